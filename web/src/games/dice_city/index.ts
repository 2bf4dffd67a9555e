import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "dice-city",
  theme: "dice-city",
  Cover,
};
