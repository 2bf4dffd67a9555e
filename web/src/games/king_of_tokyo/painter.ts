/** How King of Tokyo is drawn. */

import type { Painter } from "../../lib/drawing";
import { SYMBOLS } from "./icons";
import JournalLine from "./JournalLine.svelte";
import MonsterPanel from "./MonsterPanel.svelte";
import MonsterPortrait from "./MonsterPortrait.svelte";
import { alike, counters, pace, score, SOURCES } from "./table";
import "./theme.css";
import TokyoBoard from "./TokyoBoard.svelte";

export const painter: Painter = {
  Board: TokyoBoard,
  Panel: MonsterPanel,
  Portrait: MonsterPortrait,
  Line: JournalLine,
  symbols: SYMBOLS,
  counters,
  alike,
  score,
  sources: SOURCES,
  pace,
};
