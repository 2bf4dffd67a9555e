/** Several picked things and the move that they make together. */

/** The move whose targets are these, where targets of one likeness can stand in for one another. */
export function findPick<T extends { targets: string[] }>(
  moves: T[],
  picked: string[],
  like: (target: string) => string,
): T | null {
  if (picked.length === 0) return null;
  const bag = (targets: string[]) => targets.map(like).sort().join(" ");
  const wanted = bag(picked);
  return moves.find((move) => move.targets.length === picked.length && bag(move.targets) === wanted) ?? null;
}
