"""T4.4  Tokyo: yielding, entering, and what yielding brings upon the one who enters."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal, Step
from parlour.games.king_of_tokyo.state import OUTSIDE, Tokyo, TokyoDecision


class YieldTokyo(Step[Tokyo]):
    """T4.4.1  Monsters attacked in Tokyo decide one after the other, clockwise."""

    def run(self, table: Tokyo) -> None:
        if table.attacked and table.acting():
            if table.kit.yield_if_hurt:
                table.attacked &= table.hurt
            steps: list[Step[Tokyo]] = [AskYield(seat) for seat in table.others(table.active)]
            table.do_all(steps)


class AskYield(TokyoDecision):
    """T4.4.1  A living monster that was attacked in Tokyo may yield."""

    first: ClassVar[int] = 720
    size: ClassVar[int] = 3  # stay, yield, any time
    clause: ClassVar[str] = "T4.4.1"

    def offers(self, table: Tokyo) -> list[int]:
        if table.attacked >> self.seat & 1 and table.in_tokyo(self.seat):
            return [0, 1]
        return []

    def take(self, table: Tokyo, option: i64) -> None:
        table.attacked &= ~bit(self.seat)
        if option:
            yield_tokyo(table, self.seat)
        elif table.journal is not None:
            table.tell("stay", "T4.4.1", {"seat": self.seat})

    def prompt(self, table: Tokyo) -> str:
        return "You were attacked in Tokyo: stay or yield?"

    def note(self, table: Tokyo, option: i64) -> str:
        return "yield" if option else "stay"

    def words(self, table: Tokyo, option: i64) -> str:
        return "Yield Tokyo" if option else "Stay in Tokyo"

    def targets(self, table: Tokyo, option: i64) -> list[str]:
        return [f"seat:{self.seat}"] if option else []

    def why_not(self, table: Tokyo, option: i64) -> Refusal | None:
        return None


def yield_tokyo(table: Tokyo, seat: i64) -> None:
    """T4.4.1  The monster leaves Tokyo to the attacker."""
    table.yielded |= bit(seat)
    table.monsters[seat].place = OUTSIDE
    if table.journal is not None:
        table.tell("yield", "T4.4.1", {"seat": seat})


class EnterTokyo(Step[Tokyo]):
    """T4.4.5  If you are alive and outside, have attacked, and a place is free, you must enter."""

    def run(self, table: Tokyo) -> None:
        me = table.active
        if table.acting() and not table.in_tokyo(me) and (table.entering or table.kit.enter_always):
            place = table.free_place()
            if place != OUTSIDE:
                table.enter_tokyo(me, place, "T4.4.5")
                if table.yielded:
                    self.answer_yielding(table, me)
        table.entering = False
        table.attacked = 0

    def answer_yielding(self, table: Tokyo, entered: i64) -> None:
        """T4.4, T9.3  Damage caused by the yielding comes after entering and scoring."""
        for seat in table.others(entered):
            monster = table.monsters[seat]
            powers = monster.powers & table.kit.moments.after_yield
            if powers and table.yielded >> seat & 1:
                for card in table.keeps(powers):
                    card.after_yield(table, seat, entered, monster.times(card))
