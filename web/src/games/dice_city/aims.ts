/** What building and attacking would bring, as the engine reckons it. */

import type { Desk } from "./desk.svelte";
import { capital, told } from "../../lib/told";

export interface Building {
  points: number;
  /** No other space brings more. */
  best: boolean;
}

/** What each space would bring to the card in hand, by target. */
export function builds(desk: Desk): Map<string, Building> {
  const moves = desk.control.moves.filter((move) => move.verb === "build");
  const points = moves.map((move) => Number(move.facts["points"]));
  const most = Math.max(...points);
  const found = new Map<string, Building>();
  moves.forEach((move, at) => {
    const here = points[at] ?? 0;
    for (const target of move.targets) found.set(target, { points: here, best: here === most && here > 0 });
  });
  return found;
}

/** What building there means, line by line; nothing where it is not asked. */
export function buildLines(desk: Desk, target: string): { title: string; lines: string[] } | null {
  const move = desk.control.moves.find((one) => one.verb === "build" && one.targets.includes(target));
  if (!move) return null;
  const { facts } = move;
  const { printed, say } = desk;
  const space = printed.spaces[target.split(":")[2] ?? ""];
  const name = (id: unknown) => printed.locations[String(id)]?.name ?? "";
  const row = space ? capital(printed.colours[space.row]?.name ?? "") : "";
  const points = Number(facts["points"]);
  return {
    title: told(say["build-on"], { card: name(desk.table.turn.building), space: capital(space?.name ?? "") }),
    lines: [
      `${points >= 0 ? "+" : "−"}${Math.abs(points)} ★`,
      facts["replaces"] ? told(say["is-replaced"], { place: name(facts["replaces"]) }) : "",
      facts["replaces"] ? "" : told(say["is-covered"], { place: name(facts["covers"]) }),
      facts["reopens"] ? say["opens-again"] : "",
      Number(facts["defense"])
        ? `${Number(facts["defense"]) > 0 ? "+" : "−"}${Math.abs(Number(facts["defense"]))} ♜`
        : "",
      told(say["row-becomes"], { row, n: Number(facts["row_built"]), of: 6 }),
    ].filter(Boolean),
  };
}

export interface Aim {
  missing: number;
  vp: number;
  spends: number;
}

/** What an attack on a place of a rival needs and gives; null where there is none to make. */
export function aimAt(desk: Desk, seat: number, space: string): Aim | null {
  if (seat === desk.me || !desk.mine || !desk.control.asked) return null;
  const { strength, reach } = desk.table.turn;
  const rival = reach?.[seat];
  const aim = rival?.locations_open ? rival.locations[space] : undefined;
  if (!aim) return null;
  return { missing: aim.missing, vp: aim.vp, spends: aim.left === null ? aim.needed : strength - aim.left };
}
