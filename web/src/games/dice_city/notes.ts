/** Help for the things on the table, out of the same content that the rules use. */

import type { Note } from "../../lib/tip.svelte";
import type { Desk } from "./desk.svelte";
import { capital } from "../../lib/told";
import { GOODS, type Space } from "./table";

/** What a location is, wherever it stands. */
export function locationNote(desk: Desk, id: string): Note {
  const { printed, say } = desk;
  const location = printed.locations[id];
  if (!location) return { title: id };
  const type = printed.types[location.type]?.name;
  const keyword = location.keyword === "none" ? "" : ` · ${say[location.keyword]}`;
  return {
    title: location.name,
    kind: `${type}${keyword}`,
    text: location.text,
    more: location.cost ? [`${say.cost}: ${price(desk, location.cost)}`] : [],
    clause: id,
  };
}

/** A price in words: "2 wood, 1 stone". */
export function price(desk: Desk, cost: Record<string, number>): string {
  const parts = GOODS.filter((good) => cost[good]).map(
    (good) => `${cost[good]} ${desk.printed.goods[good]?.name.toLowerCase()}`,
  );
  return parts.join(", ") || desk.say.nothing;
}

export function spaceNote(desk: Desk, space: Space): Note {
  const { printed, say } = desk;
  const note = locationNote(desk, space.id);
  const where = capital(printed.spaces[space.space]?.name ?? "");
  const stats = space.built ? [`${say.defense} ${space.defense} · ★ ${space.vp ?? 0}`] : [];
  return {
    ...note,
    kind: `${where} · ${note.kind}`,
    more: [...(space.active ? [] : [say["closed-text"]]), ...stats],
    clause: space.active ? note.clause : "D1.4",
  };
}
