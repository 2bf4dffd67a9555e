/** What several parts of the board do in the prompt's stead, as one. */

import type { Beside } from "./control.svelte";

/** The first that has something to say says it; what each of them shows or offers is shown and offered. */
export function together(parts: Beside[]): Beside {
  const first = <T>(ask: (part: Beside) => T | null | undefined): T | null => {
    for (const part of parts) {
      const found = ask(part);
      if (found !== null && found !== undefined) return found;
    }
    return null;
  };
  return {
    proposal: () => first((part) => part.proposal?.()),
    headline: () => first((part) => part.headline?.()),
    offers: () => parts.flatMap((part) => part.offers?.() ?? []),
    marks: (move) => parts.flatMap((part) => part.marks?.(move) ?? []),
    bars: (move) => parts.some((part) => part.bars?.(move)),
    shows: (move) => parts.some((part) => part.shows?.(move)),
    leadsBack: () => parts.some((part) => part.leadsBack?.()),
    under: (move) => first((part) => part.under?.(move)),
    sure: (move) => first((part) => part.sure?.(move)),
  };
}
