import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "attack-deluxe",
  name: "ATTACK! Deluxe",
  sentence: "Armies, oil and alliances in a world of the 1930s that never was.",
  seats: [2, 6],
  minutes: 180,
  weight: "medium to heavy",
  theme: "attack-deluxe",
  Cover,
};
