/** The end of a match of Dice City: where points came from, how the end came, the match in numbers, the cities. */

import type { Entry, View } from "../../../lib/api/types";
import type { Because, EndProps, Ending, Fact } from "../../../lib/drawing";
import { listed } from "../../../lib/words";
import { crossedSwords, engraving, galleon, robber, sandsOfTime } from "../icons";
import { told } from "../../../lib/told";
import { printedOf, shipsHeld, tableOf, type City, type CityPrinted, type Points } from "../table";
import "./end.css";
import EndCities from "./EndCities.svelte";
import EndWreath from "./EndWreath.svelte";

/** The largest usually first. */
const ORDER = ["locations", "tokens", "ships", "bandits", "raids"] as const satisfies (keyof Points)[];

const WREATH =
  "M256 470C120 440 50 330 90 130l50 60 10-90 46 80 34-70 10 90q-60 120 16 240 76-120 16-240l10-90 34 70 46-80 10 90 50-60c40 200-30 310-166 340Z";

const SIGNS: Record<keyof Points, string> = {
  locations: engraving("small-house"),
  tokens: WREATH,
  ships: galleon,
  bandits: robber,
  raids: crossedSwords,
};

/** A kind of place, and what all of its copies in a city are worth. */
export interface Earner {
  id: string;
  vp: number;
}

/** The kinds of places that earn a city most. */
export function earners(city: Pick<City, "spaces">, many: number): Earner[] {
  const sums = new Map<string, number>();
  for (const { id, vp } of city.spaces) if (vp) sums.set(id, (sums.get(id) ?? 0) + vp);
  return [...sums]
    .map(([id, vp]) => ({ id, vp }))
    .sort((a, b) => b.vp - a.vp)
    .slice(0, many);
}

const builtIn = (city: City): number => city.spaces.filter((space) => space.built).length;

/** The seats that have most of something; none where nobody has any. */
export function most(amounts: number[]): number[] {
  const best = Math.max(...amounts);
  return best > 0 ? amounts.flatMap((amount, seat) => (amount === best ? [seat] : [])) : [];
}

const isOf = (kinds: string[]) => (entry: Entry) => kinds.includes(entry.kind);

/** How the end came: by whom and by what; and what decided, where it was not simply the points. */
export function because({ view, printed, seats, journal }: EndProps): Because[] {
  const { board } = printedOf(printed);
  const { set_off: setOff, last_seat: last } = tableOf(view);
  const name = (seat: number | null) => (seat === null ? "" : (seats[seat]?.name ?? ""));
  const found: Because[] = [];
  if (setOff) {
    const turn = last === null ? "" : ` ${told(board["ended-last"], { name: name(last) })}`;
    const how = setOff.seat === null ? board["ended-deck"] : board[`ended-${setOff.trigger}`];
    found.push({ text: told(how, { name: name(setOff.seat) }) + turn, clause: setOff.clause });
  } else {
    const end = journal.find(({ mark }) => mark === "end");
    if (end) found.push({ text: board["ended-alone"], clause: end.clause });
  }
  const decided = journal.filter(isOf(["win", "lose"])).filter(({ fields }) => fields["decided_by"] !== "vp");
  return [...found, ...decided].map(({ text, clause }) => ({ text, clause }));
}

/** The match in numbers, and who has most of each. */
export function facts({ view, printed, seats }: EndProps): Fact[] {
  const { board } = printedOf(printed);
  const { cities, round, alone } = tableOf(view);
  const counted = (id: string, word: string | undefined, path: string, amounts: number[]): Fact => {
    const names = most(amounts).map((seat) => seats[seat]?.name ?? "");
    return {
      id,
      name: word ?? "",
      value: amounts.reduce((sum, one) => sum + one, 0),
      glyph: { path, name: "" },
      ...(seats.length > 1 && names.length > 0 ? { note: told(board["most-of"], { names: listed(names) }) } : {}),
    };
  };
  const places = counted("places", board["places-built"], engraving("small-house"), cities.map(builtIn));
  const rounds: Fact = { id: "rounds", name: board.rounds, value: round, glyph: { path: sandsOfTime, name: "" } };
  if (alone) return [rounds, places, target(printedOf(printed))];
  return [
    rounds,
    places,
    counted(
      "raids",
      board["raid-points"],
      crossedSwords,
      cities.map((city) => city.vp_by_source.raids),
    ),
    counted("ships", board["ships-sailed"], galleon, cities.map(shipsHeld)),
  ];
}

const target = ({ board, target }: CityPrinted): Fact => ({
  id: "target",
  name: board["target-points"],
  value: target ?? 0,
  glyph: { path: WREATH, name: "" },
});

export const ending: Ending = {
  sources({ printed }) {
    const { board } = printedOf(printed);
    return ORDER.map((id) => ({
      id,
      name: board[`from-${id}`],
      glyph: { path: SIGNS[id], name: "" },
      clause: "D13.1",
    }));
  },
  points: (view: View, seat: number) => ({ ...tableOf(view).cities[seat]?.vp_by_source }),
  because,
  facts,
  round: (view) => tableOf(view).round,
  Gallery: EndCities,
  Portrait: EndWreath,
};
