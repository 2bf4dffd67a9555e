/**
 * A plan in the making: answers that only begin a choice are kept here, and the table is shown as it would be.
 *
 * What completes the choice is sent together with them, as one plan; until then one can go back, and nobody else has
 * seen anything. What comes next is what the server foresees, never a guess of the page.
 */

import type { Blocked, Foreseen, IllegalPlan, Move, View } from "../api/types";
import { patched } from "../patch";
import type { Question } from "./control.svelte";
import type { Foresee } from "./foresight.svelte";

const LONGEST = 20; // moves that are kept; the server takes a few more at once

/** The table that plans are made at. */
export interface Planned extends Question {
  readonly prompt: string;
  /** Send these as one plan. */
  playAll(moves: Move[]): void;
  /** What would be after each of these plans; null where nobody can say. */
  ahead(plans: Move[][]): Promise<(Foreseen | IllegalPlan)[] | null>;
  /** What was complained of is past. */
  dismiss(): void;
  /** This plan cannot be made. */
  complain(refusal: IllegalPlan, plan: Move[]): void;
}

interface Step {
  move: Move;
  after: Foreseen;
  view: View;
}

export class Plan implements Question {
  #steps = $state.raw<Step[]>([]);
  thinking = $state(false); // the server is asked what would be
  ready: Promise<void> = Promise.resolve();

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
  get question(): Question["question"] {
    return this.#last ? this.#last.after.question : this.#table.question;
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
  get refused(): Question["refused"] {
    return this.#table.refused;
  }

  play(move: Move): void {
    this.ready = this.add(move);
  }

  playAll(moves: Move[]): void {
    if (!this.thinking) this.#send([...this.kept, ...moves]);
  }

  keep(move: Move): void {
    this.ready = this.add(move, true);
  }

  /** What each of these would bring, after what is kept already. */
  readonly foresee: Foresee = async (plans) => {
    const view = this.#table.view;
    const found = view && (await this.#table.ahead(plans.map((plan) => [...this.kept, ...plan])));
    return (
      found?.map((after, at) => {
        if ("error" in after) return after;
        const { stopped, reason, question, moves, blocked, journal: entries } = after;
        const move = plans[at]!.at(-1)!;
        return { move, view: patched(view!, after.changes), question, moves, blocked, entries, stopped, reason };
      }) ?? null
    );
  };

  /**
   * Keep a move that only begins a choice; send one that completes it, with all that were kept.
   *
   * One by which something happens is kept where that is wished, as the first half of a gesture is, and where what is
   * asked after it can be foreseen.
   */
  async add(move: Move, keep = move.begins): Promise<void> {
    const [view, steps] = [this.#table.view, this.#steps];
    const plan = [...this.kept, move];
    if (!view || this.thinking) return;
    if (!keep || plan.length > LONGEST) return this.#send(plan);
    this.thinking = true;
    this.#table.dismiss();
    let after: Foreseen | IllegalPlan | null = null;
    try {
      after = (await this.#table.ahead([plan]))?.[0] ?? null;
    } finally {
      this.thinking = false;
    }
    if (this.#table.view?.ply !== view.ply || this.#steps !== steps) return; // something else happened first
    if (after === null) return this.#send(plan); // the server will judge it when it is played
    if ("error" in after) return this.#table.complain(after, plan);
    if (after.stopped !== null) return this.#send(plan);
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
