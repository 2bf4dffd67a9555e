import { describe, expect, test } from "vitest";
import { apart, distances, marksOn, namedRounds, numbered, ticks } from "../src/lib/course";
import { pooled, shared } from "../src/lib/journal";

describe("how far from the average", () => {
  test("all distances of a moment are nothing together", () => {
    const scores = [
      [0, 4, 10],
      [0, 0, 4],
      [0, 2, 1],
    ];
    const found = distances(scores);
    expect(found).toEqual([
      [0, 2, 5],
      [0, -2, -1],
      [0, 0, -4],
    ]);
    for (const at of [0, 1, 2]) expect(found.reduce((sum, line) => sum + (line[at] ?? 0), 0)).toBe(0);
  });

  test("who is alone is always at the average", () => {
    expect(distances([[0, 3, 8]])).toEqual([[0, 0, 0]]);
    expect(distances([])).toEqual([]);
  });
});

test("the rounds of a match that begins in the middle have their own numbers", () => {
  const lead = { plies: [4, 9, 20], scores: [[0, 1, 2]], rounds: [0, 1, 2] };
  expect(numbered(lead, 29).rounds).toEqual([27, 28, 29]);
  expect(numbered(lead, 2)).toEqual(lead);
  expect(numbered(lead, undefined)).toBe(lead);
  expect(numbered({ ...lead, rounds: null }, 29).rounds).toBeNull();
});

test("lines stand at round numbers, and not too many of them", () => {
  expect(ticks(-14, 9, 5, 5)).toEqual([-10, -5, 0, 5]);
  expect(ticks(-23, 31, 5, 5)).toEqual([-20, 0, 20]);
  expect(ticks(0, 41, 8, 5)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(0, 5, 8, 5)).toEqual([0, 5]);
});

test("the first and the last round are named, and some between that do not touch them", () => {
  expect(namedRounds(1, 29, 5)).toEqual([1, 10, 20, 29]);
  expect(namedRounds(1, 20, 5)).toEqual([1, 5, 10, 15, 20]);
  expect(namedRounds(1, 21, 5)).toEqual([1, 5, 10, 15, 21]);
  expect(namedRounds(3, 3, 5)).toEqual([3]);
  expect(namedRounds(27, 29, 5)).toEqual([27, 29]);
});

test("what stands at the ends of lines is pushed apart, and stays within", () => {
  expect(apart([10, 12, 60], 17, 5, 200)).toEqual([10, 27, 60]);
  expect(apart([180, 190, 195], 17, 5, 200)).toEqual([166, 183, 200]);
  expect(apart([2], 17, 5, 200)).toEqual([5]);
});

test("each seat's line has its shape on the way, none where another's is", () => {
  const all = [0, 1, 2, 3].map((seat) => marksOn(30, seat, 4));
  for (const mine of all) expect(mine.length).toBeGreaterThan(1);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  expect(Math.min(...all.flat())).toBeGreaterThan(0);
  expect(Math.max(...all.flat())).toBeLessThan(29);
  expect(marksOn(3, 0, 2).length).toBeLessThan(2);
});

describe("the sources of all seats as one list", () => {
  const source = (name: string, amount: number) => ({ name, clause: `C${name}`, amount });
  const each = [
    [source("a", 5), source("b", 3), source("c", -1)],
    [source("b", 4), source("d", 1)],
  ];

  test("the largest first; what is lost counts as much as what is won", () => {
    expect(pooled(each, 8, "other").map((one) => [one.name, one.amount])).toEqual([
      ["b", 7],
      ["a", 5],
      ["c", 1],
      ["d", 1],
    ]);
  });

  test("where there are too many the small ones are one, and nobody's points are lost", () => {
    const known = pooled(each, 3, "other");
    expect(known.map((one) => one.name)).toEqual(["b", "a", "other"]);
    expect(shared(each[0] ?? [], known)).toEqual({ a: 5, b: 3, other: -1 });
    expect(shared(each[1] ?? [], known)).toEqual({ b: 4, other: 1 });
  });
});
