import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "vegas-showdown",
  name: "Vegas Showdown",
  sentence: "Outbid your rivals for rooms, and build the most famous house on the Strip.",
  seats: [3, 5],
  minutes: 75,
  weight: "medium",
  theme: "vegas-showdown",
  Cover,
};
