/** Arrow keys in a row or a grid: one tab stop, and where each key leads. */

import type { Attachment } from "svelte/attachments";

export interface Field {
  count: number;
  /** As wide as this; a row or a column if it is left out. */
  columns?: number;
}

/** Where a key leads from a place; null if the key is not for moving. Edges hold. */
export function lead(key: string, at: number, { count, columns }: Field, ctrl = false): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (!columns) {
    if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, at - 1);
    if (key === "ArrowRight" || key === "ArrowDown") return Math.min(last, at + 1);
    if (key === "Home") return 0;
    if (key === "End") return last;
    return null;
  }
  const column = at % columns;
  const end = Math.min(last, at - column + columns - 1);
  switch (key) {
    case "ArrowLeft":
      return column === 0 ? at : at - 1;
    case "ArrowRight":
      return Math.min(end, at + 1);
    case "ArrowUp":
      return at < columns ? at : at - columns;
    case "ArrowDown":
      return at + columns > last ? at : at + columns;
    case "Home":
      return ctrl ? 0 : at - column;
    case "End":
      return ctrl ? last : end;
    default:
      return null;
  }
}

interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow leads from one of many scattered places: to the nearest in that direction, what lies aside last. */
export function towards(key: string, at: number, spots: Spot[]): number | null {
  const way = WAYS[key];
  const from = spots[at];
  if (!way || !from) return null;
  let best = at;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    const far = ahead + 2 * aside;
    if (index !== at && ahead > 0 && aside <= 2 * ahead && far < least) {
      best = index;
      least = far;
    }
  });
  return best;
}

const PIECES = "[data-piece]";

interface Roving {
  /** As wide as this, as in a grid. */
  columns?: () => number;
  /** Its pieces are scattered, as on a map. */
  scattered?: boolean;
  /** What the arrows go through, as a selector, where it is not pieces of the kit. */
  pieces?: string;
  /** Where the tab stop is while the focus is elsewhere, as a selector: at the first of these, unless it is at one. */
  prefer?: string;
  /** Whether the neighbour of a piece that is taken away gets its focus; so it is where nothing else is said. */
  heirs?: boolean;
}

/** Arrow keys go through the pieces in an element, which have one tab stop together. */
export function rove({
  columns,
  scattered = false,
  pieces: which = PIECES,
  prefer,
  heirs = true,
}: Roving = {}): Attachment<HTMLElement> {
  return (box) => {
    let at = 0;
    let held: Element | null = null; // the piece with the focus
    const pieces = () => [...box.querySelectorAll<HTMLElement>(which)];
    function settle(): void {
      const all = pieces();
      at = Math.max(0, Math.min(at, all.length - 1));
      if (prefer && !all[at]?.matches(prefer) && !box.contains(document.activeElement))
        at = Math.max(
          0,
          all.findIndex((piece) => piece.matches(prefer)),
        );
      all.forEach((piece, index) => (piece.tabIndex = index === at ? 0 : -1));
      // What had the focus is gone: its neighbour takes over.
      if (heirs && held && !held.isConnected && document.activeElement === document.body) all[at]?.focus();
    }
    function focused({ target }: FocusEvent): void {
      const found = pieces().indexOf(target as HTMLElement);
      if (found < 0) return;
      held = target as Element;
      at = found;
      settle();
    }
    function left({ target }: FocusEvent): void {
      // A piece that is being taken away loses the focus just before it is gone.
      queueMicrotask(() => {
        if (held === target && held?.isConnected) held = null;
      });
    }
    function key(event: KeyboardEvent): void {
      if (event.altKey || event.metaKey || !(event.target as Element).matches(which)) return;
      const all = pieces();
      const next =
        (scattered ? towards(event.key, at, all.map(middle)) : null) ??
        lead(event.key, at, { count: all.length, columns: columns?.() }, event.ctrlKey);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]?.focus();
    }
    const watch = new MutationObserver(settle);
    watch.observe(box, {
      childList: true,
      subtree: true,
      // Whether a piece is preferred may show in its state only.
      ...(prefer ? { attributeFilter: ["class", "aria-disabled", "hidden"] } : {}),
    });
    box.addEventListener("focusin", focused);
    box.addEventListener("focusout", left);
    box.addEventListener("keydown", key);
    settle();
    return () => {
      watch.disconnect();
      box.removeEventListener("focusin", focused);
      box.removeEventListener("focusout", left);
      box.removeEventListener("keydown", key);
    };
  };
}

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
