/**
 * What does not fit into a row stands closer together there (`tight`); what still does not is left out from its end, and
 * something else leads to it.
 */

import type { Attachment } from "svelte/attachments";

interface Fitting {
  /** What may be left out, as a selector; the first of it stays. */
  items: string;
  /** What is there only while something is left out. */
  more: string;
}

export function fit({ items, more }: Fitting): Attachment<HTMLElement> {
  return (box) => {
    const overflows = () => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    function measure(): void {
      const all = [...box.querySelectorAll<HTMLElement>(items)];
      const rest = box.querySelector<HTMLElement>(more);
      for (const item of all) item.hidden = false;
      if (rest) rest.hidden = true;
      box.classList.remove("tight");
      box.classList.toggle("tight", overflows());
      if (all.length < 2 || !overflows()) return;
      if (rest) rest.hidden = false;
      for (const item of all.slice(1).reverse()) {
        if (!overflows()) break;
        // What has the focus is not taken away under the finger.
        if (item !== document.activeElement) item.hidden = true;
      }
    }
    const sized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    sized.observe(box);
    changed.observe(box, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(measure);
    measure();
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  };
}
