/** What the window says of itself: the title, whether it is your turn, whose rulebook lies at hand. */

import { say } from "../words";

class Place {
  #room = $state("");
  turn = $state(false);
  game = $state<string | null>(null);

  get title(): string {
    return this.#room ? say("page-title", { title: this.#room }) : say("house-name");
  }

  /** At the front door the house has its name alone. */
  enter(room: string, game: string | null = null): void {
    this.#room = room;
    this.game = game;
  }
}

export const place = new Place();
