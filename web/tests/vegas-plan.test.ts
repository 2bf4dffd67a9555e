import { expect, test } from "vitest";
import * as plan from "../src/games/vegas_showdown/plan";
import { FURNITURE } from "../src/games/vegas_showdown/furniture";
import type { PrintedTile, Side, Turn, VegasPrinted } from "../src/games/vegas_showdown/table";

type Door = [number, number, Side];
const AROUND: Side[] = ["N", "E", "S", "W"];

/** A tile of so many cells with these doors, in its four turns. */
function tile(width: number, height: number, doors: Door[]): PrintedTile {
  const turns: PrintedTile["turns"] = [];
  let [w, h, now] = [width, height, doors];
  const seen = new Set<string>();
  for (const turn of [0, 90, 180, 270] as Turn[]) {
    const look = `${w} ${now.map((door) => door.join(" ")).sort()}`;
    const listed = now.map(([column, row, side]) => ({ column, row, side }));
    turns.push({ turn, width: w, height: h, doors: listed, again: seen.has(look) });
    seen.add(look);
    const high = h;
    now = now.map(([x, y, side]) => [high - 1 - y, x, AROUND[(AROUND.indexOf(side) + 1) % 4]!]);
    [w, h] = [h, w];
  }
  return { width, height, turns, red: true } as unknown as PrintedTile;
}

const printed = {
  columns: 7,
  rows: 5,
  cells: Object.fromEntries(
    Array.from({ length: 35 }, (_, at) => [
      plan.cellName(at % 7, Math.floor(at / 7)),
      { column: at % 7, row: Math.floor(at / 7) },
    ]),
  ),
  colours: { yellow: { leads_to: ["yellow-entrance"] }, blue: { leads_to: ["blue-entrance"] } },
  entrances: { "yellow-entrance": { cell: "a3", side: "W" }, "blue-entrance": { cell: "g3", side: "E" } },
  tiles: {
    slots: tile(1, 1, [
      [0, 0, "N"],
      [0, 0, "E"],
      [0, 0, "W"],
    ]),
    lounge: tile(2, 1, [
      [0, 0, "N"],
      [1, 0, "N"],
      [1, 0, "E"],
      [0, 0, "S"],
      [1, 0, "S"],
      [0, 0, "W"],
    ]),
    theater: tile(2, 2, [
      [1, 1, "E"],
      [0, 1, "S"],
      [0, 0, "W"],
    ]),
  },
} as unknown as VegasPrinted;
const lies = (words: string) => {
  const [name = "", cell = "", turn = "0"] = words.split(" ");
  return plan.roomOf(printed, { tile: name, cell, turn: Number(turn) as Turn });
};
const told = (...all: string[]) =>
  plan.openingsOf(printed, all.map(lies)).map((doors) =>
    doors
      .map(({ column, row, side, passage }) => `${plan.cellName(column, row)} ${side} ${passage}`)
      .sort()
      .join(", "),
  );

test("a tile covers other cells when it is turned", () => {
  expect(plan.cellsOf(lies("lounge b2"))).toEqual(["b2", "c2"]);
  expect(plan.cellsOf(lies("lounge b2 90"))).toEqual(["b2", "b3"]);
  expect(plan.cellsOf(lies("theater d3"))).toEqual(["d3", "e3", "d4", "e4"]);
});

test("a door meets another or the arch, leads to an empty cell, or against a wall or the edge", () => {
  expect(told("slots a3")).toEqual(["a3 E free, a3 N free, a3 W meets"]);
  expect(told("slots a3", "slots b3")).toEqual([
    "a3 E meets, a3 N free, a3 W meets",
    "b3 E free, b3 N free, b3 W meets",
  ]);
  // It has a wall in the south; upside down, a door.
  expect(told("slots a3", "slots a2")[0]).toBe("a3 E free, a3 N shut, a3 W meets");
  expect(told("slots a3", "slots a2 180")[0]).toBe("a3 E free, a3 N meets, a3 W meets");
  expect(told("slots a1")[0]).toBe("a1 E free, a1 N shut, a1 W shut");
});

test("turns that look alike count once, and the next turn skips them", () => {
  const { lounge, theater } = printed.tiles as Record<string, PrintedTile>;
  expect(plan.looks(lounge!)).toEqual([0, 90]);
  expect(plan.lookOf(lounge!, 270)).toBe(90);
  expect(plan.nextTurn(lounge!, 90, 1)).toBe(0);
  expect(plan.nextTurn(theater!, 0, -1)).toBe(270);
  expect(plan.looks(theater!)).toHaveLength(4);
});

/** Where each ribbon begins and ends, by the door it belongs to. */
function ribbons(house: { from_casino_entrance: string[]; from_hotel_entrance: string[] }, ...all: string[]) {
  const rooms = all.map(lies);
  const found = plan.ribbonsOf(printed, rooms, plan.openingsOf(printed, rooms), house);
  const ends = ({ d }: plan.Ribbon) => {
    const numbers = d
      .split(/[^\d.-]+/)
      .filter(Boolean)
      .map(Number);
    return [numbers.slice(0, 2), numbers.slice(-2)];
  };
  return { found, ends: Object.fromEntries(found.map((one) => [one.key, ends(one)])) };
}

test("ribbons run through rooms that are reached: in by one door, out by the others", () => {
  const house = { from_casino_entrance: ["a3", "b3"], from_hotel_entrance: [] };
  const { ends } = ribbons(house, "slots a3", "slots b3", "slots e3", "slots f3");
  expect(ends).toEqual({
    "a3 W": [
      [0, 250],
      [50, 250],
    ],
    "a3 E": [
      [50, 250],
      [100, 250],
    ],
    "b3 W": [
      [100, 250],
      [150, 250],
    ],
  });
});

test("light comes to a new room by the ribbons from the arch, and by no others", () => {
  const house = { from_casino_entrance: ["a3", "b3", "c3"], from_hotel_entrance: ["a3", "b3", "c3"] };
  const { found } = ribbons(house, "slots c3", "slots b3", "slots a3", "slots a2 180");
  const fresh = found.filter((one) => one.key === "c3 W");
  expect([...plan.lightTo(found, fresh)]).toEqual([
    ["a3 W", 0],
    ["a3 E", 1],
    ["b3 W", 2],
    ["b3 E", 3],
    ["c3 W", 4],
  ]);
});

test("light falls out of a door, away from its room", () => {
  const [[north] = []] = plan.openingsOf(printed, [lies("slots c3")]);
  expect(north).toMatchObject({ side: "N", at: { x: 250, y: 200 } });
  expect(plan.wedge(north!)).toContain("166"); // 34 above the wall
});

test("a large tile has no quarter of a diamond in its middle, a medium one has six pairs of legs", () => {
  const count = (words: string) => plan.quarters(lies(words)).split("M").length - 1;
  expect(count("slots a1")).toBe(4);
  expect(count("lounge a1")).toBe(8);
  expect(count("theater a1")).toBe(12);
  expect(plan.gemSpot("c3")).toEqual({ x: 300, y: 300 });
});

test("a room is reached from where its cells are", () => {
  const house = { from_casino_entrance: ["a3", "b3"], from_hotel_entrance: ["b3"] };
  expect(plan.reached(house, lies("slots a3"))).toBe("casino");
  expect(plan.reached(house, lies("slots b3"))).toBe("both");
  expect(plan.reached(house, lies("slots c3"))).toBe("none");
});

test("plates have what their cells have room for", () => {
  expect(plan.plateOf(108, 1, "Fancy Slots", 2)).toBe("stacked");
  expect(plan.plateOf(60, 1, "Fancy Slots", 2)).toBe("values");
  expect(plan.plateOf(60, 1, "Slots", 1)).toBe("stacked");
  expect(plan.plateOf(80, 2, "Five-Star Steakhouse", 2)).toBe("stacked");
  expect(plan.plateOf(80, 2, "Restaurant", 1)).toBe("full");
  expect(plan.plateOf(47, 2, "Theater", 2)).toBe("values");
  expect(plan.plateOf(20, 2, "Theater", 2)).toBe("none");
});

test("furniture stays in its tile", () => {
  expect(Object.keys(FURNITURE)).toHaveLength(15);
  for (const pieces of Object.values(FURNITURE)) {
    expect(pieces.length).toBeGreaterThan(2);
    for (const [, d] of pieces) expect(d).not.toMatch(/NaN|undefined/);
  }
});
