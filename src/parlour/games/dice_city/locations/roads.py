"""Civic locations that send dice around."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.dice_city.dice import way_marks
from parlour.games.dice_city.goods import GOLD, count, unit
from parlour.games.dice_city.location import Location
from parlour.games.dice_city.spaces import COLOURS, COLUMNS, DICE, ROWS, column_of, row_of, space_name
from parlour.games.dice_city.state import Cities, CityDecision

NOT_ON_BOARD = "only another unused die can be moved"


class Stables(Location):
    """Put one of your other unused dice on any space of the row it lies on."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(Ride(table.active, self.number))


class SendDie(CityDecision):
    """D17.4  A die goes to another space of the row or column it lies on: options are `die * width + line`."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def width(self) -> i64:
        raise NotImplementedError(type(self).__name__)

    def line(self, space: i64) -> i64:
        """Which line across its way a space is on."""
        raise NotImplementedError(type(self).__name__)

    def goal(self, space: i64, line: i64) -> i64:
        """The space on this line, from there."""
        raise NotImplementedError(type(self).__name__)

    def options(self, table: Cities) -> list[int]:
        found: list[int] = []
        width = self.width()
        die: i64 = 0
        while die < DICE:
            if table.unused >> die & 1:
                here = self.line(table.die_space(die))
                line: i64 = 0
                while line < width:
                    if line != here:
                        found.append(die * width + line)
                    line += 1
            die += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        die: i64 = option // self.width()
        space = self.goal(table.die_space(die), option % self.width())
        table.put_die(die, space, table.kit.locations[self.kind].id)

    def prompt(self, table: Cities) -> str:
        return f"{table.kit.locations[self.kind].name}: which other die moves, and where?"

    def notation(self, table: Cities, option: i64) -> str:
        die: i64 = option // self.width()
        return f"{COLOURS[die]} to {space_name(self.goal(table.die_space(die), option % self.width()))}"

    def label(self, table: Cities, option: i64) -> str:
        die: i64 = option // self.width()
        space = self.goal(table.die_space(die), option % self.width())
        return f"The {COLOURS[die]} die to {table.location(self.seat, space).name} ({space_name(space)})"

    def targets(self, table: Cities, option: i64) -> list[str]:
        die: i64 = option // self.width()
        space = self.goal(table.die_space(die), option % self.width())
        return [f"die:{self.seat}:{COLOURS[die]}", f"space:{self.seat}:{space_name(space)}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        clause = table.kit.locations[self.kind].id
        if table.unused >> (option // self.width()) & 1:
            return Refusal(clause, "the die lies there already")
        return Refusal(clause, NOT_ON_BOARD)


class Ride(SendDie):
    """A die goes to any space of its row."""

    first: ClassVar[int] = 448
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "stables"

    def width(self) -> i64:
        return COLUMNS

    def line(self, space: i64) -> i64:
        return column_of(space)

    def goal(self, space: i64, line: i64) -> i64:
        return space - column_of(space) + line


class Bridge(Location):
    """Put one of your other unused dice on any space of the column it lies in."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(CrossBridge(table.active, self.number))


class CrossBridge(SendDie):
    """A die goes to any space of its column."""

    first: ClassVar[int] = 480
    size: ClassVar[int] = 25
    clause: ClassVar[str] = "bridge"

    def width(self) -> i64:
        return ROWS

    def line(self, space: i64) -> i64:
        return row_of(space)

    def goal(self, space: i64, line: i64) -> i64:
        return column_of(space) + COLUMNS * line


# ---------------------------------------------------------------------- coaches


class CoachHouse(Location):
    """Move up to two of your other unused dice one space each; or for 1 gold any of them anywhere on its row."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(HireCoach(table.active, self.number))


class HireCoach(CityDecision):
    """Whether gold is paid for a longer way."""

    first: ClassVar[int] = 508
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "coach-house"

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def options(self, table: Cities) -> list[int]:
        house = table.kit.locations[self.kind]
        if table.unused == 0:
            return []
        return [0, 1] if count(table.me().stock, GOLD) >= house.pay_gold else [0]

    def choose(self, table: Cities, option: i64) -> None:
        house = table.kit.locations[self.kind]
        if option:
            table.pay(house.pay_gold * unit(GOLD), house.id)
            table.do(FarCoach(self.seat, self.kind, 0))
        else:
            table.do(NearCoach(self.seat, self.kind, 0, house.most_dice))

    def prompt(self, table: Cities) -> str:
        return f"{table.kit.locations[self.kind].name}: do you pay gold for longer ways?"

    def notation(self, table: Cities, option: i64) -> str:
        return "pay gold" if option else "pay nothing"

    def label(self, table: Cities, option: i64) -> str:
        house = table.kit.locations[self.kind]
        if option:
            return f"Pay {house.pay_gold} gold: any dice, to anywhere on their rows"
        return f"Up to {house.most_dice} dice, {house.distance} space each"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"gold:{self.seat}"] if option else []


class NearCoach(CityDecision):
    """The next die that moves a short way, or none."""

    first: ClassVar[int] = 512
    size: ClassVar[int] = 11  # done, then left and right for each die
    clause: ClassVar[str] = "coach-house"

    def __init__(self, seat: i64, kind: i64, moved: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.moved: i64 = moved  # dice that have moved, a bit a die
        self.left: i64 = left

    def way(self, table: Cities, option: i64) -> i64:
        """How many columns an option leads to the right."""
        distance = table.kit.locations[self.kind].distance
        return distance if (option - 1) % 2 else -distance

    def options(self, table: Cities) -> list[int]:
        found: list[int] = [0]
        if self.left > 0:
            option: i64 = 1
            while option <= 2 * DICE:
                die: i64 = (option - 1) // 2
                if table.unused & ~self.moved & bit(die):
                    column = column_of(table.die_space(die)) + self.way(table, option)
                    if 0 <= column < COLUMNS:
                        found.append(option)
                option += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            die: i64 = (option - 1) // 2
            table.put_die(die, table.die_space(die) + self.way(table, option), "coach-house")
            table.do(NearCoach(self.seat, self.kind, self.moved | bit(die), self.left - 1))

    def prompt(self, table: Cities) -> str:
        return f"{table.kit.locations[self.kind].name}: which die moves? ({self.left} left)"

    def notation(self, table: Cities, option: i64) -> str:
        if option == 0:
            return "done"
        return f"{COLOURS[(option - 1) // 2]} {'right' if (option - 1) % 2 else 'left'}"

    def label(self, table: Cities, option: i64) -> str:
        if option == 0:
            return "Move no more dice"
        return f"The {COLOURS[(option - 1) // 2]} die to the {'right' if (option - 1) % 2 else 'left'}"

    def targets(self, table: Cities, option: i64) -> list[str]:
        if option == 0:
            return []
        die: i64 = (option - 1) // 2
        return way_marks(self.seat, die, table.die_space(die), self.way(table, option))

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return why_not_coached(table, (option - 1) // 2, self.moved, "D5.4", "no die moves past the end of its row")


class FarCoach(CityDecision):
    """The next die that goes to any space of its row, or none."""

    first: ClassVar[int] = 524
    size: ClassVar[int] = 31  # done, then six columns for each die
    clause: ClassVar[str] = "coach-house"

    def __init__(self, seat: i64, kind: i64, moved: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.moved: i64 = moved  # dice that have moved, a bit a die

    def goal(self, table: Cities, option: i64) -> i64:
        space = table.die_space((option - 1) // COLUMNS)
        return space - column_of(space) + (option - 1) % COLUMNS

    def options(self, table: Cities) -> list[int]:
        found: list[int] = [0]
        option: i64 = 1
        while option <= DICE * COLUMNS:
            die: i64 = (option - 1) // COLUMNS
            if table.unused & ~self.moved & bit(die) and self.goal(table, option) != table.die_space(die):
                found.append(option)
            option += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            die: i64 = (option - 1) // COLUMNS
            table.put_die(die, self.goal(table, option), "coach-house")
            table.do(FarCoach(self.seat, self.kind, self.moved | bit(die)))

    def prompt(self, table: Cities) -> str:
        return f"{table.kit.locations[self.kind].name}: which die moves, and where?"

    def notation(self, table: Cities, option: i64) -> str:
        if option == 0:
            return "done"
        return f"{COLOURS[(option - 1) // COLUMNS]} to {space_name(self.goal(table, option))}"

    def label(self, table: Cities, option: i64) -> str:
        if option == 0:
            return "Move no more dice"
        space = self.goal(table, option)
        colour = COLOURS[(option - 1) // COLUMNS]
        return f"The {colour} die to {table.location(self.seat, space).name} ({space_name(space)})"

    def targets(self, table: Cities, option: i64) -> list[str]:
        if option == 0:
            return []
        colour = COLOURS[(option - 1) // COLUMNS]
        return [f"die:{self.seat}:{colour}", f"space:{self.seat}:{space_name(self.goal(table, option))}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return why_not_coached(table, (option - 1) // COLUMNS, self.moved, "coach-house", "the die lies there already")


def why_not_coached(table: Cities, die: i64, moved: i64, clause: str, otherwise: str) -> Refusal:
    """Why a die cannot go with the coach; if it is there and has not moved, something else forbids it."""
    if table.unused >> die & 1 == 0:
        return Refusal("coach-house", NOT_ON_BOARD)
    if moved >> die & 1:
        return Refusal("coach-house", "this die has moved already")
    return Refusal(clause, otherwise)
