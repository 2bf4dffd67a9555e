"""A8.6, A16.6  Army units aboard ships: how many fit, and what is lost when they no longer do."""

from typing import ClassVar, Literal

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.roles import ARMY_UNITS, CARRYING_SHIP, UNIT, ZONE
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, CARRYING, HOLDS, KINDS, NAVY, count, one, size

Holds = list[int]


def room(table: World, seat: i64, ships: i64, hold: i64, units: i64) -> i64:
    """How many more army units fit into this hold of these ships; below 0: so many are too many."""
    return count(ships, CARRYING[hold]) * table.cargo_limit(seat) - size(units)


def give_up_cargo(table: World, seat: i64, zone: i64) -> None:
    """A12.5, A16.6  What the ships in the zone cannot carry is lost."""
    hold: i64 = HOLDS
    while hold > 0:
        hold -= 1
        over: i64 = -room(table, seat, table.fleets[zone], hold, table.holds[zone * HOLDS + hold])
        if over > 0:
            table.do(LoseCargo(seat, zone, hold, False, over))


def give_up_in_battle(table: World, seat: i64, zone: i64, ships: i64, sailed: bool) -> None:
    """A16.6  The same in a battle, where these ships are left."""
    holds = table.sailed_holds if sailed else table.holds
    hold: i64 = HOLDS
    while hold > 0:
        hold -= 1
        over: i64 = -room(table, seat, ships, hold, holds[zone * HOLDS + hold])
        if over > 0:
            table.do(LoseCargo(seat, zone, hold, sailed, over))


class LoseCargo(Decision[World]):
    """A16.6  Which of the units aboard ships of one kind is lost with them."""

    first: ClassVar[int] = 3650
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "A16.6"
    about: ClassVar[About | None] = About(
        zone=ZONE.of("zone"), ship=CARRYING_SHIP.of("hold"), aboard=ARMY_UNITS.of("units"), over=NUMBER.of("over")
    )
    answers: ClassVar[Answers | None] = Answers(Choice("lose {unit}", "cargo:{seat}:{zone}:{ship}:{unit}", unit=UNIT))

    def __init__(self, seat: i64, zone: i64, hold: i64, sailed: bool, over: i64) -> None:
        self.seat: i64 = seat
        self.zone: i64 = zone
        self.hold: i64 = hold
        self.sailed = sailed  # the ships came in this action
        self.over: i64 = over

    def units(self, table: World) -> i64:
        holds = table.sailed_holds if self.sailed else table.holds
        return holds[self.zone * HOLDS + self.hold]

    def options(self, table: World) -> list[int]:
        units = self.units(table)
        return [kind for kind in range(KINDS) if count(units, kind)]

    def choose(self, table: World, option: i64) -> None:
        at: i64 = self.zone * HOLDS + self.hold
        if self.sailed:
            holds = table.sailed_holds[:]
            holds[at] -= one(option)
            table.sailed_holds = holds
        else:
            table.put_hold(self.zone, self.hold, table.holds[at] - one(option))
        if table.journal is not None:
            zone, ship = table.kit.atlas.zone_ids[self.zone], NAVY[CARRYING[self.hold]]
            hold: Literal["cargo", "arrived_cargo"] = "arrived_cargo" if self.sailed else "cargo"
            table.happened(happens.Drown(self.seat, zone, hold, {ship: {ARMY[option]: 1}}), "A16.6")
        if self.over > 1:
            table.do(LoseCargo(self.seat, self.zone, self.hold, self.sailed, self.over - 1))
