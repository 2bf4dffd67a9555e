/** The keys of a tile in the hand, while the focus is in the board: it is turned, moved, laid and let go. */

import { settings } from "../../lib/state/settings.svelte";
import type { Hand } from "./hand.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the key was for the hand. Arrows and Enter are, where the focus is on the sheet. */
export function layKey(hand: Hand, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || hand.tile === null || !(hand.placing || hand.renovating))
    return false;
  const at = event.target as Element;
  const onSheet = at.closest("[data-part=sheet]") !== null && at.closest(".handle, .bubble") === null;
  const step = onSheet ? ARROWS[event.key] : undefined;
  const letter = settings.value.letters === "on" ? event.key.toUpperCase() : "";
  if (step) hand.step(...step);
  else if (letter === "R") hand.turnBy(event.shiftKey ? -1 : 1);
  else if (letter === "N") hand.nextPlace();
  else if (event.key === "Enter" && onSheet) {
    if (!event.repeat && (hand.laid || (hand.lay() && hand.renovating))) hand.confirm();
  } else if (event.key === "Escape") hand.lift();
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
