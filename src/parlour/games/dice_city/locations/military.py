"""Military locations: strength, and what helps it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.dice_city import happens
from parlour.games.dice_city.building import WHEN_BUILT, Build
from parlour.games.dice_city.goods import GOLD, RESOURCES, count, unit
from parlour.games.dice_city.location import MILITARY, Location
from parlour.games.dice_city.roles import AT_WORK, LOCATION, RESOURCE, RIVAL
from parlour.games.dice_city.spaces import COLUMN, column_of
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities


class Musters(Location):
    """So much more strength."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.gain_strength(self.strength, self.id)


class Militia(Musters):
    """+1 strength."""


class RegularArmy(Musters):
    """+2 strength."""


class Catapult(Musters):
    """Deactivate this location: +3 strength."""


class Citadel(Musters):
    """+3 strength."""


class WatchTower(Location):
    """+3 strength, against Bandits only."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.gain_bandits_strength(self.bandits_strength, self.id)


class Barracks(Location):
    """Build a Regular Army from its pile anywhere in your city, without paying."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        if table.basic_left(self.builds):
            if table.journal is not None:
                table.happened(happens.Muster(table.active, table.kit.location_ids[self.builds]), self.id)
            table.take_basic(self.builds)
            table.do(Build(table.active, self.builds, self.id, at, die), WHEN_BUILT[self.builds])


class Blacksmith(Location):
    """For the rest of this turn every Army location you use gives 1 more strength."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.army_bonus += self.army_bonus
        if table.journal is not None:
            table.happened(happens.ArmyBonus(table.active, self.army_bonus, table.army_bonus), self.id)


class TrainingCamp(Location):
    """For the rest of this turn the defense of all Bandits is 1 lower for you."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.less_defense += self.less_defense
        if table.journal is not None:
            table.happened(happens.LessDefense(table.active, self.less_defense, table.less_defense), self.id)


class ParadeGround(Location):
    """+1 strength for every active Military location in this column."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        where: i64 = COLUMN[column_of(at)] & ~table.me().deactivated
        table.gain_strength(self.strength_each * table.count_type(table.active, where, MILITARY), self.id)


class MercenaryTavern(Location):
    """+1 strength, or pay 1 gold for +4 strength."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(HireMercenaries(table.active, self.number, at, die))


UNPAID: Final[list[int]] = [0]
UNPAID_OR_PAID: Final[list[int]] = [0, 1]


class HireMercenaries(AtWork):
    """How many mercenaries come."""

    first: ClassVar[int] = 384
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "mercenary-tavern"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice("pay nothing", "strength:{seat}", verb="pay-nothing"),
        Choice("pay gold", "stock:{seat}:gold strength:{seat}", verb="pay-gold"),
    )

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        tavern = table.kit.locations[self.kind]
        return UNPAID_OR_PAID if count(table.me().stock, GOLD) >= tavern.pay_gold else UNPAID

    def choose(self, table: Cities, option: i64) -> None:
        tavern = table.kit.locations[self.kind]
        if option:
            table.pay(tavern.pay_gold * unit(GOLD), tavern.id)
        table.gain_strength(tavern.paid_strength if option else tavern.strength, tavern.id)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        tavern = table.kit.locations[self.kind]
        return {"price": tavern.pay_gold, "gain": tavern.paid_strength} if option else {"gain": tavern.strength}


class RaidersGuild(Location):
    """Take 1 resource out of one rival's stock, or +1 strength."""

    def use(self, table: Cities, at: i64, die: i64, chain: i64) -> None:
        table.do(Plunder(table.active, self.number, at, die))


LOOT: Final[i64] = 12  # three resources of four seats


class Plunder(AtWork):
    """What is taken, and from whom; or strength instead."""

    first: ClassVar[int] = 388
    size: ClassVar[int] = 13
    clause: ClassVar[str] = "raiders-guild"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice("take {good} {victim}", "stock:{victim}:{good}", victim=RIVAL, good=RESOURCE),
        Choice("strength", "strength:{seat}"),
    )

    def __init__(self, seat: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        found: list[int] = []
        victim: i64 = 0
        for city in table.cities:
            if victim != self.seat:
                good: i64 = 0
                while good < RESOURCES:
                    if count(city.stock, good):
                        found.append(victim * RESOURCES + good)
                    good += 1
            victim += 1
        found.append(LOOT)
        return found

    def choose(self, table: Cities, option: i64) -> None:
        guild = table.kit.locations[self.kind]
        if option == LOOT:
            table.gain_strength(guild.strength, guild.id)
        else:
            victim: i64 = option // RESOURCES
            good: i64 = option % RESOURCES
            table.rob(victim, good, min(guild.take, count(table.cities[victim].stock, good)), guild.id)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        guild = table.kit.locations[self.kind]
        if option == LOOT:
            return {"gain": guild.strength}
        victim: i64 = option // RESOURCES
        if victim >= table.kit.seats:
            return {}
        return {"gain": min(guild.take, count(table.cities[victim].stock, option % RESOURCES)) or guild.take}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        victim: i64 = option // RESOURCES
        if victim >= table.kit.seats:
            return None
        if victim == self.seat:
            return Refusal("raiders-guild", "only-rivals", {})
        none: dict[str, object] = {"victim": RIVAL.at(victim), "good": RESOURCE.at(option % RESOURCES)}
        return Refusal("raiders-guild", "rival-has-none", none)
