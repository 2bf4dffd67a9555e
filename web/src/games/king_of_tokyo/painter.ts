/** How King of Tokyo is drawn. */

import type { Painter } from "../../lib/drawing";
import { symbols } from "./icons";
import JournalLine from "./JournalLine.svelte";
import MonsterPanel from "./MonsterPanel.svelte";
import MonsterPortrait from "./MonsterPortrait.svelte";
import { alike, counters, pace, score, sources } from "./table";
import "./theme.css";
import TokyoBoard from "./TokyoBoard.svelte";

export const painter: Painter = {
  Board: TokyoBoard,
  Panel: MonsterPanel,
  Portrait: MonsterPortrait,
  Line: JournalLine,
  symbols,
  counters,
  alike,
  score,
  sources,
  pace,
};
