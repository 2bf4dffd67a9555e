import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "city-of-iron",
  theme: "city-of-iron",
  Cover,
  keys: ["B", "S", "D", "R", "E", "T", "A", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
  paint: async () => (await import("./painter")).painter,
};
