/** The end of a match of Vegas Showdown, as the page of the result has it. */

import type { Ending } from "../../../lib/drawing";
import { tableOf } from "../table";
import { because, facts, points, sources } from "./end";
import "./ending.css";
import Show from "./Show.svelte";

export const ending: Ending = { sources, points, because, facts, round: (view) => tableOf(view).round, Act: Show };
