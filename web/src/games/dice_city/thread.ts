/** The way that the effect of a die goes from house to house, where one house uses another. */

import type { Entry } from "../../lib/api/types";

/** The chain of spaces after these events: the first has the die, each following one is used by the one before it. */
export function chainAfter(chain: string[], entries: Entry[], seat: number): string[] {
  let found = chain;
  for (const { kind, fields } of entries) {
    if (fields["seat"] !== seat) continue;
    const space = String(fields["space"]);
    if (kind === "use") found = fields["copied"] === true ? [...found, space] : [space];
    else if (kind === "spend_die" || kind === "end_dice" || kind === "turn") found = [];
  }
  return found;
}

/** The chain as far as it leads to the house that asks, as after an undo; from the die straight there where it is not known. */
export function chainTo(chain: string[], die: string | null, asks: string | null): string[] {
  if (die === null || asks === null) return chain;
  const at = chain.lastIndexOf(asks);
  if (chain[0] === die && at >= 0) return chain.slice(0, at + 1);
  return die === asks ? [die] : [die, asks];
}
