"""A6.2, A8.8, A15  Which battle is fought next, and who defends."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.battle import begin_battle
from parlour.games.attack_deluxe.box import FASCISM, NO_REGIONS, NO_ZONES
from parlour.games.attack_deluxe.ending import conquer
from parlour.games.attack_deluxe.lineup import begin_lineup
from parlour.games.attack_deluxe.pieces import NOBODY, new_battle
from parlour.games.attack_deluxe.roles import ARMY_UNITS, NAVY_UNITS, ZONE, one_region
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, listed


class ChooseBattle(Decision[World]):
    """A6.2  The next region to be fought for."""

    first: ClassVar[int] = 1980
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A6.2"
    answers: ClassVar[Answers | None] = one_region("fight {region}")

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        if table.moved is NO_REGIONS:
            return found
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.moved[region] and table.owners[region] != self.seat:
                found.append(region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        table.do(self)
        fight_for(table, self.seat, option)

    def facts(self, table: World, option: i64) -> dict[str, object]:
        return {
            "attackers": ARMY_UNITS.at(table.moved[option]),
            "defenders": ARMY_UNITS.at(table.armies[option]),
        }

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal("A6.3", "no-battle-there", {}) if table.kit.atlas.has(option) else None


def fight_for(table: World, seat: i64, region: i64) -> None:
    """A14.1, A15.1, A15.2, A15.3  All who entered fight all who are there, or the units that dice bring."""
    kit, owner = table.kit, table.owners[region]
    attackers: i64 = table.moved[region]
    moved = table.moved[:]
    moved[region] = 0
    table.moved = moved
    defenders: i64 = table.armies[region]
    speaker: i64 = owner
    if owner == NOBODY:
        speaker = table.seat_after(seat)
        defenders = table.roll_faces(table.year)
        if table.journal is not None:
            id = kit.atlas.region_ids[region]
            table.happened(happens.Neutrals(speaker, id, table.year, listed(defenders, ARMY)), "A15.2")
        if defenders == 0:
            if table.journal is not None:
                id = kit.atlas.region_ids[region]
                table.happened(happens.Unopposed(seat, id, listed(attackers, ARMY)), "A15.3")
            conquer(table, seat, region, attackers, "A15.3")
            return
    line: i64 = kit.line
    if region == table.target and table.has_power(seat, FASCISM):
        line += kit.power.line
    battle = new_battle(False, region, [speaker, seat], owner == NOBODY, [kit.line, line])
    begin_battle(table, battle, defenders, attackers)


class ChooseSeaBattle(Decision[World]):
    """A8.8  The next zone to be fought for."""

    first: ClassVar[int] = 1940
    size: ClassVar[int] = 31
    clause: ClassVar[str] = "A8.8"
    answers: ClassVar[Answers | None] = Answers(Choice("fight {zone}", "zone:{zone}", zone=ZONE))

    def options(self, table: World) -> list[int]:
        found: list[int] = []
        if table.sailed is NO_ZONES:
            return found
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.sailed[zone]:
                admiral: i64 = table.admirals[zone]
                if admiral != NOBODY and admiral != self.seat:
                    found.append(zone)
            zone += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        table.do(self)
        kit = table.kit
        battle = new_battle(True, option, [table.admirals[option], self.seat], False, [kit.line, kit.line])
        if kit.lineup:
            begin_lineup(table, battle, table.fleets[option], table.sailed[option])
        else:
            begin_battle(table, battle, table.fleets[option], table.sailed[option])

    def facts(self, table: World, option: i64) -> dict[str, object]:
        return {
            "attackers": NAVY_UNITS.at(table.sailed[option]),
            "defenders": NAVY_UNITS.at(table.fleets[option]),
        }

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(REGIONS + option):
            return None
        return Refusal("A8.4", "no-battle-there", {})


CHOOSE_BATTLE: Final[list[Step[World]]] = [ChooseBattle(seat) for seat in range(6)]
CHOOSE_SEA_BATTLE: Final[list[Step[World]]] = [ChooseSeaBattle(seat) for seat in range(6)]
