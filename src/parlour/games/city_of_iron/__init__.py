"""City of Iron, for two to four players. `game` is what the house plays it by."""

from parlour.games.city_of_iron.game import CityOfIron

game = CityOfIron()

__all__ = ["game"]
