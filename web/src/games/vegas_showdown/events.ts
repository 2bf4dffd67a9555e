/** The events of a round, and what they did to whom. */

import { signed } from "../../lib/kit/states";
import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { VegasTable } from "./table";

export type Drawn = VegasTable["events"]["this_round"][number];

/** Those that were drawn in this round, and those that still hold. */
export function tonight({ events }: VegasTable): Drawn[] {
  const drawn = events.this_round;
  const older = [...new Set(events.in_play)]
    .filter((id) => !drawn.some((one) => one.id === id))
    .map((id) => ({ id, place: "", in_play: true, changes: [] }));
  // A card that is in the box several times can come twice.
  return [...older, ...drawn].filter((one, at, all) => all.findIndex((other) => other.id === one.id) === at);
}

/** What an event has changed, one line for each. */
export function changesOf(desk: Desk, drawn: Drawn): string[] {
  const { printed, seats, say } = desk;
  return drawn.changes.map(({ what, seat, place, amount }) => {
    const unit = (printed as unknown as { changes: Record<string, { name: string }> }).changes[what]?.name ?? what;
    const where = place === null ? undefined : desk.table.places.find((one) => one.id === place)?.tile;
    const name =
      seat !== null
        ? (seats[seat]?.name ?? "")
        : (printed.tiles[where ?? ""]?.name ?? printed.places[place ?? ""]?.name);
    return told(say.did, { name: name ?? "", change: `${signed(amount)} ${unit}` });
  });
}
