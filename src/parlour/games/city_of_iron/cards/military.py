"""The military cards that every nation has. Numbers give coins, science and cards to draw without a hook."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.bits import bit
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.card import MILITARY, Card
from parlour.games.city_of_iron.drawing import TakeBack
from parlour.games.city_of_iron.roles import CAUSE, IN_ROW
from parlour.games.city_of_iron.state import Iron, IronDecision
from parlour.games.city_of_iron.towns import look


class Soldier(Card):
    """Gain 2 coins."""


class Captain(Card):
    """Draw 2 military cards."""


class Scout(Card):
    """Free: one more eye in this turn."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.extra_eyes += self.eyes
        if table.journal is not None and self.eyes:
            table.happened(happens.Eyes(seat, self.eyes), self.id)
        look(table, seat, self.id)


class Mercenary(Card):
    """Discard a building from the row; gain 2 coins."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(DiscardFromRow(seat, self.id))


class Schooner(Card):
    """A ship. Gain 3 coins."""


class Airship(Card):
    """An airship. Draw 3 cards in any mix."""


class Pirate(Card):
    """Take a coin from every other player, then gain 1 coin."""

    def on_play(self, table: Iron, seat: i64) -> None:
        other: i64 = 0
        for nation in table.nations:
            if other != seat:
                loot = min(self.takes, nation.coins)
                table.lose_coins(other, loot, self.id)
                table.gain_coins(seat, loot, self.id)
            other += 1


class General(Card):
    """Take up to 2 cards back from the military discard pile."""

    def on_play(self, table: Iron, seat: i64) -> None:
        if self.recovers:
            table.do(TakeBack(seat, self.recovers, bit(MILITARY), self.id))


class DiscardFromRow(IronDecision):
    """Which building of the row goes (Mercenary)."""

    first: ClassVar[int] = 884
    size: ClassVar[int] = 16
    clause: ClassVar[str] = "mercenary"
    about: ClassVar[About | None] = About(card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(Choice("discard {building}", "row:{building}", building=IN_ROW))

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return list(range(len(table.row)))

    def choose(self, table: Iron, option: i64) -> None:
        kind = table.take_from_row(option)
        table.scrap_buildings([kind])
        if table.journal is not None:
            event = happens.RowDiscard([table.kit.buildings[kind].id], [option], "card", self.seat)
            table.happened(event, self.cause)
