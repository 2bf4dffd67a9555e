/** What nobody has seen yet of a deck of buildings. */

import type { IronPrinted, IronTable } from "./table";

/** The kinds of a deck of which some lie nowhere in sight, and how many of each. */
export function unseen(
  table: Pick<IronTable, "row" | "nations" | "discarded_buildings">,
  printed: IronPrinted["buildings"],
  deck: string,
): { id: string; left: number }[] {
  const seen = [
    ...table.row.flatMap((building) => building?.id ?? []),
    ...table.discarded_buildings,
    ...table.nations.flatMap(({ cities, stored }) =>
      [...cities.flatMap(({ buildings }) => buildings), ...stored].map(({ id }) => id),
    ),
  ];
  return Object.entries(printed).flatMap(([id, one]) => {
    const left = one.copies - seen.filter((other) => other === id).length;
    return one.deck === deck && left > 0 ? [{ id, left }] : [];
  });
}
