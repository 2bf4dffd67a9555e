/** The games of the house, as the server tells of them. */

import * as api from "../api/client";
import type { GameInfo } from "../api/types";

class House {
  /** Null until the server has told. */
  games = $state.raw<GameInfo[] | null>(null);

  async look(): Promise<GameInfo[]> {
    this.games = await api.games();
    return this.games;
  }

  find(game: string): GameInfo | undefined {
    return this.games?.find((one) => one.id === game);
  }

  /** What a game is called; its id where it is not, or not yet, known. */
  name(game: string): string {
    return this.find(game)?.name ?? game;
  }
}

export const house = new House();
