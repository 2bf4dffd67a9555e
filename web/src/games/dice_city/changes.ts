/** What a move would change in my numbers. */

import type { Desk } from "./desk.svelte";
import type { SignName } from "./signs";
import { GOODS } from "./table";

export interface ChangedNumber {
  sign: SignName;
  from: number;
  to: number;
}

/** The numbers of mine that the move which is weighed would change: goods, tokens, strength, points. */
export function changes(desk: Desk): ChangedNumber[] {
  const { me, table, then, reckoned, mine } = desk;
  const city = desk.city(me);
  const after = desk.cityThen(me);
  const found: ChangedNumber[] = [];
  const add = (sign: SignName, from: number, to: number | null | undefined) => {
    if (to !== null && to !== undefined && to !== from) found.push({ sign, from, to });
  };
  for (const good of GOODS) add(good, city.stock[good] ?? 0, after?.stock[good]);
  add("pass", city.pass_tokens, after?.pass_tokens);
  if (mine) add("strength", table.turn.strength, then ? then.turn.strength : reckoned?.strength);
  if (mine) add("bandits", table.turn.bandits_strength, then ? then.turn.bandits_strength : reckoned?.bandits);
  add("star", city.vp, after ? after.vp : reckoned ? city.vp + reckoned.vp : null);
  return found;
}

/** What is to be said of the move which is weighed beside its numbers: that it cannot be, brings nothing, or asks on. */
export function foretold({ control, say, then }: Desk): string | null {
  const { weighed } = control;
  if (!weighed) return null;
  const { move, blocked, question, stopped, reason } = weighed;
  if (move.verb === "pick") return blocked.find((one) => one.verb === "use")?.reason ?? null;
  if (move.verb !== "use") return null;
  if (stopped !== null) return reason;
  if (then?.turn.die) return question?.prompt ?? null; // it is at work until all that it brings is done
  return move.facts["idle"] === true ? say["no-effect"] : null;
}
