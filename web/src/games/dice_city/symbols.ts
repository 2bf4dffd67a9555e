/** The signs as texts have them: one path each, so that they are read at the size of a letter. */

import type { BoardWords, Glyph } from "../../lib/drawing";
import { STAR } from "./badges";
import { crossedSwords, galleon, handSaw, quillInk, robber, sandsOfTime, spears, visoredHelm } from "./icons";

const LOG = "M130 100h260c90 0 110 312 0 312H130C20 412 20 100 130 100Zm10 60c-50 0-50 192 0 192s50-192 0-192Z";
const STONE = "M60 330 110 150l150-90 160 70 50 170-90 150H170ZM150 180l110 90 130-110M260 270l-20 150";
const INGOT = "M30 420 120 240h272l90 180ZM140 210 190 100h132l50 110Z";
const COIN = "M256 40a216 216 0 1 0 .1 0ZM256 100a156 156 0 1 1-.1 0ZM180 320V200l76 64 76-64v120Z";
const DISC =
  "M256 40a216 216 0 1 0 .1 0ZM236 90v155L104 322C60 210 130 110 236 90ZM276 90c106 20 176 120 132 232L276 245ZM256 280l132 76c-70 92-194 92-264 0Z";
const SHIELD =
  "M256 40 450 100v140c0 130-80 200-194 240C142 440 62 370 62 240V100ZM256 100l-134 40v100h134ZM256 240v170c80-34 134-80 134-170Z";

export const symbols = (words: BoardWords): Record<string, Glyph> => ({
  "★": { path: STAR, name: words["points"] ?? "", tone: "dc-star" },
  "≡": { path: LOG, name: words["wood"] ?? "", tone: "dc-wood" },
  "◆": { path: STONE, name: words["stone"] ?? "" },
  "▰": { path: INGOT, name: words["iron"] ?? "" },
  "●": { path: COIN, name: words["gold"] ?? "", tone: "dc-star" },
  "◔": { path: DISC, name: words["any-resource"] ?? "" },
  "⚔": { path: crossedSwords, name: words["strength"] ?? "", tone: "dc-strength" },
  "☾": { path: sandsOfTime, name: words["pass-tokens"] ?? "" },
  "☠": { path: robber, name: words["bandits"] ?? "" },
  "♜": { path: SHIELD, name: words["defense"] ?? "" },
  "⎈": { path: galleon, name: words["ships"] ?? "" },
  "⚒": { path: handSaw, name: words["harvest"] ?? "" },
  "♞": { path: visoredHelm, name: words["military"] ?? "" },
  "♟": { path: spears, name: words["army"] ?? "" },
  "✎": { path: quillInk, name: words["cultural"] ?? "" },
});
