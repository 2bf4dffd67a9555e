/** How the scores of a match went, reckoned for a chart. */

import type { Lead } from "./journal";

/** How far each seat is from the average of all, at each point of the match. */
export function distances(scores: number[][]): number[][] {
  const averages = (scores[0] ?? []).map(
    (_, at) => scores.reduce((sum, line) => sum + (line[at] ?? 0), 0) / scores.length,
  );
  return scores.map((line) => line.map((score, at) => score - (averages[at] ?? 0)));
}

/** The rounds by their numbers: a match that begins in the middle is told only how many it has seen. */
export function numbered(lead: Lead, last: number | undefined): Lead {
  const seen = lead.rounds?.at(-1);
  if (!lead.rounds || last === undefined || seen === undefined) return lead;
  return { ...lead, rounds: lead.rounds.map((round) => round + last - seen) };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Round numbers from the least to the most, no more than so many of them, and `coarse` or more apart. */
export function ticks(least: number, most: number, many: number, coarse = 1): number[] {
  const step = STEPS.find((one) => one >= coarse && (most - least) / one <= many) ?? 100_000;
  const lowest = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, index) => (lowest + index) * step);
}

/** Which rounds are named below a chart: the first, the last, and round numbers that are not too near to these. */
export function namedRounds(first: number, last: number, many: number): number[] {
  const between = ticks(first, last, many, 5);
  const near = (last - first) / (many + 1);
  return [first, ...between.filter((round) => round - first > near / 2 && last - round > near / 2), last].filter(
    (round, at, all) => all.indexOf(round) === at,
  );
}

/** Places from top to bottom, pushed apart where they are nearer than `gap`, within `high` and `low`. */
export function apart(places: number[], gap: number, high: number, low: number): number[] {
  const found = [...places];
  for (let at = 0; at < found.length; at++) {
    found[at] = Math.max(found[at] ?? 0, at === 0 ? high : (found[at - 1] ?? 0) + gap);
  }
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at] ?? 0, at === found.length - 1 ? low : (found[at + 1] ?? 0) - gap);
  }
  return found;
}

/** At which points a seat's line carries its shape: far enough apart, and not where another's does. */
export function marksOn(points: number, seat: number, seats: number): number[] {
  const every = Math.max(2 * seats, Math.round(points / 3));
  return Array.from({ length: points }, (_, at) => at).filter(
    (at) => at > 1 && at < points - 1 && (at - Math.round(((seat + 1) * every) / (seats + 1))) % every === 0,
  );
}
