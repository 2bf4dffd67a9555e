"""What one seat sees of a table of City of Iron, listed as plain data."""

from typing import Any

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.city_of_iron import schema
from parlour.games.city_of_iron.autumn import deck_at, deck_of_round, shuffled
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.building import BuildWith, PlaceBuilding, science_price
from parlour.games.city_of_iron.card import CITIZEN, COMPASSES, HAMMERS, KINDS, MILITARY, SYMBOLS, Card
from parlour.games.city_of_iron.drawing import Arrange
from parlour.games.city_of_iron.expert import TakeEffect
from parlour.games.city_of_iron.paying import NO_SYMBOL, Pay, total
from parlour.games.city_of_iron.payment import see_payment
from parlour.games.city_of_iron.printed import goods_of
from parlour.games.city_of_iron.reach import see_reach
from parlour.games.city_of_iron.realm import SIDES, UNUSED
from parlour.games.city_of_iron.reckon import Reckoning, see_bonuses, see_coming, see_vp_by
from parlour.games.city_of_iron.scoring import BONUSES, bonus_counts
from parlour.games.city_of_iron.spring import Bid
from parlour.games.city_of_iron.state import NOBODY, PHASES, SETUP, SPRING, SUMMER, WINTER, Iron, Nation
from parlour.games.city_of_iron.summer import Act
from parlour.games.city_of_iron.things import (
    DECKS,
    GAP,
    PLACE,
    SCORE_CARD,
    SCORE_CARDS,
    STARS,
    Building,
    Slot,
)
from parlour.games.city_of_iron.towns import Conquer
from parlour.games.city_of_iron.winter import purse


def see(table: Iron, seat: i64) -> schema.Table:
    """The table as this seat sees it; -1: a spectator."""
    kit = table.kit
    reckoning = Reckoning(table)
    return {
        "phase": "end" if table.over else PHASES[table.phase],
        "round": round_of(table),
        "action": table.action,
        "active": table.active,
        "bid_track": [cube for cube in table.bidders if cube not in table.track] if table.phase == SPRING else [],
        "turn_track": [
            {
                "id": slot.id,
                "seat": None if table.track[slot.number] == NOBODY else table.track[slot.number],
                "bid": see_bid(table, slot),
            }
            for slot in kit.slots
        ],
        "turn_order": turn_order(table) if table.phase == SPRING else list(table.turns),
        "score_cards": [SCORE_CARDS[number] for number in range(3) if table.score_cards >> number & 1],
        "coming": see_coming(table),
        "bonuses": see_bonuses(table),
        "row": see_row(table, seat, reckoning),
        "deck": see_deck(table),
        "discarded_buildings": [kit.buildings[kind].id for kind in table.scrap],
        "goods": [see_good(reckoning, good) for good in range(len(kit.goods))],
        "stacks": {STARS[stack]: see_stack(table, stack, seat) for stack in range(len(table.stacks))},
        "lands": [land.id for land in kit.lands if table.lands >> land.number & 1],
        "reach": see_reach(table, seat, reckoning),
        "in_use": see_in_use(table),
        "payment": see_payment(table, seat),
        "card_actions": card_actions(table),
        "cheaper": table.discount,
        "extra_eyes": table.extra_eyes,
        "nations": [see_nation(table, other, seat, reckoning) for other in range(kit.seats)],
    }


def round_of(table: Iron) -> i64:
    """I4.1, I11.10  The round that is played: in winter the marker lies on the next one already."""
    return max(table.round - 1, 1) if table.phase == WINTER or table.over else table.round


def turn_order(table: Iron) -> list[int]:
    """I4.7  The turn order as far as the cubes lie on the turn track."""
    return [cube for cube in table.track[::-1] if cube != NOBODY]


def see_bid(table: Iron, slot: Slot) -> schema.BidHere | None:
    """I4.2, I4.6, I4.7  What would come of a bid for this slot, whether it can be paid or not."""
    if not isinstance(table.question, Bid) or table.track[slot.number] != NOBODY:
        return None
    bidder = table.question.seat
    track = table.track[:]
    track[slot.number] = bidder
    coins = table.nations[bidder].coins
    return {
        "order": [cube for cube in track[::-1] if cube != NOBODY],
        "coins": coins + slot.gain - min(slot.cost, coins),
    }


def see_deck(table: Iron) -> schema.Deck:
    """I11.3-I11.5  The deck that the next building comes from, and how many can come before discards are shuffled."""
    left = [card for card in table.deck[deck_of_round(table) :] if card < SCORE_CARD]
    decks: dict[schema.DeckId, int] = {"A": 0, "B": 0, "C": 0, "discards": 0}
    for at in range(table.drawn, len(table.deck)):
        if table.deck[at] < SCORE_CARD:
            decks[deck_at(table, at)] += 1
    if not left or shuffled(table):
        return {"next": "discards", "left": len(left), "decks": decks}
    return {"next": DECKS[table.kit.buildings[left[0]].deck], "left": len(left), "decks": decks}


def see_row(table: Iron, seat: i64, reckoning: Reckoning) -> list[schema.Building | None]:
    """The row from the left, with its empty places."""
    row: list[schema.Building | None] = []
    row += [see_building(table, table.row, slot, seat, reckoning) for slot in range(len(table.row))]
    return row + [None] * (table.kit.row - len(row))


def see_building(table: Iron, kinds: list[int], at: i64, buyer: i64, reckoning: Reckoning) -> schema.Building:
    """A building of the row or of a storage, with its price for who can build it; NOBODY: no such seat looks at it."""
    building = table.kit.buildings[kinds[at]]
    copy = kinds[:at].count(building.number)
    if buyer == NOBODY:
        return {"id": building.id, "price": None, "science_price": None, "lacks": None, "adds": None, "copy": copy}
    cut, waived = terms(table, buyer)
    coins, science = max(building.coins - cut, 0), science_price(table.nations[buyer], building, waived)
    return {
        "id": building.id,
        "price": coins,
        "science_price": science,
        "lacks": lacks_of(table.nations[buyer], building, coins, science, table.kit),
        "adds": reckoning.with_building(buyer, building),
        "copy": copy,
    }


def lacks_of(nation: Nation, building: Building, coins: i64, science: i64, kit: IronBox) -> schema.Lacks:
    """I6.2, I6.5, I6.7  What is missing to build this for so much, whoever's turn it is."""
    realm = nation.realm
    full = True
    for city, land in enumerate(realm.lands):
        if kit.lands[land].ground & building.ground and realm.used[city] < realm.rooms[city]:
            full = False
    on_land = building.ground & realm.ground != 0
    return {
        "coins": max(coins - nation.coins, 0),
        "science": max(science - nation.science, 0),
        "land": None if on_land else building.land,
        "room": on_land and full,
    }


def terms(table: Iron, seat: i64) -> tuple[i64, bool]:
    """I6.4  By how much a building is cheaper to this seat now, and whether its science is waived."""
    if seat != table.active:
        return 0, False
    question = table.question
    if isinstance(question, BuildWith | PlaceBuilding):
        return table.discount + question.cut, question.waived
    return table.discount, False


def see_standing(table: Iron, city: str, sites: list[int], at: i64) -> schema.Standing:
    """A building of a city, by its land: it keeps its place there, whatever comes and goes."""
    return {
        "id": table.kit.buildings[sites[at] % PLACE].id,
        "city": city,
        "place": at,
        "copy": sites[:at].count(sites[at]),
    }


def see_good(reckoning: Reckoning, good: i64) -> schema.Track:
    """A track with all counts on it, and what it is worth to each seat now."""
    return reckoning.track(good, reckoning.counts[good], reckoning.worth[good])


def see_stack(table: Iron, number: i64, seat: i64) -> schema.Stack:
    """I15.1  The top town, and those below it that this seat has looked at."""
    spied: i64 = 0 if seat < 0 else table.nations[seat].spied
    towns = table.stacks[number]
    return {
        "left": len(towns),
        "towns": [
            table.kit.towns[town].id if depth == 0 or spied >> town & 1 else None for depth, town in enumerate(towns)
        ],
    }


def see_in_use(table: Iron) -> dict[str, schema.UsedCard]:
    """I7.9  The cards that lie open: which one is played, and for what the others count."""
    cards = table.cards_of(table.spent)
    played = played_card(table, cards)
    question = table.question
    symbols: list[int] = [NO_SYMBOL for card in cards]
    if isinstance(question, Pay):
        symbols = [question.symbol_of(card.number) for card in cards]
    elif played:  # and paid for
        needs_hammers = any(card.id == played and card.needs_hammers > 0 for card in cards)
        symbols = [HAMMERS if needs_hammers else COMPASSES for card in cards]
    return {
        card.id: {
            "id": card.id,
            "owner": table.active,
            "played": card.id == played,
            "symbol": None if card.id == played or symbol == NO_SYMBOL else SYMBOLS[symbol],
        }
        for card, symbol in zip(cards, symbols, strict=True)
    }


def played_card(table: Iron, cards: list[Card]) -> str:
    """The card in use that is played for its action; empty: in an attack, and when all is over, none is."""
    steps: list[Step[Any]] = [*table.stack]
    if table.question is not None:
        steps.append(table.question)
    for step in steps:
        if isinstance(step, Arrange | Conquer):
            return ""
        cause = table.kit.cards[step.card].id if isinstance(step, TakeEffect) else str(getattr(step, "cause", ""))
        for card in cards:
            if card.id == cause:
                return cause
    return cards[0].id if len(cards) == 1 else ""


def card_actions(table: Iron) -> i64:
    """I16.5  How many actions a card still lets one take, the one that is being chosen among them."""
    question = table.question
    if isinstance(question, Act):
        return question.left
    for step in table.stack:
        if isinstance(step, Act):
            return step.left
    return 0


def see_nation(table: Iron, seat: i64, viewer: i64, reckoning: Reckoning) -> schema.Nation:
    nation, kit = table.nations[seat], table.kit
    realm = nation.realm
    own = seat == viewer
    chosen = nation.sheet >= 0
    return {
        "nation": kit.sheets[nation.sheet].id if chosen else None,
        "coins": nation.coins,
        "science": nation.science,
        "vp": nation.vp,
        "vp_by": see_vp_by(table, seat),
        "income": realm.income,
        "leader_coins": reckoning.leads(seat),
        "income_by": reckoning.income(seat),
        "if_scored": reckoning.scored(seat),
        "actions_left": actions_left(table, seat),
        "goods": goods_of(table.kit, realm.goods),
        "citizen_draws": realm.citizen_draws,
        "military_draws": realm.military_draws,
        "science_icons": realm.science_icons,
        "eyes": realm.eyes,
        "building_vp": realm.vp,
        "cities": [see_city(table, seat, city) for city in range(len(realm.lands))] if chosen else [],
        "unused_tokens": [kit.tokens[token + 1].id for token, place in enumerate(realm.tokens) if place == UNUSED],
        "towns": [town.id for town in kit.towns if realm.towns >> town.number & 1],
        "stored": [
            see_building(table, nation.stored, at, seat if own else NOBODY, reckoning)
            for at in range(len(nation.stored))
        ],
        "mastered": [building.id for building in kit.buildings if nation.mastered >> building.number & 1],
        "hand": see_hand(table, seat, own),
        "decks": {KINDS[kind]: see_deck_of(table, seat, kind, own) for kind in (CITIZEN, MILITARY)},
        "pool": [card.id for card in table.cards_of(nation.pool)],
        "choosing": [card.id for card in table.cards_of(nation.buying)] if own else None,
        "has_chosen": table.phase == WINTER and not table.over and seat < table.active,
        "purse": purse(table, seat) if own else None,
        "symbols": see_symbols(table, seat, own),
        "bonus_counts": dict(zip(BONUSES, bonus_counts(table, seat), strict=True)),
    }


def see_symbols(table: Iron, seat: i64, own: bool) -> dict[schema.SymbolId, int]:
    """I12.3  All see what a nation has not bought yet, and so what it has."""
    nation = table.nations[seat]
    if nation.sheet < 0:
        return dict.fromkeys(SYMBOLS, 0)
    cards = table.kit.sheets[nation.sheet].cards & ~nation.pool
    if own:
        cards |= nation.buying
    return {symbol: total(table.kit, cards, number) for number, symbol in enumerate(SYMBOLS)}


def actions_left(table: Iron, seat: i64) -> int:
    """The action tokens that are not flipped yet."""
    if table.phase < SUMMER:
        return 0 if table.phase == SETUP else table.kit.actions
    if table.phase != SUMMER or table.action > table.kit.actions:
        return 0
    taken = table.action - 1
    if seat in table.turns[: table.turn_at]:
        taken += 1
    return table.kit.actions - taken


def see_city(table: Iron, seat: i64, city: i64) -> schema.City:
    realm, kit = table.nations[seat].realm, table.kit
    sites = [stands for stands in realm.sites if stands // PLACE == city]
    land = table.land_of(seat, city)
    tokens: list[schema.LaidToken] = [
        {"id": kit.tokens[token + 1].id, "side": SIDES[place % 2]}
        for token, place in enumerate(realm.tokens)
        if place != UNUSED and place // 2 == city
    ]
    if city == 0:
        tokens = [{"id": kit.tokens[0].id, "side": SIDES[0]}, *tokens]
    return {
        "id": land,
        "tokens": tokens,
        "room": realm.rooms[city],
        "free": realm.rooms[city] - realm.used[city],
        "buildings": [see_standing(table, land, sites, at) for at in range(len(sites)) if sites[at] % PLACE != GAP],
    }


def see_hand(table: Iron, seat: i64, own: bool) -> schema.Hand:
    """I15.2, I15.4  All of it for its owner; for others what they know of it, and how many more there are."""
    nation = table.nations[seat]
    open_cards = nation.hand if own else nation.shown
    hidden = nation.hand & ~open_cards
    return {
        "cards": [card.id for card in table.cards_of(open_cards)],
        "known_to_all": [card.id for card in table.cards_of(nation.shown)],
        "hidden": {KINDS[kind]: len(table.cards_of(hidden & table.of_kind(kind))) for kind in (CITIZEN, MILITARY)},
    }


def see_deck_of(table: Iron, seat: i64, kind: i64, own: bool) -> schema.CardPile:
    """I15.2, I15.3  A draw pile, and its discards: what was discarded first comes first."""
    pile = table.nations[seat].pile(kind)
    ids = [table.kit.cards[card].id for card in pile.undrawn()]
    return {
        "left": len(ids),
        "cards": sorted(ids) if own or pile.known else None,
        "order": ids if pile.known else None,
        "discards": [table.kit.cards[card].id for card in pile.discards],
    }
