/** The ten tracks: their common scale, what they would be, and what is said of them. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Track } from "./table";

const LEAST = 5;

/** The scale of all glasses: one more than the highest count there is, or would be. */
export function scaleOf(desk: Desk): number {
  const then = [...tracksThen(desk).values()];
  const counts = [...desk.table.goods, ...then].flatMap((track) => track.counts);
  return Math.max(LEAST, Math.max(0, ...counts) + 1);
}

/** The tracks that would change by what is weighed, by good. */
export function tracksThen(desk: Desk): Map<string, Track> {
  const found = new Map<string, Track>();
  const now = new Map(desk.table.goods.map((track) => [track.id, track]));
  for (const track of desk.then?.goods ?? []) {
    const before = now.get(track.id);
    if (!before || differ(before.counts, track.counts) || differ(before.vp, track.vp)) found.set(track.id, track);
  }
  for (const track of desk.tray?.tracks ?? []) found.set(track.id, track);
  return found;
}

const differ = (a: number[], b: number[]): boolean => a.some((one, at) => one !== b[at]);

export const points = (desk: Desk, n: number): string =>
  n === 1 ? desk.say["goods-point"] : told(desk.say["goods-points"], { n });

/** A place in words: first, second, none. */
export function placeName(desk: Desk, place: number | null | undefined): string {
  const { say } = desk;
  return place === 1 ? say["goods-place-1"] : place === 2 ? say["goods-place-2"] : say["goods-place-0"];
}

/** A good with what I have of it, in one breath. */
export function goodName(desk: Desk, track: Track, then: Track | undefined): string {
  const { say, printed, me } = desk;
  const thing = printed.goods[track.id];
  const now = told(say["goods-name"], {
    good: thing?.name ?? track.id,
    n: track.counts[me] ?? 0,
    place: placeName(desk, track.places[me]),
    vp: points(desk, track.vp[me] ?? 0),
    shield: thing?.shield ?? 0,
  });
  if (!then) return now;
  return `${now}; ${told(say["goods-then"], { n: then.counts[me] ?? 0, vp: points(desk, then.vp[me] ?? 0) })}`;
}

/** What is written under a glass. */
export function shortName(desk: Desk, good: string): string {
  const { say, printed } = desk;
  const short: Record<string, string> = { parts: say["goods-short-parts"], demons: say["goods-short-demons"] };
  if (desk.layout === "middle") short["moss"] = say["goods-short-moss"];
  return short[good] ?? printed.goods[good]?.name ?? good;
}
