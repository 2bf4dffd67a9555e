/** How City of Iron is drawn. */

import { svelteBoard } from "../../lib/board.svelte";
import type { Painter } from "../../lib/drawing";
import IronBoard from "./IronBoard.svelte";
import IronChips from "./IronChips.svelte";
import IronPanel from "./IronPanel.svelte";
import { symbols } from "./symbols";
import { counters, pace, score, sources } from "./table";
import "./theme.css";
import Year from "./Year.svelte";

export const painter: Painter = {
  mount: svelteBoard(IronBoard),
  Panel: IronPanel,
  Chips: IronChips,
  Progress: Year,
  wide: true,
  tellsFrom: 700,
  symbols,
  unit: "✪",
  counters,
  pace,
  score,
  sources,
  ending: async () => (await import("./later/ending")).ending,
};
