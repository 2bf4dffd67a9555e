"""V4, V5, V7, V10  The round: prices, income, and the button."""

import pytest

from tests.games.vegas_showdown.story import draws, vegas
from tests.proof import proves

ALL_PUBLICITY = ["publicity"] * 3


@proves("V4.1")
def test_a_round_has_six_phases_in_this_order() -> None:
    table = vegas(phase="round", board=["-", "table-games", "sports-book"], deck=["slot-tournament"])
    table.choose("bid slots-1, for 5", "publicity", "renovate").plays(0, "done")
    assert [entry.kind for entry in table.match.journal()] == [
        "round", "price", "price", "draw_event", "no_effect", "turn_up", "income", "income", "income",
        "bid", "publicity", "renovate", "win_bid", "fame", "renovated", "take_back", "button",
        "round", "price", "price", "price", "income", "income", "income",
    ]  # fmt: skip
    assert table.told("round") == [{"round": 2, "seat": 0}, {"round": 3, "seat": 1}]


@proves("V4.2")
def test_rounds_follow_each_other() -> None:
    table = vegas(round=7)
    for number in (7, 8, 9):
        assert (table.seen["round"], table.seen["phase"]) == (number, "choose actions")
        table.choose(*ALL_PUBLICITY)


# ---------------------------------------------------------------------- V5  prices


@proves("V5.1")
def test_in_the_first_round_no_price_drops() -> None:
    assert vegas(phase="round", round=1).minimums == [18, 18, 25]


@proves("V5.2", "V5.2.1")
def test_in_later_rounds_each_marker_goes_to_the_next_circle() -> None:
    table = vegas(phase="round", board=["dragon-room", "table-games", "buffet"])
    assert table.minimums == [33, 12, 25]
    assert table.clauses("price") == ["V5.2"] * 3
    assert table.told("price")[1] == {
        "place": "premier-2", "tile": "table-games", "price": 12, "change": -6, "event": None
    }  # fmt: skip


@proves("V5.2.1", "V5.3")
def test_a_theater_that_nobody_wants() -> None:
    table = vegas(board=["table-games", "table-games", "theater"], minimums={"premier-1": 52, "premier-2": 52})
    prices = []
    while "theater" in table.board:
        prices.append(table.place("premier-3")["minimum"])
        table.choose(*ALL_PUBLICITY)
    assert prices == [52, 42, 33, 25, 18, 12, 7, 3]


@proves("V5.2.2")
def test_with_the_other_option_a_marker_goes_to_the_very_next_space() -> None:
    table = vegas(phase="round", board=["dragon-room", "table-games", "buffet"], options={"price_drop": "space"})
    assert table.minimums == [37, 15, 29]
    table.choose(*ALL_PUBLICITY)
    assert table.minimums == [33, 12, 25]


@proves("V5.3")
def test_from_three_a_tile_leaves_the_match_for_good() -> None:
    table = vegas(
        phase="round",
        minimums={"premier-1": 3},
        stacks={"large": ["buffet"]},
        deck=["convention-in-town"],
    )
    assert table.told("gone") == [{"place": "premier-1", "tile": "fancy-slots", "price": 3}]
    assert table.board[0] == "buffet"  # its space was empty, and filled in phase 2
    assert table.left("small") == 9


@proves("V5.4")
def test_prices_of_basic_tiles_never_drop() -> None:
    table = vegas(phase="round")
    assert [table.place(id)["open_bids"][0] for id in ("slots-1", "lounge-1", "restaurant-1")] == [5, 9, 15]
    for _ in range(3):
        table.choose(*ALL_PUBLICITY)
    assert [table.place(id)["open_bids"][0] for id in ("slots-1", "lounge-1", "restaurant-1")] == [5, 9, 15]


# ---------------------------------------------------------------------- V7  income


@proves("V7.1")
def test_income_is_the_lower_of_population_and_revenue() -> None:
    table = vegas(phase="income", cash=[0, 0, 0], population=[8, 8, 3], revenue=[5, 12, 7])
    assert table.cash == [5, 8, 3]
    assert table.clauses("income") == ["V7.1"] * 3


@proves("V7.2")
def test_of_several_bases_each_seat_goes_by_the_one_that_pays_it_most() -> None:
    words = {"phase": "income", "cash": [0, 0, 0], "population": [8, 4, 6], "revenue": [5, 9, 6]}
    assert vegas(events=["big-spenders"], **words).cash == [5, 9, 6]
    assert vegas(events=["tour-buses"], **words).cash == [8, 4, 6]
    assert vegas(events=["big-spenders", "tour-buses"], **words).cash == [8, 9, 6]
    assert vegas(events=["convention-in-town", "big-spenders"], **words).cash == [8, 9, 6]


@proves("V7.3")
def test_surcharges_are_added_before_deductions_and_income_is_never_below_nothing() -> None:
    words = {"phase": "income", "cash": [0, 0, 0], "population": [8, 1, 0]}
    assert vegas(events=["holiday-weekend"], **words).cash == [10, 6, 5]
    assert vegas(events=["slow-season"], **words).cash == [2, 0, 0]
    assert vegas(events=["slow-season", "holiday-weekend"], **words).cash == [7, 3, 2]
    assert vegas(events=["tour-buses", "holiday-weekend", "slow-season"], **words).cash == [10, 3, 2]


# ---------------------------------------------------------------------- V10  the button


@proves("V10.1")
@pytest.mark.parametrize(("seats", "dealer", "after"), [(3, 0, 1), (3, 2, 0), (5, 3, 4)])
def test_the_button_goes_to_the_next_seat_clockwise(seats: int, dealer: int, after: int) -> None:
    table = vegas(seats=seats, dealer=dealer, phase="button")
    assert (table.seen["dealer"], table.asked) == (after, after)


@proves("V10.2")
def test_all_bans_end_with_the_round() -> None:
    table = draws("pr-scandal")
    assert (table.seen["no_actions"], table.seen["round"]) == (["publicity"], 2)
    table = vegas(events=["pr-scandal", "zoning-dispute"], cash=[30, 30, 30])
    assert "publicity" not in table.moves and "bid premier-1" not in table.moves
    table.choose("renovate", "renovate", "renovate")
    assert (table.seen["no_actions"], table.seen["no_bids_on"]) == ([], [])
    assert "publicity" in table.moves and "bid premier-1" in table.moves
