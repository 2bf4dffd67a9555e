"""The cards that only one nation has, five each: Arc, Cresaria, Hog, Om."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.city_of_iron.building import BuildWith
from parlour.games.city_of_iron.card import CITIZEN, MILITARY, Card
from parlour.games.city_of_iron.cards.citizens import make_cheaper
from parlour.games.city_of_iron.cities import MoveBuilding
from parlour.games.city_of_iron.drawing import DISCARD_USED, TakeBack, lay_down
from parlour.games.city_of_iron.roles import CARD, CUBE
from parlour.games.city_of_iron.spring import swap_cubes
from parlour.games.city_of_iron.state import Iron, IronDecision
from parlour.games.city_of_iron.summer import Act

# ---------------------------------------------------------------------- Arc


class CraneOperator(Card):
    """Free: move a building to another city."""

    moves: ClassVar[bool] = True

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(MoveBuilding(seat, self.id))


class Foreman(Card):
    """Draw 2 citizen cards."""


class Chancellor(Card):
    """Gain a coin for each building that produces goods, at most 6."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.gain_coins(seat, min(self.each * table.nations[seat].realm.producing, self.most), self.id)


class RifleCompany(Card):
    """Draw 2 military cards."""


class Ironclad(Card):
    """A ship. Gain 2 coins."""


# ---------------------------------------------------------------------- Cresaria


class Sage(Card):
    """Free: pay 2 coins and gain 1 science."""


class Archivist(Card):
    """Take up to 2 cards back from the discard piles."""

    def on_play(self, table: Iron, seat: i64) -> None:
        if self.recovers:
            table.do(TakeBack(seat, self.recovers, bit(CITIZEN) | bit(MILITARY), self.id))


class Magician(Card):
    """Build one building for 1 coin less and without its science."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(BuildWith(seat, self.cheaper, True, 0, self.id))


class BattleMage(Card):
    """Gain 1 science."""


class CloudSkiff(Card):
    """An airship. Draw a citizen and a military card."""


# ---------------------------------------------------------------------- Hog


class Boss(Card):
    """Free: gain 1 coin."""


class Quartermaster(Card):
    """Draw 3 military cards."""


class Smuggler(Card):
    """Gain 1 coin, and 1 for each town."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.gain_coins(seat, self.each * table.nations[seat].realm.held(), self.id)


class Gunslinger(Card):
    """Gain 2 coins."""


class Warlord(Card):
    """Draw 2 military cards."""


# ---------------------------------------------------------------------- Om


class Fixer(Card):
    """At the end of spring: swap cubes with anybody, and gain 1 coin."""

    def why_unplayable(self, table: Iron, seat: i64) -> Refusal | None:
        return Refusal(self.id, "spring-only", {})

    def end_of_spring(self, table: Iron, seat: i64) -> None:
        table.do(SwapCubes(seat, self.number))


class SwapCubes(IronDecision):
    """I4.8  Whether, and with whom, to swap cubes on the turn track (Fixer)."""

    first: ClassVar[int] = 904
    size: ClassVar[int] = 5  # no, or a seat
    clause: ClassVar[str] = "I4.8"
    about: ClassVar[About | None] = About(card=CARD.of("card"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("no swap", verb="no-swap"), Choice("swap {player}", "slot:{player}", player=CUBE)
    )

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def options(self, table: Iron) -> list[int]:
        return [NO, *(1 + other for other in range(table.kit.seats) if other != self.seat)]

    def choose(self, table: Iron, option: i64) -> None:
        if option == NO:
            return
        card = table.kit.cards[self.card]
        lay_down(table, self.seat, card, "I4.8")
        swap_cubes(table, self.seat, option - 1, card.id)
        table.gain_coins(self.seat, card.coins, card.id)
        table.do(DISCARD_USED[self.seat])

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("fixer", "own-cube", {}) if option == self.seat + 1 else None


class Inventor(Card):
    """Free: the next building of this turn costs 2 coins less."""

    def on_play(self, table: Iron, seat: i64) -> None:
        make_cheaper(table, seat, self)


class Steambot(Card):
    """Take two actions out of build, store, draw, research and tax."""

    def on_play(self, table: Iron, seat: i64) -> None:
        if self.acts:
            table.do(Act(seat, self.acts))


class WarMachine(Card):
    """Gain 1 coin."""


class Gyrocopter(Card):
    """An airship. Draw 2 cards in any mix."""


NO: Final[i64] = 0
