/**
 * My cards: what is about to be played, taken back, laid down or bought, and the season's questions about them.
 *
 * Each is one plan that lives in the page until it is confirmed. A card that only asks on is kept as the first half of its
 * plan, so that its answer is given on the board and all of it is sent, and taken back, as one.
 */

import { tick, untrack } from "svelte";
import type { Move } from "../../lib/api/types";
import { together } from "../../lib/state/beside";
import type { Beside, Offer, Proposal } from "../../lib/state/control.svelte";
import type { Preview, Then } from "../../lib/state/foresight.svelte";
import { told } from "../../lib/told";
import type { Desk, Held } from "./desk.svelte";
import { levers } from "./levers";
import { bidLine, nationLine, swapLine } from "./spring";
import { KINDS, SYMBOLS, type Kind } from "./table";

/** What a card can ask that is answered on the board: it is kept until that is answered. */
const ASKS_ON = ["build-with", "draw-cards", "store-building", "discard-from-row", "move-building", "take-back", "act"];

/** What those questions are answered with. */
const ANSWERS = /^(deck|row|building|city):/;
const PATIENCE = 700; // milliseconds for which a press waits until it is known what a card asks

const is =
  (verb: string, card: string): Then =>
  (move) =>
    move.verb === verb && move.subjects["card"] === card;
const done: Then = (move) => move.verb === "done";

export class Hand {
  #chosen = $state<string | null>(null);
  #plays = $state.raw<Then | null>(null); // what the plan of the chosen card begins with
  /** What is taken back from the discards, and bought, in the order of choosing. */
  taken = $state.raw<string[]>([]);
  bought = $state.raw<string[]>([]);
  /** On a phone: whether the hand is pulled up. */
  up = $state(false);
  #line = $state.raw<string[]>([]);
  /** Cards in the order in which they were used in this turn, as far as this page has seen it. */
  #used = $state.raw<string[]>([]);
  #asked = "";
  #asking: ReturnType<typeof setTimeout> | undefined; // while it is not known what a card asks
  #pressed: string | null = null;

  readonly beside: Beside;

  constructor(private readonly desk: Desk) {
    this.beside = together([
      levers(desk, () => this.quiet),
      {
        proposal: () => this.#proposal(),
        headline: () => this.#headline(),
        offers: () => this.#offers(),
        shows: (move) => this.#shows(move),
      },
    ]);
  }

  // What I have

  cardsOf(kind: Kind): string[] {
    const { mine, printed } = this.desk;
    return mine.hand.cards.filter((card) => printed.cards[card]?.kind === kind);
  }
  readonly cards: string[] = $derived.by(() => KINDS.flatMap((kind) => this.cardsOf(kind)));

  name(card: string): string {
    return this.desk.printed.cards[card]?.name ?? card;
  }
  names(cards: string[]): string {
    return new Intl.ListFormat(document.documentElement.lang || undefined).format(cards.map((card) => this.name(card)));
  }
  target(card: string): string {
    return `card:${this.desk.me}:${card}`;
  }

  /** Whether nothing is set up, here or by another part of the board. */
  get quiet(): boolean {
    const { control, besides } = this.desk;
    if (control.armed || control.proposes) return false;
    return !besides.some((one) => one !== this.beside && one.proposal?.());
  }

  // Playing a card

  /** The card that is about to be played; it is let go of with its plan. */
  readonly chosen: string | null = $derived.by(() =>
    this.desk.control.proposesWith(this.#plays) ? this.#chosen : null,
  );

  press(card: string): void {
    const { control } = this.desk;
    const [move] = control.at(this.target(card));
    if (!move) return;
    if (move.verb !== "play") control.press(this.target(card));
    else if (this.desk.tray?.leads(card)) this.desk.tray.play(card);
    else if (this.chosen === card && control.proposed) this.#confirm();
    else {
      control.clear();
      this.#chosen = card;
      this.#plays = is("play", card);
      this.up = false;
      control.propose(this.#plays);
      clearTimeout(this.#asking);
      this.#asking = setTimeout(() => this.#known(), PATIENCE);
    }
  }

  /** A press that comes before it is known what the card asks may answer that: it is pressed once it is known. */
  hold(event: Event): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-target]") : null;
    if (!this.#asking || !ANSWERS.test(target?.dataset["target"] ?? "")) return;
    event.stopPropagation();
    this.#pressed = target?.dataset["target"] ?? null;
  }
  #known(): void {
    clearTimeout(this.#asking);
    this.#asking = undefined;
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed)
      void tick().then(() => document.querySelector<HTMLElement>(`.iron [data-target="${pressed}"]`)?.click());
  }

  #confirm(): void {
    const { control } = this.desk;
    if (!control.proposed) return;
    this.desk.lever = null;
    control.playProposed();
  }

  /** What it would ask on is answered on the board. */
  #asksOn(preview: Preview): boolean {
    return preview.stopped === null && ASKS_ON.includes(preview.question?.kind ?? "");
  }

  /** Where a lever leads to on a phone. */
  leads(lever: Held | null): void {
    const { desk } = this;
    if (desk.layout !== "phone") return;
    this.up = lever === "expert" || lever === "free" || lever === "draw";
    if (lever === "build" || lever === "store") desk.tab = "row";
    else if (lever === "attack") desk.tab = "world";
  }

  // Taking back

  readonly mostBack: number = $derived.by(() =>
    this.desk.asks("take-back") ? Number(this.desk.control.question?.about["left"] ?? 0) : 0,
  );
  take(card: string): void {
    if (this.taken.includes(card)) this.taken = this.taken.filter((one) => one !== card);
    else if (this.taken.length < this.mostBack) this.taken = [...this.taken, card];
    this.desk.control.propose(...this.taken.map((one) => is("take", one)), done);
  }

  // Laying down

  readonly arranged: Kind | null = $derived.by(() =>
    this.desk.asks("arrange") ? (String(this.desk.control.question?.about["deck"]) as Kind) : null,
  );
  /** The used cards of the kind that is asked for, as they would be laid down. */
  readonly line: string[] = $derived.by(() => {
    if (!this.arranged) return [];
    const cards = this.desk.moves("discard").map((move) => String(move.subjects["card"]));
    const same = this.#line.length === cards.length && this.#line.every((card) => cards.includes(card));
    return same ? this.#line : this.#asPlayed(cards);
  });
  #asPlayed(cards: string[]): string[] {
    const at = (card: string): number => (this.#used.includes(card) ? this.#used.indexOf(card) : this.#used.length);
    return [...cards].sort((one, other) => at(one) - at(other));
  }
  asPlayed(): void {
    this.lay(this.#asPlayed(this.line));
  }
  /** Those with the most symbols, then the dearest. */
  strongestFirst(): void {
    const { cards } = this.desk.printed;
    const worth = (id: string): number => {
      const card = cards[id];
      return card ? 100 * SYMBOLS.reduce((sum, symbol) => sum + card[symbol], 0) + card.cost : 0;
    };
    this.lay([...this.line].sort((one, other) => worth(other) - worth(one)));
  }
  lay(line: string[]): void {
    this.#line = line;
    this.#proposeLine(line);
  }
  /** A card goes to another place in the line. */
  shift(card: string, to: number): void {
    const rest = this.line.filter((one) => one !== card);
    this.lay([...rest.slice(0, to), card, ...rest.slice(to)]);
  }
  #proposeLine(line: string[]): void {
    this.desk.control.propose(...line.map((card) => is("discard", card)));
  }

  // Buying

  readonly cost: number = $derived.by(() =>
    this.bought.reduce((sum, card) => sum + (this.desk.printed.cards[card]?.cost ?? 0), 0),
  );
  /** Coins that are left after what is chosen. */
  readonly purse: number = $derived.by(() => (this.desk.mine.purse ?? this.desk.mine.coins) - this.cost);
  buy(card: string): void {
    if (this.bought.includes(card)) this.bought = this.bought.filter((one) => one !== card);
    else if ((this.desk.printed.cards[card]?.cost ?? 0) <= this.purse) this.bought = [...this.bought, card];
    this.#proposeBought();
  }
  startOver(): void {
    this.bought = [];
    this.#proposeBought();
  }
  #proposeBought(): void {
    const { control } = this.desk;
    if (this.bought.length === 0) control.propose();
    else control.propose(...this.bought.map((card) => is("buy", card)), done);
  }

  // What the prompt says

  #proposal(): Proposal | null {
    const { control, say, printed } = this.desk;
    const { chosen } = this;
    if (this.desk.asks("choose-action") && chosen !== null) {
      const card = this.name(chosen);
      return {
        title: told(say["hand-play"], { card }),
        line: printed.cards[chosen]?.few,
        confirm: told(say["hand-plays"], { card }),
        play: control.proposed ? () => this.#confirm() : undefined,
        back: () => this.#letGo(),
      };
    }
    if (this.desk.asks("take-back") && this.taken.length > 0)
      return {
        title: told(say["hand-take"], { cards: this.names(this.taken) }),
        confirm: told(say["hand-takes"], { n: this.taken.length }),
        back: () => this.#letGo(),
      };
    if (this.arranged)
      return {
        title: say["hand-arrange"],
        line: say["hand-arrange-line"],
        confirm: say["hand-arranges"],
        back: () => this.asPlayed(),
      };
    if (this.desk.asks("pick-cards") && this.bought.length > 0)
      return {
        title: say["shop-ask"],
        line: told(say["shop-choose"], { coins: this.purse }),
        confirm: told(say["shop-buy"], { n: this.bought.length, coins: this.cost }),
        back: () => this.buy(this.bought.at(-1)!),
      };
    return null;
  }

  #letGo(): void {
    this.taken = [];
    this.desk.control.clear();
  }

  #headline(): { title: string; line?: string } | null {
    const { control, say, printed } = this.desk;
    const { armed } = control;
    if (this.desk.asks("pick-cards"))
      return { title: say["shop-title"], line: told(say["shop-choose"], { coins: this.purse }) };
    if (armed?.verb === "bid") {
      const n = String(armed.subjects["slot"]);
      return { title: told(say["gates-bid"], { n }), line: bidLine(this.desk, n) };
    }
    if (armed?.verb === "swap") {
      const seat = Number(armed.subjects["player"]);
      const name = this.desk.seats[seat]?.name ?? "";
      return { title: told(say["gates-swap"], { name }), line: swapLine(this.desk, seat) };
    }
    if (armed?.verb === "choose") {
      const nation = String(armed.subjects["nation"]);
      const name = printed.nations[nation]?.name ?? nation;
      return { title: told(say["nations-take"], { nation: name }), line: nationLine(this.desk, nation) };
    }
    return null;
  }

  #offers(): Offer[] {
    const { control, say } = this.desk;
    const none = (id: string, label: string): Offer[] => {
      const move = control.moves.find(done);
      return move ? [{ id, label, act: () => control.play(move) }] : [];
    };
    if (this.desk.autumn?.shown) return [];
    if (this.desk.asks("pick-cards")) {
      const over: Offer = { id: "over", label: say["hand-over"], act: () => this.startOver() };
      return [...none("nothing", say["shop-buy-nothing"]), ...(this.bought.length > 0 ? [over] : [])];
    }
    if (this.desk.asks("take-back")) return this.taken.length === 0 ? none("nothing", say["hand-take-none"]) : [];
    return [];
  }

  #shows(move: Pick<Move, "verb">): boolean {
    const { desk } = this;
    if (desk.asks("pick-cards", "take-back", "arrange", "choose-nation")) return true;
    return desk.asks("bid", "swap-cubes") ? move.verb !== "no-swap" : desk.asks("draw-cards");
  }

  // What follows from what happens

  /** Called again whenever something is new. */
  follow(): void {
    const { control, props } = this.desk;
    const { fresh, view } = props;
    const asked = control.asked ? `${view.ply} ${JSON.stringify(control.question)}` : "";
    const { proposed, proposes } = control;
    const { chosen, arranged, line } = this;
    untrack(() => {
      this.#see(fresh.entries);
      if (asked !== this.#asked) {
        this.#asked = asked;
        if (asked) this.#known();
        this.taken = [];
        this.bought = [];
        this.#line = [];
        if (!this.desk.asks("choose-action", "act")) this.desk.lever = this.desk.towards = null;
        this.up = this.desk.asks("draw-cards"); // the decks are with it
      } else if (chosen !== null && proposed?.plan[0]) {
        if (this.#asksOn(proposed.preview)) control.keep(proposed.plan[0]);
        else this.#known();
      }
      if (arranged && !proposes && !control.armed) this.#proposeLine(line);
    });
  }

  #see(entries: { kind: string; fields?: unknown }[]): void {
    for (const entry of entries) {
      const { seat, card } = (entry.fields ?? {}) as { seat?: number; card?: string };
      if (entry.kind === "turn") this.#used = [];
      else if ((entry.kind === "play" || entry.kind === "use") && seat === this.desk.me && card !== undefined)
        if (!this.#used.includes(card)) this.#used = [...this.#used, card];
    }
  }
}
