/**
 * A plan in the making: answers that only begin a choice are kept here, and the table is shown as it would be.
 *
 * What completes the choice is sent together with them, as one plan; until then one can go back, and nobody else has
 * seen anything. What comes next is what the server foresees, never a guess of the page.
 */

import type { Blocked, Foreseen, IllegalPlan, Move, View } from "../api/types";
import { patched } from "../patch";
import type { Question } from "./control.svelte";

const LONGEST = 20; // moves that are kept; the server takes a few more at once

/** The table that plans are made at. */
export interface Planned extends Question {
  readonly prompt: string;
  /** Send these as one plan. */
  playAll(moves: Move[]): void;
  /** What would be after these moves; null where nobody can say. */
  ahead(moves: Move[]): Promise<Foreseen | IllegalPlan | null>;
  complain(refusal: IllegalPlan): void;
}

interface Step {
  move: Move;
  after: Foreseen;
  view: View;
}

export class Plan implements Question {
  #steps = $state.raw<Step[]>([]);
  thinking = $state(false); // the server is asked what would be

  readonly #table: Planned;

  constructor(table: Planned) {
    this.#table = table;
  }

  readonly #last: Step | null = $derived.by(() => this.#steps.at(-1) ?? null);

  /** The moves that wait to be sent. */
  get kept(): Move[] {
    return this.#steps.map((step) => step.move);
  }
  get begun(): boolean {
    return this.#steps.length > 0;
  }
  get view(): View | null {
    return this.#last?.view ?? this.#table.view;
  }
  get prompt(): string {
    return this.#last?.after.question?.prompt ?? this.#table.prompt;
  }
  get moves(): Move[] {
    return this.thinking ? [] : (this.#last?.after.moves ?? this.#table.moves);
  }
  get blocked(): Blocked[] {
    return this.thinking ? [] : (this.#last?.after.blocked ?? this.#table.blocked);
  }
  get things(): Question["things"] {
    return this.#table.things;
  }

  play(move: Move): void {
    void this.add(move);
  }

  /** Keep a move that only begins a choice; send one that completes it, with all that were kept. */
  async add(move: Move): Promise<void> {
    const [view, steps] = [this.#table.view, this.#steps];
    const plan = [...this.kept, move];
    if (!view || this.thinking) return;
    if (!move.begins || plan.length > LONGEST) return this.#send(plan);
    this.thinking = true;
    let after: Foreseen | IllegalPlan | null = null;
    try {
      after = await this.#table.ahead(plan);
    } finally {
      this.thinking = false;
    }
    if (this.#table.view?.ply !== view.ply || this.#steps !== steps) return; // something else happened first
    if (after === null) return this.#send(plan); // the server will judge it when it is played
    if ("error" in after) return this.#table.complain(after);
    this.#steps = [...steps, { move, after, view: patched(view, after.changes) }];
  }

  /** Let go of the last move. */
  back(): void {
    this.#steps = this.#steps.slice(0, -1);
  }

  clear(): void {
    this.#steps = [];
  }

  #send(moves: Move[]): void {
    this.clear();
    this.#table.playAll(moves);
  }
}
