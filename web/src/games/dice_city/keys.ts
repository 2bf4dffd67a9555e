/** The letters and digits of the board, while the focus is in it. */

import { flushSync } from "svelte";
import { settings } from "../../lib/state/settings.svelte";
import type { Desk, Tab } from "./desk.svelte";
import { uses } from "./uses";

/** Where each letter leads: the part of the board, and on a phone the tab that shows it. */
const PARTS: Record<string, [string, Tab]> = {
  D: ["city", "city"],
  M: ["market", "market"],
  R: ["rival", "rivals"],
  H: ["harbour", "market"],
  S: ["stock", "city"],
};

export function key(desk: Desk, board: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const letter = event.key.toUpperCase();
  const digit = Number.parseInt(event.key, 10);
  if (digit >= 1 && digit <= 6 && desk.asking !== null) {
    const move = uses(desk)[digit - 1]?.move;
    if (!move) return;
    desk.play(move);
  } else if (
    event.key === "Enter" &&
    desk.control.armed &&
    event.target instanceof Element &&
    !event.target.closest("button")
  ) {
    desk.control.play(desk.control.armed);
  } else if (event.key === "Escape" && desk.unpaid) {
    desk.unpaid = null;
  } else if (settings.value.letters !== "on") return;
  else if (letter === "U") {
    desk.purse = !desk.purse;
  } else if (PARTS[letter]) {
    const [part, tab] = PARTS[letter];
    desk.tab = tab;
    flushSync(); // on a phone the part is there only now
    board
      .querySelector<HTMLElement>(`[data-part=${part}] [tabindex="0"][data-piece], [data-part=${part}] button`)
      ?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
