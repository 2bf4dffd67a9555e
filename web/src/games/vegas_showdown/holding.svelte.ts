/** Tiles that are dragged: from the reserve onto my sheet, off it, and about it. They are held by the cell they were taken at. */

import { Dragging } from "../../lib/kit/dragging.svelte";
import type { Hand } from "./hand.svelte";
import type { Room } from "./plan";

let hand: Hand | null = null;
/** By which cell of it a tile is held: where it was pressed. */
let gripped = { column: 0, row: 0 };

/** `reserve:slots` or `tile:d3`, as kind and name. */
const read = (id: string): [string, string] => {
  const at = id.indexOf(":");
  return [id.slice(0, at), id.slice(at + 1)];
};

function take(id: string): void {
  if (!hand) return;
  const [kind, name] = read(id);
  if (kind === "reserve") return hand.take(name, hand.tile === name ? hand.turn : undefined, gripped);
  const put = hand.ins.find((one) => one.cell === name);
  const lying = put ?? hand.house.tiles.find((one) => one.cell === name);
  if (!lying) return;
  if (put) hand.takeOut(name);
  else if (!hand.takeOff(name)) return;
  hand.take(lying.tile, lying.turn, gripped);
}

export const holding = {
  dragging: new Dragging({
    takes: (_, target) => hand !== null && hand.tile !== null && (target === "sheet" || hand.renovating),
    ontake: take,
    ondrop: (_, target) => {
      if (!hand) return;
      if (target !== "sheet") hand.letGo();
      else if (hand.lay() && hand.renovating) hand.confirm();
    },
    // A tile of a renovation that is let go beside the sheet stays off; else it stays in the hand.
    oncancel: () => (hand?.renovating ? hand.letGo() : hand?.away()),
  }),
  /** Whose hand it is. */
  by(one: Hand): void {
    hand = one;
  },
  /** Pressed at this point of the drawing of a tile. */
  grip(event: PointerEvent, { width, height }: Pick<Room, "height" | "width">): void {
    const element = event.currentTarget as HTMLElement;
    const box = (element.querySelector(".tile-plan") ?? element).getBoundingClientRect();
    const at = (point: number, from: number, size: number, cells: number) =>
      Math.max(0, Math.min(cells - 1, Math.floor(((point - from) / size) * cells)));
    gripped = {
      column: at(event.clientX, box.left, box.width, width),
      row: at(event.clientY, box.top, box.height, height),
    };
  },
};
