/** Which tile is looked at large: the one under the pointer or the focus, or under a finger that rests. */

import type { Attachment } from "svelte/attachments";

const HOVER = 420;
const HOLD = 450;

class Looking {
  tile = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);
  timer: ReturnType<typeof setTimeout> | undefined;

  at(element: Element, tile: string | null): void {
    this.box = element.getBoundingClientRect();
    this.tile = tile;
  }
  away(): void {
    clearTimeout(this.timer);
    this.tile = null;
  }
}
export const looking = new Looking();

/** This stands for a tile. */
export function look(tile: () => string | null): Attachment<HTMLElement> {
  return (element) => {
    const watching = new AbortController();
    const { signal } = watching;
    const later = (wait: number) => {
      clearTimeout(looking.timer);
      looking.timer = setTimeout(() => looking.at(element, tile()), wait);
    };
    element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && later(HOVER), { signal });
    element.addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? looking.away() : later(HOLD)), {
      signal,
    });
    element.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && clearTimeout(looking.timer), {
      signal,
    });
    element.addEventListener("focusin", () => element.matches(":focus-visible") && looking.at(element, tile()), {
      signal,
    });
    // What is taken away loses the focus while the page is being drawn: it is let go of just after that.
    for (const end of ["pointerleave", "pointercancel", "focusout"])
      element.addEventListener(end, () => queueMicrotask(() => looking.away()), { signal });
    return () => {
      watching.abort();
      queueMicrotask(() => looking.away());
    };
  };
}
