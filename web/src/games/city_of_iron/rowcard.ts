/** What is said of a building that can still be built: its name, its foot, its note. */

import { capital, told } from "../../lib/told";
import type { Note } from "../../lib/tip.svelte";
import type { Desk } from "./desk.svelte";
import type { Building } from "./table";
import { signed } from "../../lib/kit/states";

/** What is missing to build it, in short; null: nothing. */
export function missing(desk: Desk, { lacks }: Building): string | null {
  const { say, printed } = desk;
  if (!lacks) return null;
  if (lacks.land) return told(say["row-no-land"], { land: nameOf(printed.terrains[lacks.land], lacks.land) });
  if (lacks.coins === 1) return say["row-no-coin"];
  if (lacks.coins > 0) return told(say["row-no-coins"], { n: lacks.coins });
  return lacks.science > 0 ? told(say["row-no-science"], { n: lacks.science }) : null;
}

/** The points that it would add for me at the next scoring. */
export const adds = (desk: Desk, { adds: change }: Building): number => change?.vp[desk.me] ?? 0;

/** Whether its science need not be paid again. */
export function mastered(desk: Desk, building: Building): boolean {
  return building.science_price === 0 && (desk.printed.buildings[building.id]?.science ?? 0) > 0;
}

/** Price, science, land and what would come of it, as it is read aloud. */
export function spokenOf(desk: Desk, building: Building): string[] {
  const { say, printed } = desk;
  const plain = printed.buildings[building.id];
  const price = building.price ?? plain?.coins ?? 0;
  const science = building.science_price ?? plain?.science ?? 0;
  const lacks = missing(desk, building);
  const more = adds(desk, building);
  return [
    price === 1 ? say["row-coin"] : told(say["row-coins"], { n: price }),
    science > 0 ? told(say["row-science"], { n: science }) : mastered(desk, building) ? say["row-mastered"] : "",
    plain?.land ? told(say["row-on"], { land: nameOf(printed.terrains[plain.land], plain.land) }) : "",
    building.lacks ? (lacks ?? say["row-can"]) : "",
    building.adds ? (more === 0 ? say["row-adds-none"] : told(say["row-adds"], { n: more })) : "",
  ].filter(Boolean);
}

/** The building large: its text, what it would change for everybody, and why it cannot be built. */
export function noteOf(desk: Desk, building: Building, why: Note["why"]): Note {
  const { say, printed, seats, me } = desk;
  const change = building.adds;
  const plain = printed.buildings[building.id];
  const parts = change
    ? [
        ["row-places", change.places[me]] as const,
        ["row-shields", change.shields[me]] as const,
        ["row-buildings", change.buildings[me]] as const,
        ["row-income", change.coins[me]] as const,
      ].flatMap(([word, n]) => (n ? [told(say[word], { n: signed(n) })] : []))
    : [];
  const others = change
    ? seats.flatMap(({ seat, name }) =>
        seat !== me && change.vp[seat] ? [told(say["row-others"], { name, n: signed(change.vp[seat]) })] : [],
      )
    : [];
  return {
    title: plain?.name ?? building.id,
    text: plain?.text,
    more: [
      ...spokenOf(desk, building).slice(0, 3).map(capital),
      ...(parts.length > 0 ? [`${capital(say["row-if"])}: ${[...parts, ...others].join(", ")}`] : []),
      ...(building.lacks?.room ? [capital(say["row-full"])] : []),
    ],
    why,
  };
}

const nameOf = (one: { name: string } | undefined, id: string): string => (one?.name ?? id).toLowerCase();
