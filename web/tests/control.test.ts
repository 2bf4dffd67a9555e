import { describe, expect, test, vi } from "vitest";
import type { Move } from "../src/lib/api/types";
import { Control, type Question } from "../src/lib/state/control.svelte";

vi.mock("../src/lib/state/settings.svelte", () => ({ settings: { confirms: false } }));

const move = (id: number, part: Partial<Move> = {}): Move => ({
  id,
  notation: `move ${id}`,
  label: `Move ${id}`,
  targets: [`thing:${id}`],
  confirm: false,
  verb: "move",
  subjects: {},
  facts: {},
  ...part,
});

/** A hand over a question with these moves, and the ids of what it has played. */
function hand(...moves: Move[]): { control: Control; played: number[] } {
  const played: number[] = [];
  const question: Question = { view: null, moves, blocked: [], play: (one) => played.push(one.id) };
  return { control: new Control(question, () => ({})), played };
}

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
