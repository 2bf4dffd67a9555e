/** What stands in each room, as an architect draws it: paths in the tile's own frame, a hundred a cell, and their paint. */

export type Paint =
  | "carpet"
  | "chair"
  | "cloth"
  | "cyan"
  | "felt"
  | "glow"
  | "line"
  | "pink"
  | "ring"
  | "rows"
  | "screen"
  | "table"
  | "track"
  | "velvet"
  | "wood";
export type Piece = readonly [Paint, string];

const dot = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number, r = 2): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
const all = (...paths: string[]): string => paths.join("");
const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
const round = (number: number): number => Math.round(number * 10) / 10;
/** Points around a middle, the first above it. */
const around = (count: number, x: number, y: number, r: number, draw: (x: number, y: number) => string): string =>
  times(count, (at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    return draw(round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle)));
  });
/** A round table with chairs around it. */
const seated = (x: number, y: number, r: number, chairs = 4): Piece[] => [
  ["chair", around(chairs, x, y, r + 7, (cx, cy) => dot(cx, cy, 4))],
  ["table", dot(x, y, r)],
];
const machine = (x: number, y: number): string => box(x - 6, y - 6, 12, 11);
const reels = (count: number, x: number, y: number, step: number): Piece[] => [
  ["chair", times(count, (at) => dot(x + at * step, y + 12, 3.2))],
  ["table", times(count, (at) => machine(x + at * step, y))],
  ["pink", times(count, (at) => box(x + at * step - 3.5, y - 4, 7, 4, 1))],
];
const arc = (x1: number, x2: number, y: number, sag: number): string =>
  `M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag} ${x2} ${y}`;

export const FURNITURE: Record<string, Piece[]> = {
  slots: [...reels(3, 32, 27, 18), ...reels(5, 22, 70, 14)],
  "fancy-slots": [
    ["carpet", dot(50, 50, 33)],
    ["chair", around(8, 50, 50, 35, (x, y) => dot(x, y, 3.2))],
    ["table", around(8, 50, 50, 23, machine)],
    [
      "pink",
      all(
        around(8, 50, 50, 23, (x, y) => box(x - 3.5, y - 4, 7, 4, 1)),
        dot(50, 50, 6),
      ),
    ],
  ],
  "dragon-room": [
    ["carpet", dot(50, 50, 36)],
    ["ring", dot(50, 50, 36)],
    ["cloth", "M30 66C20 52 34 38 46 46S62 66 70 54 64 30 52 30C62 22 80 32 80 52S56 82 46 66 36 60 30 66Z"],
    ["pink", all("M52 30 42 24 45 33 38 35 50 38Z", dot(54, 33, 2))],
    ["line", "M34 58 26 50M46 62 44 74M62 64 68 74M74 46 84 42"],
  ],
  "table-games": [
    ["felt", box(26, 32, 78, 36, 18)],
    ["line", "M36 50H94M65 34V66M50 34V66M80 34V66"],
    ["chair", times(4, (at) => all(dot(36 + at * 19, 24, 3.6), dot(36 + at * 19, 76, 3.6)))],
    ["felt", "M132 34H176Q176 70 154 70T132 34Z"],
    ["line", "M140 42Q154 60 168 42"],
    ["chair", all(dot(130, 66, 3.6), dot(144, 78, 3.6), dot(164, 78, 3.6), dot(178, 66, 3.6), dot(154, 25, 3.6))],
  ],
  "high-rollers-room": [
    ["chair", times(7, (at) => all(dot(46 + at * 18, 20, 3.8), dot(46 + at * 18, 80, 3.8)))],
    ["wood", box(28, 27, 144, 46, 23)],
    ["felt", "M56 34H88Q100 42 112 34H144A16 16 0 0 1 144 66H56A16 16 0 0 1 56 34Z"],
    ["line", "M60 50H140"],
    ["pink", times(5, (at) => box(65 + at * 16, 56, 6, 5, 1))],
  ],
  "sports-book": [
    ["screen", times(4, (at) => box(21 + at * 40, 20, 36, 16))],
    ["rows", all(arc(30, 170, 76, 22), arc(28, 172, 100, 22), arc(28, 172, 124, 22))],
    ["chair", times(5, (at) => dot(72 + at * 14, 172, 4))],
    ["table", box(58, 150, 84, 13, 5)],
  ],
  "space-age-sports-book": [
    ["screen", all(box(21, 20, 46, 16), box(133, 20, 46, 16))],
    ["glow", dot(100, 62, 34)],
    ["cloth", dot(100, 62, 20)],
    ["ring", "M60 74C48 58 90 66 118 56S150 42 140 54 74 88 60 74Z"],
    ["pink", all(dot(92, 56, 5), dot(108, 68, 3))],
    ["rows", all(arc(32, 168, 106, 24), arc(28, 172, 130, 24), arc(28, 172, 154, 24))],
  ],
  lounge: [
    ["table", all(box(14, 24, 9, 52, 4), box(177, 24, 9, 52, 4), dot(40, 50, 8), dot(160, 50, 8))],
    ["chair", around(8, 100, 50, 42, (x, y) => dot(x, 50 + (y - 50) * 0.78, 3.8))],
    ["wood", dot(100, 50, 35, 26) + dot(100, 50, 27, 18)],
  ],
  "fancy-lounge": [
    ["carpet", dot(100, 50, 78, 38)],
    ["velvet", "M22 22Q8 50 22 78L28 75Q17 50 28 25ZM178 22Q192 50 178 78L172 75Q183 50 172 25Z"],
    ["table", all(dot(45, 52, 8), dot(156, 52, 8))],
    ["table", "M86 32H120Q130 34 124 44T112 56 102 68 86 68Z"],
    ["table", box(80, 31, 7, 38)],
    ["chair", dot(72, 52, 4.5)],
  ],
  "night-club": [
    ["wood", box(17, 50, 9, 100)],
    ["chair", times(5, (at) => dot(35, 60 + at * 20, 4))],
    ["cyan", box(58, 42, 84, 84, 3)],
    [
      "pink",
      times(18, (at) =>
        box(58 + ((at % 3) * 2 + (Math.floor(at / 3) % 2)) * 14, 42 + Math.floor(at / 3) * 14, 14, 14, 0),
      ),
    ],
    ["table", all(dot(172, 62, 8), dot(172, 98, 8), dot(172, 134, 8), box(72, 150, 56, 16, 8))],
    ["pink", all(dot(86, 158, 5), dot(114, 158, 5))],
  ],
  theater: [
    ["wood", "M34 20H166L152 56H48Z"],
    ["velvet", "M38 18Q54 40 40 58L48 58Q60 38 50 18ZM162 18Q146 40 160 58L152 58Q140 38 150 18Z"],
    [
      "rows",
      all(
        arc(38, 162, 84, 22),
        arc(34, 166, 108, 22),
        arc(30, 170, 132, 22),
        arc(28, 172, 156, 22),
        arc(32, 168, 176, 18),
      ),
    ],
  ],
  restaurant: [
    ["table", box(84, 16, 34, 8, 3)],
    ...seated(50, 54, 15),
    ...seated(150, 54, 15),
    ...seated(100, 102, 13),
    ...seated(50, 150, 15),
    ...seated(150, 150, 15),
  ],
  "fancy-restaurant": [
    ["carpet", dot(52, 48, 32)],
    ["table", all(box(14, 26, 7, 44, 3), box(28, 80, 46, 7, 3))],
    ["chair", around(8, 52, 48, 25, (x, y) => dot(x, y, 4))],
    ["table", dot(52, 48, 15)],
    ["pink", dot(52, 48, 5)],
  ],
  buffet: [
    ["track", "M46 62H140Q154 62 154 78T140 96H60Q46 96 46 112T60 130H142"],
    ["pink", all(...[62, 96, 130].map((y) => times(4, (at) => dot(64 + at * 24, y, 4.6))))],
    ...seated(30, 30, 7, 3),
    ...seated(170, 30, 7, 3),
    ...seated(50, 166, 8, 3),
    ...seated(100, 166, 8, 3),
    ...seated(150, 166, 8, 3),
  ],
  "five-star-steakhouse": [
    ["wood", box(44, 20, 112, 12, 4)],
    ["pink", times(5, (at) => dot(60 + at * 20, 26, 3.4))],
    ["carpet", dot(100, 62, 74, 24)],
    ...seated(52, 62, 11),
    ...seated(100, 62, 11),
    ...seated(148, 62, 11),
  ],
};
