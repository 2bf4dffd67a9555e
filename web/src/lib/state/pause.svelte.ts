/**
 * What happened since this viewer's last move, for who has not looked on: the page was opened anew or hidden, the line
 * was lost, or it took long. Who has watched it all is not told again.
 */

import type { View } from "../api/types";

const LONG = 60_000; // until even who looks on may have forgotten

interface Told {
  /** The view after this viewer's last move. */
  readonly mark: View | null;
  readonly view: View | null;
  readonly busy: boolean;
  readonly lost: object | null;
}

export class Pause {
  /** The mark since which something may have been missed, and the one that was put away. */
  #missed = $state<number | null>(null);
  #closed = $state<number | null>(null);
  #moved = false; // in this page

  readonly #told: Told;

  /** To be made where effects may be. */
  constructor(told: Told) {
    this.#told = told;
    $effect(() => {
      if (told.busy) this.#moved = true;
    });
    $effect(() => {
      const mark = told.mark;
      if (!mark) return;
      if (!this.#moved || told.lost) this.#missed = mark.ply;
      const timer = setTimeout(() => (this.#missed = mark.ply), LONG);
      const hide = () => {
        if (document.hidden) this.#missed = mark.ply;
      };
      document.addEventListener("visibilitychange", hide);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", hide);
      };
    });
  }

  /** The view since which to sum up; null: there is nothing to tell. */
  get since(): View | null {
    const { mark, view } = this.#told;
    const due = mark && view && !view.over && mark.ply < view.ply;
    return due && this.#missed === mark.ply && this.#closed !== mark.ply ? mark : null;
  }

  close(): void {
    this.#closed = this.#told.mark?.ply ?? null;
  }
}
