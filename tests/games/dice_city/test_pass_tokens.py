"""D7  Pass tokens."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


@proves("D7.1")
def test_two_pass_tokens_buy_one_effect_as_often_as_there_are_tokens() -> None:
    table = cities(pass_tokens=[5, 0])
    table.plays(0, "spend wood", "spend strength")
    assert (table.pass_tokens, table.stock(0), table.strength) == ([1, 0], "1 wood", 1)
    assert table.refusal("spend wood") == "needs 1 more pass token · D7.1"


@proves("D7.2")
@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_two_pass_tokens_gain_a_resource(good: str) -> None:
    table = cities(pass_tokens=[2, 0])
    table.plays(0, f"spend {good}")
    assert (table.stock(0), table.pass_tokens) == (f"1 {good}", [0, 0])


@proves("D7.2")
def test_gold_cannot_be_had_for_pass_tokens() -> None:
    table = cities(pass_tokens=[4, 0])
    assert "spend gold" not in table.moves
    assert "is no move here" in table.refusal("spend gold")


@proves("D7.3")
def test_two_pass_tokens_give_general_strength_for_this_turn() -> None:
    table = cities(step="attack", pass_tokens=[4, 0], wood=[0, 1], rolls=QUIET)
    table.plays(0, "spend strength", "spend strength")
    assert (table.strength, table.bandits_strength) == (2, 0)
    table.plays(0, "attack stock 1")
    assert table.stock(0) == "1 wood"


@proves("D7.4", "D7.5")
def test_every_other_seat_rerolls_a_die_that_the_spender_names_clockwise() -> None:
    table = cities(seats=4, turn=1, pass_tokens=[0, 2, 0, 0], dice={2: "1 1 1 1 1"}, rolls="6 5 4")
    table.plays(1, "spend reroll")
    assert table.match.prompt == "Which of Player 3’s dice is rolled again?"
    assert table.moves == ["white", "yellow", "red", "blue", "black"]
    table.plays(1, "blue")
    assert table.dice(2) == ["white 1", "yellow 1", "red 1", "blue 6", "black 1"]  # seen before the next is named
    assert table.match.prompt == "Which of Player 4’s dice is rolled again?"
    table.plays(1, "white", "black")
    assert table.dice(3)[0] == "white 5"
    assert table.dice(0)[4] == "black 4"
    assert [(roll["seat"], roll["space"]) for roll in table.told("reroll")] == [
        (2, "blue 6"), (3, "white 5"), (0, "black 4")
    ]  # fmt: skip
    assert table.clauses("reroll") == ["D7.4"] * 3
    assert (table.asked, table.question) == (1, "ChooseDie")


@proves("D7.4")
def test_the_spenders_own_dice_stay() -> None:
    table = cities(pass_tokens=[2, 0], dice={0: "1 2 3 4 5"}, rolls="6")
    table.plays(0, "spend reroll", "white")
    assert table.dice(0) == ["white 1", "yellow 2", "red 3", "blue 4", "black 5"]
    assert table.dice(1)[0] == "white 6"


@proves("D7.4")
def test_no_undo_once_a_die_was_rolled_again() -> None:
    table = cities(pass_tokens=[2, 0], rolls="6")
    table.plays(0, "spend reroll")
    assert table.match.why_no_undo() is None
    table.plays(0, "white")
    assert table.match.why_no_undo() is not None


@proves("D7.6")
def test_pass_tokens_are_worth_no_points() -> None:
    assert cities(pass_tokens=[9, 0]).vp == [0, 0]
