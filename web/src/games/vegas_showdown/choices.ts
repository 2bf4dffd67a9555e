/** What a seat has chosen in this round, or won by it, in a few words. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { SignName } from "./icons";

export interface Chosen {
  words: string;
  sign?: SignName;
  /** It no longer stands. */
  lost?: boolean;
}

/** `brief`: without saying that it is won. Null: nothing yet. */
export function choiceWords(desk: Desk, seat: number, brief = false): Chosen | null {
  const { say, printed } = desk;
  const { won, choice, bid, outbid } = desk.house(seat);
  const name = (tile: string | null | undefined) => (tile ? (printed.tiles[tile]?.name ?? tile) : "");
  if (won)
    return {
      words:
        won.amount === null
          ? brief
            ? name(won.tile)
            : told(say.won, { tile: name(won.tile) })
          : told(brief ? say["sold-for"] : say["won-for"], { tile: name(won.tile), n: won.amount }),
    };
  if (choice === null) return null;
  if (choice === "pass") return { words: say.passed };
  if (choice === "publicity" || choice === "renovate")
    return { words: printed.actions[choice]?.name ?? choice, sign: choice };
  const tile = desk.table.places.find((place) => place.id === choice)?.tile;
  if (outbid) return { words: told(say["lost-bid"], { tile: name(tile) }), lost: true };
  return { words: told(say["bids-on"], { n: bid ?? 0, tile: name(tile) }) };
}
