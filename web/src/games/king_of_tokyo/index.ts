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
  paint: async () => (await import("./painter")).painter,
};
