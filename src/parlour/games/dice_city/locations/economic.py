"""Economic locations: goods into more or other goods."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.dice_city import happens
from parlour.games.dice_city.anytime import goods_short
from parlour.games.dice_city.goods import GOLD, RESOURCES, count, unit
from parlour.games.dice_city.location import Location
from parlour.games.dice_city.roles import AT_WORK, LOCATION, PAID, RESOURCE
from parlour.games.dice_city.spaces import COLUMN, ROW, column_of, dice_in, row_of, size
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities
from parlour.games.dice_city.using import GainResources


def gain_any(table: Cities, amount: i64, kind: i64, at: i64, die: i64) -> None:
    """Resources of the seat's choice."""
    if amount > 0:
        table.do(GainResources(table.active, amount, kind, at, die))


class Bazaar(Location):
    """Deactivate this location: gain 1 wood, 1 stone and 1 iron."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        for good in range(RESOURCES):
            table.gain(good, count(self.gain_mixed, good), self.id)


class MerchantGuild(Location):
    """Deactivate this location: every active Harvest location on its row brings 1 of the resource it yields."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        city = table.me()
        row: i64 = ROW[row_of(at)] & ~city.deactivated
        space: i64 = 0
        for kind in city.spaces:
            location = table.kit.locations[kind]
            if row >> space & 1 and location.harvest:
                table.gain(location.gives, self.gain_each, self.id)
            space += 1


class Mint(Location):
    """For the rest of this turn every Resource location you use gives 1 more."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.resource_bonus += self.resource_bonus
        if table.journal is not None:
            event = happens.ResourceBonus(table.active, self.resource_bonus, table.resource_bonus)
            table.happened(event, self.id)


class TollHouse(Location):
    """Gain 1 resource of your choice, and 1 more for every other unused die in this column."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        here = dice_in(table.me().dice, table.unused, COLUMN[column_of(at)])
        gain_any(table, self.gain + self.gain_each * size(here), self.number, at, die)


class TravellersTavern(Location):
    """Gain 1 resource of your choice and 1 pass token."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.gain_pass_tokens(self.pass_tokens, self.id)
        gain_any(table, self.gain, self.number, at, die)


class BankingHouse(Location):
    """Ongoing: you may keep up to 2 of each resource when your turn ends."""

    def keeps(self) -> i64:
        return self.keep


# ---------------------------------------------------------------------- paying resources


def has_some(table: Cities, amount: i64) -> bool:
    """Whether the active seat has so much of some resource."""
    stock = table.me().stock
    good: i64 = 0
    while good < RESOURCES:
        if count(stock, good) >= amount:
            return True
        good += 1
    return False


class PayResource(AtWork):
    """D6.3  Which resource is paid."""

    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

    def price(self, table: Cities) -> i64:
        raise NotImplementedError(type(self).__name__)

    def options(self, table: Cities) -> list[int]:
        stock, price = table.me().stock, self.price(table)
        return [good for good in range(RESOURCES) if count(stock, good) >= price]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return goods_short("D6.3", table.me().stock, self.price(table) * unit(option))


class Storehouse(Location):
    """Pay 1 of a resource and gain 3 of the same."""

    def can_use(self, table: Cities) -> bool:
        return has_some(table, self.pay)

    def lack(self, table: Cities, clause: str) -> Refusal:
        return Refusal(clause, "too-little-of-each", {"amount": self.pay})

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(StoreResource(table.active, self.number, at, die))


class StoreResource(PayResource):
    """Which resource goes into store."""

    first: ClassVar[int] = 360
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "storehouse"
    answers: ClassVar[Answers | None] = Answers(Choice("pay {good}", "stock:{seat}:{good}", good=RESOURCE))

    def price(self, table: Cities) -> i64:
        return table.kit.locations[self.kind].pay

    def choose(self, table: Cities, option: i64) -> None:
        store = table.kit.locations[self.kind]
        table.pay(store.pay * unit(option), store.id)
        table.gain(option, store.gain, store.id)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"price": self.price(table), "gain": table.kit.locations[self.kind].gain}


class MarketPlace(Location):
    """Pay 1 or 2 units of one resource; each brings 2 of another resource."""

    def can_use(self, table: Cities) -> bool:
        return has_some(table, self.least_paid)

    def lack(self, table: Cities, clause: str) -> Refusal:
        return Refusal(clause, "too-little-of-each", {"amount": self.least_paid})

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(SellResource(table.active, self.number, at, die))


class SellResource(PayResource):
    """Which resource is sold at the market."""

    first: ClassVar[int] = 364
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "market-place"
    answers: ClassVar[Answers | None] = Answers(Choice("pay {good}", "stock:{seat}:{good}", good=RESOURCE))

    def price(self, table: Cities) -> i64:
        return table.kit.locations[self.kind].least_paid

    def choose(self, table: Cities, option: i64) -> None:
        table.do(Exchange(self.seat, self.kind, option, 0, self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        """The least that is paid of it, the most that can be, and what each unit brings."""
        market = table.kit.locations[self.kind]
        most = min(market.most_paid, count(table.me().stock, option))
        return {"price": market.least_paid, "most": most, "gain": market.gain_each}


MARKET_CLOSED: Final[i64] = 3


class Exchange(AtWork):
    """What the next unit sold is exchanged for; after the least that is sold, the seat may stop."""

    first: ClassVar[int] = 368
    size: ClassVar[int] = 4  # three resources, done
    clause: ClassVar[str] = "market-place"
    about: ClassVar[About | None] = About(
        location=LOCATION.of("kind"),
        sold=RESOURCE.of("sold"),
        paid=NUMBER.of("units"),
        most=NUMBER.of("most"),
        **AT_WORK,
    )
    answers: ClassVar[Answers | None] = Answers(Choice("get {good}", "stock:{seat}:{good}", good=RESOURCE), "done")

    def __init__(self, seat: i64, kind: i64, sold: i64, units: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.sold: i64 = sold  # the resource that is paid
        self.units: i64 = units  # how many have been paid
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        market = table.kit.locations[self.kind]
        if self.units >= market.most_paid or count(table.me().stock, self.sold) == 0:
            return []
        found: list[int] = [good for good in range(RESOURCES) if good != self.sold]
        if self.units >= market.least_paid:
            found.append(MARKET_CLOSED)
        return found

    def most(self, table: Cities) -> i64:
        """How many units can be paid in all."""
        market = table.kit.locations[self.kind]
        return min(market.most_paid, self.units + count(table.me().stock, self.sold))

    def choose(self, table: Cities, option: i64) -> None:
        if option != MARKET_CLOSED:
            market = table.kit.locations[self.kind]
            table.pay(unit(self.sold), market.id)
            table.gain(option, market.gain_each, market.id)
            table.do(Exchange(self.seat, self.kind, self.sold, self.units + 1, self.at, self.die))

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {} if option == MARKET_CLOSED else {"price": 1, "gain": table.kit.locations[self.kind].gain_each}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        return Refusal("market-place", "sold-too-little" if option == MARKET_CLOSED else "another-resource", {})


class GoldsmithsGuild(Location):
    """Pay 2 resources, no two alike, and gain 1 gold; or pay 1 gold and gain 3 resources."""

    def can_use(self, table: Cities) -> bool:
        return len(smithies(table, self)) > 0

    def lack(self, table: Cities, clause: str) -> Refusal:
        if table.gold == 0:
            return Refusal(clause, "no-gold-at-all", {})
        return Refusal(clause, "nothing-to-smith", {"resources": self.pay_resources, "gold": self.pay_gold})

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(WorkGold(table.active, self.number, at, die))


FOR_RESOURCES: Final[i64] = 8  # pay gold; the options below are sets of resources to pay


def smithies(table: Cities, guild: Location) -> list[int]:
    """D16.14  The sets of resources that can be paid for gold while there is any, and gold for resources."""
    stock = table.me().stock
    held: i64 = 0
    good: i64 = 0
    while good < RESOURCES:
        if count(stock, good):
            held |= SINGLE[good]
        good += 1
    found: list[int] = []
    if table.gold > 0:
        found = [paid for paid in range(FOR_RESOURCES) if paid & ~held == 0 and size(paid) == guild.pay_resources]
    if count(stock, GOLD) >= guild.pay_gold:
        found.append(FOR_RESOURCES)
    return found


SINGLE: Final[list[int]] = [1, 2, 4]


class WorkGold(AtWork):
    """Which resources are paid for gold, or gold for resources."""

    first: ClassVar[int] = 404
    size: ClassVar[int] = 9
    clause: ClassVar[str] = "goldsmiths-guild"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice("pay", verb="pay-nothing"),  # where a house rule asks for no resources
        Choice("pay {goods}", "stock:{seat}:{goods}", goods=PAID),
        Choice("pay gold", "stock:{seat}:gold", verb="pay-gold"),
    )

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        return smithies(table, table.kit.locations[self.kind])

    def choose(self, table: Cities, option: i64) -> None:
        guild = table.kit.locations[self.kind]
        if option == FOR_RESOURCES:
            table.pay(guild.pay_gold * unit(GOLD), guild.id)
            gain_any(table, guild.gain, self.kind, self.at, self.die)
            return
        price: i64 = 0
        good: i64 = 0
        while good < RESOURCES:
            price += (option >> good & 1) * unit(good)
            good += 1
        table.pay(price, guild.id)
        table.gain(GOLD, guild.gain_gold, guild.id)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        guild = table.kit.locations[self.kind]
        if option == FOR_RESOURCES:
            return {"price": guild.pay_gold, "gain": guild.gain}
        return {"gain": guild.gain_gold}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if option == FOR_RESOURCES:
            return Refusal("goldsmiths-guild", "no-gold", {})
        if size(option) != table.kit.locations[self.kind].pay_resources:
            return None
        if table.gold == 0:
            return Refusal("D16.14", "gold-supply-empty", {})
        return Refusal("goldsmiths-guild", "not-all-of-these", {})
