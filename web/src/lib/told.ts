/** Words of a board with what they speak of: `⟨n⟩` stands for a number or a name. */
export function told(words: string | undefined, fields: Record<string, string | number>): string {
  return (words ?? "").replace(/⟨(\w+)⟩/g, (whole, name: string) => String(fields[name] ?? whole));
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
