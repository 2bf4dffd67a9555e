/** Moves that differ in nothing but a number are one choice of a number. */

import type { Move } from "./api/types";

export interface Range {
  least: number;
  most: number;
  move(number: number): Move | undefined;
}

/** The numbers to choose from, if all these moves are such a choice and there are many. */
export function asRange(moves: Move[], fewest = 5): Range | null {
  if (moves.length < fewest) return null;
  const byNumber = new Map<number, Move>();
  let shape: string | null = null;
  for (const move of moves) {
    const numbers = Object.entries(move.subjects).filter(([, value]) => typeof value === "number");
    const [only] = numbers;
    if (!only || numbers.length > 1) return null;
    const own = JSON.stringify([move.verb, { ...move.subjects, [only[0]]: "#" }]);
    if (shape !== null && own !== shape) return null;
    shape = own;
    byNumber.set(only[1] as number, move);
  }
  const least = Math.min(...byNumber.keys());
  const most = Math.max(...byNumber.keys());
  if (byNumber.size !== moves.length || most - least + 1 !== moves.length) return null;
  return { least, most, move: (number) => byNumber.get(number) };
}
