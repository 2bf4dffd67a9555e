"""What an action card is: its numbers, when it fits, and what it does then.

A card class overrides `fits` and `play`, and nothing else knows what it does. The rules ask the cards of
a window (A18.4, A18.5), never a card by name.
"""

from typing import TYPE_CHECKING, Any, Final, Literal

from mypy_extensions import i64

from parlour.engine.step import Refusal

if TYPE_CHECKING:
    from parlour.games.attack_deluxe.state import World

DECLARE: Final[i64] = 0
BATTLE: Final[i64] = 1
AFTER: Final[i64] = 2
BURN: Final[i64] = 3
WINTER: Final[i64] = 4
Window = Literal["declare", "battle", "after", "burn", "winter"]
WINDOWS: Final[list[Window]] = [
    "declare",
    "battle",
    "after",
    "burn",
    "winter",
]

CARDS: Final[i64] = 20  # names
COPIES_BITS: Final[i64] = 2
COPIES: Final[i64] = 3


class Card:
    """Numbers come from content.toml; those a card does not have are 0."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.window: i64 = WINDOWS.index(spec["window"])
        self.copies: i64 = spec["copies"]
        self.units: i64 = spec.get("units", 0)
        self.most: i64 = spec.get("most", 0)
        self.borders: i64 = spec.get("borders", 0)
        self.salvos: i64 = spec.get("salvos", 0)
        self.dice: i64 = spec.get("dice", 0)
        self.steps: i64 = spec.get("steps", 0)
        self.cargo: i64 = spec.get("cargo", 0)
        self.bonus: i64 = spec.get("bonus", 0)
        self.production: i64 = spec.get("production", 0)
        self.infantry: i64 = spec.get("infantry", 0)
        self.markers: i64 = spec.get("markers", 0)
        self.burn: i64 = spec.get("burn", 0)
        self.strikers: i64 = -1  # A18.6  the kind of unit in line that rolls before the battle, each a hit in three
        self.prey: i64 = -1  # the kind of unit that these hit first

    def fits(self, table: "World", seat: i64) -> bool:
        """Whether it can be played now, in its window, by a seat that holds it."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, table: "World", seat: i64) -> Refusal:
        """What is missing where it does not fit."""
        return Refusal(self.id, "not-the-moment", {})

    def play(self, table: "World", seat: i64) -> None:
        """What it does; it has been discarded already."""
        raise NotImplementedError(type(self).__name__)

    def on_target(self, table: "World", seat: i64) -> None:
        """The target of the Blitz has been named, for which it was waiting."""

    def leaves_out(self) -> i64:
        """How many units it lets a Research leave out."""
        return 0

    def volley(self, table: "World", side: i64) -> None:
        """A18.6  What it does to the enemy line before the battle, if anything."""


def held(hand: i64, number: i64) -> i64:
    """How many copies of a card there are in a hand."""
    return hand >> (number * COPIES_BITS) & COPIES


def copy_of(number: i64) -> i64:
    """One card as a hand; hands are added and taken away as numbers are."""
    return COPY[number]


def hand_size(hand: i64) -> i64:
    total: i64 = 0
    while hand:
        total += hand & COPIES
        hand >>= COPIES_BITS
    return total


def both(one: i64, other: i64) -> i64:
    """The cards that are in both hands."""
    found: i64 = 0
    for number in range(CARDS):
        found += min(held(one, number), held(other, number)) * copy_of(number)
    return found


COPY: Final[list[int]] = [4**number for number in range(20)]
