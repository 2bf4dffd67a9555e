import { describe, expect, test } from "vitest";
import { IDLE, move, press, release, SLACK, type Hold } from "../src/lib/kit/drag";
import { lead, towards } from "../src/lib/kit/roving";
import { signed, spoken, stateOf } from "../src/lib/kit/states";
import { stepped } from "../src/lib/kit/steps";

describe("arrow keys", () => {
  const row = { count: 5 };
  const grid = { count: 11, columns: 4 }; // three rows, the last one short

  test("go along a row, and stop at its ends", () => {
    expect(lead("ArrowRight", 1, row)).toBe(2);
    expect(lead("ArrowDown", 1, row)).toBe(2);
    expect(lead("ArrowLeft", 0, row)).toBe(0);
    expect(lead("ArrowRight", 4, row)).toBe(4);
    expect([lead("Home", 3, row), lead("End", 1, row)]).toEqual([0, 4]);
  });

  test("go through a grid, and never from one row into the next", () => {
    expect(lead("ArrowRight", 3, grid)).toBe(3);
    expect(lead("ArrowLeft", 4, grid)).toBe(4);
    expect(lead("ArrowDown", 1, grid)).toBe(5);
    expect(lead("ArrowUp", 1, grid)).toBe(1);
    expect(lead("ArrowDown", 7, grid)).toBe(7); // nothing below
    expect(lead("ArrowRight", 10, grid)).toBe(10);
  });

  test("Home and End mean the row, with Ctrl the grid", () => {
    expect([lead("Home", 6, grid), lead("End", 5, grid)]).toEqual([4, 7]);
    expect([lead("Home", 6, grid, true), lead("End", 5, grid, true)]).toEqual([0, 10]);
    expect(lead("End", 9, grid)).toBe(10);
  });

  test("on a map they go to the nearest place in their direction, and stay where there is none", () => {
    const places = [
      { x: 0, y: 0 },
      { x: 100, y: 10 }, // straight to the right
      { x: 60, y: 90 }, // nearer to the right, but far aside
      { x: 10, y: 120 },
    ];
    expect(towards("ArrowRight", 0, places)).toBe(1);
    expect(towards("ArrowDown", 0, places)).toBe(3);
    expect(towards("ArrowUp", 0, places)).toBe(0);
    expect(towards("ArrowLeft", 1, places)).toBe(0);
    expect(towards("Home", 0, places)).toBeNull();
  });

  test("other keys are left to others, and nothing moves in nothing", () => {
    expect(lead("Enter", 2, row)).toBeNull();
    expect(lead("ArrowRight", 0, { count: 0 })).toBeNull();
  });
});

describe("dragging", () => {
  const at = (x: number, y = 0) => ({ x, y });

  test("a press that trembles is a press", () => {
    const hold = move(press("card", 1, at(10), "touch"), 1, at(10 + SLACK.touch - 1), "cell");
    expect(hold.phase).toBe("pressed");
    expect(release(hold, 1)).toEqual({ hold: IDLE, drop: null });
  });

  test("a finger may tremble more than a mouse", () => {
    const far = at(10 + SLACK.mouse + 1);
    expect(move(press("card", 1, at(10), "mouse"), 1, far, null).phase).toBe("dragging");
    expect(move(press("card", 1, at(10), "touch"), 1, far, null).phase).toBe("pressed");
  });

  test("let go over what takes it, it is dropped there", () => {
    let hold: Hold = press("card", 1, at(0), "mouse");
    hold = move(hold, 1, at(20), null);
    hold = move(hold, 1, at(80), "cell:3");
    expect(hold).toMatchObject({ phase: "dragging", from: at(0), at: at(80), over: "cell:3" });
    expect(release(hold, 1).drop).toEqual({ id: "card", target: "cell:3" });
  });

  test("let go anywhere else, nothing happens", () => {
    const hold = move(move(press("card", 1, at(0), "mouse"), 1, at(80), "cell:3"), 1, at(200), null);
    expect(release(hold, 1)).toEqual({ hold: IDLE, drop: null });
  });

  test("once it is a drag it stays one, also back where it began", () => {
    const hold = move(move(press("card", 1, at(0), "mouse"), 1, at(80), null), 1, at(0), null);
    expect(hold.phase).toBe("dragging");
  });

  test("a second finger does not matter", () => {
    const hold = move(press("card", 1, at(0), "touch"), 1, at(80), "cell:3");
    expect(move(hold, 2, at(500), "cell:9")).toBe(hold);
    expect(release(hold, 2)).toEqual({ hold, drop: null });
  });
});

test("the keys of a stepper stay between least and most", () => {
  expect(stepped("ArrowUp", 3, 0, 4)).toBe(4);
  expect(stepped("ArrowUp", 4, 0, 4)).toBe(4);
  expect(stepped("ArrowDown", 1, 1, 4)).toBe(1);
  expect([stepped("Home", 3, 1, 9), stepped("End", 3, 1, 9)]).toEqual([1, 9]);
  expect(stepped("PageUp", 3, 0, 20)).toBe(7);
  expect(stepped("Enter", 3, 0, 4)).toBeNull();
});

test("changes have their sign, and are said after the name", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "±0", "−2"]);
  expect(spoken("Red 4", { by: 2, name: "would gain 2 points" })).toBe("Red 4, would gain 2 points");
  expect(spoken("Red 4", { by: 2 })).toBe("Red 4");
  expect(spoken(undefined, undefined)).toBeUndefined();
});

describe("the state of a target", () => {
  const hand = (part: Partial<Parameters<typeof stateOf>[0]>): Parameters<typeof stateOf>[0] => ({
    asked: true,
    lit: () => false,
    pickable: () => false,
    picked: new Set<string>() as never,
    opened: null,
    armed: null,
    hints: () => false,
    refuses: () => false,
    press: () => undefined,
    ...part,
  });

  test("is lit where a press does something, dimmed where it does not, and neither while others think", () => {
    expect(stateOf(hand({ lit: () => true }), "die:1")).toMatchObject({ can: true, cannot: false });
    expect(stateOf(hand({}), "die:1")).toMatchObject({ can: false, cannot: true });
    expect(stateOf(hand({ asked: false }), "die:1")).toMatchObject({ can: false, cannot: false });
  });

  test("is chosen when picked; not chosen only where it could be", () => {
    expect(stateOf(hand({ lit: () => true }), "die:1").chosen).toBeUndefined();
    expect(stateOf(hand({ lit: () => true, pickable: () => true }), "die:1").chosen).toBe(false);
    expect(stateOf(hand({ picked: new Set(["die:1"]) as never }), "die:1").chosen).toBe(true);
    expect(stateOf(hand({ opened: "die:1" }), "die:1").chosen).toBe(true);
  });

  test("a press goes to the hand that plays", () => {
    const pressed: string[] = [];
    stateOf(hand({ press: (target) => void pressed.push(target) }), "die:1").onpress();
    expect(pressed).toEqual(["die:1"]);
  });
});
