"""How strong armies are, roughly, and which capitals they threaten: for the judgement of positions."""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.attack_deluxe.actions import BLITZ, MOVE, ChooseAction
from parlour.games.attack_deluxe.fighting import ChooseBattle
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.state import NO_ACTION, World
from parlour.games.attack_deluxe.units import KINDS, PLANE, TANK, count, size

# How much stronger the side is that fires first, and how much the larger battles are decided by numbers: fitted to the
# exact odds of 1,500 battles.
DEFENCE: Final = 1.1
DECIDED: Final = 1.7
GROWS: Final = 0.4
CERTAIN: Final = 5.0  # so many times as strong a side wins
SWIFT: Final = 1.25  # the force of a tank or a plane that joins a Blitz from afar
GAMBLE: Final = 0.4  # a raid that succeeds less often than this is not worth it
ATTACKS: Final[i64] = bit(MOVE) | bit(BLITZ)
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
        at_once = [0.0] * (seats * seats)  # the force that a seat could bring before the capital of another
        later = [0.0] * (seats * seats)
        muster(table, at_once, later)
        victim: i64 = 0
        while victim < seats:
            capital = table.nations[victim].capital
            if capital >= 0:
                self.look(table, victim, capital, at_once, later)
            victim += 1

    def look(self, table: World, victim: i64, capital: i64, at_once: list[float], later: list[float]) -> None:
        """Judge the capital of one seat."""
        seats, active = table.kit.seats, table.active
        defence = force(garrison(table, capital))
        raider: i64 = 0
        while raider < seats:
            pair: i64 = raider * seats + victim
            self.comes[victim] = max(self.comes[victim], later[pair])
            if at_once[pair] > 0.0 and can_attack(table, raider):
                self.takes[raider] = max(self.takes[raider], prospect(at_once[pair], defence))
            raider += 1
        if victim == active:
            return
        attack = at_once[active * seats + victim] if can_still_march(table) else 0.0
        battle = table.battle
        if battle is not None and not battle.sea and battle.place == capital:
            attack += battle_force(battle, ATTACKER)
            defence = battle_force(battle, DEFENDER)
        elif table.moved[capital]:
            attack += force(table.moved[capital])
        if attack > 0.0:
            self.storms = max(self.storms, prospect(attack, defence))


def garrison(table: World, capital: i64) -> i64:
    """The units that will be there when the action under way is over."""
    units: i64 = table.armies[capital]
    return units + table.moved[capital] if table.owners[capital] == table.active else units


def muster(table: World, at_once: list[float], later: list[float]) -> None:
    """Add up the force that each seat could bring before each capital, with its next action and with some more."""
    atlas, seats, reach = table.kit.atlas, table.kit.seats, table.kit.blitz_reach
    capitals = [nation.capital for nation in table.nations]
    region: i64 = atlas.first
    while region < atlas.end:
        owner = table.owners[region]
        units: i64 = table.armies[region]
        number = size(units)
        if owner != NOBODY and number > 1:
            strength = force(units) * float(number - 1) / float(number)
            swift: i64 = count(units, TANK) + count(units, PLANE)
            steps, by_land = atlas.by_way[region], atlas.by_land[region]
            pair: i64 = owner * seats
            for capital in capitals:
                if capital >= 0 and steps[capital] < len(MARCH) and table.owners[capital] != owner:
                    later[pair] += strength * MARCH[steps[capital]]
                    if steps[capital] == 1:
                        at_once[pair] += strength
                    elif swift and by_land[capital] <= reach:
                        at_once[pair] += SWIFT * float(swift)
                pair += 1
        region += 1


def can_still_march(table: World) -> bool:
    """Whether the active seat can still send armies before its action is over, or begins one."""
    if table.action == NO_ACTION:
        return isinstance(table.question, ChooseAction) and can_attack(table, table.active)
    if table.action != MOVE and table.action != BLITZ:
        return False
    return table.battle is None and not isinstance(table.question, ChooseBattle)


def battle_force(battle: Battle, side: i64) -> float:
    """Lines count a little more than reserves: what is in line fires."""
    return force(battle.force(side)) + 0.2 * force(battle.line[side])


def can_attack(table: World, seat: i64) -> bool:
    """Whether a seat can still attack on land in this year."""
    return table.kit.repeats or table.nations[seat].used & ATTACKS != ATTACKS
