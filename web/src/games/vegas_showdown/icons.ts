/** The signs of Vegas Showdown: our own, on a grid of 24, so that they are read at the size of a letter. */

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0Z`;
const person = (x: number, foot: number, scale: number): string => {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${foot + dy * scale}`;
  return (
    disc(x, foot - 15.2 * scale, 2.6 * scale) +
    `M${at(-3.6, -11.6)}H${x + 3.6 * scale}V${foot - 5.4 * scale}H${x + 2.2 * scale}V${foot}H${x - 2.2 * scale}V${foot - 5.4 * scale}H${x - 3.6 * scale}Z`
  );
};
const pill = (x: number, y: number, wide: number): string =>
  `M${x} ${y}h${wide}q1 0 1 1v2.2q0 1-1 1h-${wide}q-1 0-1-1V${y + 1}q0-1 1-1Z`;

/** Filled shapes; `tone` is a class that colours the sign. */
export interface Shape {
  d: string;
  tone?: "population" | "revenue" | "fame" | "red";
  /** A hole is a hole. */
  evenodd?: true;
}

export const SIGNS = {
  population: { d: person(12, 23, 1.25) + person(4, 21.5, 0.95) + person(20, 21.5, 0.95), tone: "population" },
  revenue: {
    d:
      pill(3, 18.8, 8) +
      pill(3, 13.7, 8) +
      pill(13.5, 18.8, 8) +
      pill(13.5, 13.7, 8) +
      pill(13.5, 8.6, 8) +
      pill(13.5, 3.5, 8),
    tone: "revenue",
  },
  fame: { d: "m12 1.2 3.2 7.2 7.8.8-5.8 5.3 1.6 7.7L12 18.3l-6.8 3.9 1.6-7.7L1 9.2l7.8-.8Z", tone: "fame" },
  diamond: { d: "M12 1.5 21.5 12 12 22.5 2.5 12Z", tone: "red" },
  /** Three quarters of one. */
  threequarters: { d: "M12 1.5V12h9.5L12 22.5 2.5 12Z", tone: "red" },
  tick: { d: "m3 12.5 3-3 4 4L18.5 4l3 3L10 19.5Z" },
  cross: { d: "m4.2 7 2.8-2.8 5 5 5-5L19.8 7l-5 5 5 5-2.8 2.8-5-5-5 5L4.2 17l5-5Z" },
  forbidden: {
    d:
      disc(12, 12, 11) +
      disc(12, 12, 8.4) +
      "M7 8.7l1.7-1.7 3.3 3.3L15.3 7 17 8.7 13.7 12l3.3 3.3-1.7 1.7-3.3-3.3L8.7 17 7 15.3l3.3-3.3Z",
    evenodd: true,
  },
  publicity: { d: "M2 9.5h4.5L17 3.5v16L6.5 14H2ZM4.5 15h3.7l1.5 6.5H6Zm14-7.5q3.5 1.5 3.5 4t-3.5 4Z" },
  renovate: {
    d: "M3.5 20.5 12 10l2.5 2.2L6 22.5q-1.5 1-2.7 0-1-1 .2-2ZM9.5 5.5 14 1.5l7.5 6.5-1.5 2.5 2 2-2.5 3-7-6 .5-2.5Z",
  },
  bid: { d: "M12 1.5 22 12h-5.5v10h-9V12H2Z" },
  gavel: { d: "m9 2.5 6.5 6.5-1.5 1.5 8.2 7.5-2.6 2.7-7.7-8.2L10.5 14 4 7.5ZM2 20.5h11v2.5H2Z" },
  tree: { d: "M2 1.5h8v6H7.2V11h5.3V9h8v6h-8v-2H7.2v6h5.3v-2.5h8v6h-8V21h-8V7.5H2Z" },
  joined: { d: "M1 8.5h7v3h8v-3h7v7h-7v-1.5H8v1.5H1Z" },
  dealt: { d: "M6 2h11.5L22 17l-11 4.5L2.5 17Zm2.2 3-2.7 10.5 5.7 3 7.5-3L15.5 5Z", evenodd: true },
  dealer: { d: disc(12, 12, 11) + "M8 6h4.5q5 0 5 6t-5 6H8Zm2.7 2.5v7h1.6q2.5 0 2.5-3.5t-2.5-3.5Z", evenodd: true },
  up: { d: "M12 3 21 14h-5v7H8v-7H3Z" },
  sheet: { d: "M1.5 4h21v16h-21Zm2.5 2.5V11h7V6.5Zm9.5 0v11H20v-11ZM4 13.5v4h7v-4Z", evenodd: true },
} as const satisfies Record<string, Shape>;

export type SignName = keyof typeof SIGNS;
