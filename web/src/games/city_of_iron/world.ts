/** What is said of lands and towns: what they ask for, what they would add, what I lack for them. */

import { told } from "../../lib/told";
import type { Note } from "../../lib/tip.svelte";
import { listed } from "../../lib/words";
import type { Desk } from "./desk.svelte";
import { points } from "./goods";
import { amount } from "./amounts";

/** Goods of a town or a building, the most of one first. */
export const goodsOf = (goods: Record<string, number>): [string, number][] =>
  Object.entries(goods)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1]);

function spokenGoods(desk: Desk, goods: Record<string, number>): string {
  return listed(goodsOf(goods).map(([id, n]) => `${n} ${desk.printed.goods[id]?.name ?? id}`));
}

/** What I lack for a land, in words; empty: nothing. */
export function landLacks(desk: Desk, land: string): string {
  const reach = desk.table.reach?.lands[land];
  const { say, printed } = desk;
  if (!reach || reach.open) return "";
  if (reach.token) return say["world-lacks-token"];
  if (reach.card) return told(say["world-lacks-card"], { card: printed.cards[reach.card]?.name ?? "" });
  const parts = [
    reach.compasses > 0 ? amount(say, "compasses", reach.compasses) : "",
    reach.vehicle ? (printed.vehicles[reach.vehicle]?.name ?? "") : "",
  ].filter(Boolean);
  return told(say["world-lacks"], { what: listed(parts) });
}

export function townLacks(desk: Desk, town: string): string {
  const reach = desk.table.reach?.towns[town];
  const { say } = desk;
  if (!reach || reach.open) return "";
  if (reach.eyes > 0) return told(say["world-lacks-eyes"], { n: reach.eyes });
  if (reach.either) return say["world-lacks-either"];
  const parts = [
    reach.guns > 0 ? amount(say, "guns", reach.guns) : "",
    reach.compasses > 0 ? amount(say, "compasses", reach.compasses) : "",
  ].filter(Boolean);
  return told(say["world-lacks"], { what: listed(parts) });
}

export function landName(desk: Desk, land: string): string {
  const { say, printed } = desk;
  const thing = printed.lands[land];
  if (!thing) return land;
  const vehicle =
    thing.vehicle === "none" ? "" : told(say["world-needs"], { vehicle: printed.vehicles[thing.vehicle]?.name ?? "" });
  return [
    thing.name,
    thing.terrain.map((id) => printed.terrains[id]?.name ?? id).join(", "),
    told(say["world-distance"], { n: thing.distance }),
    vehicle,
    landLacks(desk, land) || (desk.table.reach?.lands[land]?.open ? say["world-open-land"] : ""),
  ]
    .filter(Boolean)
    .join(", ");
}

export function townName(desk: Desk, town: string): string {
  const { say, printed, table, me, seats } = desk;
  const thing = printed.towns[town];
  if (!thing) return town;
  const reach = table.reach?.towns[town];
  const holder = table.nations.findIndex((nation) => nation.towns.includes(town));
  return [
    thing.name,
    holder >= 0 ? told(say["world-held"], { name: seats[holder]?.name ?? "" }) : "",
    amount(say, "guns", thing.defense),
    amount(say, "compasses", thing.distance),
    spokenGoods(desk, thing.goods),
    reach ? told(say["world-adds"], { vp: points(desk, reach.adds.vp[me] ?? 0) }) : "",
    townLacks(desk, town) || (reach?.open ? say["world-open-town"] : ""),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the shell's note says of a town, with why it cannot be taken. */
export function townNote(desk: Desk, town: string): Note {
  const thing = desk.printed.towns[town];
  const [title = "", ...more] = townName(desk, town).split(", ");
  return {
    title: thing?.name ?? title,
    text: thing?.text ?? "",
    more: [more.join(", ")],
    why: desk.control.why(`town:${town}`),
  };
}

export function landNote(desk: Desk, land: string): Note {
  const thing = desk.printed.lands[land];
  const [title = "", ...more] = landName(desk, land).split(", ");
  return {
    title: thing?.name ?? title,
    text: thing?.text ?? "",
    more: [more.join(", ")],
    why: desk.control.why(`land:${land}`),
  };
}
