"""I9, I10  What a seat lacks for each land, town and district, with the hand it has, whoever's turn it is.

For those who look on; search never asks.
"""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.city_of_iron import schema
from parlour.games.city_of_iron.card import COMPASSES, GUNS, HAMMERS, Card
from parlour.games.city_of_iron.cities import ChooseDistrict, ChooseLand
from parlour.games.city_of_iron.expert import hammers_short
from parlour.games.city_of_iron.paying import EXPERT, SETTLE, Pay, best_vehicle, can_attack, total
from parlour.games.city_of_iron.reckon import Reckoning
from parlour.games.city_of_iron.state import NOBODY, Iron
from parlour.games.city_of_iron.things import VEHICLES, Land, Town


def see_reach(table: Iron, seat: i64, reckoning: Reckoning) -> schema.Reach | None:
    """Only for whose hand it is."""
    if seat == NOBODY or table.nations[seat].sheet < 0:
        return None
    cards = table.cards_of(table.kit.sheets[table.nations[seat].sheet].cards)
    founding = [card for card in cards if card.founds]
    expanding = [card for card in cards if card.expands]
    return {
        "lands": {
            land.id: see_land(table, seat, land, founding) for land in table.kit.lands if table.lands >> land.number & 1
        },
        "towns": see_towns(table, seat, reckoning),
        "district": see_district(table, seat, expanding),
    }


def in_play(table: Iron, seat: i64, card: Card) -> bool:
    """Whether this seat has played the card for its action, and it is still to take effect."""
    question = table.question
    if seat != table.active or table.spent >> card.number & 1 == 0:
        return False
    if isinstance(question, Pay):  # for it, and not with it
        purpose = SETTLE if card.founds else EXPERT
        return question.purpose == purpose and question.used >> card.number & 1 == 0
    return isinstance(question, ChooseLand if card.founds else ChooseDistrict)


def missing_card(table: Iron, seat: i64, cards: list[Card]) -> str | None:
    """The first of these cards, if none of them is in the hand or in play."""
    for card in cards:
        if table.nations[seat].hand >> card.number & 1 or in_play(table, seat, card):
            return None
    return cards[0].id if cards else None


def see_land(table: Iron, seat: i64, land: Land, founding: list[Card]) -> schema.LandReach:
    """I9.2, I9.3  The card that founds a city serves for no compasses of its own."""
    nation, kit = table.nations[seat], table.kit
    hand = nation.hand
    for card in founding:
        if hand >> card.number & 1:
            hand &= ~bit(card.number)
            break
    found: schema.LandReach = {
        "card": missing_card(table, seat, founding),
        "compasses": max(land.distance - total(kit, hand, COMPASSES), 0),
        "vehicle": None if best_vehicle(kit, hand) >= land.vehicle else VEHICLES[land.vehicle],
        "token": nation.realm.growth() == 0,
        "open": False,
    }
    found["open"] = not (found["card"] or found["compasses"] or found["vehicle"] or found["token"])
    return found


def see_district(table: Iron, seat: i64, expanding: list[Card]) -> schema.DistrictReach:
    """I9.5, I7.7  The same for every city; the hammers come from other cards than the one that is played."""
    nation = table.nations[seat]
    hammers: i64 = 0
    for card in expanding:
        if nation.hand >> card.number & 1:
            hammers = max(hammers_short(table, seat, card), 0)
        elif not in_play(table, seat, card):  # where it is, its payment tells what is missing
            hammers = max(card.needs_hammers - total(table.kit, nation.hand, HAMMERS), 0)
    found: schema.DistrictReach = {
        "card": missing_card(table, seat, expanding),
        "hammers": hammers,
        "token": nation.realm.growth() == 0,
        "open": False,
    }
    found["open"] = not (found["card"] or found["hammers"] or found["token"])
    return found


def see_towns(table: Iron, seat: i64, reckoning: Reckoning) -> dict[str, schema.TownReach]:
    """I10.1, I10.6  The towns of others, and of the stacks those that this seat knows."""
    nation = table.nations[seat]
    eyes = nation.realm.eyes + (table.extra_eyes if seat == table.active else 0)
    found: dict[str, schema.TownReach] = {}
    for stack in table.stacks:
        for depth, number in enumerate(stack):
            if depth == 0 or nation.spied >> number & 1:
                town = table.kit.towns[number]
                found[town.id] = see_town(table, seat, town, max(depth - eyes, 0), reckoning)
    for town in table.kit.towns:
        if table.holder_of(town.number) not in (NOBODY, seat):
            found[town.id] = see_town(table, seat, town, 0, reckoning)
    return found


def see_town(table: Iron, seat: i64, town: Town, eyes: i64, reckoning: Reckoning) -> schema.TownReach:
    """I10.2, I7.5  Guns and compasses, each card for one of them."""
    kit, hand = table.kit, table.nations[seat].hand
    guns = max(town.defense - total(kit, hand, GUNS), 0)
    compasses = max(town.distance - total(kit, hand, COMPASSES), 0)
    enough = can_attack(kit, hand, town.defense, town.distance)
    return {
        "guns": guns,
        "compasses": compasses,
        "either": guns == 0 and compasses == 0 and not enough,
        "eyes": eyes,
        "open": enough and eyes == 0,
        "adds": reckoning.with_town(seat, town),
        "tracks": reckoning.tracks_with_town(seat, town),
    }
