"""How good a position is: in the end the one that counts, and on the way there what a player would prefer."""

from typing import Any

import pytest

import parlour
from parlour.bots import ask, find_bot
from tests.games.dice_city.story import QUIET, Story, cities


def worth(**words: Any) -> list[float]:
    table = cities(**words)
    return table.match.game.evaluate(table.table)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"vp_tokens": [3, 0]}, {}),
        ({"city": {0: {"white 1": "manor"}}}, {}),
        ({"city": {0: {"white 1": "manor"}}}, {"city": {0: {"white 1": "manor"}}, "deactivated": {0: ["white 1"]}}),
        ({"pass_tokens": [2, 0]}, {}),
        ({"wood": [2, 0]}, {}),
        ({"step": "attack", "strength": 5}, {"step": "attack", "strength": 3}),
        ({"dice": {0: "1 3 5 2 1"}}, {"dice": {0: "1 3 5 2 -"}}),
        ({"raid_tokens": [0, 0]}, {"raid_tokens": [0, 4]}),
        ({"seats": 1, "vp_tokens": [20]}, {"seats": 1, "vp_tokens": [10]}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better)[0] > worth(**worse)[0]


def advice(table: Story) -> str:
    """What the greedy bot would do."""
    match = table.match
    action = ask(find_bot("greedy"), match.state, parlour.seeded("advice"))
    return next(move.notation for move in match.moves() if move.id == action)


def test_a_greedy_player_uses_the_blacksmith_before_the_army() -> None:
    city = {"white 1": "blacksmith", "yellow 2": "regular-army", "red 2": "regular-army"}
    assert advice(cities(dice={0: "1 2 2 - -"}, city={0: city})) == "white"


def test_a_greedy_player_defeats_the_best_bandits_it_can() -> None:
    assert advice(cities(step="attack", strength=5)) == "attack large-bandits"


def test_a_greedy_player_buys_what_it_can_and_not_over_its_best_location() -> None:
    table = cities(step="build", display=["town-hall"], wood=[2, 0], stone=[2, 0], iron=[1, 0])
    assert advice(table) == "buy town-hall"
    table = cities(step="build", iron=[2, 0], city={0: {"white 1": "manor"}}).plays(0, "buy regular-army")
    assert advice(table) != "build white 1"


def test_a_greedy_player_ends_the_match_when_it_is_ahead() -> None:
    rows = {f"{row} {column}": "mine" for row in ("white", "yellow") for column in range(1, 7)}
    ahead = cities(step="end", turn=1, city={1: rows}, vp_tokens=[0, 9], rolls=QUIET)
    assert advice(ahead) == "end"


@pytest.mark.slow
def test_a_greedy_player_beats_random_ones() -> None:
    greedy, wins = find_bot("greedy"), 0
    for seed in range(4):
        state = parlour.start("dice-city", seats=2, seed=seed).state
        state.journal = None
        rng = parlour.seeded(seed)
        while state.seat is not None:
            if state.seat == seed % 2:
                state.play(ask(greedy, state, rng))
            else:
                state.answer(state.answers[rng.below(len(state.answers))])
        wins += state.winners() == [seed % 2]
    assert wins == 4
