"""D7, D8  Pass tokens and gold: what a seat may do at every moment of its own turn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal
from parlour.games.dice_city.goods import GOLD, NAMES, RESOURCES, count, unit
from parlour.games.dice_city.spaces import COLOURS
from parlour.games.dice_city.state import Cities, CityDecision

# What two pass tokens buy, and what gold is traded for, in the order of the extra options.
STRENGTH: Final[i64] = 3
REROLL: Final[i64] = 4
TRADE: Final[i64] = 5
NOTES: Final[list[str]] = [
    *(f"spend {name}" for name in ["wood", "stone", "iron", "strength", "reroll"]),
    *(f"trade {name}" for name in ["wood", "stone", "iron"]),
]
FIVE: Final[list[int]] = [0, 1, 2, 3, 4]

# The extra options by what can be paid with: pass tokens 1, gold 2; and 4 for a seat that is alone (D14.12).
OPEN: Final[list[list[int]]] = [
    [
        *([0, 1, 2, 3] if paying & 1 else []),
        *([4] if paying & 1 and not paying & 4 else []),
        *([5, 6, 7] if paying & 2 else []),
    ]
    for paying in range(8)
]


def means(table: Cities) -> i64:
    """What the active seat can pay with at any time."""
    city, kit = table.me(), table.kit
    found: i64 = 0
    if city.pass_tokens >= kit.pass_price:
        found = 1
    if count(city.stock, GOLD) >= kit.gold_trade_price:
        found |= 2
    if found and kit.alone:
        found |= 4
    return found


class OwnTurn(CityDecision):
    """D4.3  A question between any two things a seat does in its turn; tokens and gold are extra options of it.

    Subclasses say what they offer in `offers` and what an offer does in `take`; `extra` is the first
    of the eight extra options, which follow on their own.
    """

    def extra(self) -> i64:
        raise NotImplementedError(type(self).__name__)

    def offers(self, table: Cities) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def take(self, table: Cities, option: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def options(self, table: Cities) -> list[int]:
        return self.with_extras(table, self.offers(table))

    def with_extras(self, table: Cities, offers: list[int]) -> list[int]:
        paying = means(table)
        if paying == 0:
            return offers
        first = self.extra()
        return offers + [first + more for more in OPEN[paying]]

    def choose(self, table: Cities, option: i64) -> None:
        first = self.extra()
        if option >= first:
            table.do(self)
            spend(table, option - first)
        else:
            self.take(table, option)

    def notation(self, table: Cities, option: i64) -> str:
        first = self.extra()
        return NOTES[option - first] if option >= first else self.note(table, option)

    def label(self, table: Cities, option: i64) -> str:
        more = option - self.extra()
        if more < 0:
            return self.words(table, option)
        if more >= TRADE:
            return f"Trade {table.kit.gold_trade_price} gold for {table.kit.gold_trade_gain} {NAMES[more - TRADE]}"
        price = f"{table.kit.pass_price} pass tokens"
        if more == STRENGTH:
            return f"{price}: +{table.kit.pass_strength} strength"
        if more == REROLL:
            return f"{price}: every rival rolls a die again"
        return f"{price}: {table.kit.pass_resource} {NAMES[more]}"

    def targets(self, table: Cities, option: i64) -> list[str]:
        more = option - self.extra()
        if more < 0:
            return self.marks(table, option)
        return [f"gold:{self.seat}" if more >= TRADE else f"pass-tokens:{self.seat}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        more = option - self.extra()
        if more < 0:
            return self.refuse(table, option)
        city, kit = table.cities[self.seat], table.kit
        if more >= TRADE:
            return Refusal("D8.2", f"needs {kit.gold_trade_price - count(city.stock, GOLD)} more gold")
        if more == REROLL and kit.alone:
            return Refusal("D14.12", "there is nobody else to roll again")
        return Refusal("D7.1", f"needs {kit.pass_price - city.pass_tokens} more pass tokens")

    def note(self, table: Cities, option: i64) -> str:
        raise NotImplementedError(type(self).__name__)

    def words(self, table: Cities, option: i64) -> str:
        raise NotImplementedError(type(self).__name__)

    def marks(self, table: Cities, option: i64) -> list[str]:
        return []

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        return None


def spend(table: Cities, more: i64) -> None:
    """D7.1, D8.2  Pay for one of the extra options, and get it."""
    kit = table.kit
    if more >= TRADE:
        table.pay(kit.gold_trade_price * unit(GOLD), "D8.2")
        table.gain(more - TRADE, kit.gold_trade_gain, "D8.2")
        return
    table.spend_pass_tokens(kit.pass_price, "D7.1")
    if more < RESOURCES:
        table.gain(more, kit.pass_resource, "D7.2")
    elif more == STRENGTH:
        table.gain_strength(kit.pass_strength, "D7.3")
    else:
        name_dice(table)


def name_dice(table: Cities) -> None:
    """D7.4  Every other seat rolls a die again, clockwise from the spender."""
    victim: i64 = table.active - 1  # the last one pushed happens first
    for number in range(table.kit.seats - 1):
        if victim < 0:
            victim = table.kit.seats - 1
        table.do(NameDie(table.active, victim))
        victim -= 1


class NameDie(CityDecision):
    """D7.5  The spender points out the die of one other seat, and sees the result before the next."""

    first: ClassVar[int] = 96
    size: ClassVar[int] = 5
    clause: ClassVar[str] = "D7.5"

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: Cities) -> list[int]:
        return FIVE

    def choose(self, table: Cities, option: i64) -> None:
        table.roll_die(self.victim, option, "D7.4")

    def prompt(self, table: Cities) -> str:
        return f"Which die of seat {self.victim + 1} is rolled again?"

    def notation(self, table: Cities, option: i64) -> str:
        return COLOURS[option]

    def label(self, table: Cities, option: i64) -> str:
        return f"The {COLOURS[option]} die"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"die:{self.victim}:{COLOURS[option]}"]
