import { describe, expect, test } from "vitest";
import { canPick, findPick } from "../src/lib/picks";
import { alike } from "../src/games/king_of_tokyo/table";
import { reroll, tokyo } from "./tokyo";

describe("picked dice make the move that was offered", () => {
  const view = tokyo({ dice: ["1", "1", "heart", "heart", "claw", "claw"] });
  const moves = [
    reroll("1", [0]),
    reroll("1 1", [0, 1]),
    reroll("heart", [2]),
    reroll("1 heart", [0, 2]),
    reroll("heart claw", [2, 4]),
  ];
  const like = (target: string) => alike(target, view);

  test("dice of one face stand in for one another", () => {
    expect(findPick(moves, ["die:1"], like)?.notation).toBe("reroll 1");
    expect(findPick(moves, ["die:3", "die:0"], like)?.notation).toBe("reroll 1 heart");
    expect(findPick(moves, ["die:5", "die:3"], like)?.notation).toBe("reroll heart claw");
  });

  test("how many dice of a face are picked matters", () => {
    expect(findPick(moves, ["die:0", "die:1"], like)?.notation).toBe("reroll 1 1");
    expect(findPick(moves, ["die:2", "die:3"], like)).toBeNull();
  });

  test("what no move has together cannot be picked together", () => {
    expect(canPick(moves, ["die:4"], like)).toBe(true);
    expect(canPick(moves, ["die:4", "die:2"], like)).toBe(true);
    expect(canPick(moves, ["die:4", "die:0"], like)).toBe(false);
    expect(canPick(moves, ["die:4", "die:5"], like)).toBe(false);
  });

  test("nothing picked is no move", () => {
    expect(findPick(moves, [], like)).toBeNull();
  });
});
