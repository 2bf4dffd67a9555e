import type { Drawing } from "../../lib/drawing";
import Cover from "./Cover.svelte";

export const drawing: Drawing = {
  id: "vegas-showdown",
  theme: "vegas-showdown",
  Cover,
};
