/**
 * The hand on the board: what is lit, what is picked, what a press means.
 *
 * A target is a thing on the board, such as `die:2`. A press on it plays the one move that it stands
 * for, opens a choice between several, or picks it where a move is made of several things.
 */

import { SvelteSet } from "svelte/reactivity";
import type { Blocked, Move, View } from "../api/types";
import type { Painter } from "../drawing";
import { canPick, findPick } from "../picks";
import { settings } from "./settings.svelte";

type Rules = Pick<Painter, "alike">;

const MOST_BUTTONS = 6;

/** Where the question comes from, and where the answer goes. */
export interface Question {
  readonly view: View | null;
  readonly moves: Move[];
  readonly blocked: Blocked[];
  /** What things on the table are for, by the first word of their targets. */
  readonly things?: Record<string, { text: string; clause: string }>;
  play(move: Move): void;
}

/** A move that a bot would play, and the chance to win that it sees in it. */
export interface Hinted {
  move: Move;
  chance: number;
}

export interface Refusal {
  reason: string;
  clause: string;
}

export class Control {
  readonly picked = new SvelteSet<string>();
  opened = $state<string | null>(null); // a target that stands for several moves
  armed = $state.raw<Move | null>(null); // a move that waits to be confirmed
  hinted = $state.raw<Hinted[]>([]); // the best first

  readonly #question: Question;
  readonly #rules: () => Rules;

  constructor(question: Question, rules: () => Rules) {
    this.#question = question;
    this.#rules = rules;
  }

  readonly moves: Move[] = $derived.by(() => this.#question.moves);
  readonly blocked: Blocked[] = $derived.by(() => this.#question.blocked);
  /** The moves that are made by picking things and confirming them. */
  readonly picks: Move[] = $derived.by(() => this.moves.filter((move) => move.together));
  /** The moves that one press makes. */
  readonly single: Move[] = $derived.by(() => this.moves.filter((move) => !move.together));
  /** Whether there are so few of them that each is a button. */
  readonly few: boolean = $derived.by(() => this.single.length <= MOST_BUTTONS);
  /** What can be picked, by likeness. */
  readonly #pickable: Set<string> = $derived.by(() => new Set(this.picks.flatMap((move) => this.#likes(move.targets))));
  /** The same by the likeness of their targets. */
  readonly #at: Map<string, Move[]> = $derived.by(() => {
    const found = new Map<string, Move[]>();
    for (const move of this.single) {
      for (const like of new Set(this.#likes(move.targets))) found.set(like, [...(found.get(like) ?? []), move]);
    }
    return found;
  });
  readonly #blockedAt: Map<string, Blocked> = $derived.by(() => {
    const found = new Map<string, Blocked>();
    for (const move of this.blocked) {
      for (const like of this.#likes(move.targets)) if (!found.has(like)) found.set(like, move);
    }
    return found;
  });

  /** Whether this seat is asked anything now. */
  get asked(): boolean {
    return this.#question.moves.length > 0;
  }

  get picking(): boolean {
    return this.picks.length > 0;
  }

  lit(target: string): boolean {
    return this.pickable(target) || this.#at.has(this.#like(target));
  }

  /** Whether it can be picked, or let go, beside what is picked already. */
  pickable(target: string): boolean {
    if (!this.#pickable.has(this.#like(target))) return false;
    if (this.picked.size === 0 || this.picked.has(target)) return true;
    return canPick(this.picks, [...this.picked, target], (one) => this.#like(one));
  }

  hints(target: string): boolean {
    return this.hinted[0]?.move.targets.includes(target) ?? false;
  }

  /** The moves that a press on this target can mean. */
  at(target: string): Move[] {
    return this.#at.get(this.#like(target)) ?? [];
  }

  /** Why nothing can be done with this target now; null: something can, or nobody is asked. */
  why(target: string): Refusal | null {
    if (!this.asked || this.lit(target)) return null;
    const blocked = this.#blockedAt.get(this.#like(target));
    if (blocked) return { reason: blocked.reason, clause: blocked.clause };
    const thing = this.#question.things?.[kind(target)];
    return thing ? { reason: thing.text, clause: thing.clause } : null;
  }

  press(target: string): void {
    if (this.pickable(target)) {
      this.armed = null;
      this.opened = null;
      if (!this.picked.delete(target)) this.picked.add(target);
      return;
    }
    const moves = this.at(target);
    if (moves.length === 1 && moves[0]) {
      if (settings.confirms) {
        this.opened = null;
        this.armed = moves[0];
      } else this.play(moves[0]);
    } else if (moves.length > 1) {
      this.armed = null;
      this.opened = this.opened === target ? null : target;
    }
  }

  /** The move that the picked things make together. */
  get match(): Move | null {
    return findPick(this.picks, [...this.picked], (target) => this.#like(target));
  }

  /** Why the picked things make no move. */
  get mismatch(): Refusal | null {
    const blocked = findPick(this.blocked, [...this.picked], (target) => this.#like(target));
    return blocked ? { reason: blocked.reason, clause: blocked.clause } : null;
  }

  /** Play it; what ends the turn for good, though it does not say so, waits to be confirmed. */
  play(move: Move): void {
    const confirmed = this.armed?.id === move.id;
    this.clear();
    if (move.confirm && !confirmed) this.armed = move;
    else this.#question.play(move);
  }

  /** Let go of everything, as when the question has changed. */
  clear(): void {
    this.picked.clear();
    this.opened = null;
    this.armed = null;
    this.hinted = [];
  }

  #like(target: string): string {
    const view = this.#question.view;
    return (view && this.#rules().alike?.(target, view)) ?? target;
  }

  #likes(targets: string[]): string[] {
    return targets.map((target) => this.#like(target));
  }
}

const kind = (target: string): string => target.split(":", 1)[0] ?? "";
