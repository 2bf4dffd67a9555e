/** What has changed in a view, as the server tells it: steps of a path and the value that is there now. */

export type Step = unknown[];

type Key = string | number;

/** The view after these steps; the one before stays as it is. A step without a value takes away what is there. */
export function patched<T>(view: T, steps: Step[]): T {
  let now: unknown = view;
  for (const [path, ...value] of steps) now = changed(now, path as Key[], value);
  return now as T;
}

function changed(part: unknown, path: Key[], value: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value[0];
  if (Array.isArray(part)) {
    const list: unknown[] = [...(part as unknown[])];
    const at = Number(key);
    if (rest.length > 0) list[at] = changed(list[at], rest, value);
    else if (value.length > 0) list[at] = value[0];
    else list.splice(at, 1);
    return list;
  }
  const table = { ...(part as Record<Key, unknown>) };
  if (rest.length > 0) table[key] = changed(table[key], rest, value);
  else if (value.length > 0) table[key] = value[0];
  else delete table[key];
  return table;
}
