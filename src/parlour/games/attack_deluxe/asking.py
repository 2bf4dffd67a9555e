"""What questions have in common: those for a region, and those for a number of units."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Decision
from parlour.games.attack_deluxe.state import World

DONE: Final[i64] = 0


class AskRegion(Decision[World]):
    """Which region; an option is its number."""

    verb: ClassVar[str] = ""  # before the region's id, as it is written down
    said: ClassVar[str] = "{}"  # with the region's name, on a button

    def notation(self, table: World, option: i64) -> str:
        return f"{self.verb} {table.kit.atlas.region_ids[option]}" if table.kit.atlas.has(option) else ""

    def label(self, table: World, option: i64) -> str:
        return self.said.format(table.where(option))

    def targets(self, table: World, option: i64) -> list[str]:
        return [f"region:{table.kit.atlas.region_ids[option]}"]


class AskRegionOrDone(AskRegion):
    """Which region, or none further; an option is 1 + its number."""

    no_more: ClassVar[str] = ""  # on the button for none further

    def notation(self, table: World, option: i64) -> str:
        return "done" if option == DONE else super().notation(table, option - 1)

    def label(self, table: World, option: i64) -> str:
        return self.no_more if option == DONE else super().label(table, option - 1)

    def targets(self, table: World, option: i64) -> list[str]:
        return [] if option == DONE else super().targets(table, option - 1)


class AskOrigin(AskRegionOrDone):
    """From which region the next units go, or no further ones."""

    verb: ClassVar[str] = "from"
    said: ClassVar[str] = "From {}"


class AskGoal(AskRegion):
    """Where units from this region go."""

    verb: ClassVar[str] = "to"
    said: ClassVar[str] = "To {}"

    def __init__(self, seat: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.origin: i64 = origin


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

    def label(self, table: World, option: i64) -> str:
        return str(option)
