import { expect, test } from "vitest";
import { because, earners, facts, most } from "../src/games/dice_city/later/end";
import type { City } from "../src/games/dice_city/table";
import type { Entry, View } from "../src/lib/api/types";
import type { EndProps } from "../src/lib/drawing";
import type { SeatLook } from "../src/lib/seats";

const space = (id: string, vp: number | null) => ({
  space: "white 1",
  id,
  built: vp !== null,
  active: true,
  defense: null,
  vp,
  idle: false,
});

function city(places: [string, number | null][], ships = 0, raids = 0): City {
  return {
    spaces: places.map(([id, vp]) => space(id, vp)),
    ships: { "small-ship": ships },
    vp_by_source: { bandits: 0, ships: 0, locations: 0, raids, tokens: 0 },
  } as unknown as City;
}

const WORDS = {
  "ended-rows": "⟨name⟩ called it.",
  "ended-deck": "No card is left.",
  "ended-last": "⟨name⟩ was last.",
  "ended-alone": "The street is empty.",
  "most-of": "most: ⟨names⟩",
  rounds: "Rounds",
  "places-built": "Places",
  "raid-points": "Raids",
  "ships-sailed": "Ships",
  "target-points": "Needed",
};

const line = (kind: string, clause: string, fields: Record<string, unknown> = {}, mark = "") =>
  ({ ply: 9, kind, clause, text: `${kind}.`, fields, mark }) as unknown as Entry;

function over(table: Record<string, unknown>, journal: Entry[] = []): EndProps {
  const seats = ["Momo", "Ada"].slice(0, (table["cities"] as City[]).length);
  return {
    view: { scores: seats.map(() => 0), winners: [0], over: true, table } as unknown as View,
    printed: { board: WORDS, target: 50 },
    seats: seats.map((name, seat) => ({ name, seat }) as unknown as SeatLook),
    journal,
  };
}

test("the kinds of places that earn most, with all of their copies", () => {
  const mine = city([
    ["army", 1],
    ["mint", 3],
    ["army", 1],
    ["army", 2],
    ["forest", null],
    ["quarry", 0],
    ["well", 2],
    ["manor", 1],
  ]);
  expect(earners(mine, 3)).toEqual([
    { id: "army", vp: 4 },
    { id: "mint", vp: 3 },
    { id: "well", vp: 2 },
  ]);
  expect(earners(city([["forest", null]]), 3)).toEqual([]);
});

test("who has most, and nobody where there is nothing", () => {
  expect(most([2, 5, 5])).toEqual([1, 2]);
  expect(most([0, 0])).toEqual([]);
});

test("who set off the end and by which clause, and who was last", () => {
  const cities = [city([]), city([])];
  const called = { cities, set_off: { seat: 1, trigger: "rows", clause: "D12.4" }, last_seat: 0 };
  expect(because(over(called, [line("win", "D13.4", { decided_by: "vp" })]))).toEqual([
    { text: "Ada called it. Momo was last.", clause: "D12.4" },
  ]);
  const tied = line("win", "D13.5", { decided_by: "locations" });
  const ranOut = { cities, set_off: { seat: null, trigger: "deck", clause: "D12.3" }, last_seat: 1 };
  expect(because(over(ranOut, [tied]))).toEqual([
    { text: "No card is left. Ada was last.", clause: "D12.3" },
    { text: "win.", clause: "D13.5" },
  ]);
});

test("alone, whether the target was reached decides", () => {
  const alone = { cities: [city([])], set_off: null, last_seat: null };
  const journal = [line("end", "D14.7", {}, "end"), line("lose", "D14.9")];
  expect(because(over(alone, journal))).toEqual([
    { text: "The street is empty.", clause: "D14.7" },
    { text: "lose.", clause: "D14.9" },
  ]);
});

test("the match in numbers", () => {
  const cities = [
    city([["mint", 1]], 2, 0),
    city(
      [
        ["mint", 1],
        ["army", 0],
        ["cave", null],
      ],
      2,
      3,
    ),
  ];
  const told = facts(over({ cities, round: 12, alone: null }));
  expect(told.map(({ id, value, note }) => [id, value, note])).toEqual([
    ["rounds", 12, undefined],
    ["places", 3, "most: Ada"],
    ["raids", 3, "most: Ada"],
    ["ships", 4, "most: Momo and Ada"],
  ]);
  const alone = facts(over({ cities: cities.slice(0, 1), round: 9, alone: { rows_dealt: [], turns_left: 0 } }));
  expect(alone.map(({ id, value, note }) => [id, value, note])).toEqual([
    ["rounds", 9, undefined],
    ["places", 1, undefined],
    ["target", 50, undefined],
  ]);
});
