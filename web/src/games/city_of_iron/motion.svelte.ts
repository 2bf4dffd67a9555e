/** What moves when something has happened, and how things are known again from one view to the next. */

import type { Attachment } from "svelte/attachments";
import type { Entry } from "../../lib/api/types";
import { crossfade, scale } from "svelte/transition";
import { ms } from "../../lib/state/settings.svelte";
import type { Desk } from "./desk.svelte";
import type { Building, IronTable } from "./table";

interface Keyed {
  key: string;
  building: Building;
  at: number;
}

/** The cards of the row, each with a key that it keeps while the row slides: equal ones are counted from the right. */
export function keyed(row: IronTable["row"]): Keyed[] {
  const seen = new Map<string, number>();
  const found: Keyed[] = [];
  for (let at = row.length - 1; at >= 0; at--) {
    const building = row[at];
    if (!building) continue;
    const nth = (seen.get(building.id) ?? 0) + 1;
    seen.set(building.id, nth);
    found.unshift({ key: `${building.id} ${nth}`, building, at });
  }
  return found;
}

/** The places of the row that would be lost by something else than building or storing, such as a conquest. */
export function leaves(entries: Entry[]): Set<number> {
  return new Set(entries.flatMap(({ kind, fields }) => (kind === "row_discard" ? (fields["slots"] as number[]) : [])));
}

/** A building goes from where it lay to where it stands. */
export const [leaving, arriving] = crossfade({
  duration: () => ms(300),
  fallback: (element) => scale(element, { duration: ms(200), start: 0.8 }),
});

const RIM = 2000; // milliseconds for which something new has a rim
let seen = { batch: -1, at: 0 }; // what has happened last, and when it was first shown

/** Something has a rim for a moment, and a puff of steam where things move, when one of these events is new. */
export function isNew(desk: Desk, is: (entry: Entry) => boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const { batch, entries } = desk.props.fresh;
      if (batch !== seen.batch) seen = { batch, at: Date.now() };
      const left = seen.at + RIM - Date.now();
      if (left <= 0 || !entries.some(is)) return;
      element.classList.add("iron-new");
      clearTimeout(timer);
      timer = setTimeout(() => element.classList.remove("iron-new"), left);
    });
    return () => clearTimeout(timer);
  };
}

/** Whether this seat has built this there. */
export const builds =
  (seat: number, land: string, building: string) =>
  ({ kind, fields }: Entry): boolean =>
    (kind === "build" || kind === "move") &&
    fields["seat"] === seat &&
    fields["land"] === land &&
    fields["building"] === building;
