/** How King of Tokyo is drawn. */

import { svelteBoard } from "../../lib/board.svelte";
import type { Painter } from "../../lib/drawing";
import { symbols } from "./icons";
import JournalLine from "./JournalLine.svelte";
import MonsterPanel from "./MonsterPanel.svelte";
import MonsterPortrait from "./MonsterPortrait.svelte";
import { alike, counters, pace, score, sources } from "./table";
import "./theme.css";
import TokyoBoard from "./TokyoBoard.svelte";

export const painter: Painter = {
  mount: svelteBoard(TokyoBoard),
  Panel: MonsterPanel,
  Portrait: MonsterPortrait,
  Line: JournalLine,
  tellsFrom: 860,
  symbols,
  counters,
  alike,
  score,
  sources,
  pace,
};
