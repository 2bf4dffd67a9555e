import { expect, test } from "vitest";
import { asPlan, countingOf, countsIn, mostOf } from "../src/games/dice_city/later/counting";
import { gone } from "../src/games/dice_city/meters";
import { shields } from "../src/games/dice_city/shields";
import { MARKS, marked } from "../src/games/dice_city/signs";
import { symbols } from "../src/games/dice_city/symbols";
import { told } from "../src/lib/told";
import { seatsFrom } from "../src/lib/seats";
import { counters, units } from "../src/games/dice_city/table";
import { chainAfter, chainTo } from "../src/games/dice_city/thread";
import type { Entry, View } from "../src/lib/api/types";
import { move } from "./moves";

/** A line with its signs in brackets, and a bar where it may break. */
const written = (line: string): string =>
  marked(line)
    .map(
      ({ bits, gap }, at) =>
        (at === 0 ? "" : gap ? " " : "|") + bits.map((bit) => ("sign" in bit ? `[${bit.sign}]` : bit.text)).join(""),
    )
    .join("");

test("what the board fills in stands in its words, and what it does not know stays", () => {
  expect(told("⟨n⟩ of ⟨of⟩", { n: 3, of: 4 })).toBe("3 of 4");
  expect(told("⟨name⟩’s city", { name: "Clio" })).toBe("Clio’s city");
  expect(told("⟨n⟩ left", {})).toBe("⟨n⟩ left");
  expect(told(undefined, { n: 1 })).toBe("");
});

test("a short line is cut into signs and words, and breaks where it may", () => {
  expect(written("+2 ≡")).toBe("+2[wood]");
  expect(written("⊗: +3 ⚔")).toBe("[closes]: +3[strength]");
  expect(written("1●→3◔")).toBe("1[gold]→|3[any]");
  expect(written("+1⚔/1●→4⚔")).toBe("+1[strength]/|1[gold]→|4[strength]");
  expect(written("worth 1 ★ per ✎ in its row ↔")).toBe("worth 1[star] per [cultural] in its row [row]");
  expect(written("–")).toBe("–");
});

test("the last units of a good are the ones that are missing", () => {
  expect(units({ wood: 2, stone: 0, iron: 1, gold: 0 }, { wood: 1, iron: 1 })).toEqual([
    ["wood", false],
    ["wood", true],
    ["iron", false],
  ]);
  expect(units({ gold: 1 }, null)).toEqual([["gold", false]]);
});

test("strength is a row of shields: what is there, what would go or come, and at least five places", () => {
  expect(shields({ all: 2, bandits: 1 }, null)).toEqual(["full", "full", "bandits", "empty", "empty"]);
  expect(shields({ all: 5, bandits: 0 }, { all: 1, bandits: 0 })).toEqual(["full", "spent", "spent", "spent", "spent"]);
  expect(shields({ all: 1, bandits: 0 }, { all: 2, bandits: 3 })).toEqual([
    "full",
    "gain",
    "gain-bandits",
    "gain-bandits",
    "gain-bandits",
  ]);
});

test("a meter is full when nothing is left, and empty where it cannot be", () => {
  expect([gone(10, 100), gone(0, 18), gone(12, null), gone(null, 6), gone(20, 10)]).toEqual([0.9, 1, 0, 0, 0]);
});

test("the others follow in the order of play", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

test("every sign that counts something has a symbol for texts", () => {
  const view = { table: { cities: [{ vp: 3, stock: { wood: 1 }, pass_tokens: 2 }] } } as unknown as View;
  const known = symbols({});
  for (const counter of counters(view, 0)) {
    expect(known[counter.symbol]).toBeDefined();
    expect(MARKS[counter.symbol]).toBeDefined();
  }
  expect(counters(view, 1)).toEqual([]);
});

test("what is counted is a plan, no longer than what is offered", () => {
  const [wood, iron, done] = [move(1, { verb: "pay" }), move(2, { verb: "pay" }), move(3, { verb: "done" })];
  const counting = countingOf([done, wood, iron], { paid: 1, most: 4, left: 3 });
  expect([counting.answers, counting.done, counting.most]).toEqual([[wood, iron], done, 3]);
  const counts = { 1: 2, 2: 1 };
  expect(asPlan(counting, counts).map((fits) => [wood, iron, done].find(fits)?.id)).toEqual([1, 1, 2]);
  expect(countsIn(counting, [wood, iron])).toEqual({ 1: 1, 2: 1 });
  expect([mostOf(counting, { 1: 1 }, 2, [wood, iron]), mostOf(counting, { 1: 1 }, 2, [wood])]).toEqual([2, 0]);
  expect(mostOf(counting, counts, 1, [wood])).toBe(2);
  expect(countingOf([move(4, { verb: "gain" })], { left: 2, total: 3 })).toMatchObject({ done: null, most: 2 });
});

test("the thread follows the copies of one die, and is cut back to the house that asks", () => {
  const use = (space: string, copied: boolean): Entry =>
    ({ kind: "use", fields: { seat: 0, space, copied } }) as unknown as Entry;
  const spent = { kind: "spend_die", fields: { seat: 0 } } as unknown as Entry;
  const chain = chainAfter(chainAfter([], [use("a", false), use("b", true)], 0), [use("c", true)], 0);
  expect(chain).toEqual(["a", "b", "c"]);
  expect(chainAfter(chain, [use("x", false)], 1)).toEqual(chain); // another's
  expect([chainAfter(chain, [use("d", false)], 0), chainAfter(chain, [spent], 0)]).toEqual([["d"], []]);
  expect([chainTo(chain, "a", "b"), chainTo([], "a", "b"), chainTo([], "a", "a")]).toEqual([
    ["a", "b"],
    ["a", "b"],
    ["a"],
  ]);
  expect(chainTo(chain, null, null)).toEqual(chain);
});
