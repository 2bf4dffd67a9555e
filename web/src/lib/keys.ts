/** The keys of the table: one list of all of them, so that none has two meanings in one place. */

/** Where a key holds: on the board while the focus is in it, in the shell elsewhere, or always. */
export type Scope = "board" | "shell" | "everywhere";

export interface Key {
  id: string;
  /** As `pressed` writes it. */
  key: string;
  scope: Scope;
  says: string;
}

export const KEYS = [
  { id: "undo", key: "Ctrl+Z", scope: "everywhere", says: "Undo, or back out of a choice that is begun" },
  { id: "answer", key: "F2", scope: "everywhere", says: "To the answers" },
  { id: "back", key: "Escape", scope: "everywhere", says: "Back out of a choice that is begun" },
  { id: "undo", key: "U", scope: "shell", says: "Undo" },
  { id: "answer", key: "P", scope: "shell", says: "To the answers" },
  { id: "hint", key: "H", scope: "shell", says: "Hint" },
  { id: "moves", key: "M", scope: "shell", says: "All moves" },
  { id: "rules", key: "?", scope: "shell", says: "The rules" },
  { id: "replay", key: "R", scope: "shell", says: "Look back" },
] as const satisfies Key[];

export type Meaning = (typeof KEYS)[number]["id"];

/** What was pressed: `Ctrl+Z`, `F2`, `U`. The command key of a Mac is its Ctrl. */
export function pressed(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${key}`;
}

/** What a key means with the focus there; letters may be off, and then only what holds everywhere does. */
export function meaning(key: string, place: "board" | "shell", letters: boolean): Meaning | null {
  const found = KEYS.find((one) => one.key === key && (one.scope === "everywhere" || (letters && one.scope === place)));
  return found?.id ?? null;
}

/** Keys that mean two things in one place, each with these. */
export function clashes(keys: readonly Key[]): string[] {
  const meets = (one: Scope, other: Scope) => one === other || one === "everywhere" || other === "everywhere";
  return keys.flatMap((one, at) =>
    keys
      .slice(at + 1)
      .filter((other) => other.key === one.key && other.id !== one.id && meets(one.scope, other.scope))
      .map((other) => `${one.key}: ${one.id}, ${other.id}`),
  );
}
