"""V8  Choose actions."""

import pytest

from tests.games.vegas_showdown.story import vegas
from tests.proof import proves

RICH = [99] * 3


@proves("V8.1")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_choosing_begins_with_the_dealer_and_goes_clockwise(dealer: int) -> None:
    table = vegas(dealer=dealer, cash=RICH)
    order = []
    for move in ("renovate", "publicity"):
        order.append(table.asked)
        table.choose(move)
    assert [*order, table.asked] == [dealer, (dealer + 1) % 3, (dealer + 2) % 3]


@proves("V8.1", "V8.5")
def test_it_goes_round_the_table_until_all_is_settled() -> None:
    table = vegas(cash=RICH)
    table.plays(0, "bid slots-1", "for 5").plays(1, "bid slots-1", "for 7").plays(2, "publicity")
    table.plays(0, "bid slots-1", "for 9").plays(1, "bid slots-1", "for 12").plays(0, "publicity")
    assert [(won["seat"], won["place"], won["amount"]) for won in table.told("win_bid")] == [(1, "slots-1", 12)]
    raised = [(bid["amount"], bid["raised"], bid["outbid"]) for bid in table.told("bid")]
    assert raised == [(5, 5, None), (7, 2, 0), (9, 2, 1), (12, 3, 0)]
    table.plays(1, "done")
    assert table.told("take_back") == [{"bids": {"slots-1": 12}}]


@proves("V8.2")
def test_a_seat_bids_renovates_or_does_publicity() -> None:
    assert vegas().moves == [
        "publicity", "renovate", "bid premier-1", "bid premier-2", "bid slots-1", "bid lounge-1", "bid restaurant-1"
    ]  # fmt: skip
    table = vegas(cash=RICH).choose("publicity", "bid premier-3, for 29", "renovate")
    assert [entry.kind for entry in table.match.journal()][:3] == ["publicity", "bid", "renovate"]


@proves("V8.3")
def test_a_bid_names_a_tile_and_an_amount_circle_or_square() -> None:
    table = vegas(cash=RICH).plays(0, "bid premier-1")
    assert table.moves[:4] == ["for 18", "for 21", "for 25", "for 29"]
    table.plays(0, "for 21")
    assert (table.place("premier-1")["bid"], table.place("premier-1")["bidder"]) == (21, 0)
    assert (table.house(0)["choice"], table.house(0)["bid"]) == ("premier-1", 21)


@proves("V8.3.1")
def test_a_bid_on_a_premier_tile_is_at_least_the_minimum() -> None:
    table = vegas(minimums={"premier-1": 7}, cash=[12, 0, 0]).plays(0, "bid premier-1")
    assert table.moves == ["for 7", "for 9", "for 12"]
    assert table.refusal("for 5") == "the minimum bid is $7 · V8.3.1"


@proves("V8.3.2")
def test_a_basic_tile_can_be_had_for_the_lowest_space_of_its_track() -> None:
    table = vegas(cash=[15, 15, 15])
    table.choose("bid slots-1, for 5", "bid lounge-1, for 9", "bid restaurant-1")
    assert [entry["amount"] for entry in table.told("win_bid")] == [5, 9, 15]


@proves("V8.3.3")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    table = vegas(cash=[20, 0, 0])
    assert table.refusal("bid premier-3") == "you need $5 more · V8.3.3"
    table.plays(0, "bid restaurant-1")
    assert table.moves == ["for 15", "for 18"]
    assert table.refusal("for 25") == "you need $5 more · V8.3.3"


@proves("V8.3.4")
def test_the_last_space_of_a_track_cannot_be_beaten() -> None:
    table = vegas(cash=[999, 999, 999]).plays(0, "bid premier-1")
    assert table.moves[-1] == "for 57"
    table.plays(0, "for 57")
    assert table.refusal("bid premier-1") == "the bid of $57 by Player 1 on the Fancy Slots cannot be beaten · V8.3.4"
    slots = vegas(choices={0: "slots-1 15"}, chooser=1, cash=RICH)
    assert "bid slots-1" not in slots.moves


@proves("V8.3.5")
def test_a_new_bid_must_be_higher_than_the_one_that_stands() -> None:
    table = vegas(choices={0: "premier-1 21"}, chooser=1, cash=[99, 29, 24]).plays(1, "bid premier-1")
    assert table.moves == ["for 25", "for 29"]
    assert table.refusal("for 21") == "Player 1 has already bid $21 · V8.3.5"
    low = vegas(choices={0: "premier-1 21"}, chooser=2, cash=[99, 29, 24])
    assert low.refusal("bid premier-1") == "you need $1 more · V8.3.3"


@proves("V8.3.5")
@pytest.mark.parametrize(("place", "lowest", "above"), [("premier-1", 18, 21), ("slots-1", 5, 7)])
def test_a_bid_on_the_lowest_space_must_be_beaten_too(place: str, lowest: int, above: int) -> None:
    table = vegas(choices={0: f"{place} {lowest}"}, chooser=1, cash=RICH).plays(1, f"bid {place}")
    assert table.moves[0] == f"for {above}"


@proves("V8.3.6")
def test_a_bid_may_be_higher_than_it_needs_to_be() -> None:
    table = vegas(cash=RICH).plays(0, "bid lounge-1", "for 17").plays(1, "bid lounge-1")
    assert table.place("lounge-1")["bid"] == 21  # the only space above it


@proves("V8.3.7")
def test_nobody_bids_where_there_is_nothing_or_where_a_ban_forbids_it() -> None:
    table = vegas(board=["-", "table-games", "-"], basics={"lounge": 0}, events=["health-inspection"], cash=RICH)
    assert table.moves == ["publicity", "renovate", "bid premier-2", "bid slots-1"]
    assert table.refusal("bid premier-1") == "this space is empty · V8.3.7"
    assert table.refusal("bid lounge-1") == "there is no tile left to bid on · V8.3.7"
    reason = "bids on the Restaurant are forbidden this round by Health Inspection · V8.3.7"
    assert table.refusal("bid restaurant-1") == reason


@proves("V8.3.8")
def test_anyone_may_bid_on_a_tile_that_cannot_be_placed() -> None:
    table = vegas(board=["dragon-room", "-", "-"], minimums={"premier-1": 3}, cash=[3, 0, 0])
    assert "bid premier-1" in table.moves
    table.plays(0, "bid premier-1")
    assert table.house(0)["bid"] == 3


@proves("V8.3.9")
def test_bids_on_different_tiles_stand_side_by_side() -> None:
    table = vegas(cash=RICH).choose("bid premier-1, for 18", "bid premier-2, for 18", "bid premier-3, for 25")
    assert [entry["tile"] for entry in table.told("win_bid")] == ["fancy-slots", "table-games", "sports-book"]


@proves("V8.4")
@pytest.mark.parametrize("action", ["publicity", "renovate"])
def test_any_number_of_seats_may_choose_renovate_and_publicity(action: str) -> None:
    table = vegas().choose(action, action, action)
    assert [entry["seat"] for entry in table.told(action)] == [0, 1, 2]


@proves("V8.4")
@pytest.mark.parametrize(
    ("event", "action", "name"),
    [("pr-scandal", "publicity", "PR Scandal"), ("building-permit-freeze", "renovate", "Building Permit Freeze")],
)
def test_unless_a_ban_forbids_them(event: str, action: str, name: str) -> None:
    assert vegas(events=[event]).refusal(action) == f"forbidden this round by {name} · V8.4"


@proves("V8.5")
def test_who_is_outbid_leaves_the_marker_until_its_turn_comes_round() -> None:
    table = vegas(cash=RICH).plays(0, "bid premier-1", "for 18").plays(1, "bid premier-1", "for 21")
    assert (table.asked, table.house(0)["choice"], table.house(0)["bid"]) == (2, "premier-1", 18)
    assert [house["outbid"] for house in table.seen["houses"]] == [True, False, False]
    table.plays(2, "publicity")
    assert table.asked == 0
    assert table.match.prompt.startswith("Player 2 has outbid you with $21 on the Fancy Slots.")


@proves("V8.5.1")
@pytest.mark.parametrize("move", ["publicity", "renovate", "bid lounge-1, for 9", "bid premier-1, for 25"])
def test_the_new_choice_may_be_anything_a_higher_bid_too(move: str) -> None:
    words = {0: "premier-1 18", 1: "premier-1 21", 2: "publicity"}
    table = vegas(choices=words, cash=RICH)
    assert table.asked == 0
    table.choose(move)
    assert table.house(0)["choice"] != "premier-1" or table.house(0)["bid"] == 25


@proves("V8.6")
def test_a_choice_that_stands_is_neither_asked_again_nor_changed() -> None:
    table = vegas(choices={0: "premier-1 18", 1: "renovate"}, chooser=0, cash=RICH)
    assert table.asked == 2
    table.plays(2, "bid premier-1", "for 21").plays(0, "bid slots-1", "for 5")
    assert [entry["seat"] for entry in table.told("win_bid")] == [0, 2]


@proves("V8.7", "V8.7.1")
def test_who_can_do_nothing_passes() -> None:
    table = vegas(
        events=["pr-scandal", "building-permit-freeze"],
        cash=[4, 20, 4],
        reserve={0: "slots"},
        dealer=1,
    )
    assert table.asked == 1
    table.plays(1, "bid slots-1", "for 5")
    assert table.told("pass") == [{"seat": 2}, {"seat": 0}]
    table.plays(1, "done")
    assert (table.seen["round"], table.fame, table.reserve(0)) == (3, [0, 0, 0], ["slots"])


@proves("V8.7")
def test_who_can_do_anything_may_not_pass() -> None:
    assert vegas().refusal("pass") == "you may pass only when you can choose nothing else · V8.7"


@proves("V8.8")
def test_the_phase_ends_as_soon_as_every_choice_stands() -> None:
    table = vegas(choices={0: "publicity", 1: "premier-1 18"}, chooser=2, cash=RICH, reserve={0: "slots"})
    table.plays(2, "publicity")
    assert (table.seen["phase"], table.question) == ("adjust", "PlaceTile")


@proves("V8.9")
def test_two_slots_tracks_are_separate_auctions() -> None:
    table = vegas(seats=5, cash=[99] * 5)
    table.choose("bid slots-1, for 5", "bid slots-2, for 7", "publicity", "publicity", "publicity")
    table.plays(0, "done").plays(1, "done")
    assert [(entry["place"], entry["amount"]) for entry in table.told("win_bid")] == [("slots-1", 5), ("slots-2", 7)]
    assert table.left("slots") == 14


@proves("V8.9")
def test_with_a_single_slots_left_only_the_first_track_is_open() -> None:
    table = vegas(seats=5, basics={"slots": 1}, cash=[99] * 5)
    assert "bid slots-1" in table.moves
    assert table.refusal("bid slots-2") == "there is no tile left to bid on · V8.9"
