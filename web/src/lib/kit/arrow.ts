/** An arrow between two places: a bent, tapering body with a head, as one outline. */

import type { Point } from "./drag";

export interface ArrowShape {
  /** The outline, to be filled. */
  outline: string;
  /** The line in its middle, to be drawn along. */
  spine: string;
  /** Where a label stands: the top of the bend. */
  middle: Point;
}

export interface ArrowOf {
  from: Point;
  to: Point;
  /** How far it bends to its left, in parts of its length. */
  bend?: number;
  /** How thick it is at its neck. */
  width?: number;
  /** What it keeps from both places. */
  off?: [number, number];
}

const STEPS = 18;

export function arrow({ from, to, bend = 0.18, width = 10, off = [0, 0] }: ArrowOf): ArrowShape {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far === 0) return { outline: "", spine: "", middle: from };
  const along = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const left = { x: along.y, y: -along.x };
  const control = {
    x: (from.x + to.x) / 2 + left.x * far * bend * 2,
    y: (from.y + to.y) / 2 + left.y * far * bend * 2,
  };
  const curve = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t ** 2 * to.y,
  });
  const heading = (t: number): Point => {
    const x = 2 * (1 - t) * (control.x - from.x) + 2 * t * (to.x - control.x);
    const y = 2 * (1 - t) * (control.y - from.y) + 2 * t * (to.y - control.y);
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  };
  // A short arrow keeps less off, so that it never turns round.
  const room = Math.min(1, (far * 0.6) / Math.max(off[0] + off[1], 1e-9));
  const start = (off[0] * room) / far;
  const end = 1 - (off[1] * room) / far;
  const head = Math.min(width * 2.4, far * (end - start) * 0.5);
  const neck = Math.max(start, end - head / far);
  const beside = (t: number, half: number): Point => {
    const at = curve(t);
    const to = heading(t);
    return { x: at.x - to.y * half, y: at.y + to.x * half };
  };
  const ts = Array.from({ length: STEPS + 1 }, (_, step) => start + ((neck - start) * step) / STEPS);
  const half = (t: number) => (width / 2) * (0.3 + (0.7 * (t - start)) / Math.max(neck - start, 1e-9));
  const points = [
    ...ts.map((t) => beside(t, half(t))),
    beside(neck, width * 1.15),
    curve(end),
    beside(neck, -width * 1.15),
    ...[...ts].reverse().map((t) => beside(t, -half(t))),
  ];
  const spine = Array.from({ length: STEPS + 1 }, (_, step) => curve(start + ((end - start) * step) / STEPS));
  return { outline: `M${points.map(pair).join("L")}Z`, spine: `M${spine.map(pair).join("L")}`, middle: curve(0.5) };
}

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (number: number): number => Math.round(number * 10) / 10 || 0;
