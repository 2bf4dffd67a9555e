/** How Vegas Showdown is drawn. */

import { svelteBoard } from "../../lib/board.svelte";
import type { Painter } from "../../lib/drawing";
import { symbols } from "./symbols";
import { counters, pace } from "./table";
import "./theme.css";
import VegasBoard from "./VegasBoard.svelte";
import VegasChips from "./VegasChips.svelte";
import VegasPanel from "./VegasPanel.svelte";

export const painter: Painter = {
  mount: svelteBoard(VegasBoard),
  Panel: VegasPanel,
  Chips: VegasChips,
  wide: true,
  tellsFrom: 700,
  symbols,
  counters,
  pace,
  ending: async () => (await import("./later/ending")).ending,
};
