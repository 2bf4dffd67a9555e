/** The table of Vegas Showdown as its view has it. */

import type { Entry, Printed, View } from "../../lib/api/types";
import type { Counter } from "../../lib/drawing";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type VegasTable = Schemas["Table"];
export type House = Schemas["House"];
export type Lying = Schemas["Lying"];
export type Laid = Schemas["Laid"];
export type Place = Schemas["BoardPlace"];
export type Fit = Schemas["Fit"];
export type Try = Schemas["Try"];
export type Refused = Schemas["RefusedTurn"];
export type WrongNow = Schemas["WrongNow"];
export type Turn = Lying["turn"];
export type Size = Schemas["Stack"]["id"];
export type Side = Schemas["Door"]["side"];

interface Named {
  name: string;
  text?: string;
}

type Plain = Schemas["Printed"];
export type PrintedTile = Plain["tiles"][string] & Named;
export type VegasPrinted = Plain & {
  tiles: Record<string, PrintedTile>;
  events: Record<string, Plain["events"][string] & Named>;
  actions: Record<string, Plain["actions"][string] & Named>;
  phases: Record<string, Plain["phases"][string] & Named>;
  places: Record<string, Plain["places"][string] & Named>;
  sources: Record<string, Plain["sources"][string] & Named>;
  counters: Record<string, Plain["counters"][string] & Named>;
  sizes: Record<string, Plain["sizes"][string] & Named>;
  board: Schemas["Board"];
};

export const SIZES = ["small", "medium", "large"] as const satisfies Size[];
export const SOURCES = ["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"] as const;

export const tableOf = (view: View): VegasTable => view.table as VegasTable;
export const printedOf = (printed: Printed): VegasPrinted => printed as unknown as VegasPrinted;

// ------------------------------------------------------------------ for the shell

export function counters(view: View, seat: number): Counter[] {
  const house = tableOf(view).houses[seat];
  if (!house) return [];
  return [
    { id: "cash", symbol: "$", value: house.cash },
    { id: "fame", symbol: "★", value: house.fame },
  ];
}

const LOOK: Record<string, number> = {
  draw_event: 1200,
  turn_up: 500,
  bid: 350,
  win_bid: 450,
  income: 150,
  price: 80,
  gone: 300,
  publicity: 250,
  renovate: 250,
};

/** How long these events want to be looked at. */
export function pace(entries: Entry[]): number {
  return Math.min(
    2500,
    entries.reduce((sum, entry) => sum + (LOOK[entry.kind] ?? 60), 0),
  );
}
