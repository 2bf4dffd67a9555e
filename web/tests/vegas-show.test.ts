import { expect, test } from "vitest";
import { because, facts, points, sources } from "../src/games/vegas_showdown/later/end";
import {
  beatsOf,
  fameAt,
  floorsOf,
  IN_PLAY,
  LAST,
  LONGEST,
  outside,
  scaleOf,
  stageOf,
} from "../src/games/vegas_showdown/later/show";
import { SOURCES } from "../src/games/vegas_showdown/table";
import type { Entry, View } from "../src/lib/api/types";
import type { EndProps } from "../src/lib/drawing";
import type { SeatLook } from "../src/lib/seats";

type Points = Partial<Record<(typeof SOURCES)[number], number>>;
const house = (fame_in_play: number, points: Points = {}, more: Record<string, unknown> = {}) => ({
  fame_in_play,
  final_scoring: { ...Object.fromEntries(SOURCES.map((id) => [id, 0])), ...points } as Record<
    (typeof SOURCES)[number],
    number
  >,
  ...more,
});

const MOMO = house(19, { casino: 5, connection: 3, population: 5, revenue: 2, cash: 4, diamonds: 4 });
const ADA = house(31, { connection: 3, population: 3, revenue: 5, cash: 5 });

test("the sources come in the order of the rulebook, from the ground up, and those that bring nothing have no floor", () => {
  expect(SOURCES.map(stageOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(floorsOf(MOMO).map(({ id }) => id)).toEqual([
    "play",
    "casino",
    "connection",
    "population",
    "revenue",
    "cash",
    "diamonds",
  ]);
  expect(floorsOf(house(7))).toEqual([{ id: "play", points: 7 }]);
});

test("Fame grows with the stages", () => {
  expect(fameAt(MOMO, IN_PLAY - 1)).toBe(0);
  expect(fameAt(MOMO, IN_PLAY)).toBe(19);
  expect(fameAt(MOMO, stageOf("casino"))).toBe(24);
  expect(fameAt(MOMO, stageOf("hotel"))).toBe(24);
  expect(fameAt(MOMO, stageOf("cash"))).toBe(38);
  expect(fameAt(MOMO, LAST)).toBe(42);
});

test("all hotels are on one scale: the highest fills the height, and no floor is too high", () => {
  expect(scaleOf([MOMO, ADA], 470, 16)).toBe(10); // 47 floors
  expect(scaleOf([house(10)], 470, 16)).toBe(16);
  expect(scaleOf([house(0)], 470, 16)).toBe(16);
  expect(scaleOf([MOMO], -20, 16)).toBe(0);
});

test("it takes as long as motion does, twelve seconds at most", () => {
  const sum = (beats: number[]) => beats.reduce((all, beat) => all + beat, 0);
  expect(beatsOf([MOMO, ADA], 1)).toHaveLength(LAST + 1);
  expect(sum(beatsOf([MOMO, ADA], 1))).toBeLessThanOrEqual(LONGEST);
  expect(sum(beatsOf([MOMO, ADA], 0.5))).toBeCloseTo(sum(beatsOf([MOMO, ADA], 1)) / 2);
  expect(sum(beatsOf([MOMO, ADA], 1.8))).toBeCloseTo(LONGEST);
  expect(sum(beatsOf([MOMO, ADA], 0))).toBe(0);
  const [, casino, hotel] = beatsOf([MOMO, ADA], 1);
  expect(hotel).toBeLessThan(casino as number); // nobody scores by it
});

test("names of low floors stand outside, a line apart at least", () => {
  const floors = floorsOf(house(10, { population: 1, cash: 1, diamonds: 3 }));
  const found = outside(floors, 8, 16, 13);
  expect(found.map(({ floor }) => floor.id)).toEqual(["population", "cash"]);
  expect(found.map(({ at }) => at)).toEqual([84, 97]);
  const crowded = outside(floorsOf(house(10, { population: 1, hotel: 5, cash: 1 })), 10, 16, 13);
  expect(crowded.map(({ at }) => at)).toEqual([155, 168]);
  expect(outside(floorsOf(house(1)), 8, 16, 13)).toEqual([]); // what was in play is never outside
});

// ------------------------------------------------------------------ how the end came

const WORDS = {
  "show-tie": "⟨fame⟩ to ⟨fame⟩: $⟨cash⟩ against ⟨others⟩",
  "show-tie-other": "⟨name⟩’s $⟨cash⟩",
  "show-shared": "⟨fame⟩ and $⟨cash⟩ each",
  "show-ended-sheet": "full: ⟨names⟩",
  "show-ended-stack": "no ⟨size⟩ one",
  "show-ended-stacks": "none at all",
  "show-in-play": "In play",
  "show-casino": "Casino full",
  "show-tiles": "Tiles",
  "show-rounds": "Rounds",
  "show-full-diamonds": "Gems",
  "show-best-income": "Income",
  "show-most": "most: ⟨names⟩",
};

function over(how: Record<string, unknown>, cash: number[], winners: number[], scores = [47, 47, 30]): EndProps {
  const names = ["Momo", "Ada", "Bruno"];
  const houses = names.map((_, seat) => ({
    ...house(20 + seat, { casino: 5 }),
    cash: cash[seat],
    tiles: Array.from({ length: seat + 1 }, () => ({})),
    full_diamonds: [],
    income: 7 - seat,
  }));
  const ending = { cause: "empty-stack", clause: "V13.2", seats: [], size: "large", most_fame: [0, 1], ...how };
  return {
    view: { scores, winners, over: true, table: { houses, ending, round: 12 } } as unknown as View,
    printed: { board: WORDS, sizes: { large: { name: "large" } }, sources: { casino: { clause: "V14.2" } } },
    seats: names.map((name, seat) => ({ name, seat }) as unknown as SeatLook),
    journal: [{ ply: 9, kind: "win", clause: "V14.8.1", text: "", fields: {}, mark: "end" } as unknown as Entry],
  };
}

test("a tie is told in words, with its clause, before how the end came", () => {
  expect(because(over({}, [6, 2, 1], [0]))).toEqual([
    { text: "47 to 47: $6 against Ada’s $2", clause: "V14.8.1" },
    { text: "no large one", clause: "V13.2" },
  ]);
});

test("those who tie in cash, too, share the win", () => {
  expect(because(over({}, [6, 6, 1], [0, 1]))[0]?.text).toBe("47 and $6 each");
});

test("without a tie only how the end came is told", () => {
  const full = over({ most_fame: [0], cause: "full-sheet", clause: "V13.1", seats: [2], size: null }, [6, 2, 1], [0]);
  expect(because(full)).toEqual([{ text: "full: Bruno", clause: "V13.1" }]);
  const none = over({ most_fame: [0], clause: "V15.10", size: null }, [6, 2, 1], [0]);
  expect(because(none)).toEqual([{ text: "none at all", clause: "V15.10" }]);
});

test("sources and points fit each other, and what was in play comes first", () => {
  const now = over({}, [6, 2, 1], [0]);
  expect(sources(now).map(({ id }) => id)).toEqual(["play", ...SOURCES]);
  expect(sources(now)[1]).toMatchObject({ name: "Casino full", clause: "V14.2" });
  expect(points(now.view, 1)).toMatchObject({ play: 21, casino: 5, hotel: 0 });
});

test("the match in numbers, and who has most of each", () => {
  expect(facts(over({}, [6, 2, 1], [0])).map(({ id, value, note }) => [id, value, note])).toEqual([
    ["rounds", 12, undefined],
    ["tiles", 6, "most: Bruno"],
    ["diamonds", 0, undefined],
    ["income", 7, "most: Momo"],
  ]);
});
