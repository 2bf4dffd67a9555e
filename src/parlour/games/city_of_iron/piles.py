"""I8  A draw pile with its discard pile. Never changed: a change is a new one."""

from mypy_extensions import i64

from parlour.engine.piece import Piece


class Pile(Piece):
    """`cards` from `at` on are still to be drawn; `discards` in the order in which they were laid down."""

    def __init__(self, cards: list[int], at: i64, discards: list[int], known: bool) -> None:
        self.cards = cards
        self.at: i64 = at
        self.discards = discards
        self.known = known  # I15.3  it was turned over: all know the order of the draw pile

    def left(self) -> i64:
        """How many cards the draw pile has."""
        return len(self.cards) - self.at

    def empty(self) -> bool:
        """I8.5  Whether no card can be drawn."""
        return self.at == len(self.cards) and not self.discards

    def undrawn(self) -> list[int]:
        return self.cards[self.at :]

    def turned_over(self) -> "Pile":
        """I8.3  The discard pile becomes the draw pile: what was discarded first lies on top."""
        return Pile(self.discards, 0, [], True)

    def drawn(self) -> "Pile":
        return Pile(self.cards, self.at + 1, self.discards, self.known)

    def with_discard(self, card: i64) -> "Pile":
        return Pile(self.cards, self.at, [*self.discards, card], self.known)

    def without_discard(self, card: i64) -> "Pile":
        return Pile(self.cards, self.at, [other for other in self.discards if other != card], self.known)
