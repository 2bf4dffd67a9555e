import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import PromptBar from "../src/lib/shell/PromptBar.svelte";
import { Control, type Offer, type Question } from "../src/lib/state/control.svelte";
import { move } from "./moves";

vi.mock("../src/lib/state/settings.svelte", () => ({
  settings: { pace: 0, confirms: false, value: { letters: "on" } },
  ms: () => 0,
}));
vi.mock("../src/lib/state/route.svelte", () => ({ go: () => undefined, link: {} }));

/** The buttons that a board offers in the prompt, as they come out, by their ids. */
function offered(...offers: Offer[]): Record<string, string> {
  const question: Question = { view: null, moves: [move(1)], blocked: [], play: () => undefined };
  const control = new Control(question, () => ({}));
  control.beside = { shows: () => true, offers: () => offers };
  const look = { seat: 0, name: "Ann", colour: "#e69f00", shape: "circle", kind: "person" };
  const room = {
    table: { waiting_for: 0, undo: { possible: false, reason: null } },
    view: { over: false, winners: [] },
    you: 0,
    yourTurn: true,
    waiting: 0,
  };
  const props = { room, control, plan: { begun: false, prompt: "" }, side: {}, looks: [look] };
  const { body } = render(PromptBar as unknown as Component, { props });
  const buttons = body.replace(/<!--.*?-->/g, "").match(/<button[^>]*data-offer.*?<\/button>/gs) ?? [];
  return Object.fromEntries(buttons.map((one) => [/data-offer="(\w+)"/.exec(one)?.[1] ?? "", one]));
}

const act = () => undefined;
const lever = { icon: "M0 0h512", act };

test("an offer with an icon is a lever: its icon, a line under its label, the number of answers, the board's letter", () => {
  const { build, plain } = offered(
    { ...lever, id: "build", label: "Build", under: "9 ways", count: 9, key: "B", held: false },
    { id: "plain", label: "Leave it", act },
  );
  expect(build).toMatch(/class="[^"]*\blever\b/);
  expect(build).toMatch(/<path d="M0 0h512"/);
  expect(build).toMatch(/<small[^>]*>.*9 ways/s);
  expect(build).toMatch(/<b class="count[^>]*aria-hidden="true">9<\/b>/);
  expect(build).toMatch(/aria-keyshortcuts="B"/);
  expect(build).not.toMatch(/data-nth/); // it has a letter, and needs no digit
  expect(plain).not.toMatch(/\blever\b|class="count|aria-pressed|aria-keyshortcuts/);
  expect(plain).toMatch(/data-nth/);
});

test("what is held down says so, and what cannot be is no switch", () => {
  const { build, store, tax } = offered(
    { ...lever, id: "build", label: "Build", held: true },
    { ...lever, id: "store", label: "Store", held: false },
    { ...lever, id: "tax", label: "Tax" },
  );
  expect(build).toMatch(/aria-pressed="true"/);
  expect(store).toMatch(/aria-pressed="false"/);
  expect(tax).not.toMatch(/aria-pressed/);
});

test("what is shut keeps its place, and is said to be", () => {
  const { store, build } = offered(
    { ...lever, id: "store", label: "Store", shut: { reason: "the row is empty", clause: "I5.7" } },
    { ...lever, id: "build", label: "Build", shut: null },
  );
  expect(store).toMatch(/aria-disabled="true"/);
  expect(store).toMatch(/class="[^"]*\bbarred\b/);
  expect(store).not.toMatch(/data-nth/);
  expect(build).not.toMatch(/aria-disabled|barred/);
});
