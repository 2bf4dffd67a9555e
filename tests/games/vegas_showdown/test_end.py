"""V13  The end of the match."""

import pytest

import parlour
from tests.games.vegas_showdown.story import FULL, draws, ending, publicity, vegas
from tests.proof import proves


@proves("V13.1")
def test_a_full_sheet_ends_the_match_after_all_have_finished_their_actions() -> None:
    table = publicity(
        "fancy-slots", FULL[:-1], choices={0: "publicity", 1: "renovate"}, reserve={0: "fancy-slots", 1: "slots"}
    )
    table.puts(0, "fancy-slots", "a4", 90)
    assert (table.house(0)["covered"], table.over, table.asked) == (35, False, 1)
    table.puts(1, "slots", "a3").plays(1, "done")
    assert table.over
    assert table.clauses("end") == ["V13.1"]
    assert (table.seen["dealer"], table.seen["round"]) == (0, 2)  # the button was not passed


@proves("V13.1")
def test_an_almost_full_sheet_does_not() -> None:
    table = publicity("fancy-slots", FULL[:-1]).plays(0, "done")
    assert (table.house(0)["covered"], table.over) == (34, False)


@proves("V13.2")
@pytest.mark.parametrize(
    ("size", "event"), [("small", "slow-season"), ("medium", "tour-buses"), ("large", "happy-hour")]
)
def test_an_empty_stack_ends_the_match_when_a_tile_is_called_for(size: str, event: str) -> None:
    table = draws(event, stack_left={size: 0})
    assert table.over
    assert table.clauses("end") == ["V13.2"]
    assert not draws(event, stack_left={"small": 0, "medium": 0, "large": 0} | {size: 1}).over


@proves("V13.3")
def test_taking_the_last_tile_does_not_end_the_match() -> None:
    table = draws("slow-season", stack_left={"small": 1})
    assert (table.over, table.left("small")) == (False, 0)


@proves("V13.4")
def test_the_final_scoring_follows_either_way() -> None:
    by_stack = ending(cash=[30, 0, 0])
    assert (by_stack.points(0)["cash"], by_stack.cash[0]) == (3, 0)
    by_sheet = publicity("fancy-slots", FULL[:-1], cash=[30, 0, 0]).puts(0, "fancy-slots", "a4", 90)
    assert (by_sheet.points(0)["cash"], by_sheet.cash[0]) == (3, 0)
    assert by_sheet.told("score")[0] == {"seat": 0, "source": "casino", "amount": 5, "paid": 0}


@proves("V13.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_ends_even_if_nobody_ever_buys(seats: int) -> None:
    match = parlour.start("vegas-showdown", seats=seats, seed=1)
    while not match.over:
        notations = [move.notation for move in match.moves()]
        match.play(next((move for move in ("publicity", "renovate", "done") if move in notations), notations[0]))
    assert match.ply < 1000


def test_a_match_that_goes_on_is_not_over() -> None:
    assert not vegas().over
    assert vegas().winners == []
