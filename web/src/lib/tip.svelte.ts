/**
 * Help where you are: a note beside what is pointed at, focused or tapped.
 *
 * A thing that can be used shows its note on hover, on focus and on a long touch; a thing that cannot
 * shows it on a click or tap as well, and keeps it until something else is touched.
 */

import type { Attachment } from "svelte/attachments";
import type { Refusal } from "./state/control.svelte";

export interface Note {
  title: string;
  kind?: string;
  text?: string;
  more?: string[];
  why?: Refusal | null; // why it cannot be used now
  clause?: string; // where the rulebook speaks of it
}

const HOVER = 420;
const LEAVE = 180;
const HOLD = 450;

class Tips {
  anchor = $state.raw<Element | null>(null);
  note = $state.raw<Note | null>(null);
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, note: Note | null, pinned = false): void {
    clearTimeout(this.#timer);
    if (!note) return;
    this.anchor?.removeAttribute("aria-describedby");
    this.anchor = anchor;
    this.note = note;
    this.pinned = pinned;
    anchor.setAttribute("aria-describedby", "tip");
  }

  later(anchor: Element, note: () => Note | null): void {
    clearTimeout(this.#timer);
    if (this.pinned) return;
    this.#timer = setTimeout(() => this.show(anchor, note()), this.anchor ? 60 : HOVER);
  }

  /** Leave it for a moment, so that the pointer can move into it. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.#timer = setTimeout(() => this.hide(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.anchor?.removeAttribute("aria-describedby");
    this.anchor = null;
    this.note = null;
    this.pinned = false;
  }
}

export const tips = new Tips();

/** Give an element a note. */
export function tip(note: () => Note | null): Attachment {
  return (element) => {
    let hold: ReturnType<typeof setTimeout> | undefined;
    let touch = false;
    const usable = () =>
      element.matches("button, a, input, select, summary") && element.getAttribute("aria-disabled") !== "true";
    // Only a pointer that moves asks for help, not one that something came to lie under.
    let near = false;
    const move = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      if (near || pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
      near = true;
      tips.later(element, note);
    };
    const leave = (event: Event) => {
      near = false;
      if ((event as PointerEvent).pointerType === "mouse") tips.leave();
    };
    const focus = () => {
      if (!touch && element.matches(":focus-visible")) tips.show(element, note());
    };
    const blur = (event: Event) => {
      const to = (event as FocusEvent).relatedTarget;
      if (tips.anchor === element && !(to instanceof Element && to.closest("#tip"))) tips.hide();
    };
    const down = (event: Event) => {
      touch = (event as PointerEvent).pointerType !== "mouse";
      if (touch && usable()) hold = setTimeout(() => tips.show(element, note(), true), HOLD);
    };
    const up = () => clearTimeout(hold);
    const click = (event: Event) => {
      if (usable()) {
        if (!(touch && tips.pinned && tips.anchor === element)) tips.hide();
        return;
      }
      if (!element.matches("button, a")) event.stopPropagation();
      if (tips.pinned && tips.anchor === element) tips.hide();
      else tips.show(element, note(), true);
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click);
    return () => {
      clearTimeout(hold);
      if (tips.anchor === element) tips.hide();
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click);
    };
  };
}
