/** The signs of Dice City: our own on a grid of 24, with ink outline and flat fill; and a few engravings as signs. */

import { crossedSwords, galleon, handSaw, quillInk, robber, sandsOfTime, spears, visoredHelm } from "./icons";

/** A stroke or a filled shape; `fill` is a class. */
export interface Part {
  d: string;
  fill?: "wood" | "bark" | "stone" | "iron" | "shine" | "gold" | "star" | "sheet" | "wax" | "ink" | "none";
  bare?: true; // without an outline
}

export type Sign = Part[] | { icon: string; tone?: "strength" };

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0Z`;
const pip = (x: number, y: number): Part => ({ d: disc(x, y, 1.7), fill: "ink", bare: true });

export const SIGNS = {
  wood: [
    { d: "M7 5h12q4 1 4 7t-4 7H7Z", fill: "wood" },
    { d: "M7 5a5 7 0 1 1 0 14 5 7 0 1 1 0-14Z", fill: "bark" },
    { d: "M7 9.5a1.8 2.6 0 1 1 0 5 1.8 2.6 0 1 1 0-5ZM14 9h5M15 14.5h6", fill: "none" },
  ],
  stone: [
    { d: "M3 15 5.5 7 12 3l7.5 3L22 14l-4.5 6.5H8Z", fill: "stone" },
    { d: "m5.5 7 6.5 5 7.5-6M12 12l-1.5 8.3M12 12l10 2", fill: "none" },
  ],
  iron: [
    { d: "M1.5 19.5 6 11h12l4.5 8.5Z", fill: "iron" },
    { d: "M6 11 8.5 6h7L18 11Z", fill: "shine" },
  ],
  gold: [
    { d: disc(12, 12, 10), fill: "gold" },
    { d: disc(12, 12, 7), fill: "none" },
    { d: "M8.5 15V9.5l3.5 3 3.5-3V15", fill: "none" },
  ],
  any: [
    { d: "M12 12V2A10 10 0 0 1 20.7 17Z", fill: "wood" },
    { d: "M12 12 20.7 17A10 10 0 0 1 3.3 17Z", fill: "iron" },
    { d: "M12 12 3.3 17A10 10 0 0 1 12 2Z", fill: "stone" },
  ],
  star: [{ d: "m12 1.8 3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9Z", fill: "star" }],
  shield: [
    { d: "M12 2 21 5v6c0 6-4 9.5-9 11.5C7 20.5 3 17 3 11V5Z", fill: "sheet" },
    { d: "M12 2v20M3 11h18", fill: "none" },
  ],
  closes: [
    { d: disc(12, 12, 10), fill: "wax" },
    { d: "m8 8 8 8M16 8l-8 8", fill: "sheet" },
  ],
  row: [{ d: "M2 12h20M7.5 6 2 12l5.5 6M16.5 6 22 12l-5.5 6", fill: "none" }],
  column: [{ d: "M12 2v20M6 7.5 12 2l6 5.5M6 16.5 12 22l6-5.5", fill: "none" }],
  die: [
    { d: "M5 2.5h14q2.5 0 2.5 2.5v14q0 2.5-2.5 2.5H5q-2.5 0-2.5-2.5V5Q2.5 2.5 5 2.5Z", fill: "sheet" },
    pip(7.5, 7.5),
    pip(16.5, 7.5),
    pip(12, 12),
    pip(7.5, 16.5),
    pip(16.5, 16.5),
  ],
  reroll: [{ d: "M19.5 14.5A8 8 0 1 1 17.7 6.3L21 9.5M21 3v6.5h-6.5", fill: "none" }],
  refresh: [
    {
      d: "M20.5 11A8.7 8.7 0 0 0 5.5 6.5L3 9.5M3 3.5v6h6M3.5 13a8.7 8.7 0 0 0 15 4.5l2.5-3M21 20.5v-6h-6",
      fill: "none",
    },
  ],
  house: [
    { d: "M2 12 12 3l10 9M4.5 10v11.5h15V10", fill: "none" },
    { d: "M10 21.5V15h4v6.5", fill: "none" },
  ],
  drop: [{ d: "M4 6h16M9 6V3h6v3M6 6l1.2 15.5h9.6L18 6M10 10v8M14 10v8", fill: "none" }],
  hammer: [
    { d: "m13.5 10.5 8 8-2.5 2.5-8-8", fill: "none" },
    { d: "M2 10.5 10.5 2q3 1 5 3l-8 8q-1.5-2.5-5.5-2.5Z", fill: "ink" },
  ],
  purse: [
    { d: "M8 8Q2 13 2.5 18q.5 4 9.5 4t9.5-4Q22 13 16 8Z", fill: "ink" },
    { d: "M8 8 6 3.5q3 2 6-1 3 3 6 1L16 8Z", fill: "ink" },
  ],
  cards: [
    { d: "M4 4h11v15H4Z", fill: "ink" },
    { d: "m10 7 10 2.5-3.5 13-10-2.5Z", fill: "sheet" },
  ],
  wreath: [
    {
      d: "M8 3Q3 6 3 12t6 9M16 3q5 3 5 9t-6 9M8 3Q8 7 5 8M3 12q4 0 4-3M4 17q4-1 3.5-4M16 3q0 4 3 5M21 12q-4 0-4-3M20 17q-4-1-3.5-4",
      fill: "none",
    },
  ],
  seal: [
    {
      d: "m12 1.5 2.4 2.7 3.5-1 .7 3.6 3.4 1.2-1.5 3.3 2 3-3 2 .2 3.6-3.6.1L14.5 23 12 20.5 9.5 23l-1.6-3-3.6-.1.2-3.6-3-2 2-3L2 8l3.4-1.2.7-3.6 3.5 1Z",
      fill: "wax",
    },
    { d: "m7.5 12 3.2 3.2 5.8-6.4", fill: "none" },
  ],
  rival: [
    { d: "M7.5 8a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0Z", fill: "ink" },
    { d: "M3 22q0-8 9-8t9 8Z", fill: "ink" },
  ],
  strength: { icon: crossedSwords, tone: "strength" },
  pass: { icon: sandsOfTime },
  bandits: { icon: robber },
  ship: { icon: galleon },
  army: { icon: spears },
  resource: { icon: handSaw },
  harvest: { icon: handSaw },
  military: { icon: visoredHelm },
  cultural: { icon: quillInk },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;

/** The signs of the five sources of points. */
export const SOURCE_SIGNS = {
  bandits: "bandits",
  ships: "ship",
  locations: "house",
  raids: "strength",
  tokens: "wreath",
} as const satisfies Record<string, SignName>;

/** The signs of what a die can do but for using its place. */
export const USE_SIGNS: Record<string, SignName> = {
  move: "row",
  refresh: "refresh",
  reactivate: "hammer",
  pass: "pass",
  drop: "drop",
};

/** The characters that stand for signs in the short lines of places. */
export const MARKS: Record<string, SignName> = {
  "≡": "wood",
  "◆": "stone",
  "▰": "iron",
  "●": "gold",
  "◔": "any",
  "★": "star",
  "⚔": "strength",
  "☾": "pass",
  "⊗": "closes",
  "↔": "row",
  "↕": "column",
  "↻": "reroll",
  "⚄": "die",
  "⌂": "house",
  "☠": "bandits",
  "♜": "shield",
  "⎈": "ship",
  "⊕": "hammer",
  "☻": "rival",
  "⚒": "resource",
  "⚘": "harvest",
  "♞": "military",
  "♟": "army",
  "✎": "cultural",
};

export type Bit = { text: string } | { sign: SignName };

/** Bits that stay on one line; `gap`: a space stands before them, else they may only break there. */
export interface Word {
  bits: Bit[];
  gap: boolean;
}

/** A line cut into its words, and these into letters and signs; a number stays with its sign. */
export function marked(line: string): Word[] {
  const words: Word[] = [];
  for (const whole of line.split(/\s+/).filter(Boolean)) {
    for (const [at, part] of whole.split(/(?<=[→/])/).entries()) {
      const bits: Bit[] = [];
      for (const letter of part) {
        const sign = MARKS[letter];
        const last = bits.at(-1);
        if (sign) bits.push({ sign });
        else if (last && "text" in last) last.text += letter;
        else bits.push({ text: letter });
      }
      const before = words.at(-1);
      if (before && isNumber(before.bits) && bits[0] && "sign" in bits[0]) before.bits.push(...bits);
      else words.push({ bits, gap: at === 0 });
    }
  }
  return words;
}

function isNumber([only, ...more]: Bit[]): boolean {
  return more.length === 0 && only !== undefined && "text" in only && /^[+−-]?\d+$/.test(only.text);
}
