"""The options of a match."""

import pytest

import parlour
from tests.games.city_of_iron.story import begun, iron
from tests.proof import proves

VALUES = {"nations": ("choose", "dealt"), "last_winter": ("played", "skipped"), "lands": ("two-only", "not-two")}


def test_these_are_all_the_options_and_the_first_value_is_the_usual_one() -> None:
    options = parlour.find_game("city-of-iron").options
    assert {name: option.values for name, option in options.items()} == VALUES
    assert {name: option.default for name, option in options.items()} == {name: v[0] for name, v in VALUES.items()}


def test_each_option_names_the_clause_that_speaks_of_it() -> None:
    game = parlour.find_game("city-of-iron")
    for name, entry in game.content.table("options").items():
        clause = game.rulebook.clause(entry["clause"])
        assert f"`{name}`" in clause.text, name
        for value in entry["values"]:
            assert f"`{value}`" in clause.text, (name, value)


@proves("I3.1")
@pytest.mark.parametrize("value", VALUES["nations"])
def test_nations(value: str) -> None:
    match = parlour.start("city-of-iron", options={"nations": value})
    assert (match.prompt == "Choose your nation") == (value == "choose")


@proves("I12.5")
@pytest.mark.parametrize("value", VALUES["last_winter"])
def test_last_winter(value: str) -> None:
    table = iron(step="autumn", round=7, options={"last_winter": value})
    assert table.over == (value == "skipped")


@proves("I3.7")
@pytest.mark.parametrize("value", VALUES["lands"])
def test_lands(value: str) -> None:
    assert ("emerald-delta" in iron(seats=3, options={"lands": value}).free_lands) == (value == "not-two")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", VALUES)
def test_every_value_can_be_played_to_the_end(option: str, seats: int) -> None:
    for value in VALUES[option]:
        match = parlour.start("city-of-iron", seats=seats, seed=seats, options={option: value})
        rng = parlour.seeded(value)
        while not match.over:
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
        assert match.winners()


def test_a_match_of_seven_rounds_has_21_turns_for_everybody() -> None:
    match = begun(3, 4)
    rng = parlour.seeded("turns")
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    turns = [entry.fields["seat"] for entry in match.journal() if entry.kind == "turn"]
    assert [turns.count(seat) for seat in range(3)] == [21, 21, 21]
