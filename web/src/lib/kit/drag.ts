/** Dragging as a story of states, apart from any page: pressed, dragging, let go. */

export interface Point {
  x: number;
  y: number;
}

export type Hold =
  | { phase: "idle" }
  | { phase: "pressed"; id: string; pointer: number; from: Point; slack: number }
  | { phase: "dragging"; id: string; pointer: number; from: Point; at: Point; over: string | null };

export const IDLE: Hold = { phase: "idle" };

/** How far a pointer may wander before a press is a drag: a finger trembles more than a mouse. */
export const SLACK = { mouse: 5, pen: 8, touch: 10 } as const;

export function press(id: string, pointer: number, at: Point, kind: string): Hold {
  const slack = kind in SLACK ? SLACK[kind as keyof typeof SLACK] : SLACK.touch;
  return { phase: "pressed", id, pointer, from: at, slack };
}

/** Where the hold is after its pointer has moved; `over` is what lies under the pointer and takes it. */
export function move(hold: Hold, pointer: number, at: Point, over: string | null): Hold {
  if (hold.phase === "idle" || hold.pointer !== pointer) return hold;
  const { id, from } = hold;
  if (hold.phase === "pressed" && Math.hypot(at.x - from.x, at.y - from.y) < hold.slack) return hold;
  return { phase: "dragging", id, pointer, from, at, over };
}

export interface Drop {
  id: string;
  target: string;
}

/** What letting go means: a drop where something takes it; a press that never moved is none. */
export function release(hold: Hold, pointer: number): { hold: Hold; drop: Drop | null } {
  if (hold.phase === "idle" || hold.pointer !== pointer) return { hold, drop: null };
  const drop = hold.phase === "dragging" && hold.over !== null ? { id: hold.id, target: hold.over } : null;
  return { hold: IDLE, drop };
}
