/** How seats look: a colour that the colour-blind can tell apart, and a shape. */

import type { RoomInfo, SeatInfo } from "./api/types";
import { say } from "./words";

export const COLOURS = [
  { id: "orange", value: "#e69f00" },
  { id: "sky-blue", value: "#56b4e9" },
  { id: "green", value: "#009e73" },
  { id: "pink", value: "#cc79a7" },
  { id: "red", value: "#d55e00" },
  { id: "yellow", value: "#f0e442" },
  { id: "blue", value: "#4a7fd6" },
  { id: "grey", value: "#a0a0a8" },
];

/** The colours that people choose from; the rest makes up for clashes. */
export const CHOICES = 6;

export const SHAPES = ["circle", "triangle", "square", "diamond", "pentagon", "hexagon", "star", "cross"] as const;
export type Shape = (typeof SHAPES)[number];

export interface SeatLook {
  seat: number;
  name: string;
  colour: string;
  colourName: string;
  shape: Shape;
  kind: SeatInfo["kind"];
  online: boolean;
  level: string | null;
}

/** Everybody gets the colour they asked for, unless somebody before them has it. */
export function looks(room: RoomInfo): SeatLook[] {
  const taken = new Set<number>();
  const chosen = new Map<number, number>();
  for (const seat of [...room.seats].sort((a, b) => rank(a) - rank(b))) {
    let colour = seat.colour ?? seat.seat;
    if (colour < 0 || colour >= COLOURS.length) colour = seat.seat % COLOURS.length;
    for (let tries = 0; taken.has(colour) && tries < COLOURS.length; tries++) colour = (colour + 1) % COLOURS.length;
    taken.add(colour);
    chosen.set(seat.seat, colour);
  }
  return room.seats.map((seat) => {
    const colour = COLOURS[chosen.get(seat.seat) ?? 0] as (typeof COLOURS)[number];
    return {
      seat: seat.seat,
      name: seat.name ?? (seat.kind === "open" ? say("seat-free") : say("seat-numbered", { number: seat.seat + 1 })),
      colour: colour.value,
      colourName: say(`colour-${colour.id}`),
      shape: SHAPES[seat.seat % SHAPES.length] as Shape,
      kind: seat.kind,
      online: seat.online,
      level: seat.level,
    };
  });
}

/** People choose before bots. */
function rank(seat: SeatInfo): number {
  return (seat.kind === "person" ? 0 : seat.kind === "bot" ? 100 : 200) + seat.seat;
}

/** The seats in the order of play, from this one on. */
export function seatsFrom(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats);
}
