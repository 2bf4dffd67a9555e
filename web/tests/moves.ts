import type { Move } from "../src/lib/api/types";

/** A move with this id, and all that a test does not care about. */
export const move = (id: number, part: Partial<Move> = {}): Move => ({
  id,
  notation: `move ${id}`,
  label: `Move ${id}`,
  targets: [`thing:${id}`],
  together: false,
  confirm: false,
  begins: false,
  aside: false,
  verb: "move",
  subjects: {},
  facts: {},
  ...part,
});
