"""D7, D8  Pass tokens and gold: what a seat may do at every moment of its own turn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.dice_city.goods import GOLD, RESOURCES, count, shortage, unit
from parlour.games.dice_city.roles import COLOUR, MISSING, RIVAL
from parlour.games.dice_city.state import Cities, CityDecision

# What two pass tokens buy, and what gold is traded for, in the order of the extra options.
STRENGTH: Final[i64] = 3
REROLL: Final[i64] = 4
TRADE: Final[i64] = 5
FIVE: Final[list[int]] = [0, 1, 2, 3, 4]
NOTHING_MORE: Final[dict[str, object]] = {}

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

    Subclasses say what they offer in `offers`, what an offer does in `take`, and what is known of it in `reckon` and
    `refuse`; `extra` is the first of the eight extra options, which follow on their own.
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

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        more, kit = option - self.extra(), table.kit
        if more < 0:
            return self.reckon(table, option)
        if more >= TRADE:
            return {"price": kit.gold_trade_price, "gain": kit.gold_trade_gain}
        if more == REROLL:
            return {"price": kit.pass_price}
        return {"price": kit.pass_price, "gain": kit.pass_strength if more == STRENGTH else kit.pass_resource}

    def reckon(self, table: Cities, option: i64) -> dict[str, object]:
        """The facts of an own option."""
        return {}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        more = option - self.extra()
        if more < 0:
            return self.refuse(table, option)
        city, kit = table.cities[self.seat], table.kit
        if more >= TRADE:
            return goods_short("D8.2", city.stock, kit.gold_trade_price * unit(GOLD))
        if more == REROLL and kit.alone:
            return Refusal("D14.12", "nobody-to-reroll", {})
        return Refusal("D7.1", "pass-tokens-short", {"missing": kit.pass_price - city.pass_tokens})

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        """Why an own option cannot be taken; None where nobody would ask."""
        return None


def goods_short(clause: str, stock: i64, cost: i64, more: dict[str, object] = NOTHING_MORE) -> Refusal:
    """What a stock lacks to pay a cost, and what else is known of the move."""
    return Refusal(clause, "goods-short", {"missing": MISSING.at(shortage(stock, cost)), **more})


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


def ways_to_pay(table: Cities, cost: i64) -> list[tuple[i64, i64]]:
    """D7.1, D8.2  How the active seat could get just what it lacks for a cost, by pass tokens first.

    Each way is what it would spend pass tokens on and what it would trade gold for, as stocks. There is none where
    nothing is lacking, or too much.
    """
    city, kit = table.me(), table.kit
    missing = shortage(city.stock, cost)
    if missing == 0 or count(missing, GOLD) or kit.pass_resource < 1 or kit.gold_trade_gain < 1:
        return []
    coins = count(city.stock, GOLD) - count(cost, GOLD)
    found: list[tuple[i64, i64]] = []
    left: i64 = city.pass_tokens // max(kit.pass_price, 1)  # a designer may have made it nothing
    while left >= 0:
        spent, traded = share(table, missing, left)
        if pieces(traded) * kit.gold_trade_price <= coins and (spent, traded) not in found:
            found.append((spent, traded))
        left -= 1
    return found


def share(table: Cities, missing: i64, spends: i64) -> tuple[i64, i64]:
    """What is missing, good by good: pass tokens are spent on it so often, for the rest gold is traded."""
    kit = table.kit
    spent: i64 = 0
    traded: i64 = 0
    good: i64 = 0
    while good < RESOURCES:
        need = count(missing, good)
        while need > 0:
            if pieces(spent) < spends:
                spent += unit(good)
                need -= kit.pass_resource
            else:
                traded += unit(good)
                need -= kit.gold_trade_gain
        good += 1
    return spent, traded


def pieces(stock: i64) -> i64:
    """How much there is of all resources together."""
    return count(stock, 0) + count(stock, 1) + count(stock, 2)


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
    about: ClassVar[About | None] = About(victim=RIVAL.of("victim"))
    answers: ClassVar[Answers | None] = Answers(Choice("{die}", "die:{victim}:{die}", verb="reroll", die=COLOUR))

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: Cities) -> list[int]:
        return FIVE

    def choose(self, table: Cities, option: i64) -> None:
        table.roll_die(self.victim, option, "D7.4")
