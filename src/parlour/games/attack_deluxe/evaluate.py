"""How good a position of ATTACK! Deluxe is for each seat, for bots.

What a seat has is counted in victory points: a unit, a certificate, a region's income is worth so many. To
this comes what an action that is under way promises: battles by a rough chance to win them (`odds` has the
exact one, which takes longer), ships by the zones they can still take, purchases by the units they bring.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.actions import ChooseAction
from parlour.games.attack_deluxe.blitz import BlitzFrom, BlitzTarget, PickJoiners, joiners, tank_steps
from parlour.games.attack_deluxe.box import NO_REGIONS, NO_ZONES
from parlour.games.attack_deluxe.build import Buy, PlaceUnits
from parlour.games.attack_deluxe.card import hand_size
from parlour.games.attack_deluxe.landing import LandFrom
from parlour.games.attack_deluxe.move import MoveFrom, MoveTo, PickMovers
from parlour.games.attack_deluxe.navigate import ChooseFleet, Embark, PickShips, Sail, TakeCargo
from parlour.games.attack_deluxe.negotiate import ChooseNeutral, price_of
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.research import ChooseTech, GiveUp, LeaveOut, open_cards
from parlour.games.attack_deluxe.scoring import score
from parlour.games.attack_deluxe.state import FACE_UP, World
from parlour.games.attack_deluxe.units import KINDS, PLANE, count, last_units, size

# In victory points: what a thing is worth.
ARMY_WORTH: Final = [0.16, 0.3, 0.42, 0.6]
NAVY_WORTH: Final = [0.2, 0.2, 0.4, 0.5]
PRODUCTION: Final = 0.12
OIL: Final = 0.15
CARD: Final = 0.25
INCOME: Final = 0.12  # a region in a year to come
LEVEL: Final = 0.3  # what a level of technology is good for
SHIP: Final = 0.5  # a ship that can still take a zone
ACTION: Final = 1.0
CAPITAL: Final = 5.0
EXPOSED: Final = 4.0  # what a capital without a garrison costs
GARRISON: Final = 6.0
DEFENCE: Final = 1.17  # how much stronger the side is that fires first
SPREAD: Final = 4.0
FRONT: Final = 0.01  # for each unit beside hostile ground


def evaluate(table: World) -> list[float]:
    """A share of the win for each seat, adding up to 1."""
    if table.over:
        return table.returns()
    seats = table.kit.seats
    worth = [strength(table, seat) for seat in range(seats)]
    add_battle(table, worth)
    worth[table.active] += under_way(table, table.active)
    best = max(worth)
    chances = [exp((worth[seat] - best) / SPREAD) for seat in range(seats)]
    total = sum(chances)
    return [chance / total for chance in chances]


def army_worth(units: i64) -> float:
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        total += float(count(units, kind)) * ARMY_WORTH[kind]
        kind += 1
    return total


def navy_worth(ships: i64) -> float:
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        total += float(count(ships, kind)) * NAVY_WORTH[kind]
        kind += 1
    return total


def region_worth(table: World, region: i64) -> float:
    """What it is worth to have a region from now on."""
    left = float(table.kit.years - table.year)
    worth = 1.0 + INCOME * (left + 1.0)
    if table.oil[region]:
        worth += 0.4
    if table.capital_at(region) != NOBODY:
        worth += CAPITAL
    return worth


def strength(table: World, seat: i64) -> float:
    """What a seat has, in victory points."""
    nation, atlas = table.nations[seat], table.kit.atlas
    years = float(table.kit.years - table.year) + 1.0
    worth = float(score(table, seat)) + PRODUCTION * float(nation.production) + OIL * float(nation.oil)
    worth += CARD * float(hand_size(nation.hand)) + INCOME * years * float(table.region_count(seat))
    region: i64 = atlas.first
    while region < atlas.end:
        if table.owners[region] == seat:
            units: i64 = table.armies[region]
            worth += army_worth(units) + navy_worth(table.docked[region] + table.berthed[region])
            if table.moved is not NO_REGIONS and seat == table.active:
                worth += army_worth(table.moved[region])
            if table.oil[region]:
                worth += OIL * years * 0.5
            if size(units) > 1:
                for other in atlas.land[region]:
                    if table.owners[other] != seat:
                        worth += FRONT * float(min(size(units), 12))
                        break
        region += 1
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral == seat:
            worth += navy_worth(table.fleets[zone]) + army_worth(table.cargo(zone))
        zone += 1
    capital = nation.capital
    if capital >= 0:
        worth -= EXPOSED * exp(-force(table.armies[capital] + table.moved[capital]) / GARRISON)
    return worth


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
    if defence <= 0.0:
        return 1.0
    if attack <= 0.0:
        return 0.0
    ratio = (attack / (defence * DEFENCE)) ** (1.5 + 0.4 * (attack + defence))
    return ratio / (1.0 + ratio) if ratio < 1e9 else 1.0


def defence_of(table: World, region: i64) -> float:
    if table.owners[region] == NOBODY:
        dice = float(table.year) * 5.0 / 6.0
        return dice * (1.0 + 0.25 * min(dice - 1.0, 2.5)) if dice > 1.0 else dice
    return force(table.armies[region])


def hope(table: World, units: i64, region: i64) -> float:
    """What an attack with these units on this region can be expected to bring."""
    if units == 0:
        return 0.0
    attack, defence = force(units), defence_of(table, region)
    wins = chance(attack, defence)
    gain = region_worth(table, region)
    if table.owners[region] != NOBODY:
        gain += 0.3 * gain + army_worth(table.armies[region]) * 0.5
    kept = wins * (1.0 - 0.4 * min(defence / attack, 1.0))
    return wins * gain + kept * army_worth(units)


def under_way(table: World, seat: i64) -> float:
    """What the action that is under way promises to the active seat."""
    question = table.question
    promise = 0.0
    if table.moved is not NO_REGIONS:
        promise += pending(table, seat)
    if table.sailed is not NO_ZONES:
        promise += at_sea(table, seat)
    if question is None or question.seat != seat:
        return promise
    if isinstance(question, ChooseAction):
        return promise + ACTION
    if isinstance(question, MoveFrom):
        return promise + best_move(table, seat)
    if isinstance(question, MoveTo):
        return promise + best_from(table, seat, question.origin)
    if isinstance(question, PickMovers):
        units = picked_units(table.armies[question.origin], question.picked, table.spare(question.origin))
        return promise + joined(table, seat, question.goal, question.picked, units)
    if isinstance(question, BlitzTarget):
        return promise + best_blitz(table, question.options(table), seat)
    if isinstance(question, BlitzFrom):
        return promise + blitz_hope(table, seat, table.target) - hope(table, table.moved[table.target], table.target)
    if isinstance(question, PickJoiners):
        units = blitz_units(table, seat, table.target)
        return promise + joined(table, seat, table.target, question.picked, units)
    return promise + other_promise(table, seat)


def other_promise(table: World, seat: i64) -> float:
    """Ships, purchases, talks and research."""
    question = table.question
    nation = table.nations[seat]
    if isinstance(question, Sail):
        return group_hope(table, seat, question) + idle_ships(table, seat)
    if isinstance(question, Embark):
        return group_hope(table, seat, question.group) + idle_ships(table, seat)
    if isinstance(question, ChooseFleet):
        return idle_ships(table, seat)
    if isinstance(question, PickShips | TakeCargo):
        return idle_ships(table, seat) + 0.1
    if isinstance(question, LandFrom):
        return 0.1
    if isinstance(question, PlaceUnits):
        kinds = ARMY_WORTH + NAVY_WORTH
        return float(question.number) * kinds[question.unit]
    if isinstance(question, Buy):
        return PRODUCTION * 0.4 * float(min(nation.production, 30))
    if isinstance(question, ChooseNeutral):
        return talks(table, seat)
    if isinstance(question, ChooseTech):
        best = 0.0
        for number in open_cards(table, seat, table.dropped, False):
            best = max(best, tech_worth(table, number, table.kit.economics[number].army))
        return best
    if isinstance(question, LeaveOut):
        return tech_worth(table, question.number, question.army)
    if isinstance(question, GiveUp):
        return 1.0 + LEVEL - army_worth(question.army) - navy_worth(question.navy)
    return 0.0


def tech_worth(table: World, number: i64, army: i64) -> float:
    card = table.kit.economics[number]
    return float(card.vp) + LEVEL - army_worth(army) - navy_worth(card.navy)


def talks(table: World, seat: i64) -> float:
    """What a Negotiate brings: a card, and a region where the price is likely to be paid."""
    question = table.question
    nation = table.nations[seat]
    best = 0.0
    if isinstance(question, ChooseNeutral):
        for region in question.options(table):
            if table.markers[region] >= FACE_UP:
                price = price_of(table, seat, region)
                if price <= nation.production:
                    best = max(best, region_worth(table, region) - PRODUCTION * float(price))
            elif nation.production > 0:
                likely = min(1.0, 0.25 + 0.2 * float(nation.production - 1))
                best = max(best, likely * (region_worth(table, region) - PRODUCTION * 2.5))
    return best + CARD


def pending(table: World, seat: i64) -> float:
    """What attackers that wait for their battle can hope for."""
    total = 0.0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.moved[region] and table.owners[region] != seat:
            total += hope(table, table.moved[region], region)
        region += 1
    return total


def picked_units(here: i64, picked: i64, spare: i64) -> i64:
    """Those picked, and all others that could go along."""
    return picked + last_units(here - picked, spare - size(picked)) if spare > size(picked) else picked


def joined(table: World, seat: i64, goal: i64, picked: i64, units: i64) -> float:
    """What these units add to those that have come to the goal already."""
    if table.owners[goal] == seat:
        return army_worth(picked) - 0.02
    before: i64 = table.moved[goal]
    with_picked = hope(table, before + picked, goal)
    with_all = hope(table, before + units, goal) - army_worth(units - picked)
    return max(with_picked, with_all) - hope(table, before, goal)


def best_from(table: World, seat: i64, origin: i64) -> float:
    """The best attack that the units of one region can make."""
    here: i64 = table.armies[origin]
    spare = table.spare(origin)
    if spare <= 0:
        return 0.0
    units = last_units(here, min(spare, size(here)))
    best = 0.0
    for goal in table.kit.atlas.ways[origin]:
        if table.owners[goal] != seat:
            before: i64 = table.moved[goal]
            gain = hope(table, before + units, goal) - hope(table, before, goal) - army_worth(units)
            best = max(best, gain)
    return best


def best_move(table: World, seat: i64) -> float:
    best = 0.0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat:
            best = max(best, best_from(table, seat, region))
        region += 1
    return best


def blitz_units(table: World, seat: i64, target: i64) -> i64:
    """All that can still join the Blitz."""
    tanks = tank_steps(table, seat, target)
    total: i64 = 0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat and table.spare(region) > 0:
            here = joiners(table, region, target, tanks[region])
            total += last_units(here, min(table.spare(region), size(here)))
        region += 1
    return total


def blitz_hope(table: World, seat: i64, target: i64) -> float:
    units = blitz_units(table, seat, target)
    return hope(table, table.moved[target] + units, target) - army_worth(units)


def best_blitz(table: World, targets: list[int], seat: i64) -> float:
    best = 0.0
    for target in targets:
        best = max(best, blitz_hope(table, seat, target))
    return best


def idle_ships(table: World, seat: i64) -> float:
    """What ships that have not sailed yet can still take."""
    ships: i64 = 0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.docked[region] and table.owners[region] == seat:
            ships += size(table.docked[region])
        region += 1
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral == seat:
            ships += size(table.fleets[zone]) - 1
        zone += 1
    return SHIP * float(min(ships, 6))


def at_sea(table: World, seat: i64) -> float:
    """Zones taken by ships that have come to rest, and fleets that they attack."""
    total = 0.0
    zone: i64 = table.kit.atlas.first_zone
    while zone < table.kit.atlas.end_zone:
        ships: i64 = table.sailed[zone]
        if ships:
            total += zone_hope(table, seat, zone, ships)
        zone += 1
    return total


def zone_hope(table: World, seat: i64, zone: i64, ships: i64) -> float:
    admiral = table.admirals[zone]
    if admiral == seat or table.admirals[zone] == NOBODY:
        return navy_worth(ships) + (1.0 if admiral == NOBODY else 0.0)
    wins = chance(force(ships), force(table.fleets[zone]))
    return wins * (navy_worth(ships) * 0.7 + 1.6)


def group_hope(table: World, seat: i64, group: Sail) -> float:
    """What the ships under way are worth where they are."""
    cargo = army_worth(group.cargo[0] + group.cargo[1] + group.cargo[2])
    if group.place < 92:
        return navy_worth(group.ships) + cargo + 0.3
    zone = group.place - 92
    taken = 0.0 if table.sailed[zone] else zone_hope(table, seat, zone, group.ships) - navy_worth(group.ships)
    return navy_worth(group.ships) + cargo + max(taken, 0.02 * float(group.steps))


def add_battle(table: World, worth: list[float]) -> None:
    """What a battle promises to both sides."""
    battle = table.battle
    if battle is None:
        return
    attack, defence = battle_force(battle, ATTACKER), battle_force(battle, DEFENDER)
    wins = chance(attack, defence)
    attacker = battle.sides[ATTACKER]
    if battle.sea:
        worth[attacker] += wins
        worth[battle.sides[DEFENDER]] -= wins * (1.0 + navy_worth(battle.force(DEFENDER)))
        worth[attacker] -= (1.0 - wins) * navy_worth(battle.force(ATTACKER))
        return
    gain = region_worth(table, battle.place)
    worth[attacker] += wins * gain + wins * army_worth(battle.force(ATTACKER)) * 0.7
    if not battle.neutral:
        defender = battle.sides[DEFENDER]
        lost = army_worth(table.armies[battle.place]) - army_worth(battle.force(DEFENDER))
        worth[defender] -= wins * (gain + army_worth(battle.force(DEFENDER))) + lost


def battle_force(battle: Battle, side: i64) -> float:
    """Lines count a little more than reserves: what is in line fires."""
    return force(battle.force(side)) + 0.2 * force(battle.line[side])
