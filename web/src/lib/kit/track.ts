/** Markers of several seats on the spaces of a track. */

export interface Marked<M> {
  space: string;
  marker: M;
}

/** Who stands on each space, in the order given. */
export function standing<M>(marked: Marked<M>[]): Map<string, M[]> {
  const found = new Map<string, M[]>();
  for (const { space, marker } of marked) found.set(space, [...(found.get(space) ?? []), marker]);
  return found;
}

/** How far markers on one space are set off from its middle, in parts of a marker: side by side, then closer. */
export function spread(count: number, most = 2.2): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const step = Math.min(0.72, most / count);
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}
