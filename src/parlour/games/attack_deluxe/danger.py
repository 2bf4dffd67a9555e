"""How strong armies are, roughly, and which capitals they threaten: for the judgement of positions."""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.actions import BLITZ, BUILDING, MOVE, ChooseAction
from parlour.games.attack_deluxe.build import PAID, Buy, PlaceUnits, affordable, price
from parlour.games.attack_deluxe.fighting import ChooseBattle
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.state import NO_ACTION, WINTER, World
from parlour.games.attack_deluxe.units import INFANTRY, KINDS, PLANE, TANK, count, one, size

# How much stronger the side is that fires first, and how much the larger battles are decided by numbers: fitted to the
# exact odds of 1,500 battles.
DEFENCE: Final = 1.1
DECIDED: Final = 1.7
GROWS: Final = 0.4
CERTAIN: Final = 5.0  # so many times as strong a side wins
SWIFT: Final = 1.25  # the force of a tank or a plane that joins a Blitz from afar
GAMBLE: Final = 0.4  # a raid that succeeds less often than this is not worth it
MARCH: Final = [0.0, 1.0, 0.5, 0.25]  # how much of an army counts that stands so many steps away


def force(units: i64) -> float:
    """How strong an army or a fleet is: mixed ones hit more."""
    kinds: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if count(units, kind):
            kinds += 1
        kind += 1
    return float(size(units)) * (0.75 + 0.25 * float(kinds)) + 0.5 * float(count(units, PLANE))


def chance(attack: float, defence: float) -> float:
    """A rough chance to win with so much force."""
    if attack >= CERTAIN * defence:
        return 1.0
    if defence >= CERTAIN * attack:
        return 0.0
    margin = log(attack / (defence * DEFENCE)) * DECIDED * exp(GROWS * log(attack + defence))
    return 1.0 / (1.0 + exp(-margin))


def prospect(attack: float, defence: float) -> float:
    """What a chance to take a capital is worth: nothing, if it is a gamble."""
    return max(0.0, chance(attack, defence) - GAMBLE) / (1.0 - GAMBLE)


class Danger:
    """What threatens the capitals."""

    def __init__(self, table: World) -> None:
        seats = table.kit.seats
        self.comes = [0.0] * seats  # the force that could come before each seat's capital
        self.takes = [0.0] * seats  # how likely each seat can take another's capital with its next action
        self.storms = 0.0  # and the active seat with the action under way
        forces, turns = Forces(table), next_turns(table)
        self.free = forces.free  # the force with which each region could attack
        victim: i64 = 0
        while victim < seats:
            capital = table.nations[victim].capital
            if capital >= 0:
                self.look(table, victim, capital, forces, turns)
            victim += 1

    def look(self, table: World, victim: i64, capital: i64, forces: "Forces", turns: list[int]) -> None:
        """Judge the capital of one seat. Who is attacked only after its own next turn can build before."""
        seats, active = table.kit.seats, table.active
        here = garrison(table, capital)
        defence = force(here)
        warned = -1.0
        raider: i64 = 0
        while raider < seats:
            pair: i64 = raider * seats + victim
            self.comes[victim] = max(self.comes[victim], forces.later[pair])
            attack = forces.next_attack(pair, spent(table, raider, turns[raider]))
            if attack > 0.0:
                against = defence
                if turns[victim] < turns[raider]:
                    if warned < 0.0:
                        warned = force(here + levy(table, victim, turns[victim], forces.regions[victim]))
                    against = warned
                self.takes[raider] = max(self.takes[raider], prospect(attack, against))
            raider += 1
        if victim == active:
            return
        attack = forces.attack_under_way(table, active * seats + victim)
        battle = table.battle
        if battle is not None and not battle.sea and battle.place == capital:
            attack += battle_force(battle, ATTACKER)
            defence = battle_force(battle, DEFENDER)
        elif table.moved[capital]:
            attack += force(table.moved[capital])
        if attack > 0.0:
            self.storms = max(self.storms, prospect(attack, defence))


class Forces:
    """The force that each seat could bring before the capital of each other: at its number times the seats, plus
    that of the other."""

    def __init__(self, table: World) -> None:
        atlas, seats = table.kit.atlas, table.kit.seats
        self.by_move = [0.0] * (seats * seats)
        self.by_blitz = [0.0] * (seats * seats)
        self.free = [0.0] * len(table.owners)  # the force of each region, without the unit that stays
        self.regions = [0] * seats
        self.later = [0.0] * (seats * seats)  # with some more actions
        door = [False] * (seats * seats)  # whether a seat has a region next to the capital, which its tanks go through
        capitals = [nation.capital for nation in table.nations]
        victim: i64 = 0
        for capital in capitals:
            if capital >= 0:
                for near in atlas.land[capital]:
                    if table.owners[near] != NOBODY:
                        door[table.owners[near] * seats + victim] = True
            victim += 1
        region: i64 = atlas.first
        while region < atlas.end:
            owner = table.owners[region]
            if owner != NOBODY:
                self.regions[owner] += 1
                if size(table.armies[region]) > 1:
                    self.add(table, region, owner, capitals, door)
            region += 1

    def add(self, table: World, region: i64, owner: i64, capitals: list[int], door: list[bool]) -> None:
        """Count the army of one region."""
        atlas, reach = table.kit.atlas, table.kit.blitz_reach
        units: i64 = table.armies[region]
        number = size(units)
        strength = force(units) * float(number - 1) / float(number)
        self.free[region] = strength
        steps, by_land = atlas.by_way[region], atlas.by_land[region]
        pair: i64 = owner * table.kit.seats
        for capital in capitals:
            if capital >= 0 and steps[capital] < len(MARCH) and table.owners[capital] != owner:
                self.later[pair] += strength * MARCH[steps[capital]]
                if steps[capital] == 1:
                    self.by_move[pair] += strength
                if by_land[capital] == 1:
                    self.by_blitz[pair] += strength
                elif by_land[capital] <= reach:
                    swift: i64 = count(units, PLANE)
                    if door[pair]:
                        swift += count(units, TANK)
                    self.by_blitz[pair] += SWIFT * float(swift)
            pair += 1

    def next_attack(self, pair: i64, used: i64) -> float:
        """The force of the best attack that a seat can make when these actions are used up."""
        moving = self.by_move[pair] if used >> MOVE & 1 == 0 else 0.0
        return max(moving, self.by_blitz[pair]) if used >> BLITZ & 1 == 0 else moving

    def attack_under_way(self, table: World, pair: i64) -> float:
        """What the active seat can still send before its action is over, or with the one it begins."""
        if table.action == NO_ACTION:
            if isinstance(table.question, ChooseAction):
                return self.next_attack(pair, spent(table, table.active, table.position))
            return 0.0
        if table.battle is not None or isinstance(table.question, ChooseBattle):
            return 0.0
        if table.action == MOVE:
            return self.by_move[pair]
        return self.by_blitz[pair] if table.action == BLITZ else 0.0


def next_turns(table: World) -> list[int]:
    """How many turns after the first of this season each seat has its next."""
    seats = table.kit.seats
    found = [0] * seats
    seat, turn = table.active, table.position
    for number in range(seats):
        found[seat] = turn
        seat, turn = table.seat_after(seat), turn + 1
    if not isinstance(table.question, ChooseAction):
        found[table.active] = turn
    return found


def spent(table: World, seat: i64, turn: i64) -> i64:
    """The actions that a seat has used up when this turn comes: with a new year all are free again."""
    new_year = table.season >= WINTER - 1 and turn >= table.kit.seats
    return 0 if new_year or table.kit.repeats else table.nations[seat].used


def levy(table: World, seat: i64, turn: i64, regions: i64) -> i64:
    """The Infantry that a seat could have by then, with a Build in its next turn."""
    used = spent(table, seat, turn)
    if used >> BUILDING & 1:
        return 0
    production: i64 = table.nations[seat].production
    if used >> PAID & 1 == 0:
        production += regions * table.kit.region_income + table.population(seat)
    return production // price(table, seat, INFANTRY) * one(INFANTRY)


def garrison(table: World, capital: i64) -> i64:
    """The units that will be there when the action under way is over, or can be."""
    units: i64 = table.armies[capital]
    return units + table.moved[capital] + being_built(table) if table.owners[capital] == table.active else units


def being_built(table: World) -> i64:
    """What a Build that is under way can still bring to the capital."""
    question = table.question
    units: i64 = 0
    if isinstance(question, PlaceUnits) and question.unit < KINDS:
        units = question.number * one(question.unit)
    elif not isinstance(question, Buy):
        return 0
    return units + affordable(table, table.active, INFANTRY) * one(INFANTRY)


def battle_force(battle: Battle, side: i64) -> float:
    """Lines count a little more than reserves: what is in line fires."""
    return force(battle.force(side)) + 0.2 * force(battle.line[side])
