/** Bidding: which step of which track is picked, what it would mean, and what the prompt says of it. */

import type { Move } from "../../lib/api/types";
import type { Beside, Proposal } from "../../lib/state/control.svelte";
import type { Then } from "../../lib/state/foresight.svelte";
import { Dragging } from "../../lib/kit/dragging.svelte";
import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Place, Turn, VegasPrinted } from "./table";

/** A step of a track. */
export interface Step {
  place: string;
  amount: number;
}

/** How a step stands for me: closed, too dear, mine to pay, the lowest that wins. */
export type Standing = "closed" | "dear" | "open" | "lowest";

export class Auction {
  #picked = $state.raw<Step | null>(null);
  /** The step that is pointed at, also while nobody asks me. */
  pointed = $state.raw<Step | null>(null);
  /** The stack that is pointed at where one is picked. */
  stack = $state<string | null>(null);
  readonly #desk: Desk;

  /** My chip, taken from the order of choosing, onto a step. */
  readonly dragging: Dragging;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.dragging = new Dragging({
      takes: (_, target) => this.#stepOf(target) !== null,
      ondrop: (_, target) => {
        const step = this.#stepOf(target);
        if (step) this.pick(step.place, step.amount);
      },
    });
  }

  /** The step that a target is, if I may bid there. */
  #stepOf(target: string): Step | null {
    for (const { id } of this.#desk.table.places) {
      const amount = this.can(id) ? this.payable(id).find((one) => target === `amount:${id}:${one}`) : undefined;
      if (amount !== undefined) return { place: id, amount };
    }
    return null;
  }

  /** Whether I am asked for a bid now. */
  readonly open: boolean = $derived.by(() => this.#desk.asks("choose-action", "bid-amount"));

  /** The step that is set up as a bid; let go of with the plan. */
  readonly picked: Step | null = $derived.by(() => (this.open && this.#desk.control.proposes ? this.#picked : null));

  /** The places whose tiles are on sale, those of one tile together: several tracks under one name. */
  readonly marquees: Place[][] = $derived.by(() => {
    const { places } = this.#desk.table;
    const { printed } = this.#desk;
    const found: Place[][] = [];
    for (const place of places) {
      const basic = printed.places[place.id]?.tile ?? null;
      const same = basic && found.find(([first]) => printed.places[first!.id]?.tile === basic);
      if (same) same.push(place);
      else found.push([place]);
    }
    return found;
  });

  place(id: string): Place | undefined {
    return this.#desk.table.places.find((one) => one.id === id);
  }

  /** The bids that I could make at a place. */
  payable(place: string): number[] {
    return this.#desk.mine.open_bids[place] ?? [];
  }

  /** Whether I may bid there now. */
  can(place: string): boolean {
    const { control } = this.#desk;
    return this.open && (control.lit(`place:${place}`) || this.#desk.table.bidding?.place === place);
  }

  standing(place: Place, amount: number): Standing {
    const payable = this.payable(place.id);
    if (payable[0] === amount) return "lowest";
    if (payable.includes(amount)) return "open";
    return place.open_bids.includes(amount) ? "dear" : "closed";
  }

  // ------------------------------------------------------------------ the plan of two moves

  #plan({ place, amount }: Step): Then[] {
    const bids: Then = (move) => move.targets.includes(`place:${place}`);
    const names: Then = (move) => move.targets.includes(`amount:${place}:${amount}`);
    return this.#desk.asks("bid-amount") ? [names] : [bids, names];
  }

  /** Set a bid up, to be confirmed; pressed once more, it stays. */
  pick(place: string, amount: number): void {
    if (!this.can(place) || !this.payable(place).includes(amount)) return;
    const { control } = this.#desk;
    // What is known of other bids stays known.
    control.armed = null;
    control.opened = null;
    this.#picked = { place, amount };
    control.propose(...this.#plan(this.#picked));
  }

  /** The lowest bid that wins there. */
  pickLowest(place: string): void {
    const [lowest] = this.payable(place);
    if (lowest !== undefined) this.pick(place, lowest);
  }

  /** One step up or down the open ones of these tracks; from nothing, to the lowest. */
  step(places: string[], by: number): void {
    const place = places.find((id) => this.picked?.place === id) ?? places.find((id) => this.can(id));
    if (!place) return;
    const payable = this.payable(place);
    const at = this.picked?.place === place ? payable.indexOf(this.picked.amount) : -1;
    const next = at < 0 ? payable[0] : payable[at + by];
    if (next !== undefined) this.pick(place, next);
  }

  back(): void {
    this.#picked = null;
    this.#desk.control.propose();
  }

  /** Somebody points at a step: what it would bring is reckoned, as far as it may be bid. */
  point(place: string, amount: number): void {
    const { control } = this.#desk;
    this.pointed = { place, amount };
    if (!this.can(place)) return;
    const [first, ...thens] = this.#plan(this.pointed);
    const move = first && control.moves.find(first);
    // Of a step that is not mine to bid it is learnt why.
    control.weigh(move ?? null, ...(this.payable(place).includes(amount) ? thens : []));
  }

  /** Why this amount cannot be bid, as the rules say it. */
  why(place: string, amount: number): { reason: string; clause: string } | null {
    const { control } = this.#desk;
    if (!this.open || (this.can(place) && this.payable(place).includes(amount))) return null;
    const target = `amount:${place}:${amount}`;
    const begins = control.at(`place:${place}`)[0];
    const known = begins && control.previews.get(begins.id);
    const blocked =
      control.blocked.find((one) => one.targets.includes(target)) ??
      (known && "blocked" in known ? known.blocked.find((one) => one.targets.includes(target)) : undefined);
    return blocked ? { reason: blocked.reason, clause: blocked.clause } : begins ? null : control.why(`place:${place}`);
  }

  // ------------------------------------------------------------------ what it would mean

  /** The step that is looked at: pointed at, else picked. */
  readonly looked: Step | null = $derived.by(() => this.pointed ?? this.picked);

  /** All cells that the tile which is looked at could cover on my sheet. */
  readonly outlined: string[] = $derived.by(() => {
    const step = this.picked ?? (this.open ? this.pointed : null);
    const tile = step && this.place(step.place)?.tile;
    if (!step || !tile) return [];
    const move = this.#desk.control.moves.find((one) => one.targets.includes(`place:${step.place}`));
    return coveredBy(this.#desk.printed, tile, move);
  });

  // ------------------------------------------------------------------ what the prompt says

  readonly beside: Beside = {
    shows: ({ verb }) => verb === "bid" || verb === "pick",
    proposal: () => this.#proposal(),
    headline: () => this.#headline(),
    offers: () =>
      this.#desk.layout !== "phone" && this.#desk.asks("choose-action") && !this.picked && this.#desk.move("bid")
        ? [
            {
              id: "bid",
              label: this.#desk.say["do-bid"],
              under: this.#desk.say["press-a-price"],
              leads: true,
              act: () => this.lead(),
            },
          ]
        : [],
    marks: ({ verb }) => this.#chosen(verb),
    bars: ({ verb }) => verb === "publicity" || verb === "renovate",
    under: (move) => this.#under(move),
    sure: (move) => this.#sure(move),
  };

  /** Lead to the tracks: on a phone to their tab. Set by the part that shows them. */
  lead = (): void => {};

  #proposal(): Proposal | null {
    const step = this.picked;
    const tile = step && this.place(step.place)?.tile;
    if (!step || !tile) return null;
    const { say, printed } = this.#desk;
    return {
      title: told(say["bid-title"], { n: step.amount, tile: printed.tiles[tile]?.name ?? tile }),
      confirm: told(say["bid-confirm"], { n: step.amount }),
      back: () => this.back(),
    };
  }

  #headline(): { title: string; line?: string } | null {
    const { say, control, printed, seats, table } = this.#desk;
    const { armed } = control;
    if (armed && (armed.verb === "publicity" || armed.verb === "renovate")) {
      const line = this.#under(armed);
      return {
        title: told(say["action-title"], { action: printed.actions[armed.verb]?.name ?? "" }),
        line: line ?? "",
      };
    }
    if (this.#desk.asks("pick-stack")) {
      const event = table.picking?.event;
      const last = table.stacks.find(({ id, left }) => left === 1 && armed?.targets.includes(`stack:${id}`));
      const line = last ? told(say["then-empty"], { n: last.left }) : say["pick-line"];
      return { title: event ? (printed.events[event]?.name ?? "") : "", line };
    }
    if (!this.#desk.asks("choose-action")) return null;
    const { mine } = this.#desk;
    const lost = mine.outbid ? this.place(mine.choice ?? "") : undefined;
    if (lost?.tile && lost.bidder !== null) {
      const fields = {
        name: seats[lost.bidder]?.name ?? "",
        tile: printed.tiles[lost.tile]?.name ?? "",
        bid: lost.bid ?? 0,
        n: mine.cash,
      };
      return { title: say["outbid-title"], line: told(say["outbid-line"], fields) };
    }
    return { title: say["choose-title"], line: told(say["choose-line"], { n: mine.cash }) };
  }

  #chosen(verb: string): number[] {
    return verb === "publicity" || verb === "renovate" || verb === "pass"
      ? this.#desk.table.houses.flatMap((house, seat) => (house.choice === verb ? [seat] : []))
      : [];
  }

  #under(move: Move): string | null {
    const { say, printed, mine, table } = this.#desk;
    const action = printed.actions[move.verb];
    if (move.verb === "publicity" && action) {
      const reserve = Object.values(mine.reserve).reduce((sum, n) => sum + n, 0);
      return told(say[reserve > 0 ? "publicity-under" : "publicity-only"], {
        fame: action.fame,
        n: action.tiles_in,
        of: reserve,
      });
    }
    if (move.verb === "renovate" && action)
      return told(say["renovate-under"], { off: action.tiles_out, on: action.tiles_in });
    if (move.verb === "pass") {
      const bans = table.events.in_play.map((id) => printed.events[id]?.name ?? id);
      return bans.length > 0 ? bans.join(" · ") : null;
    }
    return null;
  }

  #sure(move: Move): string | null {
    const { say, printed } = this.#desk;
    const action = this.#desk.asks("choose-action") ? printed.actions[move.verb] : undefined;
    return action ? told(say["action-confirm"], { action: action.name }) : null;
  }
}

/** The cells under all the places where a tile may lie, as the move that would win it tells them. */
function coveredBy(printed: VegasPrinted, tile: string, move: Move | undefined): string[] {
  const spots = (move?.facts["spots"] ?? {}) as Record<string, Turn[]>;
  const names = new Map(Object.entries(printed.cells).map(([id, { column, row }]) => [`${column} ${row}`, id]));
  const found = new Set<string>();
  for (const [cell, turns] of Object.entries(spots)) {
    const from = printed.cells[cell];
    for (const turn of turns) {
      const shape = printed.tiles[tile]?.turns.find((one) => one.turn === turn);
      if (!from || !shape) continue;
      for (let dx = 0; dx < shape.width; dx++)
        for (let dy = 0; dy < shape.height; dy++) {
          const id = names.get(`${from.column + dx} ${from.row + dy}`);
          if (id) found.add(id);
        }
    }
  }
  return [...found];
}
