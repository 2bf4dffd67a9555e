/**
 * Paying with cards: for a town, a land or an expert.
 *
 * What is chosen is kept here and set up as one plan: what begins it, the cards, that it is all, and what follows. How
 * far it has come is read off what the server foresees after each of its moves, so also what answers itself.
 */

import { tick } from "svelte";
import type { Asked, Blocked, Entry, Move } from "../../../lib/api/types";
import type { Beside, Offer, Proposal } from "../../../lib/state/control.svelte";
import { meant, type Then } from "../../../lib/state/foresight.svelte";
import { Dragging } from "../../../lib/kit/dragging.svelte";
import { settings } from "../../../lib/state/settings.svelte";
import { told } from "../../../lib/told";
import { listed } from "../../../lib/words";
import type { Desk } from "../desk.svelte";
import { amount } from "../amounts";
import { tableOf, type Payment, type Symbol, type Track } from "../table";

/** What is paid for. */
export type Aim =
  | { purpose: "attack"; town: string }
  | { purpose: "settle"; card: string | null; land: string | null }
  | { purpose: "expert"; card: string };

/** A card in the tray, and what it counts for. */
export interface Laid {
  card: string;
  symbol: Symbol;
  worth: number;
  /** Whether it can be taken out again. */
  loose: boolean;
}

/** What a card of the hand would give. */
export interface Gives {
  symbol: Symbol;
  worth: number;
  waste: number;
  /** Nothing but waste, and no vehicle either. */
  idle: boolean;
  add: () => void;
}

export interface ChuteNow {
  symbol: Symbol;
  needed: number;
  given: number;
  missing: number;
  waste: number;
  cards: Laid[];
}

interface Stage {
  payment: Payment;
  moves: Move[];
  blocked: Blocked[];
}

const CHUTES: Symbol[] = ["guns", "compasses", "hammers"];
const FURTHER = ["choose-land", "pay", "choose-token", "choose-district"];

export class Tray {
  #aim = $state.raw<Aim | null>(null);
  #chosen = $state.raw<{ card: string; symbol: Symbol }[]>([]);
  #first = $state.raw<Then | null>(null); // what the plan begins with that is set up here
  /** What is chosen to become the city or the district, and where. */
  #token = $state<string | null>(null);
  #city = $state<string | null>(null);
  /** A town that is pointed at. */
  pointed = $state<string | null>(null);
  readonly #desk: Desk;

  /** Cards of the hand onto a chute or a land, tokens onto a city. */
  readonly dragging: Dragging;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.dragging = new Dragging({
      takes: (id, target) => this.#drop(id, target) !== null,
      ondrop: (id, target) => this.#drop(id, target)?.(),
    });
  }

  // ------------------------------------------------------------------ what it is about

  /** Whether a plan of the tray is set up. */
  readonly #planned: boolean = $derived.by(() => this.#desk.control.proposesWith(this.#first));
  /** What the server asks for on its own, whatever is set up. */
  readonly #asked: boolean = $derived.by(() => this.#desk.asks("pay", "choose-token"));

  readonly open: boolean = $derived.by(() => this.#planned || this.#asked);

  readonly aim: Aim | null = $derived.by(() => {
    if (this.#planned && this.#aim) return this.#aim;
    if (!this.#asked) return null;
    const { payment } = this.#desk.table;
    const about = this.#desk.control.question?.about ?? {};
    if (payment?.town) return { purpose: "attack", town: payment.town };
    if (payment?.card) return { purpose: "expert", card: payment.card };
    const land = payment?.land ?? (about["land"] as string | null) ?? null;
    return { purpose: "settle", card: (about["card"] as string | null) ?? null, land };
  });

  /** The town that is attacked, or looked at. */
  readonly town: string | null = $derived.by(() => (this.aim?.purpose === "attack" ? this.aim.town : this.pointed));
  /** The tracks that it would change, as they would be. */
  readonly tracks: Track[] = $derived.by(() =>
    this.town ? (this.#desk.table.reach?.towns[this.town]?.tracks ?? []) : [],
  );
  /** Places of the row whose buildings would go besides. */
  readonly leaving: number[] = $derived.by(() => {
    if (this.aim?.purpose !== "attack") return [];
    const { table, printed } = this.#desk;
    return table.row.flatMap((building, at) => (building ? [at] : [])).slice(0, printed.numbers.attack_discards);
  });

  // ------------------------------------------------------------------ how far it has come

  /** The payment after all that is chosen, and what could still be added. */
  readonly #stage: Stage | null = $derived.by(() => {
    const { control, table, me } = this.#desk;
    const stages: Stage[] = [];
    if (this.#asked && table.payment) {
      stages.push({ payment: table.payment, moves: control.moves, blocked: control.blocked });
    }
    for (const step of this.#planned ? control.steps : []) {
      const { payment } = tableOf(step.view);
      if (payment) stages.push({ payment, moves: step.moves, blocked: step.blocked });
    }
    const last = stages.at(-1) ?? null;
    return last?.payment.seat === me ? last : null;
  });
  readonly payment: Payment | null = $derived.by(() => this.#stage?.payment ?? null);

  /** The question that the plan leads to, where it is not whole yet. */
  readonly #next: { question: Asked | null; moves: Move[] } | null = $derived.by(() => {
    const { control } = this.#desk;
    if (!this.#planned) return this.#asked ? { question: control.question, moves: control.moves } : null;
    const last = control.steps.at(-1);
    if (!last || last.stopped !== null || tableOf(last.view).payment !== null) return null;
    return FURTHER.includes(last.question?.kind ?? "") ? last : null;
  });

  /** Lands, tokens and cities that are asked for on the way, with their moves. */
  #asksFor(kind: string): Move[] {
    const { control } = this.#desk;
    if (control.question?.kind === kind) return control.moves;
    if (!this.#planned) return [];
    return control.steps.find((step) => step.stopped === null && step.question?.kind === kind)?.moves ?? [];
  }
  readonly lands: string[] = $derived.by(() => subjects(this.#asksFor("choose-land"), "land"));
  readonly tokens: string[] = $derived.by(() => {
    const found = [...this.#asksFor("choose-token"), ...this.#asksFor("choose-district")];
    return subjects(found, "token");
  });
  readonly cities: string[] = $derived.by(() => subjects(this.#asksFor("choose-district"), "city"));
  readonly district: boolean = $derived.by(() => this.cities.length > 0);
  get token(): string | null {
    return this.#planned ? this.#token : null;
  }
  get city(): string | null {
    return this.#planned ? this.#city : null;
  }

  /** Whether the plan that is set up is all that is asked for. */
  readonly whole: boolean = $derived.by(() => {
    const { control } = this.#desk;
    const end = this.#planned ? control.proposed?.preview : null;
    if (!end || tableOf(end.view).payment !== null) return false;
    return end.stopped !== null || !FURTHER.includes(end.question?.kind ?? "");
  });

  /** The chutes with what is in them; where the payment has ended itself, as it was told. */
  readonly chutes: ChuteNow[] = $derived.by(() => {
    const { printed } = this.#desk;
    const worth = (card: string, symbol: Symbol) => printed.cards[card]?.[symbol] ?? 0;
    const laid = (card: string, symbol: Symbol): Laid => ({
      card,
      symbol,
      worth: worth(card, symbol),
      loose: this.#chosen.some((one) => one.card === card),
    });
    const { payment } = this;
    const used = this.#used;
    return CHUTES.flatMap((symbol) => {
      const needed = payment?.chutes[symbol]?.needed ?? this.#needs[symbol] ?? 0;
      const ids = payment
        ? (payment.chutes[symbol]?.cards ?? [])
        : used.filter((one) => one.symbol === symbol).map((one) => one.card);
      if (needed === 0 && ids.length === 0) return [];
      const cards = ids.map((card) => laid(card, symbol));
      const given = cards.reduce((sum, card) => sum + card.worth, 0);
      return [
        { symbol, needed, given, missing: Math.max(needed - given, 0), waste: Math.max(given - needed, 0), cards },
      ];
    });
  });

  /** What is printed on what is paid for. */
  get #needs(): Partial<Record<Symbol, number>> {
    const { printed } = this.#desk;
    const { aim } = this;
    if (aim?.purpose === "attack") {
      const town = printed.towns[aim.town];
      return { guns: town?.defense ?? 0, compasses: town?.distance ?? 0 };
    }
    if (aim?.purpose === "settle") return { compasses: aim.land ? (printed.lands[aim.land]?.distance ?? 0) : 0 };
    return aim ? { hammers: printed.cards[aim.card]?.needs_hammers ?? 0 } : {};
  }

  /** Cards that the plan would use, as the journal would tell it. */
  get #used(): { card: string; symbol: Symbol }[] {
    if (!this.#planned) return [];
    const entries: Entry[] = this.#desk.control.steps.at(-1)?.entries ?? [];
    return entries.flatMap(({ kind, fields }) =>
      kind === "use" && fields["seat"] === this.#desk.me
        ? [{ card: fields["card"] as string, symbol: fields["symbol"] as Symbol }]
        : [],
    );
  }

  /** Whether this card lies in the tray. */
  holds(card: string): boolean {
    return this.open && this.chutes.some((chute) => chute.cards.some((one) => one.card === card));
  }
  /** Whether this card is what is played. */
  plays(card: string): boolean {
    return this.#planned && this.aim?.purpose !== "attack" && this.aim?.card === card;
  }

  /** What a card of the hand would give now, by symbol. */
  gives(card: string): Gives[] {
    if (!this.open) return [];
    return (this.#stage?.moves ?? [])
      .filter((move) => move.verb === "pay" && move.subjects["card"] === card)
      .map((move) => {
        const symbol = move.subjects["symbol"] as Symbol;
        const { worth, waste, vehicle } = move.facts as { worth: number; waste: number; vehicle: boolean };
        return { symbol, worth, waste, idle: waste >= worth && !vehicle, add: () => this.add(card, symbol) };
      });
  }

  /** Why a card cannot be added. */
  why(card: string): { reason: string; clause: string } | null {
    const target = `card:${this.#desk.me}:${card}`;
    const found = this.#stage?.blocked.find((one) => one.targets.includes(target));
    return found ? { reason: found.reason, clause: found.clause } : null;
  }

  /** The fewest cards that complete it. */
  readonly cheapest: Laid[] = $derived.by(() => {
    const { printed } = this.#desk;
    return (this.payment?.cheapest ?? []).map(({ card, symbol }) => ({
      card,
      symbol,
      worth: printed.cards[card]?.[symbol] ?? 0,
      loose: true,
    }));
  });

  // ------------------------------------------------------------------ setting it up

  /** Whether an attack on this town can be begun. */
  canAttack(town: string): boolean {
    return this.#desk.control.moves.some((move) => attacks(town)(move));
  }

  attack(town: string): void {
    if (this.aim?.purpose === "attack" && this.aim.town === town) return;
    if (this.canAttack(town)) this.#begin({ purpose: "attack", town });
  }

  /** A card whose action leads to a payment. */
  play(card: string): void {
    const { printed, control } = this.#desk;
    if (!control.moves.some((move) => playsCard(card)(move))) return;
    if (printed.cards[card]?.founds) this.#begin({ purpose: "settle", card, land: this.#heldLand });
    else this.#begin({ purpose: "expert", card });
  }
  /** Whether this card leads to the tray. */
  leads(card: string): boolean {
    const thing = this.#desk.printed.cards[card];
    return thing !== undefined && (thing.founds || thing.needs_hammers > 0);
  }

  get #heldLand(): string | null {
    return this.aim?.purpose === "settle" ? this.aim.land : null;
  }

  /** The card in my hand that founds cities and can be played now. */
  readonly founder: string | null = $derived.by(() => {
    const { control, printed } = this.#desk;
    const move = control.moves.find(
      (one) => one.verb === "play" && printed.cards[one.subjects["card"] as string]?.founds,
    );
    return (move?.subjects["card"] as string | undefined) ?? null;
  });
  /** The same for districts. */
  readonly expander: string | null = $derived.by(() => {
    const { control, printed } = this.#desk;
    const move = control.moves.find(
      (one) => one.verb === "play" && printed.cards[one.subjects["card"] as string]?.expands,
    );
    return (move?.subjects["card"] as string | undefined) ?? null;
  });

  /** Whether a city can be begun on this land, by whatever is asked now. */
  canSettle(land: string): boolean {
    const { control, table } = this.#desk;
    if (this.aim?.purpose === "settle" && this.#planned) return this.lands.includes(land);
    if (this.open) return false;
    if (control.lit(`land:${land}`)) return true;
    return this.founder !== null && (table.reach?.lands[land]?.open ?? false);
  }

  settle(land: string): void {
    if (!this.canSettle(land)) return;
    const { aim } = this;
    const card = aim?.purpose === "settle" ? aim.card : this.founder;
    const same = this.#planned && aim?.purpose === "settle";
    if (same && aim.land === null) {
      this.#aim = { purpose: "settle", card, land };
      this.#propose();
    } else this.#begin({ purpose: "settle", card, land });
  }

  /** A district of this token in this city: the Mayor is played for it. */
  expand(token: string, city: string): void {
    if (this.expander && !this.open) this.#begin({ purpose: "expert", card: this.expander });
    this.#token = token;
    this.#city = city;
    this.#propose();
  }

  #begin(aim: Aim): void {
    const { control } = this.#desk;
    control.armed = null;
    control.opened = null;
    this.#aim = aim;
    this.#chosen = [];
    this.#token = null;
    this.#city = null;
    this.#propose();
  }

  add(card: string, symbol: Symbol): void {
    if (this.holds(card)) return;
    this.#chosen = [...this.#kept, { card, symbol }];
    this.#propose();
    void this.#leadOn();
  }
  addCheapest(): void {
    if (this.cheapest.length === 0) return;
    this.#chosen = [...this.#kept, ...this.cheapest.map(({ card, symbol }) => ({ card, symbol }))];
    this.#propose();
    void this.#leadOn();
  }
  /** What was pressed is gone: the focus goes to the next card that helps, else to the prompt. */
  async #leadOn(): Promise<void> {
    await tick();
    setTimeout(() => {
      const next = document.querySelector<HTMLElement>(".board [data-gives].lit, .answers .confirm");
      next?.focus({ preventScroll: true });
    });
  }
  takeOut(card: string): void {
    this.#chosen = this.#chosen.filter((one) => one.card !== card);
    this.#propose();
  }
  takeAllOut(): void {
    this.#chosen = [];
    this.#propose();
  }
  /** What is chosen here, without what a plan that is let go of had. */
  get #kept(): { card: string; symbol: Symbol }[] {
    return this.#planned ? this.#chosen : [];
  }
  choose(token: string): void {
    this.#token = token;
    this.#propose();
  }
  chooseCity(city: string): void {
    this.#city = city;
    this.#propose();
  }

  back(): void {
    this.pointed = null;
    this.#aim = null;
    this.#chosen = [];
    this.#first = null;
    this.#token = null;
    this.#city = null;
    this.#desk.control.weigh(null);
    this.#desk.control.propose();
  }

  /** The moves of the plan, in the order in which they are asked for; what answers itself is left out by itself. */
  #propose(): void {
    const { control } = this.#desk;
    const aim = this.#aim ?? this.aim;
    const kind = control.question?.kind ?? "";
    const thens: Then[] = [];
    if (aim && !FURTHER.includes(kind)) {
      if (aim.purpose === "attack") thens.push(attacks(aim.town));
      else if (aim.card) thens.push(playsCard(aim.card));
    }
    if (aim?.purpose === "settle" && aim.land && kind !== "pay" && kind !== "choose-token")
      thens.push(settles(aim.land));
    for (const { card, symbol } of this.#chosen) thens.push(paysWith(card, symbol));
    thens.push(isAll);
    if (this.#token) thens.push(lays(this.#token, this.#city));
    // What comes first must be offered now; else nothing could be set up.
    while (thens[0] && !meant(thens[0], control.moves, control.question)) thens.shift();
    this.#first = thens[0] ?? null;
    // What was pointed at may be gone under the pointer.
    control.weigh(null);
    control.propose(...thens);
  }

  // ------------------------------------------------------------------ dragging

  /** What a drop would do: `card:…` onto `chute:…` or `land:…`, `town:…`, `token:…` onto `city:…`. */
  #drop(id: string, target: string): (() => void) | null {
    const [what, thing = ""] = split(id);
    const [where, place = ""] = split(target);
    if (what === "card" && where === "chute") {
      const found = this.gives(thing).find((one) => one.symbol === place);
      return found ? found.add : null;
    }
    if (what === "card" && where === "land") {
      if (this.open || thing !== this.founder || !this.canSettle(place)) return null;
      return () => this.settle(place);
    }
    if (what === "token" && where === "city") {
      const open = this.cities.includes(place) || (!this.open && this.expander !== null);
      return open ? () => this.expand(thing, place) : null;
    }
    return null;
  }

  // ------------------------------------------------------------------ what the prompt says

  readonly beside: Beside = {
    shows: ({ verb }) => verb === "attack" || (this.#desk.asks("pay") && (verb === "pay" || verb === "done")),
    proposal: () => this.#proposal(),
    headline: () => (this.open ? { title: this.title, line: this.line ?? "" } : null),
    offers: () => this.#offers(),
    leadsBack: () => false,
  };

  /** What is lacking, in words; empty: nothing. */
  readonly missing: string = $derived.by(() => {
    const { say, printed } = this.#desk;
    const parts = this.chutes
      .filter((chute) => chute.missing > 0)
      .map((chute) => amount(say, chute.symbol, chute.missing));
    const { vehicle } = this.payment ?? {};
    if (vehicle && !vehicle.card) parts.push(printed.vehicles[vehicle.needed]?.name ?? "");
    return listed(parts);
  });

  /** How much is lacking, where words have no room. */
  get #lacking(): string {
    const { vehicle } = this.payment ?? {};
    const count = this.chutes.reduce((sum, { missing }) => sum + missing, vehicle && !vehicle.card ? 1 : 0);
    return this.#desk.layout === "phone" ? String(count) : this.missing;
  }

  readonly title: string = $derived.by(() => {
    const { say, printed } = this.#desk;
    const { aim } = this;
    if (aim?.purpose === "attack") return told(say["tray-title-attack"], { town: printed.towns[aim.town]?.name ?? "" });
    if (aim?.purpose === "expert") return told(say["tray-title-expert"], { card: printed.cards[aim.card]?.name ?? "" });
    if (!aim?.land) return say["tray-title-found"];
    return told(say["tray-title-settle"], { land: printed.lands[aim.land]?.name ?? "" });
  });

  /** What is to be done next; null: nothing, it can be confirmed. */
  readonly line: string | null = $derived.by(() => {
    const { say } = this.#desk;
    const kind = this.#next?.question?.kind;
    if (kind === "choose-land") return say["tray-line-land"];
    if (this.missing) return told(say["tray-line-missing"], { what: this.missing });
    if (kind === "choose-token") return say["tray-line-token"];
    if (kind === "choose-district") return say["tray-line-district"];
    return null;
  });

  #act(): string {
    const { say, printed } = this.#desk;
    const { aim } = this;
    if (aim?.purpose === "attack") return say["tray-confirm-attack"];
    if (aim?.purpose === "settle") return say["tray-confirm-settle"];
    return told(say["tray-confirm-expert"], { card: aim ? (printed.cards[aim.card]?.name ?? "") : "" });
  }

  #proposal(): Proposal | null {
    if (!this.open) return null;
    const { say, control } = this.#desk;
    const act = this.#act();
    const done = !this.#planned && this.payment?.enough ? meant(isAll, control.moves, control.question) : undefined;
    if (!this.#planned && !done) return null; // nothing is chosen yet: nothing can be let go of
    return {
      title: this.title,
      ...(this.line === null ? {} : { line: this.line }),
      confirm: this.missing ? told(say["tray-missing"], { act, what: this.#lacking }) : act,
      ready: done !== undefined || this.whole,
      ...(done ? { play: () => control.play(done) } : {}),
      back: () => this.back(),
    };
  }

  #offers(): Offer[] {
    if (!this.#planned || this.#chosen.length === 0) return [];
    return [{ id: "take-all-out", label: this.#desk.say["tray-take-back"], act: () => this.takeAllOut() }];
  }

  /** The letter of the suggestion. */
  key(event: KeyboardEvent): boolean {
    if (!this.open || this.cheapest.length === 0 || event.key.toUpperCase() !== "S") return false;
    if (event.ctrlKey || event.metaKey || event.altKey || settings.value.letters !== "on") return false;
    this.addCheapest();
    return true;
  }
}

const attacks =
  (town: string) =>
  (move: Move): boolean =>
    move.verb === "attack" && move.subjects["town"] === town;
const playsCard =
  (card: string) =>
  (move: Move): boolean =>
    move.verb === "play" && move.subjects["card"] === card;
const settles =
  (land: string) =>
  (move: Move): boolean =>
    move.verb === "settle" && move.subjects["land"] === land;
const paysWith =
  (card: string, symbol: Symbol) =>
  (move: Move): boolean =>
    move.verb === "pay" && move.subjects["card"] === card && move.subjects["symbol"] === symbol;
const isAll: Then = Object.assign((move: Move) => move.verb === "done", { at: "pay" });
const lays =
  (token: string, city: string | null) =>
  (move: Move): boolean =>
    move.subjects["token"] === token &&
    (move.verb === "city" || (move.verb === "district" && city !== null && move.subjects["city"] === city));

const subjects = (moves: Move[], role: string): string[] => [
  ...new Set(moves.flatMap((move) => (typeof move.subjects[role] === "string" ? [move.subjects[role] as string] : []))),
];

/** The kind of a target, and the last part of it, which names the thing. */
function split(target: string): [string, string?] {
  const parts = target.split(":");
  return [parts[0] ?? "", parts.at(-1)];
}
