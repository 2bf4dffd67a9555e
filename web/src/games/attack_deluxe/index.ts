import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "attack-deluxe",
  theme: "attack-deluxe",
  Cover,
};
