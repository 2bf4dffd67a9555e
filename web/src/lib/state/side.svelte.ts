/** What lies beside the board: a column where there is room for one, else a drawer over the board's edge. */

import { MediaQuery } from "svelte/reactivity";
import { Stored } from "./stored.svelte";

const kept = new Stored<{ folded: boolean }>("parlour.side", { folded: false });
const roomy = new MediaQuery("(min-width: 1200px) and (min-height: 500px)");

export class Side {
  #drawn = $state(false); // the drawer, which nobody wants to find open again

  readonly #wide: () => boolean;

  constructor(wide: () => boolean) {
    this.#wide = wide;
  }

  get #column(): boolean {
    return roomy.current && !this.#wide();
  }
  /** Whether it stands beside the board, and takes room from it. */
  get beside(): boolean {
    return this.#column && !kept.value.folded;
  }
  get open(): boolean {
    return this.#column ? !kept.value.folded : this.#drawn;
  }
  toggle(): void {
    if (this.#column) kept.change({ folded: !kept.value.folded });
    else this.#drawn = !this.#drawn;
  }
  /** Close the drawer; whether there was one. */
  shut(): boolean {
    const was = !this.#column && this.#drawn;
    this.#drawn = false;
    return was;
  }
}
