/** The last autumn as a ledger: six steps read off the journal, played one after the other, to be read again. */

import { untrack } from "svelte";
import type { Entry } from "../../../lib/api/types";
import type { Beside, Offer } from "../../../lib/state/control.svelte";
import { settings } from "../../../lib/state/settings.svelte";
import { told } from "../../../lib/told";
import type { Desk } from "../desk.svelte";
import { tableOf, type Kind } from "../table";

export const STEPS = ["row", "scoring", "income", "science", "cards", "round"] as const;
export type StepId = (typeof STEPS)[number];

/** One look at the ledger: a step, and in the scoring a good or the buildings. */
export interface Beat {
  step: StepId;
  good?: string;
  buildings?: boolean;
}

/** Points of a seat for a good: for its place, and for the shield. */
export interface GoodPoints {
  seat: number;
  place: number;
  shield: number;
}

/** What an autumn brought. */
export interface AutumnOf {
  round: number;
  before: number[]; // points of each seat
  fell: number;
  came: [string, number][]; // by deck
  scored: boolean;
  goods: Record<string, GoodPoints[]>;
  buildings: number[];
  income: number[];
  science: number[];
  draws: Record<Kind, number>[]; // by seat
  over: boolean;
}

// How long each look lasts, in milliseconds at the usual pace.
const LOOK: Record<StepId, number> = { row: 900, scoring: 850, income: 900, science: 700, cards: 700, round: 900 };

/** Entries from the beginning of the last autumn among these on; null: none begins. */
export function sinceAutumn(entries: Entry[]): Entry[] | null {
  const begins = ({ kind, fields }: Entry) => kind === "season" && fields["season"] === "autumn";
  const at = entries.lastIndexOf(entries.filter(begins).at(-1)!);
  return at < 0 ? null : entries.slice(at);
}

/** The lines of the autumn itself: what follows it is winter, or the end. */
function within(entries: Entry[]): Entry[] {
  const end = entries.findIndex(({ kind }, at) => at > 0 && ["season", "bonus", "penalty", "end"].includes(kind));
  return end < 0 ? entries : entries.slice(0, end);
}

export function readAutumn(all: Entry[], round: number, before: number[]): AutumnOf {
  const zeros = () => before.map(() => 0);
  const found: AutumnOf = {
    round,
    before,
    fell: 0,
    came: [],
    scored: false,
    goods: {},
    buildings: zeros(),
    income: zeros(),
    science: zeros(),
    draws: before.map(() => ({ citizen: 0, military: 0 })),
    over: all.some(({ kind }) => kind === "end"),
  };
  for (const { kind, fields } of within(all)) {
    const seat = (fields["seat"] as number | null) ?? 0;
    const number = (name: string) => (fields[name] as number | undefined) ?? 0;
    if (kind === "row_discard") found.fell += (fields["buildings"] as string[]).length;
    else if (kind === "row_fill") found.came.push(...Object.entries(fields["decks"] as Record<string, number>));
    else if (kind === "scoring") found.scored = true;
    else if (kind === "place" || kind === "shield") {
      const rows = (found.goods[fields["good"] as string] ??= []);
      let row = rows.find((one) => one.seat === seat);
      if (!row) rows.push((row = { seat, place: 0, shield: 0 }));
      row[kind] += number("vp");
    } else if (kind === "building_vp") found.buildings[seat] = number("vp");
    else if (kind === "income") found.income[seat] = number("coins") + number("leader");
    else if (kind === "science") found.science[seat] = (found.science[seat] ?? 0) + number("amount");
    else if (kind === "draw") found.draws[seat]![fields["deck"] as Kind] += 1;
  }
  return found;
}

export class Autumn {
  #entries = $state.raw<Entry[]>([]);
  #round = $state(0);
  #before = $state.raw<number[]>([]);
  /** Which look is taken. */
  at = $state(0);
  /** Whether it plays; it is never waited for. */
  playing = $state(false);
  paused = $state(false);
  /** Whether it lies open to be read. */
  opened = $state(false);
  /** On a phone it opens as a line, which can be unfolded. */
  folded = $state(false);
  #itself = false; // it has opened by itself, and goes with the winter that it lies over
  #batch = -1;

  constructor(private readonly desk: Desk) {}

  /** The last autumn that this page has seen. */
  readonly last: AutumnOf | null = $derived.by(() =>
    this.#entries.length > 0 ? readAutumn(this.#entries, this.#round, this.#before) : null,
  );
  readonly beats: Beat[] = $derived.by(() => {
    const { last } = this;
    if (!last) return [];
    const goods = this.desk.table.goods.map((track) => track.id).filter((id) => (last.goods[id]?.length ?? 0) > 0);
    return STEPS.flatMap((step): Beat[] =>
      step === "scoring" && last.scored
        ? [...goods.map((good) => ({ step, good })), { step, buildings: true }]
        : [{ step }],
    );
  });
  /** The look that is taken now; null: all is past. */
  readonly beat: Beat | null = $derived.by(() => (this.playing ? (this.beats[this.at] ?? null) : null));

  /** Whether this step, or this good of the scoring, has come already. */
  reached(step: StepId, good?: string): boolean {
    if (!this.playing) return true;
    const first = this.beats.findIndex((beat) => beat.step === step && (good === undefined || beat.good === good));
    if (first < 0) return STEPS.indexOf(step) <= STEPS.indexOf(this.beat?.step ?? "round");
    return this.at >= first;
  }
  readonly buildingsReached: boolean = $derived.by(() => {
    const at = this.beats.findIndex((beat) => beat.buildings);
    return !this.playing || (at >= 0 && this.at >= at);
  });

  /** Points of a seat in this scoring so far, and those of the look that is taken now. */
  scored(seat: number): { sofar: number; now: number } {
    const { last } = this;
    if (!last?.scored) return { sofar: 0, now: 0 };
    let sofar = 0;
    let now = 0;
    for (const [good, rows] of Object.entries(last.goods)) {
      if (!this.reached("scoring", good)) continue;
      const row = rows.find((one) => one.seat === seat);
      const vp = row ? row.place + row.shield : 0;
      sofar += vp;
      if (this.beat?.good === good) now += vp;
    }
    if (this.buildingsReached) {
      sofar += last.buildings[seat] ?? 0;
      if (this.beat?.buildings) now += last.buildings[seat] ?? 0;
    }
    return { sofar, now };
  }

  /** Take in what has just happened: call it in an effect. */
  follow(): void {
    const { batch, entries, before } = this.desk.props.fresh;
    if (batch === this.#batch) return;
    this.#batch = batch;
    const found = sinceAutumn(entries);
    if (!found) {
      if (this.#itself && !this.playing && this.desk.table.phase === "spring") this.shut();
      return;
    }
    this.#itself = true;
    untrack(() => {
      const was = before ? tableOf(before) : this.desk.table;
      this.#entries = found;
      this.#round = was.round;
      this.#before = was.nations.map((nation) => nation.vp);
      this.at = 0;
      this.paused = false;
      const fresh = before !== null;
      const phone = this.desk.layout === "phone";
      this.folded = fresh && phone;
      this.playing = fresh && !phone && settings.pace > 0;
      this.opened = fresh && !phone && settings.pace === 0;
    });
  }

  /** Let the time pass while it plays: call it in an effect. */
  play(): (() => void) | void {
    const { beat } = this;
    if (!beat || this.paused) return;
    const timer = setTimeout(() => this.#next(), LOOK[beat.step] * Math.max(settings.pace, 0.1));
    return () => clearTimeout(timer);
  }

  #next(): void {
    if (this.at + 1 >= this.beats.length) this.shut();
    else this.at += 1;
  }

  skipScoring(): void {
    const after = this.beats.findIndex((beat, at) => at > this.at && beat.step !== "row" && beat.step !== "scoring");
    if (after < 0) this.shut();
    else this.at = after;
    this.paused = false;
  }

  /** What can be done while it lies open. */
  readonly ways: Offer[] = $derived.by(() => {
    const { say } = this.desk;
    const shut = () => this.shut();
    if (!this.playing) return [{ id: "shut-autumn", label: say["ledger-shut"], act: shut }];
    const pause = { id: "pause", label: say[this.paused ? "ledger-go-on" : "ledger-pause"], act: () => this.pause() };
    const skips = { id: "skip-scoring", label: say["ledger-skip-scoring"], act: () => this.skipScoring() };
    const early = this.last?.scored && ["row", "scoring"].includes(this.beat?.step ?? "");
    return [pause, ...(early ? [skips] : []), { id: "shut-autumn", label: say["ledger-skip"], act: shut }];
  });

  /** It lies over what is asked in winter, and the shop over the button that opens it: both are led to in the prompt. */
  readonly beside: Beside = {
    headline: () => (this.shown ? { title: this.title } : null),
    offers: () => {
      if (this.shown) return this.ways;
      if (!this.last || this.folded || !this.desk.asks("pick-cards")) return [];
      return [{ id: "last-autumn", label: this.desk.say["year-last"], leads: true, act: () => this.open() }];
    },
  };

  get title(): string {
    const { say } = this.desk;
    return this.last
      ? told(say[this.last.scored ? "ledger-scoring-of" : "ledger-of"], { n: this.last.round })
      : say.ledger;
  }

  pause(): void {
    this.paused = !this.paused;
  }

  /** Read it again. */
  open(): void {
    this.#itself = false;
    this.playing = false;
    this.opened = true;
  }
  shut(): void {
    this.playing = false;
    this.paused = false;
    this.opened = false;
    this.folded = false;
  }
  readonly shown: boolean = $derived.by(() => this.last !== null && (this.playing || this.opened));
}
