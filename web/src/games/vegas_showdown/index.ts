import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "vegas-showdown",
  theme: "vegas-showdown",
  Cover,
  keys: ["R", "N", "B", "V", "F", "1", "2", "3", "4", "5", "6", "7"],
  paint: async () => (await import("./painter")).painter,
};
