import { createRawSnippet, type Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import type { Glyph } from "../src/lib/drawing";
import Cost from "../src/lib/kit/Cost.svelte";
import Deck from "../src/lib/kit/Deck.svelte";
import Die from "../src/lib/kit/Die.svelte";
import Grid from "../src/lib/kit/Grid.svelte";
import OddsBar from "../src/lib/kit/OddsBar.svelte";
import PhaseTrack from "../src/lib/kit/PhaseTrack.svelte";
import Piece from "../src/lib/kit/Piece.svelte";
import PointsBar from "../src/lib/kit/PointsBar.svelte";
import Stepper from "../src/lib/kit/Stepper.svelte";
import TokenStack from "../src/lib/kit/TokenStack.svelte";
import Tray from "../src/lib/kit/Tray.svelte";

vi.mock("../src/lib/state/settings.svelte", () => ({ settings: { pace: 0 }, ms: () => 0 })); // it asks the browser

/** How the parts come out: what they are called, what a screen reader is told of their states. */

function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): string {
  return render(part as Component, { props }).body.replace(/<!--.*?-->/g, "");
}
const text = (words: string) => createRawSnippet(() => ({ render: () => `<i>${words}</i>` }));
const glyph = (name: string): Glyph => ({ path: "M0 0h512", name });
const press = () => undefined;

describe("a piece", () => {
  const piece = (props: Record<string, unknown>) =>
    drawn(Piece as Component<never>, { children: text("Mill"), ...props } as never);

  test("is a button where it can be pressed or has help, else it is only drawn", () => {
    expect(piece({ onpress: press })).toMatch(/^<button type="button"/);
    expect(piece({ note: () => ({ title: "Mill" }) })).toMatch(/^<button/);
    expect(piece({})).toMatch(/^<span/);
  });

  test("has a class for each of its states", () => {
    expect(piece({ onpress: press, can: true, chosen: true })).toMatch(/class="[^"]*\bcan chosen\b/);
    expect(piece({ would: true, cannot: true, hint: true })).toMatch(/class="[^"]*\bwould cannot hint\b/);
  });

  test("says that it is picked, and that nothing can be done with it", () => {
    expect(piece({ onpress: press, can: true, chosen: true })).toContain('aria-pressed="true"');
    expect(piece({ onpress: press, can: true, chosen: false })).toContain('aria-pressed="false"');
    expect(piece({ onpress: press, can: true })).not.toContain("aria-pressed");
    expect(piece({ onpress: press, can: false })).toContain('aria-disabled="true"');
    expect(piece({ onpress: press, cannot: true })).toContain('aria-disabled="true"');
    expect(piece({ onpress: press })).not.toContain("aria-disabled");
  });

  test("is called by its name with what it would change, or by what is written on it", () => {
    const named = piece({ onpress: press, name: "Red 4, free", change: { by: 2, name: "would gain 2 points" } });
    expect(named).toMatch(/class="unseen">Red 4, free, would gain 2 points</);
    expect(named).toMatch(/class="inside[^"]*" aria-hidden="true"/);
    expect(piece({ onpress: press })).not.toContain('aria-hidden="true"');
    expect(piece({ name: "Mill" })).toMatch(/role="img" aria-label="Mill"/);
  });

  test("shows the change with its sign", () => {
    expect(piece({ change: { by: -3 } })).toContain("−3");
  });
});

test("a cost says what is missing and underlines just that", () => {
  const parts = [{ glyph: glyph("log"), need: 2, have: 1 }];
  const html = drawn(Cost, { parts, missing: "missing" });
  expect(html).toContain('aria-label="2 log (1 missing)"');
  expect(html.match(/class="unit[^"]*lacks/g)).toHaveLength(1);
});

test("a deck shows its number, and warns when it is low", () => {
  expect(drawn(Deck, { name: "Deck", count: 9, low: 3 })).not.toMatch(/class="count[^"]*low/);
  expect(drawn(Deck, { name: "Deck", count: 3, low: 3 })).toMatch(/class="count[^"]*low/);
});

test("tokens are called by number and symbol", () => {
  expect(drawn(TokenStack, { glyph: glyph("stone"), count: 3 })).toContain('aria-label="3 stone"');
});

test("a phase track has its past hatched and one phase on", () => {
  const phases = ["Dice", "Attack", "Build"].map((name) => ({ id: name, name }));
  const html = drawn(PhaseTrack, { name: "Steps", phases, now: "Attack" });
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/class="[^"]*past[^"]*"[^>]*>\s*<span[^>]*>Dice/);
  expect(html).toMatch(/aria-current="step"[^>]*>\s*<span[^>]*>Attack/);
});

describe("a tray", () => {
  const tray = (have: number) =>
    drawn(Tray, {
      name: "Strength",
      sum: `${have} of 4`,
      have,
      need: 4,
      items: [{ id: "a", name: "Captain" }],
      enough: "enough",
      empty: "more",
      remove: "Take back",
      onremove: press,
    });

  test("tells its sum as it changes, and where the next thing goes", () => {
    expect(tray(3)).toMatch(/role="status"[^>]*>3 of 4</);
    expect(tray(3)).toContain(">more<");
    expect(tray(3)).toContain('aria-label="Take back Captain"');
  });

  test("says when it is enough, and asks for no more", () => {
    expect(tray(3)).not.toContain("enough");
    expect(tray(4)).toContain("enough");
    expect(tray(4)).not.toContain(">more<");
  });
});

test("a stepper is a spin button whose ends cannot be passed", () => {
  const html = drawn(Stepper, {
    name: "Ships",
    value: 2,
    most: 2,
    less: "less",
    more: "more",
    why: "at limit",
    onchange: press,
  });
  expect(html).toMatch(
    /role="spinbutton"[^>]*aria-valuenow="2"[^>]*aria-valuemax="2"[^>]*aria-valuetext="2, at limit"/,
  );
  expect(html).toMatch(/aria-label="Ships: more" aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Ships: less" aria-disabled="false"/);
});

test("a grid has rows of cells with a piece in each", () => {
  const cells = ["a1", "a2", "a3", "b1", "b2"].map((id) => ({ id, name: id }));
  const html = drawn(Grid as Component<never>, { name: "Town", columns: 3, cells, cell: text("x") } as never);
  expect(html.match(/role="row"/g)).toHaveLength(2);
  expect(html.match(/role="gridcell"/g)).toHaveLength(5);
  expect(html.match(/data-piece/g)).toHaveLength(5);
  // Each has its place, so that what lies over several of them moves none.
  expect(html).toMatch(/grid-area: ?2 \/ 2;?"/);
});

test("a die shows all its faces", () => {
  const html = drawn(Die, { name: "Red die: six", faces: [1, 2, 3, 4, 5, 6], up: 5 });
  expect(html.match(/<circle/g)).toHaveLength(21);
  expect(html).toContain('aria-label="Red die: six"');
});

test("bars tell their numbers, not only their widths", () => {
  const points = drawn(PointsBar, {
    name: "Points",
    sources: [{ id: "a", name: "Places" }],
    rows: [{ id: "0", name: "Ada", points: { a: 7 }, would: { a: 2 } }],
  });
  expect(points).toMatch(/Places<\/span><b[^>]*>7</);
  expect(points).toMatch(/Places<\/span><b[^>]*>\+2</);
  const odds = drawn(OddsBar, {
    name: "Odds",
    outcomes: [
      { id: "a", name: "You win", chance: 0.997 },
      { id: "b", name: "They win", chance: 0.003 },
    ],
  });
  expect(odds).toMatch(/You win<\/span>99\+ %/);
  expect(odds).toMatch(/They win<\/span>&lt;1 %/);
});
