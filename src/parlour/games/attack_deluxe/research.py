"""A12  Research: units are given up for technology."""

from typing import ClassVar, Final, Literal

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.box import OIL, SUITS
from parlour.games.attack_deluxe.cargo import give_up_cargo
from parlour.games.attack_deluxe.oil import PlaceOil
from parlour.games.attack_deluxe.roles import ANY_UNIT, ECONOMICS, FORCES, REGION, ZONE
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import (
    ARMY,
    ARTILLERY,
    CARRYING,
    HOLDS,
    INFANTRY,
    KINDS,
    NAMES,
    NAVY,
    PLANE,
    TANK,
    count,
    listed,
    one,
    size,
)

NO_MORE: Final[i64] = 0
SUBSETS: Final[i64] = 16


def giving(table: World, seat: i64) -> list[int]:
    """A5.2, A12.1  For each set of army kinds how many units of it could be given up; every region keeps one unit."""
    sums = [0] * 16
    owners, armies = table.owners, table.armies
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if owners[region] == seat:
            units: i64 = armies[region]
            spare: i64 = size(units) - 1
            if spare > 0:
                add_giving(sums, units, spare)
        region += 1
    zone: i64 = table.kit.atlas.first_zone
    while zone < table.kit.atlas.end_zone:
        if table.admirals[zone] == seat:
            cargo = table.cargo(zone)
            if cargo:
                add_giving(sums, cargo, size(cargo))
        zone += 1
    return sums


def add_giving(sums: list[int], units: i64, spare: i64) -> None:
    kinds: i64 = 1
    while kinds < SUBSETS:
        sums[kinds] += min(spare, of_kinds(units, kinds))
        kinds += 1


def of_kinds(units: i64, kinds: i64) -> i64:
    """How many units are of one of these kinds."""
    return (
        (kinds & 1) * count(units, INFANTRY)
        + (kinds >> 1 & 1) * count(units, ARTILLERY)
        + (kinds >> 2 & 1) * count(units, TANK)
        + (kinds >> 3) * count(units, PLANE)
    )


def can_give(sums: list[int], needed: i64) -> bool:
    """Whether units enough can be given up for what is needed, each kind and all together (Hall's condition)."""
    kinds: i64 = 1
    while kinds < SUBSETS:
        if of_kinds(needed, kinds) > sums[kinds]:
            return False
        kinds += 1
    return True


def ships_of(table: World, seat: i64) -> i64:
    """All ships of this seat, docked and at sea."""
    total: i64 = 0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat:
            total += table.docked[region]
        region += 1
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral == seat:
            total += table.fleets[zone]
        zone += 1
    return total


def has_ships(ships: i64, needed: i64) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if count(needed, kind) > count(ships, kind):
            return False
        kind += 1
    return True


def can_pay(army: i64, navy: i64, sums: list[int], ships: i64, dropped: i64) -> bool:
    """A12.1  Whether these units are there to be given up, when so many of them can be left out but for the last."""
    if has_ships(ships, navy) and can_give(sums, army):
        return True
    if dropped == 0 or size(army) + size(navy) <= 1:
        return False
    kind: i64 = 0
    while kind < KINDS:
        if count(army, kind) and can_pay(army - one(kind), navy, sums, ships, dropped - 1):
            return True
        if count(navy, kind) and can_pay(army, navy - one(kind), sums, ships, dropped - 1):
            return True
        kind += 1
    return False


def open_cards(table: World, seat: i64, dropped: i64, only_one: bool) -> list[int]:
    """A12.2, A12.3  The cards that this seat can take now."""
    nation = table.nations[seat]
    sums = giving(table, seat)
    ships: i64 = 0
    found: list[int] = []
    for card in table.kit.economics:
        if nation.level(card.suit) == card.level - 1 and table.copies_left(card.suit, card.level) > 0:
            if card.navy and ships == 0:
                ships = ships_of(table, seat)
            if can_pay(card.army, card.navy, sums, ships, dropped):
                found.append(card.number)
                if only_one:
                    return found
    return found


class ChooseTech(Decision[World]):
    """A12.1  The card."""

    first: ClassVar[int] = 2720
    size: ClassVar[int] = 20
    clause: ClassVar[str] = "A12.1"
    about: ClassVar[About | None] = About(spared=NUMBER.of("spared"))
    answers: ClassVar[Answers | None] = Answers(Choice("research {card}", "economics:{card}", card=ECONOMICS))

    def options(self, table: World) -> list[int]:
        return open_cards(table, self.seat, table.dropped, False)

    def choose(self, table: World, option: i64) -> None:
        card = table.kit.economics[option]
        table.do(LeaveOut(self.seat, option, card.army, card.navy, table.dropped))

    def spared(self, table: World) -> i64:
        """How many units can be left out, by a card that allows it."""
        return table.dropped

    def facts(self, table: World, option: i64) -> dict[str, object]:
        card = table.kit.economics[option]
        return {"units": FORCES.at((card.army, card.navy))}

    def why_not(self, table: World, option: i64) -> Refusal | None:
        card = table.kit.economics[option]
        level = table.nations[self.seat].level(card.suit)
        if level >= card.level:
            return Refusal("A12.2", "have-already", {})
        if level < card.level - 1:
            return Refusal("A12.2", "level-first", {"level": card.level - 1})
        if table.copies_left(card.suit, card.level) == 0:
            return Refusal("A12.3", "no-copy-left", {})
        return Refusal("A12.1", "cannot-give-up", {})


class LeaveOut(Decision[World]):
    """Which of the units asked for are left out, by a card that allows it; at least one is given up."""

    first: ClassVar[int] = 2745
    size: ClassVar[int] = 9
    clause: ClassVar[str] = "A12.1"
    about: ClassVar[About | None] = About(
        card=ECONOMICS.of("number"), units=FORCES.of("units"), left_out=FORCES.of("left_out"), left=NUMBER.of("left")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("no more", verb="no-more"), Choice("without {unit}", "need:{card}:{unit}", unit=ANY_UNIT)
    )

    def __init__(self, seat: i64, number: i64, army: i64, navy: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.army: i64 = army
        self.navy: i64 = navy
        self.left: i64 = left

    def options(self, table: World) -> list[int]:
        if self.left == 0 or size(self.army) + size(self.navy) <= 1:
            return [NO_MORE]
        sums, ships = giving(table, self.seat), ships_of(table, self.seat)
        found: list[int] = []
        if has_ships(ships, self.navy) and can_give(sums, self.army):
            found.append(NO_MORE)
        unit: i64 = 0
        while unit < KINDS * 2:
            if count(self.army if unit < KINDS else self.navy, unit % KINDS):
                if can_pay(self.army_without(unit), self.navy_without(unit), sums, ships, self.left - 1):
                    found.append(1 + unit)
            unit += 1
        return found

    def units(self, table: World) -> tuple[int, int]:
        """The units that are still asked for."""
        return self.army, self.navy

    def left_out(self, table: World) -> tuple[int, int]:
        """Those that are not asked for any more."""
        card = table.kit.economics[self.number]
        return card.army - self.army, card.navy - self.navy

    def army_without(self, unit: i64) -> i64:
        return self.army - one(unit) if unit < KINDS else self.army

    def navy_without(self, unit: i64) -> i64:
        return self.navy if unit < KINDS else self.navy - one(unit - KINDS)

    def choose(self, table: World, option: i64) -> None:
        if option == NO_MORE:
            if table.journal is not None:
                units = {**listed(self.army, ARMY), **listed(self.navy, NAVY)}
                table.happened(happens.Research(self.seat, table.kit.economics[self.number].id, units), "A12.1")
            table.do(GiveUp(self.seat, self.number, self.army, self.navy), TakeTech(self.seat, self.number))
        else:
            unit = option - 1
            army, navy = self.army_without(unit), self.navy_without(unit)
            table.do(LeaveOut(self.seat, self.number, army, navy, self.left - 1))


class GiveUp(Decision[World]):
    """A12.1, A12.5  From where the next unit is discarded; army units first, then ships."""

    first: ClassVar[int] = 2760
    size: ClassVar[int] = 123
    clause: ClassVar[str] = "A12.1"
    about: ClassVar[About | None] = About(
        card=ECONOMICS.of("number"),
        unit=ANY_UNIT.of("unit"),
        units=FORCES.of("units"),
        given=FORCES.of("given"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("discard {unit} {place}", "unit:{place}:{unit}", place=REGION),
        Choice("discard {unit} {place}", "unit:{place}:{unit}", place=ZONE),
    )

    def __init__(self, seat: i64, number: i64, army: i64, navy: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number  # of the card that they are for
        self.army: i64 = army
        self.navy: i64 = navy

    def kind(self) -> i64:
        """The kind of unit that is asked for next; ships are above the armies."""
        kind: i64 = 0
        while kind < KINDS:
            if count(self.army, kind):
                return kind
            kind += 1
        kind = 0
        while kind < KINDS:
            if count(self.navy, kind):
                return KINDS + kind
            kind += 1
        return -1

    def unit(self, table: World) -> i64:
        return self.kind()

    def units(self, table: World) -> tuple[int, int]:
        """The units that are still asked for."""
        return self.army, self.navy

    def given(self, table: World) -> tuple[int, int]:
        """Those that have been discarded already."""
        army: i64 = 0
        navy: i64 = 0
        for place, unit in table.chronicle.given:
            if unit < KINDS:
                army += one(unit)
            else:
                navy += one(unit - KINDS)
        return army, navy

    def facts(self, table: World, option: i64) -> dict[str, object]:
        """How many units of this kind are there."""
        unit = self.kind()
        if unit < KINDS:
            units = table.armies[option] if option < REGIONS else table.cargo(option - REGIONS)
        else:
            units = table.docked[option] if option < REGIONS else table.fleets[option - REGIONS]
        return {"here": count(units, unit % KINDS)}

    def options(self, table: World) -> list[int]:
        unit: i64 = self.kind()
        if unit < 0:
            return []
        return self.army_places(table, unit) if unit < KINDS else self.navy_places(table, unit - KINDS)

    def army_places(self, table: World, kind: i64) -> list[int]:
        sums = giving(table, self.seat)
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.owners[region] == self.seat:
                units: i64 = table.armies[region]
                if count(units, kind) and size(units) > 1 and self.leaves_enough(sums, units, size(units) - 1, kind):
                    found.append(region)
            region += 1
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.admirals[zone] == self.seat:
                cargo = table.cargo(zone)
                if count(cargo, kind) and self.leaves_enough(sums, cargo, size(cargo), kind):
                    found.append(REGIONS + zone)
            zone += 1
        return found

    def leaves_enough(self, sums: list[int], units: i64, spare: i64, kind: i64) -> bool:
        """Whether the other units can still be given up when one of these goes."""
        after: i64 = units - one(kind)
        needed: i64 = self.army - one(kind)
        kinds: i64 = 1
        while kinds < SUBSETS:
            lost: i64 = min(spare, of_kinds(units, kinds)) - min(spare - 1, of_kinds(after, kinds))
            if of_kinds(needed, kinds) > sums[kinds] - lost:
                return False
            kinds += 1
        return True

    def navy_places(self, table: World, kind: i64) -> list[int]:
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.owners[region] == self.seat and count(table.docked[region], kind):
                found.append(region)
            region += 1
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.admirals[zone] == self.seat and count(table.fleets[zone], kind):
                found.append(REGIONS + zone)
            zone += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        unit: i64 = self.kind()
        if unit < KINDS:
            table.do(GiveUp(self.seat, self.number, self.army - one(unit), self.navy))
            if option < REGIONS:
                self.tell(table, option, "army")
                table.put_army(option, table.armies[option] - one(unit))
            else:
                hold = take_cargo(table, option - REGIONS, unit)
                self.tell(table, option, "cargo." + NAVY[CARRYING[hold]])
            return
        self.tell(table, option, "ships")
        kind: i64 = unit - KINDS
        table.do(GiveUp(self.seat, self.number, self.army, self.navy - one(kind)))
        if option < REGIONS:
            table.put_docked(option, table.docked[option] - one(kind))
        else:
            zone: i64 = option - REGIONS
            table.put_fleet(zone, self.seat, table.fleets[zone] - one(kind))
            give_up_cargo(table, self.seat, zone)

    def tell(self, table: World, place: i64, part: str) -> None:
        if table.journal is not None:
            table.chronicle = table.chronicle.give_up(place, self.kind())
            card, id = table.kit.economics[self.number].id, table.kit.atlas.place_id(place)
            on: Literal["regions", "zones"] = "regions" if place < REGIONS else "zones"
            table.happened(happens.GiveUp(self.seat, card, on, id, part, {NAMES[self.kind()]: 1}), "A12.1")

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        mine = table.owners[option] if option < REGIONS else table.admirals[option - REGIONS]
        if mine != self.seat:
            return Refusal("A12.1", "nothing-there", {})
        unit = self.kind()
        units = table.armies[option] if option < REGIONS else table.cargo(option - REGIONS)
        if unit < KINDS and count(units, unit):
            return Refusal("A5.2", "last-unit-research", {})
        return Refusal("A12.1", "no-such-unit", {"unit": ANY_UNIT.at(unit)})


def take_cargo(table: World, zone: i64, kind: i64) -> i64:
    """A unit aboard goes, from the ships that are lost first; out of which hold."""
    hold: i64 = 0
    while count(table.holds[zone * HOLDS + hold], kind) == 0:
        hold += 1
    table.put_hold(zone, hold, table.holds[zone * HOLDS + hold] - one(kind))
    return hold


class TakeTech(Step[World]):
    """A12.1, A12.4  The card takes effect."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, table: World) -> None:
        card = table.kit.economics[self.number]
        table.gain_level(self.seat, card.suit)
        if table.journal is not None:
            table.happened(happens.Tech(self.seat, card.id, SUITS[card.suit], card.level), "A12.1")
        if card.suit == OIL and card.markers:
            table.do(PlaceOil(self.seat, card.markers))


CHOOSE_TECH: Final[list[Step[World]]] = [ChooseTech(seat) for seat in range(6)]
