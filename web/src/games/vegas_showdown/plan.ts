/** Where everything of a floor plan lies: a hundred a cell, from the upper left corner of the sheet. */

import type { House, Laid, PrintedTile, Side, Turn, VegasPrinted } from "./table";

export const CELL = 100;
export const WALL = 7.5;
const DOOR = 36; // the gap of a door
const JAMB = 7;
const DEEP = 22; // where two doors meet, from room to room
const LIGHT = 34; // how far light falls out of a door into an empty cell
const QUARTER = 17; // legs of the quarter of a diamond

export interface Spot {
  x: number;
  y: number;
}

/** A tile in its turn: the cells it covers, counted from 0. */
export interface Room {
  tile: string;
  turn: Turn;
  column: number;
  row: number;
  width: number;
  height: number;
}

/** Two doors meet, a door leads to an empty cell, or against a wall or the edge. */
export type Passage = "meets" | "free" | "shut";

export interface Opening {
  /** The middle of the door, on the line between two cells. */
  at: Spot;
  side: Side;
  column: number;
  row: number;
  passage: Passage;
}

const STEPS: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const ACROSS: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
const LETTERS = "abcdefghijklmnop";

export const cellName = (column: number, row: number): string => `${LETTERS[column] ?? ""}${row + 1}`;

const columnOf = (cell: string): number => LETTERS.indexOf(cell[0] ?? "");
const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const spotOf = (cell: string): { column: number; row: number } => ({ column: columnOf(cell), row: rowOf(cell) });

export function roomOf(printed: VegasPrinted, { tile, cell, turn }: Laid): Room {
  const { width, height } = turned(printed.tiles[tile] as PrintedTile, turn);
  return { tile, turn, column: columnOf(cell), row: rowOf(cell), width, height };
}

export const turned = (tile: PrintedTile, turn: Turn): PrintedTile["turns"][number] =>
  tile.turns.find((one) => one.turn === turn) ?? tile.turns[0]!;

/** The turns that look different: those in which a tile is laid. */
export const looks = (tile: PrintedTile): Turn[] => tile.turns.filter((one) => !one.again).map((one) => one.turn);

/** The turn that looks like this one. */
export function lookOf(tile: PrintedTile, turn: Turn): Turn {
  const doors = (one: PrintedTile["turns"][number]) =>
    [one.width, ...one.doors.map(({ column, row, side }) => `${column} ${row} ${side}`).sort()].join();
  const here = turned(tile, turn);
  return here.again ? (tile.turns.find((one) => !one.again && doors(one) === doors(here))?.turn ?? turn) : turn;
}

/** The turn after this one, clockwise or back, that looks different. */
export function nextTurn(tile: PrintedTile, turn: Turn, by: 1 | -1): Turn {
  const all = looks(tile);
  return all[(all.indexOf(lookOf(tile, turn)) + by + all.length) % all.length]!;
}

/** The cells under a room. */
export function cellsOf({ column, row, width, height }: Room): string[] {
  const found: string[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) found.push(cellName(column + x, row + y));
  return found;
}

/** The room on a cell. */
export const roomAt = <R extends Room>(rooms: R[], cell: string): R | undefined =>
  rooms.find((room) => cellsOf(room).includes(cell));

const sideName = (column: number, row: number, side: Side): string => `${cellName(column, row)} ${side}`;

/** The middle of a side of a cell. */
export function sideSpot(column: number, row: number, side: Side): Spot {
  const [dx, dy] = STEPS[side];
  return { x: (column + 0.5 + dx / 2) * CELL, y: (row + 0.5 + dy / 2) * CELL };
}

/** The cell beyond a side. */
export const beyond = (column: number, row: number, side: Side): [number, number] => [
  column + STEPS[side][0],
  row + STEPS[side][1],
];

/** The middle of a cell. */
export const cellSpot = (cell: string): Spot => ({ x: (columnOf(cell) + 0.5) * CELL, y: (rowOf(cell) + 0.5) * CELL });

/** The same of a side that is written as `a3 W`. */
export function sideNamed(name: string): Spot {
  const [cell = "", side = "N"] = name.split(" ");
  return sideSpot(columnOf(cell), rowOf(cell), side as Side);
}

/** The doors of each room, and what they lead to. */
export function openingsOf(printed: VegasPrinted, rooms: Room[]): Opening[][] {
  const doors = rooms.map((room) =>
    turned(printed.tiles[room.tile] as PrintedTile, room.turn).doors.map(({ column, row, side }) => ({
      column: room.column + column,
      row: room.row + row,
      side,
    })),
  );
  const there = new Set(doors.flat().map(({ column, row, side }) => sideName(column, row, side)));
  const covered = new Set(rooms.flatMap(cellsOf));
  const arches = new Set(Object.values(printed.entrances).map(({ cell, side }) => `${cell} ${side}`));
  return doors.map((all) =>
    all.map(({ column, row, side }) => {
      const [x, y] = beyond(column, row, side);
      const inside = x >= 0 && y >= 0 && x < printed.columns && y < printed.rows;
      const meets = there.has(sideName(x, y, ACROSS[side])) || arches.has(sideName(column, row, side));
      const passage = meets ? "meets" : inside && !covered.has(cellName(x, y)) ? "free" : "shut";
      return { at: sideSpot(column, row, side), side, column, row, passage };
    }),
  );
}

/** The doors of a tile by itself. */
export const doorsOf = (printed: VegasPrinted, room: Room): Opening[] =>
  (openingsOf(printed, [room])[0] ?? []).map((one) => ({ ...one, passage: "free" }));

export const middleOf = ({ column, row, width, height }: Room): Spot => ({
  x: (column + width / 2) * CELL,
  y: (row + height / 2) * CELL,
});

// ---------------------------------------------------------------------- drawn as paths

const flat = (number: number): string => String(Math.round(number * 10) / 10);
const path = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === "number" ? flat(part) : part)).join(" ");

/** A rectangle across a door: so far along the wall, from so deep inside to so deep outside. */
function across({ at, side }: Opening, along: number, inside: number, outside: number, aside = 0): string {
  const [dx, dy] = STEPS[side];
  const [ax, ay] = [Math.abs(dy), Math.abs(dx)]; // along the wall
  const corner = (by: number, out: number) => [at.x + ax * by + dx * out, at.y + ay * by + dy * out] as const;
  const all = [
    corner(aside - along / 2, -inside),
    corner(aside + along / 2, -inside),
    corner(aside + along / 2, outside),
    corner(aside - along / 2, outside),
  ];
  return path(...all.flatMap(([x, y], index) => [index === 0 ? "M" : "L", x, y]), "Z");
}

/** The gap in the wall. */
export const gap = (door: Opening): string => across(door, DOOR, WALL, 0);
export const jambs = (door: Opening): string =>
  across(door, JAMB, WALL, 0, -DOOR / 2) + across(door, JAMB, WALL, 0, DOOR / 2);
/** Where it meets another, this room's half of the way through. */
export const through = (door: Opening): string => across(door, DOOR, DEEP / 2, DEEP / 2);
/** A door of a tile that lies nowhere yet sticks out a little. */
export const porch = (door: Opening): string => across(door, DOOR, WALL, 4);

/** Light that falls into an empty cell. */
export function wedge({ at, side }: Opening): string {
  const [dx, dy] = STEPS[side];
  const [ax, ay] = [Math.abs(dy), Math.abs(dx)];
  const [near, far] = [DOOR / 2, DOOR / 2 + 10];
  return path(
    ...["M", at.x - ax * near, at.y - ay * near, "L", at.x + ax * near, at.y + ay * near],
    ...["L", at.x + ax * far + dx * LIGHT, at.y + ay * far + dy * LIGHT],
    ...["L", at.x - ax * far + dx * LIGHT, at.y - ay * far + dy * LIGHT, "Z"],
  );
}

/** Between an open passage and the middle of the room: straight in, then round to it; or the same way out. */
function ribbon(room: Room, { at, side }: Opening, out: boolean): string {
  const [dx, dy] = STEPS[side];
  const to = middleOf(room);
  const far = Math.max(Math.abs(to.x - at.x), Math.abs(to.y - at.y)) * 0.72;
  // It comes to the middle across the way it came in, unless it came in straight.
  const bend = { x: to.x - Math.abs(dy) * (to.x - at.x) * 0.9, y: to.y - Math.abs(dx) * (to.y - at.y) * 0.9 };
  const way = [at, { x: at.x - dx * far, y: at.y - dy * far }, bend, to];
  const [from, ...rest] = out ? way.reverse() : way;
  return path("M", from!.x, from!.y, "C", ...rest.flatMap(({ x, y }) => [x, y]));
}

/** Quarters of diamonds in all corners of all cells of a red tile, but in the middle of a large one. */
export function quarters({ column, row, width, height }: Room): string {
  let found = "";
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const inside = x + right > 0 && x + right < width && y + down > 0 && y + down < height;
        if (inside) continue;
        const [cx, cy] = [(column + x + right) * CELL, (row + y + down) * CELL];
        found += path("M", cx, cy, "h", right ? -QUARTER : QUARTER, "L", cx, cy + (down ? -QUARTER : QUARTER), "Z");
      }
    }
  }
  return found;
}

/** The point of a gem, which is named by the cell up and left of it. */
export const gemSpot = (cell: string): Spot => ({ x: (columnOf(cell) + 1) * CELL, y: (rowOf(cell) + 1) * CELL });

/** How the furniture of a tile is turned and moved to where the tile lies. */
export function placed({ column, row, width, height, turn }: Room): string {
  const [x, y] = [(column + width / 2) * CELL, (row + height / 2) * CELL];
  const sideways = turn % 180 !== 0;
  const [w, h] = sideways ? [height, width] : [width, height];
  return `translate(${flat(x)} ${flat(y)}) rotate(${turn}) translate(${flat((-w * CELL) / 2)} ${flat((-h * CELL) / 2)})`;
}

/** By which entrances a room is reached: its ribbons have that colour. */
export type Reached = "both" | "casino" | "hotel" | "none";

export function reached(house: Pick<House, "from_casino_entrance" | "from_hotel_entrance">, room: Room): Reached {
  const [first = ""] = cellsOf(room);
  const casino = house.from_casino_entrance.includes(first);
  const hotel = house.from_hotel_entrance.includes(first);
  return casino && hotel ? "both" : casino ? "casino" : hotel ? "hotel" : "none";
}

export interface Ribbon {
  key: string;
  d: string;
  how: Reached;
  /** By which ribbon light comes here from an arch; null: by none. */
  after: string | null;
}

/** The ribbons of all rooms that are reached, each in the way that light takes from the nearest arch. */
export function ribbonsOf(
  printed: VegasPrinted,
  rooms: Room[],
  openings: Opening[][],
  house: Pick<House, "from_casino_entrance" | "from_hotel_entrance">,
): Ribbon[] {
  const ways = rooms.map((room, at) =>
    reached(house, room) === "none" ? [] : (openings[at] ?? []).filter((door) => door.passage === "meets"),
  );
  const name = ({ column, row, side }: Opening) => sideName(column, row, side);
  const owner = new Map(ways.flatMap((doors, at) => doors.map((door) => [name(door), at])));
  const arches = new Set(Object.values(printed.entrances).map(({ cell, side }) => `${cell} ${side}`));
  const entries = new Map<number, string>(); // by which door light comes into a room
  for (const [door, at] of owner) if (arches.has(door) && !entries.has(at)) entries.set(at, door);
  for (const at of entries.keys()) {
    for (const door of ways[at] ?? []) {
      const [x, y] = beyond(door.column, door.row, door.side);
      const next = sideName(x, y, ACROSS[door.side]);
      const other = owner.get(next);
      if (other !== undefined && !entries.has(other)) entries.set(other, next);
    }
  }
  const found = ways.flatMap((doors, at) =>
    doors.map((door) => {
      const [room, key, entry] = [rooms[at]!, name(door), entries.get(at)];
      const [x, y] = beyond(door.column, door.row, door.side);
      const across = sideName(x, y, ACROSS[door.side]);
      const after = key !== entry ? (entry ?? null) : owner.has(across) ? across : null;
      return { key, d: ribbon(room, door, key !== entry), how: reached(house, room), after };
    }),
  );
  // On the drawing board one tile may lie over another for a moment: a door counts once.
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

/** The ribbons by which light runs to these, from the arch on, and at which step each of them. */
export function lightTo(ribbons: Ribbon[], to: Ribbon[]): Map<string, number> {
  const byKey = new Map(ribbons.map((one) => [one.key, one]));
  const steps = new Map<string, number>();
  const step = (one: Ribbon): number => {
    const known = steps.get(one.key);
    if (known !== undefined) return known;
    const before = one.after === null ? undefined : byKey.get(one.after);
    const found = before ? step(before) + 1 : 0;
    steps.set(one.key, found);
    return found;
  };
  for (const one of to) step(one);
  return steps;
}

/** How a plate can be filled: by name and values, values alone, or not at all. */
export type PlateKind = "full" | "stacked" | "values" | "none";

const LETTER = 5.3; // pixels of a letter of a plate, on an average
const VALUE = 24; // and of a value with its sign
const SMALL = 17; // the same where there are only values

/** What there is room for on a tile so many cells wide, with a name of so many letters and so many values. */
export function plateOf(cell: number, width: number, name: string, values: number): PlateKind {
  const room = width * cell * 0.83 - 4;
  if (cell < 30 || values * SMALL > room) return "none";
  if (cell < 50) return "values";
  const letters = name.length * LETTER;
  if (width > 1 && letters + 22 + values * VALUE < room) return "full";
  return letters < room ? "stacked" : "values";
}
