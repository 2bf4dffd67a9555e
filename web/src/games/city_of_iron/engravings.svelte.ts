/** The engravings of buildings and cards: those that come later are loaded when the first of them is drawn. */

import { EARLY } from "./icons";

let late = $state.raw<Record<string, string>>({});
let asked = false;

/** The path of a building's or a card's engraving; nothing, while it is on its way. */
export function engraving(id: string): string {
  if (id in EARLY) return EARLY[id]!;
  if (!asked) {
    asked = true;
    void import("./later/engravings").then(({ LATE }) => (late = LATE));
  }
  return late[id] ?? "";
}
