"""A11  Income, and buying units."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice, Several
from parlour.engine.bits import bit
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.box import ACTIONS, COMMUNISM, FACTORIES, MINERALS, MONARCHY
from parlour.games.attack_deluxe.oil import PlaceOil
from parlour.games.attack_deluxe.roles import AMOUNT, ANY_UNIT, REGION, one_region
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import INFANTRY, KINDS, NAMES, one

DONE: Final[i64] = 0
ONLY_DONE: Final[list[int]] = [0]
STEP: Final[i64] = 24  # how many of a kind one answer can buy
UNITS: Final[i64] = 8
PAID: Final[i64] = 8  # the bit of `used` that says that this year's income has come
NAVY_SHIFT: Final[i64] = 16


def income(table: World, seat: i64, clause: str) -> None:
    """A11.1  Production for regions and Population cards, oil for oil markers."""
    kit = table.kit
    regions: i64 = table.region_count(seat) * kit.region_income
    population: i64 = table.population(seat)
    oil: i64 = table.oil_count(seat) * kit.oil_income
    table.gain(seat, regions + population, oil)
    if table.journal is not None:
        table.happened(happens.Income(seat, regions, population, oil), clause)


def factory_bonus(table: World, seat: i64) -> i64:
    """A11.2  What the highest Factories card adds to the income of a Build."""
    level: i64 = table.nations[seat].level(FACTORIES)
    return table.kit.economics[FACTORIES * 4 + level - 1].production if level else 0


class Build(Step[World]):
    """A11.1, A11.2, A11.7  Income and the bonus, once a year; then what comes for nothing; then buying."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: World) -> None:
        seat, nation = self.seat, table.nations[self.seat]
        table.advanced = 0
        if nation.used >> PAID & 1 == 0:
            nation.used |= bit(PAID)
            income(table, seat, "A11.1")
            bonus: i64 = factory_bonus(table, seat)
            if bonus:
                table.gain(seat, bonus, 0)
                if table.journal is not None:
                    table.happened(happens.Factories(seat, bonus), "A11.2")
        table.do(BUY[seat])
        if table.oil_to_place:
            table.do(PlaceOil(seat, table.oil_to_place))
            table.oil_to_place = 0
        if table.has_power(seat, COMMUNISM) and table.kit.power.infantry:
            free: i64 = table.kit.power.infantry
            table.do(PlaceFree(seat, free, free, []))


def price(table: World, seat: i64, unit: i64) -> i64:
    """A11.3  What a unit costs this seat in production."""
    kind = table.kit.units[unit]
    cost: i64 = kind.production
    nation = table.nations[seat]
    if kind.advanced:
        level: i64 = nation.level(MINERALS)
        if level:
            cost = max(1, cost - table.kit.economics[MINERALS * 4 + level - 1].discount)
    elif unit >= KINDS and table.has_power(seat, MONARCHY):
        cost = table.kit.power.cost
    return cost


def most_advanced(table: World, seat: i64, unit: i64) -> i64:
    """A11.4  How many advanced units of this class a Build brings."""
    level: i64 = table.nations[seat].level(MINERALS)
    least: i64 = table.kit.advanced_army if unit < KINDS else table.kit.advanced_navy
    if level:
        return max(least, table.kit.economics[MINERALS * 4 + level - 1].advanced)
    return least


def advanced_left(table: World, seat: i64, unit: i64) -> i64:
    """A11.4  How many more of this class its Build, or the next one, may bring."""
    most: i64 = most_advanced(table, seat, unit)
    if seat != table.active or table.action < 0 or ACTIONS[table.action] != "build":
        return most
    return most - (table.advanced & 65535 if unit < KINDS else table.advanced >> NAVY_SHIFT)


def affordable(table: World, seat: i64, unit: i64) -> i64:
    """A11.3, A11.4  How many of a kind this seat can buy now."""
    nation, kind = table.nations[seat], table.kit.units[unit]
    number: i64 = nation.production // price(table, seat, unit)
    if kind.oil:
        number = min(number, nation.oil // kind.oil)
    if kind.advanced:
        bought: i64 = table.advanced & 65535 if unit < KINDS else table.advanced >> NAVY_SHIFT
        number = min(number, most_advanced(table, seat, unit) - bought)
    return max(number, 0)


def has_coast(table: World, seat: i64) -> bool:
    """A11.5  Whether this seat has a region that borders a sea zone."""
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat and table.kit.atlas.seas[region]:
            return True
        region += 1
    return False


class Buy(Decision[World]):
    """A11.3  So many units of a kind, or no more."""

    first: ClassVar[int] = 2420
    size: ClassVar[int] = 193
    clause: ClassVar[str] = "A11.3"
    about: ClassVar[About | None] = About(
        production=NUMBER.of("production"),
        oil=NUMBER.of("oil"),
        advanced_army=NUMBER.of("advanced_army"),
        advanced_navy=NUMBER.of("advanced_navy"),
    )
    answers: ClassVar[Answers | None] = Answers(
        "done", Choice("{amount} {unit}", "supply:{unit}", verb="buy", unit=ANY_UNIT, amount=AMOUNT)
    )

    def options(self, table: World) -> list[int]:
        if table.nations[self.seat].production == 0:
            return ONLY_DONE
        found: list[int] = [DONE]
        coast = has_coast(table, self.seat)
        unit: i64 = 0
        while unit < UNITS:
            if unit < KINDS or coast:
                option: i64 = 1 + unit * STEP
                end: i64 = option + min(affordable(table, self.seat, unit), STEP)
                while option < end:
                    found.append(option)
                    option += 1
            unit += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == DONE:
            return
        unit: i64 = (option - 1) // STEP
        number: i64 = (option - 1) % STEP + 1
        kind = table.kit.units[unit]
        production: i64 = number * price(table, self.seat, unit)
        table.pay(self.seat, production, number * kind.oil)
        if table.journal is not None:
            table.happened(happens.Buy(self.seat, NAMES[unit], number, production, number * kind.oil), "A11.3")
        if kind.advanced:
            table.advanced += number if unit < KINDS else number << NAVY_SHIFT
        table.do(PlaceUnits(self.seat, unit, number), self)

    def production(self, table: World) -> i64:
        return table.nations[self.seat].production

    def oil(self, table: World) -> i64:
        return table.nations[self.seat].oil

    def advanced_army(self, table: World) -> i64:
        return advanced_left(table, self.seat, 0)

    def advanced_navy(self, table: World) -> i64:
        return advanced_left(table, self.seat, KINDS)

    def facts(self, table: World, option: i64) -> dict[str, object]:
        if option == DONE:
            return {}
        unit, number = (option - 1) // STEP, (option - 1) % STEP + 1
        return {"production": number * price(table, self.seat, unit), "oil": number * table.kit.units[unit].oil}

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if option == DONE or ((option - 1) % STEP != 0 and option - 1 not in table.answers):
            return None
        unit, number = (option - 1) // STEP, (option - 1) % STEP + 1
        kind, nation = table.kit.units[unit], table.nations[self.seat]
        if unit >= KINDS and not has_coast(table, self.seat):
            return Refusal("A11.5", "no-coast", {})
        lacks = number * price(table, self.seat, unit) - nation.production
        if lacks > 0:
            return Refusal("A11.3", "production-short", {"missing": lacks})
        lacks = number * kind.oil - nation.oil
        if lacks > 0:
            return Refusal("A11.3", "oil-short", {"missing": lacks})
        most = most_advanced(table, self.seat, unit)
        return Refusal("A11.4", "most-advanced-army" if unit < KINDS else "most-advanced-navy", {"most": most})


class PlaceUnits(Decision[World]):
    """A11.5  Where the new units stand."""

    first: ClassVar[int] = 2620
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A11.5"
    about: ClassVar[About | None] = About(unit=ANY_UNIT.of("unit"), number=NUMBER.of("number"))
    answers: ClassVar[Answers | None] = one_region("in {region}")

    def __init__(self, seat: i64, unit: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.unit: i64 = unit
        self.number: i64 = number

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.owners[region] == self.seat and (self.unit < KINDS or table.kit.atlas.seas[region]):
                found.append(region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        place_units(table, self.seat, self.unit, self.number, option, "A11.5")

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return why_not_place(table, self.seat, option)


def why_not_place(table: World, seat: i64, region: i64) -> Refusal | None:
    if not table.kit.atlas.has(region):
        return None
    if table.owners[region] != seat:
        return Refusal("A11.5", "not-yours", {})
    return Refusal("A11.5", "no-sea-there", {})


def place_units(table: World, seat: i64, unit: i64, number: i64, region: i64, clause: str) -> None:
    if unit < KINDS:
        table.add_army(region, number * one(unit))
    else:
        table.put_docked(region, table.docked[region] + number * one(unit - KINDS))
    if table.journal is not None:
        id = table.kit.atlas.region_ids[region]
        event = happens.Place(seat, id, "army" if unit < KINDS else "ships", {NAMES[unit]: number})
        table.happened(event, clause)


class PlaceFree(Decision[World]):
    """Where an Infantry stands that comes for nothing."""

    first: ClassVar[int] = 3820
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A11.5"
    about: ClassVar[About | None] = About(
        left=NUMBER.of("left"), most=NUMBER.of("most"), placed=Several(REGION).of("placed")
    )
    answers: ClassVar[Answers | None] = one_region("in {region}")

    def __init__(self, seat: i64, left: i64, most: i64, placed: list[int]) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.most: i64 = most  # in one region
        self.placed = placed  # where the others went; never changed

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.owners[region] == self.seat and self.placed.count(region) < self.most:
                found.append(region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        place_units(table, self.seat, INFANTRY, 1, option, "A11.5")
        if self.left > 1:
            table.do(PlaceFree(self.seat, self.left - 1, self.most, [*self.placed, option]))

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if table.kit.atlas.has(option) and table.owners[option] == self.seat:
            return Refusal("A11.5", "full-already", {})
        return why_not_place(table, self.seat, option)


BUY: Final[list[Step[World]]] = [Buy(seat) for seat in range(6)]
BUILD: Final[list[Step[World]]] = [Build(seat) for seat in range(6)]
