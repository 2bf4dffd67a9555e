import { describe, expect, test } from "vitest";
import { deltas, groups, lead, mergeJournal, sources } from "../src/lib/journal";
import { counters, score } from "../src/games/king_of_tokyo/table";
import { entry, monster, tokyo } from "./tokyo";

describe("joining the journal", () => {
  const known = [entry(0, "a"), entry(1, "b"), entry(2, "c")];

  test("new lines follow on the known ones", () => {
    expect(mergeJournal(known, [entry(3, "d"), entry(4, "e")], 4).map((one) => one.kind)).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
  });

  test("what is told twice stands there once", () => {
    expect(mergeJournal(known, [entry(2, "c"), entry(3, "d")], 3).map((one) => one.kind)).toEqual(["a", "b", "c", "d"]);
  });

  test("what was undone is gone", () => {
    expect(mergeJournal(known, [], 1).map((one) => one.kind)).toEqual(["a", "b"]);
    expect(mergeJournal(known, [entry(2, "x")], 2).map((one) => one.kind)).toEqual(["a", "b", "x"]);
  });
});

test("groups: the newest move first, its lines in order", () => {
  const all = [entry(0, "a"), entry(1, "b"), entry(1, "c"), entry(3, "d")];
  expect(groups(all).map((group) => [group.ply, group.entries.map((one) => one.kind)])).toEqual([
    [3, ["d"]],
    [1, ["b", "c"]],
    [0, ["a"]],
  ]);
});

describe("what has changed between two views", () => {
  test("each counter of each seat by itself", () => {
    const before = tokyo({ monsters: [monster({ life: 7, energy: 3 }), monster({ stars: 4 })] });
    const after = tokyo({ monsters: [monster({ life: 5, energy: 3, poison: 1 }), monster({ stars: 6 })] });
    expect(deltas(before, after, counters).map((one) => [one.seat, one.counter.id, one.amount])).toEqual([
      [0, "life", -2],
      [0, "poison", 1],
      [1, "stars", 2],
    ]);
  });

  test("nothing without a view before, or with other players", () => {
    expect(deltas(null, tokyo(), counters)).toEqual([]);
    expect(deltas(tokyo(), tokyo({ monsters: [monster(), monster(), monster()] }), counters)).toEqual([]);
  });
});

describe("where scores came from", () => {
  const journal = [
    entry(1, "stars", { seat: 0, amount: 2 }, "T4.1.1"),
    entry(2, "energy", { seat: 0, amount: 5 }, "T4.3.7"),
    entry(2, "stars", { seat: 0, amount: 3 }, "T4.3.1"),
    entry(5, "stars", { seat: 1, amount: 1 }, "T4.4.5"),
    entry(6, "stars", { seat: 0, amount: 2 }, "T4.1.1"),
    entry(8, "lose_stars", { seat: 0, amount: 1 }, "evacuation-orders"),
  ];

  test("summed by their source, the largest first", () => {
    const found = sources(journal, 2, score, (clause) => clause);
    expect(found[0]?.map((one) => [one.name, one.amount])).toEqual([
      ["T4.1.1", 4],
      ["T4.3.1", 3],
      ["evacuation-orders", -1],
    ]);
    expect(found[1]?.map((one) => [one.name, one.amount])).toEqual([["T4.4.5", 1]]);
  });

  test("the lead over time, to the last move", () => {
    expect(lead(journal, 2, score, 10)).toEqual({
      plies: [0, 1, 2, 5, 6, 8, 10],
      scores: [
        [0, 2, 5, 5, 7, 6, 6],
        [0, 0, 0, 1, 1, 1, 1],
      ],
    });
  });
});
