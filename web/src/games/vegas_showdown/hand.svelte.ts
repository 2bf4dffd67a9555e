/**
 * What I am about to build: the tile in my hand, how it is turned, where it would lie; and in a renovation what comes
 * off the sheet and what goes in.
 *
 * All of it is one plan, which lives in the page until it is confirmed: a list of wanted answers, played as far as they
 * are asked, since questions with one answer answer themselves. Whether a tile fits, what it lacks and what it would
 * bring is what the server told beforehand (`trying`), or foresees of the plan.
 */

import { untrack } from "svelte";
import type { Move } from "../../lib/api/types";
import type { Preview, Then } from "../../lib/state/foresight.svelte";
import type { Desk } from "./desk.svelte";
import * as plan from "./plan";
import {
  tableOf,
  type House,
  type Laid,
  type PrintedTile,
  type Refused,
  type Try,
  type Turn,
  type VegasTable,
  type WrongNow,
} from "./table";

export type Verdict = "covered" | "edge" | "fits" | "no_neighbour" | "no_path" | "others" | "unknown";
/** Why a tile cannot lie so, in the order in which it is told. */
const WRONG = ["covered", "no_path", "no_neighbour", "others"] as const;

/** What would be asked, and answered. */
type Next = Pick<Preview, "moves" | "question" | "stopped">;

export interface Place {
  cell: string;
  turn: Turn;
}

const is =
  (verb: string, role: string, value: unknown): Then =>
  (move) =>
    move.verb === verb && move.subjects[role] === value;
const same = (one: Laid, other: Laid): boolean =>
  one.tile === other.tile && one.cell === other.cell && one.turn === other.turn;

export class Hand {
  tile = $state<string | null>(null);
  turn = $state<Turn>(0);
  /** Where its upper left cell would be; null: it is over no cell. */
  cell = $state<string | null>(null);
  /** It lies there, and waits to be confirmed; else it follows the pointer. */
  laid = $state(false);
  /** The upper left cells of the tiles that are taken off, and the tiles that go in. */
  offs = $state.raw<string[]>([]);
  ins = $state.raw<Laid[]>([]);
  /** It is to be played as soon as all of it is known. */
  #confirmed = $state<"build" | "finish" | null>(null);
  /** What would be after what is decided, without the tile in the hand. */
  #decided = $state.raw<{ key: string; preview: Preview } | null>(null);
  /** By which of its cells the tile is held. */
  #grip = { column: 0, row: 0 };
  #asked = "";

  constructor(private readonly desk: Desk) {}

  // What is asked

  readonly kind: string | null = $derived.by(() =>
    this.desk.control.asked ? (this.desk.control.question?.kind ?? null) : null,
  );
  readonly renovating: boolean = $derived.by(() => this.kind === "take-off" || this.kind === "put-in");
  readonly placing: boolean = $derived.by(
    () => this.kind === "place-tile" || this.kind === "place-where" || this.kind === "place-turn",
  );

  readonly printed: PrintedTile | null = $derived.by(() =>
    this.tile === null ? null : (this.desk.printed.tiles[this.tile] ?? null),
  );

  /** The table after what is decided in a renovation; before that, the table. */
  readonly decided: VegasTable = $derived.by(() =>
    this.renovating && this.#decided?.key === this.#key ? tableOf(this.#decided.preview.view) : this.desk.table,
  );
  /** Whether it is known what is decided. */
  readonly sure: boolean = $derived.by(
    () => !this.renovating || this.#decided?.key === this.#key || (this.kind === "put-in" && !this.changed),
  );
  /** My house after what is decided, without the tile in the hand. */
  readonly house: House = $derived.by(() => {
    const mine = this.decided.houses[this.desk.me] as House;
    if (this.sure) return mine;
    const kept = mine.tiles.filter((one) => !this.offs.includes(one.cell));
    return this.#with(mine, [...kept, ...this.ins]);
  });
  /** A house with these tiles; what hangs together in it is as it was, until the server tells it. */
  #with(house: House, tiles: Laid[]): House {
    const { printed } = this.desk;
    const covered = new Set(tiles.flatMap((one) => plan.cellsOf(plan.roomOf(printed, one))));
    const free = Object.keys(printed.cells).filter((cell) => !covered.has(cell));
    return { ...house, free, tiles: tiles.map((one) => ({ ...one, mark: "" })) };
  }

  /** My house with the tile in the hand where it fits: as foreseen, or as it was told beforehand of this place. */
  readonly after: House | null = $derived.by(() => {
    const { ghost, trying, house } = this;
    if (!ghost || !this.fits || !trying) return null;
    if (this.built) return this.built.houses[this.desk.me] as House;
    const { fame, income, population, revenue } = trying;
    const now = { ...this.#with(house, [...house.tiles, ghost]), fame, income, population, revenue };
    const brings = trying.brings.find((one) => one.cell === ghost.cell && one.turn === ghost.turn);
    if (!brings) return now;
    const { casino, hotel, connection, diamonds, if_ended } = brings;
    const final_scoring = { ...house.final_scoring, casino, hotel, connection, diamonds };
    return { ...now, final_scoring, if_ended, fame_in_play: fame, connected: connection > 0 };
  });

  /** What would become of this tile anywhere. */
  tryOf(tile: string): Try | null {
    return this.decided.trying?.tiles[tile] ?? null;
  }
  readonly trying: Try | null = $derived.by(() => (this.tile === null ? null : this.tryOf(this.tile)));

  /** The tiles that can be put in now, as far as that is known. */
  may(tile: string): boolean {
    if (this.kind === "place-where" || this.kind === "place-turn")
      return this.desk.control.question?.about["tile"] === tile;
    if (this.renovating && this.full) return false;
    return this.tryOf(tile)?.turns.some((one) => one.fits.length > 0) ?? false;
  }

  // Where it would lie

  verdictOf(cell: string, turn: Turn): Verdict {
    const found = this.trying?.turns.find((one) => one.turn === turn);
    if (!found) return "unknown";
    if (found.fits.includes(cell)) return "fits";
    return WRONG.find((wrong) => found[wrong].includes(cell)) ?? "edge";
  }
  readonly verdict: Verdict | null = $derived.by(() =>
    this.cell === null ? null : this.verdictOf(this.cell, this.turn),
  );
  readonly fits: boolean = $derived.by(() => this.verdict === "fits");
  readonly ghost: Laid | null = $derived.by(() =>
    this.tile === null || this.cell === null ? null : { tile: this.tile, cell: this.cell, turn: this.turn },
  );

  /** All places at which it fits, those of the turn in hand first. */
  readonly places: Place[] = $derived.by(() => {
    const turns = this.trying?.turns ?? [];
    return [...turns.filter((one) => one.turn === this.turn), ...turns.filter((one) => one.turn !== this.turn)].flatMap(
      ({ turn, fits }) => fits.map((cell) => ({ cell, turn })),
    );
  });

  roomAt({ cell, turn }: Place): plan.Room {
    return plan.roomOf(this.desk.printed, { tile: this.tile ?? "", cell, turn });
  }

  /** The places that cover a cell. */
  over(cell: string): Place[] {
    return this.tile === null ? [] : this.places.filter((place) => plan.cellsOf(this.roomAt(place)).includes(cell));
  }

  /** Why it cannot lie where it is held, as the server tells it of this place and this turn. */
  readonly refused: Refused | null = $derived.by(() => {
    if (this.cell === null || this.fits) return null;
    const here = (one: { subjects: Record<string, unknown> }) => one.subjects["cell"] === this.cell;
    const { control } = this.desk;
    const preview = this.kind === "place-where" ? control : control.proposed?.preview;
    if (!preview || preview.question?.kind !== "place-where") return null;
    const facts = preview.moves.find(here)?.facts ?? preview.blocked.find(here)?.facts;
    const all = (facts?.["refused"] ?? []) as Refused[];
    return all.find((one) => one.turn === this.turn) ?? null;
  });

  /** The table as it would be with all of it, as soon as that is known. */
  readonly built: VegasTable | null = $derived.by(() => {
    const view = this.desk.control.proposed?.preview.view;
    const table = view ? tableOf(view) : null;
    const { ghost } = this;
    return table && ghost && table.houses[this.desk.me]?.tiles.some((one) => same(one, ghost)) ? table : null;
  });

  // Renovation

  readonly mostOff: number = $derived.by(() => {
    const about = this.desk.control.question?.about;
    return this.kind === "take-off" ? Number(about?.["left"] ?? 0) : 0;
  });
  readonly mostIn: number = $derived.by(() => this.desk.table.renovation?.put_in_left ?? 0);
  readonly full: boolean = $derived.by(() => this.renovating && this.ins.length >= this.mostIn);
  /** What would be asked after what is decided. */
  readonly next: Next | null = $derived.by(() => {
    if (this.#decided?.key === this.#key) return this.#decided.preview;
    if (this.kind !== "put-in" || this.changed) return null;
    const { question, moves } = this.desk.control; // nothing is decided yet, and tiles are put in already
    return { question, moves, stopped: null };
  });
  /** Why the sheet does not stand. */
  readonly troubles: WrongNow[] = $derived.by(() =>
    this.next && this.next.stopped !== null ? [] : (this.decided.renovation?.troubles ?? []),
  );
  /** Whether the renovation can end so. */
  readonly stands: boolean = $derived.by(() => {
    if (!this.renovating || !this.next) return false;
    return this.next.stopped !== null || this.next.question?.kind !== "put-in" || this.#end !== undefined;
  });
  readonly #end: Move | undefined = $derived.by(() =>
    this.next?.question?.kind === "put-in" ? this.next.moves.find((move) => move.verb === "done") : undefined,
  );

  readonly changed: boolean = $derived.by(() => this.offs.length + this.ins.length > 0);

  // Taking, moving, turning

  /** Take this tile, turned so; where nothing is said, in the first turn in which it fits anywhere. */
  take(tile: string, turn?: Turn, grip = { column: 0, row: 0 }): void {
    const thing = this.desk.printed.tiles[tile] as PrintedTile;
    this.tile = tile;
    this.turn = plan.lookOf(thing, turn ?? this.tryOf(tile)?.turns.find((one) => one.fits.length > 0)?.turn ?? 0);
    const { width, height } = plan.turned(thing, this.turn);
    this.#grip = { column: Math.min(grip.column, width - 1), row: Math.min(grip.row, height - 1) };
    this.cell = null;
    this.laid = false;
    this.#propose();
  }

  /** The cell that is taken hold of, counted from the upper left one of the tile as it is turned. */
  hold(column: number, row: number): void {
    this.#grip = { column, row };
  }

  /** It is held over this cell. */
  hover(cell: string): void {
    if (this.tile === null) return;
    const { column, row } = plan.spotOf(cell);
    this.#to(column - this.#grip.column, row - this.#grip.row);
  }

  /** It is held over nothing. */
  away(): void {
    if (this.laid || this.cell === null) return;
    this.cell = null;
    this.#propose();
  }

  /** Move it by so many cells; from nowhere, to the first place. */
  step(columns: number, rows: number): void {
    if (this.tile === null) return;
    this.laid = false;
    if (this.cell === null) return this.nextPlace();
    const { column, row } = plan.spotOf(this.cell);
    this.#to(column + columns, row + rows);
  }

  #to(column: number, row: number): void {
    if (!this.printed) return;
    const { width, height } = plan.turned(this.printed, this.turn);
    const { columns, rows } = this.desk.printed;
    const clamp = (at: number, most: number) => Math.max(0, Math.min(most, at));
    const cell = plan.cellName(clamp(column, columns - width), clamp(row, rows - height));
    if (cell === this.cell) return;
    this.cell = cell;
    this.#propose();
  }

  /** Turn it by a quarter, or to the next that looks different; the cell by which it is held stays. */
  turnBy(by: 1 | -1): void {
    if (this.printed) this.turnTo(plan.nextTurn(this.printed, this.turn, by));
  }

  turnTo(turn: Turn): void {
    if (!this.printed || turn === this.turn) return;
    const { width, height } = plan.turned(this.printed, turn);
    this.turn = turn;
    const { column, row } = this.#grip;
    this.#grip = { column: Math.min(column, width - 1), row: Math.min(row, height - 1) };
    if (this.cell !== null) {
      const at = plan.spotOf(this.cell);
      this.cell = null;
      this.#to(at.column, at.row);
    } else this.#propose();
    if (this.laid && !this.fits) this.laid = false;
  }

  /** Where else it fits: the next place in this turn, then in the others. */
  nextPlace(): void {
    const at = this.places.findIndex(({ cell, turn }) => cell === this.cell && turn === this.turn);
    const next = this.places[(at + 1) % Math.max(1, this.places.length)];
    if (next) this.put(next);
  }

  /** Let it lie at this place, to be confirmed. */
  put({ cell, turn }: Place): void {
    this.turn = turn;
    this.cell = cell;
    this.lay();
  }

  /** Let it lie where it is held, if it fits there; in a renovation it goes in. */
  lay(): boolean {
    this.#propose();
    if (!this.fits) return false;
    this.laid = true;
    return true;
  }

  /** A press on a cell: it lies there, and pressed again at the next place with that cell. */
  press(cell: string): void {
    const over = this.over(cell);
    const at = this.laid ? over.findIndex((one) => one.cell === this.cell && one.turn === this.turn) : -1;
    const first = over.find((one) => one.cell === cell && one.turn === this.turn) ?? over[0];
    const next = at < 0 ? first : over[(at + 1) % over.length];
    if (next) this.put(next);
    else {
      this.laid = false;
      this.hover(cell);
    }
  }

  /** Take it up again from where it lies. */
  lift(): void {
    if (this.laid) this.laid = false;
    else this.letGo();
  }

  /** Whether it looks different when it is turned. */
  get manyTurns(): boolean {
    return this.printed !== null && plan.looks(this.printed).length > 1;
  }

  letGo(): void {
    this.tile = null;
    this.cell = null;
    this.laid = false;
    this.#confirmed = null;
    this.#propose();
  }

  /** Build it where it lies: at once in a renovation, which is sent as a whole, else as soon as the plan is known. */
  confirm(): void {
    const { ghost } = this;
    if (!ghost || !this.fits) return;
    if (!this.renovating) {
      this.#confirmed = "build";
      return;
    }
    this.ins = [...this.ins, ghost];
    this.letGo();
  }

  // The drawing board

  takeOff(cell: string): boolean {
    if (this.kind !== "take-off" || this.offs.length >= this.mostOff || this.offs.includes(cell)) return false;
    this.offs = [...this.offs, cell];
    this.#propose();
    return true;
  }

  /** It stays where it was; what was put over it goes back. */
  putBack(cell: string): void {
    const was = this.desk.mine.tiles.find((one) => one.cell === cell);
    if (!was) return;
    const under = plan.cellsOf(plan.roomOf(this.desk.printed, was));
    this.ins = this.ins.filter(
      (one) => !plan.cellsOf(plan.roomOf(this.desk.printed, one)).some((over) => under.includes(over)),
    );
    this.offs = this.offs.filter((one) => one !== cell);
    this.#propose();
  }

  takeOut(cell: string): void {
    this.ins = this.ins.filter((one) => one.cell !== cell);
    this.#propose();
  }

  /** Let go of what was decided last: what went in, then what came off. */
  undo(): void {
    const put = this.ins.at(-1);
    const off = this.offs.at(-1);
    if (put) this.takeOut(put.cell);
    else if (off) this.putBack(off);
  }

  startOver(): void {
    this.offs = [];
    this.ins = [];
    this.letGo();
  }

  finish(): void {
    if (!this.stands) return;
    this.#confirmed = "finish";
    this.#propose();
  }

  callOff(): void {
    const { control } = this.desk;
    const move = control.moves.find((one) => one.verb === "call-off");
    this.startOver();
    if (move) control.play(move);
    else this.#confirmed = "finish"; // nothing was sent: to end it without a change is to call it off
  }

  // The plan

  /** What is decided, as a word. */
  readonly #key: string = $derived.by(() =>
    [...this.offs, "|", ...this.ins.map(({ tile, cell, turn }) => `${tile} ${cell} ${turn}`)].join(),
  );

  /** What answers the questions up to what is decided. */
  #wanted(): Then[] {
    if (!this.renovating) return [];
    const done = this.kind === "take-off" ? this.desk.control.moves.find((move) => move.verb === "done") : undefined;
    return [
      ...this.offs.map((cell) => is("take", "cell", cell)),
      // Both questions have a `done`: this is the one that ends the taking off.
      ...(done ? [(move: Move) => move.id === done.id] : []),
      ...this.ins.flatMap((one) => answers(one)),
    ];
  }

  #propose(): void {
    untrack(() => {
      const { control } = this.desk;
      const wanted = this.#wanted();
      const end = this.#end;
      if (this.#confirmed === "finish" && end) wanted.push((move) => move.id === end.id);
      else if (this.tile !== null && this.sure) {
        const [place, at, turn] = answers({ tile: this.tile, cell: this.cell ?? "", turn: this.turn });
        if (this.kind !== "place-where" && this.kind !== "place-turn") wanted.push(place);
        if (this.fits) wanted.push(...(this.kind === "place-turn" ? [turn] : [at, turn]));
      }
      control.propose(...wanted);
    });
  }

  /** To be run as an effect of the board: what was asked for is known now, or something else is asked. */
  keepUp(): void {
    const { control, props } = this.desk;
    const asked = `${props.view.ply} ${props.view.you} ${this.kind}`;
    if (asked !== this.#asked) {
      this.#asked = asked;
      untrack(() => this.#begin());
    }
    const { proposed } = control;
    void this.#confirmed;
    // A new question lets go of what was proposed, after this board has seen it.
    if (!control.proposes && (this.renovating || this.tile !== null)) return this.#propose();
    if (!proposed) return;
    untrack(() => {
      if (this.renovating && this.#confirmed === null && this.tile === null) this.#learn(proposed.preview);
      else if (this.renovating && !this.sure) this.#learn(proposed.preview);
      if (this.#confirmed === "build" && (this.built || proposed.preview.stopped !== null)) this.#play();
      if (this.#confirmed === "finish" && this.sure) {
        const ended = proposed.preview.stopped !== null || proposed.preview.question?.kind !== "put-in";
        if (ended) this.#play();
        else this.#propose();
      }
    });
  }

  #learn(preview: Preview): void {
    if (this.#decided?.key === this.#key && this.#decided.preview === preview) return;
    this.#decided = { key: this.#key, preview };
    // What turned out not to fit beside the rest goes back into the reserve.
    const tiles = tableOf(preview.view).houses[this.desk.me]?.tiles ?? [];
    const fitting = this.ins.filter((one) => tiles.some((other) => same(one, other)));
    const less = fitting.length < this.ins.length;
    if (less) this.ins = fitting;
    if (less || this.tile !== null) this.#propose();
  }

  #play(): void {
    this.#confirmed = null;
    this.desk.control.playProposed();
  }

  /** A new question: what was in the hand is not any more, but a tile just won is. */
  #begin(): void {
    this.#confirmed = null;
    this.#decided = null;
    this.offs = [];
    this.ins = [];
    this.tile = null;
    this.cell = null;
    this.laid = false;
    if (!this.placing) return;
    const { control, mine } = this.desk;
    const about = control.question?.about ?? {};
    const won = mine.won?.tile;
    const tile =
      this.kind === "place-tile" ? (about["won_at"] != null && won && this.may(won) ? won : null) : about["tile"];
    if (typeof tile !== "string") return;
    this.take(tile);
    if (typeof about["cell"] === "string") {
      this.cell = about["cell"];
      this.turn = this.places[0]?.turn ?? 0;
      this.lay();
    }
  }
}

/** The three answers by which a tile comes to lie somewhere. */
const answers = ({ tile, cell, turn }: Laid): [Then, Then, Then] => [
  is("place", "tile", tile),
  is("at", "cell", cell),
  is("turn", "turn", turn),
];

/** One hand for board and prompt, which have a desk each. */
const HANDS = new WeakMap<object, Hand>();
export function handOf(desk: Desk): Hand {
  const { control } = desk;
  const found = HANDS.get(control) ?? new Hand(desk);
  HANDS.set(control, found);
  return found;
}
