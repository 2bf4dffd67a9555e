/** What the window says of itself: the title, whether it is your turn, whose rulebook lies at hand. */

class Place {
  title = $state("Parlour");
  turn = $state(false);
  game = $state<string | null>(null);

  enter(title: string, game: string | null = null): void {
    this.title = title === "Parlour" ? title : `${title} – Parlour`;
    this.game = game;
  }
}

export const place = new Place();
