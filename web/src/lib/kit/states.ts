/** How things on a board say what can be done with them: six states with one name each, in every part of the kit. */

import type { Glyph } from "../drawing";
import type { Control } from "../state/control.svelte";

export interface States {
  /** A press does something now: lit; false where it does not. */
  can?: boolean;
  /** Picked, and waits to be confirmed; undefined where nothing can be picked. */
  chosen?: boolean;
  /** Not there yet: the ghost of what would happen. */
  would?: boolean;
  /** Nothing can be done with it now: dimmed. */
  cannot?: boolean;
  /** What a bot would take. */
  hint?: boolean;
  /** What the move was about that has just been refused. */
  refused?: boolean;
}

/** What would change by how much. */
export interface Changed {
  by: number;
  glyph?: Glyph;
  /** How it is said aloud, after the name of the thing. */
  name?: string;
}

/** A number that is a change, with a true minus. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}

/** The name of a thing and what would change, in one breath. */
export function spoken(name: string | undefined, change: Changed | undefined): string | undefined {
  return [name, change?.name].filter(Boolean).join(", ") || undefined;
}

type Asked = Pick<
  Control,
  "asked" | "lit" | "pickable" | "picked" | "opened" | "armed" | "hints" | "refuses" | "press"
>;

/** The states of a target in the hand that plays, and what a press on it does. */
export function stateOf(control: Asked, target: string): States & { onpress: () => void } {
  const can = control.lit(target);
  const held = control.picked.has(target) || control.opened === target;
  const armed = control.armed?.targets.includes(target) ?? false;
  return {
    can,
    chosen: held || armed ? true : control.pickable(target) ? false : undefined,
    cannot: control.asked && !can,
    hint: control.hints(target),
    refused: control.refuses(target),
    onpress: () => control.press(target),
  };
}
