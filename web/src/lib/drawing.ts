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

/** A board that lies on the table. */
export interface Board {
  /** Something is new: the view, what has happened, what is asked. All of it is given every time. */
  update(now: BoardProps): void;
  destroy(): void;
}

/**
 * Lay a board into this element, which it fills. `svelteBoard` makes this of a component; a board can be written in
 * anything else that draws into an element.
 */
export type MountBoard = (host: HTMLElement, first: BoardProps) => Board;

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

/** A match that has come to its end. */
export interface EndProps {
  view: View;
  printed: Printed;
  seats: SeatLook[];
  journal: Entry[];
}

/** Where points come from; its clause opens where it is pressed. */
export interface PointSource {
  id: string;
  name: string;
  glyph?: Glyph;
  colour?: string;
  clause?: string;
}

/** How something came, in a sentence, and by which clause. */
export interface Because {
  text: string;
  clause: string;
}

/** Something that can be counted of a whole match, and who has most of it. */
export interface Fact {
  id: string;
  name: string;
  value: number;
  glyph: Glyph;
  note?: string;
}

export interface ActProps extends EndProps {
  /** The winner first. */
  order: SeatLook[];
  /** Somebody has seen it already: its last picture at once. */
  seen: boolean;
  /** Its last picture stands: who has won may be told. */
  onover: () => void;
}

/** What can be done with an act while it lies on the page. */
export interface Playing {
  again(): void;
  skip(): void;
}

/** What only the game can tell of its end. It is loaded with the page that tells the result. */
export interface Ending {
  /** Where points come from, in the order in which bars show them. */
  sources(now: EndProps): PointSource[];
  /** A seat's points by these sources: their sum is its score. */
  points(view: View, seat: number): Record<string, number>;
  /** How the end came. Where this is left out, the lines of the journal that mark it tell it. */
  because?(now: EndProps): Because[];
  facts?(now: EndProps): Fact[];
  /** The number of the last round. */
  round?(view: View): number;
  /** The end as an act: it fills the first screen, and the verdict stands below it in a line. */
  Act?: Component<ActProps, Playing>;
  /** What each seat has made of the match; `order` has the winner first. */
  Gallery?: Component<EndProps & { order: SeatLook[] }>;
  /** The winner's figure, if it is not the painter's. */
  Portrait?: Component<{ view: View; seat: number }>;
}

/** The parts that are loaded when a table is opened. */
export interface Painter {
  mount: MountBoard;
  Panel: Component<PanelProps>;
  /** The figure of a seat, for the winner's page; it fills the height it is given. */
  Portrait?: Component<{ view: View; seat: number }>;
  /** What stands in the prompt beside its sentence, such as what a move would change. */
  Chips?: Component<BoardProps>;
  /** How far the match is, in the bar beside the game's name. */
  Progress?: Component<BoardProps>;
  /** How a line of the journal is written where plain words are not enough. */
  Line?: Component<LineProps>;
  /** Whether the board wants the whole width: what lies at the side then opens over its edge. */
  wide?: boolean;
  /** From this width of its frame on the board itself has in sight what each seat has; plates need not tell it too. */
  tellsFrom?: number;
  symbols(words: BoardWords): Record<string, Glyph>;
  /** What points are counted in: one of the symbols, a star where it is left out. */
  unit?: string;
  /** What a seat has, the most important first: plates have room for three. */
  counters(view: View, seat: number): Counter[];
  /** Targets with the same answer can stand in for one another. */
  alike?(target: string, view: View): string;
  /** What a line of the journal adds to a seat's score. */
  score?(entry: Entry): Score | null;
  /** Names for the clauses that scores come from; others go by their chapter. */
  sources?(words: BoardWords): Record<string, string>;
  /** What the page of the result shows beside the scores. */
  ending?: () => Promise<Ending>;
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
