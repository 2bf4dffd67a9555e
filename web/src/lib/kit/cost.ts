/** A cost in symbols, and what of it is missing. */

import type { Glyph } from "../drawing";

export interface Part {
  glyph: Glyph;
  need: number;
  /** How many of them are there; all if it is left out. */
  have?: number;
  /** What it would cost without a reduction: shown struck through. */
  before?: number;
}

/** Symbols one by one, or as a number and one symbol where there are too many. */
export type Shown =
  | { glyph: Glyph; kind: "units"; missing: boolean[]; before?: number }
  | { glyph: Glyph; kind: "number"; need: number; missing: number; before?: number };

export function lacking({ need, have = need }: Part): number {
  return Math.max(0, need - have);
}

/** Whether everything is there. */
export function payable(parts: Part[]): boolean {
  return parts.every((part) => lacking(part) === 0);
}

/** How a cost is drawn: the last units of a symbol are the ones that are missing. */
export function shown(parts: Part[], most = 4): Shown[] {
  return parts
    .filter((part) => part.need > 0 || part.before)
    .map((part) => {
      const { glyph, need, before } = part;
      const less = before !== undefined && before !== need ? { before } : {};
      const missing = lacking(part);
      if (need > most || "before" in less) return { glyph, kind: "number", need, missing, ...less };
      return { glyph, kind: "units", missing: Array.from({ length: need }, (_, at) => at >= need - missing) };
    });
}

/** How it is said: "2 log, 3 stone (1 missing)". */
export function said(parts: Part[], missing: string): string {
  return parts
    .filter((part) => part.need > 0)
    .map((part) => `${part.need} ${part.glyph.name}${lacking(part) ? ` (${lacking(part)} ${missing})` : ""}`)
    .join(", ");
}
