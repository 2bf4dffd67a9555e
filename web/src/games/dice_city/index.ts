import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "dice-city",
  name: "Dice City",
  sentence: "Roll five dice through your own city, and build the faces they will land on.",
  seats: [1, 4],
  minutes: 45,
  weight: "light to medium",
  theme: "dice-city",
  Cover,
};
