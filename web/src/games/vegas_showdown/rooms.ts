/** Sentences about my sheet: for notes, for the prompt, and for those who hear the board. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Hand } from "./hand.svelte";
import * as plan from "./plan";
import type { House, Laid, PrintedTile, Refused, Side, WrongNow } from "./table";

const SIDES: Side[] = ["N", "E", "S", "W"];

export const nameOf = (desk: Desk, tile: string): string => desk.printed.tiles[tile]?.name ?? tile;
export const namesOf = (desk: Desk, tiles: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || undefined).format(tiles.map((tile) => nameOf(desk, tile)));

/** The path that a tile of this colour needs. */
export const entranceOf = (desk: Desk, colour: PrintedTile["colour"]): string => desk.say[`wrong-${colour}`];

/** What lies behind a door that meets another. */
function behind(desk: Desk, rooms: plan.Room[], { column, row, side }: plan.Opening): string {
  const [x, y] = plan.beyond(column, row, side);
  const room = plan.roomAt(rooms, plan.cellName(x, y));
  if (room) return nameOf(desk, room.tile);
  return x < 0 ? desk.say["sheet-entrance-casino"] : desk.say["sheet-entrance-hotel"];
}

const side = (desk: Desk, one: Side): string => desk.say[`sheet-${one}`];

/** A room with all that is to be known of it, in one breath. */
export function roomName(desk: Desk, house: House, laid: Laid): string {
  const rooms = house.tiles.map((one) => plan.roomOf(desk.printed, one));
  const at = house.tiles.findIndex((one) => one.cell === laid.cell);
  const thing = desk.printed.tiles[laid.tile] as PrintedTile;
  const doors = plan.openingsOf(desk.printed, rooms)[at] ?? [];
  const walls = SIDES.filter((one) => !doors.some((door) => door.side === one));
  return [
    told(desk.say["sheet-room"], { cell: laid.cell, tile: thing.name, house: desk.say[`moon-${thing.colour}`] }),
    ...doors.map((door) =>
      door.passage === "meets"
        ? told(desk.say["sheet-open"], { room: behind(desk, rooms, door), side: side(desk, door.side) })
        : told(door.passage === "free" ? desk.say["sheet-door"] : desk.say["sheet-wall"], {
            side: side(desk, door.side),
          }),
    ),
    ...walls.map((one) => told(desk.say["sheet-wall"], { side: side(desk, one) })),
  ].join(", ");
}

export const turnedWords = (desk: Desk, turn: number): string =>
  turn === 0 ? desk.say["hand-not-turned"] : told(desk.say["hand-turned"], { n: turn });

/** Where a ghost lies and whom its doors meet. */
export function ghostLine(desk: Desk, house: House, ghost: Laid): string {
  const others = house.tiles.filter((one) => one.cell !== ghost.cell).map((one) => plan.roomOf(desk.printed, one));
  const rooms = [...others, plan.roomOf(desk.printed, ghost)];
  const doors = (plan.openingsOf(desk.printed, rooms).at(-1) ?? []).filter((door) => door.passage === "meets");
  const fields = { cell: ghost.cell, turned: turnedWords(desk, ghost.turn) };
  if (doors.length === 0) return told(desk.say["place-line-plain"], fields);
  const met = doors.map((door) =>
    told(desk.say["place-door-in"], { room: behind(desk, rooms, door), side: side(desk, door.side) }),
  );
  const list = new Intl.ListFormat(document.documentElement.lang || undefined).format([...new Set(met)]);
  return told(desk.say["place-line"], { ...fields, doors: told(desk.say["place-doors"], { rooms: list }) });
}

/** A ghost as it is read at each step: where, how turned, whether it fits, and what it brings. */
export function ghostRead(desk: Desk, hand: Hand): string {
  const { ghost, trying } = hand;
  if (!ghost || hand.verdict === "unknown") return "";
  const parts = [ghost.cell, turnedWords(desk, ghost.turn)];
  if (!hand.fits) return [...parts, wrongWords(desk, hand)?.reason ?? desk.say["place-refused"]].join(", ");
  const brings = trying?.brings.find((one) => one.cell === ghost.cell && one.turn === ghost.turn);
  parts.push(desk.say["place-fits"]);
  if (brings && brings.connection > 0 && !hand.house.connected) parts.push(desk.say["place-joins"]);
  const fame = (trying?.fame ?? hand.house.fame) - hand.house.fame;
  if (fame > 0) parts.push(told(desk.say["place-fame"], { n: fame }));
  return parts.join(", ");
}

export interface Wrong {
  reason: string;
  more: string;
  clause: string | null;
  /** Where the crosses stand, in hundredths of a cell. */
  at: plan.Spot[];
}

/** Why the tile in the hand cannot lie where it is held. */
export function wrongWords(desk: Desk, hand: Hand): Wrong | null {
  const { ghost, verdict, refused } = hand;
  if (!ghost || verdict === null || verdict === "fits" || verdict === "unknown") return null;
  const room = plan.roomOf(desk.printed, ghost);
  const fields = { tile: nameOf(desk, ghost.tile), cell: ghost.cell };
  const thing = desk.printed.tiles[ghost.tile] as PrintedTile;
  const clause = refused?.clause ?? null;
  const own = plan.doorsOf(desk.printed, room).map((door) => door.at);
  if (verdict === "covered") {
    const rooms = hand.house.tiles.map((one) => plan.roomOf(desk.printed, one));
    const cells = refused?.covered ?? plan.cellsOf(room).filter((cell) => plan.roomAt(rooms, cell));
    const [first = ghost.cell] = cells;
    const there = plan.roomAt(rooms, first);
    const reason = told(desk.say["wrong-covered"], { cell: first, tile: nameOf(desk, there?.tile ?? ghost.tile) });
    return { reason, more: "", clause, at: cells.map((cell) => plan.cellSpot(cell)) };
  }
  if (verdict === "edge") return { reason: told(desk.say["wrong-edge"], fields), more: "", clause, at: [] };
  const trouble = refused?.troubles[0];
  if (trouble && (trouble.tile !== ghost.tile || trouble.cell !== ghost.cell)) {
    const reason = desk.say["wrong-others"];
    return { reason, more: troubleWords(desk, trouble), clause, at: [plan.cellSpot(trouble.cell)] };
  }
  if (verdict === "no_path") {
    const at = refused ? refused.doors.map(plan.sideNamed) : own;
    const why = desk.say[at.length === 1 ? "wrong-path-why-one" : "wrong-path-why"];
    const reason = told(desk.say["wrong-path"], { ...fields, entrance: entranceOf(desk, thing.colour) });
    return { reason, more: told(why, { n: at.length }), clause, at };
  }
  if (verdict === "no_neighbour") {
    const reason = told(desk.say["wrong-neighbour"], { ...fields, tiles: namesOf(desk, thing.beside) });
    return { reason, more: "", clause, at: [plan.middleOf(room)] };
  }
  return { reason: desk.say["wrong-others"], more: "", clause, at: [plan.middleOf(room)] };
}

/** What a tile of the sheet lacks. */
export const troubleWords = (desk: Desk, wrong: Refused["troubles"][number] | WrongNow): string =>
  `${told(desk.say["inspector-at"], { tile: nameOf(desk, wrong.tile), cell: wrong.cell })} ${lackWords(desk, wrong)}`;

export function lackWords(desk: Desk, { lacks, tiles, colour }: Refused["troubles"][number] | WrongNow): string {
  if (lacks === "path") return told(desk.say["inspector-path"], { entrance: entranceOf(desk, colour) });
  const words = lacks === "neighbour" ? desk.say["inspector-neighbour"] : desk.say["inspector-tiles"];
  return told(words, { tiles: namesOf(desk, tiles) });
}

/** How a tile of my reserve would lie on my sheet, in a few words. */
export function reserveWords(desk: Desk, hand: Hand, tile: string): { words: string; good: boolean } {
  const { say } = desk;
  const count = (places: number, one: string, many: string) => (places === 1 ? one : told(many, { n: places }));
  const thing = desk.printed.tiles[tile] as PrintedTile;
  const tried = hand.tryOf(tile);
  if (hand.renovating && hand.next) {
    if (hand.full) return { words: say["reserve-full"], good: false };
    if (tried && tried.missing.length > 0)
      return { words: told(say["reserve-needs"], { tiles: namesOf(desk, tried.missing) }), good: false };
    const places = new Set(tried?.turns.flatMap((one) => one.fits)).size;
    // The last tile must leave a sheet that stands; before it, only what others lack is known to mend it.
    const mends =
      hand.troubles.length > 0 &&
      (hand.decided.trying?.judged === "finally" || hand.troubles.some((one) => one.tiles.includes(tile)));
    if (places > 0)
      return mends
        ? { words: count(places, say["reserve-mends-one"], say["reserve-mends-n"]), good: true }
        : { words: count(places, say["reserve-one"], say["reserve-n"]), good: true };
    return { words: hand.troubles.length > 0 ? say["reserve-mends-not"] : say["reserve-room"], good: false };
  }
  const fit = hand.house.fits[tile];
  if (!fit) return { words: "", good: false };
  if (fit.places > 0) return { words: count(fit.places, say["reserve-one"], say["reserve-n"]), good: true };
  if (fit.missing.length > 0)
    return { words: told(say["reserve-needs"], { tiles: namesOf(desk, fit.missing) }), good: false };
  if (fit.lacks.includes("neighbour"))
    return { words: told(say["reserve-neighbour"], { tiles: namesOf(desk, thing.beside) }), good: false };
  return { words: say[fit.lacks.includes("path") ? "reserve-path" : "reserve-room"], good: false };
}
