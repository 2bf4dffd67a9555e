/** A view as a tree that can be read, and which of its parts a target means. */

export interface Item {
  title: string;
  id: string | null;
  target: string | null;
  row: string | null;
  column: number | null;
  parts: Node[];
}

export type Node =
  | { kind: "value"; key: string; text: string; target: string | null }
  | { kind: "values"; key: string; items: { text: string; target: string | null }[] }
  | { kind: "things"; key: string; items: Item[]; columns: number }
  | { kind: "thing"; key: string; target: string | null; parts: Node[] };

/** A part of a view: its key and what lies around it. */
interface Part {
  key: string;
  value: unknown;
  parent: string; // the key of what holds it
  index: number | null; // where it is one of a list
  seat: number | null; // whose it is
}

type Finder = (part: Part) => string | null;

export const words = (key: string) => key.replaceAll("_", " ").replaceAll("-", " ");

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** `die` and `dice`, `city` and `cities`. */
const akin = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2);

interface Target {
  target: string;
  kind: string;
  seat: number | null;
  id: string;
}

/** `card:wings` is what has that id, `die:2` the third of the dice, `stock:1:wood` what the second seat has of it. */
function parse(target: string): Target {
  const [kind = "", ...rest] = target.split(":");
  const seat = rest.length > 1 && /^\d$/.test(rest[0] ?? "") ? Number(rest[0]) : null;
  return { target, kind, seat, id: rest[rest.length - 1] ?? "" };
}

function means({ kind, seat, id }: Target, part: Part): boolean {
  const { key, value, parent, index } = part;
  if (seat !== null && seat !== part.seat) return false;
  if (id === "") return key === kind;
  if (kind === "seat") return key === "seat" && String(index) === id;
  if (isThing(value)) {
    if (value["id"] === id) return true;
    if (akin(key, kind) && Object.values(value).some((one) => typeof one === "string" && one === id)) return true;
  }
  if (typeof value === "string" && value === id && !/^\d+$/.test(id)) return true;
  if (index !== null) return String(index) === id && akin(key, kind);
  return (key === id && akin(parent, kind)) || (key === kind && part.seat !== null && String(part.seat) === id);
}

/** A finder for these targets. */
export function finder(targets: Iterable<string>): Finder {
  const all = [...targets].map(parse);
  return (part) => all.find((target) => means(target, part))?.target ?? null;
}

export function tree(value: unknown, find: Finder, seats: string[], parent = "", seat: number | null = null): Node[] {
  if (!isThing(value)) return [];
  return Object.entries(value).map(([key, part]) => node(key, part, find, seats, parent, seat));
}

function node(key: string, value: unknown, find: Finder, seats: string[], parent: string, seat: number | null): Node {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (!items.some(isThing)) {
      return {
        kind: "values",
        key,
        items: items.map((item, index) => ({
          text: plain(item),
          target: find({ key, value: item, parent, index, seat }),
        })),
      };
    }
    const perSeat = items.length === seats.length && items.every(isThing);
    const found = items.map((item, index): Item => {
      const whose = perSeat ? index : seat;
      const part = { key, value: item, parent, index, seat: whose };
      return {
        title: perSeat ? (seats[index] ?? "") : title(item, `${index + 1}`),
        id: isThing(item) && typeof item["id"] === "string" ? item["id"] : null,
        target: (perSeat ? find({ ...part, key: "seat" }) : null) ?? find(part),
        row: isThing(item) && item["row"] !== undefined ? String(item["row"]) : null,
        column: isThing(item) && typeof item["column"] === "number" ? item["column"] : null,
        parts: tree(shortened(item, !perSeat), find, [], key, whose),
      };
    });
    const columns = found.every((item) => item.row !== null && item.column !== null)
      ? Math.max(...found.map((item) => item.column ?? 0))
      : 0;
    return { kind: "things", key, items: found, columns };
  }
  const part = { key, value, parent, index: null, seat };
  if (isThing(value))
    return { kind: "thing", key, target: find(part), parts: tree(shortened(value, false), find, seats, key, seat) };
  return { kind: "value", key, text: plain(value), target: find(part) };
}

/** What is said by the title and the place of a thing, or is not there, need not be said again. */
function shortened(item: unknown, titled: boolean): unknown {
  if (!isThing(item)) return item;
  const said = new Set(titled ? ["id", "name", "text", titleKey(item)] : []);
  if (titled && item["row"] !== undefined && item["column"] !== undefined) said.add("row").add("column");
  return Object.fromEntries(
    Object.entries(item).filter(([key, value]) => !said.has(key) && value !== null && value !== false),
  );
}

/** A thing is called by its name; or its id, or else the first word that it has. */
const titleKey = (item: Record<string, unknown>) =>
  ["name", "id", ...Object.keys(item)].find((key) => typeof item[key] === "string");

function title(item: unknown, fallback: string): string {
  if (!isThing(item)) return item === null ? "nothing" : fallback;
  const key = titleKey(item);
  if (key === undefined) return fallback;
  return key === "name" ? String(item[key]) : words(String(item[key]));
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(plain).join(" ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export interface Printing {
  name?: string;
  text?: string;
}

/** What is printed of the thing with this id: its name, and what it says. */
export function printingOf(printed: Record<string, unknown>, id: string): Printing {
  for (const table of Object.values(printed)) {
    const entry = isThing(table) ? table[id] : undefined;
    if (isThing(entry)) return entry;
  }
  return {};
}
