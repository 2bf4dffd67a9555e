/** The table of Dice City as its view has it. */

import type { Entry, Printed, View } from "../../lib/api/types";
import type { Counter } from "../../lib/drawing";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type CitiesTable = Schemas["Table"];
export type City = Schemas["City"];
export type Space = Schemas["Space"];
export type Die = Schemas["Die"];
export type Points = Schemas["Points"];
export type Colour = Die["colour"];
export type Step = CitiesTable["turn"]["step"];

interface Named {
  name: string;
  text?: string;
  /** What it does, as one short line of symbols, and with a few words. */
  short?: string;
  few?: string;
}

type Plain = Schemas["Printed"];
export type PrintedLocation = Plain["locations"][string] & Named;
export type Type = PrintedLocation["type"];
export type CityPrinted = Plain & {
  locations: Record<string, PrintedLocation>;
  bandits: Record<string, Plain["bandits"][string] & Named>;
  ships: Record<string, Plain["ships"][string] & Named>;
  goods: Record<string, Plain["goods"][string] & Named>;
  types: Record<string, Plain["types"][string] & Named>;
  colours: Record<string, Plain["colours"][string] & Named>;
  spaces: Record<string, Plain["spaces"][string] & Named>;
  steps: Record<string, Named>;
  board: Schemas["Board"];
};

export const COLOURS = ["white", "yellow", "red", "blue", "black"] as const satisfies Colour[];
export const GOODS = ["wood", "stone", "iron", "gold"] as const;
export type Good = (typeof GOODS)[number];
export const STEPS = ["dice", "attack", "build", "end"] as const satisfies Step[];
export const SOURCES = ["bandits", "ships", "locations", "raids", "tokens"] as const satisfies (keyof Points)[];
export const COLUMNS = 6;

export const tableOf = (view: View): CitiesTable => view.table as CitiesTable;
export const printedOf = (printed: Printed): CityPrinted => printed as unknown as CityPrinted;

/** The column of a space, from 1: the face that brings a die there. */
export function columnOf(printed: CityPrinted, space: string | null): number {
  return (space !== null && printed.spaces[space]?.column) || 0;
}

/** The row of a space, from 0. */
export function rowOf(printed: CityPrinted, space: string): number {
  const row = printed.spaces[space]?.row;
  return row === undefined ? 0 : COLOURS.indexOf(row as Colour);
}

/** What a cost is made of, unit by unit, and which of them a stock lacks: the last ones of each good. */
export function units(cost: Record<string, number>, stock: Record<string, number> | null): [Good, boolean][] {
  return GOODS.flatMap((good) =>
    Array.from({ length: cost[good] ?? 0 }, (_, at): [Good, boolean] => [
      good,
      stock !== null && at >= (stock[good] ?? 0),
    ]),
  );
}

const held = (cards: Record<string, number>): number => Object.values(cards).reduce((sum, one) => sum + one, 0);

export const banditsHeld = (city: City): number => held(city.bandits);
export const shipsHeld = (city: City): number => held(city.ships);

// ------------------------------------------------------------------ for the shell

export function counters(view: View, seat: number): Counter[] {
  const city = tableOf(view).cities[seat];
  if (!city) return [];
  return [
    { id: "vp", symbol: "★", value: city.vp },
    ...GOODS.map((good) => ({ id: good, symbol: SYMBOL[good], value: city.stock[good] ?? 0 })),
    { id: "pass", symbol: "☾", value: city.pass_tokens },
  ];
}

/** The characters that stand for goods in texts. */
export const SYMBOL: Record<Good, string> = { wood: "≡", stone: "◆", iron: "▰", gold: "●" };

const LOOK: Record<string, number> = {
  roll: 650,
  reroll: 550,
  move: 300,
  spend_die: 250,
  use: 350,
  gain: 220,
  pay: 120,
  give_back: 300,
  rob: 450,
  pass_tokens: 200,
  vp: 300,
  strength: 250,
  bandits_strength: 250,
  defeat: 650,
  raid: 650,
  deactivate: 250,
  reactivate: 350,
  refresh: 450,
  turn_up: 200,
  buy: 350,
  muster: 250,
  trade_ship: 650,
  build: 500,
  set_off: 900,
};

/** How long these events want to be looked at. */
export function pace(entries: Entry[]): number {
  return Math.min(
    2000,
    entries.reduce((sum, entry) => sum + (LOOK[entry.kind] ?? 60), 0),
  );
}
