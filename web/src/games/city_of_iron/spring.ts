/** What a gate of the turn track would bring, in words. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";

const named = (desk: Desk, seat: number): string => desk.seats[seat]?.name ?? "";

/** Where I act in this order: "2nd: after Bruno, before Clio". */
export function placeIn(desk: Desk, order: number[]): string {
  const { say, me } = desk;
  const at = order.indexOf(me);
  if (at < 0) return "";
  const nth = (say as Record<string, string>)[`nth-${at + 1}`] ?? String(at + 1);
  const [before, after] = [order[at - 1], order[at + 1]];
  if (before === undefined && after === undefined) return told(say["gates-alone"], { nth });
  const names = {
    nth,
    before: before === undefined ? "" : named(desk, before),
    after: after === undefined ? "" : named(desk, after),
  };
  if (before === undefined) return told(say["gates-before"], names);
  return told(after === undefined ? say["gates-after"] : say["gates-between"], names);
}

/** Those who have still to bid after me. */
export const toBid = (desk: Desk): number[] => desk.table.bid_track.filter((seat) => seat !== desk.me);

/** What a bid for this gate would bring: my place, coins left, and who may still come before me. */
export function bidLine(desk: Desk, id: string): string {
  const { say, table } = desk;
  const slot = table.turn_track.find((one) => one.id === id);
  if (!slot?.bid) return "";
  const higher = table.turn_track.slice(table.turn_track.indexOf(slot) + 1).some((one) => one.seat === null);
  const names = toBid(desk).map((seat) => named(desk, seat));
  const either = new Intl.ListFormat(document.documentElement.lang || undefined, { type: "disjunction" });
  return [
    placeIn(desk, slot.bid.order),
    higher && names.length > 0 ? told(say["gates-unless"], { names: either.format(names) }) : "",
    told(say["gates-coins"], { coins: slot.bid.coins }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The turn order with my cube in another's place. */
export function swapped(desk: Desk, other: number): number[] {
  const { me, table } = desk;
  return table.turn_order.map((seat) => (seat === me ? other : seat === other ? me : seat));
}

export function swapLine(desk: Desk, other: number): string {
  const coins = desk.thenMine?.coins;
  return [placeIn(desk, swapped(desk, other)), coins === undefined ? "" : told(desk.say["gates-coins"], { coins })]
    .filter(Boolean)
    .join(" · ");
}

export const nationLine = (desk: Desk, nation: string): string => desk.printed.nations[nation]?.text ?? "";
