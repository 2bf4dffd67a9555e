/** Shares of a whole as bars: points by source, chances by outcome. */

/** What each part takes of a bar on which `most` is the whole, in per cent. */
export function shares(amounts: number[], most: number): number[] {
  const whole = Math.max(most, 1e-9);
  return amounts.map((amount) => (Math.max(0, amount) / whole) * 100);
}

export function total(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** A chance in whole per cent that never says certain where it is not, nor impossible. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance > 0.99) return "99+ %";
  if (chance < 0.01) return "<1 %";
  return `${Math.round(chance * 100)} %`;
}

/** How good a chance is, in three steps. */
export function grade(chance: number): "good" | "even" | "poor" {
  return chance >= 0.75 ? "good" : chance >= 0.5 ? "even" : "poor";
}

export interface PointsPart {
  id: string;
  /** The place of its source among the sources. */
  at: number;
  up: number;
  down: number;
  would: boolean;
}

/** The parts of a bar in the order of their sources, what would be added right behind what is there. */
export function signedParts(
  sources: string[],
  points: Record<string, number>,
  would: Record<string, number> = {},
): PointsPart[] {
  return sources.flatMap((id, at) => {
    const now = points[id] ?? 0;
    const more = would[id] ?? 0;
    const after = now + more;
    const kept = Math.max(0, Math.min(now, after));
    return [
      { id, at, up: kept, down: Math.min(0, after), would: false },
      { id: `${id}+`, at, up: Math.max(0, after) - kept, down: 0, would: true },
    ].filter((part) => part.up !== 0 || part.down !== 0);
  });
}
