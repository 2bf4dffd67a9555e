/** Since when players are away, as far as this page has seen them go. */

import { SvelteMap } from "svelte/reactivity";
import type { SeatInfo } from "../api/types";

type Sitting = Pick<SeatInfo, "seat" | "kind" | "online">;

export class Presence {
  readonly #gone = new SvelteMap<number, number>();
  #here = new Set<number>();

  /** Who sits here now; told at every change. */
  note(seats: Sitting[], now = Date.now()): void {
    const here = new Set(seats.filter((one) => one.kind === "person" && one.online).map((one) => one.seat));
    for (const { seat, kind } of seats) {
      if (here.has(seat) || kind !== "person") this.#gone.delete(seat);
      else if (this.#here.has(seat)) this.#gone.set(seat, now);
    }
    this.#here = here;
  }

  /** When somebody went; null: they are here, or were gone before this page was opened. */
  since(seat: number): number | null {
    return this.#gone.get(seat) ?? null;
  }
}
