"""Civic locations that borrow abilities, mend locations or roll dice again."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.dice_city.location import Location
from parlour.games.dice_city.roles import AT_WORK, LOCATION, SPACE
from parlour.games.dice_city.roles import DICE as SOME_DICE
from parlour.games.dice_city.spaces import (
    COLUMN,
    DICE,
    EVERYWHERE,
    ROW,
    SUBSETS,
    column_of,
    members,
    row_of,
    space_of,
)
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities
from parlour.games.dice_city.using import CopyAbility


class Copier(Location):
    """D15  Use the ability of another location, among those that it reaches."""

    def reach(self, table: Cities, at: i64) -> i64:
        raise NotImplementedError(self.id)

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(CopyAbility(table.active, at, self.reach(table, at), die, chain))


class TownHall(Copier):
    """Use the ability of another location of your city."""

    def reach(self, table: Cities, at: i64) -> i64:
        return EVERYWHERE


class Church(Copier):
    """Use the ability of another location of your city on which an unused die lies. That die stays unused."""

    def reach(self, table: Cities, at: i64) -> i64:
        found: i64 = 0
        for die in range(DICE):
            if table.unused >> die & 1:
                found |= bit(space_of(table.me().dice, die))
        return found


class Cemetery(Copier):
    """Deactivate this location: use the ability of another location on its row."""

    def reach(self, table: Cities, at: i64) -> i64:
        return ROW[row_of(at)]


class Crossroads(Copier):
    """Use the ability of another location in this column."""

    def reach(self, table: Cities, at: i64) -> i64:
        return COLUMN[column_of(at)]


# ---------------------------------------------------------------------- dice that return


def return_die(table: Cities, die: i64, clause: str) -> None:
    """D17.1  The die spent is rolled, lies on the new space and is unused again."""
    table.roll_die(table.active, die, clause)
    table.unused |= bit(die)


class Traveller(Location):
    """Roll the die spent here again. It lies unused where it lands."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        return_die(table, die, self.id)


class Well(Location):
    """Roll the die spent here again, and with it as many of your other unused dice as you like."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(DrawWater(table.active, die, at))


class DrawWater(AtWork):
    """D17.2  The dice that are rolled along with the one spent, all named before any is rolled."""

    first: ClassVar[int] = 416
    size: ClassVar[int] = 32  # sets of dice
    clause: ClassVar[str] = "D17.2"
    about: ClassVar[About | None] = About(location=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice("roll no other", verb="roll-no-other"), Choice("roll {dice}", "die:{seat}:{dice}", dice=SOME_DICE)
    )

    def __init__(self, seat: i64, die: i64, at: i64 = NO_SPACE) -> None:
        self.seat: i64 = seat
        self.die: i64 = die  # it is rolled too
        self.at: i64 = at

    def asides(self) -> list[str]:
        return ["at"]

    def options(self, table: Cities) -> list[int]:
        return SUBSETS[table.unused]

    def choose(self, table: Cities, option: i64) -> None:
        return_die(table, self.die, "well")
        for die in members(option):
            table.roll_die(table.active, die, "well")

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if option >> self.die & 1:
            return Refusal("well", "rolled-anyway", {})
        return Refusal("well", "only-unused-dice-roll", {})


# ---------------------------------------------------------------------- tokens that come off


class MasonsGuild(Location):
    """Reactivate as many locations as you like on this row or in this column."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(Mend(table.active, at, die))


class Mend(AtWork):
    """The next location that is reactivated, or none."""

    first: ClassVar[int] = 560
    size: ClassVar[int] = 31  # done, then the spaces
    clause: ClassVar[str] = "masons-guild"
    about: ClassVar[About | None] = About(location=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        "done", Choice("reactivate {space}", "space:{seat}:{space}", space=SPACE)
    )

    def __init__(self, seat: i64, at: i64, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.at: i64 = at  # its row and column count
        self.die: i64 = die

    def asides(self) -> list[str]:
        return ["die"]

    def reach(self) -> i64:
        return ROW[row_of(self.at)] | COLUMN[column_of(self.at)]

    def options(self, table: Cities) -> list[int]:
        return [0, *(1 + space for space in members(table.me().deactivated & self.reach()))]

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            table.reactivate(option - 1, "masons-guild")
            table.do(self)

    def in_vain(self, table: Cities) -> bool:
        return table.me().deactivated & self.reach() == 0

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"mended": LOCATION.at(table.cities[self.seat].spaces[option - 1])} if option else {}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if table.me().active(option - 1):
            return None
        return Refusal("masons-guild", "neither-row-nor-column", {})
