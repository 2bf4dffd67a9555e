"""Vegas Showdown, with all 63 tiles and 33 events. `game` is what the house plays it by."""

from parlour.games.vegas_showdown.game import VegasShowdown

game = VegasShowdown()

__all__ = ["game"]
