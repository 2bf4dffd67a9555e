"""How good a position of Dice City is for each seat, for bots.

Everything is counted in victory points: what a city has scored, what its locations will still bring a
die that lands on them, goods by what they could buy, strength by the Bandits it could defeat, and unused
dice by the locations they lie on. A question in the middle of something counts for what it promises.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.dice_city.attack import AttackLocation, AttackStock, bandits_defense, has_bandits
from parlour.games.dice_city.box import PILES, CitiesBox, pile
from parlour.games.dice_city.building import Build, Buy
from parlour.games.dice_city.dice import ChooseDie, MoveDie, Reactivate, Refresh, UseDie
from parlour.games.dice_city.goods import GOLD, GOODS, RESOURCES, count
from parlour.games.dice_city.location import CIVIC, PRINTED, RESOURCE, Location
from parlour.games.dice_city.scoring import score
from parlour.games.dice_city.spaces import COLUMNS, DICE, column_of, size, space_of
from parlour.games.dice_city.state import Cities
from parlour.games.dice_city.turn import AskEnd
from parlour.games.dice_city.using import CopyAbility, GainResources, can_use

# In victory points: what one of something is worth.
RESOURCE_WORTH: Final = 0.55
GOLD_WORTH: Final = 0.8
STRENGTH_WORTH: Final = 0.55
BANDITS_WORTH: Final = 0.45  # strength that is good for nothing else
PASS_TOKEN: Final = 0.4
KEPT: Final = 0.3  # a resource that will be there in the next turn
SPARE: Final = 0.1  # a resource that may be good for a second purchase
LACKING: Final = 0.8  # a good that a purchase still needs
LEFTOVER: Final = 0.35  # a point of strength that does not reach the next Bandits yet
TRICK: Final = 0.9  # an ability that borrows, moves or rolls
HALFWAY: Final = 0.6  # an ability whose details are being asked for
ONCE: Final = 0.6  # what is left of an ability that deactivates its location
ASLEEP: Final = 0.5  # what a deactivated location will still bring
IDLE_DIE: Final = 0.2  # a die can do something wherever it lies
REFRESH: Final = 1.0  # a refresh brings the end nearer, and others new cards
MOST_TURNS: Final = 12.0
CARDS_A_TURN: Final = 1.6  # that leave the location deck
MOST_STRENGTH: Final[i64] = 40
SPREAD: Final = 7.0
SOLO_SPREAD: Final = 10.0


class Judgement:
    """What using each kind of location is worth, found once for all tables of a box."""

    def __init__(self, kit: CitiesBox) -> None:
        self.kit = kit
        self.use = [use_worth(location) for location in kit.locations]


_last: Final[list[Judgement]] = []  # at most one


def judge(table: Cities) -> Judgement:
    if not _last or _last[0].kit is not table.kit:
        _last[:] = [Judgement(table.kit)]
    return _last[0]


def use_worth(location: Location) -> float:
    """What a die brings on a location of this kind, by the numbers it has."""
    if not location.usable:
        return 0.0
    worth = float(location.vp_tokens + location.vp_tokens_each)
    worth += STRENGTH_WORTH * float(location.strength + 2 * location.strength_each + 2 * location.army_bonus)
    worth += BANDITS_WORTH * float(location.bandits_strength + 2 * location.less_defense)
    worth += RESOURCE_WORTH * float(3 * location.resource_bonus + location.gain_each)
    worth += RESOURCE_WORTH * float(mixed(location)) + PASS_TOKEN * float(location.pass_tokens)
    if location.gives == GOLD:
        worth += GOLD_WORTH * float(location.gain)
    else:
        worth += RESOURCE_WORTH * float(location.gain - location.pay)
    if location.pay_gold:
        worth *= 0.6
    if location.type == CIVIC or location.builds >= 0 or location.take:
        worth += TRICK
    return worth * ONCE if location.deactivates else worth


def mixed(location: Location) -> i64:
    total: i64 = 0
    for good in range(RESOURCES):
        total += count(location.gain_mixed, good)
    return total


def evaluate(table: Cities) -> list[float]:
    """A share of the win for each seat."""
    if table.over:
        return table.returns()
    judgement = judge(table)
    worth = [city_worth(table, judgement, seat) for seat in range(table.kit.seats)]
    worth[table.active] += turn_worth(table, judgement)
    if table.kit.alone:
        return [1.0 / (1.0 + exp((float(table.kit.target) - worth[0]) / SOLO_SPREAD))]
    best = max(worth)
    chances = [exp((each - best) / SPREAD) for each in worth]
    total = sum(chances)
    return [chance / total for chance in chances]


# ---------------------------------------------------------------------- what a city has


def turns_left(table: Cities, seat: i64) -> float:
    """How many turns this seat has still to begin."""
    kit = table.kit
    if kit.alone:
        rows = (table.deck_left() + kit.columns - 1) // kit.columns
        return float(rows + (table.rows_dealt & 1))
    ahead = (seat - table.active) % kit.seats
    if ahead == 0:
        ahead = kit.seats
    if table.ending:
        return 1.0 if ahead <= (table.start - table.active - 1) % kit.seats else 0.0
    turns = min(MOST_TURNS * float(kit.seats), float(table.deck_left()) / CARDS_A_TURN + 1.0)
    return max(0.0, (turns - float(ahead)) / float(kit.seats))


def city_worth(table: Cities, judgement: Judgement, seat: i64) -> float:
    """Points, and what the city will bring in the turns to come."""
    city = table.cities[seat]
    turns = turns_left(table, seat)
    engine = 0.0
    space: i64 = 0
    for kind in city.spaces:
        use = judgement.use[kind]
        engine += use if city.deactivated >> space & 1 == 0 else use * ASLEEP
        space += 1
    worth = float(score(table, seat)) + engine * turns / float(COLUMNS)
    if turns > 0.0:
        worth += PASS_TOKEN * float(min(city.pass_tokens, 6)) + kept_worth(table, seat)
    return worth


def kept_worth(table: Cities, seat: i64) -> float:
    """The goods that will be there in the next turn."""
    stock = table.cities[seat].stock
    total: i64 = 0
    for good in range(GOODS):
        total += min(count(stock, good), table.kit.keep[good])
    return KEPT * float(total)


# ---------------------------------------------------------------------- what a turn still promises


def turn_worth(table: Cities, judgement: Judgement) -> float:
    """What the active seat has in its hands: goods, strength, dice, and the question it is asked."""
    question = table.question
    if isinstance(question, AskEnd):
        return 0.0
    worth = goods_worth(table, judgement) - REFRESH * float(table.refreshed)
    if isinstance(question, Build):
        worth += card_gain(table, judgement, question.kind)
    elif not isinstance(question, Buy):
        worth += strength_worth(table) + dice_worth(table, judgement) + promise(table, judgement)
    return worth


def card_gain(table: Cities, judgement: Judgement, kind: i64) -> float:
    """What a location brings that is built where it replaces nothing of worth."""
    location = table.kit.locations[kind]
    more = judgement.use[kind] - RESOURCE_WORTH
    return float(location.vp) + max(more, 0.0) * turns_left(table, table.active) / float(COLUMNS)


def goods_worth(table: Cities, judgement: Judgement) -> float:
    """Goods by the best that they could buy, less what the dice still have to bring; and a little for each."""
    stock, kit, dice = table.me().stock, table.kit, size(table.unused)
    best = 0.0
    wares: i64 = table.for_sale >> PRINTED
    kind: i64 = PRINTED
    while wares:
        if wares & 1:
            lacks = missing(stock, kit.costs[kind])
            if lacks <= dice:
                best = max(best, card_gain(table, judgement, kind) - LACKING * float(lacks))
        wares >>= 1
        kind += 1
    number: i64 = 0
    while number < PILES:
        if pile(table.ships, number):
            ship = kit.ships[number]
            lacks = missing(stock, ship.cost)
            if lacks <= dice:
                best = max(best, float(ship.vp) - LACKING * float(lacks))
        number += 1
    held: i64 = count(stock, 0) + count(stock, 1) + count(stock, 2)
    return best + SPARE * float(min(held, 12)) + (GOLD_WORTH - KEPT) * float(min(count(stock, GOLD), 3))


def missing(stock: i64, cost: i64) -> i64:
    total: i64 = 0
    good: i64 = 0
    while good < GOODS:
        total += max(0, count(cost, good) - count(stock, good))
        good += 1
    return total


def strength_worth(table: Cities) -> float:
    """Strength by the Bandits that it could defeat."""
    general = table.strength
    strength = min(general + table.bandits_strength, MOST_STRENGTH)
    best = 0.0
    reached: i64 = 0
    points = [0.0]
    at: i64 = 1
    while at <= strength:
        here = points[at - 1]
        number: i64 = 0
        while number < PILES:
            needed = max(bandits_defense(table, number), 1)
            if needed <= at and has_bandits(table, number):
                here = max(here, points[at - needed] + float(table.kit.bandits[number].vp))
            number += 1
        points.append(here)
        if here > best:
            best = here
            reached = at
        at += 1
    rest = min(strength - reached, general)
    return best + LEFTOVER * float(rest) if table.unused else best


def dice_worth(table: Cities, judgement: Judgement) -> float:
    """The dice on the board: one that has just been chosen counts for what it can do now, the others later."""
    question = table.question
    chosen: i64 = question.die if isinstance(question, UseDie) else -1
    worth = 0.0
    die: i64 = 0
    while die < DICE:
        if table.unused >> die & 1:
            space = table.die_space(die)
            if die == chosen:
                worth += max(IDLE_DIE, worth_now(table, judgement, space, bit(die)))
            else:
                worth += max(IDLE_DIE, worth_later(table, judgement, space))
        die += 1
    return worth


def worth_later(table: Cities, judgement: Judgement, space: i64) -> float:
    """What a die on this space will bring in this turn, in good time."""
    if not table.me().active(space):
        return 0.0
    kind: i64 = table.me().spaces[space]
    location = table.kit.locations[kind]
    worth = judgement.use[kind]
    if location.army:
        worth += STRENGTH_WORTH * float(table.army_bonus)
    if location.type == RESOURCE:
        worth += RESOURCE_WORTH * float(table.resource_bonus)
    return worth


def worth_now(table: Cities, judgement: Judgement, space: i64, spent: i64) -> float:
    """What a die on this space brings at once: a bonus counts for the dice that are still to come."""
    if not can_use(table, space):
        return 0.0
    location = table.location(table.active, space)
    worth = worth_later(table, judgement, space)
    if location.army_bonus or location.resource_bonus:
        worth = 0.0
        for die in range(DICE):
            if table.unused & ~spent & bit(die):
                other = table.location(table.active, space_of(table.me().dice, die))
                if other.army:
                    worth += STRENGTH_WORTH * 2.0 * float(location.army_bonus)
                if other.type == RESOURCE:
                    worth += RESOURCE_WORTH * 2.0 * float(location.resource_bonus)
    if location.units > 1:
        pairs: i64 = 0
        for good in range(RESOURCES):
            pairs += count(table.me().stock, good) // location.units
        worth = float(pairs * location.vp_tokens_each)
    return worth


def promise(table: Cities, judgement: Judgement) -> float:
    """What the question itself is good for, where it stands in the middle of something."""
    question = table.question
    if isinstance(question, ChooseDie) or isinstance(question, UseDie):
        return 0.0
    if isinstance(question, MoveDie):
        return best_move(table, judgement)
    if isinstance(question, GainResources):
        return RESOURCE_WORTH * float(question.left)
    if isinstance(question, CopyAbility):
        best = 0.0
        for space in question.options(table):
            best = max(best, worth_now(table, judgement, space, 0))
        return best
    if isinstance(question, Reactivate):
        best = 0.0
        for space in question.options(table):
            best = max(best, judgement.use[table.me().spaces[space]])
        return best * ASLEEP * turns_left(table, table.active) / float(COLUMNS)
    if isinstance(question, Refresh):
        return 0.1
    if isinstance(question, AttackLocation):
        best = 0.0
        for space in question.options(table):
            best = max(best, float(table.location(question.victim, space).worth(table, question.victim, space)))
        return best
    if isinstance(question, AttackStock):
        return KEPT
    return HALFWAY if table.unused or table.strength == 0 else 0.0


def best_move(table: Cities, judgement: Judgement) -> float:
    """How much better the best step of one die to a neighbouring space makes its place."""
    best = 0.0
    die: i64 = 0
    while die < DICE:
        if table.unused >> die & 1:
            space = table.die_space(die)
            here = max(IDLE_DIE, worth_later(table, judgement, space))
            if column_of(space) > 0:
                best = max(best, worth_later(table, judgement, space - 1) - here)
            if column_of(space) < COLUMNS - 1:
                best = max(best, worth_later(table, judgement, space + 1) - here)
        die += 1
    return best
