"""Locations that yield goods: the printed Resource locations, and the basic piles of Resource and Commodity."""

from mypy_extensions import i64

from parlour.games.dice_city.location import Location
from parlour.games.dice_city.state import Cities


class Yields(Location):
    """Gain so much of a good."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.gain(self.gives, self.gain, self.id)


class Forest(Yields):
    """Gain 1 wood."""


class Mountain(Yields):
    """Gain 1 stone."""


class Cave(Yields):
    """Gain 1 iron."""


class LumberMill(Yields):
    """Gain 2 wood."""


class Quarry(Yields):
    """Gain 2 stone."""


class Mine(Yields):
    """Gain 2 iron."""


class GoldMine(Yields):
    """Gain 1 gold, if the supply has any."""
