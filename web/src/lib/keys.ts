/** The keys of the table: one list of all of them, so that none has two meanings in one place. */

import { say } from "./words";

/** Where a key holds: on the board while the focus is in it, in the shell elsewhere, or always. */
export type Scope = "board" | "shell" | "everywhere";

export interface Key {
  id: string;
  /** As `pressed` writes it. */
  key: string;
  scope: Scope;
  /** What it does, in words. */
  readonly says: string;
}

/** Nine keys that do the same to one thing after the other. */
export const DIGITS = "1 – 9";

export const KEYS = [
  {
    id: "undo",
    key: "Ctrl+Z",
    scope: "everywhere",
    get says() {
      return say("key-undo");
    },
  },
  {
    id: "answer",
    key: "F2",
    scope: "everywhere",
    get says() {
      return say("key-answer");
    },
  },
  {
    id: "back",
    key: "Escape",
    scope: "everywhere",
    get says() {
      return say("key-back");
    },
  },
  {
    id: "nth",
    key: DIGITS,
    scope: "shell",
    get says() {
      return say("key-nth");
    },
  },
  {
    id: "answer",
    key: "P",
    scope: "shell",
    get says() {
      return say("key-answer");
    },
  },
  {
    id: "answer",
    key: "P",
    scope: "board",
    get says() {
      return say("key-answer");
    },
  },
  {
    id: "undo",
    key: "U",
    scope: "shell",
    get says() {
      return say("key-undo-only");
    },
  },
  {
    id: "hint",
    key: "H",
    scope: "shell",
    get says() {
      return say("key-hint");
    },
  },
  {
    id: "moves",
    key: "M",
    scope: "shell",
    get says() {
      return say("key-moves");
    },
  },
  {
    id: "rules",
    key: "?",
    scope: "shell",
    get says() {
      return say("key-rules");
    },
  },
  {
    id: "rules",
    key: "?",
    scope: "board",
    get says() {
      return say("key-rules");
    },
  },
  {
    id: "replay",
    key: "R",
    scope: "shell",
    get says() {
      return say("key-replay");
    },
  },
  {
    id: "side",
    key: "[",
    scope: "shell",
    get says() {
      return say("key-side");
    },
  },
] as const satisfies Key[];

export type Meaning = (typeof KEYS)[number]["id"];

/** What was pressed: `Ctrl+Z`, `F2`, `U`. The command key of a Mac is its Ctrl. */
export function pressed(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${key}`;
}

/** Whether the focus is in the board, or on it as a whole: there it goes when what had it is gone. */
export const inBoard = ({ target }: Event): boolean => target instanceof Element && target.closest(".board") !== null;

/** The keys that an entry of the list stands for. */
const spelt = (key: string): string[] => (key === DIGITS ? [..."123456789"] : [key]);

/** What a key means with the focus there; letters may be off, and then only what holds everywhere does. */
export function meaning(key: string, place: "board" | "shell", letters: boolean): Meaning | null {
  const found = KEYS.find(
    (one) => spelt(one.key).includes(key) && (one.scope === "everywhere" || (letters && one.scope === place)),
  );
  return found?.id ?? null;
}

/** Keys that mean two things in one place, each with these. */
export function clashes(keys: readonly Key[]): string[] {
  const meets = (one: Scope, other: Scope) => one === other || one === "everywhere" || other === "everywhere";
  const all = keys.flatMap((one) => spelt(one.key).map((key) => ({ id: one.id, key, scope: one.scope })));
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => other.key === one.key && other.id !== one.id && meets(one.scope, other.scope))
      .map((other) => `${one.key}: ${one.id}, ${other.id}`),
  );
}
