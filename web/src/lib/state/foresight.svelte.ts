/**
 * What the next moves would bring, as the server foresees it: asked for while somebody points at things or drags them.
 *
 * At most one request is under way; of what was wanted meanwhile the newest is asked for next, so that a pointer that
 * sweeps over a board asks no more than can be answered. What is known is kept until the question changes, and an answer
 * that comes after that is dropped.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Asked, Blocked, Entry, Foreseen, IllegalPlan, Move, View } from "../api/types";

/** The table as it would be after a move, or after a short plan. */
export interface Preview {
  /** The move, or the last one of the plan. */
  move: Move;
  view: View;
  /** What would be asked then, what could be answered, and what not. */
  question: Asked | null;
  moves: Move[];
  blocked: Blocked[];
  /** What would happen on the way. */
  entries: Entry[];
  /** Why nothing can be foreseen after it; null: the same seat is asked on. */
  stopped: Foreseen["stopped"];
  /** The same in words. */
  reason: string;
}

/** What each of these plans would bring, or why it cannot be made; null where nobody can say. */
export type Foresee = (plans: Move[][]) => Promise<(Preview | IllegalPlan)[] | null>;

/** One more move of a plan: of what would be offered then, the first that fits; where `at` is named, only at that question. */
export type Then = ((move: Move) => boolean) & { at?: string };

/** The move that is meant, of those that are offered at a question. */
export const meant = (then: Then, moves: Move[], question: Asked | null): Move | undefined =>
  then.at === undefined || then.at === question?.kind ? moves.find((move) => then(move)) : undefined;

/** A plan that is looked at, by its first move and by what is to follow as far as that is offered. */
interface Look {
  move: Move;
  thens: Then[];
}

const REST = 40; // milliseconds between two requests: a limit on them is for the whole evening

export class Foresight {
  readonly previews = new SvelteMap<number, Preview | IllegalPlan>(); // by the id of the move
  readonly #further = new SvelteMap<string, Preview | IllegalPlan>(); // of plans of several moves, by all ids
  #pointed = $state.raw<Look | null>(null);
  #proposed = $state.raw<Look | null>(null);

  readonly #foresee: Foresee;
  #wanted: Move[][] = [];
  #asking = false;
  #question = 0; // counts the questions, so that late answers are known

  constructor(foresee: Foresee) {
    this.#foresee = foresee;
  }

  /** Find out what each of these would bring, after others if they only follow; what was wanted before and is not asked for yet is let go. */
  consider(moves: Move[], after: Move[] = []): void {
    this.#want(moves.map((move) => [...after, move]));
  }

  /** What these would bring one after the other, as far as that is known. */
  after(plan: Move[]): Preview | null {
    return plan.length === 0 ? null : seen(this.#known(plan));
  }

  /** Somebody points at this move, or at nothing any more; `thens` are what would follow it, where it only begins. */
  weigh(move: Move | null, ...thens: Then[]): void {
    this.#pointed = move && { move, thens };
    this.#wantLooks();
  }

  /** A plan is set up, and stays in sight until another is; null lets go of it. */
  propose(move: Move | null, ...thens: Then[]): void {
    this.#proposed = move && { move, thens };
    this.#wantLooks();
  }

  /** What that would bring which is pointed at; null: nothing is, or it is not known yet. */
  get pointed(): Preview | null {
    return this.#pointed && seen(this.#known(this.#planOf(this.#pointed)));
  }

  /** Whether anything is pointed at. */
  get points(): boolean {
    return this.#pointed !== null;
  }

  /** Whether a plan is set up. */
  get proposes(): boolean {
    return this.#proposed !== null;
  }

  /** The moves of the plan that is set up, as soon as all of it is known, and what they would bring. */
  get proposed(): { plan: Move[]; preview: Preview } | null {
    const plan = this.#proposed && this.#planOf(this.#proposed);
    const preview = plan && seen(this.#known(plan));
    return preview && { plan, preview };
  }

  /** What would be after each move of the plan that is set up, one after the other, as far as it is known. */
  get steps(): Preview[] {
    const plan = this.#proposed ? this.#planOf(this.#proposed) : [];
    return plan.flatMap((_, at) => seen(this.#known(plan.slice(0, at + 1))) ?? []);
  }

  /** What this move would bring, as far as that is known. */
  of(move: Move | null): Preview | null {
    return move && seen(this.previews.get(move.id));
  }

  /** The question has changed: nothing is known of the new one. */
  clear(): void {
    this.#question += 1;
    this.#wanted = [];
    this.#pointed = null;
    this.#proposed = null;
    this.previews.clear();
    this.#further.clear();
  }

  /** The plan that is looked at, as far as it is known what would be offered on the way. What never is, is left out. */
  #planOf({ move, thens }: Look): Move[] {
    const plan = [move];
    for (const then of thens) {
      const known = seen(this.#known(plan));
      if (known?.stopped !== null) break;
      const next = meant(then, known.moves, known.question);
      if (next) plan.push(next);
    }
    return plan;
  }

  #known(plan: Move[]): Preview | IllegalPlan | undefined {
    return plan.length === 1 ? this.previews.get(plan[0]!.id) : this.#further.get(idsOf(plan));
  }

  #learn(plan: Move[], one: Preview | IllegalPlan): void {
    if (plan.length === 1) this.previews.set(plan[0]!.id, one);
    else this.#further.set(idsOf(plan), one);
  }

  #want(plans: Move[][]): void {
    this.#wanted = plans.filter((plan) => !this.#known(plan));
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let rest = 0;
    try {
      while (this.#wanted.length > 0) {
        const [question, plans] = [this.#question, this.#wanted];
        let further = false;
        this.#wanted = [];
        const found = await this.#foresee(plans);
        if (question === this.#question) {
          for (const [at, plan] of plans.entries()) {
            const one = found?.[at];
            if (one) this.#learn(plan, one);
          }
          if (found && this.#wanted.length === 0) further = this.#goOn();
        }
        // A plan is looked at to its end without a rest; what was asked on the way is rested for after it.
        rest += REST;
        if (further) continue;
        await new Promise((go) => setTimeout(go, rest));
        rest = 0;
      }
    } finally {
      this.#asking = false;
    }
  }

  /** What is pointed at, and what is set up: one does not wait for the other. */
  #looks(): Move[][] {
    return [this.#pointed, this.#proposed].flatMap((look) => (look ? [this.#planOf(look)] : []));
  }

  #wantLooks(): void {
    if (this.#pointed || this.#proposed) this.#want(this.#looks());
  }

  /** What would be offered is known now: whether the plans that are looked at go on. */
  #goOn(): boolean {
    this.#wanted = this.#looks().filter((plan) => plan.length > 1 && !this.#known(plan));
    return this.#wanted.length > 0;
  }
}

const idsOf = (plan: Move[]): string => plan.map((move) => move.id).join(" ");
const seen = (one: Preview | IllegalPlan | undefined): Preview | null => (one && "view" in one ? one : null);
