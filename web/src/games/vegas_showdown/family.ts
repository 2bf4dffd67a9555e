/** Which tile needs which, as trees: under each tile those for which it is the last that is needed. */

import type { PrintedTile } from "./table";

export interface Branch {
  id: string;
  then: Branch[];
}

/** How far a tile is from one that needs nothing. */
function depth(tiles: Record<string, PrintedTile>, id: string): number {
  return 1 + Math.max(-1, ...(tiles[id]?.needs ?? []).map((one) => depth(tiles, one)));
}

export function treesOf(tiles: Record<string, PrintedTile>): Branch[] {
  const ids = Object.keys(tiles);
  /** Of what it needs, what needs most itself. */
  const parent = (id: string): string | undefined =>
    [...(tiles[id]?.needs ?? [])].sort((one, other) => depth(tiles, other) - depth(tiles, one))[0];
  const branch = (id: string): Branch => ({ id, then: ids.filter((one) => parent(one) === id).map(branch) });
  return ids
    .filter((id) => parent(id) === undefined)
    .map(branch)
    .sort((one, other) => size(other) - size(one));
}

const size = (branch: Branch): number => 1 + branch.then.reduce((sum, one) => sum + size(one), 0);
