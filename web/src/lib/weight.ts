import { say } from "./words";

/** How heavy a game is, in words: weights go from 1 to 5. */
export function inWords(weight: number): string {
  if (weight <= 0) return "";
  if (weight < 1.75) return say("weight-light");
  if (weight < 2.25) return say("weight-light-to-medium");
  if (weight < 2.75) return say("weight-medium");
  return weight < 3.25 ? say("weight-medium-to-heavy") : say("weight-heavy");
}
