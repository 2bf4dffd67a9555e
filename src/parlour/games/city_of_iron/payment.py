"""I7.4-I7.6  A payment that is being made, as those who look on see it, and the cheapest way to complete it."""

from typing import Final

from mypy_extensions import i64

from parlour.games.city_of_iron import schema
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import COMPASSES, SYMBOLS
from parlour.games.city_of_iron.paying import ATTACK, EXPERT, NO_VEHICLE, SETTLE, Pay
from parlour.games.city_of_iron.state import Iron
from parlour.games.city_of_iron.things import VEHICLES

PURPOSES: Final[list[schema.Purpose]] = ["attack", "settle", "expert"]


def see_payment(table: Iron, viewer: i64) -> schema.Payment | None:
    """The cards lie open, so all see what is given; what the hand could add is only for whose it is."""
    pay = table.question
    if not isinstance(pay, Pay):
        return None
    kit, what = table.kit, pay.what
    return {
        "seat": pay.seat,
        "purpose": PURPOSES[pay.purpose],
        "town": kit.towns[what].id if pay.purpose == ATTACK else None,
        "land": kit.lands[what].id if pay.purpose == SETTLE else None,
        "card": kit.cards[what].id if pay.purpose == EXPERT else None,
        "chutes": {SYMBOLS[symbol]: see_chute(table, pay, symbol) for symbol in pay.asked()},
        "vehicle": see_vehicle(table, pay),
        "enough": pay.enough(),
        "cheapest": cheapest(kit, table.nations[pay.seat].hand, pay) if pay.seat == viewer else None,
    }


def see_chute(table: Iron, pay: Pay, symbol: i64) -> schema.Chute:
    needed = pay.needed(table)[symbol]
    cards = [card for card in table.cards_of(pay.used) if pay.symbol_of(card.number) == symbol]
    given = sum([card.symbols(symbol) for card in cards])
    return {
        "needed": needed,
        "given": given,
        "missing": max(needed - given, 0),
        "waste": max(given - needed, 0),
        "cards": [card.id for card in cards],
    }


def see_vehicle(table: Iron, pay: Pay) -> schema.Vehicle | None:
    """I9.3  At least one of the cards must be that vehicle, or one that serves as it."""
    if pay.purpose != SETTLE or table.kit.lands[pay.what].vehicle == NO_VEHICLE:
        return None
    needed = table.kit.lands[pay.what].vehicle
    brought = [card.id for card in table.cards_of(pay.used) if card.vehicle >= needed]
    return {"needed": VEHICLES[needed], "card": brought[0] if brought else None}


class Way:
    """Cards that bring a payment so far, and what they cost: their number, waste, symbols and prices."""

    def __init__(self, cost: tuple[int, int, int, int], cards: list[tuple[int, int]]) -> None:
        self.cost = cost
        self.cards = cards  # each with its symbol


def cheapest(kit: IronBox, hand: i64, pay: Pay) -> list[schema.PaidWith]:
    """I7.6  The fewest cards that complete it; of these those that waste least, then the weakest, then the cheapest.

    Card by card, for everything that can still be missing the best way that leads there.
    """
    start = (max(pay.guns, 0), max(pay.compasses, 0), max(pay.hammers, 0), pay.vehicle)
    ways = {start: Way((0, 0, 0, 0), [])}
    for card in kit.cards:
        if hand >> card.number & 1 == 0:
            continue
        for missing, way in list(ways.items()):
            for symbol in pay.asked():
                worth, lacks = card.symbols(symbol), missing[symbol]
                brings = symbol == COMPASSES and missing[3] != NO_VEHICLE and card.vehicle >= missing[3]
                if worth == 0 or (lacks == 0 and not brings):
                    continue
                left = [*missing[:3]]
                left[symbol] = max(lacks - worth, 0)
                then = (left[0], left[1], left[2], NO_VEHICLE if brings else missing[3])
                number, waste, shown, price = way.cost
                shown += card.guns + card.compasses + card.hammers
                cost = (number + 1, waste + max(worth - lacks, 0), shown, price + card.cost)
                if then not in ways or cost < ways[then].cost:
                    ways[then] = Way(cost, [*way.cards, (card.number, symbol)])
    done = ways.get((0, 0, 0, NO_VEHICLE))
    cards = [] if done is None else done.cards
    return [{"card": kit.cards[number].id, "symbol": SYMBOLS[symbol]} for number, symbol in cards]
