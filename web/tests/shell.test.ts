import { describe, expect, test } from "vitest";
import { targetsIn, tree, type Shape } from "../src/games/plain/tree";
import type { Move, RoomInfo, SeatInfo } from "../src/lib/api/types";
import { pieces } from "../src/lib/glyphs.svelte";
import { asRange } from "../src/lib/numbers";
import { check } from "../src/lib/seal";
import { looks } from "../src/lib/seats";
import { inWords } from "../src/lib/weight";
import { move as anyMove } from "./moves";

const move = (verb: string, subjects: Record<string, unknown> = {}): Move =>
  anyMove(0, { notation: verb, label: verb, targets: [], verb, subjects });
const load = (amount: number): Move => move("load", { amount });

describe("moves that differ in a number only", () => {
  test("are one choice of a number", () => {
    const range = asRange([0, 1, 2, 3, 4, 5].map(load));
    expect([range?.least, range?.most]).toEqual([0, 5]);
    expect(range?.move(3)?.subjects).toEqual({ amount: 3 });
  });

  test("others are not, nor are a few, nor numbers with gaps", () => {
    expect(asRange([load(0), load(1)])).toBeNull();
    expect(asRange([1, 2, 3, 4].map(load).concat(move("done")))).toBeNull();
    expect(asRange([1, 2, 3, 4, 7].map(load))).toBeNull();
    expect(asRange([1, 2, 3, 4, 5].map((from) => move("move", { from, to: 2 })))).toBeNull();
    expect(asRange([1, 2, 3, 4, 5].map((amount) => move("pick", { amount, unit: `unit-${amount}` })))).toBeNull();
  });
});

test("a text is cut at its symbols", () => {
  const star = { path: "M0 0", name: "stars" };
  expect(pieces("Gain 2 ★.", { "★": star })).toEqual([{ text: "Gain 2\u00a0" }, { glyph: star }, { text: "." }]);
  expect(pieces("Gain 2 ★.", {})).toEqual([{ text: "Gain 2 ★." }]);
});

describe("seats", () => {
  const seat = (part: Partial<SeatInfo>): SeatInfo => ({
    seat: 0,
    kind: "person",
    name: "Ann",
    colour: 0,
    level: null,
    online: true,
    held: true,
    ...part,
  });

  test("have different colours and shapes; people choose before bots", () => {
    const room = {
      seats: [
        seat({ kind: "bot", colour: 2 }),
        seat({ seat: 1, colour: 2 }),
        seat({ seat: 2, colour: 2, name: "Bob" }),
      ],
    } as RoomInfo;
    const found = looks(room);
    expect(new Set(found.map((look) => look.colour)).size).toBe(3);
    expect(new Set(found.map((look) => look.shape)).size).toBe(3);
    expect(found[1]?.colourName).toBe("green");
  });
});

describe("the seal of the dice", () => {
  const other = "00".repeat(32);
  test("is sealed until the end, and unknown where there is none", () => {
    expect(check({ seed: null, nonce: null, commitment: other }, null)).toBe("sealed");
    expect(check({ seed: 7, nonce: "abc", commitment: null }, null)).toBe("unknown");
  });

  test("is broken by another seed, or by another seal than at the start", () => {
    expect(check({ seed: 7, nonce: "abc", commitment: other }, null)).toBe("broken");
    // The SHA-256 of "7:abc".
    const right = "d9d02ef46913e78745d85b7ee05d3e0e27006b67a080a426be4414c506b82aab";
    expect(check({ seed: 7, nonce: "abc", commitment: right }, null)).toBe("fair");
    expect(check({ seed: 7, nonce: "abc", commitment: right }, right)).toBe("fair");
    expect(check({ seed: 7, nonce: "abc", commitment: right }, other)).toBe("broken");
  });
});

describe("the plain board", () => {
  const wares: Shape = { list: { record: { id: { id: "cards", lit: "card:{id}" } } }, of: "things", lit: "store" };
  const printed = { cards: { wings: { name: "Wings", text: "You fly." } }, goods: { wood: { name: "Wood" } } };
  const reader = { printed, labels: { hand: "in hand" }, board: { yes: "yes", no: "no" }, seats: ["Ann", "Bob"] };

  test("names things by what is printed, and knows what answers point at", () => {
    const monsters: Shape = { list: { record: { life: { number: true } }, lit: "seat:{seat}" }, of: "seats" };
    const shape: Shape = {
      record: {
        dice: { list: { id: "", lit: "die:{at}" }, of: "things" },
        store: wares,
        monsters,
        turn: { seat: true },
      },
    };
    const view = { dice: ["1", "2"], store: [{ id: "wings" }, null], monsters: [{ life: 3 }, { life: 4 }], turn: 1 };
    const nodes = tree(view, shape, reader);
    expect(nodes).toMatchObject([
      { kind: "values", key: "dice", items: [{ target: "die:0" }, { target: "die:1" }] },
      { kind: "things", target: "store", items: [{ title: "Wings", text: "You fly.", target: "card:wings" }, {}] },
      { kind: "things", key: "monsters", items: [{ title: "Ann" }, { title: "Bob", target: "seat:1" }] },
      { kind: "value", key: "turn", text: "Bob" },
    ]);
    expect(targetsIn(nodes)).toEqual(["die:0", "die:1", "store", "card:wings", "seat:0", "seat:1"]);
  });

  test("calls parts of the view as the catalogue does, and else by their keys", () => {
    const view = { hand: 3, most_life: 12, shielded: true };
    expect(tree(view, undefined, reader)).toMatchObject([
      { key: "in hand", text: "3" },
      { key: "most life", text: "12" },
      { key: "shielded", text: "yes" },
    ]);
  });

  test("knows whose a thing is, and lays out what has rows and columns", () => {
    const city: Shape = {
      record: {
        stock: { table: { number: true, lit: "stock:{seat}:{key}" }, keys: "goods" },
        spaces: { list: { record: {}, lit: "space:{seat}:{space}" }, of: "things" },
      },
    };
    const own = (wood: number) => ({
      stock: { wood },
      spaces: [
        { space: "red-1", row: "red", column: 1 },
        { space: "red-2", row: "red", column: 2 },
      ],
    });
    const [cities] = tree({ cities: [own(0), own(3)] }, { record: { cities: { list: city, of: "seats" } } }, reader);
    const parts = (seat: number) => [
      { parts: [{ key: "Wood", target: `stock:${seat}:wood` }] },
      { columns: 2, items: [{}, { target: `space:${seat}:red-2` }] },
    ];
    expect(cities).toMatchObject({ kind: "things", items: [{ parts: parts(0) }, { parts: parts(1) }] });
  });

  test("knows the table within which a table lies", () => {
    const units: Shape = { table: { table: { number: true, lit: "unit:{outer}:{key}" }, keys: "" }, keys: "" };
    const nodes = tree({ army: { rome: { tank: 2 } } }, { record: { army: units } }, reader);
    expect(targetsIn(nodes)).toEqual(["unit:rome:tank"]);
  });

  test("shows a view without a shape as it is", () => {
    expect(tree({ heaps: [3, 0], left: 2 }, undefined, reader)).toMatchObject([
      { kind: "values", key: "heaps", items: [{ text: "3", target: null }, { text: "0" }] },
      { kind: "value", key: "left", text: "2" },
    ]);
  });
});

test("the weight of a game is said in words, where it is known", () => {
  expect([0, 1.5, 2, 2.5, 3, 4].map(inWords)).toEqual([
    "",
    "light",
    "light to medium",
    "medium",
    "medium to heavy",
    "heavy",
  ]);
});
