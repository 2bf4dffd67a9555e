import { describe, expect, test, vi } from "vitest";
import type { Move } from "../src/lib/api/types";
import { Control, type Question } from "../src/lib/state/control.svelte";
import { move } from "./moves";

vi.mock("../src/lib/state/settings.svelte", () => ({ settings: { confirms: false } }));

/** A hand over a question with these moves, and the ids of what it has played. */
function hand(...moves: Move[]): { control: Control; played: number[] } {
  const played: number[] = [];
  const question: Question = { view: null, moves, blocked: [], play: (one) => played.push(one.id) };
  return { control: new Control(question, () => ({})), played };
}

describe("a move with several targets", () => {
  test("is made by a press on any of them, or by picking all that belong together", () => {
    const { control, played } = hand(
      move(1, { targets: ["row:0", "row:1"] }),
      move(2, { targets: ["die:0", "die:1"], together: true }),
    );
    control.press("row:1");
    expect(played).toEqual([1]);
    control.press("die:0");
    expect([control.match, control.pickable("die:1")]).toEqual([null, true]);
    control.press("die:1");
    expect(control.match?.id).toBe(2);
  });
});

describe("why not", () => {
  const blocked = { ...move(3), clause: "T1", reason: "it is too late" };
  const things = { thing: { text: "things are for later", clause: "T9" } };
  const question = { view: null, moves: [move(1)], blocked: [blocked], things, play: () => {} };
  const control = new Control(question, () => ({}));

  test("a blocked move says why; what is no answer at all says what it is for", () => {
    expect(control.why("thing:1")).toBeNull();
    expect(control.why("thing:3")).toEqual({ reason: "it is too late", clause: "T1" });
    expect(control.why("thing:4")).toEqual({ reason: "things are for later", clause: "T9" });
    expect(control.why("pile:4")).toBeNull();
  });

  test("nobody is told why who is not asked", () => {
    expect(new Control({ ...question, moves: [], blocked: [] }, () => ({})).why("thing:4")).toBeNull();
  });
});

describe("a move that ends the turn unasked", () => {
  test("is held until it is confirmed", () => {
    const { control, played } = hand(move(1, { confirm: true }), move(2));
    control.press("thing:1");
    expect([control.armed?.id, played]).toEqual([1, []]);
    control.play(move(1, { confirm: true }));
    expect([control.armed, played]).toEqual([null, [1]]);
  });

  test("gives way to another, which is not held", () => {
    const { control, played } = hand(move(1, { confirm: true }), move(2));
    control.play(move(1, { confirm: true }));
    control.play(move(2));
    expect([control.armed, played]).toEqual([null, [2]]);
  });

  test("is not confirmed by another that is held too", () => {
    const { control, played } = hand(move(1, { confirm: true }), move(2, { confirm: true }));
    control.play(move(1, { confirm: true }));
    control.play(move(2, { confirm: true }));
    expect([control.armed?.id, played]).toEqual([2, []]);
    control.clear();
    expect(control.armed).toBeNull();
  });
});

describe("the buttons of the prompt", () => {
  const answers = [1, 2, 3, 4].map((id) => move(id));
  const asides = [5, 6, 7].map((id) => move(id, { aside: true }));

  test("are all moves where they are few, else what answers the question; what nothing stands for is always one", () => {
    expect(hand(...answers).control.buttons).toEqual(answers);
    expect(hand(...answers, ...asides).control.buttons).toEqual(answers);
    const done = move(8, { targets: [] });
    const many = [11, 12, 13, 14, 15, 16, 17].map((id) => move(id));
    expect(hand(done, ...many, ...asides).control.buttons).toEqual([done]);
  });
});

test("what the board has in plain sight needs no button, however few there are", () => {
  const moves = [move(1, { verb: "pick" }), move(2, { verb: "pick" }), move(3, { targets: [] })];
  const control = new Control({ view: null, moves, blocked: [], play: () => {} }, () => ({}));
  expect(control.buttons.map((one) => one.id)).toEqual([1, 2, 3]);
  control.beside = { shows: ({ verb }) => verb === "pick" };
  expect(control.buttons.map((one) => one.id)).toEqual([3]);
});

test("what the board asks about is played by a second press only", () => {
  const played: number[] = [];
  const moves = [move(1), move(2)];
  const control = new Control({ view: null, moves, blocked: [], play: (one) => played.push(one.id) }, () => ({}));
  control.beside = { sure: ({ id }) => (id === 1 ? "sure?" : null) };
  control.play(moves[0]!);
  expect([control.armed?.id, control.sure(moves[0]!), played]).toEqual([1, "sure?", []]);
  control.play(moves[0]!);
  control.play(moves[1]!);
  expect([control.armed, played]).toEqual([null, [1, 2]]);
});
