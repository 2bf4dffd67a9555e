/** How heavy a game is, in words: weights go from 1 to 5. */
export function inWords(weight: number): string {
  if (weight <= 0) return "";
  if (weight < 1.75) return "light";
  if (weight < 2.25) return "light to medium";
  if (weight < 2.75) return "medium";
  return weight < 3.25 ? "medium to heavy" : "heavy";
}
