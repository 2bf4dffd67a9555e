/** What the tile in the hand would change where it is held, number by number. */

import type { Desk } from "./desk.svelte";
import type { Hand } from "./hand.svelte";
import type { SignName } from "./icons";

export interface Effect {
  id: string;
  sign: SignName | null;
  words: string;
  /** A number before and after; or only points of the end that come or go. */
  before?: number;
  after: number;
}

const COUNTERS = ["fame", "population", "revenue", "income"] as const;
const POINTS = ["diamonds", "connection", "casino", "hotel"] as const;

/** Where it fits, with what its place brings; elsewhere what it brings wherever it lies. */
export function effectsOf(desk: Desk, hand: Hand): Effect[] {
  const { trying, house, ghost } = hand;
  if (!trying) return [];
  const { say } = desk;
  const counted: Effect[] = COUNTERS.filter((name) => trying[name] !== house[name]).map((name) => ({
    id: name,
    sign: name === "income" ? null : name,
    words: say[`row-${name}`],
    before: house[name],
    after: trying[name],
  }));
  const brings = ghost && trying.brings.find((one) => one.cell === ghost.cell && one.turn === ghost.turn);
  if (!brings) return counted;
  const words: Record<(typeof POINTS)[number], [SignName | null, string]> = {
    diamonds: ["diamond", say["hand-gems"]],
    connection: ["joined", say["hand-joined"]],
    casino: ["sheet", say["hand-section-casino"]],
    hotel: ["sheet", say["hand-section-hotel"]],
  };
  const points = POINTS.map((source) => {
    const [sign, said] = words[source];
    return { id: source, sign, words: said, after: brings[source] - (house.final_scoring[source] ?? 0) };
  }).filter((one) => one.after !== 0);
  const ended = {
    id: "ended",
    sign: null,
    words: say["hand-if-ended"],
    before: house.if_ended,
    after: brings.if_ended,
  };
  return [...counted, ...points, ...(brings.if_ended === house.if_ended ? [] : [ended])];
}
