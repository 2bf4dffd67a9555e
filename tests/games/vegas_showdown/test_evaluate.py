"""How good a position is: in the end the one that counts, and on the way there what a player would prefer."""

from typing import Any

import pytest

import parlour
from parlour.bots import ask, find_bot
from parlour.engine.codec import digest
from tests.games.vegas_showdown.story import CONNECTED, Story, ending, publicity, vegas


def worth(**words: Any) -> list[float]:
    table = vegas(**words)
    return table.match.game.evaluate(table.table)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fame": [5, 0, 0]}, {}),
        ({"cash": [40, 20, 20]}, {}),
        ({"revenue": [7, 5, 5]}, {}),
        ({"tiles": {0: CONNECTED}}, {"tiles": {0: CONNECTED[:3]}}),
        ({"reserve": {0: "lounge"}}, {}),
        ({"tiles": {0: ["lounge a3"]}}, {"reserve": {0: "lounge"}}),
        ({"reserve": {0: "lounge"}}, {"reserve": {0: "fancy-lounge"}}),
        ({}, {"fame": [0, 9, 0]}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better)[0] > worth(**worse)[0]


def test_the_end_is_judged_by_who_has_won() -> None:
    table = ending(fame=[3, 0, 0])
    assert table.match.game.evaluate(table.table) == [1, 0, 0]


def advice(table: Story, bot: str = "greedy") -> str:
    """What this bot would do."""
    match = table.match
    before = digest(match.state)
    action = ask(find_bot(bot), match.state, parlour.seeded("advice"))
    assert digest(match.state) == before
    return next(move.notation for move in match.moves() if move.id == action)


def test_a_greedy_player_places_a_tile_that_it_can_place() -> None:
    assert advice(publicity("lounge", [])) == "place lounge"


def test_a_greedy_player_bids_no_more_than_it_must() -> None:
    table = vegas(cash=[60, 0, 0]).plays(0, "bid premier-1")
    assert advice(table) == "for 18"


def test_a_greedy_player_calls_a_broken_renovation_off() -> None:
    table = vegas(phase="adjust", choices={0: "renovate"}, tiles={0: CONNECTED}).plays(0, "take c3", "done")
    assert table.moves == ["place lounge", "call off"]
    assert advice(table) == "call off"


@pytest.mark.parametrize("bot", ["greedy", "hard", "expert"])
def test_a_bot_does_not_begin_a_failed_renovation_again(bot: str) -> None:
    tiles = {0: ["lounge a3", "slots a2 180"]}
    table = vegas(phase="adjust", choices={0: "renovate"}, tiles=tiles, reserve={0: "slots"})
    table.plays(0, "take a3", "done", "place lounge", "at d1", "turn 0")
    assert table.moves == ["call off", "begin again"]
    assert advice(table, bot) == "call off"


def test_a_greedy_player_beats_random_ones() -> None:
    won = 0
    for seed in range(4):
        match = parlour.start("vegas-showdown", seats=3, seed=f"beats {seed}")
        rng = parlour.seeded(seed)
        while not match.over:
            if match.seat == 0:
                match.play(ask(find_bot("greedy"), match.state, rng))
            else:
                moves = match.moves()
                match.play(moves[rng.below(len(moves))].id)
        won += match.winners() == [0]
    assert won >= 3
