"""I4  The round, and spring."""

import pytest

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I4.1")
def test_a_round_has_four_seasons_in_order() -> None:
    table = iron(step="spring", coins=[5, 5])
    seasons = [table.seen["phase"]]
    table.plays(0, "slot 3")
    table.plays(1, "slot 2")
    seasons.append(table.seen["phase"])
    table.taxes(0, 1, 0, 1, 0, 1)
    assert table.told("income")
    seasons.append(table.seen["phase"])
    table.plays(0, "done")
    table.plays(1, "done")
    assert [*seasons, table.seen["phase"]] == ["spring", "summer", "winter", "spring"]
    assert [told["round"] for told in table.told("round")] == [2]


@proves("I4.2")
def test_bids_are_made_from_left_to_right_on_the_bid_track() -> None:
    table = iron(step="spring", seats=3, bid_track=[2, 0, 1])
    asked = []
    for slot in (3, 2, 4):
        asked.append(table.asked)
        table.match.play(f"slot {slot}")
    assert asked == [2, 0, 1]
    assert [slot["seat"] for slot in table.seen["turn_track"]] == [None, 0, 2, 1, None]


@proves("I4.2")
def test_the_one_who_bids_is_the_active_one() -> None:
    table = iron(step="spring", seats=3, bid_track=[2, 0, 1], order=[1, 0, 2])
    active = []
    for slot in (3, 2, 4):
        active.append(table.seen["active"])
        table.match.play(f"slot {slot}")
    assert active == [2, 0, 1]


@proves("I4.8")
@pytest.mark.parametrize("om", [0, 1, 2])
def test_the_one_who_may_swap_cubes_is_the_active_one(om: int) -> None:
    nations = ["arc", "hog", "cresaria"]
    nations[om] = "om"
    table = iron(step="end-of-spring", seats=3, nations=nations, hand={om: ["fixer"]}, order=[2, 1, 0])
    assert (table.question, table.asked, table.seen["active"]) == ("SwapCubes", om, om)


@proves("I4.3")
def test_whoever_acted_last_bids_first_in_the_next_round() -> None:
    table = iron(step="winter", seats=3, round=3, order=[1, 2, 0], coins=[0, 0, 0])
    assert table.seen["bid_track"] == [0, 2, 1]
    assert table.asked == 0


@proves("I4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_track_has_five_slots(seats: int) -> None:
    table = iron(step="spring", seats=seats)
    track = [table.printed("slots", slot["id"]) for slot in table.seen["turn_track"]]
    assert [(slot["cost"], slot["gain"]) for slot in track] == [(0, 1), (0, 0), (1, 0), (2, 0), (5, 0)]


@proves("I4.4")
def test_a_slot_takes_one_cube() -> None:
    table = iron(step="spring").plays(0, "slot 4")
    assert table.moves == ["slot 1", "slot 2", "slot 3", "slot 5"]
    assert "a cube lies there already · I4.4" in table.refusal("slot 4")


@proves("I4.5")
def test_a_bid_must_be_paid_with_the_coins_at_hand() -> None:
    table = iron(step="spring", coins=[1, 9])
    assert table.moves == ["slot 1", "slot 2", "slot 3"]
    assert "needs 4 more coins · I4.5" in table.refusal("slot 5")


@proves("I4.5")
def test_without_coins_the_cheapest_open_slot_is_taken_for_all_there_is() -> None:
    table = iron(step="spring", seats=4, coins=[7, 7, 7, 1], overrides={"slots.3.cost": 3})
    table.plays(0, "slot 1").plays(1, "slot 2").plays(2, "slot 5")
    # Seat 3 is not asked: of 3 and 2 coins it takes what is cheaper, and pays its only coin.
    assert [slot["seat"] for slot in table.seen["turn_track"]] == [0, 1, None, 3, 2]
    assert table.coins[3] == 0


@proves("I4.5")
def test_of_equally_cheap_slots_it_is_the_leftmost() -> None:
    costs = {"slots.3.cost": 4, "slots.4.cost": 4}
    table = iron(step="spring", seats=3, coins=[7, 7, 1], overrides=costs)
    table.plays(0, "slot 1").plays(1, "slot 2")
    assert [slot["seat"] for slot in table.seen["turn_track"]] == [0, 1, 2, None, None]


@proves("I4.6")
def test_bids_are_paid_when_all_cubes_are_placed() -> None:
    table = iron(step="spring", coins=[6, 6]).plays(0, "slot 5")
    assert table.coins == [6, 6]
    table.plays(1, "slot 1")
    assert table.coins == [1, 7]


@proves("I4.7")
def test_the_turn_order_is_from_right_to_left() -> None:
    table = iron(step="spring", seats=3).plays(0, "slot 2").plays(1, "slot 4").plays(2, "slot 1")
    assert table.seen["turn_order"] == [1, 0, 2]
    assert table.asked == 1


@proves("I4.8")
def test_a_card_of_the_end_of_spring_comes_after_the_payment() -> None:
    table = iron(step="spring", nations=["om", "arc"], hand={0: ["fixer"]}, coins=[6, 6])
    table.plays(0, "slot 1").plays(1, "slot 5")
    assert (table.question, table.coins) == ("SwapCubes", [7, 1])
    table.plays(0, "swap 2")
    assert table.coins == [8, 1]  # what was paid stays paid
    assert table.seen["turn_order"] == [0, 1]
