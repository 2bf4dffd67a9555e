import { describe, expect, test } from "vitest";
import {
  filling,
  least,
  pan,
  pinch,
  reveal,
  toScreen,
  toWorld,
  wheelFactor,
  whole,
  within,
  zoom,
  type Camera,
  type Room,
} from "../src/lib/kit/camera";

const room: Room = { world: { width: 1600, height: 1000 }, window: { width: 800, height: 600 }, most: 3 };
const close: Camera = { x: -400, y: -300, scale: 1 };
const near = (camera: Camera, to: Camera) => {
  expect(camera.x).toBeCloseTo(to.x);
  expect(camera.y).toBeCloseTo(to.y);
  expect(camera.scale).toBeCloseTo(to.scale);
};

describe("a camera over a large drawing", () => {
  test("shows the whole of it in the middle", () => {
    near(whole(room), { x: 0, y: 50, scale: 0.5 });
    expect(least(room)).toBe(0.5);
  });

  test("or fills the window, with the middle in the middle", () => {
    near(filling(room), { x: -80, y: 0, scale: 0.6 });
    expect(filling({ ...room, most: 0.55 }).scale).toBe(0.55);
    expect(filling({ ...room, window: { width: 0, height: 0 } })).toEqual({ x: 0, y: 0, scale: 0 });
  });

  test("goes from the world to the screen and back", () => {
    const at = { x: 123, y: 456 };
    expect(toWorld(close, toScreen(close, at))).toEqual(at);
  });

  test("never shows what is beyond the edges", () => {
    near(pan(close, { x: 9999, y: 9999 }, room), { x: 0, y: 0, scale: 1 });
    near(pan(close, { x: -9999, y: -9999 }, room), { x: -800, y: -400, scale: 1 });
  });

  test("stays between the whole and the closest", () => {
    expect(zoom(close, 100, { x: 0, y: 0 }, room).scale).toBe(3);
    near(zoom(close, 0.001, { x: 700, y: 20 }, room), whole(room));
  });

  test("zooms about the pointer: what lies there stays there", () => {
    const at = { x: 300, y: 200 };
    const under = toWorld(close, at);
    const after = toScreen(zoom(close, 1.7, at, room), under);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });

  test("there and back again is where it was", () => {
    const at = { x: 410, y: 280 };
    near(zoom(zoom(close, 1.5, at, room), 1 / 1.5, at, room), close);
  });

  test("keeps the world under two fingers", () => {
    const before: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ];
    const after: typeof before = [
      { x: 260, y: 330 },
      { x: 560, y: 330 },
    ];
    const to = pinch(close, before, after, room);
    expect(to.scale).toBeCloseTo(1.5);
    before.forEach((finger, at) => {
      const now = toScreen(to, toWorld(close, finger));
      expect(now.x).toBeCloseTo(after[at]?.x ?? 0);
      expect(now.y).toBeCloseTo(after[at]?.y ?? 0);
    });
  });

  test("fingers on one point only move", () => {
    const one = { x: 100, y: 100 };
    expect(
      pinch(
        close,
        [one, one],
        [
          { x: 120, y: 100 },
          { x: 120, y: 100 },
        ],
        room,
      ).scale,
    ).toBe(1);
  });

  test("moves no more than need be to show a place, and not at all if it is in sight", () => {
    near(reveal(close, { x: 700, y: 500, width: 50, height: 50 }, room), close);
    near(reveal(close, { x: 1190, y: 500, width: 50, height: 50 }, room, 20), { x: -460, y: -300, scale: 1 });
    near(reveal(close, { x: 300, y: 100, width: 50, height: 50 }, room, 20), { x: -280, y: -80, scale: 1 });
  });

  test("shows the middle of what is larger than the window", () => {
    const to = reveal(close, { x: 200, y: 0, width: 1200, height: 400 }, room);
    expect(toScreen(to, { x: 800, y: 0 }).x).toBeCloseTo(400);
  });

  test("stays as it is when it is well, and follows a window that changes", () => {
    near(within(close, room), close);
    near(within(close, { ...room, window: { width: 1500, height: 900 } }), { x: -100, y: -100, scale: 1 });
  });

  test("a wheel zooms the same whatever it is counted in, and not by leaps", () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(100, 0)).toBeCloseTo(1 / wheelFactor(-100, 0));
    expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
    expect(wheelFactor(-100000, 0)).toBeLessThan(2);
  });
});
