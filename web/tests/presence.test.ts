import { expect, test } from "vitest";
import { Presence } from "../src/lib/state/presence.svelte";

const seat = (seat: number, online: boolean, kind: "person" | "bot" = "person") => ({ seat, online, kind });

test("who goes is away since then, and no longer when they are back", () => {
  const presence = new Presence();
  presence.note([seat(0, true), seat(1, true)], 10);
  expect(presence.since(1)).toBeNull();
  presence.note([seat(0, true), seat(1, false)], 20);
  presence.note([seat(0, true), seat(1, false)], 30);
  expect([presence.since(0), presence.since(1)]).toEqual([null, 20]);
  presence.note([seat(0, true), seat(1, true)], 40);
  expect(presence.since(1)).toBeNull();
});

test("who was gone before, nobody knows since when; and a bot is not away", () => {
  const presence = new Presence();
  presence.note([seat(0, false), seat(1, true)], 10);
  expect(presence.since(0)).toBeNull();
  presence.note([seat(0, false), seat(1, false, "bot")], 20);
  expect([presence.since(0), presence.since(1)]).toEqual([null, null]);
});
