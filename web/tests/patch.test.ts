import { expect, test } from "vitest";
import { patched } from "../src/lib/patch";

test("a view follows its changes, and the one before stays as it was", () => {
  const before = {
    ply: 3,
    table: { dice: ["1", "2"], coins: { wood: 1, iron: 2 }, seats: [{ life: 10 }, { life: 9 }] },
  };
  const after = patched(before, [
    [["ply"], 4],
    [["table", "seats", 1, "life"], 7],
    [["table", "dice", 1]],
    [["table", "coins", "wood"]],
    [["table", "coins", "gold"], 5],
    [["table", "seats", 2], { life: 1 }],
  ]);
  expect(after).toEqual({
    ply: 4,
    table: { dice: ["1"], coins: { iron: 2, gold: 5 }, seats: [{ life: 10 }, { life: 7 }, { life: 1 }] },
  });
  expect(before.table.dice).toEqual(["1", "2"]);
  expect(patched(before, [[[], null]])).toBeNull();
  expect(patched(before, [])).toBe(before);
});
