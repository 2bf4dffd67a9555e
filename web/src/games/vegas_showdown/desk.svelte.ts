/** What the parts of the board share: the table in short, what is open, who sits where. */

import { getContext, setContext } from "svelte";
import type { Move } from "../../lib/api/types";
import type { BoardProps } from "../../lib/drawing";
import type { Beside } from "../../lib/state/control.svelte";
import { Pointing } from "../../lib/kit/pointing";
import { seatsFrom } from "../../lib/seats";
import { Auction } from "./auction.svelte";
import { printedOf, tableOf, type House, type VegasTable } from "./table";

export type Layout = "wide" | "middle" | "phone";
export type Tab = "auction" | "sheet" | "rivals";

const WIDE = 1180; // from here on as at a desk
const PHONE = 700; // below, one part at a time

/** Questions that are answered on my sheet: the Strip folds for them. */
const BUILDING = ["place-tile", "place-where", "place-turn", "take-off", "put-in"];

export class Desk {
  width = $state(0);
  tab = $state<Tab>("auction");
  /** The rival whose sheet lies over mine. */
  looked = $state<number | null>(null);
  /** Somebody has asked to see the Strip while building. */
  unfolded = $state(false);
  /** The tile whose branch of the family tree is lit; "" for the whole tree, null: it is closed. */
  tree = $state<string | null>(null);

  /** Cells of my sheet where the tile that is bid on could lie. */
  readonly outlined: string[] = $derived.by(() => this.auction.outlined);
  /** Events that are pointed at, which light what they forbid; and back. */
  flagged = $state.raw<string[]>([]);

  /** The event whose card is open. */
  card = $state<string | null>(null);

  /** What the parts of the board do in the prompt's stead, the first that has something to say. */
  besides = $state.raw<Beside[]>([]);

  readonly #props: () => BoardProps;
  readonly auction = new Auction(this);
  readonly pointing = new Pointing(() => {
    this.control.weigh(null);
    this.auction.pointed = null;
    this.auction.stack = null;
  });

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get control(): BoardProps["control"] {
    return this.#props().control;
  }
  readonly table: VegasTable = $derived.by(() => tableOf(this.#props().view));
  readonly printed = $derived.by(() => printedOf(this.#props().printed));
  readonly say = $derived.by(() => this.printed.board);
  readonly seats = $derived.by(() => this.#props().seats);
  /** Whose turn it is, as far as one is asked. */
  readonly active: number | null = $derived.by(() => this.#props().view.seat);
  /** Whose sheet lies in the middle: a watcher sees who plays. */
  readonly me: number = $derived.by(() => this.#props().view.you ?? this.active ?? this.table.dealer);
  readonly rivals: number[] = $derived.by(() => seatsFrom(this.me, this.table.houses.length).slice(1));
  readonly layout: Layout = $derived.by(() => (this.width >= WIDE ? "wide" : this.width >= PHONE ? "middle" : "phone"));
  readonly mine: House = $derived.by(() => this.house(this.me));

  house(seat: number): House {
    return this.table.houses[seat] as House;
  }

  /** The table as it would be after the move that is weighed, before anything new comes to light. */
  readonly then: VegasTable | null = $derived.by(() => {
    const { weighed } = this.control;
    return weighed && tableOf(weighed.view);
  });

  /** Whether this is what I am asked now. */
  asks(...kinds: string[]): boolean {
    return this.control.asked && kinds.includes(this.control.question?.kind ?? "");
  }
  /** Whether tiles are laid now: the Strip is folded then, unless somebody wants to see it. */
  readonly building: boolean = $derived.by(() => this.asks(...BUILDING));
  readonly renovating: boolean = $derived.by(
    () => this.asks("take-off", "put-in") || this.table.renovation?.seat === this.me,
  );

  move(verb: string): Move | undefined {
    return this.control.moves.find((move) => move.verb === verb);
  }
}

const DESK = Symbol("desk");
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);
