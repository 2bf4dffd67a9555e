"""A17  Navy battles by line-up: rows laid in secret, ship against ship, retreat."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice, Several
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.battle import SIDES, current, tell_losses, tell_navy_battle
from parlour.games.attack_deluxe.card import BATTLE
from parlour.games.attack_deluxe.cargo import give_up_in_battle
from parlour.games.attack_deluxe.chronicle import NOBODY_HIT
from parlour.games.attack_deluxe.ending import end_at_sea, put_sailed, tell_battle_over
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.playing import PLAY_CARD
from parlour.games.attack_deluxe.roles import NAVY_UNITS, REGION, SHIP, SIDE, ZONE
from parlour.games.attack_deluxe.secrets import ROW_BITS
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import (
    ARMY,
    BATTLESHIP,
    CARRIER,
    HOLDS,
    KINDS,
    NAVY,
    SUBMARINE,
    aboard,
    count,
    listed,
    one,
)
from parlour.games.attack_deluxe.units import size as size_of

AFLOAT: Final[i64] = 0
SIDEWAYS: Final[i64] = 1
SUNK: Final[i64] = 2
NO_SHIP: Final[i64] = -1
NOTHING: Final[list[int]] = []


def begin_lineup(table: World, battle: Battle, defenders: i64, attackers: i64) -> None:
    battle.line[DEFENDER] = defenders
    battle.line[ATTACKER] = attackers
    table.battle = battle
    if table.journal is not None:
        table.chronicle = table.chronicle.battle()
    tell_navy_battle(table, battle, "line", defenders, attackers, "A17.1")
    table.do(ROUND)


class Round(Step[World]):
    """A17.1, A17.2  Rows are laid in secret, revealed, and ships engage."""

    def run(self, table: World) -> None:
        battle = current(table)
        battle.rows = [0, 0]
        battle.shown = False
        table.do(REVEAL_ROWS, ENGAGE)
        table.do(LayShip(battle.sides[DEFENDER], DEFENDER, 0), LayShip(battle.sides[ATTACKER], ATTACKER, 0))


class LayShip(Decision[World]):
    """A17.1  The next ship of the row, from the left."""

    first: ClassVar[int] = 3670
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "A17.1"
    secret: ClassVar[bool] = True
    about: ClassVar[About | None] = About(
        zone=ZONE.of("zone"),
        side=SIDE.of("side"),
        number=NUMBER.of("number"),
        most=NUMBER.of("most"),
        row=Several(SHIP).of("row"),
        left=NAVY_UNITS.of("left"),
    )
    answers: ClassVar[Answers | None] = Answers(Choice("lay {ship}", "line:{side}:{ship}", ship=SHIP))

    def __init__(self, seat: i64, side: i64, laid: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = side
        self.laid: i64 = laid

    def zone(self, table: World) -> i64:
        return current(table).place

    def number(self, table: World) -> i64:
        """Which ship of the row, from 1 on."""
        return self.laid + 1

    def most(self, table: World) -> i64:
        """How many ships the row will have."""
        return min(table.kit.engagement.row, size_of(current(table).line[self.side]))

    def row(self, table: World) -> list[int]:
        """The ships that are in it, from the left."""
        return row_list(current(table).rows[self.side])

    def left(self, table: World) -> i64:
        """The ships that are not in the row yet."""
        battle = current(table)
        ships: i64 = battle.line[self.side]
        row: i64 = battle.rows[self.side]
        while row:
            ships -= one((row & 7) - 1)
            row >>= ROW_BITS
        return ships

    def imagined(self, table: World) -> Decision[World]:
        """How many ships are laid already does not show: for the others none is."""
        current(table).rows[self.side] = 0
        return LayShip(self.seat, self.side, 0)

    def options(self, table: World) -> list[int]:
        if self.laid >= self.most(table):
            return []
        ships = self.left(table)
        return [kind for kind in range(KINDS) if count(ships, kind)]

    def choose(self, table: World, option: i64) -> None:
        battle = current(table)
        battle.rows[self.side] += (option + 1) << (ROW_BITS * self.laid)
        table.do(LayShip(self.seat, self.side, self.laid + 1))

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal("A17.1", "no-ship-left", {"ship": SHIP.at(option)})


class RevealRows(Step[World]):
    """A17.1  Both rows are in: they are revealed. Cards are played in the first round."""

    def run(self, table: World) -> None:
        battle = current(table)
        battle.shown = True
        table.reveal()
        if table.journal is not None:
            zone = table.kit.atlas.zone_ids[battle.place]
            for side in range(2):
                ships = row_names(battle.rows[side])
                table.happened(happens.Row(battle.sides[side], SIDES[side], zone, ships), "A17.1")
        if battle.turn == 1:
            table.do(PLAY_CARD[battle.sides[ATTACKER]][BATTLE], PLAY_CARD[battle.sides[DEFENDER]][BATTLE])


def row_list(row: i64) -> list[int]:
    """The kinds of ships from the left."""
    found: list[int] = []
    while row:
        found.append((row & 7) - 1)
        row >>= ROW_BITS
    return found


def row_names(row: i64) -> list[str]:
    return [NAVY[kind] for kind in row_list(row)]


def escorts(row: list[int], at: i64) -> i64:
    """A17.5  How many Carriers lie beside a ship."""
    carriers: i64 = 0
    if at > 0 and row[at - 1] == CARRIER:
        carriers += 1
    if at + 1 < len(row) and row[at + 1] == CARRIER:
        carriers += 1
    return carriers


def roll_values(table: World) -> list[int]:
    """A17.3  Two navy dice by their values, or two order dice."""
    faces = table.kit.engagement.faces
    first: i64 = table.roll(6)
    second: i64 = table.roll(6)
    return [faces[first], faces[second]]


def first_afloat(states: list[int]) -> i64:
    at: i64 = 0
    for state in states:
        if state != SUNK:
            return at
        at += 1
    return NO_SHIP


class Engage(Step[World]):
    """A17.2, A17.6, A17.7, A17.8  Ships opposite each other engage from left to right."""

    def run(self, table: World) -> None:
        battle = current(table)
        rows = [row_list(battle.rows[DEFENDER]), row_list(battle.rows[ATTACKER])]
        states = [[int(AFLOAT)] * len(rows[DEFENDER]), [int(AFLOAT)] * len(rows[ATTACKER])]
        if table.journal is not None:
            table.chronicle = table.chronicle.round()
        at: i64 = 0
        while at < min(len(rows[DEFENDER]), len(rows[ATTACKER])):
            told: list[int] = NOTHING if table.journal is None else [int(battle.turn), int(at)]
            sums = [0, 0]
            side: i64 = 0
            while side < 2:
                ship: i64 = rows[side][at]
                dice = roll_values(table)
                beside: i64 = escorts(rows[side], at)
                bonus: i64 = table.kit.engagement.adds(ship, rows[1 - side][at], beside)
                pack: i64 = battle.bonus[side] if ship == SUBMARINE and battle.turn == 1 else 0
                sums[side] = dice[0] + dice[1] + bonus + pack
                if table.journal is not None:
                    told += [int(ship), *dice, int(beside), int(pack)]
                    tell_engagement(table, battle, side, ship, at, dice, bonus + pack)
                side += 1
            if sums[DEFENDER] != sums[ATTACKER]:
                loser: i64 = DEFENDER if sums[DEFENDER] < sums[ATTACKER] else ATTACKER
                hit: i64 = first_afloat(states[loser])
                if rows[DEFENDER][at] == CARRIER and rows[ATTACKER][at] == CARRIER:
                    hit = at
                turned = rows[loser][hit] == BATTLESHIP and states[loser][hit] == AFLOAT
                states[loser][hit] = SIDEWAYS if turned else SUNK
                if table.journal is not None:
                    told += [int(loser), int(hit), 0 if turned else 1]
                    zone, ship_hit = table.kit.atlas.zone_ids[battle.place], NAVY[rows[loser][hit]]
                    event = happens.Hit(battle.sides[loser], SIDES[loser], zone, hit + 1, ship_hit, not turned)
                    table.happened(event, "A17.7")
            elif table.journal is not None:
                told += [NOBODY_HIT, 0, 0]
                table.happened(happens.Tie(table.kit.atlas.zone_ids[battle.place], at + 1), "A17.6")
            if table.journal is not None:
                table.chronicle = table.chronicle.engagement(told)
            at += 1
        table.do(AFTER_ROUND)
        side = 0
        while side < 2:
            self.count_losses(table, battle, side, rows[side], states[side])
            side += 1

    def count_losses(self, table: World, battle: Battle, side: i64, row: list[int], states: list[int]) -> None:
        """A17.9  Sunk ships are gone; sideways Battleships leave the battle."""
        lost: i64 = 0
        damaged: i64 = 0
        at: i64 = 0
        for state in states:
            if state == SUNK:
                lost += one(row[at])
            elif state == SIDEWAYS:
                battle.line[side] -= one(BATTLESHIP)
                damaged += 1
            at += 1
        battle.damaged[side] += damaged
        if damaged and table.journal is not None:
            zone = table.kit.atlas.zone_ids[battle.place]
            table.happened(happens.Damage(battle.sides[side], SIDES[side], zone, damaged), "A17.9")
        battle.line[side] -= lost
        battle.lost[side] += lost
        if lost:
            tell_losses(table, battle, side, lost, "A17.8")
            give_up_in_battle(table, battle.sides[side], battle.place, afloat(battle, side), side == ATTACKER)


def tell_engagement(table: World, battle: Battle, side: i64, ship: i64, at: i64, dice: list[int], bonus: i64) -> None:
    zone, sum = table.kit.atlas.zone_ids[battle.place], dice[0] + dice[1] + bonus
    event = happens.Engage(battle.sides[side], SIDES[side], zone, at + 1, NAVY[ship], dice, bonus, sum)
    table.happened(event, "A17.6")


def afloat(battle: Battle, side: i64) -> i64:
    """All ships of a side, those too that can fight no more."""
    return battle.line[side] + battle.damaged[side] * one(BATTLESHIP)


class AfterRound(Step[World]):
    """A17.10, A17.12  Somebody cannot fight on, somebody retreats, or there is a new round."""

    def run(self, table: World) -> None:
        battle = current(table)
        battle.turn += 1
        battle.shown = True
        for side in (DEFENDER, ATTACKER):
            if battle.line[side] == 0:
                give_way(table, battle, side)
                return
        table.do(AskRetreat(battle.sides[DEFENDER], DEFENDER))


def havens(table: World, battle: Battle, side: i64) -> list[int]:
    """A17.11  The places around the zone to which a side may retreat."""
    seat, zone = battle.sides[side], battle.place
    found: list[int] = []
    at: i64 = 0
    for place in table.kit.atlas.sea_ways[zone]:
        came: bool = table.entries[zone] >> at & 1 != 0
        at += 1
        if side == ATTACKER and not came:
            continue
        if place < REGIONS:
            if table.owners[place] == seat:
                found.append(place)
            continue
        admiral: i64 = table.admirals[place - REGIONS]
        if (admiral != NOBODY and admiral != seat) or (side == DEFENDER and table.sailed[place - REGIONS]):
            continue
        found.append(place)
    return found


def give_way(table: World, battle: Battle, side: i64) -> None:
    """A17.12  The loser's ships retreat, or are lost where they cannot."""
    if afloat(battle, side) and havens(table, battle, side):
        table.do(RetreatTo(battle.sides[side], side))
    else:
        settle(table, battle, side)


def settle(table: World, battle: Battle, loser: i64, retreated: i64 = 0) -> None:
    """A17.9, A17.12  The battle is over: the winner's ships are whole again."""
    tell_battle_over(table, battle)
    table.battle = None
    winner: i64 = 1 - loser
    battle.line[winner] = afloat(battle, winner)
    battle.line[loser] = 0
    end_at_sea(table, battle, retreated)


class AskRetreat(Decision[World]):
    """A17.10  Whether to retreat with all ships after a round."""

    first: ClassVar[int] = 3680
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "A17.10"
    about: ClassVar[About | None] = About(zone=ZONE.of("zone"), side=SIDE.of("side"))
    answers: ClassVar[Answers | None] = Answers(Choice("fight on", verb="fight-on"), Choice("retreat", "side:{side}"))

    def __init__(self, seat: i64, side: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = side

    def options(self, table: World) -> list[int]:
        return [0, 1] if havens(table, current(table), self.side) else [0]

    def zone(self, table: World) -> i64:
        return current(table).place

    def choose(self, table: World, option: i64) -> None:
        if option:
            table.do(RetreatTo(self.seat, self.side))
        elif self.side == DEFENDER:
            table.do(AskRetreat(current(table).sides[ATTACKER], ATTACKER))
        else:
            table.do(ROUND)


class RetreatTo(Decision[World]):
    """A17.11  Where the ships go."""

    first: ClassVar[int] = 3690
    size: ClassVar[int] = 123
    clause: ClassVar[str] = "A17.11"
    about: ClassVar[About | None] = About(zone=ZONE.of("zone"), side=SIDE.of("side"), ships=NAVY_UNITS.of("ships"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("retreat {place}", "coast:{place}", place=REGION), Choice("retreat {place}", "zone:{place}", place=ZONE)
    )

    def __init__(self, seat: i64, side: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = side

    def options(self, table: World) -> list[int]:
        return havens(table, current(table), self.side)

    def zone(self, table: World) -> i64:
        return current(table).place

    def ships(self, table: World) -> i64:
        return afloat(current(table), self.side)

    def choose(self, table: World, option: i64) -> None:
        battle = current(table)
        zone, ships = battle.place, afloat(battle, self.side)
        if table.journal is not None:
            self.tell(table, zone, ships, option)
        if self.side == ATTACKER:
            self.attackers_leave(table, zone, ships, option)
        else:
            self.defenders_leave(table, zone, ships, option)
        settle(table, battle, self.side, ships)

    def tell(self, table: World, zone: i64, ships: i64, place: i64) -> None:
        attacks, atlas = self.side == ATTACKER, table.kit.atlas
        holds = table.sailed_holds if attacks else table.holds
        cargo, at = aboard(holds, zone), zone * HOLDS
        all_units: i64 = holds[at] + holds[at + 1] + holds[at + 2]
        coast = place < REGIONS
        event = happens.Retreat(
            self.seat,
            atlas.zone_ids[zone],
            "regions" if coast else "zones",
            atlas.place_id(place),
            "arrived" if attacks else "ships",
            "arrived_cargo" if attacks else "cargo",
            "arrived" if attacks and not coast else "ships",
            listed(ships, NAVY),
            cargo,
            {} if coast else cargo,
            "arrived" if attacks else "army",
            listed(all_units, ARMY) if coast else {},
        )
        table.happened(event, "A17.11")

    def attackers_leave(self, table: World, zone: i64, ships: i64, place: i64) -> None:
        holds = table.sailed_holds[:]
        at: i64 = zone * HOLDS
        if place < REGIONS:
            berthed = table.berthed[:]
            berthed[place] += ships
            table.berthed = berthed
            cargo: i64 = holds[at] + holds[at + 1] + holds[at + 2]
            if cargo:
                table.arrive(place, cargo)
        else:
            put_sailed(table, place - REGIONS, table.sailed[place - REGIONS] + ships)
            there: i64 = (place - REGIONS) * HOLDS
            hold: i64 = 0
            while hold < HOLDS:
                holds[there + hold] += holds[at + hold]
                hold += 1
        table.sailed_holds = holds

    def defenders_leave(self, table: World, zone: i64, ships: i64, place: i64) -> None:
        hold: i64 = 0
        if place < REGIONS:
            table.put_docked(place, table.docked[place] + ships)
            if table.cargo(zone):
                table.add_army(place, table.cargo(zone))
        else:
            other: i64 = place - REGIONS
            table.put_fleet(other, self.seat, table.fleets[other] + ships)
            while hold < HOLDS:
                table.put_hold(other, hold, table.holds[other * HOLDS + hold] + table.holds[zone * HOLDS + hold])
                hold += 1

    def why_not(self, table: World, option: i64) -> Refusal | None:
        battle = current(table)
        if not table.kit.atlas.has(option) or option not in table.kit.atlas.sea_ways[battle.place]:
            return None
        if self.side == ATTACKER:
            return Refusal("A17.11", "did-not-come-from", {})
        return Refusal("A17.11", "not-yours" if option < REGIONS else "enemy-ships-there", {})


ROUND: Final = Round()
REVEAL_ROWS: Final = RevealRows()
ENGAGE: Final = Engage()
AFTER_ROUND: Final = AfterRound()
