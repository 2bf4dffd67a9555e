"""T4.4  Tokyo: yielding, entering, and what yielding brings upon the one who enters."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME
from parlour.games.king_of_tokyo.state import OUTSIDE, Tokyo

STAY_OR_YIELD: Final[list[int]] = [0, 1]


class YieldTokyo(Step[Tokyo]):
    """T4.4.1  Monsters attacked in Tokyo decide one after the other, clockwise."""

    def run(self, table: Tokyo) -> None:
        table.resolved = True
        if table.attacked and table.acting():
            if table.kit.yield_if_hurt:
                table.attacked &= table.hurt
            table.do(ENTER_TOKYO)
            steps: list[Step[Tokyo]] = [
                AskYield(seat) for seat in table.others(table.active) if table.attacked >> seat & 1
            ]
            table.do_all(steps)
        else:
            enter(table)


class AskYield(TokyoDecision):
    """T4.4.1  A living monster that was attacked in Tokyo may yield."""

    first: ClassVar[int] = 720
    size: ClassVar[int] = 3  # stay, yield, any time
    clause: ClassVar[str] = "T4.4.1"
    answers: ClassVar[Answers | None] = Answers("stay", Choice("yield", "seat:{seat}"), ANY_TIME)

    def offers(self, table: Tokyo) -> list[int]:
        return STAY_OR_YIELD if table.attacked >> self.seat & 1 and table.in_tokyo(self.seat) else NO_ANSWERS

    def take(self, table: Tokyo, option: i64) -> None:
        table.attacked &= ~bit(self.seat)
        if option:
            yield_tokyo(table, self.seat)
        elif table.journal is not None:
            table.happened(happens.Stay(self.seat), "T4.4.1")


def yield_tokyo(table: Tokyo, seat: i64) -> None:
    """T4.4.1  The monster leaves Tokyo to the attacker."""
    table.yielded |= bit(seat)
    table.monsters[seat].place = OUTSIDE
    if table.journal is not None:
        table.happened(happens.Yield(seat), "T4.4.1")


class EnterTokyo(Step[Tokyo]):
    """T4.4  After the decisions about yielding, the active monster enters."""

    def run(self, table: Tokyo) -> None:
        enter(table)


ENTER_TOKYO: Final = EnterTokyo()


def enter(table: Tokyo) -> None:
    """T4.4.5  If you are alive and outside, have attacked, and a place is free, you must enter."""
    me = table.active
    if table.acting() and not table.in_tokyo(me) and (table.entering or table.kit.enter_always):
        place = table.free_place()
        if place != OUTSIDE:
            table.enter_tokyo(me, place, "T4.4.5")
            if table.yielded:
                answer_yielding(table, me)
    table.entering = False
    table.attacked = 0


def answer_yielding(table: Tokyo, entered: i64) -> None:
    """T4.4, T9.3  Damage caused by the yielding comes after entering and scoring."""
    others = table.others(entered)
    at = len(others) - 1
    while at >= 0:  # the last one pushed happens first: clockwise
        seat: i64 = others[at]
        monster = table.monsters[seat]
        powers = monster.powers & table.kit.moments.after_yield
        if powers and table.yielded >> seat & 1:
            for card in table.keeps(powers):
                card.after_yield(table, seat, entered, monster.times(card))
        at -= 1
