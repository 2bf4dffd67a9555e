/** The signs as texts have them: one path each, so that they are read at the size of a letter. */

import type { BoardWords, Glyph } from "../../lib/drawing";

// Texts have their signs in a square of 512 units.
const STAR = "M256 20 324 184 500 198 366 313 408 486 256 392 104 486 146 313 12 198 188 184Z";

export const symbols = (words: BoardWords): Record<string, Glyph> => ({
  "★": { path: STAR, name: words["fame"] ?? "", tone: "vs-fame" },
});
