"""A8.9  Landing cargo after the navy battles."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.cargo import give_up_cargo
from parlour.games.attack_deluxe.picking import PICK_SIZE, Pick
from parlour.games.attack_deluxe.roles import ARMY_UNITS, REGION, UNIT, ZONE, one_region, pick
from parlour.games.attack_deluxe.settling import settle_fleets
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, HOLDS, KINDS, aboard, count, listed, one, size

DONE: Final[i64] = 0
ONLY_DONE: Final[list[int]] = [0]


class SettleFleets(Step[World]):
    """A8.8  The navy battles are over: ships are where they are."""

    def run(self, table: World) -> None:
        settle_fleets(table)


class LandFrom(Decision[World]):
    """A8.9  The zone from which cargo lands, or no further landing."""

    first: ClassVar[int] = 2080
    size: ClassVar[int] = 32
    clause: ClassVar[str] = "A8.9"
    answers: ClassVar[Answers | None] = Answers("done", Choice("land {zone}", "zone:{zone}", zone=ZONE))

    def options(self, table: World) -> list[int]:
        found: list[int] = [DONE]
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.admirals[zone] == self.seat and table.cargo(zone):
                found.append(1 + zone)
            zone += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == DONE:
            if table.more_cargo:
                drop_too_much(table, self.seat)
        else:
            table.do(LandTo(self.seat, option - 1), self)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if table.kit.atlas.has(REGIONS + option - 1) and table.admirals[option - 1] == self.seat:
            return Refusal("A8.9", "no-cargo-there", {})
        return None


def drop_too_much(table: World, seat: i64) -> None:
    """What is too much for the ships when the action ends is lost."""
    table.more_cargo = 0
    zone: i64 = table.kit.atlas.first_zone
    while zone < table.kit.atlas.end_zone:
        if table.admirals[zone] == seat and table.cargo(zone):
            give_up_cargo(table, seat, zone)
        zone += 1


class LandTo(Decision[World]):
    """A8.9  The bordering region where it lands."""

    first: ClassVar[int] = 2120
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A8.9"
    about: ClassVar[About | None] = About(zone=ZONE.of("zone"), aboard=ARMY_UNITS.of("aboard"))
    answers: ClassVar[Answers | None] = one_region("in {region}")

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat: i64 = seat
        self.zone: i64 = zone

    def options(self, table: World) -> list[int]:
        return table.kit.atlas.coast[self.zone]

    def aboard(self, table: World) -> i64:
        return table.cargo(self.zone)

    def choose(self, table: World, option: i64) -> None:
        table.do(PickLanding(self.seat, 0, 0, self.zone, option))

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        return Refusal("A8.9", "does-not-border", {})


class PickLanding(Pick):
    """A8.9  Which units land there; the rest may stay aboard."""

    first: ClassVar[int] = 2220
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "A8.9"
    about: ClassVar[About | None] = About(
        zone=ZONE.of("zone"),
        region=REGION.of("region"),
        picked=ARMY_UNITS.of("picked"),
        available=ARMY_UNITS.of("available"),
        limits=ARMY_UNITS.of("limits"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = pick(UNIT, "zone")

    def __init__(self, seat: i64, picked: i64, asked: i64, zone: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked
        self.zone: i64 = zone
        self.region: i64 = region

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickLanding(self.seat, picked, asked, self.zone, self.region)

    def available(self, table: World) -> i64:
        return table.cargo(self.zone)

    def most(self, table: World) -> i64:
        return size(table.cargo(self.zone))

    def go(self, table: World, units: i64) -> None:
        left: i64 = units
        came = [0, 0, 0]
        holds = table.holds[:]
        hold: i64 = 0
        while hold < HOLDS:
            at: i64 = self.zone * HOLDS + hold
            kind: i64 = 0
            while kind < KINDS:
                here: i64 = min(count(left, kind), count(holds[at], kind))
                left -= here * one(kind)
                holds[at] -= here * one(kind)
                came[hold] += here * one(kind)
                kind += 1
            hold += 1
        table.holds = holds
        table.arrive(self.region, units)
        if table.journal is not None:
            table.chronicle = table.chronicle.march(REGIONS + self.zone, self.region, units)
            atlas, cargo = table.kit.atlas, aboard(came, 0)
            zone, region = atlas.zone_ids[self.zone], atlas.region_ids[self.region]
            table.happened(happens.Land(self.seat, zone, region, listed(units, ARMY), cargo), "A8.9")


SETTLE_FLEETS: Final = SettleFleets()
LAND_FROM: Final[list[Step[World]]] = [LandFrom(seat) for seat in range(6)]
