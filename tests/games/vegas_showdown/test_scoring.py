"""V14  Final scoring."""

import pytest

from parlour.games.vegas_showdown.scoring import rank_points
from tests.games.vegas_showdown.story import CONNECTED, FULL, ending, vegas
from tests.proof import proves

CASINO = ["lounge a3", "lounge a2", "lounge a1", "lounge a4", "lounge a5"]
HOTEL = ["lounge f3", "lounge f2", "lounge f1", "lounge f4", "lounge f5"]


def would_score(*tiles: str, seats: int = 4) -> dict[str, int]:
    """What seat 0 would score now for its sheet."""
    points = vegas(seats=seats, tiles={0: list(tiles)}, cash=[0] * seats).points(0)
    return {source: number for source, number in points.items() if source not in ("population", "revenue")}


@proves("V14.1")
def test_all_points_are_added_to_the_fame_gained_so_far() -> None:
    table = ending(fame=[10, 20, 30], cash=[45, 0, 0], population=[9, 8, 7], revenue=[5, 6, 7], tiles={0: CONNECTED})
    assert table.points(0) == {"connection": 3, "population": 5, "revenue": 1, "cash": 4}
    assert table.fame == [10 + 13, 20 + 6, 30 + 6]
    assert table.match.scores() == table.fame


@proves("V14.2")
def test_a_complete_casino_section() -> None:
    assert would_score(*CASINO) == {"casino": 5}
    assert would_score(*CASINO[:4]) == {}


@proves("V14.2")
def test_a_single_blue_tile_spoils_the_casino() -> None:
    tiles = ["lounge a3", "lounge c3", "slots e3", "lounge f3", "lounge a2", "lounge a1", "restaurant a4"]
    assert would_score(*tiles) == {"connection": 3}


@proves("V14.2.1")
def test_a_complete_hotel_section() -> None:
    assert would_score(*HOTEL) == {"hotel": 5}
    assert would_score(*HOTEL[:4]) == {}


@proves("V14.2.1")
def test_a_single_yellow_tile_spoils_the_hotel() -> None:
    hotel = [*CONNECTED, "lounge f2", "lounge f1", "lounge f4", "slots f5"]
    assert would_score(*hotel, "slots g5 270") == {"connection": 3}


@proves("V14.2.2")
def test_a_tile_across_a_border_covers_part_of_both_areas() -> None:
    assert would_score(*CASINO[:4], "slots a5", "lounge b5") == {"casino": 5}


@proves("V14.3")
def test_connected_entrances() -> None:
    assert would_score(*CONNECTED) == {"connection": 3}
    assert would_score("lounge a3", "lounge c3", "lounge f3") == {}
    assert would_score("lounge a3", "lounge c3", "slots e3 270", "lounge f3") == {}  # a wall to the east


@proves("V14.4")
def test_the_three_highest_ranks_in_population() -> None:
    table = ending(seats=4, population=[8, 12, 10, 9])
    assert [table.points(seat).get("population", 0) for seat in range(4)] == [0, 5, 3, 1]


@proves("V14.4.1")
def test_the_three_highest_ranks_in_revenue() -> None:
    table = ending(seats=4, revenue=[8, 12, 10, 9])
    assert [table.points(seat).get("revenue", 0) for seat in range(4)] == [0, 5, 3, 1]


@proves("V14.4.2")
@pytest.mark.parametrize(
    ("counters", "points"),
    [
        ([9, 9, 7, 5], [4, 4, 1, 0]),
        ([9, 9, 9, 5], [3, 3, 3, 0]),
        ([9, 8, 8, 5], [5, 2, 2, 0]),
        ([9, 8, 5, 5], [5, 3, 0, 0]),
        ([9, 9, 9, 9], [2, 2, 2, 2]),
        ([9, 9, 9, 9, 9], [1, 1, 1, 1, 1]),
        ([9, 9, 8, 8], [4, 4, 0, 0]),
    ],
)
def test_seats_that_tie_share_rounded_down(counters: list[int], points: list[int]) -> None:
    assert rank_points(counters, [5, 3, 1]) == points
    table = ending(seats=len(counters), population=counters)
    assert [table.points(seat).get("population", 0) for seat in range(len(counters))] == points


@proves("V14.4.3")
def test_with_three_seats_the_last_still_has_the_third_rank() -> None:
    table = ending(population=[1, 2, 3])
    assert [table.points(seat).get("population", 0) for seat in range(3)] == [1, 3, 5]


@proves("V14.5")
def test_every_full_ten_dollars_is_given_back_for_a_point() -> None:
    table = ending(cash=[37, 9, 100])
    assert [table.points(seat).get("cash", 0) for seat in range(3)] == [3, 0, 10]
    assert table.cash == [7, 9, 0]


@proves("V14.6", "V14.6.1", "V14.6.2", "V14.6.5")
def test_two_fancy_lounges_make_one_full_diamond() -> None:
    table = vegas(tiles={0: ["lounge a3", "lounge a4", "fancy-lounge c3", "fancy-lounge c4"]})
    assert table.house(0)["full_diamonds"] == ["c3"]  # at the lower right corner of that cell
    assert table.house(0)["three_quarter_diamonds"] == []
    assert table.points(0)["diamonds"] == 3


@proves("V14.6", "V14.6.2")
def test_a_fancy_lounge_and_one_fancy_slots_make_a_three_quarter_diamond() -> None:
    table = vegas(tiles={0: ["lounge a3", "slots a2 180", "fancy-lounge c3", "fancy-slots c2"]})
    assert (table.house(0)["full_diamonds"], table.house(0)["three_quarter_diamonds"]) == ([], ["c2"])
    assert table.points(0)["diamonds"] == 1


@proves("V14.6", "V14.6.1")
def test_half_a_diamond_scores_nothing() -> None:
    assert would_score("lounge a3", "fancy-lounge c3") == {}
    assert would_score("lounge a3", "slots c3", "fancy-slots c2", "fancy-slots c1") == {}


@proves("V14.6.3")
def test_the_middle_of_one_large_tile_makes_no_diamond() -> None:
    assert would_score("lounge a3", "fancy-lounge a2 180", "theater c3") == {}


@proves("V14.6.4")
def test_points_on_the_edge_make_no_diamond() -> None:
    """Red cells all along the left edge and the lower one; only the points inside count."""
    table = vegas(tiles={0: FULL})
    assert (table.house(0)["full_diamonds"], table.house(0)["three_quarter_diamonds"]) == (["a4"], ["b4"])
    edge = "slots a3", "fancy-slots a2", "fancy-slots a1"
    assert would_score(*edge) == {}


@proves("V14.6.2", "V14.6.5")
def test_a_point_scores_once_and_colours_do_not_matter() -> None:
    """The full diamond of the facts is of Fancy Slots and two Fancy Lounges."""
    assert would_score(*FULL)["diamonds"] == 3 + 1


@proves("V14.7")
def test_tiles_in_the_reserve_score_nothing() -> None:
    table = ending(reserve={0: "theater dragon-room night-club"})
    assert table.points(0) == table.points(1)
    assert table.winners == [0, 1, 2]


@proves("V14.8")
def test_the_most_fame_wins() -> None:
    table = ending(fame=[5, 9, 7])
    assert table.winners == [1]
    assert table.told("win") == [{"seats": [1], "fame": 9 + 3 + 3 + 2, "cash": 0, "tied": []}]


@proves("V14.8.1")
def test_among_equals_the_most_cash_left_wins() -> None:
    assert ending(cash=[19, 14, 12]).winners == [0]
    table = ending(cash=[21, 18, 0], fame=[0, 1, 0])
    assert table.winners == [1]  # 8 dollars left against 1
    assert table.told("win") == [{"seats": [1], "fame": 8, "cash": 8, "tied": [0]}]
    assert table.clauses("win") == ["V14.8.1"]


@proves("V14.8.2")
def test_equals_in_this_too_share_the_win() -> None:
    table = ending(cash=[14, 14, 12])
    assert table.winners == [0, 1]
    assert table.match.state.returns() == [0.5, 0.5, 0]
    assert table.clauses("draw") == ["V14.8.2"]


@proves("V14.2", "V14.2.1", "V14.3", "V14.6")
def test_the_full_sheet_of_the_facts() -> None:
    table = vegas(seats=4, tiles={0: FULL}, cash=[0] * 4)
    assert (table.population[0], table.revenue[0], table.fame[0]) == (20, 11, 18)
    assert would_score(*FULL) == {"casino": 5, "hotel": 5, "connection": 3, "diamonds": 4}
