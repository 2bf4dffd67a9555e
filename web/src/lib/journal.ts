/** The journal: joining what is new to what is known, and making groups of it for reading. */

import type { Entry, View } from "./api/types";
import type { Counter, Painter, Score } from "./drawing";

/** The known lines followed by the new ones; what was undone is gone. */
export function mergeJournal(known: Entry[], fresh: Entry[], ply: number): Entry[] {
  const first = fresh[0]?.ply ?? Infinity;
  const kept = known.filter((entry) => entry.ply <= ply && entry.ply < first);
  return [...kept, ...fresh];
}

/** Lines that one move brought about. */
export interface Group {
  ply: number;
  entries: Entry[];
}

/** Newest move first; within a move in the order in which things happened. */
export function groups(journal: Entry[]): Group[] {
  const found: Group[] = [];
  for (const entry of journal) {
    const last = found[found.length - 1];
    if (last && last.ply === entry.ply) last.entries.push(entry);
    else found.push({ ply: entry.ply, entries: [entry] });
  }
  return found.reverse();
}

export interface Delta {
  seat: number;
  counter: Counter;
  amount: number;
}

/** How the counters of all seats have changed between two views. */
export function deltas(before: View | null, after: View, counters: Painter["counters"]): Delta[] {
  if (!before || before.game !== after.game || before.players.length !== after.players.length) return [];
  const found: Delta[] = [];
  after.players.forEach((_, seat) => {
    const old = new Map(counters(before, seat).map((counter) => [counter.id, counter.value]));
    for (const counter of counters(after, seat)) {
      const amount = counter.value - (old.get(counter.id) ?? 0);
      if (amount !== 0) found.push({ seat, counter, amount });
      old.delete(counter.id);
    }
    for (const counter of counters(before, seat)) {
      if (old.has(counter.id) && counter.value !== 0) found.push({ seat, counter, amount: -counter.value });
    }
  });
  return found;
}

export interface Source {
  name: string;
  clause: string;
  amount: number;
}

/** Where each seat's score came from, the largest source first. */
export function sources(
  journal: Entry[],
  seats: number,
  score: (entry: Entry) => Score | null,
  name: (clause: string) => string,
): Source[][] {
  const found: Map<string, Source>[] = Array.from({ length: seats }, () => new Map());
  for (const entry of journal) {
    const one = score(entry);
    const mine = one && found[one.seat];
    if (!one || !mine) continue;
    const key = name(one.clause);
    const source = mine.get(key);
    if (source) source.amount += one.amount;
    else mine.set(key, { name: key, clause: one.clause, amount: one.amount });
  }
  return found.map((mine) => [...mine.values()].sort((a, b) => b.amount - a.amount));
}

/** These sources of all seats as one list, the largest first; what is beyond `most` of them is one source more. */
export function pooled(from: Source[][], most: number, rest: string): Source[] {
  const sums = new Map<string, Source>();
  for (const one of from.flat()) {
    const known = sums.get(one.name);
    if (known) known.amount += Math.abs(one.amount);
    else sums.set(one.name, { ...one, amount: Math.abs(one.amount) });
  }
  const all = [...sums.values()].sort((a, b) => b.amount - a.amount);
  if (all.length <= most) return all;
  const amount = all.slice(most - 1).reduce((sum, one) => sum + one.amount, 0);
  return [...all.slice(0, most - 1), { name: rest, clause: "", amount }];
}

/** A seat's points by those sources; what is none of them is the last one's. */
export function shared(mine: Source[], known: Source[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, amount } of mine) {
    const source = known.find((one) => one.name === name) ?? known.at(-1);
    if (source) found[source.name] = (found[source.name] ?? 0) + amount;
  }
  return found;
}

/** Each seat's score after each ply at which one changed, or at the end of each round. */
export interface Lead {
  plies: number[];
  /** How many rounds were over then, where it goes by rounds. */
  rounds?: number[] | null;
  scores: number[][]; // by seat
}

export function lead(journal: Entry[], seats: number, score: (entry: Entry) => Score | null, lastPly: number): Lead {
  const now = new Array<number>(seats).fill(0);
  const plies = [0];
  const scores = now.map((value) => [value]);
  for (const entry of journal) {
    const one = score(entry);
    if (!one || now[one.seat] === undefined) continue;
    now[one.seat] = (now[one.seat] ?? 0) + one.amount;
    if (plies[plies.length - 1] !== entry.ply) {
      plies.push(entry.ply);
      scores.forEach((line, seat) => line.push(now[seat] ?? 0));
    } else scores.forEach((line, seat) => (line[line.length - 1] = now[seat] ?? 0));
  }
  if (plies[plies.length - 1] !== lastPly) {
    plies.push(lastPly);
    scores.forEach((line, seat) => line.push(now[seat] ?? 0));
  }
  return { plies, scores };
}
