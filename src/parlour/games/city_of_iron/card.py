"""What a citizen or military card is: its symbols, its numbers, and the hooks of those that do more.

The rules look for cards by hook and number, never by name.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.city_of_iron.schema import KindId, SymbolId

if TYPE_CHECKING:
    from parlour.games.city_of_iron.state import Iron

CARDS: Final[i64] = 48  # room for the 43 kinds of cards among the options of a question
CITIZEN: Final[i64] = 0
MILITARY: Final[i64] = 1
KINDS: Final[list[KindId]] = ["citizen", "military"]
GUNS: Final[i64] = 0
COMPASSES: Final[i64] = 1
HAMMERS: Final[i64] = 2
SYMBOLS: Final[list[SymbolId]] = ["guns", "compasses", "hammers"]


class Card:
    """Numbers come from content.toml; those a card does not have are 0."""

    founds: ClassVar[bool] = False  # I9.2  cities
    expands: ClassVar[bool] = False  # I9.5  cities, by districts
    moves: ClassVar[bool] = False  # a building, to another city

    def __init__(self, id: str, number: int, vehicle: int, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = number
        self.name = str(spec["name"])
        self.kind: i64 = KINDS.index(spec["kind"])
        self.cost: i64 = spec["cost"]
        self.free: bool = spec["free"]
        self.hammers: i64 = spec["hammers"]
        self.compasses: i64 = spec["compasses"]
        self.guns: i64 = spec["guns"]
        self.vehicle: i64 = vehicle
        self.needs_hammers: i64 = spec.get("needs_hammers", 0)
        self.price: i64 = spec.get("price", 0)
        self.coins: i64 = spec.get("coins", 0)
        self.science: i64 = spec.get("science", 0)
        self.citizen_draws: i64 = spec.get("citizen_draws", 0)
        self.military_draws: i64 = spec.get("military_draws", 0)
        self.draws: i64 = spec.get("draws", 0)
        self.cheaper: i64 = spec.get("cheaper", 0)
        self.stores: i64 = spec.get("stores", 0)
        self.builds: i64 = spec.get("builds", 0)
        self.each: i64 = spec.get("each", 0)
        self.most: i64 = spec.get("most", 0)
        self.takes: i64 = spec.get("takes", 0)
        self.recovers: i64 = spec.get("recovers", 0)
        self.eyes: i64 = spec.get("eyes", 0)
        self.acts: i64 = spec.get("acts", 0)

    def symbols(self, symbol: i64) -> i64:
        """How many of these it shows."""
        if symbol == GUNS:
            return self.guns
        return self.compasses if symbol == COMPASSES else self.hammers

    def why_unplayable(self, table: "Iron", seat: i64) -> Refusal | None:
        """I7.7  Why it cannot be played for its action in summer; None: it can."""
        return None

    def on_play(self, table: "Iron", seat: i64) -> None:
        """What it does besides the coins, science and cards that its numbers give."""

    def end_of_spring(self, table: "Iron", seat: i64) -> None:
        """I4.8  It lies in its owner's hand when all bids are paid."""


class Masks:
    """For each property the cards that have it, a bit a card."""

    def __init__(self, cards: list[Card]) -> None:
        self.citizens: i64 = 0
        self.military: i64 = 0
        self.guns: i64 = 0
        self.compasses: i64 = 0
        self.hammers: i64 = 0
        self.duals: i64 = 0  # that could serve an attack as guns and as compasses
        self.asking: i64 = 0  # that cannot always be played
        self.spring: i64 = 0
        for card in cards:
            here = bit(card.number)
            if card.kind == CITIZEN:
                self.citizens |= here
            else:
                self.military |= here
            if card.guns:
                self.guns |= here
            if card.compasses:
                self.compasses |= here
            if card.hammers:
                self.hammers |= here
            if card.guns and card.compasses:
                self.duals |= here
            if card.needs_hammers or card.price or overrides(card, "why_unplayable"):
                self.asking |= here
            if overrides(card, "end_of_spring"):
                self.spring |= here

    def of(self, symbol: i64) -> i64:
        if symbol == GUNS:
            return self.guns
        return self.compasses if symbol == COMPASSES else self.hammers


def overrides(card: Card, hook: str) -> bool:
    return getattr(type(card), hook) is not getattr(Card, hook)
