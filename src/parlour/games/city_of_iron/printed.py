"""What is printed in City of Iron, by table and id: it lies open in the box and never changes in a match."""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.city_of_iron import schema
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import KINDS, SYMBOLS, Card
from parlour.games.city_of_iron.scoring import BONUSES
from parlour.games.city_of_iron.setup import GROUPS_OUT
from parlour.games.city_of_iron.things import (
    DECKS,
    SCORE_CARDS,
    STARS,
    TRACK,
    VEHICLES,
    Building,
    Land,
    Sheet,
    Town,
)


def printed(kit: IronBox) -> schema.Printed:
    """What lies open in the box and never changes in a match."""
    bonuses = [kit.bonus_coins, kit.bonus_distance, kit.bonus_buildings, kit.bonus_cards, kit.bonus_towns]
    return {
        "nations": {sheet.id: printed_nation(kit, sheet) for sheet in kit.sheets},
        "cards": {card.id: printed_card(card) for card in kit.cards},
        "buildings": {building.id: printed_building(kit, building) for building in kit.buildings},
        "towns": {town.id: printed_town(kit, town) for town in kit.towns},
        "stacks": {id: {"stars": number + 1} for number, id in enumerate(STARS)},
        "lands": {land.id: printed_land(kit, land) for land in kit.lands},
        "terrains": {
            id: {"lands": [land.id for land in kit.lands if id in land.terrain]} for id in kit.content.table("terrains")
        },
        "tokens": {
            token.id: {
                "city": token.city,
                "district": token.district,
                "citizen_draws": token.citizen_draws,
                "military_draws": token.military_draws,
            }
            for token in kit.tokens
        },
        "slots": {slot.id: {"place": slot.number, "cost": slot.cost, "gain": slot.gain} for slot in kit.slots},
        "goods": {
            good.id: {
                "first_vp": good.first_vp,
                "second_vp": good.second_vp,
                "leader_coins": good.leader_coins,
                "shield": good.shield,
                "length": TRACK,
            }
            for good in kit.goods
        },
        "decks": {
            "A": {"last_round": kit.deck_lasts[0]},
            "B": {"last_round": kit.deck_lasts[1]},
            "C": {"last_round": None},
            "discards": {"last_round": None},
        },
        "score_cards": {
            id: {"deck": DECKS[number], "book": kit.content.table("score_cards")[id]["book"]}
            for number, id in enumerate(SCORE_CARDS)
        },
        "vehicles": {id: {"serves_as": VEHICLES[1 : number + 1]} for number, id in enumerate(VEHICLES)},
        "kinds": {id: {"cards": [card.id for card in kit.cards if card.kind == kind]} for kind, id in enumerate(KINDS)},
        "symbols": {
            id: {"cards": [card.id for card in kit.cards if card.symbols(symbol)]} for symbol, id in enumerate(SYMBOLS)
        },
        "bonuses": {id: {"vp": bonuses[number]} for number, id in enumerate(BONUSES)},
        "seasons": {"spring": {"place": 0}, "summer": {"place": 1}, "autumn": {"place": 2}, "winter": {"place": 3}},
        "numbers": {
            "rounds": kit.rounds,
            "actions": kit.actions,
            "scoring_rounds": list(kit.scorings),
            "row": kit.row,
            "start_coins": kit.start_coins,
            "start_science": kit.start_science,
            "base_income": kit.base_income,
            "tax": kit.tax,
            "research_coins": kit.research_coins,
            "research_science": kit.research_science,
            "autumn_discards": kit.autumn_discards,
            "attack_discards": kit.attack_discards,
            "book_science": kit.book_science,
            "shield_vp": kit.shield_vp,
            "stored_penalty": kit.stored_penalty,
        },
    }


def printed_nation(kit: IronBox, sheet: Sheet) -> schema.PrintedNation:
    others: i64 = 0
    for other in kit.sheets:
        if other.number != sheet.number:
            others |= other.cards
    return {
        "home": kit.lands[sheet.home].id,
        "citizens": [kit.cards[card].id for card in sheet.citizens],
        "military": [kit.cards[card].id for card in sheet.military],
        "cards": [card.id for card in kit.cards if sheet.cards >> card.number & 1],
        "special": [card.id for card in kit.cards if sheet.cards & ~others & bit(card.number)],
    }


def printed_card(card: Card) -> schema.PrintedCard:
    return {
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "free": card.free,
        "hammers": card.hammers,
        "compasses": card.compasses,
        "guns": card.guns,
        "vehicle": VEHICLES[card.vehicle],
        "needs_hammers": card.needs_hammers,
        "price": card.price,
        "founds": card.founds,
        "expands": card.expands,
        "moves": card.moves,
        "acts": card.acts,
    }


def printed_building(kit: IronBox, building: Building) -> schema.PrintedBuilding:
    return {
        "deck": DECKS[building.deck],
        "copies": sum(building.copies[: kit.seats - 1]),
        "coins": building.coins,
        "science": building.science,
        "land": None if building.land == "any" else building.land,
        "goods": goods_of(kit, building.goods),
        "income": kit.income_building if building.produces else 0,
        "vp": building.vp,
        "citizen_draws": building.citizen_draws,
        "military_draws": building.military_draws,
        "science_icons": building.science_icons,
        "eyes": building.eyes,
    }


def printed_town(kit: IronBox, town: Town) -> schema.PrintedTown:
    return {
        "stack": STARS[town.stack],
        "in_play": town.group not in GROUPS_OUT[kit.seats - 2],
        "defense": town.defense,
        "distance": town.distance,
        "goods": goods_of(kit, town.goods),
        "income": kit.income_town,
    }


def printed_land(kit: IronBox, land: Land) -> schema.PrintedLand:
    home_of = None
    for sheet in kit.sheets:
        if sheet.home == land.number:
            home_of = sheet.id
    return {
        "terrain": list(land.terrain),
        "distance": land.distance,
        "vehicle": VEHICLES[land.vehicle],
        "home_of": home_of,
        "in_play": home_of is None and (kit.marked_lands or not land.marked),
    }


def goods_of(kit: IronBox, goods: list[int]) -> dict[str, int]:
    return {kit.goods[good].id: count for good, count in enumerate(goods) if count}
