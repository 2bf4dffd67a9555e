/** A victory point is a toothed seal, with a hole in the shape of a rivet: stars are the towns'. On a square of 512. */

const TEETH = 16;

const at = (radius: number, turn: number): string =>
  `${Math.round(256 + radius * Math.sin(turn))} ${Math.round(256 - radius * Math.cos(turn))}`;

const rim = Array.from({ length: 2 * TEETH }, (_, tooth) => at(tooth % 2 ? 206 : 246, (Math.PI * tooth) / TEETH));

export const SEAL = `M${rim.join("L")}ZM256 166a90 90 0 1 0 0 180a90 90 0 1 0 0-180Z`;
