"""What questions have in common: those for where units come from and go to, and those for a number of them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.step import Decision
from parlour.games.attack_deluxe.roles import REGION, one_region
from parlour.games.attack_deluxe.state import World

DONE: Final[i64] = 0


class AskOrigin(Decision[World]):
    """From which region the next units go, or no further ones; an option is 1 + its number."""

    answers: ClassVar[Answers | None] = Answers("done", Choice("from {region}", "region:{region}", region=REGION))


class AskGoal(Decision[World]):
    """Where units from this region go; an option is its number."""

    about: ClassVar[About | None] = About(origin=REGION.of("origin"))
    answers: ClassVar[Answers | None] = one_region("to {region}")

    def __init__(self, seat: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.origin: i64 = origin

    def available(self, table: World) -> i64:
        return table.armies[self.origin]

    def most(self, table: World) -> i64:
        """A5.2  How many of them may leave."""
        return table.spare(self.origin)


class AskNumber(Decision[World]):
    """How many units; an option is their number."""

    def least(self, table: World) -> i64:
        return 0

    def most(self, table: World) -> i64:
        raise NotImplementedError(type(self).__name__)

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        number: i64 = self.least(table)
        most: i64 = self.most(table)
        while number <= most:
            found.append(number)
            number += 1
        return found
