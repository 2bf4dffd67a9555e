"""A17.1, A17.3-A17.5  The numbers of a navy battle by line-up: for the battle, and for its odds."""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.units import BATTLESHIP, CARRIER, NAVY

PREY: Final[list[int]] = [1, 3, -1, 0]  # A17.4  what Destroyer, Submarine, Carrier, Battleship beat


class Engagement:
    """Ship against ship: how long a row is, what a die counts, and what a ship adds to its dice."""

    def __init__(self, numbers: dict[str, int], order_dice: bool) -> None:
        self.row: i64 = numbers["row"]
        self.prey: i64 = numbers["prey"]
        self.carrier: i64 = numbers["carrier_bonus"]
        self.escort: i64 = numbers["escort"]
        kinds = [numbers[f"{name}_value"] for name in NAVY]
        self.faces: list[int] = [1, 2, 3, 4, 5, 6] if order_dice else [*kinds, kinds[BATTLESHIP], 0]  # the blank last

    def adds(self, ship: i64, other: i64, carriers: i64) -> i64:
        """A17.4, A17.5  What a ship adds against the one opposite, with so many Carriers beside it."""
        return carriers * self.escort + self.prey_bonus(ship, other) + self.carrier_bonus(ship, other)

    def prey_bonus(self, ship: i64, other: i64) -> i64:
        """A17.4  For a ship that beats the one opposite."""
        return self.prey if PREY[ship] == other else 0

    def carrier_bonus(self, ship: i64, other: i64) -> i64:
        """A17.5  For a Carrier against anything but a Carrier."""
        return self.carrier if ship == CARRIER and other != CARRIER else 0

    def most(self) -> i64:
        """The most that a ship can add."""
        return self.prey + self.carrier + 2 * self.escort
