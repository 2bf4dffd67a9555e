/** The table of King of Tokyo as its view has it. */

import type { Entry, Printed, View } from "../../lib/api/types";
import type { BoardWords, Counter, Score } from "../../lib/drawing";
import type { Note } from "../../lib/tip.svelte";
import { plainId } from "./icons";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type TokyoTable = Schemas["Table"];
export type Monster = Schemas["Monster"];
export type OwnedCard = Schemas["Card"];
export type Ware = Schemas["Ware"];
export type Place = Monster["place"];
export type Face = TokyoTable["dice"][number];

export const FACES = ["1", "2", "3", "heart", "energy", "claw"] as const satisfies Face[];

export const tableOf = (view: View): TokyoTable => view.table as TokyoTable;

export function counters(view: View, seat: number): Counter[] {
  const monster = tableOf(view).monsters[seat];
  if (!monster) return [];
  return [
    { id: "life", symbol: "♥", value: monster.life },
    { id: "stars", symbol: "★", value: monster.stars },
    { id: "energy", symbol: "⚡", value: monster.energy },
    { id: "poison", symbol: "☠", value: monster.poison },
    { id: "shrink", symbol: "⊙", value: monster.shrink },
  ];
}

/** Dice that show the same face can stand in for one another. */
export function alike(target: string, view: View): string {
  const die = /^die:(\d+)$/.exec(target);
  return die ? `face:${tableOf(view).dice[Number(die[1])] ?? "?"}` : target;
}

export function score(entry: Entry): Score | null {
  const { seat, amount } = entry.fields;
  if (typeof seat !== "number" || typeof amount !== "number") return null;
  if (entry.kind === "stars") return { seat, amount, clause: entry.clause };
  if (entry.kind === "lose_stars") return { seat, amount: -amount, clause: entry.clause };
  return null;
}

export const sources = (words: BoardWords): Record<string, string> => ({
  "T4.1.1": words["starting"] ?? "",
  "T4.3.1": words["numbers"] ?? "",
  "T4.4.5": words["entering"] ?? "",
});

const LOOK: Record<string, number> = {
  roll: 950,
  reroll: 900,
  first_roll: 250,
  turn: 200,
  damage: 420,
  stars: 260,
  energy: 160,
  heal: 260,
  enter: 500,
  yield: 450,
  leave: 350,
  buy: 900,
  sweep: 500,
  eliminate: 800,
  probe: 800,
  turn_die: 600,
  choose: 350,
  stay: 350,
  win: 600,
};

/** How long these events want to be looked at. */
export function pace(entries: Entry[]): number {
  return Math.min(
    2200,
    entries.reduce((sum, entry) => sum + (LOOK[entry.kind] ?? 120), 0),
  );
}

interface Named {
  name: string;
  text?: string;
}

type TokyoPrinted = Schemas["Printed"];
type Tables = {
  cards: Record<string, TokyoPrinted["cards"][string] & Named>;
  faces: Record<string, TokyoPrinted["faces"][string] & Named>;
  monsters: Record<string, Named>;
  places: Record<string, Named>;
  kinds: Record<string, Named>;
  board: Schemas["Board"];
};

export const printedOf = (printed: Printed): TokyoPrinted & Tables =>
  ({ cards: {}, faces: {}, monsters: {}, places: {}, kinds: {}, board: {}, ...printed }) as unknown as TokyoPrinted &
    Tables;

/** What stands on the board beside its things. */
export const boardOf = (printed: Printed): Schemas["Board"] => printedOf(printed).board;

/** What a card says, for its note. */
export function cardNote(printed: Printed, id: string): Note {
  const { cards, kinds } = printedOf(printed);
  const card = cards[id];
  if (!card) return { title: id };
  return {
    title: card.name,
    kind: `${kinds[card.kind]?.name} · ${card.cost} ⚡`,
    text: card.text,
    clause: plainId(id),
  };
}

export function monsterName(printed: Printed, figure: string): string {
  return printedOf(printed).monsters[figure]?.name ?? "";
}
