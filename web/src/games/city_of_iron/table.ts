/** The table of City of Iron as its view has it. */

import type { Entry, Printed, View } from "../../lib/api/types";
import type { BoardWords, Counter, Score } from "../../lib/drawing";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type IronTable = Schemas["Table"];
export type Nation = Schemas["Nation"];
export type City = Schemas["City"];
export type Standing = Schemas["Standing"];
export type Building = Schemas["Building"];
export type Change = Schemas["Change"];
export type Track = Schemas["Track"];
export type Payment = Schemas["Payment"];
export type CardPile = Schemas["CardPile"];
export type Phase = IronTable["phase"];

interface Named {
  name: string;
  text?: string;
  /** The same in a few words and signs. */
  few?: string;
}
type Plain = Schemas["Printed"];
type WithNames<T> = {
  [Things in keyof T]: T[Things] extends Record<string, infer One> ? Record<string, One & Named> : T[Things];
};
export type PrintedCard = Plain["cards"][string] & Named;
export type PrintedBuilding = Plain["buildings"][string] & Named;
export type PrintedTown = Plain["towns"][string] & Named;
export type PrintedLand = Plain["lands"][string] & Named;
export type PrintedGood = Plain["goods"][string] & Named;
export type IronPrinted = WithNames<Omit<Plain, "numbers">> & Pick<Plain, "numbers"> & { board: Schemas["Board"] };

export const KINDS = ["citizen", "military"] as const;
export const SYMBOLS = ["hammers", "compasses", "guns"] as const;
export const STACKS = ["one-star", "two-star", "three-star"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Kind = (typeof KINDS)[number];
export type Symbol = (typeof SYMBOLS)[number];

export const tableOf = (view: View): IronTable => view.table as IronTable;
export const printedOf = (printed: Printed): IronPrinted => printed as unknown as IronPrinted;

// ------------------------------------------------------------------ for the shell

export function counters(view: View, seat: number): Counter[] {
  const nation = tableOf(view).nations[seat];
  if (!nation) return [];
  return [
    { id: "vp", symbol: "✪", value: nation.vp },
    { id: "coins", symbol: "⛁", value: nation.coins },
    { id: "science", symbol: "⚗", value: nation.science },
  ];
}

const LOOK: Record<string, number> = {
  round: 700,
  season: 500,
  bid: 350,
  play: 350,
  build: 500,
  store: 350,
  conquer: 600,
  seize: 600,
  row_fill: 400,
  place: 120,
  income: 200,
  bought: 400,
};

/** How long these events want to be looked at. */
export function pace(entries: Entry[]): number {
  return Math.min(
    3000,
    entries.reduce((sum, entry) => sum + (LOOK[entry.kind] ?? 50), 0),
  );
}

// ------------------------------------------------------------------ points

/** The five bonuses of the end, in the rulebook's order. */
export const BONUSES = ["coins", "distance", "buildings", "cards", "towns"] as const;

const GAINS = ["place", "shield", "building_vp", "bonus"];

/** What a line of the journal adds to a seat's points. */
export function score(entry: Entry): Score | null {
  const { seat, vp } = entry.fields;
  if (typeof seat !== "number" || typeof vp !== "number") return null;
  if (GAINS.includes(entry.kind)) return { seat, amount: vp, clause: entry.clause };
  return entry.kind === "penalty" ? { seat, amount: -vp, clause: entry.clause } : null;
}

export const sources = (words: BoardWords): Record<string, string> => ({
  "I13.2": words["ended-places"] ?? "",
  "I13.3": words["ended-places"] ?? "",
  "I13.5": words["ended-shields"] ?? "",
  "I13.6": words["ended-buildings"] ?? "",
  "I14.3": words["ended-stored"] ?? "",
});
