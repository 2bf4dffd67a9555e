"""A7  Blitz: one hostile region, one battle, tanks and planes from afar."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.asking import DONE, AskOrigin
from parlour.games.attack_deluxe.atlas import FAR, REGIONS
from parlour.games.attack_deluxe.box import NO_REGIONS
from parlour.games.attack_deluxe.move import go_there, why_not_leave
from parlour.games.attack_deluxe.picking import PICK_SIZE, Pick
from parlour.games.attack_deluxe.roles import ARMY_UNITS, REGION, UNIT, one_region, pick
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import PLANE, TANK, count, one, size

NONE_JOINS: Final[i64] = 0


def tank_steps(table: World, seat: i64, target: i64) -> list[int]:
    """A7.3  How far each own region is from the target over land, through own regions only."""
    atlas, owners = table.kit.atlas, table.owners
    steps = [int(FAR)] * REGIONS
    edge: list[int] = [target]
    distance: i64 = 0
    while edge and distance < table.kit.blitz_reach:
        distance += 1
        further: list[int] = []
        for region in edge:
            for other in atlas.land[region]:
                if owners[other] == seat and steps[other] == FAR:
                    steps[other] = distance
                    further.append(other)
        edge = further
    return steps


def joiners(table: World, region: i64, target: i64, tanks_at: i64) -> i64:
    """A7.2, A7.3, A7.4  The units of an own region that could join, garrison or not; `tanks_at` is their distance."""
    units: i64 = table.armies[region]
    by_land: i64 = table.kit.atlas.by_land[region][target]
    if by_land == 1:
        return units
    found: i64 = 0
    if tanks_at <= table.kit.blitz_reach:
        found += count(units, TANK) * one(TANK)
    if by_land <= table.kit.blitz_reach:
        found += count(units, PLANE) * one(PLANE)
    return found


def blitz_targets(table: World, seat: i64, only_one: bool) -> list[int]:
    """A7.1, A7.5  Hostile regions that at least one unit could join against; `only_one`: stop at the first."""
    atlas, owners = table.kit.atlas, table.owners
    reach: i64 = table.kit.blitz_reach
    marks = NO_REGIONS[:]
    region: i64 = atlas.first
    while region < atlas.end:
        if owners[region] == seat and table.spare(region) > 0:
            for other in atlas.land[region]:
                if owners[other] != seat:
                    marks[other] = 1
                    if only_one:
                        return [other]
            units: i64 = table.armies[region]
            if count(units, PLANE):
                other = atlas.first
                while other < atlas.end:
                    if owners[other] != seat and atlas.by_land[region][other] <= reach:
                        marks[other] = 1
                    other += 1
            elif count(units, TANK):
                mark_tank_targets(table, seat, region, marks)
        region += 1
    return [other for other in range(atlas.first, atlas.end) if marks[other]]


def mark_tank_targets(table: World, seat: i64, region: i64, marks: list[int]) -> None:
    """A7.3  The hostile regions that tanks from here reach through own regions."""
    atlas, owners = table.kit.atlas, table.owners
    edge: list[int] = [region]
    seen = [region]
    left: i64 = table.kit.blitz_reach
    while left > 0 and edge:
        left -= 1
        further: list[int] = []
        for here in edge:
            for other in atlas.land[here]:
                if owners[other] != seat:
                    marks[other] = 1
                elif other not in seen:
                    seen.append(other)
                    further.append(other)
        edge = further


class BlitzTarget(Decision[World]):
    """A7.1  The one hostile region."""

    first: ClassVar[int] = 600
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A7.1"
    answers: ClassVar[Answers | None] = one_region("target {region}")

    def options(self, table: World) -> list[int]:
        return blitz_targets(table, self.seat, False)

    def choose(self, table: World, option: i64) -> None:
        table.target = option
        if table.journal is not None:
            table.happened(happens.Blitz(self.seat, table.kit.atlas.region_ids[option]), "A7.1")

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if table.owners[option] == self.seat:
            return Refusal("A5.7", "your-own", {})
        return Refusal("A7.5", "nobody-could-join", {})


class BlitzFrom(AskOrigin):
    """A7.2, A7.3, A7.4  The region from which further units join, or no further ones."""

    first: ClassVar[int] = 700
    size: ClassVar[int] = 93
    clause: ClassVar[str] = "A7.2"
    about: ClassVar[About | None] = About(target=REGION.of("target"))

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        if table.moved[table.target]:
            found.append(DONE)
        atlas, target = table.kit.atlas, table.target
        tanks = tank_steps(table, self.seat, target)
        region: i64 = atlas.first
        while region < atlas.end:
            if table.owners[region] == self.seat and table.spare(region) > 0:
                if joiners(table, region, target, tanks[region]) != NONE_JOINS:
                    found.append(1 + region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option != DONE:
            table.do(PickJoiners(self.seat, 0, 0, option - 1), self)

    def target(self, table: World) -> i64:
        return table.target

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if option == DONE:
            return Refusal("A7.5", "somebody-joins", {})
        region = option - 1
        if not table.kit.atlas.has(region):
            return None
        if table.owners[region] == self.seat and table.spare(region) > 0:
            return Refusal("A7.3", "no-unit-reaches", {})
        return why_not_leave(table, self.seat, region)


class PickAttackers(Pick):
    """Which units of a region attack the target."""

    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"),
        goal=REGION.of("goal"),
        picked=ARMY_UNITS.of("picked"),
        available=ARMY_UNITS.of("available"),
        limits=ARMY_UNITS.of("limits"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = pick(UNIT, "origin")

    def __init__(self, seat: i64, picked: i64, asked: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked
        self.origin: i64 = origin

    def goal(self, table: World) -> i64:
        return table.target

    def most(self, table: World) -> i64:
        return min(table.spare(self.origin), size(self.available(table)))

    def go(self, table: World, units: i64) -> None:
        go_there(table, self.seat, self.origin, table.target, units, self.clause)


class PickJoiners(PickAttackers):
    """A7.2, A7.3, A7.4  Which units of the region join."""

    first: ClassVar[int] = 800
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "A7.2"

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickJoiners(self.seat, picked, asked, self.origin)

    def available(self, table: World) -> i64:
        if table.kit.atlas.by_land[self.origin][table.target] == 1:
            return table.armies[self.origin]
        tanks = tank_steps(table, self.seat, table.target)
        return joiners(table, self.origin, table.target, tanks[self.origin])

    def go(self, table: World, units: i64) -> None:
        if table.kit.atlas.by_land[self.origin][table.target] == 1:
            super().go(table, units)
            return
        tanks: i64 = count(units, TANK) * one(TANK)
        if tanks:
            go_there(table, self.seat, self.origin, table.target, tanks, "A7.3")
        if units - tanks:
            go_there(table, self.seat, self.origin, table.target, units - tanks, "A7.4")


BLITZ_TARGET: Final[list[Step[World]]] = [BlitzTarget(seat) for seat in range(6)]
BLITZ_FROM: Final[list[Step[World]]] = [BlitzFrom(seat) for seat in range(6)]
