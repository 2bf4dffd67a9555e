"""A6  Move: groups of army units go one step each, then fight."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers
from parlour.engine.step import Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.asking import DONE, AskGoal, AskOrigin
from parlour.games.attack_deluxe.box import RAIL
from parlour.games.attack_deluxe.picking import PICK_SIZE, Pick
from parlour.games.attack_deluxe.roles import ARMY_UNITS, REGION, UNIT, pick
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, PLANE, count, listed, size


def begin_move(table: World, seat: i64) -> None:
    """A6.1, A6.5  The railway is there for so many units; then groups go."""
    level: i64 = table.nations[seat].level(RAIL)
    table.rail_left = table.kit.economics[RAIL * 4 + level - 1].march if level else 0
    table.do(MOVE_FROM[seat])


def can_leave(table: World, region: i64, closed: i64) -> bool:
    """A6.1, A5.2, A5.6  Whether any unit there may step to an adjacent region."""
    if table.spare(region) <= 0:
        return False
    atlas = table.kit.atlas
    if atlas.land[region]:
        return True
    if count(table.armies[region], PLANE):
        return True
    at: i64 = 0
    for other in atlas.ways[region]:
        if atlas.is_open(region, at, closed):
            return True
        at += 1
    return False


def can_move(table: World, seat: i64) -> bool:
    closed = table.enemy_zones(seat)
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat and can_leave(table, region, closed):
            return True
        region += 1
    return False


class MoveFrom(AskOrigin):
    """A6.1, A6.2  The region from which the next group goes, or no further group."""

    first: ClassVar[int] = 300
    size: ClassVar[int] = 93
    clause: ClassVar[str] = "A6.1"
    about: ClassVar[About | None] = About(by_rail=NUMBER.of("by_rail"), by_march=NUMBER.of("by_march"))

    def options(self, table: World) -> list[int]:
        found: list[int] = [DONE]
        closed = table.enemy_zones(self.seat)
        owners = table.owners
        region: i64 = table.kit.atlas.first
        end: i64 = table.kit.atlas.end
        while region < end:
            if owners[region] == self.seat and can_leave(table, region, closed):
                found.append(1 + region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == DONE:
            return
        table.do(MoveTo(self.seat, option - 1), self)

    def by_rail(self, table: World) -> i64:
        """A6.5  How many units can still use the railway."""
        return table.rail_left

    def by_march(self, table: World) -> i64:
        """How many units can still go two regions by a card."""
        return table.march_left

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return why_not_leave(table, self.seat, option - 1)


def why_not_leave(table: World, seat: i64, region: i64) -> Refusal | None:
    if not table.kit.atlas.has(region):
        return None
    if table.owners[region] != seat:
        return Refusal("A5.1", "not-yours", {})
    if table.armies[region] == 0:
        return Refusal("A6.1", "moved-already", {})
    if table.spare(region) <= 0:
        return Refusal("A5.2", "last-unit", {})
    return Refusal("A5.6", "ways-closed", {})


def direct(table: World, region: i64, other: i64, closed: i64) -> i64:
    """A5.6  Who may step there: 0 nobody, 1 Planes only, 2 all."""
    atlas = table.kit.atlas
    at: i64 = 0
    for there in atlas.ways[region]:
        if there == other:
            return 2 if atlas.is_open(region, at, closed) else 1
        at += 1
    return 0


def by_rail(table: World, seat: i64, region: i64, other: i64) -> bool:
    """A6.5  Whether two land borders with an own region between them lead there."""
    atlas = table.kit.atlas
    if atlas.by_land[region][other] > 2:
        return False
    for between in atlas.land[region]:
        if table.owners[between] == seat and other in atlas.land[between]:
            return True
    return False


def by_march(table: World, seat: i64, region: i64, other: i64, closed: i64) -> i64:
    """Who may go there in two steps over an own region: 0 nobody, 1 Planes only, 2 all."""
    best: i64 = 0
    for between in table.kit.atlas.ways[region]:
        if table.owners[between] == seat and between != other:
            best = max(best, min(direct(table, region, between, closed), direct(table, between, other, closed)))
    return best


class MoveTo(AskGoal):
    """A6.1, A6.5  Where the group goes: one step, or two where somebody may."""

    first: ClassVar[int] = 400
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A6.1"
    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"),
        available=ARMY_UNITS.of("available"),
        most=NUMBER.of("most"),
        by_rail=NUMBER.of("by_rail"),
        by_march=NUMBER.of("by_march"),
    )

    def options(self, table: World) -> list[int]:
        origin, atlas = self.origin, table.kit.atlas
        closed = table.enemy_zones(self.seat)
        planes = count(table.armies[origin], PLANE) > 0
        found: list[int] = []
        at: i64 = 0
        for other in atlas.ways[origin]:
            if planes or atlas.is_open(origin, at, closed):
                found.append(other)
            at += 1
        if table.rail_left + table.march_left > 0:
            near = found[:]
            found = []
            other = atlas.first
            while other < atlas.end:
                if other in near or (other != origin and self.can_reach(table, other, closed)):
                    found.append(other)
                other += 1
        return found

    def can_reach(self, table: World, other: i64, closed: i64) -> bool:
        """A6.5  Whether a unit there may go in two steps."""
        if table.rail_left > 0 and by_rail(table, self.seat, self.origin, other):
            return True
        if table.march_left <= 0:
            return False
        who: i64 = by_march(table, self.seat, self.origin, other, closed)
        return who == 2 or (who == 1 and count(table.armies[self.origin], PLANE) > 0)

    def choose(self, table: World, option: i64) -> None:
        table.do(PickMovers(self.seat, 0, 0, self.origin, option))

    def by_rail(self, table: World) -> i64:
        return table.rail_left

    def by_march(self, table: World) -> i64:
        return table.march_left

    def facts(self, table: World, option: i64) -> dict[str, object]:
        """Whether there will be a battle, and how many can go there at most."""
        most = PickMovers(self.seat, 0, 0, self.origin, option).most(table)
        return {"hostile": table.owners[option] != self.seat, "most": most}

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if option == self.origin:
            return Refusal("A6.1", "already-there", {})
        if option in table.kit.atlas.ways[self.origin]:
            return Refusal("A5.6", "only-planes-cross", {})
        return Refusal("A5.4", "not-adjacent", {})


class PickMovers(Pick):
    """A6.1  Which units of the region go there."""

    first: ClassVar[int] = 500
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "A5.2"
    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"),
        goal=REGION.of("goal"),
        picked=ARMY_UNITS.of("picked"),
        available=ARMY_UNITS.of("available"),
        limits=ARMY_UNITS.of("limits"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = pick(UNIT, "origin")

    def __init__(self, seat: i64, picked: i64, asked: i64, origin: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked
        self.origin: i64 = origin
        self.goal: i64 = goal

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickMovers(self.seat, picked, asked, self.origin, self.goal)

    def available(self, table: World) -> i64:
        return table.armies[self.origin]

    def most(self, table: World) -> i64:
        spare = table.spare(self.origin)
        closed = table.enemy_zones(self.seat)
        who = direct(table, self.origin, self.goal, closed)
        if who == 2:
            return spare
        planes: i64 = count(table.armies[self.origin], PLANE) if who == 1 else 0
        return min(spare, planes + self.marchers(table, closed))

    def most_of(self, table: World, kind: i64) -> i64:
        here: i64 = count(table.armies[self.origin] - self.picked, kind)
        if here == 0:
            return 0
        closed = table.enemy_zones(self.seat)
        who = direct(table, self.origin, self.goal, closed)
        if who == 2 or (who == 1 and kind == PLANE):
            return here
        marching: i64 = size(self.picked) - (count(self.picked, PLANE) if who == 1 else 0)
        if by_rail(table, self.seat, self.origin, self.goal) or kind == PLANE:
            return max(min(here, self.marchers(table, closed) - marching), 0)
        if by_march(table, self.seat, self.origin, self.goal, closed) < 2:
            return 0
        return max(min(here, self.marchers(table, closed) - marching), 0)

    def marchers(self, table: World, closed: i64) -> i64:
        """A6.5  How many units can go there in two steps."""
        total: i64 = 0
        if table.rail_left > 0 and by_rail(table, self.seat, self.origin, self.goal):
            total += table.rail_left
        if table.march_left > 0 and by_march(table, self.seat, self.origin, self.goal, closed) > 0:
            total += table.march_left
        return total

    def go(self, table: World, units: i64) -> None:
        closed = table.enemy_zones(self.seat)
        who = direct(table, self.origin, self.goal, closed)
        if who < 2:
            marching: i64 = size(units) - (count(units, PLANE) if who == 1 else 0)
            by_train: i64 = 0
            if by_rail(table, self.seat, self.origin, self.goal):
                by_train = min(marching, table.rail_left)
            table.rail_left -= by_train
            table.march_left -= marching - by_train
        go_there(table, self.seat, self.origin, self.goal, units, "A6.1")


def go_there(table: World, seat: i64, origin: i64, goal: i64, units: i64, clause: str) -> None:
    """The units leave one region and arrive in another."""
    table.put_army(origin, table.armies[origin] - units)
    table.arrive(goal, units)
    if table.journal is not None:
        table.chronicle = table.chronicle.march(origin, goal, units)
        ids = table.kit.atlas.region_ids
        table.happened(happens.Go(seat, ids[origin], ids[goal], listed(units, ARMY)), clause)


MOVE_FROM: Final[list[Step[World]]] = [MoveFrom(seat) for seat in range(6)]
