/** How this browser likes the page: motion, light, confirming, sound. */

import { MediaQuery } from "svelte/reactivity";
import { Stored } from "./stored.svelte";

export type Motion = "auto" | "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";

interface Settings {
  motion: Motion;
  theme: Theme;
  confirm: "auto" | "always" | "never"; // auto: where a finger points
  board: "drawn" | "plain";
  letters: "on" | "off"; // as keys of the table
  sound: "on" | "off";
  language: string; // auto: the first of the browser's that there is a file for
}

const stored = new Stored<Settings>("parlour.settings", {
  motion: "auto",
  theme: "auto",
  confirm: "auto",
  board: "drawn",
  letters: "on",
  sound: "on",
  language: "auto",
});

const calm = new MediaQuery("prefers-reduced-motion: reduce");
const coarse = new MediaQuery("pointer: coarse");
const PACE = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

export const settings = {
  get value(): Settings {
    return stored.value;
  },
  change(part: Partial<Settings>): void {
    stored.change(part);
  },
  /** The length of motion: 1 as designed, 0 none. */
  get pace(): number {
    const motion = stored.value.motion;
    return motion === "auto" ? (calm.current ? 0 : 1) : PACE[motion];
  },
  get confirms(): boolean {
    const confirm = stored.value.confirm;
    return confirm === "auto" ? coarse.current : confirm === "always";
  },
};

/** A duration for a transition. */
export function ms(duration: number): number {
  return duration * settings.pace;
}
