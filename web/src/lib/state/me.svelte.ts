/** Who sits at this browser: a name and a colour, and the seats it holds. */

import { Stored } from "./stored.svelte";

interface Me {
  name: string;
  colour: number;
}

const NAMES = ["Momo", "Ada", "Rex", "Luna", "Otto", "Nori", "Pip", "Suki", "Bo", "Zelda"] as const;

function guest(): Me {
  return {
    name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? NAMES[0],
    colour: Math.floor(Math.random() * 6),
  };
}

const stored = new Stored<Me>("parlour.me", { name: "", colour: -1 });
if (stored.value.name === "") stored.replace(guest());

export const me = {
  get value(): Me {
    return stored.value;
  },
  change(part: Partial<Me>): void {
    stored.change(part);
  },
};

/** What this browser holds of a room. */
export interface Held {
  token: string | null; // of its seat
  seats: Record<number, string>; // tokens of all its seats, where people share the screen
  host: string | null;
  game: string;
  seen: number; // when, for the order on the front door
  commitment: string | null; // to the seed, as it was when first seen
  mine: number | null; // the ply after this browser's last move
}

const NOTHING: Held = { token: null, seats: {}, host: null, game: "", seen: 0, commitment: null, mine: null };
const MOST_ROOMS = 60;
const keys = new Stored<Record<string, Held>>("parlour.rooms", {});

export const held = {
  of(room: string): Held {
    return { ...NOTHING, ...keys.value[room] };
  },
  keep(room: string, part: Partial<Held>): void {
    const all = { ...keys.value, [room]: { ...held.of(room), ...part, seen: Date.now() } };
    const oldest = Object.entries(all).sort(([, a], [, b]) => b.seen - a.seen);
    keys.replace(Object.fromEntries(oldest.slice(0, MOST_ROOMS)));
  },
  forget(room: string): void {
    const { [room]: _, ...rest } = keys.value;
    keys.replace(rest);
  },
  /** The rooms in which this browser has a seat, the last used first. */
  get rooms(): string[] {
    return Object.entries(keys.value)
      .filter(([, one]) => one.token !== null || one.host !== null)
      .sort(([, a], [, b]) => b.seen - a.seen)
      .map(([id]) => id);
  },
};
