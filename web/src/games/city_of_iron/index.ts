import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "city-of-iron",
  name: "City of Iron",
  sentence: "Build, trade and fight for a small nation of steam, coin by coin.",
  seats: [2, 4],
  minutes: 120,
  weight: "heavy",
  theme: "city-of-iron",
  Cover,
};
