/** The letters and digits of the board, while the focus is in it: seven levers, and the row by number. */

import { settings } from "../../lib/state/settings.svelte";
import { LEVERS, type Desk } from "./desk.svelte";
import { KEY_OF, movesOf, pull, pulls } from "./levers";

export function key(desk: Desk, board: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement) return;
  if (event.key === "Escape") {
    if (!letGo(desk)) return;
  } else if (desk.tray?.key(event)) {
    // The letter of the tray's suggestion goes before the lever's.
  } else if (settings.value.letters !== "on" || !pressed(desk, board, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Escape lets go of what is only looked at; what is set up is let go of by the prompt. */
function letGo(desk: Desk): boolean {
  if (document.querySelector("dialog[open], :popover-open")) return false;
  if (desk.autumn?.shown) desk.autumn.shut();
  else if (desk.looked !== null) desk.looked = null;
  else if (desk.hand.up) desk.hand.up = false;
  else if (desk.lever !== null && desk.hand.quiet) desk.lever = null;
  else return false;
  return true;
}

function pressed(desk: Desk, board: HTMLElement, key: string): boolean {
  const lever = LEVERS.find((one) => KEY_OF[one] === key.toUpperCase());
  if (lever && pulls(desk) && desk.hand.quiet) {
    if (movesOf(desk, lever).length === 0) return false;
    pull(desk, lever);
    // The eye and the focus are led to what is lit now.
    if (desk.lever === lever) firstOf(board, lever)?.focus();
    return true;
  }
  const digit = Number.parseInt(key, 10);
  const card = digit >= 1 ? board.querySelector<HTMLElement>(`[data-target="row:${digit - 1}"]`) : null;
  card?.focus();
  return card !== null;
}

const firstOf = (board: HTMLElement, lever: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(
    `[data-lever~="${lever}"] button:not([aria-disabled=true]), button[data-lever~="${lever}"]:not([aria-disabled=true])`,
  );
