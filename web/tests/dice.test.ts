import { describe, expect, test } from "vitest";
import { agree, cutAtDice, follow, positions, type Die } from "../src/games/king_of_tokyo/dice";
import type { Face } from "../src/games/king_of_tokyo/table";
import { entry } from "./tokyo";

const dice = (...faces: Face[]): Die[] => faces.map((face, id) => ({ id, face, throws: 1 }));
const shown = (all: Die[]) => all.map((die) => die.face);
const bag = (all: Die[]) => shown(all).sort().join(" ");

describe("dice stay where they lie", () => {
  test("a roll puts all dice on the table, and shows that they were thrown", () => {
    const faces: Face[] = ["1", "1", "heart", "energy", "claw", "claw"];
    const now = follow([], [entry(1, "turn"), entry(1, "roll", { faces })], faces);
    expect(bag(now)).toBe([...faces].sort().join(" "));
    expect(now.every((die) => die.throws === 1)).toBe(true);
    const again = follow(now, [entry(5, "turn"), entry(5, "roll", { faces })], faces);
    expect(again.every((die) => die.throws === 2)).toBe(true);
  });

  test("a reroll changes the picked dice and no others", () => {
    const before = dice("1", "heart", "1", "claw");
    const event = entry(2, "reroll", { thrown: ["1"], faces: ["3"], dice: ["1", "3", "heart", "claw"] });
    const now = follow(before, [event], ["1", "3", "heart", "claw"], [2]);
    expect(shown(now)).toEqual(["1", "heart", "3", "claw"]);
    expect(now.map((die) => die.throws)).toEqual([1, 1, 2, 1]);
  });

  test("somebody else's reroll takes the first dice that fit", () => {
    const event = entry(2, "reroll", { thrown: ["1", "claw"], faces: ["1", "1"] });
    const now = follow(dice("1", "heart", "1", "claw"), [event], ["1", "1", "1", "heart"]);
    expect(shown(now)).toEqual(["1", "heart", "1", "1"]);
    expect(now.map((die) => die.throws)).toEqual([2, 1, 1, 2]);
  });

  test("a turned or probed die changes its face", () => {
    const now = follow(dice("1", "heart"), [entry(2, "turn_die", { old: "heart", new: "claw" })], ["1", "claw"]);
    expect(shown(now)).toEqual(["1", "claw"]);
    expect(shown(follow(now, [entry(3, "probe", { old: "1", new: "2" })], ["2", "claw"]))).toEqual(["2", "claw"]);
  });

  test("the view has the last word, with as little change as need be", () => {
    expect(shown(agree(dice("1", "2", "3"), ["1", "3", "heart"]))).toEqual(["1", "heart", "3"]);
    expect(shown(agree(dice("1", "2", "3"), ["2"]))).toEqual(["2"]);
    expect(shown(agree([], ["2", "claw"]))).toEqual(["2", "claw"]);
    expect(agree(dice("1", "2"), [])).toEqual([]);
  });

  test("each die on the table has a position of its own in the view", () => {
    expect(positions(dice("claw", "1", "heart", "1"), ["1", "1", "heart", "claw"])).toEqual([3, 0, 2, 1]);
  });
});

describe("a line of the journal", () => {
  const names = Object.fromEntries(["1", "2", "3"].map((face) => [face, { name: face }]));
  const faces = { ...names, heart: { name: "♥" }, energy: { name: "⚡" }, claw: { name: "⚔" } };

  test("shows the faces in its fields as dice", () => {
    const told = { ...entry(1, "roll", { seat: 0, faces: ["1", "heart"] }), text: "Ann 1 rolls 1 ♥." };
    expect(cutAtDice(told, faces)).toEqual(["Ann 1 rolls ", ["1", "heart"], "."]);
  });

  test("tells apart what was thrown and what came of it", () => {
    const told = { ...entry(1, "turn_die", { seat: 0, old: "1", new: "1" }), text: "Player 1 turns 1 to 1." };
    expect(cutAtDice(told, faces)).toEqual(["Player 1 turns ", ["1"], " to ", ["1"], "."]);
  });

  test("is left alone where it speaks of no faces", () => {
    const told = { ...entry(1, "stars", { seat: 0, amount: 1 }), text: "Ann gains 1 ★." };
    expect(cutAtDice(told, faces)).toEqual(["Ann gains 1 ★."]);
  });
});
