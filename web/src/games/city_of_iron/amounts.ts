/** Symbols in words. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Symbol } from "./table";

/** So many of a symbol, in words. */
export function amount(say: Desk["say"], symbol: Symbol, n: number): string {
  const words = {
    guns: [say["world-gun"], say["world-guns"]],
    compasses: [say["world-compass"], say["world-compasses"]],
    hammers: [say["world-hammer"], say["world-hammers"]],
  }[symbol];
  return told(words[n === 1 ? 0 : 1], { n });
}
