/** A die of any faces on a cube. */

/** How the cube is turned, in degrees about x and y, so that a side looks at us. */
export const TURNS: [number, number][] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, -180],
];

/** The side on which a face lies. */
export function sideOf(face: number): number {
  return face % TURNS.length;
}

/** The faces on the six sides while this one is up: fewer repeat, of more there are the neighbours. */
export function sides(face: number, faces: number): number[] {
  return TURNS.map((_, side) => {
    if (side === sideOf(face)) return face;
    if (faces <= TURNS.length) return side % faces;
    return (face + side - sideOf(face) + faces) % faces;
  });
}

/** How far it has turned after so many throws: whole turns more each time, every die its own way. */
export function spin(face: number, throws: number, at: number): { x: number; y: number } {
  const [x, y] = TURNS[sideOf(face)] as [number, number];
  const whole = 360 * throws;
  return { x: x + whole, y: y + (at % 2 ? -whole : whole) };
}

/** Where the pips of a number lie on a face three wide and three high; more than nine are written. */
const PIPS: Record<number, string> = {
  0: "",
  1: "e",
  2: "ai",
  3: "aei",
  4: "acgi",
  5: "acegi",
  6: "acdfgi",
  7: "acdefgi",
  8: "abcdfghi",
  9: "abcdefghi",
};

export function pips(number: number): { x: number; y: number }[] | null {
  const places = PIPS[number];
  if (places === undefined) return null;
  return [...places].map((place) => {
    const at = place.charCodeAt(0) - 97;
    return { x: at % 3, y: Math.floor(at / 3) };
  });
}
