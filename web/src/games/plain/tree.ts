/** A view as a tree that can be read, and which of its parts a target means. */

export type Node =
  | { kind: "value"; key: string; text: string; target: string | null }
  | { kind: "values"; key: string; items: { text: string; target: string | null }[] }
  | { kind: "things"; key: string; items: { title: string; target: string | null; parts: Node[] }[] }
  | { kind: "thing"; key: string; target: string | null; parts: Node[] };

type Finder = (key: string, value: unknown, index: number | null) => string | null;

export const words = (key: string) => key.replaceAll("_", " ").replaceAll("-", " ");

/** A finder for these targets: `card:wings` is what has that id, `die:2` the third of the dice. */
export function finder(targets: Iterable<string>): Finder {
  const all = [...targets].map((target) => {
    const [kind = "", id = ""] = target.split(/:(.*)/s);
    return { target, kind, id };
  });
  return (key, value, index) => {
    for (const { target, kind, id } of all) {
      if (id === "" && key === kind) return target;
      if (id === "") continue;
      if (typeof value === "object" && value !== null && (value as { id?: unknown }).id === id) return target;
      if (typeof value === "string" && value === id && !/^\d+$/.test(id)) return target;
      if (index !== null && String(index) === id && key.slice(0, 2) === kind.slice(0, 2)) return target;
    }
    return null;
  };
}

export function tree(value: unknown, find: Finder, seats: string[]): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([key, part]) => node(key, part, find, seats));
}

function node(key: string, value: unknown, find: Finder, seats: string[]): Node {
  if (Array.isArray(value)) {
    const isThing = (item: unknown) => typeof item === "object" && item !== null && !Array.isArray(item);
    if (value.some(isThing)) {
      const perSeat = value.length === seats.length && value.every(isThing);
      return {
        kind: "things",
        key,
        items: value.map((item: unknown, index) => ({
          title: title(item, perSeat ? (seats[index] ?? "") : `${index + 1}`),
          target: find(perSeat ? "seat" : key, item, index) ?? find(key, item, index),
          parts: tree(item, find, []),
        })),
      };
    }
    return {
      kind: "values",
      key,
      items: value.map((item: unknown, index) => ({ text: plain(item), target: find(key, item, index) })),
    };
  }
  if (typeof value === "object" && value !== null)
    return { kind: "thing", key, target: find(key, value, null), parts: tree(value, find, seats) };
  return { kind: "value", key, text: plain(value), target: find(key, value, null) };
}

function title(item: unknown, fallback: string): string {
  const named = item as { name?: unknown; id?: unknown } | null;
  if (typeof named?.name === "string") return named.name;
  if (typeof named?.id === "string") return words(named.id);
  return item === null ? "nothing" : fallback;
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
