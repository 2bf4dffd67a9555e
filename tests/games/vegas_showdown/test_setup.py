"""V3  Setup."""

import pytest

import parlour
from parlour.games.vegas_showdown.state import LETTER, Vegas
from tests.games.vegas_showdown.story import Story, vegas
from tests.proof import proves


def fresh(seats: int, **words: object) -> Story:
    """The first question of a match in which nothing has been said; no event gets in the way."""
    return vegas(seats=seats, phase="setup", rolls="0", deck=["big-spenders"], **words)


@proves("V3.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_all_basic_tiles_go_to_their_stacks(seats: int) -> None:
    assert fresh(seats).seen["basic_stacks"] == {"slots": 16, "lounge": 10, "restaurant": 7}


@proves("V3.2")
def test_with_three_seats_three_tiles_of_each_stack_are_out() -> None:
    assert fresh(3).seen["basic_stacks"] == {"slots": 13, "lounge": 7, "restaurant": 4}


@proves("V3.3", "V3.4")
def test_what_a_seat_begins_with() -> None:
    table = fresh(3)
    for house in table.seen["houses"]:
        assert (house["population"], house["revenue"], house["fame"]) == (8, 5, 0)
        assert (house["tiles"], house["reserve"], house["choice"]) == ([], {}, None)


@proves("V3.5")
def test_every_seat_begins_with_20_dollars() -> None:
    table = fresh(3)
    assert table.cash == [25, 25, 25]
    assert [(income["seat"], income["amount"]) for income in table.told("income")] == [(0, 5), (1, 5), (2, 5)]


@proves("V3.6")
def test_the_a_tiles_lie_on_top_of_the_b_tiles_each_pile_shuffled() -> None:
    orders = set()
    for seed in range(8):
        state = parlour.start("vegas-showdown", seats=3, seed=seed).state
        assert isinstance(state, Vegas)
        for size in range(3):
            stack = state.stacks[size * 10 : size * 10 + 10]
            assert [entry >= LETTER for entry in stack] == [False] * 5 + [True] * 5
        orders.add(tuple(state.stacks[10:20]))
    assert len(orders) > 4


@proves("V3.7", "V3.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_tile_of_each_size_is_turned_up_at_its_starting_price(seats: int) -> None:
    stacks = {"small": ["fancy-restaurant"], "medium": ["fancy-lounge"], "large": ["sports-book"]}
    table = fresh(seats, stacks=stacks)
    assert table.board[:3] == ["fancy-restaurant", "fancy-lounge", "sports-book"]
    assert table.minimums[:3] == [25, 33, 25]
    assert [entry["place"] for entry in table.told("turn_up")][:3] == ["premier-1", "premier-2", "premier-3"]
    assert table.clauses("turn_up")[0] == "V3.7"


@proves("V3.7.1")
def test_with_three_seats_no_event_is_drawn_in_the_first_round() -> None:
    table = fresh(3)
    assert len(table.board) == 3
    assert table.told("draw_event") == []


@proves("V3.7.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_seats_an_event_fills_the_fourth_space_in_the_first_round(seats: int) -> None:
    table = fresh(seats, stacks={"small": ["fancy-slots", "fancy-restaurant"]})
    assert table.told("draw_event") == [{"seat": 0, "event": "big-spenders", "place": "premier-4"}]
    assert (table.board[3], table.minimums[3]) == ("fancy-restaurant", 25)
    assert table.seen["round"] == 1


@proves("V3.9")
def test_the_event_deck_is_shuffled() -> None:
    decks = []
    for seed in range(6):
        state = parlour.start("vegas-showdown", seats=3, seed=seed).state
        assert isinstance(state, Vegas)
        assert sorted(state.deck) == list(range(33))
        decks.append(tuple(state.deck))
    assert len(set(decks)) == 6


@proves("V3.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_names_the_first_dealer(seat: int) -> None:
    table = vegas(phase="setup", rolls=str(seat))
    assert (table.seen["dealer"], table.asked) == (seat, seat)
    assert table.told("first") == [{"seat": seat}]


@proves("V3.10")
def test_any_seat_may_be_the_first_dealer() -> None:
    dealers = {parlour.start("vegas-showdown", seats=5, seed=seed).view(None)["table"]["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3, 4}
