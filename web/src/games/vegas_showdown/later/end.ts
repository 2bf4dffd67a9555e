/** What is told of the end of a match of Vegas Showdown: where Fame came from, how the end came, the match in numbers. */

import type { View } from "../../../lib/api/types";
import type { Because, EndProps, Fact, PointSource } from "../../../lib/drawing";
import { told } from "../../../lib/told";
import { listed } from "../../../lib/words";
import { printedOf, SOURCES, tableOf } from "../table";

// In a square of 512 units.
const HOURGLASS = "M112 40h288v62L300 256l100 154v62H112v-62l100-154L112 102Z";
const PLAN = "M32 85h448v342H32Zm53 53v96h150v-96Zm203 0v235h139V138ZM85 287v86h150v-86Z";
const GEM = "M256 24 472 256 256 488 40 256Z";
const COINS = "M56 392h176v80H56Zm0-110h176v80H56Zm224 110h176v80H280Zm0-110h176v80H280Zm0-110h176v80H280Z";

/** The seats that have most of something; none where nobody has any. */
function most(amounts: number[]): number[] {
  const best = Math.max(...amounts);
  return best > 0 ? amounts.flatMap((amount, seat) => (amount === best ? [seat] : [])) : [];
}

/** How the end came; and what decided where the most Fame did not. */
export function because({ view, printed, seats, journal }: EndProps): Because[] {
  const { board, sizes } = printedOf(printed);
  const { ending, houses } = tableOf(view);
  if (!ending) return [];
  const name = (seat: number) => seats[seat]?.name ?? "";
  const size = ending.size === null ? null : (sizes[ending.size]?.name ?? "");
  const how =
    ending.cause === "full-sheet"
      ? told(board["show-ended-sheet"], { names: listed(ending.seats.map(name)) })
      : size === null
        ? board["show-ended-stacks"]
        : told(board["show-ended-stack"], { size });
  const found: Because[] = [{ text: how, clause: ending.clause }];
  if (ending.most_fame.length === 1) return found;
  const decided = journal.find(({ mark }) => mark === "end");
  const [first = 0] = view.winners;
  const fields = { fame: view.scores[first] ?? 0, cash: houses[first]?.cash ?? 0 };
  const others = ending.most_fame
    .filter((seat) => !view.winners.includes(seat))
    .map((seat) => told(board["show-tie-other"], { name: name(seat), cash: houses[seat]?.cash ?? 0 }));
  const text =
    view.winners.length > 1
      ? told(board["show-shared"], fields)
      : told(board["show-tie"], { ...fields, others: listed(others) });
  return [{ text, clause: decided?.clause ?? ending.clause }, ...found];
}

/** The match in numbers, and who has most of each. */
export function facts({ view, printed, seats }: EndProps): Fact[] {
  const { board } = printedOf(printed);
  const { houses, round } = tableOf(view);
  const counted = (id: string, name: string, path: string, amounts: number[], value: number): Fact => {
    const names = most(amounts).map((seat) => seats[seat]?.name ?? "");
    const note = names.length > 0 ? { note: told(board["show-most"], { names: listed(names) }) } : {};
    return { id, name, value, glyph: { path, name: "" }, ...note };
  };
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const tiles = houses.map((house) => house.tiles.length);
  const gems = houses.map((house) => house.full_diamonds.length);
  const incomes = houses.map((house) => house.income);
  return [
    { id: "rounds", name: board["show-rounds"], value: round, glyph: { path: HOURGLASS, name: "" } },
    counted("tiles", board["show-tiles"], PLAN, tiles, sum(tiles)),
    counted("diamonds", board["show-full-diamonds"], GEM, gems, sum(gems)),
    counted("income", board["show-best-income"], COINS, incomes, Math.max(...incomes)),
  ];
}

/** What was in play, then the sources of the final scoring. */
export function sources({ printed }: EndProps): PointSource[] {
  const { board, sources } = printedOf(printed);
  return [
    { id: "play", name: board["show-in-play"], colour: "var(--vs-from-play)" },
    ...SOURCES.map((id) => ({
      id,
      name: board[`show-${id}`],
      colour: `var(--vs-from-${id})`,
      clause: sources[id]?.clause ?? "",
    })),
  ];
}

export function points(view: View, seat: number): Record<string, number> {
  const house = tableOf(view).houses[seat];
  return house ? { play: house.fame_in_play, ...house.final_scoring } : {};
}
