/** The plain painter: it can show any game. */

import { svelteBoard } from "../../lib/board.svelte";
import type { Painter } from "../../lib/drawing";
import PlainBoard from "./PlainBoard.svelte";
import PlainPanel from "./PlainPanel.svelte";

export const painter: Painter = {
  mount: svelteBoard(PlainBoard),
  Panel: PlainPanel,
  symbols: () => ({}),
  counters: (view, seat) => [{ id: "score", symbol: "points", value: view.scores[seat] ?? 0 }],
};
