/** Pan and zoom as arithmetic: a point of the world is on the screen at `world × scale + (x, y)`. */

import type { Point } from "./drag";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** What holds a camera: the world, the window onto it, and how close one may come. */
export interface Room {
  world: Size;
  window: Size;
  /** The largest scale. */
  most: number;
}

/** The scale at which the whole world is seen; there is no smaller one. */
export function least({ world, window }: Room): number {
  if (world.width <= 0 || world.height <= 0) return 1;
  return Math.min(window.width / world.width, window.height / world.height);
}

/** The whole world, in the middle of the window. */
export function whole(room: Room): Camera {
  return within({ x: 0, y: 0, scale: least(room) }, room);
}

/** As close as need be to fill the window, with the middle of the world in its middle. */
export function filling(room: Room): Camera {
  const { world, window } = room;
  if (world.width <= 0 || world.height <= 0) return whole(room);
  const close = Math.max(window.width / world.width, window.height / world.height);
  const scale = Math.max(least(room), Math.min(close, room.most));
  return within(
    { scale, x: middling(world.width * scale, window.width), y: middling(world.height * scale, window.height) },
    room,
  );
}

/** The nearest camera that shows nothing beyond the edges of the world; a world that is smaller stands in the middle. */
export function within(camera: Camera, room: Room): Camera {
  const low = least(room);
  const scale = Math.max(low, Math.min(camera.scale, Math.max(low, room.most)));
  return {
    scale,
    x: held(camera.x, room.world.width * scale, room.window.width),
    y: held(camera.y, room.world.height * scale, room.window.height),
  };
}

function held(at: number, world: number, window: number): number {
  return world <= window ? middling(world, window) : Math.max(window - world, Math.min(0, at));
}

export function toWorld(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

export function pan(camera: Camera, by: Point, room: Room): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, room);
}

/** Closer or farther, with the world under one point of the screen staying where it is. */
export function zoom(camera: Camera, factor: number, at: Point, room: Room): Camera {
  const low = least(room);
  const scale = Math.max(low, Math.min(camera.scale * factor, Math.max(low, room.most)));
  const under = toWorld(camera, at);
  return within({ scale, x: at.x - under.x * scale, y: at.y - under.y * scale }, room);
}

/** Two fingers: the world stays under both. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point], room: Room): Camera {
  const apart = distance(...before);
  const factor = apart > 0 ? distance(...after) / apart : 1;
  const from = middle(...before);
  const to = middle(...after);
  const low = least(room);
  const scale = Math.max(low, Math.min(camera.scale * factor, Math.max(low, room.most)));
  const under = toWorld(camera, from);
  return within({ scale, x: to.x - under.x * scale, y: to.y - under.y * scale }, room);
}

/** The least move that brings a place of the world into sight, with some room around it. */
export function reveal(camera: Camera, box: Box, room: Room, margin = 24): Camera {
  const from = toScreen(camera, box);
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
  const { width, height } = room.window;
  return pan(camera, { x: shift(from.x, to.x, width, margin), y: shift(from.y, to.y, height, margin) }, room);
}

function shift(from: number, to: number, window: number, margin: number): number {
  if (to - from + 2 * margin > window) return (window - to - from) / 2; // larger than the window: its middle
  if (from < margin) return margin - from;
  if (to > window - margin) return window - margin - to;
  return 0;
}

/** How much a turn of the wheel zooms, whatever it is counted in. */
export function wheelFactor(delta: number, mode: number): number {
  const pixels = delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1);
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * 0.0022);
}

const middling = (world: number, window: number): number => (window - world) / 2;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
