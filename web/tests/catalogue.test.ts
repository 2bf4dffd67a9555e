import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { afterEach, describe, expect, test } from "vitest";
import english from "../src/words/en.ftl?raw";
import { bundle, languages, learn, parts, say, speak, spoken } from "../src/lib/words";

/** The page's catalogue and its code belong together, and a second language is a second file. */

const sources = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "!**/schema.ts", "!../src/lib/words.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Node {
  type?: string;
  [part: string]: unknown;
}

/** Something that is said: its id, or what the id looks like, with what it is given, and whether marks are drawn. */
interface Said {
  file: string;
  id: RegExp;
  written: string;
  fields: string[];
  marked: boolean;
}

function calls(file: string, source: string): Said[] {
  const found: Said[] = [];

  function walk(node: unknown, marked: boolean): void {
    if (Array.isArray(node)) for (const one of node) walk(one, marked);
    if (Array.isArray(node) || node === null || typeof node !== "object") return;
    const { type = "", ...inside } = node as Node;
    const drawn = marked || (type === "Component" && inside["name"] === "Marked");
    const callee = inside["callee"] as { name?: string } | undefined;
    if (type === "CallExpression" && callee?.name === "say") {
      const [id, fields] = inside["arguments"] as Node[];
      found.push({ file, ...idOf(id), fields: fieldsOf(fields), marked: drawn });
    }
    for (const [name, part] of Object.entries(inside)) if (name !== "metadata") walk(part, drawn);
  }

  const whole = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source;
  const { fragment, instance, module } = parse(whole, { modern: true });
  walk([fragment, instance?.content, module?.content], false);
  return found;
}

function idOf(node: Node | undefined): { id: RegExp; written: string } {
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (node?.type === "Literal") {
    const text = String(node["value"]);
    return { id: new RegExp(`^${escaped(text)}$`), written: text };
  }
  if (node?.type === "TemplateLiteral") {
    const texts = (node["quasis"] as { value: { raw: string } }[]).map((one) => one.value.raw);
    return { id: new RegExp(`^${texts.map(escaped).join("[\\w-]+")}$`), written: texts.join("…") };
  }
  throw new Error("an id of a sentence is written out, or a text with something filled in");
}

function fieldsOf(node: Node | undefined): string[] {
  const properties = (node?.["properties"] ?? []) as { key: { name: string } }[];
  return properties.map((one) => one.key.name);
}

const said = Object.entries(sources).flatMap(([file, source]) => calls(file, source));

/** Each message and each of its attributes, with the fields that it uses and the marks in it. */
const messages = new Map<string, { fields: Set<string>; marks: boolean; refers: Set<string> }>();
for (const { id, value, attributes } of new FluentResource(english).body) {
  const note = (name: string, pattern: unknown) => {
    const text = JSON.stringify(pattern);
    messages.set(name, {
      fields: new Set([...text.matchAll(/"type":"var","name":"(\w+)"/g)].map((one) => one[1] ?? "")),
      refers: new Set([...text.matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map((one) => one[1] ?? "")),
      marks: /<\w+>/.test(text),
    });
  };
  if (value !== null) note(id, value);
  for (const [part, pattern] of Object.entries(attributes)) note(`${id}.${part}`, pattern);
}
const ids = [...messages.keys()];

describe("what is said and what is in the catalogue", () => {
  test.each(said)("$file says $written, which is there with all it speaks of", ({ id, fields, marked }) => {
    const found = ids.filter((one) => id.test(one));
    expect(found).not.toEqual([]);
    for (const one of found) {
      const message = messages.get(one);
      expect([...(message?.fields ?? [])].sort()).toEqual([...fields].sort());
      if (message?.marks) expect(marked, "its marks are drawn").toBe(true);
    }
  });

  test("every sentence is said somewhere", () => {
    const referred = new Set([...messages.values()].flatMap((one) => [...one.refers]));
    expect(ids.filter((one) => !referred.has(one) && !said.some(({ id }) => id.test(one)))).toEqual([]);
  });

  test("no sentence is there twice", () => {
    const all = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});

describe("a second language", () => {
  afterEach(() => learn("en"));

  /** English in brackets: what is not said in it comes from no catalogue. */
  const odd = english.replaceAll(
    /^([a-z][\w-]* =|    \.\w+ =)( ?)(.*\S)?(\n(?: {4}[^.\s]| {3}\*|\}).*)*/gm,
    (whole) => {
      const [head = "", ...rest] = whole.split("=");
      return `${head}= ⟦{""}${rest.join("=").replace(/^ /, "")}⟧`;
    },
  );

  test("is a file: every sentence is said in it", () => {
    speak([bundle("xx", odd), bundle("en", english)]);
    for (const one of ids) expect(say(one, { count: 2, free: 2, made: 2, planned: 3 })).toMatch(/^⟦.*⟧$/s);
    expect(say("waiting-seats", { free: 1 })).toBe("⟦One seat is free⟧");
    expect(say("settings-theme.dark")).toBe("⟦Dark⟧");
  });

  test("what it lacks is said in English", () => {
    speak([bundle("xx", "skip = ⟦over⟧"), bundle("en", english)]);
    expect([say("skip"), say("close")]).toEqual(["⟦over⟧", "Close"]);
  });

  test("is the browser's first that there is a file for", () => {
    expect(languages).toContain("en");
    expect(spoken(["fr-CA", "de-AT", "en"], ["en", "de", "pt-BR"])).toBe("de");
    expect(spoken(["pt-br"], ["en", "de", "pt-BR"])).toBe("pt-BR");
    expect(spoken(["fr"], ["en", "de"])).toBe("en");
  });
});

test("what stands between marks is drawn otherwise, and nothing else is", () => {
  expect(parts("Icons from <site>here</site>, <b>bold</b>.")).toEqual([
    { mark: null, text: "Icons from " },
    { mark: "site", text: "here" },
    { mark: null, text: ", " },
    { mark: "b", text: "bold" },
    { mark: null, text: "." },
  ]);
  expect(parts("1 < 2 <b>")).toEqual([{ mark: null, text: "1 < 2 <b>" }]);
  expect(parts("")).toEqual([]);
});
