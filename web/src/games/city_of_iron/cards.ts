/** What is told of a card: its symbols as they are drawn, and all of it in words. */

import type { Note } from "../../lib/tip.svelte";
import { pieces } from "../../lib/glyphs.svelte";
import { told } from "../../lib/told";
import { amount } from "./amounts";
import type { Desk } from "./desk.svelte";
import { symbols } from "./symbols";
import { SYMBOLS, type PrintedCard, type Symbol } from "./table";

const MOST_OF_ONE = 3;
const MOST_IN_ALL = 4;

export interface Shown {
  of: string;
  n: number;
  /** So many are drawn one by one; more are a number and one sign. */
  drawn: number;
}

/** The symbols at its foot: more than three of one, or more than four in all, are written as a number. */
export function footOf(card: PrintedCard): Shown[] {
  const counts: [string, number][] = SYMBOLS.map((of) => [of, card[of]]);
  if (card.vehicle !== "none") counts.push([card.vehicle, 1]);
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  return counts.filter(([, n]) => n > 0).map(([of, n]) => ({ of, n, drawn: all > MOST_IN_ALL ? 1 : MOST_OF_ONE }));
}

/** The same in words. */
export function symbolsOf(desk: Desk, card: PrintedCard): string {
  const symbol = (of: string): of is Symbol => SYMBOLS.some((one) => one === of);
  return footOf(card)
    .map(({ of, n }) => (symbol(of) ? amount(desk.say, of, n) : (desk.printed.vehicles[of]?.name ?? of)))
    .join(", ");
}

const SYLLABLE = /(?<=[aeiouy][^aeiouy])(?=[^aeiouy]{1,2}[aeiouy])/gi;
const LONG = 9; // letters

/** A name with a place where a long word may be broken, should it have to be: between syllables, near its middle. */
export const softened = (name: string): string =>
  name
    .split(" ")
    .map((word) => {
      const breaks = word.length < LONG ? [] : [...word.matchAll(SYLLABLE)].map(({ index }) => index);
      const [at] = breaks.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2));
      return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
    })
    .join(" ");

/** A text with signs, as it is read out. */
export const readOut = (desk: Desk, text: string | undefined): string =>
  pieces(text ?? "", symbols(desk.say))
    .map((piece) => ("text" in piece ? piece.text : piece.glyph.name))
    .join("");

/** Its name with all that it does. */
export function spokenCard(desk: Desk, id: string, ...more: (string | false | undefined)[]): string {
  const card = desk.printed.cards[id];
  if (!card) return id;
  const free = card.free && desk.say["hand-free"];
  return [card.name, free, readOut(desk, card.few), symbolsOf(desk, card), ...more].filter(Boolean).join(", ");
}

/** The card large: its whole text, its symbols, and why it cannot be used now. */
export function cardNote(desk: Desk, id: string, target: string | null): Note {
  const card = desk.printed.cards[id];
  const kind = card && desk.printed.kinds[card.kind]?.name;
  const free = card?.free ? desk.say["hand-free"] : "";
  return {
    title: card?.name ?? id,
    kind: [kind, free].filter(Boolean).join(", "),
    text: card?.text,
    more: card ? [symbolsOf(desk, card)].filter(Boolean) : [],
    why: target === null ? null : desk.control.why(target),
    clause: desk.control.question?.clause,
  };
}

/** In which order a pile is drawn from: what is known of it, then the discards turned over. */
export function drawn(desk: Desk, seat: number, kind: "citizen" | "military") {
  const pile = desk.nation(seat).decks[kind];
  const order = pile?.order ?? null;
  return {
    left: pile?.left ?? 0,
    order,
    /** Cards whose order nobody knows. */
    loose: order === null ? (pile?.cards ?? []) : [],
    discards: pile?.discards ?? [],
  };
}

export const give = (desk: Desk, id: string, symbol: string, worth: number): string =>
  told(desk.say["hand-gives"], {
    card: desk.printed.cards[id]?.name ?? id,
    symbols: `${worth} ${desk.printed.symbols[symbol]?.name ?? symbol}`,
  });
