/** Views and moves of King of Tokyo, as short as a test needs them. */

import type { Entry, Move, View } from "../src/lib/api/types";
import type { Monster, TokyoTable } from "../src/games/king_of_tokyo/table";

export function monster(part: Partial<Monster> = {}): Monster {
  return {
    figure: "kraken",
    alive: true,
    life: 10,
    most_life: 10,
    stars: 0,
    energy: 0,
    place: "outside",
    poison: 0,
    shrink: 0,
    shielded: false,
    cards: [],
    ...part,
  };
}

export function tokyo(part: Partial<TokyoTable> = {}, ply = 0): View {
  const table: TokyoTable = {
    active: 0,
    dice: [],
    rerolls: 0,
    resolved: false,
    monsters: [monster(), monster({ figure: "alienoid" })],
    bay_open: false,
    store: [null, null, null],
    deck: 63,
    top_card: null,
    top_card_seen_by: [],
    discards: [],
    copied: null,
    fewer_dice: 0,
    extra_turns: [],
    may_yield: [],
    ...part,
  };
  return {
    game: "king-of-tokyo",
    players: table.monsters.map((_, seat) => `Player ${seat + 1}`),
    you: 0,
    seat: 0,
    ply,
    over: false,
    scores: table.monsters.map((one) => one.stars),
    winners: [],
    table,
  };
}

export function reroll(faces: string, dice: number[]): Move {
  const targets = dice.map((die) => `die:${die}`);
  const notation = `reroll ${faces}`;
  const subjects = { dice: faces.split(" ") };
  return {
    id: 0,
    notation,
    label: notation,
    targets,
    together: true,
    confirm: false,
    begins: false,
    aside: false,
    verb: "reroll",
    subjects,
    facts: {},
  };
}

export function entry(ply: number, kind: string, fields: Record<string, unknown> = {}, clause = "T1"): Entry {
  return { ply, kind, clause, text: kind, fields, mark: "" };
}
