/** What is told of the end of a match of City of Iron: where points came from, how the end came, the match in numbers. */

import type { View } from "../../../lib/api/types";
import type { Because, EndProps, Ending, Fact, PointSource } from "../../../lib/drawing";
import { told } from "../../../lib/told";
import { listed } from "../../../lib/words";
import { SIGNS } from "../icons";
import { BONUSES, printedOf, tableOf } from "../table";
import EndCrest from "./EndCrest.svelte";
import EndNations from "./EndNations.svelte";

// The clauses by which points are scored.
const CLAUSES: Record<string, string> = { places: "I13.2", shields: "I13.5", buildings: "I13.6", stored: "I14.3" };

function sources({ view, printed }: EndProps): PointSource[] {
  const { board, bonuses } = printedOf(printed);
  const glyph = (sign: string) => ({ path: SIGNS[sign] ?? "", name: "" });
  const scored = (["places", "shields", "buildings"] as const).map((id) => ({
    id,
    name: board[`ended-${id}`],
    clause: CLAUSES[id] ?? "",
  }));
  const earlier = tableOf(view).nations.some((nation) => nation.vp_by.earlier !== 0);
  return [
    // Only a match that did not begin at its beginning has such points.
    ...(earlier ? [{ id: "earlier", name: board["ended-earlier"] }] : []),
    ...scored,
    ...BONUSES.map((id) => ({
      id: `bonus-${id}`,
      name: bonuses[id]?.name ?? id,
      clause: "I14.1",
      glyph: glyph(id === "distance" ? "compasses" : id),
    })),
    { id: "stored", name: board["ended-stored"], clause: CLAUSES["stored"] ?? "", glyph: glyph("crate") },
  ];
}

function points(view: View, seat: number): Record<string, number> {
  const by = tableOf(view).nations[seat]?.vp_by;
  if (!by) return {};
  const { earlier, places, shields, buildings, stored, bonuses } = by;
  const found: Record<string, number> = { places, shields, buildings, stored };
  if (earlier !== 0) found["earlier"] = earlier;
  for (const id of BONUSES) found[`bonus-${id}`] = bonuses[id] ?? 0;
  return found;
}

function because({ printed, journal }: EndProps): Because[] {
  const { board } = printedOf(printed);
  const end = journal.find(({ kind }) => kind === "end");
  const win = journal.find(({ kind }) => kind === "win");
  const words: Record<string, string> = {
    coins: board["ended-by-coins"],
    buildings: board["ended-by-buildings"],
    together: board["ended-together"],
  };
  const by = words[String(win?.fields["by"] ?? "")];
  return [
    ...(win && by ? [{ text: by, clause: win.clause }] : []),
    ...(end ? [{ text: end.text || board["ended-because"], clause: end.clause }] : []),
  ];
}

function facts({ view, printed, seats }: EndProps): Fact[] {
  const { board, numbers } = printedOf(printed);
  const { nations } = tableOf(view);
  const counted = (id: string, name: string, sign: string, amounts: number[]): Fact => {
    const best = Math.max(...amounts);
    const names = seats.filter((look) => best > 0 && amounts[look.seat] === best).map((look) => look.name);
    const note = names.length > 0 ? { note: told(board["ended-most"], { names: listed(names) }) } : {};
    const value = amounts.reduce((sum, n) => sum + n, 0);
    return { id, name, value, glyph: { path: SIGNS[sign] ?? "", name: "" }, ...note };
  };
  const built = nations.map((nation) => nation.cities.reduce((sum, city) => sum + city.buildings.length, 0));
  return [
    {
      id: "rounds",
      name: board["ended-rounds"],
      value: numbers.rounds,
      glyph: { path: SIGNS["autumn"] ?? "", name: "" },
    },
    counted(
      "cities",
      board["ended-cities"],
      "buildings",
      nations.map((nation) => nation.cities.length),
    ),
    counted("built", board["ended-built"], "build", built),
    counted(
      "towns",
      board["ended-towns"],
      "towns",
      nations.map((nation) => nation.towns.length),
    ),
  ];
}

export const ending: Ending = {
  sources,
  points,
  because,
  facts,
  round: (view) => tableOf(view).round,
  Gallery: EndNations,
  Portrait: EndCrest,
};
