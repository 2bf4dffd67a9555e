import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

/** What people read comes from a catalogue, a board's from its game's and all else from the page's: a language is a file. */

const sources = import.meta.glob<string>(
  // All but types, which are generated, and the parts of boards as they are shown while the page is made.
  ["../src/**/*.{svelte,ts}", "!**/schema.ts", "!../src/pages/KitPage.svelte"],
  { query: "?raw", import: "default", eager: true },
);

/** Texts for programs, and names. */
const NO_WORDS = [
  "text/plain; charset=utf-8",
  "prefers-reduced-motion: reduce",
  "pointer: coarse",
  "button, a, input, select, summary",
  "parlour serve --host 0.0.0.0",
  "Caro Asercion",
  "John Colburn",
  "Pierre Leducq",
  "Lord Berandas",
  "Natural Earth",
];

const READ_OUT = ["aria-label", "aria-description", "alt", "title", "label", "placeholder"];
const SAID = ["title", "text", "kind", "name", "label", "more", "why", "word"];

const WORD = /\p{L}{2,}/u; // where everything is shown
const NO_ID = /\s\p{L}{2,}|\p{L}{2,}\s|^\p{Lu}\p{L}/u; // where it may be an id
const SENTENCE = /\p{L}{2,}[,.!?:;]? \p{L}{2,}/u; // where it may be anything
const PASSED_ON = ["ExpressionTag", "ConditionalExpression", "LogicalExpression", "TemplateLiteral", "ArrayExpression"];
const NOT_SHOWN = [
  "ImportDeclaration",
  "StyleSheet",
  "Comment",
  "Line",
  "Block",
  "TSLiteralType",
  "BinaryExpression",
  "SwitchCase",
];

interface Node {
  type?: string;
  [part: string]: unknown;
}

/** The texts in a file that somebody reads or hears. */
function spoken(source: string): string[] {
  const found: string[] = [];

  function walk(node: unknown, words: RegExp): void {
    if (Array.isArray(node)) for (const one of node) walk(one, words);
    if (Array.isArray(node) || node === null || typeof node !== "object") return;
    const { type = "", ...parts } = node as Node;
    if (NOT_SHOWN.includes(type)) return;
    if (type === "MemberExpression") return walk(parts["object"], SENTENCE);
    if (type === "Attribute" && !READ_OUT.includes(String(parts["name"]))) return walk(expressions(parts), SENTENCE);
    const text =
      type === "TemplateElement" ? (parts["value"] as { raw: string }).raw : (parts["data"] ?? parts["value"]);
    if (typeof text === "string" && words.test(text)) found.push(text.trim());
    const key = (parts["key"] as { name?: string } | undefined)?.name ?? "";
    const shown = type === "Fragment" || type === "Attribute" ? WORD : PASSED_ON.includes(type) ? words : SENTENCE;
    for (const [name, part] of Object.entries(parts)) {
      if (name !== "metadata" && name !== "key" && name !== "test")
        walk(part, type === "Property" && SAID.includes(key) ? NO_ID : shown);
    }
  }

  const { fragment, instance, module } = parse(source, { modern: true });
  walk([fragment, instance?.content, module?.content], SENTENCE);
  return found;
}

/** A module is what a component has in its script. */
function component(file: string, source: string): string {
  return file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source;
}

/** What is worked out in an attribute; what is written out there is for the browser. */
function expressions({ value }: Node): Node[] {
  return [value].flat().filter((one): one is Node => (one as Node | undefined)?.type === "ExpressionTag");
}

test.each(Object.keys(sources))("%s has no words of its own", (file) => {
  const source = sources[file] ?? "";
  expect(spoken(component(file, source)).filter((text) => !NO_WORDS.includes(text))).toEqual([]);
});

test("words are found wherever they stand", () => {
  expect(spoken("<p>Two words</p>")).toEqual(["Two words"]);
  expect(spoken('<p aria-label="Deck">{n}</p>')).toEqual(["Deck"]);
  expect(spoken('<p class="two words" style="color: red">{say.deck}</p>')).toEqual([]);
  expect(spoken('<p>{open ? "open" : say.closed}</p>')).toEqual(["open"]);
  expect(spoken("<script>const note = { title: `${n} cards`, kind: 'card', clause: 'T4.5' };</script>")).toEqual([
    "cards",
  ]);
  expect(spoken("<script>const line = 'You know it.'; if (line === 'not shown here') stop();</script>")).toEqual([
    "You know it.",
  ]);
});
