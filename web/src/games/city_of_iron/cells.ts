/** The places of a city, as they are and as they would be. */

import type { City, Standing } from "./table";

export const ROWS = 3;

export interface Cell {
  at: number;
  now: Standing | null;
  /** What would stand there instead; the same where nothing would change. */
  then: Standing | null;
  /** Whether it is a place at all, now or then. */
  place: boolean;
  fresh: boolean;
}

/** The columns that a city of so many rooms takes, in so many rows. */
export const columnsOf = (room: number, rows = ROWS): number => Math.max(1, Math.ceil(room / rows));

const standing = (city: City | undefined, at: number): Standing | null =>
  city?.buildings.find(({ place }) => place === at) ?? null;

/** The rooms that a city has, now or then. */
export const roomOf = (now: City | undefined, then: City | undefined): number =>
  Math.max(now?.room ?? 0, then?.room ?? 0);

/** Its places, in so many rows, or where it has to be narrow in so many columns. */
export function cellsOf(now: City | undefined, then: City | undefined, rows = ROWS, columns?: number): Cell[] {
  const room = roomOf(now, then);
  const count = columns ? Math.max(1, Math.ceil(room / columns)) * columns : columnsOf(room, rows) * rows;
  return Array.from({ length: count }, (_, at) => ({
    at,
    now: standing(now, at),
    then: then ? standing(then, at) : standing(now, at),
    place: at < room,
    fresh: at >= (now?.room ?? 0) && at < room,
  }));
}

/** The cities as they are, and those that would be founded, by distance as the view has them. */
export function citiesOf(now: City[], then: City[] | undefined): { id: string; now?: City; then?: City }[] {
  if (!then) return now.map((city) => ({ id: city.id, now: city, then: city }));
  const gone = now.filter(({ id }) => !then.some((city) => city.id === id));
  return [
    ...then.map((city) => ({ id: city.id, now: now.find(({ id }) => id === city.id), then: city })),
    ...gone.map((city) => ({ id: city.id, now: city })),
  ];
}
