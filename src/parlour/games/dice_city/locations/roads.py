"""Civic locations that send dice around."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.dice_city.dice import goes_to
from parlour.games.dice_city.goods import GOLD, count, unit
from parlour.games.dice_city.location import Location
from parlour.games.dice_city.roles import AT_WORK, COACH_SPACE, COLOUR, COLUMN_SPACE, LOCATION, ROW_SPACE, WAY
from parlour.games.dice_city.spaces import COLUMNS, DICE, ROWS, column_of, row_of
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities


class Stables(Location):
    """Put one of your other unused dice on any space of the row it lies on."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(Ride(table.active, self.number, at, die))


class SendDie(AtWork):
    """D17.4  A die goes to another space of the row or column it lies on: options are `die * width + line`."""

    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

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

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        space = self.goal(table.die_space(option // self.width()), option % self.width())
        return {"there": LOCATION.at(table.cities[self.seat].spaces[space])}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        clause = table.kit.locations[self.kind].id
        if table.unused >> (option // self.width()) & 1:
            return Refusal(clause, "lies-there", {})
        return Refusal(clause, "only-unused-dice", {})


class Ride(SendDie):
    """A die goes to any space of its row."""

    first: ClassVar[int] = 448
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "stables"
    answers: ClassVar[Answers | None] = Answers(
        Choice("{die} to {space}", "die:{seat}:{die} space:{seat}:{space}", verb="move", die=COLOUR, space=ROW_SPACE)
    )

    def width(self) -> i64:
        return COLUMNS

    def line(self, space: i64) -> i64:
        return column_of(space)

    def goal(self, space: i64, line: i64) -> i64:
        return space - column_of(space) + line


class Bridge(Location):
    """Put one of your other unused dice on any space of the column it lies in."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(CrossBridge(table.active, self.number, at, die))


class CrossBridge(SendDie):
    """A die goes to any space of its column."""

    first: ClassVar[int] = 480
    size: ClassVar[int] = 25
    clause: ClassVar[str] = "bridge"
    answers: ClassVar[Answers | None] = Answers(
        Choice("{die} to {space}", "die:{seat}:{die} space:{seat}:{space}", verb="move", die=COLOUR, space=COLUMN_SPACE)
    )

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
        table.do(HireCoach(table.active, self.number, at, die))


class HireCoach(AtWork):
    """Whether gold is paid for a longer way."""

    first: ClassVar[int] = 508
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "coach-house"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice("pay nothing", verb="pay-nothing"), Choice("pay gold", "stock:{seat}:gold", verb="pay-gold")
    )

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        house = table.kit.locations[self.kind]
        if table.unused == 0:
            return []
        return [0, 1] if count(table.me().stock, GOLD) >= house.pay_gold else [0]

    def choose(self, table: Cities, option: i64) -> None:
        house = table.kit.locations[self.kind]
        if option:
            table.pay(house.pay_gold * unit(GOLD), house.id)
            table.do(FarCoach(self.seat, self.kind, 0, self.at, self.die))
        else:
            table.do(NearCoach(self.seat, self.kind, 0, house.most_dice, self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        house = table.kit.locations[self.kind]
        return {"price": house.pay_gold} if option else {"dice": house.most_dice, "distance": house.distance}


class NearCoach(AtWork):
    """The next die that moves a short way, or none."""

    first: ClassVar[int] = 512
    size: ClassVar[int] = 11  # done, then left and right for each die
    clause: ClassVar[str] = "coach-house"
    about: ClassVar[About | None] = About(
        location=LOCATION.of("kind"), left=NUMBER.of("left"), most=NUMBER.of("most"), **AT_WORK
    )
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice(
            "{die} {way}", "die:{seat}:{die} space:{seat}:{space}", verb="move", die=COLOUR, way=WAY, space=COACH_SPACE
        ),
    )

    def __init__(self, seat: i64, kind: i64, moved: i64, left: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.moved: i64 = moved  # dice that have moved, a bit a die
        self.left: i64 = left
        self.at: i64 = at
        self.die: i64 = die

    def most(self, table: Cities) -> i64:
        return table.kit.locations[self.kind].most_dice

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
            table.do(NearCoach(self.seat, self.kind, self.moved | bit(die), self.left - 1, self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        if option == 0:
            return {}
        return goes_to(table, self.seat, table.die_space((option - 1) // 2), self.way(table, option))

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return why_not_coached(table, (option - 1) // 2, self.moved, "D5.4", "row-ends")


class FarCoach(AtWork):
    """The next die that goes to any space of its row, or none."""

    first: ClassVar[int] = 524
    size: ClassVar[int] = 31  # done, then six columns for each die
    clause: ClassVar[str] = "coach-house"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("{die} to {space}", "die:{seat}:{die} space:{seat}:{space}", verb="move", die=COLOUR, space=ROW_SPACE),
    )

    def __init__(self, seat: i64, kind: i64, moved: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.moved: i64 = moved  # dice that have moved, a bit a die
        self.at: i64 = at
        self.die: i64 = die

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
            table.do(FarCoach(self.seat, self.kind, self.moved | bit(die), self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"there": LOCATION.at(table.cities[self.seat].spaces[self.goal(table, option)])} if option else {}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return why_not_coached(table, (option - 1) // COLUMNS, self.moved, "coach-house", "lies-there")


def why_not_coached(table: Cities, die: i64, moved: i64, clause: str, otherwise: str) -> Refusal:
    """Why a die cannot go with the coach; if it is there and has not moved, something else forbids it."""
    if table.unused >> die & 1 == 0:
        return Refusal("coach-house", "only-unused-dice", {})
    if moved >> die & 1:
        return Refusal("coach-house", "has-moved", {})
    return Refusal(clause, otherwise, {})
