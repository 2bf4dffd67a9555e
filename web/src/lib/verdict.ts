/** Who has won a match, in a sentence. */

import type { View } from "./api/types";
import type { SeatLook } from "./seats";
import { listed, say } from "./words";

/** Those of them who have won. */
export const winnersOf = (view: View, order: SeatLook[]): SeatLook[] =>
  order.filter((look) => view.winners.includes(look.seat));

/** `byPoints`: the points of the winner say why it has won; `unit` is what they are counted in, a symbol of the game. */
export function verdict(view: View, order: SeatLook[], byPoints: boolean, unit: string): string {
  const winners = winnersOf(view, order);
  const points = (look: SeatLook | undefined) =>
    [view.scores[look?.seat ?? 0] ?? 0, unit].filter((one) => one !== "").join(" ");
  if (!view.over) return say("result-still-on");
  const [first] = order;
  if (winners.length === 0)
    return order.length === 1 && first
      ? say("result-short", { name: first.name, points: points(first) })
      : say("result-nobody");
  const names = listed(winners.map((look) => look.name));
  return byPoints
    ? say("result-win-with", { count: winners.length, names, points: points(winners[0]) })
    : say("result-winners", { count: winners.length, names });
}
