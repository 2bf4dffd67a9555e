/** How near the end is, by each of its triggers; alone, by the turns that are left and the points that are missing. */

import type { Desk } from "./desk.svelte";
import type { SignName } from "./signs";
import { told } from "../../lib/told";

export interface Meter {
  id: string;
  sign: SignName;
  name: string;
  value: string;
  /** The same in figures alone. */
  brief: string;
  /** From 0 to 1. */
  part: number;
  /** It is near, or somebody may call it. */
  near: boolean;
  clause: string;
}

const NEAR = 0.8;

export function meters(desk: Desk): Meter[] {
  return desk.table.alone ? alone(desk) : together(desk);
}

function together(desk: Desk): Meter[] {
  const { table, printed, say } = desk;
  const [ends, left] = [printed.endings, table.to_end];
  if (!ends || !left) return [];
  // Once it is called, nobody may call it any more.
  const callers = table.ending ? [] : desk.seats.filter((_, seat) => left.rows[seat] === 0).map((seat) => seat.name);
  const rows = Math.max(...table.cities.map((city) => city.full_rows));
  const dealt = table.deck_size - table.display.length;
  const found: Meter[] = [
    {
      id: "bandits",
      sign: "bandits",
      name: say["bandits-fall"],
      value: told(say["n-left"], { n: left.bandits ?? "–" }),
      brief: String(left.bandits ?? "–"),
      part: gone(left.bandits, ends.bandits_cards),
      near: false,
      clause: "D12.1",
    },
    {
      id: "ships",
      sign: "ship",
      name: told(say["ships-go"], { n: ends.ship_piles }),
      value: told(say["n-of"], { n: left.ship_piles, of: ends.ship_piles }),
      brief: `${left.ship_piles}/${ends.ship_piles}`,
      part: gone(left.ships, ends.ship_cards),
      near: false,
      clause: "D12.2",
    },
    {
      id: "deck",
      sign: "cards",
      name: say["deck-out"],
      value: told(say["n-left"], { n: table.deck }),
      brief: String(table.deck),
      part: gone(table.deck, dealt),
      near: false,
      clause: "D12.3",
    },
    {
      id: "rows",
      sign: "house",
      name: callers[0] ? told(say["may-call"], { name: callers[0] }) : told(say["rows-full"], { n: ends.full_rows }),
      value: told(say["n-of"], { n: rows, of: ends.full_rows }),
      brief: `${rows}/${ends.full_rows}`,
      part: callers.length > 0 ? 1 : Math.max(...left.rows.map((one) => gone(one, ends.row_spaces))),
      near: callers.length > 0,
      clause: "D12.4",
    },
  ];
  return found.map((meter) => ({ ...meter, near: meter.near || meter.part > NEAR }));
}

/** How much is gone of what was there at the start, from 0 to 1. */
export function gone(left: number | null, start: number | null): number {
  return left === null || !start ? 0 : Math.min(1, Math.max(0, 1 - left / start));
}

function alone(desk: Desk): Meter[] {
  const { table, printed, say } = desk;
  const points = table.cities[0]?.vp ?? 0;
  const target = printed.target ?? 0;
  const left = table.alone?.turns_left ?? 0;
  return [
    {
      id: "target",
      sign: "star",
      name: say.target,
      value: told(say["n-of"], { n: points, of: target }),
      brief: `${points}/${target}`,
      part: Math.min(1, points / Math.max(target, 1)),
      near: false,
      clause: "D14.9",
    },
    {
      id: "turns",
      sign: "pass",
      name: say["turns-left"],
      value: String(left),
      brief: String(left),
      part: Math.min(1, table.round / Math.max(table.round + left - 1, 1)),
      near: left <= 2,
      clause: "D14.7",
    },
    {
      id: "deck",
      sign: "cards",
      name: say["deck-out"],
      value: told(say["n-left"], { n: table.deck }),
      brief: String(table.deck),
      part: gone(table.deck, table.deck_size - table.display.length),
      near: false,
      clause: "D14.6",
    },
  ];
}
