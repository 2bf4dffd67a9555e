"""D12, D13  The end of the match, and scoring."""

from typing import Any

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves

ROW = {f"white {column}": "mine" for column in range(1, 7)}
ROWS = {**ROW, **{f"yellow {column}": "quarry" for column in range(1, 7)}}


@proves("D12.1")
def test_the_end_is_set_off_when_all_bandits_piles_are_empty() -> None:
    table = cities(step="attack", strength=8, piles={"small-bandits": 1, "medium-bandits": 1, "large-bandits": 0})
    table.plays(0, "attack small-bandits")
    assert not table.seen["ending"]
    table.rolls(QUIET).plays(0, "attack medium-bandits")
    assert table.seen["ending"]
    assert table.clauses("set_off") == ["D12.1"]


@proves("D12.2")
@pytest.mark.parametrize(("left", "ending"), [({"large-ship": 0, "small-ship": 1}, True), ({"small-ship": 1}, False)])
def test_the_end_is_set_off_when_two_ship_piles_are_empty(left: dict[str, int], ending: bool) -> None:
    table = cities(step="build", wood=[2, 0], stone=[2, 0], iron=[2, 0], piles=left, rolls=QUIET)
    table.plays(0, "buy small-ship")
    assert table.seen["ending"] == ending
    assert table.clauses("set_off") == (["D12.2"] if ending else [])


@proves("D12.3")
def test_the_end_is_set_off_when_the_last_card_of_the_deck_is_drawn() -> None:
    table = cities(
        step="build", wood=[4, 0], display=["festival-hall", "stables"], deck=["music-school", "well"], deck_left=7
    )
    table.plays(0, "buy festival-hall", "build white 1")
    assert (table.seen["ending"], table.seen["deck"]) == (True, 0)
    assert len([card for card in table.display if card]) == 8  # cards still lie in the display
    last = cities(step="build", wood=[2, 0], display=["stables"], deck_left=9, rolls=QUIET)
    last.plays(0, "buy stables", "build white 1")
    assert (last.seen["ending"], last.seen["deck"]) == (False, 1)


@proves("D12.3")
def test_a_refresh_can_draw_the_last_card() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well", "manor"], deck_left=2)
    table.plays(0, "white", "refresh")
    assert table.clauses("set_off") == ["D12.3"]


@proves("D12.4")
def test_a_seat_with_two_full_rows_may_set_off_the_end() -> None:
    table = cities(step="end", city={0: ROWS}, rolls=QUIET)
    assert (table.asked, table.moves) == (0, ["go on", "end"])
    table.plays(0, "end")
    assert table.clauses("set_off") == ["D12.4"]
    assert table.turn == 1


@proves("D12.4")
def test_a_seat_with_two_full_rows_may_go_on() -> None:
    table = cities(step="end", city={0: ROWS}, rolls=QUIET)
    table.plays(0, "go on")
    assert not table.seen["ending"]


@proves("D12.4", "D16.15")
@pytest.mark.parametrize(
    ("city", "deactivated"),
    [
        (ROW, []),
        ({**ROW, **{f"yellow {column}": "quarry" for column in range(1, 6)}}, []),
        (ROWS, ["yellow 6"]),
        ({**ROWS, "white 1": "catapult"}, ["white 1"]),
    ],
)
def test_one_full_row_or_a_token_on_the_rows_is_not_enough(city: dict[str, str], deactivated: list[str]) -> None:
    table = cities(step="end", city={0: city}, deactivated={0: deactivated}, rolls=QUIET)
    assert table.turn == 1


@proves("D12.4")
def test_tokens_elsewhere_in_the_city_do_not_matter() -> None:
    table = cities(step="end", city={0: {**ROWS, "red 1": "manor"}}, deactivated={0: ["red 1"]}, rolls=QUIET)
    assert table.question == "AskEnd"
    third = {f"red {column}": "mine" for column in range(1, 4)} | {f"red {column}": "quarry" for column in range(4, 7)}
    three = cities(step="end", city={0: {**ROWS, **third}}, deactivated={0: ["red 1"]}, rolls=QUIET)
    assert three.question == "AskEnd"


@proves("D12.5")
def test_basic_cards_fill_a_row_and_printed_locations_do_not() -> None:
    assert cities(step="end", city={0: ROWS}, rolls=QUIET).question == "AskEnd"
    holes = {space: id for space, id in ROWS.items() if space != "white 3"}
    assert cities(step="end", city={0: holes}, rolls=QUIET).question == "ChooseDie"


@proves("D12.6")
def test_the_seat_is_asked_before_it_rolls_and_again_in_each_later_turn() -> None:
    table = cities(step="end", city={0: ROWS}, wood=[5, 0])
    assert (table.question, table.stock(0)) == ("AskEnd", "1 wood")  # no roll was made: strict
    table.rolls(f"{QUIET} {QUIET}").plays(0, "go on")
    table.plays(1, "done")
    table.plays(0, "done")
    assert table.question == "AskEnd"


@proves("D12.6")
def test_once_the_end_is_set_off_nobody_is_asked() -> None:
    table = cities(step="end", city={0: ROWS, 1: {}}, ending=True, rolls=QUIET)
    assert (table.turn, table.question) == (1, "ChooseDie")


@proves("D12.7")
def test_an_end_that_was_set_off_cannot_be_taken_back() -> None:
    city = {0: ROWS, 1: {"white 1": "regular-army"}}
    table = cities(seats=3, step="end", city=city, rolls=f"{QUIET} {QUIET} {QUIET}")
    table.plays(0, "end")
    table.plays(1, "white", "use", "done", "attack locations 0", "attack white 1")
    assert (table.seen["cities"][0]["full_rows"], table.seen["ending"]) == (1, True)  # what set it off is no more
    table.plays(2, "done")
    assert table.over


@proves("D12.8")
@pytest.mark.parametrize(("turn", "start", "more"), [(0, 0, [1, 2]), (1, 0, [2]), (2, 0, []), (1, 2, []), (0, 1, [])])
def test_play_goes_on_until_all_have_had_the_same_number_of_turns(turn: int, start: int, more: list[int]) -> None:
    table = cities(seats=3, turn=turn, start=start, step="end", ending=True, rolls=" ".join([QUIET] * 3))
    for seat in more:
        assert (table.over, table.turn) == (False, seat)
        table.plays(seat, "done")
    assert table.over


@proves("D12.8")
def test_the_turn_in_which_the_end_is_set_off_is_finished() -> None:
    table = cities(step="attack", turn=1, strength=5, wood=[0, 2], piles=dict.fromkeys(BANDITS, 0) | {BANDITS[0]: 1})
    table.plays(1, "attack small-bandits")
    assert (table.question, table.seen["ending"]) == ("Buy", True)
    table.rolls(QUIET).plays(1, "buy lumber-mill", "build white 1")
    assert table.over


BANDITS = ["small-bandits", "medium-bandits", "large-bandits"]


# ---------------------------------------------------------------------- scoring


def over(**words: Any) -> Story:
    """A match of two that is over."""
    table = cities(**{"turn": 1, "ending": True, "step": "end", "rolls": QUIET, **words})
    assert table.over
    return table


@proves("D13.1")
def test_a_score_is_the_sum_of_five_sources() -> None:
    table = over(
        city={0: {"white 1": "manor", "white 2": "mine", "white 3": "regular-army"}},
        held={0: {"small-bandits": 1, "large-bandits": 1, "small-ship": 2, "large-ship": 1}},
        vp_tokens=[7, 0],
        raid_tokens=[4, 0],
    )
    assert table.points(0) == {"bandits": 6, "ships": 30, "locations": 3, "raids": 4, "tokens": 7}
    assert table.vp == [50, 0]
    assert table.told("score")[0] == {"seat": 0, "vp": 50, **table.points(0)}
    assert [told["vp"] for told in table.told("score")] == [50, 0]


@proves("D13.2")
def test_every_built_location_scores_a_deactivated_one_too() -> None:
    table = over(city={0: {"white 1": "manor", "white 2": "great-wall"}}, deactivated={0: ["white 1"]})
    assert table.points(0) == {"locations": 5}


@proves("D13.3")
def test_resources_and_gold_are_worth_nothing() -> None:
    table = over(wood=[1, 9], stone=[1, 9], iron=[1, 9], gold=[1, 9])
    assert table.vp == [0, 0]


@proves("D13.4")
def test_the_highest_score_wins() -> None:
    table = over(vp_tokens=[3, 4])
    assert table.winners == [1]
    assert table.told("win") == [{"seat": 1, "vp": 4, "decided_by": "vp", "mine": 4, "theirs": 3}]
    assert table.clauses("win") == ["D13.4"]


@proves("D13.5")
def test_of_tied_seats_the_one_with_more_location_cards_wins() -> None:
    table = over(city={0: {"white 1": "manor"}, 1: {"white 1": "mine", "white 2": "mine"}}, vp_tokens=[0, 2])
    assert (table.vp, table.winners) == ([2, 2], [1])
    assert table.clauses("win") == ["D13.5"]
    assert table.told("win") == [{"seat": 1, "vp": 2, "decided_by": "locations", "mine": 2, "theirs": 1}]


@proves("D13.6")
def test_then_the_one_with_more_points_from_bandits_and_ships() -> None:
    table = over(held={0: {"small-bandits": 1}, 1: {"small-ship": 1}}, vp_tokens=[3, 0])
    assert (table.vp, table.winners) == ([5, 5], [1])
    assert table.clauses("win") == ["D13.6"]
    assert table.told("win") == [{"seat": 1, "vp": 5, "decided_by": "cards", "mine": 5, "theirs": 2}]
    together = over(held={0: {"small-bandits": 2, "small-ship": 1}, 1: {"large-bandits": 2}}, vp_tokens=[0, 1])
    assert (together.vp, together.winners) == ([9, 9], [0])


@proves("D13.7")
@pytest.mark.parametrize(("turn", "start", "winner"), [(1, 0, 0), (0, 1, 1)])
def test_then_the_one_that_comes_first_in_turn_order(turn: int, start: int, winner: int) -> None:
    table = over(turn=turn, start=start, vp_tokens=[3, 3])
    assert table.winners == [winner]
    assert table.clauses("win") == ["D13.7"]
    assert table.told("win") == [{"seat": winner, "vp": 3, "decided_by": "order", "mine": 1, "theirs": 2}]


@proves("D13.7")
def test_turn_order_counts_from_the_start_player() -> None:
    table = over(seats=4, turn=1, start=2, vp_tokens=[5, 5, 0, 5])
    assert table.winners == [3]


@proves("D13.5", "D13.6")
def test_location_cards_come_before_bandits_and_ships() -> None:
    table = over(
        city={0: {"white 1": "mine"}}, held={1: {"large-ship": 1}}, vp_tokens=[20, 0], deactivated={0: ["white 1"]}
    )
    assert (table.vp, table.winners) == ([20, 20], [0])
