/**
 * What the table sounds like, made in the page: no file is loaded for it.
 *
 * A browser lets no page sound before somebody has pressed something in it; till then, and where sound is off in the
 * settings, the table is silent.
 */

import { settings } from "./state/settings.svelte";

export interface Note {
  /** In Hertz. */
  pitch: number;
  /** In milliseconds. */
  lasts: number;
}

const LOUD = 0.12; // of what the device gives
const SWELL = 0.015; // seconds: without it a note begins with a crack

let context: AudioContext | null = null;

/** Play these notes, one after the other. */
export function sound(...notes: Note[]): void {
  if (settings.value.sound === "off" || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const { pitch, lasts } of notes) {
    const until = at + lasts / 1000;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + SWELL);
    volume.gain.exponentialRampToValueAtTime(0.001, until);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(until);
    at = until;
  }
}
