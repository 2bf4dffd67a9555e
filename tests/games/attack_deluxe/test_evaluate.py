"""How bots see a table."""

from typing import Any

import pytest

from parlour.arena.plan import Plan
from parlour.arena.simulate import simulate
from tests.games.attack_deluxe.story import world

MEX = {"MEX": "9 infantry"}


def judged(**words: Any) -> list[float]:
    table = world(**words)
    return table.match.game.evaluate(table.match.state)


def test_more_is_better() -> None:
    even = judged(land={0: {"GER": "9 infantry"}, 1: MEX})
    assert judged(land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX})[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, production=[5, 0])[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, fleets={0: {"NSE": "1 destroyer"}})[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, levels={1: {"rail": 1}})[0] < even[0]


def test_a_naked_capital_is_worse() -> None:
    safe = judged(land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX})
    bare = judged(land={0: {"GER": "1 infantry", "POL": "9 infantry"}, 1: MEX})
    assert safe[0] > bare[0]


def test_a_good_attack_promises_more_than_a_bad_one() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "12 infantry 4 tank"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}}}
    good = world(**words).plays(0, "blitz", "target POL")
    words["land"][1]["POL"] = "30 infantry 9 plane"
    bad = world(**words).plays(0, "blitz", "target POL")
    game = good.match.game
    assert game.evaluate(good.match.state)[0] > game.evaluate(bad.match.state)[0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    report = simulate(Plan("attack-deluxe", ["greedy"] + ["random"] * (seats - 1), 6, 1, {}, {}))
    greedy = next(share for share in report.by_bot if share.name == "greedy")
    assert greedy.won >= 4
