/** Boards that are Svelte components, behind the interface that every board has (`MountBoard` in `drawing.ts`). */

import { mount, unmount, untrack, type Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardProps, MountBoard } from "./drawing";

/** What a board is given, each part a signal of its own: events that stay the same are not shown twice. */
class Given implements BoardProps {
  view = $state.raw() as BoardProps["view"];
  printed = $state.raw() as BoardProps["printed"];
  seats = $state.raw() as BoardProps["seats"];
  control = $state.raw() as BoardProps["control"];
  fresh = $state.raw() as BoardProps["fresh"];

  constructor(first: BoardProps) {
    this.update(first);
  }

  update({ view, printed, seats, control, fresh }: BoardProps): void {
    this.view = view;
    this.printed = printed;
    this.seats = seats;
    this.control = control;
    this.fresh = fresh;
  }
}

export function svelteBoard(Board: Component<BoardProps>): MountBoard {
  return (host, first) => {
    const given = new Given(first);
    const board = mount(Board, {
      target: host,
      props: {
        get view() {
          return given.view;
        },
        get printed() {
          return given.printed;
        },
        get seats() {
          return given.seats;
        },
        get control() {
          return given.control;
        },
        get fresh() {
          return given.fresh;
        },
      },
    });
    return { update: (next) => given.update(next), destroy: () => void unmount(board) };
  };
}

/** Keep a board in an element, and tell it whatever is new. */
export function showing(mountBoard: MountBoard, given: () => BoardProps): Attachment<HTMLElement> {
  return (host) => {
    const board = untrack(() => mountBoard(host, given()));
    $effect(() => board.update(given()));
    return () => board.destroy();
  };
}
