"""What the cards that send Planes out ask: from where they fly, and where to."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.step import Refusal
from parlour.games.attack_deluxe.asking import AskRegion
from parlour.games.attack_deluxe.state import World


class FlyFrom(AskRegion):
    """The own region from which Planes fly by this card."""

    verb: ClassVar[str] = "from"
    said: ClassVar[str] = "From {}"
    unfit: ClassVar[str] = ""  # why the Planes of an own region cannot

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option) or table.owners[option] != self.seat:
            return None
        return Refusal(self.clause, self.unfit)


class FlyTo(AskRegion):
    """The region that is their goal."""

    unfit: ClassVar[str] = ""  # why a region is none

    def __init__(self, seat: i64, card: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.origin: i64 = origin

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal(self.clause, self.unfit) if table.kit.atlas.has(option) else None
