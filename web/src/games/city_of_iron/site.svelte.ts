/** Building, storing, discarding and moving: what is picked, where it would go, and what the prompt says of it. */

import type { Entry, Move } from "../../lib/api/types";
import { Dragging } from "../../lib/kit/dragging.svelte";
import type { Beside, Offer, Proposal, Refusal } from "../../lib/state/control.svelte";
import type { Then } from "../../lib/state/foresight.svelte";
import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import { tableOf, type Nation } from "./table";

export type Way = "build" | "store" | "cross" | "move";

/** What is picked: the targets that it is made of, and the place that somebody has put it to. */
interface Picked {
  way: Way;
  from: string[];
  place: string | null;
}

/** Where things are put that are stored. */
export const CRATE = "crate";

const BUILDS = ["build", "build-stored"];
const PLACES = ["at", "replace", "to"];
const ACTIONS = ["choose-action", "act", "build-with"];

export class Site {
  #picked = $state.raw<Picked | null>(null);
  #begins = $state.raw<Then | null>(null); // what its plan begins with
  readonly #desk: Desk;

  /** A card of the row, a stored one, or a building of mine: to a place, or to the crate. */
  readonly dragging: Dragging;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.dragging = new Dragging({
      takes: (id, target) => (target === CRATE ? this.storable(id) : this.spots.includes(target)),
      ontake: (id) => this.take(id),
      ondrop: (id, target) => (target === CRATE ? this.store(id) : this.place(target)),
      oncancel: (id) => this.#leave(id),
    });
  }

  // ------------------------------------------------------------------ what may be picked

  #moves(target: string, ...verbs: string[]): Move[] {
    return this.#desk.control.at(target).filter((move) => verbs.includes(move.verb));
  }

  /** The move that builds this, if there is one. */
  build(target: string): Move | null {
    return this.#desk.asks(...ACTIONS) ? (this.#moves(target, ...BUILDS)[0] ?? null) : null;
  }

  storable(target: string): boolean {
    return this.#desk.asks(...ACTIONS, "store-building") && this.#moves(target, "store").length > 0;
  }

  /** What a press on this card of the row or of the storage means now; null: nothing. */
  way(target: string): Way | null {
    const lever = this.#desk.lever ?? this.#desk.towards;
    if (this.#desk.asks("discard-from-row")) return this.#moves(target, "discard").length > 0 ? "cross" : null;
    if (this.#desk.asks("move-building")) return this.#moves(target, "move").length > 0 ? "move" : null;
    // Whatever lever is held, things stay as they are: it only says which of two is meant.
    const [build, store] = [this.build(target) !== null, this.storable(target)];
    return build && (lever !== "store" || !store) ? "build" : store ? "store" : null;
  }

  /** Whether it is lit: what can only be stored is so while somebody stores. */
  lit(target: string): boolean {
    const way = this.way(target);
    return way === "store" ? this.#stores : way !== null;
  }

  get #stores(): boolean {
    return this.#desk.asks("store-building") || (this.#desk.lever ?? this.#desk.towards) === "store";
  }

  /** Why it cannot be built, as the rules say it. */
  why(target: string): Refusal | null {
    const { control } = this.#desk;
    const blocked = control.blocked.find(({ verb, targets }) => BUILDS.includes(verb) && targets.includes(target));
    return blocked ? { reason: blocked.reason, clause: blocked.clause } : control.why(target);
  }

  // ------------------------------------------------------------------ what is picked

  /** Let go of with its plan, and with the question. */
  readonly picked: Picked | null = $derived.by(() =>
    this.#desk.control.asked && this.#desk.control.proposesWith(this.#begins) ? this.#picked : null,
  );

  holds(target: string): boolean {
    return this.picked?.from.includes(target) ?? false;
  }

  press(target: string): void {
    const way = this.way(target);
    if (!way) return;
    const held = this.picked?.from ?? [];
    if (held.includes(target)) this.#leave(target);
    else if (this.picked?.way === way && held.length < (way === "store" ? this.most : 1))
      this.#pick(way, ...held, target);
    else this.#pick(way, target);
  }

  /** Let go of one of them. */
  #leave(target: string): void {
    const { picked } = this;
    const rest = picked?.from.filter((one) => one !== target) ?? [];
    if (picked && rest.length > 0) this.#pick(picked.way, ...rest);
    else this.back();
  }

  /** Store this, whatever else could be done with it. */
  store(target: string): void {
    const stored = this.picked?.way === "store" && this.holds(target);
    if (this.storable(target) && !stored) this.#pick("store", target);
  }

  /** How many may be stored at once. */
  get most(): number {
    return this.#desk.asks("store-building") ? Math.max(1, this.#left) : 1;
  }

  /** The same as a press at the beginning of a drag: it is not let go of where it is picked already. */
  take(target: string): void {
    if (this.holds(target)) return;
    if (this.way(target)) this.press(target);
    else if (this.mover) this.#pick("move", target);
  }

  /** How many more may be stored, where a card lets one store several. */
  get #left(): number {
    return Number(this.#desk.control.question?.about["left"] ?? 0);
  }

  #pick(way: Way, ...from: string[]): void {
    this.#set({ way, from, place: null });
  }

  #set(picked: Picked): void {
    const { control } = this.#desk;
    // What is known of other places stays known.
    control.armed = null;
    control.opened = null;
    this.#picked = picked;
    const plan = this.#plan(picked);
    this.#begins = plan[0] ?? null;
    control.propose(...plan);
  }

  /** Put what is picked there; where a place is asked for alone, that is what is built. */
  place(target: string): void {
    if (this.#desk.asks("place-building", "move-to")) this.#set({ way: this.asked, from: [], place: target });
    else if (this.#picked && this.spots.includes(target)) this.#set({ ...this.#picked, place: target });
  }

  /** Let go of it; also where the pointer or the focus is on it still. */
  back(): void {
    this.#picked = null;
    this.#desk.control.weigh(null);
    this.#desk.control.propose();
  }

  get asked(): Way {
    return this.#desk.asks("move-to") ? "move" : "build";
  }

  // ------------------------------------------------------------------ where it goes

  /** The card in my hand that moves a building: one that is dragged plays it. */
  readonly mover: Move | null = $derived.by(() => {
    const { printed } = this.#desk;
    return this.#desk.moves("play").find(({ subjects }) => printed.cards[String(subjects["card"])]?.moves) ?? null;
  });

  /** The first move of the plan: what is begun with. */
  readonly first: Move | null = $derived.by(() => {
    const [from] = this.#picked?.from ?? [];
    if (!from || !this.#picked) return null;
    const verbs = { build: BUILDS, store: ["store"], cross: ["discard"], move: ["move"] }[this.#picked.way];
    return this.#moves(from, ...verbs)[0] ?? (this.#picked.way === "move" ? this.mover : null);
  });

  /** The moves before the one that says where; a card that is played for it asks what is moved. */
  readonly #before: Move[] = $derived.by(() => {
    const { first } = this;
    if (!first || first.verb !== "play") return first ? [first] : [];
    const moved = this.#desk.control.after(first)?.moves.find(this.#moved);
    return moved ? [first, moved] : [];
  });
  readonly #moved: Then = ({ verb, targets }) => verb === "move" && targets.includes(this.#picked?.from[0] ?? "");

  /** The moves that say where; none where there is but one place. */
  readonly places: Move[] = $derived.by(() => {
    const { control } = this.#desk;
    if (this.#desk.asks("place-building", "move-to")) return control.moves.filter(({ verb }) => PLACES.includes(verb));
    if (!this.picked || this.picked.way === "store" || this.picked.way === "cross") return [];
    return control.after(...this.#before)?.moves.filter(({ verb }) => PLACES.includes(verb)) ?? [];
  });

  /** What would happen by the plan as far as it is known, or by its first move alone. */
  readonly #happens: Entry[] = $derived.by(() => {
    const { control } = this.#desk;
    return control.proposed?.preview.entries ?? control.after(...this.#before)?.entries ?? [];
  });

  /** The city that it goes to, once that is known. */
  readonly city: string | null = $derived.by(() => {
    const chosen = this.places.find((move) => move.targets.includes(this.at ?? ""));
    if (chosen) return String(chosen.subjects["city"]);
    const built = this.#happens.find(({ kind }) => kind === "build" || kind === "move");
    return built ? String(built.fields["land"]) : null;
  });

  /** The targets that it can be put to. */
  readonly spots: string[] = $derived.by(() => {
    if (this.places.length > 0) return this.places.flatMap(({ targets }) => targets);
    return this.picked && this.city && (this.picked.way === "build" || this.picked.way === "move")
      ? [`city:${this.#desk.me}:${this.city}`]
      : [];
  });

  /** My nation with it there; null: not known yet. */
  #with(place: Move): Nation | null {
    const { control, me } = this.#desk;
    const after = control.after(...this.#before, place);
    return (after && tableOf(after.view).nations[me]) ?? null;
  }

  /** The points that a scoring would bring me with it there; null: not known yet. */
  worth(place: Move): number | null {
    return this.#with(place)?.if_scored.vp ?? null;
  }

  /** Where it stands: where somebody has put it, else where it is worth most; a free place before another's. */
  readonly at: string | null = $derived.by(() => {
    if (this.picked?.place) return this.picked.place;
    if (!this.picked) return null;
    const free = this.places.find(({ verb }) => verb !== "replace");
    const best = free ?? this.#best(this.places);
    return best?.targets[0] ?? null;
  });

  #best(places: Move[]): Move | undefined {
    // By points; among equals by coins in autumn.
    const rank = (one: Move): number => {
      const nation = this.#with(one);
      return nation ? nation.if_scored.vp + (nation.income + nation.leader_coins) / 1000 : 0;
    };
    return places.reduce<Move | undefined>((best, one) => (best && rank(best) >= rank(one) ? best : one), undefined);
  }

  /** What would make place for it. */
  readonly lost: string | null = $derived.by(() => {
    const chosen = this.places.find((move) => move.targets.includes(this.at ?? ""));
    if (chosen) return chosen.verb === "replace" ? String(chosen.subjects["building"]) : null;
    const gone = this.#happens.find(({ kind }) => kind === "demolish");
    return gone ? String(gone.fields["building"]) : null;
  });

  /** Find out what all places are worth where each of them has its price. */
  explore(): void {
    const replaces = this.places.filter(({ verb }) => verb === "replace");
    if (replaces.length > 1) this.#desk.control.consider(replaces, this.#before);
  }

  // ------------------------------------------------------------------ the plan

  #plan({ way, from, place }: Picked): Then[] {
    // Where nobody has put it, that is found out once the places are known.
    const where: Then = ({ verb, targets }) => PLACES.includes(verb) && targets.includes(place ?? this.at ?? "");
    if (this.#desk.asks("place-building", "move-to")) return [where];
    const begins: Then = (move) => move.id === this.first?.id;
    if (way !== "store") return this.first?.verb === "play" ? [begins, this.#moved, where] : [begins, where];
    // What lies to its right slides when one is taken: the next is known by its name.
    const named = from.map((target) => this.id(target));
    if (!this.#desk.asks("store-building")) {
      const which: Then = (move) => move.verb === "store" && move.targets.includes(from[0] ?? "");
      return [begins, which];
    }
    const next = named.slice(1).map(
      (id): Then =>
        (move) =>
          move.verb === "store" && move.subjects["building"] === id,
    );
    const done: Then[] = from.length < this.#left ? [(move) => move.verb === "done"] : [];
    return [begins, ...next, ...done];
  }

  /** Somebody points at a card: what building it would bring. */
  point(target: string): void {
    const move = this.build(target) ?? this.#moves(target, "discard")[0] ?? null;
    this.#desk.control.weigh(move, ({ verb }) => verb === "at");
  }

  // ------------------------------------------------------------------ what the prompt says

  readonly beside: Beside = {
    shows: ({ verb }) =>
      [...BUILDS, ...PLACES, "store", "move"].includes(verb) ||
      (verb === "discard" && this.#desk.asks("discard-from-row")),
    proposal: () => this.#proposal(),
    offers: () => this.#offers(),
  };

  /** The id of the building that a target stands for. */
  id(target: string): string {
    const { table, mine, me } = this.#desk;
    const slot = table.row.findIndex((_, at) => target === `row:${at}`);
    if (slot >= 0) return table.row[slot]?.id ?? "";
    const stored = mine.stored.find(({ id, copy }) => target === `stored:${me}:${id}:${copy}`);
    if (stored) return stored.id;
    return (
      mine.cities
        .flatMap(({ buildings }) => buildings)
        .find(({ id, city, copy }) => target === `building:${me}:${city}:${id}:${copy}`)?.id ?? ""
    );
  }

  #named = (id: string | null): string => (id ? (this.#desk.printed.buildings[id]?.name ?? id) : "");

  #offers(): Offer[] {
    const [from] = this.picked?.from ?? [];
    if (this.picked?.way !== "build" || !from || !this.storable(from)) return [];
    return [
      {
        id: "store-instead",
        label: this.#desk.say[this.#desk.layout === "phone" ? "lever-store" : "site-instead"],
        act: () => this.store(from),
      },
    ];
  }

  #proposal(): Proposal | null {
    const { picked } = this;
    if (!picked) return null;
    const { say, printed, control } = this.#desk;
    const back = () => this.back();
    const about = control.question?.about ?? {};
    const [first = "", second] = picked.from.length > 0 ? picked.from.map((one) => this.id(one)) : [about["building"]];
    const fields = {
      building: this.#named(String(first)),
      other: this.#named(second ? String(second) : null),
      city: this.city ? (printed.lands[this.city]?.name ?? this.city) : "",
      lost: this.#named(this.lost),
    };
    if (picked.way === "cross")
      return { title: told(say["site-cross"], fields), confirm: say["site-cross-confirm"], back };
    if (picked.way === "move") {
      const title = told(say[this.city ? "site-move" : "site-move-where"], fields);
      return { title, confirm: say["site-move-confirm"], back };
    }
    if (picked.way === "store") {
      const why =
        this.#desk.asks(...ACTIONS) && !this.build(picked.from[0] ?? "") ? this.why(picked.from[0] ?? "") : null;
      const line = why
        ? told(say["site-store-why"], { why: why.reason })
        : told(say["site-store-line"], { n: printed.numbers.stored_penalty });
      const title = told(say[second ? "site-store-two" : "site-store"], fields);
      return { title, line, confirm: say["site-store-confirm"], back };
    }
    const coins = Number(this.first?.facts["coins"] ?? about["coins"] ?? 0);
    const title = told(say[!this.city ? "site-build" : this.lost ? "site-build-over" : "site-build-at"], fields);
    const confirm = coins === 0 ? "site-confirm-free" : coins === 1 ? "site-confirm-one" : "site-confirm";
    return { title, confirm: told(say[confirm], { n: coins }), back };
  }
}
