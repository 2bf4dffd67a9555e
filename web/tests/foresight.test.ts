import { describe, expect, test, vi } from "vitest";
import type { Move, View } from "../src/lib/api/types";
import { Control, type Question } from "../src/lib/state/control.svelte";
import type { Foresee, Preview } from "../src/lib/state/foresight.svelte";
import { move } from "./moves";

vi.mock("../src/lib/state/settings.svelte", () => ({ settings: { confirms: false } }));

/** After the first move of a plan the second is offered. */
const preview = (plan: Move[]): Preview => ({
  move: plan.at(-1)!,
  view: { ply: plan.at(-1)!.id } as View,
  question: null,
  moves: plan.length === 1 ? [move(10 * plan[0]!.id, { verb: "use" })] : [],
  blocked: [],
  entries: [],
  stopped: null,
  reason: "",
});

/** A hand whose looks ahead are answered one by one, when the test says so. */
function hand(...moves: Move[]) {
  const asked: string[][] = [];
  const played: number[] = [];
  const waiting: (() => void)[] = [];
  const foresee: Foresee = (wanted) => {
    asked.push(wanted.map((plan) => plan.map((one) => one.id).join()));
    return new Promise((tell) => waiting.push(() => tell(wanted.map(preview))));
  };
  const playAll = (plan: Move[]) => played.push(...plan.map((one) => one.id));
  const question: Question = {
    view: null,
    moves,
    blocked: [],
    foresee,
    play: (one) => played.push(one.id),
    playAll,
  };
  const answer = async (rest = 60) => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(rest);
  };
  vi.useFakeTimers();
  return { control: new Control(question, () => ({})), asked, played, answer };
}

describe("what a move would bring", () => {
  test("is shown for the move that is pointed at, and asked for once", async () => {
    const { control, asked, answer } = hand(move(1), move(2));
    control.point("thing:1");
    expect(control.weighed).toBeNull();
    await answer();
    expect(control.weighed?.view.ply).toBe(1);
    control.point(null);
    expect(control.weighed).toBeNull();
    control.point("thing:1");
    expect([control.weighed?.view.ply, asked]).toEqual([1, [["1"]]]);
  });

  test("is asked for by one request at a time, and the newest wish wins", async () => {
    const { control, asked, answer } = hand(move(1), move(2), move(3), move(4));
    for (const id of [1, 2, 3, 4]) control.point(`thing:${id}`);
    expect(asked).toEqual([["1"]]);
    await answer();
    expect(asked).toEqual([["1"], ["4"]]);
    await answer();
    expect(control.weighed?.view.ply).toBe(4);
  });

  test("of several is found out in one request", async () => {
    const { control, asked, answer } = hand(move(1), move(2));
    control.consider(control.moves);
    await answer();
    expect([asked, [...control.previews.keys()]]).toEqual([[["1", "2"]], [1, 2]]);
  });

  test("of several ways to go on is found out in one request, too", async () => {
    const { control, asked, answer } = hand(move(1));
    const [first, ways] = [control.moves[0]!, [move(10), move(11)]];
    control.consider(ways, [first]);
    expect(control.after(first, ways[1]!)).toBeNull();
    await answer();
    expect([asked, control.after(first, ways[1]!)?.view.ply]).toEqual([[["1,10", "1,11"]], 11]);
    expect([control.after(first), control.after()]).toEqual([null, null]);
  });

  test("is shown for what it begins, once it is known what would be offered then", async () => {
    const { control, asked, answer } = hand(move(1), move(2));
    const uses = (one: Move) => one.verb === "use";
    control.weigh(control.moves[0]!, uses);
    await answer();
    expect([control.weighed, asked]).toEqual([null, [["1"], ["1,10"]]]);
    await answer();
    expect(control.weighed?.view.ply).toBe(10);
    control.weigh(control.moves[0]!, uses);
    expect(asked.length).toBe(2);
    control.weigh(control.moves[0]!, () => false); // nothing would complete it
    expect([control.weighed?.view.ply, asked.length]).toEqual([1, 2]);
  });

  test("of a plan is asked for without a rest, which comes after it", async () => {
    const { control, asked, answer } = hand(move(1), move(2));
    control.weigh(control.moves[0]!, (one) => one.verb === "use");
    await answer(0);
    expect(asked).toEqual([["1"], ["1,10"]]);
    await answer(60);
    control.point("thing:2");
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(30);
    expect(asked.at(-1)).toEqual(["2"]);
  });

  test("of a plan that is set up goes on though something else is pointed at, and is told move by move", async () => {
    const { control, answer } = hand(move(1), move(2));
    const first = (one: Move) => one.id === 2;
    control.propose(first, (one) => one.verb === "use");
    control.point("thing:1");
    for (let times = 0; times < 4; times++) await answer();
    expect(control.weighed?.view.ply).toBe(1);
    expect(control.proposed?.plan.map((one) => one.id)).toEqual([2, 20]);
    expect(control.steps.map((step) => step.view.ply)).toEqual([2, 20]);
    expect([control.proposesWith(first), control.proposesWith(() => true)]).toEqual([true, false]);
  });

  test("leaves out what is meant for another question", async () => {
    const { control, answer } = hand(move(1));
    const elsewhere = Object.assign((one: Move) => one.verb === "use", { at: "another" });
    control.propose(() => true, elsewhere);
    for (let times = 0; times < 2; times++) await answer();
    expect(control.proposed?.plan.map((one) => one.id)).toEqual([1]);
  });

  test("is shown of a plan that is set up, and played as a whole; what is not offered is left out", async () => {
    const { control, played, answer } = hand(move(1), move(2));
    const [first, uses, never] = [(one: Move) => one.id === 2, (one: Move) => one.verb === "use", () => false];
    control.propose(first, never, uses);
    expect(control.proposed).toBeNull();
    await answer();
    expect([control.proposed, control.weighed]).toEqual([null, null]);
    control.playProposed(); // too early
    await answer();
    expect([control.proposed?.plan.map((one) => one.id), control.weighed?.view.ply]).toEqual([[2, 20], 20]);
    control.point("thing:1"); // what is pointed at comes first
    expect(control.weighed).toBeNull();
    control.point(null);
    control.playProposed();
    expect([played, control.proposed]).toEqual([[2, 20], null]);
  });

  test("of what it begins is let go where something else is pointed at meanwhile", async () => {
    const { control, asked, answer } = hand(move(1), move(2));
    control.weigh(control.moves[0]!, (one) => one.verb === "use");
    control.weigh(control.moves[1]!);
    await answer();
    expect(asked).toEqual([["1"], ["2"]]);
    await answer();
    expect([control.weighed?.view.ply, asked.length]).toEqual([2, 2]);
  });

  test("is dropped where the question has changed meanwhile", async () => {
    const { control, answer } = hand(move(1));
    control.point("thing:1");
    control.clear();
    await answer();
    expect([control.previews.size, control.weighed]).toEqual([0, null]);
  });
});

describe("a choice with a preview", () => {
  test("is made by a first press and confirmed by a second", async () => {
    const { control, played, answer } = hand(move(1), move(2));
    control.choose("thing:1");
    await answer();
    expect([control.armed?.id, control.weighed?.view.ply, played]).toEqual([1, 1, []]);
    control.choose("thing:2");
    expect([control.armed?.id, played]).toEqual([2, []]);
    control.choose("thing:2");
    expect(played).toEqual([2]);
  });

  test("can be let go, before anything is sent", () => {
    const { control, played } = hand(move(1));
    control.choose("thing:1");
    control.back();
    expect([control.armed, played]).toEqual([null, []]);
  });
});

describe("a drag", () => {
  test("ends with a press on what it was dropped on, once the choice has come so far", async () => {
    const played: number[] = [];
    let known = (): void => {};
    const question = {
      view: null,
      moves: [] as Move[],
      blocked: [],
      ready: new Promise<void>((go) => (known = go)),
      play: (one: Move) => played.push(one.id),
    };
    const control = new Control(question, () => ({}));
    const dropped = control.drop("thing:1");
    expect(played).toEqual([]);
    question.moves = [move(1)];
    known();
    await dropped;
    expect(played).toEqual([1]);
  });

  test("onto nothing that takes it steps back", async () => {
    const back = vi.fn();
    const question: Question = { view: null, moves: [move(1)], blocked: [], play: () => {}, back };
    await new Control(question, () => ({})).drop("thing:9");
    expect(back).toHaveBeenCalledOnce();
  });
});

test("what was refused is marked on the board", () => {
  const question: Question = { view: null, moves: [move(1)], blocked: [], play: () => {}, refused: ["thing:1"] };
  const control = new Control(question, () => ({}));
  expect([control.refuses("thing:1"), control.refuses("thing:2")]).toEqual([true, false]);
});
