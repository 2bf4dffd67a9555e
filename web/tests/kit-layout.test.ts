import { describe, expect, test } from "vitest";
import type { Glyph } from "../src/lib/drawing";
import { arrow } from "../src/lib/kit/arrow";
import { grade, percent, shares, signedParts, total } from "../src/lib/kit/bars";
import { lacking, payable, said, shown } from "../src/lib/kit/cost";
import { pips, sideOf, sides, spin, TURNS } from "../src/lib/kit/die";
import { fan } from "../src/lib/kit/fan";
import { drawn, sockets, thickness } from "../src/lib/kit/piles";
import { spread, standing } from "../src/lib/kit/track";

const glyph = (name: string): Glyph => ({ path: "M0 0", name });

describe("a hand that fans out", () => {
  const card = 100;

  test("lies side by side in the middle while there is room", () => {
    const xs = fan({ count: 3, width: 500, card, gap: 10 }).map((lie) => lie.x);
    expect(xs).toEqual([90, 200, 310]);
  });

  test("overlaps when there are many, and never leaves its width", () => {
    for (const raised of [null, 0, 5, 11]) {
      const lies = fan({ count: 12, width: 500, card, raised });
      expect(lies[0]?.x).toBeCloseTo(0);
      expect(lies[11]?.x).toBeCloseTo(400);
      expect(lies.every((lie, at) => at === 0 || lie.x > (lies[at - 1]?.x ?? 0))).toBe(true);
    }
  });

  test("opens behind the card that is looked at, so that all of it is seen", () => {
    const lies = fan({ count: 12, width: 500, card, raised: 4 });
    expect((lies[5]?.x ?? 0) - (lies[4]?.x ?? 0)).toBeCloseTo(card);
    expect(lies[4]?.turn).toBe(0);
    expect(lies[4]?.y).toBeLessThan(0);
  });

  test("bends the same to both sides, or not at all", () => {
    const lies = fan({ count: 7, width: 800, card });
    expect(lies[0]?.turn).toBeCloseTo(-(lies[6]?.turn ?? 0));
    expect(lies[0]?.turn).toBeLessThan(0);
    expect(lies[0]?.y).toBeGreaterThan(lies[3]?.y ?? 0);
    expect(fan({ count: 7, width: 800, card, bend: 0 }).every((lie) => Math.abs(lie.turn) + lie.y === 0)).toBe(true);
  });

  test("none and one, and a width that is not known yet, are no trouble", () => {
    expect(fan({ count: 0, width: 500, card })).toEqual([]);
    expect(fan({ count: 1, width: 500, card })).toEqual([{ x: 200, y: 0, turn: 0 }]);
    expect(fan({ count: 5, width: 0, card }).every((lie) => Number.isFinite(lie.x))).toBe(true);
  });
});

describe("piles", () => {
  test("a deck gets lower with its cards; one card has no edge", () => {
    const high = [40, 20, 10, 2, 1, 0].map((count) => thickness(count, 40));
    expect(high).toEqual([12, 6, 3, 2, 0, 0]);
  });

  test("of a stack a few tokens are drawn", () => {
    expect([0, 1, 3, 30].map((count) => drawn(count))).toEqual([0, 1, 3, 4]);
  });

  test("sockets show what is there, what would be spent or gained, and what is asked for", () => {
    expect(sockets(2, 0, 4)).toEqual(["full", "full", "empty", "empty"]);
    expect(sockets(3, -2, 3)).toEqual(["full", "spent", "spent"]);
    expect(sockets(1, 2, 4)).toEqual(["full", "gained", "gained", "empty"]);
    expect(sockets(5, 0, 4)).toHaveLength(5);
    expect(sockets(1, -3, 0)).toEqual(["spent"]);
  });
});

describe("a cost", () => {
  const [log, stone] = [glyph("log"), glyph("stone")];

  test("marks the very units that are missing", () => {
    const [first, second] = shown([
      { glyph: log, need: 2, have: 5 },
      { glyph: stone, need: 3, have: 1 },
    ]);
    expect(first).toMatchObject({ kind: "units", missing: [false, false] });
    expect(second).toMatchObject({ kind: "units", missing: [false, true, true] });
  });

  test("is a number where there are many, or where it has been cut", () => {
    expect(shown([{ glyph: log, need: 7, have: 4 }])).toMatchObject([{ kind: "number", need: 7, missing: 3 }]);
    expect(shown([{ glyph: log, need: 0, before: 2 }])).toMatchObject([{ kind: "number", need: 0, before: 2 }]);
    expect(shown([{ glyph: log, need: 2, before: 2 }])).toMatchObject([{ kind: "units" }]);
    expect(shown([{ glyph: log, need: 0 }])).toEqual([]);
  });

  test("can be paid when nothing is missing; what nobody counts is there", () => {
    expect(lacking({ glyph: log, need: 3 })).toBe(0);
    expect(payable([{ glyph: log, need: 3, have: 3 }])).toBe(true);
    expect(payable([{ glyph: log, need: 3, have: 2 }])).toBe(false);
  });

  test("is said with what is missing", () => {
    const parts = [
      { glyph: log, need: 2, have: 2 },
      { glyph: stone, need: 3, have: 1 },
    ];
    expect(said(parts, "missing")).toBe("2 log, 3 stone (2 missing)");
  });
});

describe("a die of any faces", () => {
  test("shows the face that is up on the side that looks at us", () => {
    for (const faces of [2, 3, 6, 8, 20])
      for (let up = 0; up < faces; up++) {
        const lie = sides(up, faces);
        expect(lie).toHaveLength(6);
        expect(lie[sideOf(up)]).toBe(up);
        expect(lie.every((face) => face >= 0 && face < faces)).toBe(true);
      }
  });

  test("has each of six faces on a side of its own", () => {
    expect([...sides(4, 6)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("ends with the same side up after any number of throws", () => {
    for (const throws of [0, 1, 7]) {
      const { x, y } = spin(3, throws, 1);
      expect([((x % 360) + 360) % 360, ((y % 360) + 360) % 360]).toEqual(TURNS[3]?.map((turn) => (turn + 360) % 360));
    }
    expect(spin(3, 1, 0)).not.toEqual(spin(3, 1, 1));
  });

  test("has as many pips as its number, up to nine", () => {
    for (let number = 0; number <= 9; number++) expect(pips(number)).toHaveLength(number);
    expect(pips(5)).toContainEqual({ x: 1, y: 1 });
    expect(pips(12)).toBeNull();
  });
});

describe("a track", () => {
  test("knows who stands on a space, in order", () => {
    const there = standing([
      { space: "3", marker: "Ada" },
      { space: "5", marker: "Bruno" },
      { space: "3", marker: "Clio" },
    ]);
    expect(there.get("3")).toEqual(["Ada", "Clio"]);
    expect(there.get("4")).toBeUndefined();
  });

  test("sets markers off about the middle, closer when there are many", () => {
    expect(spread(1)).toEqual([0]);
    for (const count of [2, 3, 6]) {
      expect(total(spread(count))).toBeCloseTo(0);
      expect(Math.max(...spread(count))).toBeLessThan(1.2);
    }
  });
});

describe("bars", () => {
  test("are as wide as their share", () => {
    expect(shares([10, 30], 80)).toEqual([12.5, 37.5]);
    expect(shares([0], 0)).toEqual([0]);
  });

  test("points that would come stand behind those that are there, what would go is dashed", () => {
    const parts = signedParts(["a", "b"], { a: 4, b: 3 }, { a: 2, b: -1 });
    expect(parts.map((part) => [part.id, part.up, part.would])).toEqual([
      ["a", 4, false],
      ["a+", 2, true],
      ["b", 2, false],
    ]);
  });

  test("what is less than nothing has no width, and counts", () => {
    const parts = signedParts(["a", "b"], { a: 4, b: -3 });
    expect(parts.map((part) => part.up)).toEqual([4, 0]);
    expect(total(parts.map((part) => part.up + part.down))).toBe(1);
  });

  test("a chance is never called certain or impossible when it is not", () => {
    expect([0, 0.004, 0.5, 0.7149, 0.996, 1].map(percent)).toEqual(["0 %", "<1 %", "50 %", "71 %", "99+ %", "100 %"]);
    expect([0.8, 0.6, 0.4].map(grade)).toEqual(["good", "even", "poor"]);
  });
});

describe("an arrow", () => {
  const points = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

  test("leads from one place to the other", () => {
    const line = points(arrow({ from: { x: 0, y: 0 }, to: { x: 200, y: 100 } }).spine);
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([200, 100]);
  });

  test("is straight without a bend, and its label stands on the bend", () => {
    const straight = arrow({ from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, bend: 0 });
    expect(points(straight.spine).every(([, y]) => y === 0)).toBe(true);
    expect(arrow({ from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, bend: 0.2 }).middle).toEqual({ x: 100, y: -40 });
  });

  test("keeps off both places, and never turns round when they are close", () => {
    const line = points(arrow({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, bend: 0, off: [10, 20] }).spine);
    expect([line[0], line.at(-1)]).toEqual([
      [10, 0],
      [80, 0],
    ]);
    const close = points(arrow({ from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, bend: 0, off: [40, 40] }).spine);
    expect(close.at(-1)?.[0]).toBeGreaterThan(close[0]?.[0] ?? 0);
  });

  test("to where it begins is none", () => {
    expect(arrow({ from: { x: 5, y: 5 }, to: { x: 5, y: 5 } }).outline).toBe("");
  });
});
