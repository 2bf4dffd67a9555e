/** Strength as a row of shields. */

export type Shield = "full" | "bandits" | "gain" | "gain-bandits" | "spent" | "empty";

interface Purse {
  all: number;
  bandits: number;
}

const FEWEST = 5;

/** What there is, what would come or go, and empty places up to the fewest that are shown. */
export function shields(now: Purse, then: Purse | null): Shield[] {
  const after = then ?? now;
  const row: Shield[] = [];
  const part = (have: number, would: number, kind: Shield, gain: Shield) => {
    for (let at = 0; at < Math.max(have, would); at++) row.push(at >= have ? gain : at >= would ? "spent" : kind);
  };
  part(now.all, after.all, "full", "gain");
  part(now.bandits, after.bandits, "bandits", "gain-bandits");
  while (row.length < FEWEST) row.push("empty");
  return row;
}
