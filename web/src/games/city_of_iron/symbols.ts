/** Symbols that the shell writes: in plates, chips and sentences. */

import type { BoardWords, Glyph } from "../../lib/drawing";
import { SIGNS } from "./icons";

const sign = (of: string, name: string | undefined, tone?: string): Glyph => ({
  path: SIGNS[of] ?? "",
  name: name ?? "",
  tone,
});

export const symbols = (words: BoardWords): Record<string, Glyph> => ({
  "✪": sign("vp", words["vp"], "iron-vp"),
  "⛁": sign("coins", words["coins"], "iron-coins"),
  "⚗": sign("science", words["science"], "iron-science"),
  "⚒": sign("hammers", words["hand-hammers"], "iron-copper"),
  "⌖": sign("compasses", words["hand-compasses"], "iron-science"),
  "⁍": sign("guns", words["hand-guns"], "iron-gun"),
  "♙": sign("citizen", words["hand-citizen"], "iron-citizen"),
  "♘": sign("military", words["hand-military"], "iron-military"),
  "◉": sign("eye", words["hand-eyes"]),
});
