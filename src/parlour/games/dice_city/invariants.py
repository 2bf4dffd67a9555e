"""What can never be otherwise on a table of Dice City."""

from collections import Counter

from parlour.engine.bits import bit
from parlour.games.dice_city.box import PILES, pile
from parlour.games.dice_city.goods import GOLD, GOODS, MOST, count
from parlour.games.dice_city.location import BASICS, PRINTED
from parlour.games.dice_city.spaces import DICE, SPACES, row_of, space_of
from parlour.games.dice_city.state import NO_CARD, NOBODY, Cities


def check(table: Cities) -> None:
    """Raise an AssertionError where the table cannot be so."""
    _check_cities(table)
    _check_cards(table)
    kit = table.kit
    stocks = sum(count(city.stock, GOLD) for city in table.cities)
    assert table.gold + table.gold_out + stocks == kit.gold_supply, "gold has come or gone"
    assert table.gold >= 0 and table.gold_out >= 0
    assert table.strength >= 0 and table.bandits_strength >= 0, "more strength was used than there was"
    assert table.refreshed <= kit.refreshes_per_turn and table.passed <= kit.passes_per_turn
    for victim in (table.location_victim, table.stock_victim):
        assert victim == NOBODY or victim != table.active, "a seat has attacked itself"
    question = table.question
    assert table.over == (question is None), "nobody is asked, and yet the match is not over"
    assert question is None or question.seat == table.active, "a seat is asked out of its turn"


def _check_cities(table: Cities) -> None:
    for seat, city in enumerate(table.cities):
        assert len(city.spaces) == SPACES
        kinds, built = 0, 0
        for space, kind in enumerate(city.spaces):
            kinds |= bit(kind)
            if kind >= PRINTED:
                built |= bit(space)
            else:
                assert kind == table.kit.printed[space], "a printed location has moved"
        assert (city.kinds, city.built) == (kinds, built), f"seat {seat} has something that it has not"
        assert city.deactivated & ~built == 0, "a token lies on a printed location"
        for die in range(DICE):
            assert space_of(city.dice, die) < SPACES
            if seat != table.active:
                assert row_of(space_of(city.dice, die)) == die, "a waiting die lies on another row"
        for good in range(GOODS):
            assert 0 <= count(city.stock, good) <= MOST
        assert city.pass_tokens >= 0 and city.vp_tokens >= 0 and city.raid_tokens >= 0


def _check_cards(table: Cities) -> None:
    """No card is in two places, and none has come from nowhere."""
    kit = table.kit
    assert 0 <= table.drawn <= table.deck_end <= len(table.deck)
    in_play = Counter(kind for city in table.cities for kind in city.spaces if kind >= PRINTED)
    out = Counter(table.deck[: table.drawn])
    open_cards = Counter(card for card in table.display if card != NO_CARD)
    for kind, number in (in_play + open_cards).items():
        if kind >= PRINTED + BASICS:
            assert number <= out[kind], f"{kit.locations[kind].id} has come from nowhere"
    for kind in range(PRINTED, PRINTED + BASICS):
        assert in_play[kind] + table.basic_left(kind) <= kit.locations[kind].copies
    assert len(table.display) == 2 * kit.columns
    for piles, left, held in (
        (kit.bandits, table.bandits, [city.bandits for city in table.cities]),
        (kit.ships, table.ships, [city.ships for city in table.cities]),
    ):
        for number in range(PILES):
            cards = pile(left, number) + sum(pile(cards, number) for cards in held)
            assert kit.alone or cards <= piles[number].cards, "a pile has grown"
    wares = 0
    for kind in [*open_cards, *(kind for kind in range(PRINTED, PRINTED + BASICS) if table.basic_left(kind))]:
        wares |= bit(kind)
    assert table.for_sale == wares, "what is for sale is not what lies open"
