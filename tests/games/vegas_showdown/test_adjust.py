"""V9  Adjust: what the chosen actions bring."""

from typing import Any

from tests.games.vegas_showdown.story import vegas
from tests.proof import proves

RICH = [99] * 3


def adjust(choices: dict[int, str], **words: Any) -> Any:
    return vegas(**{"phase": "adjust", "choices": choices, "cash": RICH, "revenue": [0, 0, 0], **words})


@proves("V9.1")
def test_the_winner_pays_and_takes_the_tile_into_its_reserve() -> None:
    table = adjust({1: "lounge-1 13"})
    assert table.cash == [99, 86, 99]
    assert table.reserve(1) == ["lounge"]
    assert table.told("win_bid") == [
        {"seat": 1, "place": "lounge-1", "tile": "lounge", "amount": 13, "minimum": 0, "off_stack": 1}
    ]


@proves("V9.1.1")
def test_all_winners_have_paid_before_anyone_places() -> None:
    table = adjust({0: "slots-1 5", 1: "lounge-1 9", 2: "restaurant-1 15"})
    assert (table.question, table.asked) == ("PlaceTile", 0)
    assert table.cash == [94, 90, 84]
    assert [table.reserve(seat) for seat in range(3)] == [["slots"], ["lounge"], ["restaurant"]]


@proves("V9.2")
def test_winners_place_first_then_the_others_act_each_from_the_dealer_clockwise() -> None:
    table = vegas(
        seats=5,
        dealer=3,
        phase="adjust",
        choices={0: "slots-1 5", 1: "publicity", 2: "renovate", 3: "publicity", 4: "lounge-1 9"},
        reserve={1: "slots", 2: "slots", 3: "slots"},
    )
    order = []
    while table.seen["phase"] == "adjust":
        order.append(table.asked)
        table.choose("done")
    assert order == [4, 0, 3, 1, 2]


@proves("V9.3")
def test_a_winner_may_place_a_single_tile_the_new_one_or_another() -> None:
    table = adjust({0: "slots-1 5"}, reserve={0: "lounge"})
    assert table.moves == ["done", "place slots", "place lounge"]
    table.puts(0, "slots", "a3")
    assert (table.sheet(0), table.reserve(0), table.seen["round"]) == (["slots a3"], ["lounge"], 3)
    other = adjust({0: "slots-1 5"}, reserve={0: "lounge"}).puts(0, "lounge", "a3")
    assert (other.sheet(0), other.reserve(0)) == (["lounge a3"], ["slots"])


@proves("V9.3.1")
def test_a_winner_who_cannot_place_the_new_tile_pays_and_may_place_another() -> None:
    table = adjust({0: "premier-1 18"}, reserve={0: "slots"}, deck=["slot-tournament"])
    assert table.moves == ["done", "place slots"]
    assert table.refusal("place fancy-slots") == "the Fancy Slots can only lie on a sheet with Slots · V11.7"
    table.puts(0, "slots", "a3")
    assert (table.told("win_bid")[0]["amount"], table.reserve(0)) == (18, ["fancy-slots"])
    assert table.cash[0] == 99 - 18 + 1  # the Slots are placed, and bring a first income


@proves("V9.4")
def test_renovate_touches_the_own_sheet_only() -> None:
    table = adjust({0: "renovate"}, tiles={0: ["lounge a3"], 1: ["slots a3"]})
    assert table.moves == ["done", "take a3"]
    table.plays(0, "take a3", "done")
    assert (table.sheet(0), table.sheet(1)) == ([], ["slots a3"])


@proves("V9.5")
def test_publicity_brings_fame_before_anything_is_placed() -> None:
    table = adjust({1: "publicity"}, reserve={1: "slots"})
    assert (table.question, table.fame) == ("PlaceTile", [0, 1, 0])
    assert table.clauses("fame") == ["V9.5"]


@proves("V9.5.1")
def test_with_publicity_one_tile_may_be_placed() -> None:
    table = adjust({1: "publicity"}, reserve={1: "slots slots"}).puts(1, "slots", "a3")
    assert (table.sheet(1), table.reserve(1), table.seen["round"]) == (["slots a3"], ["slots"], 3)
    empty = adjust({1: "publicity"})
    assert (empty.fame, empty.question) == ([0, 1, 0], "ChooseAction")


@proves("V9.6")
def test_values_count_when_a_tile_is_placed_and_not_when_it_is_won() -> None:
    table = adjust({0: "restaurant-1 15", 1: "lounge-1 9", 2: "slots-1 5"})
    assert (table.population, table.fame, table.revenue) == ([8, 8, 8], [0, 0, 0], [0, 0, 0])
    table.puts(0, "restaurant", "f3", 90).puts(1, "lounge", "a3").puts(2, "slots", "a3")
    assert (table.population, table.fame, table.revenue) == ([10, 8, 8], [0, 2, 0], [0, 0, 1])
    assert table.clauses("place") == ["V9.6"] * 3


@proves("V9.7")
def test_placing_is_never_compulsory() -> None:
    table = adjust({0: "slots-1 5", 1: "publicity"}, reserve={1: "slots"})
    table.plays(0, "done").plays(1, "done")
    assert (table.reserve(0), table.reserve(1)) == (["slots"], ["slots"])


@proves("V9.8")
def test_a_won_premier_tile_leaves_its_space_empty_and_a_basic_one_comes_off_its_stack() -> None:
    table = adjust({0: "premier-2 18", 1: "slots-1 5"})
    assert (table.board, table.minimums) == (["fancy-slots", None, "sports-book"], [18, None, 25])
    assert table.seen["basic_stacks"] == {"slots": 12, "lounge": 7, "restaurant": 4}
    assert table.told("draw_event") == []


@proves("V9.8")
def test_the_space_is_filled_in_the_next_round() -> None:
    table = adjust({0: "premier-2 18"}, deck=["slot-tournament"], stacks={"small": ["fancy-restaurant"]})
    table.plays(0, "done")
    assert table.board == ["fancy-slots", "fancy-restaurant", "sports-book"]


@proves("V9.9")
def test_a_tile_nobody_bid_on_stays_with_its_marker() -> None:
    table = adjust({0: "premier-2 18"})
    assert (table.place("premier-1")["tile"], table.place("premier-1")["minimum"]) == ("fancy-slots", 18)


@proves("V9.10")
def test_at_the_end_every_seat_takes_its_marker_back() -> None:
    table = adjust({0: "lounge-1 9", 1: "publicity", 2: "renovate"}).plays(0, "done")
    assert table.each("choice") == [None, None, None]
    assert table.place("lounge-1")["bidder"] is None
    assert table.place("lounge-1")["open_bids"][0] == 9
