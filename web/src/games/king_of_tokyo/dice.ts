/**
 * Dice that stay where they lie.
 *
 * The view has the dice as faces in order, as the rules do. On the table a die keeps its place: when some
 * are thrown again only those change, and the picked ones are the ones that roll.
 */

import type { Entry } from "../../lib/api/types";
import { FACES, type Face } from "./table";

export interface Die {
  id: number;
  face: Face;
  /** Counts its throws, so that each one can be shown. */
  throws: number;
}

const isFace = (face: unknown): face is Face => FACES.includes(face as Face);
const faces = (value: unknown): Face[] => (Array.isArray(value) ? value.filter(isFace) : []);

/** The dice after these events, ending with the faces that the view has. */
export function follow(dice: Die[], entries: Entry[], shown: Face[], picked: readonly number[] = []): Die[] {
  let now = dice;
  for (const entry of entries) {
    const { fields } = entry;
    if (entry.kind === "roll") now = throwAll(faces(fields["faces"]), now);
    else if (entry.kind === "reroll") now = rethrow(now, faces(fields["thrown"]), faces(fields["faces"]), picked);
    else if ((entry.kind === "probe" || entry.kind === "turn_die") && isFace(fields["old"]) && isFace(fields["new"]))
      now = rethrow(now, [fields["old"]], [fields["new"]], picked);
  }
  return agree(now, shown);
}

function throwAll(shown: Face[], before: Die[]): Die[] {
  const throws = Math.max(0, ...before.map((die) => die.throws)) + 1;
  // Numbers spread the faces over the tray: sorted dice do not look thrown.
  const spread = shown.map((face, at) => ({ face, key: (at * 7 + face.length * 5) % 11 }));
  spread.sort((a, b) => a.key - b.key);
  return spread.map(({ face }, id) => ({ id, face, throws }));
}

/** Dice with the thrown faces, the picked ones before others, show the new faces. */
function rethrow(dice: Die[], thrown: Face[], rolled: Face[], picked: readonly number[]): Die[] {
  const chosen: number[] = [];
  for (const face of thrown) {
    const fits = dice.filter((die) => die.face === face && !chosen.includes(die.id));
    const one = fits.find((die) => picked.includes(die.id)) ?? fits[0];
    if (one) chosen.push(one.id);
  }
  const left = [...rolled];
  return dice.map((die) => {
    if (!chosen.includes(die.id)) return die;
    const face = left.shift();
    return face === undefined ? die : { ...die, face, throws: die.throws + 1 };
  });
}

/** The same dice, changed as little as need be to show these faces. */
export function agree(dice: Die[], shown: Face[]): Die[] {
  const left = [...shown];
  const kept = new Map<number, Face>();
  for (const die of dice) {
    const at = left.indexOf(die.face);
    if (at >= 0) {
      kept.set(die.id, die.face);
      left.splice(at, 1);
    }
  }
  const result: Die[] = [];
  for (const die of dice) {
    const face = kept.get(die.id);
    if (face !== undefined) result.push(die);
    else if (left.length > 0) result.push({ ...die, face: left.shift() as Face });
  }
  let id = Math.max(-1, ...result.map((die) => die.id)) + 1;
  for (const face of left) result.push({ id: id++, face, throws: 0 });
  return result;
}

/** For each die on the table the position of a die with its face in the view. */
export function positions(dice: Die[], shown: Face[]): number[] {
  const taken = new Set<number>();
  return dice.map((die) => {
    const at = shown.findIndex((face, position) => face === die.face && !taken.has(position));
    taken.add(at);
    return at;
  });
}

/** The fields in which lines of the journal name faces, in the order in which they are said. */
const ROWS = ["old", "thrown", "new", "faces"];

/** The text of a line, cut where it speaks of the faces in its fields; each row of them stands by itself. */
export function cutAtDice(entry: Entry, names: Record<string, { name: string }>): (string | Face[])[] {
  const found: (string | Face[])[] = [];
  let text = entry.text;
  for (const field of [...ROWS].reverse()) {
    const row = [entry.fields[field]].flat().filter(isFace);
    const said = row.map((face) => names[face]?.name ?? face).join(" ");
    const at = said ? lastWords(text, said) : -1;
    if (at < 0) continue;
    found.unshift(row, text.slice(at + said.length));
    text = text.slice(0, at);
  }
  return [text, ...found].filter((piece) => piece.length > 0);
}

/** Where these words stand in the text for the last time, as whole words; -1: nowhere. */
function lastWords(text: string, words: string): number {
  for (let at = text.lastIndexOf(words); at >= 0; at = at > 0 ? text.lastIndexOf(words, at - 1) : -1) {
    const [before, after] = [text[at - 1] ?? " ", text[at + words.length] ?? " "];
    if (!/[\p{L}\p{N}]/u.test(before + after)) return at;
  }
  return -1;
}
