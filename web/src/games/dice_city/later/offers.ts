/** What a location offers while it is at work, each answer as a short line of signs. */

import type { Move } from "../../../lib/api/types";
import type { Desk } from "../desk.svelte";
import { told } from "../../../lib/told";
import { SYMBOL, type Good } from "../table";

export interface Work {
  title: string;
  /** How far it is: "2 of 3". */
  sum: string;
  /** The space of the location; null where it has just been built. */
  space: string | null;
  offers: Move[];
}

export function atWork(desk: Desk): Work | null {
  const { question, moves } = desk.control;
  if (!question || !desk.working) return null;
  // What is picked together, or lies in the city, is pressed there.
  const offers = moves.filter((move) => !move.together && !move.targets.some((target) => /^(die|space):/.test(target)));
  if (offers.length === 0) return null;
  const { turn } = desk.table;
  return {
    title: desk.printed.locations[turn.location ?? ""]?.name ?? "",
    sum: sumOf(desk, question.about),
    space: turn.space,
    offers,
  };
}

/** How much of a choice is made already. */
function sumOf(desk: Desk, about: Record<string, unknown>): string {
  const { left, total, paid, most, gained } = about as Record<string, number | undefined>;
  const parts: string[] = [];
  if (total !== undefined && left !== undefined && total > 1)
    parts.push(told(desk.say["n-of"], { n: total - left, of: total }));
  else if (most !== undefined && (paid !== undefined || left !== undefined))
    parts.push(told(desk.say["n-of"], { n: paid ?? most - (left ?? 0), of: most }));
  if (gained) parts.push(`+${gained} ★`);
  return parts.join(" · ");
}

const sign = (good: unknown): string => SYMBOL[good as Good] ?? "";

/** An answer in signs, where they say it; else its label. */
export function offerLine(desk: Desk, { verb, subjects, facts, label }: Move): string {
  const kind = desk.control.question?.kind;
  const [price, gain, vp] = [facts["price"], facts["gain"], facts["vp"]];
  switch (`${kind} ${verb}`) {
    case "gain-resources gain":
      return `+1 ${sign(subjects["good"])}`;
    case "store-resource pay":
      return `${price} ${sign(subjects["good"])} → ${gain} ${sign(subjects["good"])}`;
    case "sell-resource pay":
      return `−${price ?? 1} ${sign(subjects["good"])}`;
    case "exchange get":
      return `+${gain} ${sign(subjects["good"])}`;
    case "adorn-statue pay":
      return `${price ?? 1} ${sign(subjects["good"])} → ${vp} ★`;
    case "pay-music pay":
      return `${price} ☾ → ${vp} ★`;
    case "hire-mercenaries pay-nothing":
      return `+${gain} ⚔`;
    case "hire-mercenaries pay-gold":
      return `${price} ● → +${gain} ⚔`;
    case "plunder take":
      return `+${gain} ${sign(subjects["good"])}`;
    case "plunder strength":
      return `+${gain} ⚔`;
    case "work-gold pay-gold":
      return `${price} ● → ${gain} ◔`;
    default:
      return label;
  }
}
