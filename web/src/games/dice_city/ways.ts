/** What is bought though something is lacking: pass tokens and gold get that first, in ways that the engine has found. */

import type { Then } from "../../lib/state/foresight.svelte";
import type { Desk } from "./desk.svelte";
import { told } from "../../lib/told";
import { GOODS, SYMBOL, type City } from "./table";

export type Way = City["ways"][string][number];

/** The ways to buy what lies there; none where it can simply be bought, or nothing is bought now. */
export function waysFor(desk: Desk, id: string, target: string): Way[] {
  if (!desk.asks("buy") || desk.control.lit(target)) return [];
  return desk.city(desk.me).ways[id] ?? [];
}

/** The moves of a way, one after the other, and the purchase. */
export function stepsOf(way: Way, target: string): Then[] {
  const each = (verb: "spend" | "trade"): Then[] =>
    GOODS.flatMap((good) =>
      Array.from(
        { length: way[verb][good] ?? 0 },
        (): Then => (move) => move.verb === verb && move.subjects["good"] === good,
      ),
    );
  return [...each("spend"), ...each("trade"), (move) => move.verb.startsWith("buy") && move.targets.includes(target)];
}

const got = (way: Way): [(typeof GOODS)[number], number][] =>
  GOODS.flatMap((good) => {
    const n = (way.spend[good] ?? 0) + (way.trade[good] ?? 0);
    return n > 0 ? [[good, n] as [typeof good, number]] : [];
  });

/** What it takes, in signs: "2 ☾ 1 ●". */
export function priceOf(way: Way): string {
  return [way.pass_tokens ? `${way.pass_tokens} ☾` : "", way.gold ? `${way.gold} ●` : ""].filter(Boolean).join(" ");
}

/** With what it brings: "2 ☾ → 1 ◆". */
export function shortWay(way: Way): string {
  const goods = got(way).map(([good, n]) => `${n} ${SYMBOL[good]}`);
  return `${priceOf(way)} → ${goods.join(" ")}`;
}

/** The same in words, with what comes of it. */
export function spokenWay({ say, printed }: Desk, way: Way): string {
  const price = [
    way.pass_tokens ? told(say["n-pass-tokens"], { n: way.pass_tokens }) : "",
    way.gold ? told(say["n-gold"], { n: way.gold }) : "",
  ].filter(Boolean);
  const goods = got(way).map(([good, n]) => `${n} ${printed.goods[good]?.name.toLowerCase()}`);
  return told(say["way-to-buy"], { price: price.join(", "), goods: goods.join(", ") });
}
