/** The letters and digits of the board, while the focus is in it: three actions, and the marquees by number. */

import { settings } from "../../lib/state/settings.svelte";
import type { Desk } from "./desk.svelte";

// P leads to the prompt from every board: Publicity goes by the Fame it brings.
const ACTIONS: Record<string, string> = { V: "renovate", F: "publicity" };

export function key(desk: Desk, board: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement) return;
  if (event.key === "Escape" && desk.looked !== null) desk.looked = null;
  else if (settings.value.letters !== "on" || !pressed(desk, board, event.key.toUpperCase())) return;
  event.preventDefault();
  event.stopPropagation();
}

function pressed(desk: Desk, board: HTMLElement, letter: string): boolean {
  if (!desk.asks("choose-action", "bid-amount", "pick-stack")) return false;
  const digit = Number.parseInt(letter, 10);
  const verb = ACTIONS[letter];
  if (letter === "B") desk.auction.lead();
  else if (verb !== undefined) {
    const move = desk.move(verb);
    if (!move) return false;
    desk.control.play(move);
  } else if (digit >= 1 && digit <= desk.auction.marquees.length) {
    const place = desk.auction.marquees[digit - 1]?.[0];
    board.querySelector<HTMLElement>(`.head[data-target="place:${place?.id}"]`)?.focus();
  } else return false;
  return true;
}
