/** Cards and monsters travel from where they were to where they go. */

import { crossfade, scale } from "svelte/transition";
import { ms } from "../../lib/state/settings.svelte";

export const [leaveCard, arriveCard] = crossfade({
  duration: () => ms(320),
  fallback: (node) => scale(node, { duration: ms(200), start: 0.7 }),
});

export const [leavePlace, arrivePlace] = crossfade({
  duration: () => ms(380),
  fallback: (node) => scale(node, { duration: ms(220), start: 0.6 }),
});
