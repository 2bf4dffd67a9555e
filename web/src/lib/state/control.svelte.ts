/**
 * The hand on the board: what is lit, what is picked, what a press means.
 *
 * A target is a thing on the board, such as `die:2`. A press on it plays the one move that it stands
 * for, opens a choice between several, or picks it where a move is made of several things.
 *
 * A gesture is a plan: to drag a card onto a place is to press the card, which begins a choice, and then the place,
 * which completes it. A board says which gesture means which presses; what they would bring it reads off `weighed`.
 */

import { SvelteSet } from "svelte/reactivity";
import type { Asked, Blocked, IllegalPlan, Move, View } from "../api/types";
import type { Painter } from "../drawing";
import { canPick, findPick } from "../picks";
import { Foresight, meant, type Foresee, type Preview, type Then } from "./foresight.svelte";
import { settings } from "./settings.svelte";

type Rules = Pick<Painter, "alike">;

const MOST_BUTTONS = 6;

/** Where the question comes from, and where the answer goes. */
export interface Question {
  readonly view: View | null;
  /** What is asked, and what it is about. */
  readonly question?: Asked | null;
  readonly moves: Move[];
  readonly blocked: Blocked[];
  /** What things on the table are for, by the first word of their targets. */
  readonly things?: Record<string, { text: string; clause: string }>;
  /** What stands for the move that was refused last. */
  readonly refused?: readonly string[];
  play(move: Move): void;
  /** Play these as one plan. */
  playAll?(moves: Move[]): void;
  /** Make it the first half of a gesture: nothing is sent before that is whole. */
  keep?(move: Move): void;
  /** Whether a choice is begun. */
  readonly begun?: boolean;
  /** Let go of its last move. */
  back?(): void;
  /** When all that was begun is known to the page. */
  readonly ready?: Promise<void>;
  readonly foresee?: Foresee;
}

/** A move that a bot would play, and the chance to win that it sees in it. */
export interface Hinted {
  move: Move;
  chance: number;
}

/** A plan that a board has set up, as the prompt asks about it. */
export interface Proposal {
  /** The question, such as whether to do it here. */
  title: string;
  /** A line under it; where there is none, what the board tells beside the sentence stands there. */
  line?: string;
  /** What is written on the button that plays it. */
  confirm: string;
  /** Whether it may be played; where nothing is said, as soon as it is known what it would bring. */
  ready?: boolean;
  /** What plays it, where that is not the plan that is set up. */
  play?(): void;
  /** Let go of it. */
  back(): void;
}

/** Something else that a board offers in the prompt. */
export interface Offer {
  id: string;
  label: string;
  /** A few words under it. */
  under?: string;
  /** It only leads to where the answer is given. */
  leads?: boolean;
  /** The path of an icon before its label. */
  icon?: string;
  /** The letter that the board gives it. */
  key?: string;
  /** How many answers lie behind it. */
  count?: number;
  /** Whether it is held down; undefined where it cannot be. */
  held?: boolean;
  /** Why nothing can be done with it now: it keeps its place and says so. */
  shut?: Refusal | null;
  /** Somebody points at it, or no longer does. */
  point?(on: boolean): void;
  act(): void;
}

/** What a board does in the prompt's stead. */
export interface Beside {
  /** The plan that is set up; null: none. */
  proposal?(): Proposal | null;
  /** What is said in the place of whose turn it is, and of what is asked; null: as always. */
  headline?(): { title: string; line?: string } | null;
  /** What else can be pressed in the prompt: before the answers, or beside a plan that is set up. */
  offers?(): Offer[];
  /** The seats whose marks stand at the button of this move. */
  marks?(move: Pick<Move, "verb">): number[];
  /** Whether this move keeps its button while it is blocked. */
  bars?(move: Pick<Move, "verb">): boolean;
  /** Whether it has this move in plain sight: the prompt needs no button for it. */
  shows?(move: Pick<Move, "verb">): boolean;
  /** Whether it leads back out of what is begun. */
  leadsBack?(): boolean;
  /** A few words under the label of this move; null: none. */
  under?(move: Move): string | null;
  /** What a person is asked once more before this move, in words; null: nothing. */
  sure?(move: Move): string | null;
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
  beside = $state.raw<Beside>({}); // set by the board that lies on the table

  #setUp = $state.raw<Then | null>(null);
  readonly #question: Question;
  readonly #rules: () => Rules;
  readonly #foresight: Foresight;

  constructor(question: Question, rules: () => Rules) {
    this.#question = question;
    this.#rules = rules;
    this.#foresight = new Foresight(async (plans) => (await question.foresee?.(plans)) ?? null);
  }

  readonly moves: Move[] = $derived.by(() => this.#question.moves);
  readonly blocked: Blocked[] = $derived.by(() => this.#question.blocked);
  /** The moves that are made by picking things and confirming them. */
  readonly picks: Move[] = $derived.by(() => this.moves.filter((move) => move.together));
  /** The moves that one press makes. */
  readonly single: Move[] = $derived.by(() => this.moves.filter((move) => !move.together));
  /** Those of them that the board leaves to the prompt. */
  readonly prompted: Move[] = $derived.by(() => this.single.filter((move) => !this.beside.shows?.(move)));
  /** Those that are buttons in it: all if they are few, else those that answer what is asked, or nothing stands for. */
  readonly buttons: Move[] = $derived.by(() => {
    if (this.single.length <= MOST_BUTTONS) return this.prompted;
    const answers = this.prompted.filter((move) => !move.aside);
    const few = answers.length <= MOST_BUTTONS ? answers : [];
    return this.prompted.filter((move) => few.includes(move) || move.targets.length === 0);
  });
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

  /** What is asked now, or would be after what is begun; null: nothing. */
  get question(): Asked | null {
    return this.#question.question ?? null;
  }

  /** Whether a choice is begun that can be stepped back in. */
  get begun(): boolean {
    return this.#question.begun ?? false;
  }

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
      if (settings.confirms) this.arm(moves[0]);
      else this.play(moves[0]);
    } else if (moves.length > 1) {
      this.armed = null;
      this.opened = this.opened === target ? null : target;
    }
  }

  /** Choose with a first press, which shows what it would bring; a second one confirms. */
  choose(target: string): void {
    const [move, another] = this.at(target);
    if (!move || another || this.pickable(target)) this.press(target);
    else this.arm(move);
  }

  /** Let this move wait to be confirmed; armed once more, it is played. */
  arm(move: Move): void {
    if (this.armed?.id === move.id) return this.play(move);
    this.picked.clear();
    this.opened = null;
    this.armed = move;
    this.consider([move]);
  }

  /** Press this as soon as the choice that is begun has come so far: the end of a drag. */
  async drop(target: string): Promise<void> {
    await this.#question.ready;
    if (this.lit(target)) this.press(target);
    else this.back();
  }

  /** Step back in a choice that is begun. */
  back(): void {
    if (this.armed || this.opened || this.picked.size > 0) this.clear();
    else this.#question.back?.();
  }

  // What would be

  /** Find out what each of these moves would bring, in one request; `after` are moves that they would follow. */
  consider(moves: Move[], after: Move[] = []): void {
    this.#foresight.consider(moves, after);
  }

  /** What these moves would bring one after the other, as far as that was looked at; null: nobody knows. */
  after(...plan: Move[]): Preview | null {
    return this.#foresight.after(plan);
  }

  /** What the moves that were considered would bring, by their ids; or why one cannot be made. */
  get previews(): ReadonlyMap<number, Preview | IllegalPlan> {
    return this.#foresight.previews;
  }

  /** Somebody points at a move, or at nothing any more; with `thens`, at what it begins and what would complete it. */
  weigh(move: Move | null, ...thens: Then[]): void {
    this.#foresight.weigh(move, ...thens);
  }

  /** Set up a plan, such as what is counted: the moves that fit, one after the other, as far as they are offered. */
  propose(...thens: Then[]): void {
    const [first, ...rest] = thens;
    this.#setUp = first ?? null;
    this.#foresight.propose((first && meant(first, this.moves, this.question)) ?? null, ...rest);
  }

  /** Whether the plan that is set up begins with this: who has set it up can tell it from others. */
  proposesWith(first: Then | null): boolean {
    return this.proposes && first !== null && this.#setUp === first;
  }

  /** What would be after each move of it, one after the other, as far as it is known. */
  get steps(): Preview[] {
    return this.#foresight.steps;
  }

  /** Whether a plan is set up, though it may not be known yet what it would bring. */
  get proposes(): boolean {
    return this.#foresight.proposes;
  }

  /** The plan that is set up, and what it would bring, once all of it is known. */
  get proposed(): { plan: Move[]; preview: Preview } | null {
    return this.#foresight.proposed;
  }

  /** Play the plan that is set up, as a whole. */
  playProposed(): void {
    const plan = this.proposed?.plan;
    if (!plan) return;
    this.clear();
    this.#question.playAll?.(plan);
  }

  /** The same by what stands for the move on the board, where it stands for one only. */
  point(target: string | null): void {
    const [move, another] = target === null ? [] : this.at(target);
    this.weigh(another ? null : (move ?? null));
  }

  /** What would come of what is pointed at, else of what waits to be confirmed or is set up; null: nobody knows. */
  get weighed(): Preview | null {
    if (this.#foresight.points) return this.#foresight.pointed;
    return this.armed ? this.#foresight.of(this.armed) : (this.proposed?.preview ?? null);
  }

  /** Whether this stands for the move that was refused last. */
  refuses(target: string): boolean {
    return this.#question.refused?.includes(target) ?? false;
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

  /** Play it; what ends the turn for good, though it does not say so, or is asked about, waits to be confirmed. */
  play(move: Move): void {
    const confirmed = this.armed?.id === move.id;
    const asks = move.confirm || this.sure(move) !== null;
    this.clear();
    if (asks && !confirmed) this.arm(move);
    else this.#question.play(move);
  }

  /** What a person is asked once more before this move; null: nothing. */
  sure(move: Move): string | null {
    return this.beside.sure?.(move) ?? null;
  }

  /** Make it the first half of a gesture, such as a card that is taken: it is sent with the second, and can be put back. */
  keep(move: Move): void {
    this.clear();
    if (this.#question.keep) this.#question.keep(move);
    else this.#question.play(move);
  }

  /** Let go of everything, as when the question has changed. */
  clear(): void {
    this.picked.clear();
    this.opened = null;
    this.armed = null;
    this.hinted = [];
    this.#foresight.clear();
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
