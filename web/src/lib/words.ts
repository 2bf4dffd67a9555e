/**
 * What the house says, in the reader's language. Each language is one file, `src/words/<language>.ftl`.
 *
 * What is said of a game comes from the server, in the words of the game's own catalogue.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const HOME = "en"; // the language in which every sentence is there
const FILES = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

let bundles: FluentBundle[] = [];
let region = HOME; // with the reader's region, for dates and numbers

/** The languages that there are files for. */
export const languages: string[] = Object.keys(FILES).map((file) => /(\w[\w-]*)\.ftl$/.exec(file)?.[1] ?? HOME);

/** The first of these languages, as browsers write them, that there is a file for. */
export function spoken(wanted: readonly string[], known: readonly string[] = languages): string {
  const named = (one: string) => known.find((language) => language.toLowerCase() === one.toLowerCase());
  for (const one of wanted) {
    const found = named(one) ?? named(one.split("-", 1)[0] ?? "");
    if (found) return found;
  }
  return HOME;
}

/** Read the sentences of a language; to be awaited before anything is shown. */
export async function learn(language: string, wanted: readonly string[] = []): Promise<void> {
  const names = language === HOME ? [HOME] : [language, HOME];
  speak(
    await Promise.all(names.map(async (one) => bundle(one, (await FILES[`../words/${one}.ftl`]?.()) ?? ""))),
    wanted.find((one) => one.toLowerCase().split("-", 1)[0] === language.toLowerCase().split("-", 1)[0]) ?? language,
  );
}

/** From now on sentences are those of the first of these that has them. */
export function speak(known: FluentBundle[], locale = known[0]?.locales[0] ?? HOME): void {
  bundles = known;
  region = locale;
}

/** A language out of the text of its file. */
export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const [trouble] = made.addResource(new FluentResource(text));
  if (trouble) throw trouble;
  return made;
}

/** The language that is spoken now; the server is asked in it too. */
export const language = (): string => bundles[0]?.locales[0] ?? HOME;

/** A sentence, with what it speaks of; `id.part` is an attribute of a message. */
export function say(id: string, fields: Record<string, FluentVariable> = {}): string {
  const [message = id, part] = id.split(".", 2);
  for (const one of bundles) {
    const found = one.getMessage(message);
    const pattern = part === undefined ? found?.value : found?.attributes[part];
    if (pattern) return one.formatPattern(pattern, fields, []); // what is not given shows by its name
  }
  return id;
}

/** A piece of a sentence, and between which marks it stands; null: between none. */
export interface Part {
  mark: string | null;
  text: string;
}

/** A sentence in its pieces: what stands between `<mark>` and `</mark>` is drawn otherwise. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const piece of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    if (piece.index > from) found.push({ mark: null, text: sentence.slice(from, piece.index) });
    found.push({ mark: piece[1] ?? null, text: piece[2] ?? "" });
    from = piece.index + piece[0].length;
  }
  if (from < sentence.length) found.push({ mark: null, text: sentence.slice(from) });
  return found;
}

/** Several things in one sentence: `a, b, and c`. */
export const listed = (things: string[]): string => new Intl.ListFormat(region, { type: "conjunction" }).format(things);

/** `12 sec`, `5 min`. */
export const lasting = (amount: number, unit: "second" | "minute" | "hour"): string =>
  new Intl.NumberFormat(region, { style: "unit", unit, unitDisplay: "short" }).format(amount);

/** A day and a time of day. */
export const moment = (date: Date): string =>
  new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" }).format(date);

/** What a language calls itself. */
export const nameOf = (one: string): string => new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
