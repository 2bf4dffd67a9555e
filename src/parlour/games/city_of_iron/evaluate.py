"""How good a position of City of Iron is for each seat, for bots.

What is in the middle of something is brought to its end first, by simple habits: a payment is completed, a
place is found. Then everything is counted in victory points: what is scored, what the tracks and buildings
will score again, income and draws by the autumns that are left, coins, science and cards by the actions
in which they can still be used.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.city_of_iron.building import BuildWith, PlaceBuilding, StoreBuilding, source_kind
from parlour.games.city_of_iron.card import CARDS, COMPASSES, GUNS, HAMMERS, Card
from parlour.games.city_of_iron.cities import ChooseDistrict, ChooseLand, ChooseToken, MoveBuilding, MoveTo
from parlour.games.city_of_iron.drawing import Arrange, DrawCards, TakeBack
from parlour.games.city_of_iron.paying import ATTACK, CARD, NO_VEHICLE, Pay
from parlour.games.city_of_iron.scoring import bonus_counts, first_count, leader_coins, second_count
from parlour.games.city_of_iron.spring import Bid
from parlour.games.city_of_iron.state import NOBODY, SUMMER, Iron
from parlour.games.city_of_iron.summer import Act
from parlour.games.city_of_iron.things import GOODS, PLACE
from parlour.games.city_of_iron.winter import purse

# In victory points: what one of something is worth.
COIN: Final = 0.35  # while there is time to spend it
FIRST_COIN: Final = 0.4  # the first few are worth so much more: they build
FEW_COINS: Final = 7.0
LAST_COIN: Final = 0.08
SCIENCE: Final = 1.5
MORE_SCIENCE: Final = 0.6  # past what the next buildings ask for
CARD_OWNED: Final = 0.35
CARD_COST: Final = 0.3  # a card is worth more the more it costs
AT_HAND: Final = 0.5  # what a card in hand is worth more than one in a pile
DRAW: Final = 0.35
FREE_SPACE: Final = 0.5
TERRAIN: Final = 0.5
GROWN: Final = 3.0
EYE: Final = 0.3
STORED: Final = -0.6
LEAD: Final = 0.25  # each good that nobody has yet caught up with
NEXT_SCORING: Final = 0.85  # each scoring further away counts so much less
SLOT: Final = 0.25
ROUND_ACTIONS: Final = 9.0  # actions that are plenty of time
SPREAD: Final = 8.0
HABITS: Final[i64] = 40  # questions that are answered by habit before a position is judged


def evaluate(table: Iron) -> list[float]:
    """A share of the win for each seat."""
    if table.over:
        return table.returns()
    settled = table
    number: i64 = 0
    while number < HABITS:
        option = habit(settled)
        if option < 0:
            break
        if settled is table:
            settled = table.copy()
        settled.answer(option)
        number += 1
    if settled.over:
        return settled.returns()
    worth = standing(settled)
    best = max(worth)
    chances = [exp((each - best) / SPREAD) for each in worth]
    total = sum(chances)
    return [chance / total for chance in chances]


# ---------------------------------------------------------------------- habits


def habit(table: Iron) -> i64:
    """The usual answer to a question in the middle of something; -1: it is a question of its own."""
    question = table.question
    if isinstance(question, Pay):
        return pay_habit(table, question)
    if isinstance(question, PlaceBuilding):
        return place_habit(table)
    if isinstance(question, (Arrange, DrawCards, StoreBuilding, MoveBuilding, MoveTo)):
        return table.answers[0]
    if isinstance(question, (ChooseLand, ChooseToken, ChooseDistrict, TakeBack)):
        return table.answers[len(table.answers) - 1]
    if isinstance(question, BuildWith):
        return build_habit(table, question)
    if isinstance(question, Act):
        return table.answers[0]
    return -1


def pay_habit(table: Iron, question: Pay) -> i64:
    """Be done as soon as it is enough; else the card that costs least for what it brings."""
    if question.enough():
        return 0
    best: i64 = -1
    least = 0.0
    for option in table.answers:
        symbol: i64 = (option - CARD) // CARDS
        card = table.kit.cards[(option - CARD) % CARDS]
        needed = question.guns
        if symbol == COMPASSES:
            needed = question.compasses
        elif symbol == HAMMERS:
            needed = question.hammers
        brings = float(min(card.symbols(symbol), max(needed, 0)))
        if symbol == COMPASSES and question.vehicle != NO_VEHICLE and card.vehicle >= question.vehicle:
            brings += 5.0
        if brings > 0.0:
            price = card_worth(card) / brings
            if symbol != GUNS and question.purpose == ATTACK:
                price += 0.01
            if best < 0 or price < least:
                best = option
                least = price
    return best if best >= 0 else table.answers[0]


def place_habit(table: Iron) -> i64:
    """A free space, or in place of what brings least."""
    best: i64 = table.answers[0]
    least = 1000.0
    for option in table.answers:
        if option % PLACE == 0:
            return option
        kind: i64 = option % PLACE - 1
        worth = building_worth(table, kind)
        if worth < least:
            best = option
            least = worth
    return best


def build_habit(table: Iron, question: BuildWith) -> i64:
    """The building that brings most."""
    best: i64 = table.answers[0]
    most = 0.0
    for option in table.answers:
        if option > 0:
            worth = building_worth(table, source_kind(table, option - 1))
            if worth > most:
                best = option
                most = worth
    return best


def building_worth(table: Iron, kind: i64) -> float:
    building = table.kit.buildings[kind]
    worth = float(2 * building.vp + building.citizen_draws + building.military_draws + 2 * building.science_icons)
    good: i64 = 0
    while good < GOODS:
        if building.goods[good]:
            worth += float(building.goods[good]) * (1.0 + float(table.kit.goods[good].first_vp) / 2.0)
        good += 1
    return worth + 0.1


# ---------------------------------------------------------------------- what a position is worth


def card_worth(card: Card) -> float:
    return CARD_OWNED + CARD_COST * float(min(card.cost, 8))


def standing(table: Iron) -> list[float]:
    """Every seat's points, and what it can hope for."""
    kit = table.kit
    autumns = max(0.0, float(kit.rounds + 1 - table.round))
    ahead = 0.0  # scorings that are left, the further ones counting less
    ahead_full = 0.0
    weight = 1.0
    for scoring in kit.scorings:
        if table.round <= scoring <= kit.rounds:
            ahead += weight
            ahead_full += 1.0
            weight *= NEXT_SCORING
    rounds_after = max(0.0, float(kit.rounds - table.round))
    worth: list[float] = []
    seat: i64 = 0
    for nation in table.nations:
        realm = nation.realm
        actions = rounds_after * float(kit.actions)
        if table.phase < SUMMER:
            actions += float(kit.actions)
        elif table.phase == SUMMER:
            actions += float(kit.actions - table.action)
            if waits(table, seat):
                actions += 1.0
        elif table.round <= kit.rounds:
            actions += float(kit.actions)
        time = min(1.0, actions / ROUND_ACTIONS)
        coin = LAST_COIN + COIN * time
        coins = float(purse(table, seat))
        here = float(nation.vp) + coin * min(coins, 12.0) + 0.5 * coin * max(0.0, coins - 12.0)
        here += FIRST_COIN * time * min(coins, FEW_COINS)
        here += float(min(nation.science, 3)) * SCIENCE * time
        here += float(max(0, min(nation.science, 9) - 3)) * MORE_SCIENCE * time
        later = max(0.0, autumns - 1.0)
        flow = later * (LAST_COIN + COIN * min(1.0, later / 3.0)) + (LAST_COIN if autumns > 0.0 else 0.0)
        here += flow * (float(realm.income) + 0.7 * float(leader_coins(table, seat)))
        here += later * float(realm.science_icons) * MORE_SCIENCE * 1.3
        here += later * float(realm.citizen_draws + realm.military_draws) * DRAW
        here += float(realm.vp) * ahead_full
        here += time * realm_worth(table, seat)
        here += cards_value(table, seat, time)
        here += STORED * float(len(nation.stored))
        worth.append(here)
        seat += 1
    add_tracks(table, worth, ahead)
    add_bonuses(table, worth, 1.0 - min(1.0, autumns / 8.0))
    if isinstance(table.question, Bid):
        add_bids(table, worth)
    return worth


def waits(table: Iron, seat: i64) -> bool:
    """Whether the action of this seat in the running turn of the summer is still to come."""
    at: i64 = table.turn_at
    while at < len(table.turns):
        if table.turns[at] == seat:
            return True
        at += 1
    return False


def realm_worth(table: Iron, seat: i64) -> float:
    """Room to build, land to build on, eyes."""
    realm = table.nations[seat].realm
    free: i64 = 0
    city: i64 = 0
    for room in realm.rooms:
        free += room - realm.used[city]
        city += 1
    ground = realm.ground
    types: i64 = 0
    while ground:
        ground &= ground - 1
        types += 1
    grown = float(len(realm.tokens) - realm.growth())
    return FREE_SPACE * float(min(free, 4)) + TERRAIN * float(types) + GROWN * grown + EYE * float(realm.eyes)


def cards_value(table: Iron, seat: i64, time: float) -> float:
    """Cards in hand are worth most, then those in the piles; what has been chosen in winter is as good as owned."""
    nation = table.nations[seat]
    total = 0.0
    hand = nation.hand | nation.buying
    number: i64 = 0
    while hand:
        if hand & 1:
            total += card_worth(table.kit.cards[number]) + AT_HAND
        hand >>= 1
        number += 1
    for pile in (nation.citizens, nation.military):
        for card in pile.discards:
            total += card_worth(table.kit.cards[card])
        for card in pile.undrawn():
            total += card_worth(table.kit.cards[card])
    return total * time


def add_tracks(table: Iron, worth: list[float], ahead: float) -> None:
    """What the tracks score as they stand, in each scoring that is left."""
    if ahead == 0.0:
        return
    good: i64 = 0
    while good < GOODS:
        best = first_count(table, good)
        if best:
            track = table.kit.goods[good]
            second = second_count(table, good, best)
            seat: i64 = 0
            for nation in table.nations:
                count: i64 = nation.realm.goods[good]
                if count:
                    vp = float(table.kit.shield_vp) if count >= track.shield else 0.0
                    if count == best:
                        vp += float(track.first_vp) + LEAD * float(best - second)
                    elif count == second:
                        vp += float(track.second_vp)
                    worth[seat] += vp * ahead
                seat += 1
        good += 1


def add_bonuses(table: Iron, worth: list[float], near: float) -> None:
    """The bonuses of the end, the more the nearer it is."""
    kit = table.kit
    prizes = [kit.bonus_coins, kit.bonus_distance, kit.bonus_buildings, kit.bonus_cards, kit.bonus_towns]
    counts = [bonus_counts(table, seat) for seat in range(kit.seats)]
    for number in range(len(prizes)):
        most = max([count[number] for count in counts])
        if most > 0:
            for seat in range(kit.seats):
                if counts[seat][number] == most:
                    worth[seat] += near * float(prizes[number])


def add_bids(table: Iron, worth: list[float]) -> None:
    """Bids that are made and not yet paid, and the worth of going early."""
    slot: i64 = 0
    for seat in table.track:
        if seat != NOBODY:
            place = table.kit.slots[slot]
            worth[seat] += COIN * float(place.gain - place.cost) + SLOT * float(slot)
        slot += 1
