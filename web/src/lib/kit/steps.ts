/** What the keys of a spin button do to its number; null: the key is not for it. */
export function stepped(key: string, value: number, least: number, most: number): number | null {
  const leap = Math.max(2, Math.round((most - least) / 5));
  const to: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    PageUp: value + leap,
    PageDown: value - leap,
    Home: least,
    End: most,
  };
  const found = to[key];
  return found === undefined ? null : Math.max(least, Math.min(most, found));
}
