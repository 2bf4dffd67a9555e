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

/** Whether some move has all these among its targets. */
export function canPick<T extends { targets: string[] }>(
  moves: T[],
  picked: string[],
  like: (target: string) => string,
): boolean {
  const wanted = picked.map(like);
  return moves.some((move) => {
    const left = move.targets.map(like);
    return wanted.every((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}
