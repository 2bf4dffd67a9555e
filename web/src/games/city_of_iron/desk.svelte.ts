/** What the parts of the board share: the table in short, what is open, who sits where. */

import { getContext, setContext } from "svelte";
import type { Move } from "../../lib/api/types";
import type { BoardProps } from "../../lib/drawing";
import { Pointing } from "../../lib/kit/pointing";
import { seatsFrom } from "../../lib/seats";
import type { Beside } from "../../lib/state/control.svelte";
import { Site } from "./site.svelte";
import { Hand } from "./hand.svelte";
import { printedOf, tableOf, type IronTable, type Nation } from "./table";
import type { Autumn } from "./later/autumn.svelte";
import type { Tray } from "./later/tray.svelte";

export type Layout = "wide" | "middle" | "phone";
export type Tab = "city" | "row" | "goods" | "world" | "rivals";
/** The seven actions, in the rulebook's order. */
export const LEVERS = ["build", "store", "draw", "research", "expert", "tax", "attack"] as const;
export type Lever = (typeof LEVERS)[number];
/** The same, or the cards that cost no action. */
export type Held = Lever | "free";

const WIDE = 1180; // from here on as at a desk
const PHONE = 700; // below, one part at a time

/** What lies over a part of the board while it is asked for, or looked at. */
export type Cover = "tray" | "gates" | "take-back" | "arrange" | "shop" | "autumn" | "nations";

const COVER_OF: Record<string, Cover> = {
  "choose-nation": "nations",
  bid: "gates",
  "swap-cubes": "gates",
  pay: "tray",
  "choose-token": "tray",
  "take-back": "take-back",
  arrange: "arrange",
  "pick-cards": "shop",
};

export class Desk {
  width = $state(0);
  tab = $state<Tab>("city");
  /** The rival whose nation lies in the place of mine, or beside it. */
  looked = $state<number | null>(null);
  /** A lever that is held: only what belongs to it is lit. */
  lever = $state<Held | null>(null);
  /** The same while one is only pointed at. */
  towards = $state<Held | null>(null);
  /** What the parts of the board do in the prompt's stead, the first that has something to say. */
  besides = $state.raw<Beside[]>([]);

  readonly #props: () => BoardProps;
  /** What is built, stored, discarded from the row or moved. */
  readonly site = new Site(this);
  /** Paying with cards, and the last autumn; null before the first summer, when they are loaded. */
  tray = $state.raw<Tray | null>(null);
  autumn = $state.raw<Autumn | null>(null);
  readonly pointing = new Pointing(() => {
    this.control.weigh(null);
    if (this.tray) this.tray.pointed = null;
  });
  /** Levers, cards and piles of mine, spring and winter. */
  readonly hand = new Hand(this);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get control(): BoardProps["control"] {
    return this.#props().control;
  }
  readonly table: IronTable = $derived.by(() => tableOf(this.#props().view));
  readonly printed = $derived.by(() => printedOf(this.#props().printed));
  readonly say = $derived.by(() => this.printed.board);
  readonly seats = $derived.by(() => this.#props().seats);
  /** Who is asked, as far as one is. */
  readonly active: number | null = $derived.by(() => this.#props().view.seat);
  /** Whose nation lies in the middle: a watcher sees who plays. */
  readonly me: number = $derived.by(() => this.#props().view.you ?? this.active ?? this.table.active);
  readonly rivals: number[] = $derived.by(() => seatsFrom(this.me, this.table.nations.length).slice(1));
  readonly layout: Layout = $derived.by(() => (this.width >= WIDE ? "wide" : this.width >= PHONE ? "middle" : "phone"));
  readonly mine: Nation = $derived.by(() => this.nation(this.me));

  nation(seat: number): Nation {
    return this.table.nations[seat] as Nation;
  }

  /** The table as it would be after what is weighed, before anything new comes to light. */
  readonly then: IronTable | null = $derived.by(() => {
    const { weighed } = this.control;
    return weighed && tableOf(weighed.view);
  });
  readonly thenMine: Nation | null = $derived.by(() => this.then?.nations[this.me] ?? null);

  /** Whether this is what I am asked now. */
  asks(...kinds: string[]): boolean {
    return this.control.asked && kinds.includes(this.control.question?.kind ?? "");
  }

  /** What lies over my cities, or over more than them. */
  readonly cover: Cover | null = $derived.by(() => {
    if (this.autumn?.shown) return "autumn";
    if (this.tray?.open) return "tray";
    const kind = this.control.asked ? (this.control.question?.kind ?? "") : "";
    const cover = COVER_OF[kind] ?? null;
    return cover === "tray" && !this.tray ? null : cover; // what payments are made with may still be on its way
  });

  moves(...verbs: string[]): Move[] {
    return this.control.moves.filter((move) => verbs.includes(move.verb));
  }
}

const DESK = Symbol("desk");
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);
