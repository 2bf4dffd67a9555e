/** What has just happened is heard once, however often an effect runs again. To be called where effects may be. */

import { untrack } from "svelte";
import type { Fresh } from "./drawing";

const once = (given: () => Fresh, last: number, heard: (fresh: Fresh) => void) => () => {
  const fresh = given();
  if (fresh.batch === last) return;
  last = fresh.batch;
  untrack(() => heard(fresh));
};

/** Hear what happens from now on, each time after it is drawn. */
export function hear(given: () => Fresh, heard: (fresh: Fresh) => void): void {
  $effect(once(given, untrack(given).batch, heard));
}

/** Hear also what has just happened as a part appears. */
export function hearAll(given: () => Fresh, heard: (fresh: Fresh) => void): void {
  $effect(once(given, -1, heard));
}

/** Hear all of it, each time before it is drawn. */
export function foresee(given: () => Fresh, heard: (fresh: Fresh) => void): void {
  $effect.pre(once(given, -1, heard));
}
