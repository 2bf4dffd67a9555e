import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "dice-city",
  theme: "dice-city",
  Cover,
  keys: ["D", "M", "R", "H", "S", "U", "1", "2", "3", "4", "5", "6"],
  paint: async () => (await import("./painter")).painter,
};
