"""How good a position of ATTACK! Deluxe is for each seat, for bots.

What a seat has is counted in victory points: a unit, a certificate, a region's income is worth so many. To
this comes what an action that is under way promises: battles by a rough chance to win them (`odds` has the
exact one, which takes longer), ships by the zones they can still take, purchases by the units they bring.

A capital that falls ends the match, mostly with a win for whoever took it: `danger` says which could fall.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.actions import ChooseAction
from parlour.games.attack_deluxe.blitz import BlitzFrom, BlitzTarget, PickJoiners, joiners, tank_steps
from parlour.games.attack_deluxe.box import NO_REGIONS, NO_ZONES, POPULATION, SUITS
from parlour.games.attack_deluxe.build import Buy, PlaceUnits
from parlour.games.attack_deluxe.card import DECLARE, hand_size
from parlour.games.attack_deluxe.danger import Danger, battle_force, chance, force, garrison
from parlour.games.attack_deluxe.landing import LandFrom
from parlour.games.attack_deluxe.move import MoveFrom, MoveTo, PickMovers
from parlour.games.attack_deluxe.navigate import ChooseFleet, Embark, PickShips, Sail, TakeCargo
from parlour.games.attack_deluxe.negotiate import ChooseNeutral, price_of
from parlour.games.attack_deluxe.picking import Pick
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, NOWHERE, Nation
from parlour.games.attack_deluxe.playing import PlayCard
from parlour.games.attack_deluxe.research import ChooseTech, GiveUp, LeaveOut, open_cards
from parlour.games.attack_deluxe.scoring import scores
from parlour.games.attack_deluxe.state import FACE_UP, World
from parlour.games.attack_deluxe.transport import AskTransport
from parlour.games.attack_deluxe.units import FIELD, MOST, last_units, size

# In victory points: what a thing is worth.
ARMY_WORTH: Final = [0.16, 0.3, 0.42, 0.6]
NAVY_WORTH: Final = [0.2, 0.2, 0.4, 0.5]
PRODUCTION: Final = 0.12
OIL: Final = 0.15
CARD: Final = 0.25
INCOME: Final = 0.12  # in a year to come, for a region or from Population cards
LEVEL: Final = 0.6  # what a card of technology is good for, beside its points
SHIP: Final = 0.5  # a ship that can still take a zone
ACTION: Final = 1.0
CAPITAL: Final = 5.0
EXPOSED: Final = 5.0  # what a capital costs that is going to fall
LONELY: Final = 2.0  # and one without a garrison, far from all enemies
GARRISON: Final = 6.0
CLOSE: Final = 2.0  # what it costs to have another's capital next to one's own
STORM: Final = 0.95  # how often a capital that is taken wins the match
RAID: Final = 0.85  # how often a raid that looks like a success is one, and wins the match
SPREAD: Final = 4.0
LOST: Final = 0.3  # how often a region is attacked that could fall
FRONT: Final = 0.01  # for each unit beside hostile ground
ADVANCE: Final = 0.012  # and on it

GO_ON: Final[i64] = 0  # no more units, no card, no Transport


def evaluate(table: World) -> list[float]:
    """A share of the win for each seat, adding up to 1."""
    if is_aside(table):
        table = table.copy()
        while is_aside(table):
            table.answer(GO_ON)
    if table.over:
        return table.returns()
    worth = [float(points) for points in scores(table)]
    danger = Danger(table)
    add_belongings(table, worth)
    add_land(table, worth, danger)
    add_fleets(table, worth)
    add_battle(table, worth)
    worth[table.active] += under_way(table, table.active, danger)
    seat: i64 = 0
    for nation in table.nations:
        if nation.capital >= 0:
            worth[seat] -= risk(garrison(table, nation.capital), danger.comes[seat])
        seat += 1
    best = max(worth)
    shares = [exp((own - best) / SPREAD) for own in worth]
    total = sum(shares)
    return after_raids(table, danger, [share / total for share in shares])


def is_aside(table: World) -> bool:
    """Whether something is asked beside the action: a position is worth what it is worth if the action goes on."""
    question = table.question
    if isinstance(question, Pick):
        return question.picked != 0  # a group goes with what it has
    if isinstance(question, PlayCard):
        return question.window == DECLARE
    return isinstance(question, AskTransport) and not question.after


def after_raids(table: World, danger: Danger, shares: list[float]) -> list[float]:
    """What becomes of these shares if each seat in turn attacks the capital that it is likeliest to take."""
    found = [0.0] * len(shares)
    seat = table.active
    found[seat] = STORM * danger.storms
    left = 1.0 - found[seat]
    for turn in range(len(shares)):
        seat = table.seat_after(seat)
        taken = left * RAID * danger.takes[seat]
        found[seat] += taken
        left -= taken
    return [found[at] + left * shares[at] for at in range(len(shares))]


def risk(units: i64, comes: float) -> float:
    """What it costs to have these units in a capital before which so much force could come."""
    defence = force(units)
    lonely = LONELY * exp(-defence / GARRISON)
    return lonely + EXPOSED * chance(comes, defence) if comes > 0.0 else lonely


def army_worth(units: i64) -> float:
    return worth_of(units, ARMY_WORTH)


def navy_worth(ships: i64) -> float:
    return worth_of(ships, NAVY_WORTH)


def worth_of(units: i64, worth: list[float]) -> float:
    total = 0.0
    kind: i64 = 0
    while units:
        number: i64 = units & MOST
        if number:
            total += float(number) * worth[kind]
        units >>= FIELD
        kind += 1
    return total


def years_left(table: World) -> float:
    """With the present one."""
    return float(table.kit.years - table.year) + 1.0


def region_worth(table: World, region: i64) -> float:
    """What it is worth to have a region from now on."""
    worth = 1.0 + INCOME * years_left(table)
    if table.oil[region]:
        worth += 0.4
    if table.capital_at(region) != NOBODY:
        worth += CAPITAL
    return worth


def add_belongings(table: World, worth: list[float]) -> None:
    """Certificates, cards, and the place of the capital."""
    seat: i64 = 0
    for nation in table.nations:
        own = PRODUCTION * float(nation.production) + OIL * float(nation.oil) + CARD * float(hand_size(nation.hand))
        own += LEVEL * levels_of(nation) + INCOME * float(table.population(seat)) * years_left(table)
        capital = nation.capital
        if capital >= 0:
            for other in table.nations:
                if other.capital >= 0 and other.capital != capital:
                    own -= CLOSE / float(table.kit.atlas.by_way[capital][other.capital])
        worth[seat] += own
        seat += 1


def levels_of(nation: Nation) -> float:
    """How many cards of technology a nation has."""
    total: i64 = 0
    for suit in range(len(SUITS)):
        total += nation.level(suit)
    return float(total)


def add_land(table: World, worth: list[float], danger: Danger) -> None:
    """What regions bring in years to come, what stands in them, and which could fall."""
    atlas, owners, active = table.kit.atlas, table.owners, table.active
    moving = table.moved is not NO_REGIONS
    income = INCOME * years_left(table)
    oil = OIL * years_left(table) * 0.5
    free = danger.free
    region: i64 = atlas.first
    while region < atlas.end:
        owner = owners[region]
        if owner != NOBODY:
            units: i64 = table.armies[region]
            own = income + army_worth(units) + navy_worth(table.docked[region] + table.berthed[region])
            if moving and owner == active:
                own += army_worth(table.moved[region])
            if table.oil[region]:
                own += oil
            comes = 0.0
            front = False
            for other in atlas.land[region]:
                if owners[other] != owner:
                    front = True
                    comes = max(comes, free[other])
            if front and size(units) > 1:
                own += FRONT * float(min(size(units), 12))
            if comes > 0.0:
                own -= LOST * (1.0 + income) * chance(comes, force(units))
            worth[owner] += own
        region += 1


def add_fleets(table: World, worth: list[float]) -> None:
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral != NOBODY:
            worth[admiral] += navy_worth(table.fleets[zone]) + army_worth(table.cargo(zone))
        zone += 1


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


def under_way(table: World, seat: i64, danger: Danger) -> float:
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
        return promise + best_move(table, seat, danger)
    if isinstance(question, MoveTo):
        return promise + best_from(table, seat, question.origin, danger)
    if isinstance(question, PickMovers):
        return promise + gain_of(table, seat, question.origin, question.goal, danger)
    if isinstance(question, BlitzTarget):
        return promise + best_blitz(table, question.options(table), seat, danger)
    if isinstance(question, BlitzFrom):
        return promise + blitz_gain(table, seat, table.target, NOWHERE, danger)
    if isinstance(question, PickJoiners):
        return promise + blitz_gain(table, seat, table.target, question.origin, danger)
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
            card = table.kit.economics[number]
            best = max(best, tech_worth(table, number, card.army, card.navy))
        return best
    if isinstance(question, LeaveOut | GiveUp):
        return tech_worth(table, question.number, question.army, question.navy)
    return 0.0


def tech_worth(table: World, number: i64, army: i64, navy: i64) -> float:
    """What a card of technology brings, less the units that are given up for it."""
    card = table.kit.economics[number]
    income = INCOME * float(card.production) * years_left(table) if card.suit == POPULATION else 0.0
    return float(card.vp) + LEVEL + income - army_worth(army) - navy_worth(navy)


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
            total += hope(table, table.moved[region], region) + ADVANCE * float(size(table.moved[region]))
        region += 1
    return total


def gain_of(table: World, seat: i64, origin: i64, goal: i64, danger: Danger) -> float:
    """What is gained if units go from one region to another: all, or not so many if it is the capital."""
    free: i64 = table.spare(origin)
    if free <= 0 or table.owners[goal] == seat:
        return 0.0
    units = last_units(table.armies[origin], free)
    if origin == table.nations[seat].capital:
        return attack_gain(table, seat, goal, 0, units, True, danger)
    return attack_gain(table, seat, goal, units, 0, False, danger)


def attack_gain(table: World, seat: i64, goal: i64, units: i64, guards: i64, must: bool, danger: Danger) -> float:
    """What is gained if these units attack, and of the guards of the capital as many as are good for it; some must."""
    there: i64 = table.moved[goal]
    hoped = hope(table, there, goal)
    best = -CAPITAL
    if not must:
        best = hope(table, there + units, goal) - hoped - army_worth(units)
    number = size(guards)
    while number > 0:
        leaving = last_units(guards, number)
        group = units + leaving
        gain = hope(table, there + group, goal) - hoped - army_worth(group)
        best = max(best, gain - cost_of_leaving(table, seat, leaving, danger))
        number //= 2
    return best


def cost_of_leaving(table: World, seat: i64, units: i64, danger: Danger) -> float:
    """What it costs if these units leave the capital."""
    here = garrison(table, table.nations[seat].capital)
    return risk(here - units, danger.comes[seat]) - risk(here, danger.comes[seat])


def best_from(table: World, seat: i64, origin: i64, danger: Danger) -> float:
    """The best attack that the units of one region can make."""
    best = 0.0
    for goal in table.kit.atlas.ways[origin]:
        best = max(best, gain_of(table, seat, origin, goal, danger))
    return best


def best_move(table: World, seat: i64, danger: Danger) -> float:
    best = 0.0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat:
            best = max(best, best_from(table, seat, region, danger))
        region += 1
    return best


def blitz_gain(table: World, seat: i64, target: i64, origin: i64, danger: Danger) -> float:
    """What is gained if all join a Blitz, and of the capital as many as are good for it; from the origin some must."""
    capital = table.nations[seat].capital
    tanks = tank_steps(table, seat, target)
    units: i64 = 0
    guards: i64 = 0
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        if table.owners[region] == seat and table.spare(region) > 0:
            here = joiners(table, region, target, tanks[region])
            here = last_units(here, min(table.spare(region), size(here)))
            if region == capital:
                guards = here
            else:
                units += here
        region += 1
    return attack_gain(table, seat, target, units, guards, guards != 0 and origin == capital, danger)


def best_blitz(table: World, targets: list[int], seat: i64, danger: Danger) -> float:
    best = 0.0
    for target in targets:
        best = max(best, blitz_gain(table, seat, target, NOWHERE, danger))
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
