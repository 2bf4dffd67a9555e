/** How piles look: the height of a deck, the tokens of a stack. */

/** How high a deck stands, in pixels: one card shows no edge, all of them twelve. */
export function thickness(count: number, most: number): number {
  if (count <= 1) return 0;
  return Math.max(2, Math.round(12 * Math.min(1, count / Math.max(most, 2))));
}

/** How many tokens of a stack are drawn; the number says the rest. */
export function drawn(count: number, most = 4): number {
  return Math.max(0, Math.min(count, most));
}

export type Socket = "full" | "gained" | "spent" | "empty";

/** A row of sockets for what there is, what would be added or taken, and what is still asked for. */
export function sockets(have: number, change: number, places: number): Socket[] {
  const kept = Math.max(0, Math.min(have, have + change));
  const row: Socket[] = [];
  for (let at = 0; at < kept; at++) row.push("full");
  for (let at = kept; at < have; at++) row.push("spent");
  for (let at = have; at < have + change; at++) row.push("gained");
  while (row.length < places) row.push("empty");
  return row;
}
