/** The rulebook at the side: whether it is open, of which game, at which clause. */

class Book {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);
  /** Counts the calls, so that the same clause can be asked for twice. */
  asked = $state(0);
  #opener: HTMLElement | null = null;

  open(game: string, clause: string | null = null): void {
    if (this.game === null && document.activeElement instanceof HTMLElement) this.#opener = document.activeElement;
    this.game = game;
    this.clause = clause;
    this.asked++;
  }

  close(): void {
    this.game = null;
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }
}

export const book = new Book();
