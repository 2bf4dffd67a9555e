/** The symbols of the game on the table, for every text that is shown with it. */

import type { Glyph } from "./drawing";

let current = $state.raw<Record<string, Glyph>>({});

export const glyphs = {
  get now(): Record<string, Glyph> {
    return current;
  },
  use(symbols: Record<string, Glyph>): void {
    current = symbols;
  },
};

export type Piece = { text: string } | { glyph: Glyph };

/** A text cut at its symbols. */
export function pieces(text: string, symbols: Record<string, Glyph>): Piece[] {
  const keys = Object.keys(symbols).filter((key) => !/^[a-z0-9]/i.test(key));
  if (keys.length === 0) return [{ text }];
  const found: Piece[] = [];
  let plain = "";
  for (const letter of text) {
    const glyph = keys.includes(letter) ? symbols[letter] : undefined;
    if (!glyph) plain += letter;
    else {
      if (plain) found.push({ text: plain.replace(/(\d) $/, "$1\u00a0") }); // a number stays with its symbol
      plain = "";
      found.push({ glyph });
    }
  }
  if (plain) found.push({ text: plain });
  return found;
}
