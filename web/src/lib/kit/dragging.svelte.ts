/**
 * Drag and drop with a mouse, a pen or a finger.
 *
 * A board makes one `Dragging`, gives `source` to what can be taken and `target` to where it can go. Those who use
 * no pointer take and put with presses: a drag is a shortcut for two of them, never the only way.
 */

import type { Attachment } from "svelte/attachments";
import { tips } from "../tip.svelte";
import { IDLE, move, press, release, type Hold, type Point } from "./drag";

interface Rules {
  /** Whether this can go there. */
  takes: (id: string, target: string) => boolean;
  ondrop: (id: string, target: string) => void;
  /** It has been taken: now is the time to light where it can go. */
  ontake?: (id: string) => void;
  /** It was let go where nothing takes it, or Escape was pressed. */
  oncancel?: (id: string) => void;
}

export class Dragging {
  #hold = $state.raw<Hold>(IDLE);
  /** From the pointer to the upper left corner of what was taken. */
  grip = $state.raw<Point>({ x: 0, y: 0 });
  size = $state.raw({ width: 0, height: 0 });
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** What is being dragged. */
  get held(): string | null {
    return this.#hold.phase === "dragging" ? this.#hold.id : null;
  }
  get at(): Point | null {
    return this.#hold.phase === "dragging" ? this.#hold.at : null;
  }
  get from(): Point | null {
    return this.#hold.phase === "dragging" ? this.#hold.from : null;
  }
  /** The target under the pointer that takes it. */
  get over(): string | null {
    return this.#hold.phase === "dragging" ? this.#hold.over : null;
  }
  /** Whether this target takes what is being dragged. */
  takes(target: string): boolean {
    return this.held !== null && this.#rules.takes(this.held, target);
  }

  /** What can be taken, while `can` says so. */
  source(id: string, can: () => boolean = () => true): Attachment<HTMLElement> {
    return (element) => {
      const watching = new AbortController();
      $effect(() => {
        element.style.touchAction = can() ? "none" : "";
        element.toggleAttribute("data-drag", can()); // so that a canvas around it is not moved instead
      });
      element.addEventListener("pointerdown", (event) => can() && this.#down(element, id, event), {
        signal: watching.signal,
      });
      element.addEventListener("dragstart", (event) => event.preventDefault(), { signal: watching.signal });
      return () => watching.abort();
    };
  }

  /** Where things can be put; marked while it takes what is being dragged. */
  target(id: string): Attachment<HTMLElement> {
    return (element) => {
      element.dataset["drop"] = id;
      $effect(() => {
        element.toggleAttribute("data-takes", this.takes(id));
      });
      return () => delete element.dataset["drop"];
    };
  }

  #down(element: HTMLElement, id: string, event: PointerEvent): void {
    if (event.button !== 0 || this.#hold.phase !== "idle") return;
    const box = element.getBoundingClientRect();
    this.grip = { x: box.x - event.clientX, y: box.y - event.clientY };
    this.size = { width: box.width, height: box.height };
    this.#hold = press(id, event.pointerId, { x: event.clientX, y: event.clientY }, event.pointerType);

    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      this.#hold = IDLE;
    };
    window.addEventListener(
      "pointermove",
      (moved) => {
        const before = this.held;
        const at = { x: moved.clientX, y: moved.clientY };
        this.#hold = move(this.#hold, moved.pointerId, at, this.#under(id, at));
        if (this.held === null) return;
        moved.preventDefault();
        if (before !== null) return;
        noPress(event.target);
        this.#rules.ontake?.(id);
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      (up) => {
        const dragged = this.held !== null;
        const { hold, drop } = release(this.#hold, up.pointerId);
        if (hold.phase !== "idle") return;
        end();
        if (dragged) swallowClick();
        if (drop) this.#rules.ondrop(drop.id, drop.target);
        else if (dragged) this.#rules.oncancel?.(id);
      },
      { signal },
    );
    const cancel = () => {
      const dragged = this.held !== null;
      end();
      if (dragged) this.#rules.oncancel?.(id);
    };
    window.addEventListener("pointercancel", (gone) => gone.pointerId === event.pointerId && cancel(), { signal });
    window.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape" || this.held === null) return;
        key.stopPropagation();
        cancel();
      },
      { signal, capture: true },
    );
  }

  /** The target under a point that takes this. */
  #under(id: string, { x, y }: Point): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const target = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
      if (target !== undefined) return this.#rules.takes(id, target) ? target : null;
    }
    return null;
  }
}

/** What began as a press on a thing has become something else: it wants no help for that thing. */
export function noPress(target: EventTarget | null): void {
  tips.hide();
  target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: -1 }));
}

/** A drag that ends on its own source is no click. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
