/** How things on the table are called aloud. */

import type { Desk } from "./desk.svelte";
import { capital, told } from "../../lib/told";
import { columnOf, type Space } from "./table";

/** "Red 4, Watch Tower, built, military, +3 strength …, defense 4, 2 points, no die". */
export function spoken(desk: Desk, seat: number, space: Space): string {
  const { printed, say } = desk;
  const location = printed.locations[space.id];
  const dice = desk.city(seat).dice.filter((die) => !die.used && die.space === space.space);
  return [
    capital(printed.spaces[space.space]?.name ?? ""),
    location?.name,
    space.built ? say.built : say.printed,
    printed.types[location?.type ?? ""]?.name.toLowerCase(),
    space.active ? null : say.closed,
    location?.text?.replace(/\.$/, ""),
    space.built ? `${say.defense} ${space.defense}` : null,
    space.vp ? told(say["n-points"], { n: space.vp }) : null,
    ...(dice.length > 0
      ? dice.map((die) =>
          told(say["die-there"], {
            colour: printed.colours[die.colour]?.name ?? "",
            face: columnOf(printed, die.space),
          }),
        )
      : [say["no-die"]]),
  ]
    .filter(Boolean)
    .join(", ");
}
