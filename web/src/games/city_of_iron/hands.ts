/** How many cards a hand has by kind, known and hidden together. */

import type { Desk } from "./desk.svelte";
import type { Kind, Nation } from "./table";

export function handOf({ printed }: Desk, { hand }: Nation): Record<Kind, number> {
  const of = (kind: Kind): number =>
    hand.cards.filter((id) => printed.cards[id]?.kind === kind).length + (hand.hidden[kind] ?? 0);
  return { citizen: of("citizen"), military: of("military") };
}
