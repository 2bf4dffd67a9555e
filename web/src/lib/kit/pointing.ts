/** What the pointer or the focus is on: only the last thing that was pointed at can be let go of. */

import type { Attachment } from "svelte/attachments";

export class Pointing {
  #at: HTMLElement | null = null;

  /** `off`: nothing is pointed at any more. */
  constructor(private readonly off: () => void) {}

  /** Pointing at the element begins with this. */
  at(on: () => void): Attachment<HTMLElement> {
    return (element) => {
      const watching = new AbortController();
      const { signal } = watching;
      // What is taken away loses the focus while the page is being drawn: it is let go of just after that, unless
      // something else is pointed at by then.
      const end = () => queueMicrotask(() => this.#at === element && this.off());
      const begin = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType === "touch") return; // a finger presses, it does not point
        this.#at = element;
        on();
      };
      for (const event of ["pointerenter", "focusin"]) element.addEventListener(event, begin, { signal });
      for (const event of ["pointerleave", "focusout"]) element.addEventListener(event, end, { signal });
      return () => watching.abort();
    };
  }
}
