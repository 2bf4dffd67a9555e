import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "city-of-iron",
  theme: "city-of-iron",
  Cover,
};
