import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "king-of-tokyo",
  name: "King of Tokyo",
  sentence: "Giant monsters roll dice for fame, power and claws, and one of them always dares to stand in Tokyo.",
  seats: [2, 6],
  minutes: 30,
  weight: "light",
  theme: "king-of-tokyo",
  Cover,
  keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  paint: async () => (await import("./painter")).painter,
};
