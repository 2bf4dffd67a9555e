"""Every option of the game, played to the end, and its default."""

import pytest

import parlour
from tests.games.attack_deluxe.story import world

DEFAULTS = {
    "length": "limited",
    "map": "western",
    "seaBattle": "symbols",
    "lineupDice": "navy",
    "capitalCapture": "endAndScore",
    "repeatActions": "off",
    "startForces": "classic",
    "startPlayer": "fixed",
    "placardPowers": "off",
}


def test_the_options_and_their_defaults() -> None:
    options = parlour.find_game("attack-deluxe").options
    assert {name: option.default for name, option in options.items()} == DEFAULTS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_random_match_with_everything_turned_on_ends(seats: int) -> None:
    options = {name: option.values[-1] for name, option in parlour.find_game("attack-deluxe").options.items()}
    match = parlour.start("attack-deluxe", seats=seats, seed=seats, options={**options, "length": "total"})
    rng, state = parlour.seeded(seats), match.state
    state.journal = None
    decisions = 0
    while not state.over:
        state.answer(state.answers[rng.below(len(state.answers))])
        decisions += 1
    assert decisions < 20_000 and state.winners()


def test_each_option_names_a_clause_that_speaks_of_it() -> None:
    game = parlour.find_game("attack-deluxe")
    for name, entry in game.content.table("options").items():
        assert f"`{name}`" in game.rulebook.clause(entry["clause"]).text


def test_overrides_change_texts() -> None:
    table = world(overrides={"cards.war-bonds.production": 9}, hands={0: ["war-bonds"]})
    assert "9 more production" in table.match.printed["cards"]["war-bonds"]["text"]
    assert table.plays(0, "build", "play war-bonds").certificates(0)[0] == 10
