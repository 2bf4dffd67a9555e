"""What answers speak of in Dice City: dice, spaces, locations, goods, cards by their slots, rivals."""

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, ClassVar

from parlour.engine.answers import NONE, Choice, Counts, Listed, Player, Role, Several
from parlour.games.dice_city.goods import GOODS, NAMES, count
from parlour.games.dice_city.location import BASICS, PRINTED
from parlour.games.dice_city.spaces import COLOURS, COLUMNS, SPACE_NAMES, column_of, members, size
from parlour.games.dice_city.state import NO_CARD, Cities

Numbers = Mapping[str, int]


# ---------------------------------------------------------------------- single things


class Space(Listed[Cities]):
    """A space of a city, written in two words."""

    spaced = True


class Ware(Listed[Cities]):
    """A kind of card in the display. Copies are alike, so all of them are lit; alone, those of the row it is of."""

    def __init__(self, upper: bool) -> None:
        super().__init__("card", 36, lambda table: table.kit.deck_ids, "locations")
        self.upper = upper

    def marks(self, table: Cities, number: int) -> list[str]:
        kind, columns = number + PRINTED + BASICS, table.kit.columns
        slots = [slot for slot, card in enumerate(table.display) if card == kind]
        above = [slot for slot in slots if slot < columns]
        below = [slot for slot in slots if slot >= columns]
        if table.kit.alone and above and below:
            slots = above if self.upper else below
        return [str(slot) for slot in slots]


class Slot(Role[Cities]):
    """A card of the display by its place, written with its name: `3 manor`."""

    spaced = True
    tells: ClassVar[Any] = int

    def write(self, table: Cities, number: int) -> str:
        card = table.display[number] if number < len(table.display) else NO_CARD
        return "" if card == NO_CARD else f"{number + 1} {table.kit.location_ids[card]}"

    def read(self, table: Cities, word: str) -> int:
        place = word.partition(" ")[0]
        number = int(place) - 1 if place.isdecimal() else NONE
        return number if 0 <= number < self.size and word == self.write(table, number) else NONE

    def data(self, table: Cities, number: int) -> object:
        return number

    def marks(self, table: Cities, number: int) -> list[str]:
        return [str(number)]


COLOUR = Listed[Cities]("die", 5, lambda table: COLOURS, "colours")
SPACE = Space("space", 30, lambda table: SPACE_NAMES, "spaces")
WAY = Listed[Cities]("way", 2, lambda table: ["left", "right"], "ways")
LOCATION = Listed[Cities]("location", 47, lambda table: table.kit.location_ids, "locations")
BASIC = Listed[Cities]("card", 5, lambda table: table.kit.basic_ids, "locations")
CARD = Ware(upper=False)
TOP_CARD = Ware(upper=True)
SLOT = Slot("slot", 10)
BANDITS = Listed[Cities]("bandits", 3, lambda table: table.kit.bandits_ids, "bandits")
SHIP = Listed[Cities]("ship", 3, lambda table: table.kit.ship_ids, "ships")
GOOD = Listed[Cities]("good", 4, lambda table: NAMES, "goods")
RESOURCE = Listed[Cities]("good", 3, lambda table: NAMES[:3], "goods")
STATUE_GOOD = Listed[Cities]("good", 2, lambda table: ["stone", "iron"], "goods")
RIVAL = Player("victim", 4)
COLOURS_OF = Several(COLOUR)
AT_WORK = {"space": SPACE.of("space"), "die": COLOUR.of("die")}  # where the location lies that asks; the die spent
SLOTS_OF = Several(SLOT)


# ---------------------------------------------------------------------- several things


class Goods(Counts[Cities]):
    """Some of each good, as a stock has it in one number."""

    def data(self, table: Cities, number: int) -> object:
        return {NAMES[good]: count(number, good) for good in range(GOODS) if count(number, good)}


class Each(Counts[Cities]):
    """A number for each of some things, in facts: what attacks need, and what they give."""

    def __init__(self, role: Role[Cities]) -> None:
        super().__init__(role.word, lambda table: ())
        self.role = role

    def data(self, table: Cities, number: Any) -> object:
        return {str(self.role.data(table, one)): amount for one, amount in number.items()}


class Picked(Role[Cities]):
    """Some things of another role, at least one: a number is their set, a bit each, less one."""

    many = True

    def __init__(self, role: Role[Cities], wanted: Callable[[Cities], int] | None = None) -> None:
        super().__init__(role.word, (1 << role.size) - 1, role.table)
        self.role = role
        self.wanted = wanted  # how many it must be; None: any number

    def write(self, table: Cities, number: int) -> str:
        if self.wanted is not None and size(number + 1) != self.wanted(table):
            return ""
        return " ".join(self.role.write(table, one) for one in members(number + 1))

    def read(self, table: Cities, word: str) -> int:
        numbers = [self.role.read(table, one) for one in word.split()]
        if NONE in numbers or len(set(numbers)) < len(numbers):
            return NONE
        found = sum(1 << number for number in numbers) - 1
        return found if self.write(table, found) else NONE

    def data(self, table: Cities, number: int) -> object:
        return [self.role.data(table, one) for one in members(number + 1)]

    def marks(self, table: Cities, number: int) -> list[str]:
        return [mark for one in members(number + 1) for mark in self.role.marks(table, one)]


class Lit(Role[Cities]):
    """What a choice leads on to, lit and not written: which things these are follows from the table."""

    many = True

    def __init__(self, role: Role[Cities], things: Callable[[Cities, Numbers], list[int]]) -> None:
        super().__init__(role.word, 1, role.table)
        self.role = role
        self.things = things
        self.numbers: Numbers = {}

    def given(self, numbers: Numbers) -> "Lit":
        bound = copy(self)
        bound.numbers = numbers
        return bound

    def data(self, table: Cities, number: int) -> object:
        return [self.role.data(table, one) for one in self.things(table, self.numbers)]

    def marks(self, table: Cities, number: int) -> list[str]:
        return [mark for one in self.things(table, self.numbers) for mark in self.role.marks(table, one)]


class LitSlots(Lit):
    """Cards of the display that a choice leads on to."""

    tells: ClassVar[Any] = list[int]


STOCK = Goods("goods", lambda table: NAMES, "goods")
MISSING = Goods("goods", lambda table: NAMES, "missing")
SPACE_NUMBERS = Each(SPACE)
GOOD_NUMBERS = Each(GOOD)
DICE = Picked(COLOUR)
PAID = Picked(RESOURCE, lambda table: table.kit.pay_resources)
TOKENS = Lit(SPACE, lambda table, numbers: members(table.me().deactivated))
CARDS = LitSlots(SLOT, lambda table, numbers: [slot for slot, card in enumerate(table.display) if card != NO_CARD])
FULL_ROWS = Lit(COLOUR, lambda table, numbers: table.which_rows(table.active))


# ---------------------------------------------------------------------- where dice go


class Goal(Role[Cities]):
    """The space that a die goes to: it depends on the die, and on the way that it takes."""

    spaced = True

    def __init__(self, size: int, goal: Callable[[Cities, int, int], int]) -> None:
        super().__init__("space", size, "spaces")
        self.goal = goal  # from the table, where the die lies, and a line or way; NONE: off the board
        self.numbers: Numbers = {}

    def given(self, numbers: Numbers) -> "Goal":
        bound = copy(self)
        bound.numbers = numbers
        return bound

    def space(self, table: Cities, number: int) -> int:
        return self.goal(table, table.die_space(self.numbers["die"]), self.numbers.get("way", number))

    def write(self, table: Cities, number: int) -> str:
        return SPACE.write(table, self.space(table, number))

    def read(self, table: Cities, word: str) -> int:
        found = [number for number in range(self.size) if self.write(table, number) == word]
        return found[0] if found else NONE

    def data(self, table: Cities, number: int) -> object:
        return self.write(table, number) or None

    def marks(self, table: Cities, number: int) -> list[str]:
        space = self.write(table, number)
        return [space] if space else []


def along(space: int, steps: int) -> int:
    """The space so many steps to the right on the same row, or NONE."""
    return space + steps if 0 <= column_of(space) + steps < COLUMNS else NONE


NEXT_SPACE = Goal(1, lambda table, space, way: along(space, 2 * way - 1))
COACH_SPACE = Goal(1, lambda table, space, way: along(space, (2 * way - 1) * table.kit.coach_distance))
ROW_SPACE = Goal(6, lambda table, space, line: space - column_of(space) + line)
COLUMN_SPACE = Goal(5, lambda table, space, line: column_of(space) + COLUMNS * line)


# ---------------------------------------------------------------------- at any time

# D7, D8  What pass tokens and gold buy, in the order of the extra options.
ANY_TIME = (
    Choice("spend {good}", "pass-tokens:{seat} stock:{seat}:{good}", aside=True, good=RESOURCE),
    Choice("spend strength", "pass-tokens:{seat} strength:{seat}", verb="spend-strength", aside=True),
    Choice("spend reroll", "pass-tokens:{seat}", verb="spend-reroll", aside=True),
    Choice("trade {good}", "stock:{seat}:gold stock:{seat}:{good}", aside=True, good=RESOURCE),
)
