/** What the parts of the board share: the table in short, what is open, and gestures that are several moves. */

import { getContext, setContext, tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Move } from "../../lib/api/types";
import type { BoardProps } from "../../lib/drawing";
import type { Beside } from "../../lib/state/control.svelte";
import { Dragging } from "../../lib/kit/dragging.svelte";
import { Pointing } from "../../lib/kit/pointing";
import { stepsOf, type Way } from "./ways";
import { told } from "../../lib/told";
import { seatsFrom } from "../../lib/seats";
import { COLOURS, printedOf, tableOf, type City, type CitiesTable, type Colour } from "./table";

export type Layout = "wide" | "middle" | "phone";
export type Tab = "city" | "market" | "rivals" | "end";

const WIDE = 1180; // from here on as at a desk
const PHONE = 700; // below, one part at a time

export interface Reckoned {
  target: string;
  /** The place would be closed. */
  closes: boolean;
  /** What would stand there. */
  builds: string | null;
  /** The change of my points. */
  vp: number;
  /** What strength would be left; null where it stays. */
  strength: number | null;
  bandits: number | null;
}

/** One move of a gesture: the first that is offered and fits is played. */
type Wanted = (move: Move) => boolean;

export class Desk {
  width = $state(0);
  /** The rival whose city somebody has asked to see. */
  looked = $state<number | null>(null);
  tab = $state<Tab>("city");
  purse = $state(false);
  #wanted = $state.raw<Wanted[]>([]);
  /** What is to be bought in one of several ways. */
  paying = $state.raw<{ ways: Way[]; target: string } | null>(null);
  /** A die that was dragged before another one was chosen to pay for it, and where it goes. */
  unpaid = $state.raw<{ die: Colour; space: string } | null>(null);

  readonly #props: () => BoardProps;
  readonly dragging: Dragging;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.dragging = new Dragging({
      takes: (id, target) => this.takes(id, target),
      ontake: (id) => this.take(id),
      ondrop: (id, target) => this.drop(id, target),
      oncancel: () => this.putBack(),
    });
  }

  get props(): BoardProps {
    return this.#props();
  }
  get control(): BoardProps["control"] {
    return this.#props().control;
  }
  readonly table: CitiesTable = $derived.by(() => tableOf(this.#props().view));
  readonly printed = $derived.by(() => printedOf(this.#props().printed));
  readonly say = $derived.by(() => this.printed.board);
  readonly seats = $derived.by(() => this.#props().seats);
  /** Whose city lies in the middle: a watcher sees who plays. */
  readonly me: number = $derived.by(() => this.#props().view.you ?? this.table.active);
  readonly rivals: number[] = $derived.by(() => seatsFrom(this.me, this.table.cities.length).slice(1));
  readonly mine: boolean = $derived.by(() => this.table.active === this.me);
  readonly layout: Layout = $derived.by(() => (this.width >= WIDE ? "wide" : this.width >= PHONE ? "middle" : "phone"));

  city(seat: number): City {
    return this.table.cities[seat] as City;
  }

  /** The table as it would be after the move that is weighed, as far as nothing new would come to light by it. */
  readonly then: CitiesTable | null = $derived.by(() => {
    const { weighed } = this.control;
    return weighed && weighed.stopped !== "learnt" ? tableOf(weighed.view) : null;
  });
  cityThen(seat: number): City | null {
    return this.then?.cities[seat] ?? null;
  }
  /** What the rules reckon of a move by which something new would come to light: its view is not foreseen. */
  readonly reckoned: Reckoned | null = $derived.by(() => {
    const { weighed } = this.control;
    if (!weighed || weighed.stopped !== "learnt") return null;
    const { verb, facts, targets } = weighed.move;
    const number = (name: string) => (typeof facts[name] === "number" ? (facts[name] as number) : null);
    return {
      target: targets[0] ?? "",
      closes: verb === "attack",
      builds: verb === "build" ? this.table.turn.building : null,
      vp: number("points") ?? number("vp") ?? 0,
      strength: number("left"),
      bandits: number("bandits_left"),
    };
  });

  readonly #pointer = new Pointing(() => this.control.weigh(null));
  /** What a move would bring is shown while the pointer or the focus is on what stands for it. */
  pointing(on: () => void): Attachment<HTMLElement> {
    return this.#pointer.at(on);
  }
  weighing(move: () => Move | undefined): Attachment<HTMLElement> {
    return this.pointing(() => this.control.weigh(move() ?? null));
  }
  pointed(target: () => string): Attachment<HTMLElement> {
    return this.pointing(() => this.point(target()));
  }
  /** A die that can be chosen, or the place it stands on, is weighed as if it used that place. */
  point(target: string): void {
    const pick = this.picks(target);
    if (pick) this.control.weigh(pick, isUse);
    else this.control.point(target);
  }
  /** The move that chooses the die which this is, or which stands there. */
  picks(target: string): Move | undefined {
    return this.control.moves.find(
      (move) =>
        move.verb === "pick" &&
        (move.targets.includes(target) || target === `space:${this.me}:${String(move.facts["space"])}`),
    );
  }

  /** The move of this verb, if it can be made now. */
  move(verb: string): Move | undefined {
    return this.control.moves.find((move) => move.verb === verb);
  }

  /** The rival of whom a die is named now. */
  readonly named: number | null = $derived.by(() => {
    const question = this.control.asked ? this.control.question : null;
    return question?.kind === "name-die" ? Number(question.about["victim"]) : null;
  });
  /** The rivals of whom something is in reach of an attack. */
  readonly victims: number[] = $derived.by(() =>
    this.rivals.filter((seat) => (this.table.turn.reach?.[seat]?.in_reach ?? 0) > 0),
  );
  /** The rival's city that lies open beside mine. */
  readonly shown: number | null = $derived.by(() => {
    if (this.named !== null) return this.named;
    if (this.looked !== null && this.rivals.includes(this.looked)) return this.looked;
    if (!this.mine || !this.control.asked || this.victims.length === 0) return null;
    return (
      this.table.turn.location_victim ?? most(this.victims, (seat) => this.table.turn.reach?.[seat]?.in_reach ?? 0)
    );
  });

  // ------------------------------------------------------------------ gestures

  /** Whether the die is being asked what it does. */
  readonly asking: Colour | null = $derived.by(() => {
    const { die, deed } = this.table.turn;
    return this.mine && die !== null && deed === null && this.control.question?.kind === "use-die" ? die : null;
  });

  /** Whether this is what I am asked now. */
  asks(...kinds: string[]): boolean {
    return this.control.asked && kinds.includes(this.control.question?.kind ?? "");
  }
  /** Whether it is about my city, or the street before it. */
  get asksHome(): boolean {
    return this.control.asked && !this.asks(...OF_ALL);
  }
  /** Whether a location asks, for what is not only pressed in the city. */
  get working(): boolean {
    return this.control.asked && !this.asks(...BY_THINGS);
  }

  /** Whether the same is asked several times, so that it is counted and sent as one plan. */
  get counting(): boolean {
    if (this.asks("gain-resources")) return Number(this.control.question?.about["left"]) > 1;
    return this.asks("pay-music", "adorn-statue");
  }
  /** What is asked, and when. */
  get question(): string {
    const { question } = this.control;
    return `${this.#props().view.ply} ${question?.kind} ${String(question?.about["left"])} ${this.control.begun}`;
  }

  /**
   * What the board does in the prompt's stead: dice are chosen in the city, cards that go in the street; on a phone what
   * would lie over the city is in the prompt.
   */
  readonly beside: Beside = {
    shows: ({ verb }) =>
      verb === "pick" ||
      verb === "discard" ||
      (this.sheet && (USES as readonly string[]).includes(verb)) ||
      (this.layout === "phone" && this.counting),
    leadsBack: () => this.sheet,
    under: (move) => this.#unused(move, this.say["n-unused"]),
    sure: (move) => this.#unused(move, this.say["unused-sure"]),
  };
  /** This of the dice that would go unused. */
  #unused(move: Move, words: string): string | null {
    if (move.verb !== "done" || !this.asks("choose-die")) return null;
    return told(words, { n: Number(this.control.question?.about["left"]) });
  }
  /** Whether what a die can do lies in the prompt as a sheet: where there is no room for a ring. */
  get sheet(): boolean {
    return this.layout === "phone" && this.asking !== null;
  }

  /** What is offered at any time is in the purse: goods and strength themselves stay calm. */
  get calm(): boolean {
    return this.asks("choose-die", "use-die", "choose-attack", "buy");
  }

  /** Play these one after the other, as soon as each is offered; the last may only be chosen, to be confirmed. */
  want(...wanted: Wanted[]): void {
    this.#wanted = wanted;
    this.#choosing = false;
    this.#keeping = false;
    this.go();
  }
  #choosing = false;
  #keeping = false; // all but the last are the first half of a gesture

  /** A press on what is for sale and cannot be paid: what is lacking is got first, if there is a way. */
  buyLacking(ways: Way[], target: string): void {
    if (ways.length > 1) this.paying = { ways, target };
    else if (ways[0]) this.buyBy(ways[0], target);
  }
  buyBy(way: Way, target: string): void {
    this.paying = null;
    this.#wanted = stepsOf(way, target);
    this.#choosing = false;
    this.#keeping = true;
    this.go();
  }
  /** What a purchase in this way would change is weighed. */
  weighWay(way: Way | undefined, target: string): void {
    const [first, ...thens] = way ? stepsOf(way, target) : [];
    this.control.weigh((first && this.control.moves.find(first)) ?? null, ...thens);
  }

  /** To be called whenever other moves are offered. */
  go(): void {
    const [first, ...rest] = this.#wanted;
    if (!first || this.control.moves.length === 0) return;
    const move = this.control.moves.find(first);
    this.#wanted = move ? rest : [];
    if (!move) return;
    if (this.#choosing && rest.length === 0 && !move.begins) this.control.arm(move);
    else if (this.#keeping && rest.length > 0) this.control.keep(move);
    else this.play(move);
  }

  /** Play it; what wants a second thing before it is whole is kept until then, and can be put back. */
  play(move: Move): void {
    if (this.#isHalf(move)) this.control.keep(move);
    else this.control.play(move);
  }
  #isHalf(move: Move): boolean {
    if (this.asking === null) return move.verb === "buy" || move.verb === "buy-top";
    // A question with one answer answers itself.
    return HALVES.includes(move.verb) && move.facts["closed"] !== 1;
  }

  takes(id: string, target: string): boolean {
    const [kind, ...where] = id.split(":");
    if (kind === "die") return this.#wayFor(where[1] as Colour, target) !== null;
    if (kind === "stock") return target.startsWith(`stock:${this.me}:`) && target !== id && this.control.lit(target);
    if (target === "city") return kind === "ship";
    return kind !== "ship" && target.startsWith(`space:${this.me}:`);
  }

  take(id: string): void {
    if (id.startsWith("display:") || id.startsWith("pile:"))
      this.want((move) => isBuy(move) && move.targets.includes(id));
    else if (id.startsWith("stock:")) this.want((move) => move.verb === "pay" && move.targets.includes(id));
  }

  drop(id: string, target: string): void {
    if (id.startsWith("die:")) {
      const die = id.split(":")[2] as Colour;
      const way = this.#wayFor(die, target);
      if (way) this.#moveDie(die, target, way);
    } else if (id.startsWith("ship:")) this.want((move) => isBuy(move) && move.targets.includes(id));
    else void this.control.drop(target);
  }

  /** What was taken is put back: its choice is not made. */
  putBack(): void {
    this.#wanted = [];
    this.unpaid = null;
    void this.control.drop(""); // nowhere: it goes back as soon as it is known to be taken
  }

  /** How a die can come there: by the move that is asked for now, or by another die that pays for it. */
  #wayFor(die: Colour, target: string): "now" | "paid" | "mends" | null {
    const mine = `die:${this.me}:${die}`;
    if (target === mine || !target.startsWith(`space:${this.me}:`)) return null;
    if (this.control.moves.some((move) => isMove(move) && move.targets.includes(mine) && move.targets.includes(target)))
      return "now";
    const place = this.city(this.me).spaces.find((one) => target.endsWith(`:${one.space}`));
    if (place && !place.active && this.control.at(mine).some((move) => move.verb === "pick")) return "mends";
    // The step of a die is one column; which spaces are next to it is printed.
    const from = this.city(this.me).dice.find((one) => one.colour === die)?.space;
    const payable = this.asking !== null ? this.move("move") !== undefined : this.#payers(die).length > 0;
    if (!from || !payable) return null;
    const [here, there] = [this.printed.spaces[from], this.printed.spaces[target.split(":")[2] ?? ""]];
    const next = here && there && here.row === there.row && Math.abs(here.column - there.column) === 1;
    return next ? "paid" : null;
  }

  #moveDie(die: Colour, target: string, way: "now" | "paid" | "mends"): void {
    const mine = `die:${this.me}:${die}`;
    if (way === "mends")
      return this.want((move) => move.verb === "pick" && move.targets.includes(mine), ...this.#mending(target));
    const last: Wanted = (move) => isMove(move) && move.targets.includes(mine) && move.targets.includes(target);
    if (way === "now") return this.want(last);
    if (this.asking !== null) return this.want((move) => move.verb === "move", last);
    const payers = this.#payers(die);
    if (payers.length === 1) this.pay(payers[0] as Colour, die, target);
    else this.unpaid = { die, space: target };
  }

  /** The dice that could be spent to move this one. */
  #payers(die: Colour): Colour[] {
    return COLOURS.filter((one) => one !== die && this.control.lit(`die:${this.me}:${one}`));
  }

  /** Spend the die on reopening this place. */
  #mending(target: string): Wanted[] {
    const mends: Wanted = (move) => move.verb === "reactivate" && move.targets.includes(target);
    return [mends, (move) => this.control.question?.kind === "reactivate" && mends(move)];
  }

  /** This die is spent to move the other one. */
  pay(payer: Colour, die: Colour, target: string): void {
    const [spent, moved] = [`die:${this.me}:${payer}`, `die:${this.me}:${die}`];
    this.unpaid = null;
    this.want(
      (move) => move.verb === "pick" && move.targets.includes(spent),
      (move) => move.verb === "move",
      (move) => isMove(move) && move.targets.includes(moved) && move.targets.includes(target),
    );
  }

  /** A press on a thing: what a drag has left open comes first; what only begins a choice needs no confirming. */
  press(target: string): void {
    const { unpaid, control } = this;
    const [kind, , id = ""] = target.split(":");
    this.unpaid = null;
    if (kind === "die" && unpaid && id !== unpaid.die && control.lit(target))
      return this.pay(id as Colour, unpaid.die, unpaid.space);
    if (kind === "die" && this.asking !== null) return this.#again(target, id as Colour);
    const [move, another] = control.at(target);
    const opened = control.opened;
    if (kind === "space" && opened?.startsWith("die:")) return this.want((one) => bothOf(one, opened, target));
    if (move?.verb === "reactivate" && this.asking !== null) return this.want(...this.#mending(target));
    if (move?.verb === "discard" && control.question?.about["left"] === 1) control.choose(target);
    else if (move && !another && (move.begins || this.#isHalf(move)) && !control.pickable(target)) this.play(move);
    else control.press(target);
  }

  /** A die is pressed while one is asked what it does: the same one uses its place, another is taken instead. */
  #again(target: string, die: Colour): void {
    if (die === this.asking) return this.want((move) => move.verb === "use");
    this.control.back();
    this.want((move) => move.verb === "pick" && move.targets.includes(target));
  }

  /** Two quick presses use the place at once. */
  twice(): void {
    if (this.control.moves.length === 0) this.want((move) => move.verb === "use" && this.asking !== null);
  }

  /** A card that was to go stays: the others are picked anew. */
  keep(slot: number): void {
    const others = this.table.turn.picked.filter((one) => one !== slot);
    if (this.control.armed) this.control.clear();
    for (const one of this.table.turn.picked) if (one >= 0) this.control.back();
    this.want(
      ...others.map((one) => (move: Move) => move.verb === "discard" && move.targets.includes(`display:${one}`)),
    );
  }

  /** Where a die that waits to be moved can go. */
  goal(die: string, space: string): boolean {
    return this.control.moves.some((move) => bothOf(move, die, space));
  }

  /** Choose what is attacked; it is confirmed with a second press. What was chosen before is let go. */
  attack(target: string): void {
    const { control } = this;
    if (!control.lit(target) && (control.armed || this.attackBegun)) {
      if (control.armed) control.clear();
      if (this.attackBegun) control.back();
    }
    const here: Wanted = (move) => move.targets.includes(target);
    this.#wanted = control.at(target)[0]?.begins === false ? [here] : [here, here];
    this.#keeping = false;
    this.#choosing = true;
    void tick().then(() => this.go()); // the hand has let go of what was before
  }
  /** Whether a press leads to an attack on it, be it by letting go of what was chosen before. */
  reachable(target: string): boolean {
    if (this.control.lit(target)) return true;
    if (!this.attackBegun) return false;
    const [kind, id = "", thing = ""] = target.split(":");
    if (kind === "bandits") {
      const pile = this.table.bandits[id];
      return pile !== undefined && pile.open && pile.missing === 0;
    }
    const reach = this.table.turn.reach?.[Number(id)];
    if (kind === "space") return reach?.locations_open === true && reach.locations[thing]?.missing === 0;
    return kind === "stock" && reach?.stock_open === true && reach.stock[thing]?.missing === 0;
  }
  /** Whose city or stock is attacked is kept already; what of it is asked. */
  get attackBegun(): boolean {
    const kind = this.control.question?.kind;
    return this.control.begun && (kind === "attack-location" || kind === "attack-stock");
  }
}

const most = (seats: number[], of: (seat: number) => number): number =>
  seats.reduce((best, seat) => (of(seat) > of(best) ? seat : best));
const isUse = (move: Move): boolean => move.verb === "use";
const isBuy = (move: Move): boolean => move.verb.startsWith("buy");
const bothOf = (move: Move, one: string, other: string): boolean =>
  move.targets.includes(one) && move.targets.includes(other);
const isMove = (move: Move): boolean => move.verb === "move";

/** What a die can do, in the order of its keys. */
export const USES = ["use", "move", "refresh", "reactivate", "pass", "drop"] as const;

/** What a die is spent on, and what of it is asked next. */
const HALVES = ["move", "refresh", "reactivate"];

/** Questions at which one looks around, or at a rival. */
const OF_ALL = ["choose-die", "name-die", "choose-attack", "attack-location", "attack-stock", "buy", "ask-end"];

/** Questions that are answered by things on the table alone. */
const BY_THINGS = [
  "choose-die",
  "use-die",
  "move-die",
  "refresh",
  "reactivate",
  "name-die",
  "choose-attack",
  "attack-location",
  "attack-stock",
  "buy",
  "build",
  "ask-end",
  "copy-ability",
];

const DESK = Symbol("desk");
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);
