import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "king-of-tokyo",
  theme: "king-of-tokyo",
  Cover,
  keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  paint: async () => (await import("./painter")).painter,
};
