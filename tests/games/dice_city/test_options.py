"""The options of a match."""

import pytest

import parlour
from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves

VALUES = {
    "army": ("spent", "compared"),
    "deck": ("mixed", "base", "grand"),
    "handicap": ("off", "on"),
    "solo": ("normal", "hard"),
    "solo_wins": tuple(str(wins) for wins in range(11)),
}


def test_these_are_all_the_options_and_the_first_value_is_the_usual_one() -> None:
    options = parlour.find_game("dice-city").options
    assert {name: option.values for name, option in options.items()} == VALUES
    assert {name: option.default for name, option in options.items()} == {name: v[0] for name, v in VALUES.items()}


def test_each_option_names_the_clause_that_speaks_of_it() -> None:
    game = parlour.find_game("dice-city")
    for name, entry in game.content.table("options").items():
        clause = game.rulebook.clause(entry["clause"])
        assert f"`{name}`" in clause.text, name
        for value in (entry["values"][0], entry["values"][-1]):
            assert f"`{value}`" in clause.text, (name, value)


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(parlour.BadSetup, match="no option 'armies': did you mean 'army'"):
        parlour.start("dice-city", options={"armies": "spent"})
    with pytest.raises(parlour.BadSetup, match="'army' is one of spent, compared, not 'lost'"):
        parlour.start("dice-city", options={"army": "lost"})


@proves("D9.3", "D9.4")
@pytest.mark.parametrize("value", VALUES["army"])
def test_army(value: str) -> None:
    table = cities(options={"army": value}, step="attack", strength=5, rolls=QUIET)
    table.plays(0, "attack large-bandits")
    if value == "spent":
        assert table.turn == 1
    else:
        assert table.moves == ["done", "attack small-bandits", "attack medium-bandits", "attack large-bandits"]


@proves("D3.4")
@pytest.mark.parametrize(("value", "kinds", "cards"), [("mixed", 20, 60), ("base", 20, 60), ("grand", 36, 108)])
def test_deck(value: str, kinds: int, cards: int) -> None:
    seen = parlour.start("dice-city", seats=3, options={"deck": value}).view(None)["table"]
    assert (len(seen["deck_kinds"]), seen["deck"] + 8) == (kinds, cards)


@proves("D3.2")
@pytest.mark.parametrize(("value", "tokens"), [("off", [0, 0]), ("on", [0, 1])])
def test_handicap(value: str, tokens: list[int]) -> None:
    seen = parlour.start("dice-city", seats=2, options={"handicap": value}).view(None)["table"]
    assert sorted(city["pass_tokens"] for city in seen["cities"]) == tokens


@proves("D14.3")
@pytest.mark.parametrize(("value", "slots"), [("normal", 8), ("hard", 10)])
def test_solo(value: str, slots: int) -> None:
    assert len(parlour.start("dice-city", seats=1, options={"solo": value}).view(None)["table"]["display"]) == slots


@proves("D14.9")
@pytest.mark.parametrize("value", VALUES["solo_wins"])
def test_solo_wins(value: str) -> None:
    match = parlour.start("dice-city", seats=1, options={"solo_wins": value})
    assert match.printed["target"] == 50 + 5 * int(value)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", ["army", "deck", "handicap"])
def test_every_value_can_be_played_to_the_end(option: str, seats: int) -> None:
    for value in VALUES[option]:
        match = parlour.start("dice-city", seats=seats, seed=seats, options={option: value})
        rng = parlour.seeded(value)
        while not match.over:
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
        assert len(match.winners()) == 1
