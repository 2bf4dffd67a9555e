/** What a game's drawing is to the rest of the page. The page itself knows no game. */

import type { Component } from "svelte";
import type { Entry, Printed, View } from "./api/types";
import type { Control } from "./state/control.svelte";
import type { SeatLook } from "./seats";

/** The path of an icon in a square of 512 units, and what a screen reader says for it. */
export interface Glyph {
  path: string;
  name: string;
  tone?: string; // a class that colours it
}

/** What stands on a board beside its things, in the reader's language: headings, notes, names of symbols. */
export type BoardWords = Record<string, string>;

export const wordsOf = (printed: Printed): BoardWords => (printed["board"] ?? {}) as BoardWords;

/** A number that a seat has; its changes float up as they happen. */
export interface Counter {
  id: string;
  symbol: string; // a key of the symbols
  value: number;
}

/** What has just happened: the new lines of the journal, and the view before them. */
export interface Fresh {
  batch: number;
  entries: Entry[];
  before: View | null;
}

export interface BoardProps {
  view: View;
  printed: Printed;
  seats: SeatLook[];
  control: Control;
  fresh: Fresh;
}

export interface PanelProps extends BoardProps {
  seat: number;
}

export interface LineProps {
  entry: Entry;
  printed: Printed;
}

export interface Score {
  seat: number;
  amount: number;
  clause: string;
}

/** The parts that are loaded when a table is opened. */
export interface Painter {
  Board: Component<BoardProps>;
  Panel: Component<PanelProps>;
  /** The figure of a seat, for the winner's page; it fills the height it is given. */
  Portrait?: Component<{ view: View; seat: number }>;
  /** How a line of the journal is written where plain words are not enough. */
  Line?: Component<LineProps>;
  symbols(words: BoardWords): Record<string, Glyph>;
  counters(view: View, seat: number): Counter[];
  /** Targets with the same answer can stand in for one another. */
  alike?(target: string, view: View): string;
  /** What a line of the journal adds to a seat's score. */
  score?(entry: Entry): Score | null;
  /** Names for the clauses that scores come from; others go by their chapter. */
  sources?(words: BoardWords): Record<string, string>;
  /** For how long, in milliseconds, people want to look at these events. */
  pace?(entries: Entry[]): number;
}

/** A game as it is drawn; what else there is to say of it, the server says. */
export interface Drawing {
  id: string;
  theme: string;
  Cover: Component;
  /** Keys that the board uses while the focus is in it, as `keys.ts` writes them. */
  keys?: string[];
  paint?: () => Promise<Painter>;
}
