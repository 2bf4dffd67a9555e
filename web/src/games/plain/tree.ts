/**
 * A view as a tree that can be read, by the shape that the game declares: what is an id and of what, what lies before
 * each seat, which things answers point at. A view without a shape is shown as it is.
 */

export interface Item {
  title: string;
  text: string | undefined; // what is printed on it
  target: string | null;
  row: string | null;
  column: number | null;
  parts: Node[];
}

export interface Value {
  text: string;
  says: string | undefined;
  target: string | null;
}

export type Node =
  | ({ kind: "value"; key: string } & Value)
  | { kind: "values"; key: string; target: string | null; items: Value[] }
  | { kind: "things"; key: string; target: string | null; items: Item[]; columns: number }
  | { kind: "thing"; key: string; target: string | null; parts: Node[] };

/** What a part of a view is. */
export interface Shape {
  record?: Record<string, Shape>;
  list?: Shape;
  of?: "seats" | "things";
  table?: Shape;
  keys?: string;
  id?: string; // the tables that have its name, with spaces between them
  seat?: boolean;
  flag?: boolean;
  number?: boolean;
  lit?: string; // its target, whose words in braces are keys of what it lies in
}

interface Printing {
  name?: string;
  text?: string;
}

/** All that is needed to read a view. */
export interface Reader {
  printed: Record<string, unknown>;
  labels: Record<string, string>;
  board: Record<string, string>;
  seats: string[];
}

type Around = Record<string, unknown>;

export const words = (key: string) => key.replaceAll("_", " ").replaceAll("-", " ");

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a key of the view is called: as the catalogue has it, else as it is. */
const labelOf = (reader: Reader, key: string) => reader.labels[key] ?? words(key);

/** The parts of a table, each with its name. */
export function tree(value: unknown, shape: Shape | undefined, reader: Reader, around: Around = {}): Node[] {
  if (!isThing(value)) return [];
  const here = { ...around, ...single(value) };
  const there = Object.entries(value).filter(([, part]) => part !== null);
  return there.map(([key, part]) => {
    if (!shape?.table) return node(labelOf(reader, key), part, shape?.record?.[key], reader, here);
    const inner = { ...here, key, outer: around["key"] ?? "" };
    return node(nameOf(reader, shape.keys, key), part, shape.table, reader, inner);
  });
}

function node(key: string, value: unknown, shape: Shape | undefined, reader: Reader, around: Around): Node {
  const target = targetOf(shape, value, around);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const inner = shape?.list;
    const placed = items.map((_, at): Around => {
      return { ...around, at, number: at + 1, ...(shape?.of === "seats" ? { seat: at } : {}) };
    });
    if (!items.some(isThing)) {
      const named = (text: Value, at: number): Value =>
        shape?.of === "seats" ? { ...text, text: `${reader.seats[at] ?? ""} ${text.text}` } : text;
      const found = items.map((item, at) => named(valueOf(item, inner, reader, placed[at] ?? {}), at));
      return { kind: "values", key, target, items: found };
    }
    const found = items.map((item, at) => itemOf(item, at, inner, shape?.of === "seats", reader, placed[at] ?? {}));
    const columns = found.every((item) => item.row !== null && item.column !== null)
      ? Math.max(...found.map((item) => item.column ?? 0))
      : 0;
    return { kind: "things", key, target, items: found, columns };
  }
  if (isThing(value)) {
    const parts = tree(told(value, false), shape, reader, around);
    return { kind: "thing", key, target, parts };
  }
  return { kind: "value", key, ...valueOf(value, shape, reader, around) };
}

function itemOf(
  item: unknown,
  at: number,
  shape: Shape | undefined,
  isSeat: boolean,
  reader: Reader,
  around: Around,
): Item {
  const thing = isThing(item) ? item : {};
  const id = typeof thing["id"] === "string" ? thing["id"] : null;
  const table = shape?.record?.["id"]?.id;
  const printing = id === null ? {} : printingOf(reader, table, id);
  const own = typeof thing["name"] === "string" ? thing["name"] : id === null ? `${at + 1}` : words(id);
  const inner = isThing(item) ? { ...around, ...single(thing) } : around;
  const seat = isSeat ? (reader.seats[at] ?? "") : null;
  return {
    title: item === null ? "–" : (seat ?? printing.name ?? own),
    text: printing.text,
    target: targetOf(shape, item, inner) ?? targetOf(shape?.record?.["id"], id, inner),
    row: thing["row"] === undefined ? null : String(thing["row"]),
    column: typeof thing["column"] === "number" ? thing["column"] : null,
    parts: tree(told(thing, !isSeat), shape, reader, inner),
  };
}

function valueOf(value: unknown, shape: Shape | undefined, reader: Reader, around: Around): Value {
  const target = targetOf(shape, value, around);
  if (typeof value === "string" && shape?.id) {
    const printing = printingOf(reader, shape.id, value);
    return { text: printing.name ?? plain(value, reader), says: printing.text, target };
  }
  if (typeof value === "number" && shape?.seat) return { text: reader.seats[value] ?? "–", says: undefined, target };
  return { text: plain(value, reader), says: undefined, target };
}

/** The target of a thing that answers can point at. */
function targetOf(shape: Shape | undefined, value: unknown, around: Around): string | null {
  if (!shape?.lit || value === null || value === undefined) return null;
  const known: Around = { ...around, ...(isThing(value) ? single(value) : {}), value };
  return shape.lit.replace(/\{(\w+)\}/g, (_, word: string) => String(known[word] ?? ""));
}

const single = (thing: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => ["string", "number"].includes(typeof value)));

function printingOf(reader: Reader, tables: string | undefined, id: string): Printing {
  for (const name of (tables ?? "").split(" ")) {
    const table = reader.printed[name];
    const entry = isThing(table) ? table[id] : undefined;
    if (isThing(entry)) return entry;
  }
  return {};
}

const nameOf = (reader: Reader, tables: string | undefined, id: string) =>
  printingOf(reader, tables, id).name ?? words(id);

/** What is said by the title and the place of a thing, or is not there, need not be said again. */
function told(thing: Record<string, unknown>, titled: boolean): Record<string, unknown> {
  const said = new Set(titled ? ["id", "name", "text"] : []);
  if (titled && thing["row"] !== undefined && thing["column"] !== undefined) said.add("row").add("column");
  return Object.fromEntries(
    Object.entries(thing).filter(([key, value]) => !said.has(key) && value !== null && value !== false),
  );
}

function plain(value: unknown, reader: Reader): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return reader.board[value ? "yes" : "no"] ?? String(value);
  if (Array.isArray(value)) return value.map((one) => plain(one, reader)).join(" ");
  return typeof value === "object" ? JSON.stringify(value) : words(String(value));
}

/** All targets in a tree. */
export function targetsIn(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const own = node.target === null ? [] : [node.target];
    if (node.kind === "values") return [...own, ...node.items.flatMap((item) => item.target ?? [])];
    if (node.kind === "things")
      return [
        ...own,
        ...node.items.flatMap((item) => [...(item.target ? [item.target] : []), ...targetsIn(item.parts)]),
      ];
    return node.kind === "thing" ? [...own, ...targetsIn(node.parts)] : own;
  });
}
