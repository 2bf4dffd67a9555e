/** What a plan would change, number by number: read off the table before and after it, and what would happen on the way. */

import type { Entry } from "../../lib/api/types";
import type { IronTable } from "./table";

export interface Effect {
  id: string;
  /** What stands for it. */
  sign: string;
  /** How it changes; or from where to where. */
  by: number;
  from?: number;
  to?: number;
  /** Whether points of the next scoring: it is said so. */
  scoring?: boolean;
  income?: boolean;
  /** The seat, where it is not mine. */
  seat?: number;
}

/** The changes for this seat, then for the others. */
export function effectsOf(now: IronTable, then: IronTable, entries: Entry[], me: number): Effect[] {
  const [mine, after] = [now.nations[me], then.nations[me]];
  if (!mine || !after) return [];
  const found: Effect[] = [];
  const add = (id: string, sign: string, by: number, more: Partial<Effect> = {}) => {
    if (by !== 0) found.push({ id, sign, by, ...more });
  };
  add("coins", "coins", after.coins - mine.coins);
  add("science", "science", after.science - mine.science);
  add("vp", "vp", after.vp - mine.vp);
  // A conquest is not foreseen to its end: a town would come to light. What it changes is reckoned all the same.
  const attack = entries.find(({ kind, fields }) => kind === "attack" && fields["seat"] === me);
  const reach = attack ? now.reach?.towns[attack.fields["town"] as string] : undefined;
  if (reach) {
    add("income", "coins", reach.adds.coins[me] ?? 0, { income: true });
    for (const track of reach.tracks) addTrack(track.id, track.counts[me] ?? 0);
    add("scoring", "vp", reach.adds.vp[me] ?? 0, { scoring: true });
    reach.adds.vp.forEach((by, seat) => seat !== me && add(`scoring-${seat}`, "vp", by, { scoring: true, seat }));
    return found;
  }
  add("income", "coins", after.income + after.leader_coins - mine.income - mine.leader_coins, { income: true });
  for (const track of then.goods) addTrack(track.id, track.counts[me] ?? 0);
  add("citizen", "citizen", after.citizen_draws - mine.citizen_draws);
  add("military", "military", after.military_draws - mine.military_draws);
  add("cards", "cards", handOf(then, me) - handOf(now, me));
  if (now.coming.scoring !== null) {
    add("scoring", "vp", after.if_scored.vp - mine.if_scored.vp, { scoring: true });
    then.nations.forEach((nation, seat) => {
      const by = nation.if_scored.vp - (now.nations[seat]?.if_scored.vp ?? 0);
      if (seat !== me) add(`scoring-${seat}`, "vp", by, { scoring: true, seat });
    });
  }
  return found;

  function addTrack(id: string, to: number): void {
    const from = now.goods.find((track) => track.id === id)?.counts[me] ?? 0;
    add(id, id, to - from, { from, to });
  }
}

function handOf(table: IronTable, seat: number): number {
  const { hand } = table.nations[seat]!;
  return hand.cards.length + Object.values(hand.hidden).reduce((sum, n) => sum + n, 0);
}
