/** The seven actions as levers in the prompt, in the rulebook's order: what each offers, and why one is shut. */

import type { Blocked, Move } from "../../lib/api/types";
import type { Beside, Offer, Refusal } from "../../lib/state/control.svelte";
import { told } from "../../lib/told";
import { say as yours } from "../../lib/words";
import { LEVERS, type Desk, type Held, type Lever } from "./desk.svelte";
import { SIGNS } from "./icons";

/** Cards take several actions out of these. */
const ACT: readonly Lever[] = ["build", "store", "draw", "research", "tax"];
const ICONS: Record<Held, string | undefined> = {
  build: SIGNS["build"],
  store: SIGNS["crate"],
  draw: SIGNS["draw"],
  research: SIGNS["science"],
  expert: SIGNS["expert"],
  tax: SIGNS["tax"],
  attack: SIGNS["attack"],
  free: SIGNS["free"],
};
export const KEY_OF: Record<Lever, string> = {
  build: "B",
  store: "S",
  draw: "D",
  research: "R",
  expert: "E",
  tax: "T",
  attack: "A",
};
/** What is done at once where there is one way to do it. */
const AT_ONCE: readonly Held[] = ["tax", "research", "draw"];

/** The lever that a move belongs to. */
export function leverOf(move: Pick<Move, "verb" | "facts">): Held | null {
  if (move.verb === "play") return move.facts["free"] === true ? "free" : "expert";
  if (move.verb === "build-stored") return "build";
  return (LEVERS as readonly string[]).includes(move.verb) ? (move.verb as Lever) : null;
}

/** Whether an action is asked for. */
export const pulls = (desk: Desk): boolean => desk.asks("choose-action", "act");

export const movesOf = (desk: Desk, lever: Held): Move[] =>
  desk.control.moves.filter((move) => leverOf(move) === lever);

/** Why a lever is shut: of what is refused, the first that lies before me. */
function shut(desk: Desk, lever: Lever): Refusal {
  const { control, mine, say } = desk;
  const mineAlready = (move: Blocked): boolean =>
    lever === "expert"
      ? !mine.hand.cards.includes(String(move.subjects["card"]))
      : mine.towns.includes(String(move.subjects["town"]));
  const verb = lever === "expert" ? "play" : lever;
  const blocked = control.blocked.filter((move) => move.verb === verb);
  const found = blocked.find((move) => !mineAlready(move));
  if (found) return { reason: found.reason, clause: found.clause };
  return { reason: say["lever-none"], clause: control.question?.clause ?? "" };
}

/** What a lever has to offer, in a few words. */
function under(desk: Desk, lever: Lever, moves: Move[]): string {
  const { say } = desk;
  const [first] = moves;
  const n = moves.length;
  const numbers = { n, coins: Number(first?.facts["coins"] ?? 0), science: Number(first?.facts["science"] ?? 0) };
  const words: Record<Lever, string> = {
    build: n === 1 ? say["lever-one-way"] : say["lever-ways"],
    store: say["lever-no-cost"],
    draw: n === 1 ? say["lever-one-deck"] : say["lever-decks"],
    research: say["lever-research-for"],
    expert: n === 1 ? say["lever-one-card"] : say["lever-cards"],
    tax: say["lever-tax-for"],
    attack: n === 1 ? say["lever-one-town"] : say["lever-towns"],
  };
  return n === 0 ? say["lever-shut"] : told(words[lever], numbers);
}

/** Pull a lever: with one answer it is done, else it is held, or let go. */
export function pull(desk: Desk, lever: Held): void {
  const { control } = desk;
  const [move, another] = movesOf(desk, lever);
  if (!move) return;
  control.clear();
  if (!another && AT_ONCE.includes(lever)) {
    desk.lever = desk.towards = null;
    control.play(move);
    return;
  }
  desk.lever = desk.lever === lever ? null : lever;
  desk.hand.leads(desk.lever);
}

function point(desk: Desk, lever: Held, moves: Move[], on: boolean): void {
  if (on) desk.towards = lever;
  else if (desk.towards === lever) desk.towards = null;
  const [move, another] = moves;
  desk.control.weigh(on && move && !another && AT_ONCE.includes(lever) ? move : null);
}

function offerOf(desk: Desk, lever: Held): Offer {
  const moves = movesOf(desk, lever);
  return {
    id: lever,
    label: desk.say[`lever-${lever}`],
    icon: ICONS[lever],
    count: ["build", "draw", "expert", "attack", "free"].includes(lever) ? moves.length : undefined,
    held: desk.lever === lever,
    point: (on) => point(desk, lever, moves, on),
    act: () => pull(desk, lever),
  };
}

/** Free cards first, then the levers. */
function offers(desk: Desk): Offer[] {
  const { say } = desk;
  const all = (desk.asks("act") ? ACT : LEVERS).map((lever): Offer => {
    const moves = movesOf(desk, lever);
    return {
      ...offerOf(desk, lever),
      held: AT_ONCE.includes(lever) && moves.length === 1 ? undefined : desk.lever === lever,
      key: KEY_OF[lever],
      under: under(desk, lever, moves),
      shut: moves.length === 0 ? shut(desk, lever) : null,
    };
  });
  const n = movesOf(desk, "free").length;
  if (n === 0) return all;
  const phone = desk.layout === "phone";
  const words = n === 1 ? say["lever-one-free-first"] : told(say["lever-free-first"], { n });
  const free: Offer = { ...offerOf(desk, "free"), label: phone ? say["lever-free"] : words, leads: true };
  return phone ? [...all, free] : [free, ...all];
}

/** What stands in the prompt while an action is asked for and nothing is set up. */
export function levers(desk: Desk, quiet: () => boolean): Beside {
  const rest = (): boolean => pulls(desk) && quiet();
  return {
    headline: () => {
      if (!rest()) return null;
      const { say, lever, table, printed } = desk;
      if (lever) return { title: say[`lever-${lever}`], line: say[`lever-hold-${lever}`] };
      if (!desk.asks("act")) {
        const n = printed.numbers.actions - desk.mine.actions_left + 1;
        return { title: yours("prompt-yours"), line: told(say["lever-action"], { n, of: printed.numbers.actions }) };
      }
      const left = Number(desk.control.question?.about["left"] ?? 1);
      const played = Object.values(table.in_use).find((one) => one.played);
      const card = played ? printed.cards[played.id] : undefined;
      const of = Math.max(card?.acts ?? 0, left);
      return { title: told(say["lever-act"], { card: card?.name ?? "", n: of - left + 1, of }) };
    },
    offers: () => (rest() ? offers(desk) : []),
    // All that a lever does has its thing on the table too.
    shows: (move) => pulls(desk) && (move.verb === "play" || move.verb === "build-stored" || isLever(move.verb)),
  };
}

const isLever = (verb: string): boolean => (LEVERS as readonly string[]).includes(verb);
