"""A9  Transport: army units go as far as own regions reach."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe.asking import DONE, AskGoal, AskOrigin
from parlour.games.attack_deluxe.box import NO_REGIONS, RAIL
from parlour.games.attack_deluxe.move import go_there, why_not_leave
from parlour.games.attack_deluxe.picking import PICK_SIZE, Pick
from parlour.games.attack_deluxe.roles import ARMY_UNITS, REGION, UNIT, pick
from parlour.games.attack_deluxe.settling import settle_land
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import KINDS, PLANE, count, one

ONLY_DONE: Final[list[int]] = [0]
ALL_MAY: Final[i64] = 2
PLANES_MAY: Final[i64] = 1
NO_LIMIT: Final[i64] = 1000
RAIL_FREE: Final[i64] = 4  # the level that adds a Transport beside another action


def transport_limit(table: World, seat: i64) -> i64:
    """A9.4  How many units a Transport of this seat moves."""
    level: i64 = table.nations[seat].level(RAIL)
    return table.kit.economics[RAIL * 4 + level - 1].units if level else table.kit.transport


def freight_left(table: World) -> int | None:
    """How many units may still go in this Transport; None: as many as there are."""
    return None if table.freight_left > NO_LIMIT // 2 else table.freight_left


def can_transport(table: World, seat: i64) -> bool:
    """A9.1  Whether there is an own region with a unit to spare and another one beside it."""
    atlas, owners = table.kit.atlas, table.owners
    closed: i64 = -1
    region: i64 = atlas.first
    while region < atlas.end:
        if owners[region] == seat and table.spare(region) > 0:
            at: i64 = 0
            for other in atlas.ways[region]:
                if owners[other] == seat:
                    if closed < 0:
                        closed = table.enemy_zones(seat)
                    if count(table.armies[region], PLANE) or atlas.is_open(region, at, closed):
                        return True
                at += 1
        region += 1
    return False


def reached(table: World, seat: i64, origin: i64) -> list[int]:
    """A9.1, A9.3  Who gets from an own region to each other one: 0 nobody, 1 Planes only, 2 all."""
    atlas, owners = table.kit.atlas, table.owners
    closed = table.enemy_zones(seat)
    who = NO_REGIONS[:]
    who[origin] = ALL_MAY
    edge: list[int] = [origin]
    while edge:
        region: i64 = edge.pop()
        mine: i64 = who[region]
        at: i64 = 0
        for other in atlas.ways[region]:
            if owners[other] == seat and who[other] < mine:
                there: i64 = mine if atlas.is_open(region, at, closed) else PLANES_MAY
                if there > who[other]:
                    who[other] = there
                    edge.append(other)
            at += 1
    return who


class TransportFrom(AskOrigin):
    """A9.4  The region from which the next units go, or no further ones."""

    first: ClassVar[int] = 900
    size: ClassVar[int] = 93
    clause: ClassVar[str] = "A9.1"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"))

    def options(self, table: World) -> list[int]:
        if table.freight_left <= 0:
            return ONLY_DONE
        found: list[int] = [DONE]
        atlas, owners = table.kit.atlas, table.owners
        closed = table.enemy_zones(self.seat)
        region: i64 = atlas.first
        while region < atlas.end:
            if owners[region] == self.seat and table.spare(region) > 0:
                planes = count(table.armies[region], PLANE) > 0
                at: i64 = 0
                for other in atlas.ways[region]:
                    if owners[other] == self.seat and (planes or atlas.is_open(region, at, closed)):
                        found.append(1 + region)
                        break
                    at += 1
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == DONE:
            settle_land(table, self.seat)
        else:
            table.do(TransportTo(self.seat, option - 1), self)

    def left(self, table: World) -> int | None:
        return freight_left(table)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        region = option - 1
        if not table.kit.atlas.has(region):
            return None
        if table.owners[region] == self.seat and table.armies[region] and table.spare(region) > 0:
            return Refusal("A9.2", "no-region-in-reach", {})
        return why_not_leave(table, self.seat, region)


class TransportTo(AskGoal):
    """A9.1  Where they go."""

    first: ClassVar[int] = 1000
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A9.1"
    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"), available=ARMY_UNITS.of("available"), most=NUMBER.of("most"), left=NUMBER.of("left")
    )

    def options(self, table: World) -> list[int]:
        who = reached(table, self.seat, self.origin)
        least: i64 = PLANES_MAY if count(table.armies[self.origin], PLANE) else ALL_MAY
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if region != self.origin and who[region] >= least:
                found.append(region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        who = reached(table, self.seat, self.origin)
        table.do(PickFreight(self.seat, 0, 0, self.origin, option, who[option] == PLANES_MAY))

    def left(self, table: World) -> int | None:
        return freight_left(table)

    def facts(self, table: World, option: i64) -> dict[str, object]:
        """Whether Planes only get there."""
        return {"only_planes": reached(table, self.seat, self.origin)[option] == PLANES_MAY}

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if table.owners[option] != self.seat:
            return Refusal("A9.1", "not-yours", {})
        if option == self.origin:
            return Refusal("A9.1", "already-there", {})
        if reached(table, self.seat, self.origin)[option] == PLANES_MAY:
            return Refusal("A9.3", "only-planes-cross", {})
        return Refusal("A9.2", "no-own-way", {})


class PickFreight(Pick):
    """A9.4  Which units go, as many as the Transport has room for."""

    first: ClassVar[int] = 1100
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "A9.4"
    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"),
        goal=REGION.of("goal"),
        picked=ARMY_UNITS.of("picked"),
        available=ARMY_UNITS.of("available"),
        limits=ARMY_UNITS.of("limits"),
        most=NUMBER.of("most"),
        left=NUMBER.of("left"),
    )
    answers: ClassVar[Answers | None] = pick(UNIT, "origin")

    def __init__(self, seat: i64, picked: i64, asked: i64, origin: i64, goal: i64, only_planes: bool) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked
        self.origin: i64 = origin
        self.goal: i64 = goal
        self.only_planes = only_planes

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickFreight(self.seat, picked, asked, self.origin, self.goal, self.only_planes)

    def available(self, table: World) -> i64:
        units: i64 = table.armies[self.origin]
        return count(units, PLANE) * one(PLANE) if self.only_planes else units

    def most(self, table: World) -> i64:
        most: i64 = min(table.spare(self.origin), table.freight_left)
        return min(most, count(table.armies[self.origin], PLANE)) if self.only_planes else most

    def left(self, table: World) -> int | None:
        return freight_left(table)

    def go(self, table: World, units: i64) -> None:
        kind: i64 = 0
        while kind < KINDS:
            table.freight_left -= count(units, kind)
            kind += 1
        go_there(table, self.seat, self.origin, self.goal, units, "A9.1")


class AskTransport(Decision[World]):
    """A9.5  Whether to make a Transport beside this action, before or after it."""

    first: ClassVar[int] = 26
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "A9.5"
    about: ClassVar[About | None] = About(after=FLAG.of("after"), most=NUMBER.of("most"))
    answers: ClassVar[Answers | None] = Answers(Choice("no transport", verb="no-transport"), "transport")

    def __init__(self, seat: i64, after: bool) -> None:
        self.seat: i64 = seat
        self.after = after

    def options(self, table: World) -> list[int]:
        if table.side_freight > 0 or self.by_rail(table):
            if can_transport(table, self.seat):
                return [0, 1]
        return []

    def most(self, table: World) -> i64:
        return table.side_freight if table.side_freight > 0 else transport_limit(table, self.seat)

    def by_rail(self, table: World) -> bool:
        nation = table.nations[self.seat]
        return nation.level(RAIL) >= RAIL_FREE and not nation.railed

    def choose(self, table: World, option: i64) -> None:
        if option == 0:
            return
        if table.side_freight > 0:
            table.freight_left = table.side_freight
            table.side_freight = 0
        else:
            table.nations[self.seat].railed = True
            table.freight_left = transport_limit(table, self.seat)
        table.do(TRANSPORT_FROM[self.seat])


TRANSPORT_FROM: Final[list[Step[World]]] = [TransportFrom(seat) for seat in range(6)]
