import { describe, expect, test, vi } from "vitest";
import type { Entry } from "../src/lib/api/types";
import { readAutumn, sinceAutumn } from "../src/games/city_of_iron/later/autumn.svelte";
import { score } from "../src/games/city_of_iron/table";

vi.mock("../src/lib/state/settings.svelte", () => ({ settings: { pace: 1 } }));

const entry = (kind: string, fields: Record<string, unknown> = {}): Entry => ({
  kind,
  fields,
  clause: "I11.1",
  mark: "",
  ply: 1,
  text: "",
});
const AUTUMN = [
  entry("tax", { seat: 1 }),
  entry("season", { season: "autumn" }),
  entry("row_discard", { buildings: ["inn", "mine"], slots: [0, 1], reason: "autumn", seat: null }),
  entry("row_fill", { buildings: ["palace"], slots: [3], decks: { B: 1 } }),
  entry("scoring", { round: 3 }),
  entry("place", { seat: 0, good: "ore", place: 1, vp: 3 }),
  entry("shield", { seat: 0, good: "ore", vp: 1 }),
  entry("place", { seat: 1, good: "ore", place: 2, vp: 1 }),
  entry("building_vp", { seat: 1, vp: 4 }),
  entry("income", { seat: 0, coins: 5, leader: 2 }),
  entry("science", { seat: 1, amount: 2 }),
  entry("draw", { seat: 0, deck: "citizen", card: null, unseen: 1 }),
  entry("season", { season: "winter" }),
  entry("science", { seat: 1, amount: 9 }),
];

describe("the ledger of an autumn", () => {
  test("begins where autumn does", () => {
    expect(sinceAutumn(AUTUMN)?.[0]?.fields["season"]).toBe("autumn");
    expect(sinceAutumn([entry("tax", { seat: 0 })])).toBeNull();
  });

  test("tells each of the six steps, and nothing of winter", () => {
    const found = readAutumn(sinceAutumn(AUTUMN) ?? [], 3, [10, 12]);
    expect(found).toMatchObject({ round: 3, fell: 2, came: [["B", 1]], scored: true, over: false });
    expect(found.goods).toEqual({
      ore: [
        { seat: 0, place: 3, shield: 1 },
        { seat: 1, place: 1, shield: 0 },
      ],
    });
    expect(found.buildings).toEqual([0, 4]);
    expect(found.income).toEqual([7, 0]);
    expect(found.science).toEqual([0, 2]);
    expect(found.draws[0]).toEqual({ citizen: 1, military: 0 });
  });
});

test("points are told by the lines that bring them, and take them", () => {
  expect(score(entry("place", { seat: 1, good: "ore", place: 1, vp: 3 }))).toMatchObject({ seat: 1, amount: 3 });
  expect(score(entry("penalty", { seat: 0, buildings: 2, vp: 2 }))).toMatchObject({ seat: 0, amount: -2 });
  expect(score(entry("total", { seat: 0, vp: 40 }))).toBeNull();
});
