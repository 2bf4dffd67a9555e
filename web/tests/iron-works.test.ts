import { describe, expect, test, vi } from "vitest";
import { cellsOf, citiesOf, columnsOf } from "../src/games/city_of_iron/cells";
import { unseen } from "../src/games/city_of_iron/decks";
import { keyed, leaves } from "../src/games/city_of_iron/motion.svelte";
import type { Building, City, IronPrinted, IronTable, Standing } from "../src/games/city_of_iron/table";
import type { Entry } from "../src/lib/api/types";

vi.mock("../src/lib/state/settings.svelte", () => ({ ms: () => 0 }));

const stands = (id: string, place: number): Standing => ({ id, place, city: "home", copy: 0 });
const city = (id: string, room: number, ...buildings: Standing[]): City => ({
  id,
  room,
  free: room - buildings.length,
  tokens: [],
  buildings,
});
const card = (id: string): Building => ({ id }) as Building;

describe("the places of a city", () => {
  test("lie in three rows, and what is no place is told apart", () => {
    expect([5, 7, 12].map((room) => columnsOf(room))).toEqual([2, 3, 4]);
    expect(cellsOf(city("home", 7), undefined).filter(({ place }) => !place).length).toBe(2);
    expect(cellsOf(city("home", 7), undefined, 3, 4).length).toBe(8);
  });

  test("show what would come, what would go, and room that would be new", () => {
    const now = city("home", 3, stands("mine", 0), stands("inn", 1));
    const then = city("home", 5, stands("palace", 0), stands("inn", 1), stands("mine", 2));
    const cells = cellsOf(now, then);
    expect(cells.map((cell) => [cell.now?.id, cell.then?.id])).toEqual([
      ["mine", "palace"],
      ["inn", "inn"],
      [undefined, "mine"],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(cells.filter(({ fresh }) => fresh).map(({ at }) => at)).toEqual([3, 4]);
  });

  test("a city that would be founded is there beside the others", () => {
    const [home, far] = [city("home", 5), city("far", 3)];
    expect(citiesOf([home], [home, far]).map(({ id, now }) => [id, now !== undefined])).toEqual([
      ["home", true],
      ["far", false],
    ]);
  });
});

describe("the row", () => {
  test("slides left, and its cards are known again", () => {
    const before = keyed([card("inn"), card("mine"), card("inn"), null]).map(({ key }) => key);
    const after = keyed([card("mine"), card("inn"), null, null]).map(({ key, at }) => `${at} ${key}`);
    expect(before).toEqual(["inn 2", "mine 1", "inn 1"]);
    expect(after).toEqual(["0 mine 1", "1 inn 1"]);
  });

  test("loses what is thrown out, not what is built", () => {
    const entry = (kind: string, fields: Entry["fields"]): Entry => ({
      kind,
      fields,
      text: "",
      clause: "",
      mark: "",
      ply: 0,
    });
    expect([...leaves([entry("build", { slot: 3 }), entry("row_discard", { slots: [0] })])]).toEqual([0]);
  });
});

test("a deck can bring what lies nowhere in sight", () => {
  const printed = {
    palace: { deck: "C", copies: 1 },
    spire: { deck: "C", copies: 2 },
    grove: { deck: "C", copies: 2 },
    inn: { deck: "A", copies: 2 },
  } as unknown as IronPrinted["buildings"];
  const table = {
    row: [card("palace"), null],
    discarded_buildings: ["grove"],
    nations: [{ cities: [city("home", 5, stands("grove", 0))], stored: [] }],
  } as unknown as IronTable;
  expect(unseen(table, printed, "C")).toEqual([{ id: "spire", left: 2 }]);
});
