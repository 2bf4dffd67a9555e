"""What the cards that send Planes out ask: from where they fly, and where to."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import About, Answers
from parlour.engine.step import Decision, Refusal
from parlour.games.attack_deluxe.roles import CARD, REGION, one_region
from parlour.games.attack_deluxe.state import World


class FlyFrom(Decision[World]):
    """The own region from which Planes fly by this card."""

    unfit: ClassVar[str] = ""  # why the Planes of an own region cannot
    about: ClassVar[About | None] = About(card=CARD.of("card"))
    answers: ClassVar[Answers | None] = one_region("from {region}")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option) or table.owners[option] != self.seat:
            return None
        return Refusal(self.clause, self.unfit, {})


class FlyTo(Decision[World]):
    """The region that is their goal."""

    unfit: ClassVar[str] = ""  # why a region is none
    about: ClassVar[About | None] = About(card=CARD.of("card"), origin=REGION.of("origin"))

    def __init__(self, seat: i64, card: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.origin: i64 = origin

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal(self.clause, self.unfit, {}) if table.kit.atlas.has(option) else None
