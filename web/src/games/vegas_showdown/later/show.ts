/** How the show goes: floors on one scale, seven sources one after the other, and how long each is looked at. */

import { SOURCES, type House } from "../table";

export type Source = (typeof SOURCES)[number];
export type Floor = { id: Source | "play"; points: number };

/** First what was in play, then a stage for each source, then the hotels change places. */
export const IN_PLAY = 0;
export const stageOf = (source: Source): number => SOURCES.indexOf(source) + 1;
export const LAST = SOURCES.length + 1;

/** Milliseconds: all of it together, however slow motion is. */
export const LONGEST = 12_000;
const RISES = 1500; // the Fame in play
const SCORES = 1250; // a source
const NOTHING = 420; // a source that nobody scores by
const SETTLES = 900; // the hotels change places

type Scored = Pick<House, "fame_in_play" | "final_scoring">;

const pointsOf = (house: Scored, source: Source): number => house.final_scoring[source] ?? 0;

/** A hotel from the ground up: what was in play, then what it scores, in the order of the sources. */
export function floorsOf(house: Scored): Floor[] {
  const scored: Floor[] = SOURCES.map((id) => ({ id, points: pointsOf(house, id) }));
  return [{ id: "play", points: house.fame_in_play }, ...scored.filter(({ points }) => points > 0)];
}

/** How much Fame a hotel shows at a stage. */
export function fameAt(house: Scored, stage: number): number {
  if (stage < IN_PLAY) return 0;
  return SOURCES.reduce(
    (sum, source) => sum + (stageOf(source) <= stage ? pointsOf(house, source) : 0),
    house.fame_in_play,
  );
}

/** Pixels a point, one scale for all hotels: the highest fills the height, if floors do not become too high by it. */
export function scaleOf(houses: Scored[], height: number, highest: number): number {
  const most = Math.max(1, ...houses.map((house) => fameAt(house, LAST)));
  return Math.min(highest, Math.max(0, height) / most);
}

/** How long each stage is looked at. */
export function beatsOf(houses: Scored[], pace: number): number[] {
  const beats = [
    RISES,
    ...SOURCES.map((source) => (houses.some((house) => pointsOf(house, source) > 0) ? SCORES : NOTHING)),
    SETTLES,
  ].map((beat) => beat * pace);
  const all = beats.reduce((sum, beat) => sum + beat, 0);
  return all > LONGEST ? beats.map((beat) => (beat * LONGEST) / all) : beats;
}

/** A floor that is too low for its name, and how high above the ground its name stands outside. */
export interface Outside {
  floor: Floor;
  at: number;
}

/** The names of low floors, from the ground up; where floors are lower than a line they are pushed apart. */
export function outside(floors: Floor[], unit: number, low: number, line: number): Outside[] {
  const found: Outside[] = [];
  let ground = 0;
  for (const floor of floors) {
    const high = floor.points * unit;
    if (floor.id !== "play" && high < low) {
      const before = found.at(-1);
      found.push({ floor, at: Math.max(ground + high / 2, before ? before.at + line : 0) });
    }
    ground += high;
  }
  return found;
}
