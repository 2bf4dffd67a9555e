/** How Dice City is drawn. */

import { svelteBoard } from "../../lib/board.svelte";
import type { Painter } from "../../lib/drawing";
import CityBoard from "./CityBoard.svelte";
import CityChips from "./CityChips.svelte";
import CityPanel from "./CityPanel.svelte";
import { symbols } from "./symbols";
import { counters, pace } from "./table";
import "./theme.css";

export const painter: Painter = {
  mount: svelteBoard(CityBoard),
  Panel: CityPanel,
  Chips: CityChips,
  wide: true,
  tellsFrom: 700,
  symbols,
  counters,
  pace,
  ending: async () => (await import("./later/end")).ending,
};
