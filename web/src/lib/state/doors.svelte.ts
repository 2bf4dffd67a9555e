/** The addresses of this house, and the one that invitations name. */

import * as api from "../api/client";
import type { Addresses } from "../api/types";
import { bases, handedOn, isLoopback } from "../invitation";

class Doors {
  #known = $state.raw<Addresses>({ public: null, local: [] });
  #chosen = $state<string | null>(null);

  constructor() {
    api.addresses().then(
      (known) => (this.#known = known),
      () => {}, // Without them the address of this page has to do.
    );
  }

  /** All that others may come by, the likeliest first. */
  get all(): string[] {
    return bases(new URL(location.href), this.#known);
  }
  get base(): string {
    const all = this.all;
    return this.#chosen !== null && all.includes(this.#chosen) ? this.#chosen : (all[0] as string);
  }
  choose(base: string): void {
    this.#chosen = base;
  }
  /** Whether what is handed on is of no use on another device. */
  get closed(): boolean {
    return isLoopback(new URL(this.base).hostname);
  }
  /** The whole address of a place in the house, to hand to somebody. */
  address(hash: string): string {
    return handedOn(this.base, hash);
  }
}

export const doors = new Doors();
