/** Glyphs for the kit, which draws one path each. */

import type { Glyph } from "../../lib/drawing";

const STAR = "m256 38 66 141 154 19-113 107 30 151-137-75-137 75 30-151L36 198l154-19Z";

export const star: Glyph = { path: STAR, name: "", tone: "dc-star" };
export { STAR };
