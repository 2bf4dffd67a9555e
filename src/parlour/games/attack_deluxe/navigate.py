"""A8  Navigate: ships sail in groups, take armies aboard, and dock."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Amount, Answers, Choice, Mention
from parlour.engine.bits import bit
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.asking import AskNumber
from parlour.games.attack_deluxe.atlas import REGIONS, ZONES
from parlour.games.attack_deluxe.box import MONARCHY
from parlour.games.attack_deluxe.cargo import room
from parlour.games.attack_deluxe.picking import PICK_SIZE, Pick
from parlour.games.attack_deluxe.pieces import NOBODY, NOWHERE
from parlour.games.attack_deluxe.roles import CARGO, CARRYING_SHIP, NAVY_UNITS, PLACE, REGION, SHIP, UNIT, ZONE, pick
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, CARRYING, HOLDS, KINDS, NAVY, aboard, count, listed, one, size

DONE: Final[i64] = 0
STOP: Final[i64] = 0
SAIL: Final[i64] = 1
DOCK: Final[i64] = 32
EMBARK: Final[i64] = 124
MOST_CARGO: Final = 100  # of one kind that one answer can speak of
NO_CARGO: Final[list[int]] = [0, 0, 0]


def ship_steps(table: World, seat: i64) -> i64:
    """A8.1  How many steps a ship of this seat has."""
    steps: i64 = table.kit.power.steps if table.has_power(seat, MONARCHY) else table.kit.ship_steps
    return steps + table.more_steps


def can_navigate(table: World, seat: i64) -> bool:
    """Whether this seat has any ship."""
    for admiral in table.admirals:
        if admiral == seat:
            return True
    region: i64 = 0
    for ships in table.docked:
        if ships and table.owners[region] == seat:
            return True
        region += 1
    return False


class ChooseFleet(Decision[World]):
    """A8.1  Where the next group of ships lies, or no further group."""

    first: ClassVar[int] = 1200
    size: ClassVar[int] = 124
    clause: ClassVar[str] = "A8.1"
    about: ClassVar[About | None] = About(steps=NUMBER.of("steps"))
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("ships {place}", "coast:{place}", place=REGION),
        Choice("ships {place}", "zone:{place}", place=ZONE),
    )

    def options(self, table: World) -> list[int]:
        found: list[int] = [DONE]
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.docked[region] and table.owners[region] == self.seat:
                found.append(1 + region)
            region += 1
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.admirals[zone] == self.seat:
                found.append(1 + REGIONS + zone)
            zone += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option != DONE:
            table.do(PickShips(self.seat, 0, 0, option - 1), self)

    def steps(self, table: World) -> i64:
        return ship_steps(table, self.seat)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        place = option - 1
        if not table.kit.atlas.has(place):
            return None
        ships = table.docked[place] if place < REGIONS else table.fleets[place - REGIONS]
        came = table.berthed[place] if place < REGIONS else table.sailed[place - REGIONS]
        if ships:
            return Refusal("A8.1", "ships-not-yours", {})
        return Refusal("A8.1", "sailed-already", {}) if came else None


class PickShips(Pick):
    """A8.1  Which ships sail together."""

    first: ClassVar[int] = 1330
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "A8.1"
    about: ClassVar[About | None] = About(
        place=PLACE.of("place"),
        picked=NAVY_UNITS.of("picked"),
        available=NAVY_UNITS.of("available"),
        limits=NAVY_UNITS.of("limits"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = pick(SHIP, "place")

    def __init__(self, seat: i64, picked: i64, asked: i64, place: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked
        self.place: i64 = place

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickShips(self.seat, picked, asked, self.place)

    def unit(self, kind: i64) -> Mention:
        return SHIP.at(kind)

    def available(self, table: World) -> i64:
        return table.docked[self.place] if self.place < REGIONS else table.fleets[self.place - REGIONS]

    def most(self, table: World) -> i64:
        return size(self.available(table))

    def go(self, table: World, units: i64) -> None:
        if self.place < REGIONS:
            table.put_docked(self.place, table.docked[self.place] - units)
            if table.journal is not None:
                table.chronicle = table.chronicle.set_sail(self.place)
                id = table.kit.atlas.region_ids[self.place]
                table.happened(happens.SetSail(self.seat, "regions", id, listed(units, NAVY), {}), "A8.1")
            table.do(Sail(self.seat, self.place, units, NO_CARGO, ship_steps(table, self.seat), NOWHERE))
        elif table.cargo(self.place - REGIONS) == 0:
            leave_zone(table, self.seat, self.place - REGIONS, units, NO_CARGO)
        else:
            table.do(TakeCargo(self.seat, self.place - REGIONS, units, NO_CARGO, 0))


def leave_zone(table: World, seat: i64, zone: i64, ships: i64, cargo: list[int]) -> None:
    """The group with its cargo is on its way."""
    table.put_fleet(zone, seat, table.fleets[zone] - ships)
    hold: i64 = 0
    while hold < HOLDS:
        table.put_hold(zone, hold, table.holds[zone * HOLDS + hold] - cargo[hold])
        hold += 1
    if table.journal is not None:
        table.chronicle = table.chronicle.set_sail(REGIONS + zone)
        id = table.kit.atlas.zone_ids[zone]
        table.happened(happens.SetSail(seat, "zones", id, listed(ships, NAVY), aboard(cargo, 0)), "A8.1")
    table.do(Sail(seat, REGIONS + zone, ships, cargo, ship_steps(table, seat), NOWHERE))


class TakeCargo(AskNumber):
    """A8.13  How many units of a kind, aboard ships of a kind, go along; `at` counts through these pairs."""

    first: ClassVar[int] = 1430
    size: ClassVar[int] = MOST_CARGO
    clause: ClassVar[str] = "A8.13"
    about: ClassVar[About | None] = About(
        zone=ZONE.of("zone"),
        ships=NAVY_UNITS.of("ships"),
        cargo=CARGO.of("cargo"),
        unit=UNIT.of("unit"),
        ship=CARRYING_SHIP.of("ship"),
        least=NUMBER.of("least"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice(
            "take {amount} {unit} on {ship}", "cargo:{seat}:{zone}:{ship}:{unit}", amount=Amount("amount", MOST_CARGO)
        )
    )

    def __init__(self, seat: i64, zone: i64, ships: i64, cargo: list[int], at: i64) -> None:
        self.seat: i64 = seat
        self.zone: i64 = zone
        self.ships: i64 = ships
        self.cargo = cargo  # what goes along so far, by hold; never changed
        self.at: i64 = at

    def unit(self, table: World) -> i64:
        return self.at % KINDS

    def ship(self, table: World) -> i64:
        return self.at // KINDS

    def most(self, table: World) -> i64:
        hold: i64 = self.at // KINDS
        here: i64 = count(table.holds[self.zone * HOLDS + hold], self.at % KINDS)
        places: i64 = count(self.ships, CARRYING[hold]) * table.cargo_limit(self.seat) - size(self.cargo[hold])
        return min(here, places, MOST_CARGO - 1) if here else 0

    def least(self, table: World) -> i64:
        """What the ships that stay, and units of further kinds in this hold, leave over."""
        hold: i64 = self.at // KINDS
        aboard: i64 = table.holds[self.zone * HOLDS + hold]
        ship: i64 = CARRYING[hold]
        staying: i64 = (count(table.fleets[self.zone], ship) - count(self.ships, ship)) * table.cargo_limit(self.seat)
        least: i64 = size(aboard) - staying - size(self.cargo[hold])
        kind: i64 = self.at % KINDS + 1
        while kind < KINDS:
            least -= count(aboard, kind)
            kind += 1
        return min(max(least, 0), self.most(table))

    def choose(self, table: World, option: i64) -> None:
        hold: i64 = self.at // KINDS
        cargo = self.cargo
        if option:
            cargo = cargo[:]
            cargo[hold] += option * one(self.at % KINDS)
        if self.at + 1 < KINDS * HOLDS:
            table.do(TakeCargo(self.seat, self.zone, self.ships, cargo, self.at + 1))
        else:
            leave_zone(table, self.seat, self.zone, self.ships, cargo)


class Sail(Decision[World]):
    """A8.1, A8.5  The next step of a group of ships: a zone, a coast, an army to embark; or it stops."""

    first: ClassVar[int] = 1700
    size: ClassVar[int] = 216
    clause: ClassVar[str] = "A8.1"
    about: ClassVar[About | None] = About(
        place=PLACE.of("place"),
        ships=NAVY_UNITS.of("ships"),
        cargo=CARGO.of("cargo"),
        steps=NUMBER.of("steps"),
        room=NUMBER.of("room"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("stop", "group:{place}"),
        Choice("sail {zone}", "zone:{zone}", zone=ZONE),
        Choice("dock {region}", "coast:{region}", region=REGION),
        Choice("embark {region}", "region:{region}", region=REGION),
    )

    def __init__(self, seat: i64, place: i64, ships: i64, cargo: list[int], steps: i64, before: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
        self.ships: i64 = ships
        self.cargo = cargo  # by hold; never changed
        self.steps: i64 = steps  # left
        self.before: i64 = before  # the place it came from

    def room(self, table: World) -> i64:
        """How many army units can still embark."""
        return (
            room(table, self.seat, self.ships, 0, self.cargo[0])
            + room(table, self.seat, self.ships, 1, self.cargo[1])
            + room(table, self.seat, self.ships, 2, self.cargo[2])
        )

    def options(self, table: World) -> list[int]:
        atlas, place = table.kit.atlas, self.place
        found: list[int] = [STOP]
        if place < REGIONS:
            if self.steps > 0:
                for zone in atlas.seas[place]:
                    found.append(SAIL + zone)
            if can_embark(table, self.seat, place) and self.room(table) > 0:
                found.append(EMBARK + place)
            return found
        zone = place - REGIONS
        if self.steps > 0:
            for other in atlas.waters[zone]:
                found.append(SAIL + other)
            for region in atlas.coast[zone]:
                if table.owners[region] == self.seat:
                    found.append(DOCK + region)
        if self.room(table) > 0:
            for region in atlas.coast[zone]:
                if can_embark(table, self.seat, region):
                    found.append(EMBARK + region)
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == STOP:
            self.stop(table)
        elif option < DOCK:
            self.sail_to(table, option - SAIL)
        elif option < EMBARK:
            self.dock(table, option - DOCK)
        else:
            table.do(Embark(self.seat, self, option - EMBARK))

    def sail_to(self, table: World, zone: i64) -> None:
        """A8.1, A8.4  One step on; among enemy ships it is the last."""
        there = Sail(self.seat, REGIONS + zone, self.ships, self.cargo, self.steps - 1, self.place)
        if table.journal is not None:
            table.chronicle = table.chronicle.sail(REGIONS + zone)
            origin, goal = table.kit.atlas.place_id(self.place), table.kit.atlas.zone_ids[zone]
            ships, cargo = listed(self.ships, NAVY), aboard(self.cargo, 0)
            table.happened(happens.Sail(self.seat, origin, goal, ships, cargo, self.steps - 1), "A8.1")
        if table.admirals[zone] != NOBODY and table.admirals[zone] != self.seat:
            there.stop(table)
        else:
            table.do(there)

    def dock(self, table: World, region: i64) -> None:
        """A8.2, A8.3  The last step, unless there is a canal."""
        if table.journal is not None:
            table.chronicle = table.chronicle.sail(region)
            origin, goal = table.kit.atlas.place_id(self.place), table.kit.atlas.region_ids[region]
            ships, cargo = listed(self.ships, NAVY), aboard(self.cargo, 0)
            table.happened(happens.Dock(self.seat, origin, goal, ships, cargo, self.steps - 1), "A8.2")
        there = Sail(self.seat, region, self.ships, self.cargo, self.steps - 1, self.place)
        if table.kit.atlas.canal[region] and self.steps > 1:
            table.do(there)
        else:
            there.stop(table)

    def stop(self, table: World) -> None:
        """A8.10  The group has come to rest; on a coast its cargo lands."""
        if table.journal is not None:
            table.chronicle = table.chronicle.come_to_rest(self.ships)
        if self.place < REGIONS:
            berthed = table.berthed[:]
            berthed[self.place] += self.ships
            table.berthed = berthed
            if table.journal is not None:
                id = table.kit.atlas.region_ids[self.place]
                table.happened(happens.Moor(self.seat, id, listed(self.ships, NAVY)), "A8.2")
            landed: i64 = self.cargo[0] + self.cargo[1] + self.cargo[2]
            if landed:
                table.arrive(self.place, landed)
                if table.journal is not None:
                    id = table.kit.atlas.region_ids[self.place]
                    table.happened(happens.Land(self.seat, None, id, listed(landed, ARMY), {}), "A8.10")
            return
        zone: i64 = self.place - REGIONS
        sailed = table.sailed[:]
        sailed[zone] += self.ships
        table.sailed = sailed
        if self.cargo is not NO_CARGO:
            holds = table.sailed_holds[:]
            hold: i64 = 0
            while hold < HOLDS:
                holds[zone * HOLDS + hold] += self.cargo[hold]
                hold += 1
            table.sailed_holds = holds
        if table.journal is not None:
            id = table.kit.atlas.zone_ids[zone]
            event = happens.Anchor(self.seat, id, listed(self.ships, NAVY), aboard(self.cargo, 0))
            table.happened(event, "A8.1")
        if self.before != NOWHERE:
            entries = table.entries[:]
            entries[zone] |= bit(table.kit.atlas.sea_ways[zone].index(self.before))
            table.entries = entries

    def place_of(self, option: i64) -> i64:
        if option < DOCK:
            return REGIONS + option - SAIL
        return option - DOCK if option < EMBARK else option - EMBARK

    def why_not(self, table: World, option: i64) -> Refusal | None:
        place = self.place_of(option)
        if option == STOP or not table.kit.atlas.has(place):
            return None
        near = [REGIONS + zone for zone in table.kit.atlas.seas[self.place]] if self.place < REGIONS else []
        if self.place >= REGIONS:
            near = table.kit.atlas.sea_ways[self.place - REGIONS]
        if option < EMBARK:
            if place == self.place:
                return None
            if option >= DOCK and table.owners[place] != self.seat:
                return Refusal("A8.1", "coast-not-yours", {}) if place in near else None
            if place not in near:
                return Refusal("A8.1", "no-step", {})
            return Refusal("A8.1", "no-steps-left", {}) if self.steps == 0 else None
        if place not in near and place != self.place:
            return Refusal("A8.5", "ships-not-at-shore", {})
        if table.owners[place] != self.seat:
            return Refusal("A8.5", "not-yours", {})
        if self.room(table) <= 0:
            return Refusal("A8.6", "ships-full", {})
        if table.armies[place] == 0:
            return Refusal("A8.7", "landed-already", {})
        return Refusal("A5.2", "last-unit", {})


def can_embark(table: World, seat: i64, region: i64) -> bool:
    """A8.5, A8.7, A5.2  Whether a unit of this region may go aboard."""
    return table.owners[region] == seat and table.armies[region] != 0 and table.spare(region) > 0


class Embark(Decision[World]):
    """A8.5, A8.6  Which unit goes aboard which kind of ship."""

    first: ClassVar[int] = 1920
    size: ClassVar[int] = 12
    clause: ClassVar[str] = "A8.5"
    about: ClassVar[About | None] = About(
        region=REGION.of("region"), place=PLACE.of("place"), ships=NAVY_UNITS.of("ships"), cargo=CARGO.of("cargo")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("{unit} on {ship}", "unit:{region}:{unit} sailing:{ship}", verb="embark", unit=UNIT, ship=CARRYING_SHIP)
    )

    def __init__(self, seat: i64, group: Sail, region: i64) -> None:
        self.seat: i64 = seat
        self.group = group
        self.region: i64 = region

    def options(self, table: World) -> list[int]:
        units: i64 = table.armies[self.region]
        found: list[int] = []
        kind: i64 = 0
        while kind < KINDS:
            if count(units, kind):
                hold: i64 = 0
                while hold < HOLDS:
                    if room(table, self.seat, self.group.ships, hold, self.group.cargo[hold]) > 0:
                        found.append(kind * HOLDS + hold)
                    hold += 1
            kind += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        kind: i64 = option // HOLDS
        group = self.group
        table.put_army(self.region, table.armies[self.region] - one(kind))
        cargo = group.cargo[:]
        cargo[option % HOLDS] += one(kind)
        if table.journal is not None:
            atlas, ship = table.kit.atlas, NAVY[CARRYING[option % HOLDS]]
            region, place = atlas.region_ids[self.region], atlas.place_id(group.place)
            table.happened(happens.Embark(self.seat, region, place, ship, {ARMY[kind]: 1}), "A8.5")
        table.do(Sail(group.seat, group.place, group.ships, cargo, group.steps, group.before))

    def place(self, table: World) -> i64:
        return self.group.place

    def ships(self, table: World) -> i64:
        return self.group.ships

    def cargo(self, table: World) -> list[int]:
        return self.group.cargo

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if count(table.armies[self.region], option // HOLDS) == 0:
            return Refusal("A8.5", "no-such-unit", {"unit": UNIT.at(option // HOLDS)})
        return Refusal("A8.6", "no-ship-with-room", {"ship": CARRYING_SHIP.at(option % HOLDS)})


CHOOSE_FLEET: Final[list[Step[World]]] = [ChooseFleet(seat) for seat in range(6)]
assert DOCK == SAIL + ZONES
