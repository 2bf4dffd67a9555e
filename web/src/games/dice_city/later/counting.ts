/** Answers that are given several times: how often each, before all of them are sent as one plan. */

import type { Move } from "../../../lib/api/types";
import type { Then } from "../../../lib/state/foresight.svelte";

export type Counts = Record<number, number>; // by the id of the answer

/** What can be counted, and what makes an end of it; null: nothing does, all must be given. */
export interface Counting {
  answers: Move[];
  done: Move | null;
  /** How many can be given in all. */
  most: number;
}

export function countingOf(moves: Move[], about: Record<string, unknown>): Counting {
  const { left, paid, most } = about as Record<string, number | undefined>;
  return {
    answers: moves.filter((move) => move.verb === "gain" || move.verb === "pay"),
    done: moves.find((move) => move.verb === "done") ?? null,
    most: most === undefined ? (left ?? 0) : most - (paid ?? 0),
  };
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** The same answers one after the other. An answer has the same id however often it is asked for. */
export function asPlan({ answers }: Counting, counts: Counts): Then[] {
  return answers.flatMap(({ id }) => Array.from({ length: counts[id] ?? 0 }, () => is(id)));
}

export const is =
  (id: number): Then =>
  (move) =>
    move.id === id;

/** How often each answer is given in a plan: less than was wished, where it was not offered so often. */
export function countsIn({ answers }: Counting, plan: Move[]): Counts {
  return Object.fromEntries(answers.map(({ id }) => [id, plan.filter(is(id)).length]));
}

/** How high an answer can be counted, when this would be offered after what is counted already. */
export function mostOf({ most }: Counting, counts: Counts, id: number, offered: Move[]): number {
  const here = counts[id] ?? 0;
  return offered.some(is(id)) ? here + most - sumOf(counts) : here;
}
