"""D5.13  The last die can end the turn by itself; a person is asked once more before it does."""

import pytest

import parlour
from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves


def held(table: Story) -> list[str]:
    """The moves that had better be confirmed."""
    return [move.notation for move in table.match.moves() if move.confirm]


@proves("D5.13", "D11.5")
def test_a_last_die_that_ends_the_turn_is_to_be_confirmed() -> None:
    table = cities(dice={0: "1 1 - - -"}, rolls=QUIET)
    assert held(table) == []
    table.plays(0, "white")
    assert held(table) == []  # the yellow die is still there
    table.plays(0, "drop", "yellow")
    assert table.moves == ["use", "pass", "drop"]
    assert held(table) == ["use", "pass", "drop"]  # one stone buys nothing
    table.plays(0, "pass")
    assert (table.turn, table.match.why_no_undo()) == (1, "something new came to light with the last move")


@proves("D5.13")
def test_one_that_leaves_something_to_do_is_not() -> None:
    table = cities(dice={0: "1 - - - -"}, wood=[1, 0])
    table.plays(0, "white")
    assert held(table) == ["pass", "drop"]  # the wood of the Forest is the second, and buys a Lumber Mill
    fighter = cities(dice={0: "1 - - - -"}, city={0: {"white 1": "citadel"}}).plays(0, "white")
    assert held(fighter) == ["pass", "drop"]  # the strength of the Citadel defeats Bandits
    traveller = cities(dice={0: "- - 3 - -"}).plays(0, "red")
    assert held(traveller) == ["pass", "drop"]  # the die comes back to the board


@proves("D5.13")
def test_what_says_that_it_ends_the_step_is_not() -> None:
    table = cities(dice={0: "1 - - - -"})
    assert "done" in table.moves and held(table) == []


@proves("D5.13", "D5.11")
def test_a_last_die_that_can_only_be_dropped_is_confirmed_when_it_is_picked() -> None:
    """It has passed and refreshed, and the Cathedral under the die has no ability."""
    table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": "cathedral"}}, passed=1)
    assert held(table) == ["white"]


@proves("D5.13", "D6.1")
def test_the_last_answer_of_the_last_die_is_to_be_confirmed() -> None:
    tavern = {0: {"white 1": "travellers-tavern"}}
    table = cities(dice={0: "1 - - - -"}, city=tavern).plays(0, "white")
    assert "use" not in held(table)  # it still has to say which resource
    table.plays(0, "use")
    assert (table.moves, held(table)) == (["gain wood", "gain stone", "gain iron"],) * 2


@proves("D5.13", "D14.5")
def test_so_it_is_alone() -> None:
    table = cities(seats=1, dice={0: "1 - - - -"}).plays(0, "white")
    assert held(table) == ["use", "pass", "drop"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_turn_ends_with_the_dice_step_unasked(seats: int) -> None:
    """In random matches, but for what a refresh draws; and asking tells nothing of the deck."""
    ended, vain = 0, 0
    for seed in range(3):
        match = parlour.start("dice-city", seats=seats, seed=seed)
        rng = parlour.seeded(f"last {seed}")
        while not match.over:
            turn = match.view(None)["table"]["turn"]
            seat, last = match.seat, len(match.journal())
            moves = match.moves()
            dream = match.state.imagine(seat or 0, parlour.seeded("twin"))
            assert [match.game.confirms(dream, option) for option in dream.answers] == [one.confirm for one in moves]
            dice = [one for one in moves if turn["step"] == "dice" and one.notation != "done"]
            move = (dice or moves)[rng.below(len(dice or moves))]
            match.play(move.id)
            told = [entry.kind for entry in match.journal()[last:]]
            passed = "roll" in told or match.over
            if dice and "refresh" not in told:
                assert passed <= move.confirm
                ended += passed
                vain += move.confirm and not passed
            elif not dice:
                assert not move.confirm
    assert ended > 5 and vain == 0
