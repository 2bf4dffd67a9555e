"""What can never be otherwise on a table of City of Iron."""

from collections import Counter

from parlour.engine.codec import encode
from parlour.games.city_of_iron.card import CITIZEN, MILITARY
from parlour.games.city_of_iron.realm import survey
from parlour.games.city_of_iron.state import NOBODY, SETUP, SPRING, WINTER, Iron
from parlour.games.city_of_iron.things import GAP, PLACE, SCORE_CARD


def check(table: Iron) -> None:
    """Raise an AssertionError where the table cannot be so."""
    _check_buildings(table)
    _check_towns_and_lands(table)
    for seat in range(table.kit.seats):
        _check_nation(table, seat)
        if table.nations[seat].sheet >= 0:
            _check_cards(table, seat)
    _check_track(table)
    assert table.over == (table.question is None), "nobody is asked, and yet the match is not over"
    question = table.question
    if question is not None:
        assert question.seat == table.active, "a seat is asked out of its turn"
    assert table.discount >= 0 and table.extra_eyes >= 0


def _check_buildings(table: Iron) -> None:
    """No building card has come or gone."""
    kit = table.kit
    there = Counter(table.row) + Counter(table.scrap)
    there += Counter(card for card in table.deck[table.drawn :] if card < SCORE_CARD)
    for nation in table.nations:
        there += Counter(nation.stored) + Counter(stands % PLACE for stands in nation.realm.buildings)
        assert nation.stored == sorted(nation.stored)
    for building in kit.buildings:
        printed = sum(building.copies[: kit.seats - 1])
        assert there[building.number] == printed, f"{building.id}: {there[building.number]} instead of {printed}"
    assert len(table.row) <= kit.row, "the row is too long"
    assert 0 <= table.drawn <= len(table.deck)


def _check_towns_and_lands(table: Iron) -> None:
    towns = [town for stack in table.stacks for town in stack]
    lands = [land.number for land in table.kit.lands if table.lands >> land.number & 1]
    for nation in table.nations:
        towns += [town.number for town in table.kit.towns if nation.realm.towns >> town.number & 1]
        lands += nation.realm.lands
    assert len(set(towns)) == len(towns), "a town is in two places"
    if table.phase != SETUP:
        assert len(set(lands)) == len(lands), "a land has two owners"


def _check_nation(table: Iron, seat: int) -> None:
    nation = table.nations[seat]
    realm = nation.realm
    assert nation.coins >= 0 and nation.science >= 0, f"seat {seat} has less than nothing"
    counted = survey(table.kit, realm.lands, realm.tokens, realm.buildings, realm.towns, realm.sites)
    assert encode(counted) == encode(realm), f"the realm of seat {seat} is counted wrongly"
    assert sorted(stands for stands in realm.sites if stands % PLACE != GAP) == realm.buildings, "a lost building"
    for city in range(len(realm.lands)):
        assert realm.used[city] <= realm.rooms[city], "a city is too full"
    for stands in realm.buildings:
        assert nation.mastered >> (stands % PLACE) & 1, "a building stands that was never built"


def _check_cards(table: Iron, seat: int) -> None:
    """Every card of the nation is in exactly one place, and in a pile of its kind."""
    nation, kit = table.nations[seat], table.kit
    places = [card.number for mask in (nation.hand, nation.pool) for card in table.cards_of(mask)]
    for kind in (CITIZEN, MILITARY):
        pile = nation.pile(kind)
        cards = pile.undrawn() + pile.discards
        assert all(kit.cards[card].kind == kind for card in cards), "a card lies in the wrong pile"
        places += cards
    if table.spent and seat == _in_use_by(table):
        places += [card.number for card in table.cards_of(table.spent)]
    assert sorted(places) == [card.number for card in table.cards_of(kit.sheets[nation.sheet].cards)]
    assert nation.shown & ~nation.hand == 0, "a card is known to be in a hand where it is not"
    for kind in (CITIZEN, MILITARY):
        hidden = nation.hand & ~nation.shown & table.of_kind(kind)
        assert not (nation.pile(kind).known and hidden), "all could tell this card, and do not know it"
    assert nation.buying & ~nation.pool == 0
    assert nation.buying == 0 or table.phase == WINTER
    cost = sum(card.cost for card in table.cards_of(nation.buying))
    assert cost <= nation.coins, "more is chosen than can be paid"


def _in_use_by(table: Iron) -> int:
    assert table.question is not None
    return table.question.seat


def _check_track(table: Iron) -> None:
    cubes = sorted(seat for seat in table.track if seat != NOBODY)
    assert len(set(cubes)) == len(cubes), "a cube lies twice on the turn track"
    if table.phase > SPRING:
        assert cubes == list(range(table.kit.seats))
    assert sorted(table.bidders) == list(range(table.kit.seats))
