/** The drawings of the games, in the order of the front door. A game without one is shown by the plain board. */

import type { Drawing, Painter } from "../lib/drawing";
import { drawing as attackDeluxe } from "./attack_deluxe";
import { drawing as cityOfIron } from "./city_of_iron";
import { drawing as diceCity } from "./dice_city";
import { drawing as kingOfTokyo } from "./king_of_tokyo";
import { drawing as vegasShowdown } from "./vegas_showdown";

export const DRAWINGS: Drawing[] = [kingOfTokyo, diceCity, vegasShowdown, cityOfIron, attackDeluxe];

export function drawingOf(game: string): Drawing | undefined {
  return DRAWINGS.find((drawing) => drawing.id === game);
}

export async function painterOf(game: string, plain = false): Promise<Painter> {
  const drawing = drawingOf(game);
  if (drawing?.paint && !plain) return drawing.paint();
  const { painter } = await import("./plain/painter");
  if (!drawing?.paint) return painter;
  // A drawn game on the plain board keeps its symbols, its counts and how its moves are meant.
  const { mount, Panel } = painter;
  return {
    ...(await drawing.paint()),
    mount,
    Panel,
    Chips: undefined,
    Progress: undefined,
    wide: false,
    tellsFrom: Infinity,
  };
}
