import { describe, expect, test } from "vitest";
import type { Foreseen, IllegalPlan, Move, View } from "../src/lib/api/types";
import { Plan, type Planned } from "../src/lib/state/plan.svelte";
import { move as anyMove } from "./moves";

const move = (id: number, begins = false): Move => anyMove(id, { begins, targets: [] });

const view = (ply: number): View => ({
  game: "any",
  players: ["Ann"],
  you: 0,
  seat: 0,
  ply,
  over: false,
  scores: [0],
  winners: [],
  table: { held: "nothing" },
});

const foreseen = (held: string, ...moves: Move[]): Foreseen => ({
  made: 1,
  stopped: null,
  reason: "",
  changes: [[["table", "held"], held]],
  question: { kind: "where", clause: "T1", seat: 0, prompt: `Where does the ${held} go?`, about: {} },
  moves,
  blocked: [],
  journal: [],
  odds: null,
});

/** A table that foresees this, one look after the other, and what was sent to it. */
function table(...answers: (Foreseen | IllegalPlan | null)[]) {
  const sent: number[][] = [];
  const asked: number[][] = [];
  const complaints: string[] = [];
  const here: Planned & { view: View | null } = {
    view: view(7),
    moves: [move(1, true), move(2)],
    blocked: [],
    prompt: "What do you take?",
    play: (one) => here.playAll([one]),
    playAll: (moves) => sent.push(moves.map((one) => one.id)),
    ahead: (plans) => {
      asked.push(...plans.map((plan) => plan.map((one) => one.id)));
      const found = plans.flatMap(() => answers.shift() ?? []);
      return Promise.resolve(found.length > 0 ? found : null);
    },
    dismiss: () => {},
    complain: ({ error, at }, plan) => complaints.push(`${plan[at]?.label}: ${error}`),
  };
  return { here, plan: new Plan(here), sent, asked, complaints };
}

describe("a plan", () => {
  test("keeps what only begins a choice, shows the table as it would be, and is sent as one when it is complete", async () => {
    const { plan, sent, asked } = table(foreseen("tile", move(3, true)), foreseen("tile at a3", move(4)));
    await plan.add(move(1, true));
    expect([plan.begun, plan.prompt, plan.moves.map((one) => one.id)]).toEqual([true, "Where does the tile go?", [3]]);
    expect(plan.view?.table).toEqual({ held: "tile" });
    await plan.add(move(3, true));
    expect([asked, sent]).toEqual([[[1], [1, 3]], []]);
    await plan.add(move(4));
    expect([sent, plan.begun, plan.prompt]).toEqual([[[1, 3, 4]], false, "What do you take?"]);
  });

  test("goes back step by step, and nothing was sent", async () => {
    const { plan, sent } = table(foreseen("tile", move(3, true)), foreseen("tile at a3", move(4)));
    await plan.add(move(1, true));
    await plan.add(move(3, true));
    plan.back();
    expect([plan.kept.map((one) => one.id), plan.prompt]).toEqual([[1], "Where does the tile go?"]);
    plan.back();
    expect([plan.begun, plan.view?.table, sent]).toEqual([false, { held: "nothing" }, []]);
  });

  test("keeps the first half of a gesture where that is wished, and sends it where it ends what can be foreseen", async () => {
    const { plan, sent } = table(foreseen("card", move(3)), { ...foreseen("card"), stopped: "learnt" });
    await plan.add(move(2), true);
    expect([sent, plan.begun, plan.view?.table]).toEqual([[], true, { held: "card" }]);
    plan.back();
    await plan.add(move(2), true);
    expect([sent, plan.begun]).toEqual([[[2]], false]);
  });

  test("sends at once what is whole by itself, without a look ahead", async () => {
    const { plan, sent, asked } = table();
    await plan.add(move(2));
    expect([sent, asked]).toEqual([[[2]], []]);
  });

  test("leaves it to the server where nobody can say what would be", async () => {
    const { plan, sent } = table(null);
    await plan.add(move(1, true));
    expect(sent).toEqual([[1]]);
  });

  test("says why a step cannot be made, and keeps the others", async () => {
    const refused = { error: "'move 3' cannot be played", clause: "T1", at: 1 };
    const { plan, complaints } = table(foreseen("tile", move(3, true)), refused);
    await plan.add(move(1, true));
    await plan.add(move(3, true));
    expect([complaints, plan.kept.length]).toEqual([["Move 3: 'move 3' cannot be played"], 1]);
  });

  test("drops what it hears of an older ply", async () => {
    const { here, plan, sent } = table(foreseen("tile", move(3)));
    const adding = plan.add(move(1, true));
    here.view = view(8);
    await adding;
    expect([plan.begun, sent]).toEqual([false, []]);
  });
});
