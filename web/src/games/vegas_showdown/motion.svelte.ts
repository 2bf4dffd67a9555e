/** What moves when something has happened. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Entry } from "../../lib/api/types";
import type { Fresh } from "../../lib/drawing";
import { crossfade, scale } from "svelte/transition";
import { ms, settings } from "../../lib/state/settings.svelte";

/** The class `nods` for a moment, when one of these events is new. */
export function nodded(fresh: () => Fresh, is: (entry: Entry) => boolean): Attachment<HTMLElement> {
  return (element) => {
    let last = untrack(() => fresh().batch);
    $effect(() => {
      const { batch, entries } = fresh();
      if (batch === last) return;
      last = batch;
      if (settings.pace === 0 || !untrack(() => entries.some(is))) return;
      element.classList.remove("nods");
      requestAnimationFrame(() => element.classList.add("nods"));
    });
    element.addEventListener("animationend", (event) => event.target === element && element.classList.remove("nods"));
  };
}

/** A chip slides from the step where it lay to the next one, by its seat. */
export const [leaving, arriving] = crossfade({
  duration: () => ms(300),
  fallback: (element) => scale(element, { duration: ms(200), start: 1.6 }),
});
