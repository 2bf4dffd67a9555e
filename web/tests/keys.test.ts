import { expect, test } from "vitest";
import { clashes, DIGITS, KEYS, meaning, pressed, type Key } from "../src/lib/keys";
import { DRAWINGS } from "../src/games/registry";

const event = (key: string, part: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...part,
});

test("no key has two meanings in one place, in any game", () => {
  expect(clashes(KEYS)).toEqual([]);
  for (const drawing of DRAWINGS) {
    const own = (drawing.keys ?? []).map((key): Key => ({ id: `board ${key}`, key, scope: "board", says: "" }));
    expect(clashes([...KEYS, ...own])).toEqual([]);
  }
});

test("a clash is found, also with what holds everywhere", () => {
  const key = (id: string, scope: Key["scope"]): Key => ({ id, key: "U", scope, says: "" });
  expect(clashes([key("undo", "shell"), key("up", "board")])).toEqual([]);
  expect(clashes([key("undo", "shell"), key("up", "shell")])).toEqual(["U: undo, up"]);
  expect(clashes([key("undo", "everywhere"), key("up", "board")])).toEqual(["U: undo, up"]);
});

test("a digit that somebody else uses in the same place is a clash", () => {
  const key = (id: string, key: string): Key => ({ id, key, scope: "shell", says: "" });
  expect(clashes([key("nth", DIGITS), key("dice", "7")])).toEqual(["7: nth, dice"]);
  expect(clashes([key("nth", DIGITS), key("dice", "0")])).toEqual([]);
});

test("digits answer outside the board, and are the board's inside; from there a letter leads to the answers", () => {
  for (const digit of "123456789") {
    expect(meaning(digit, "shell", true)).toBe("nth");
    expect(meaning(digit, "board", true)).toBeNull();
    expect(meaning(digit, "shell", false)).toBeNull();
  }
  expect(meaning("0", "shell", true)).toBeNull();
  expect(meaning("P", "board", true)).toBe("answer");
  expect(meaning("P", "board", false)).toBeNull();
  expect(meaning("[", "shell", true)).toBe("side");
});

test("a key is known whatever its case, and by the command key of a Mac", () => {
  expect(pressed(event("u"))).toBe("U");
  expect(pressed(event("z", { ctrlKey: true }))).toBe("Ctrl+Z");
  expect(pressed(event("Z", { metaKey: true }))).toBe("Ctrl+Z");
  expect(pressed(event("F2"))).toBe("F2");
});

test("letters hold outside the board, unless they are off; the others everywhere", () => {
  expect(meaning("U", "shell", true)).toBe("undo");
  expect(meaning("U", "board", true)).toBeNull();
  expect(meaning("U", "shell", false)).toBeNull();
  for (const place of ["board", "shell"] as const) {
    expect(meaning("Ctrl+Z", place, false)).toBe("undo");
    expect(meaning("F2", place, false)).toBe("answer");
  }
  expect(meaning("Q", "shell", true)).toBeNull();
});
