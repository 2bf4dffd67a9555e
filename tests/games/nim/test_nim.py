"""The game from outside: its two clauses."""

import parlour
from tests.proof import proves


@proves("N1")
def test_three_heaps_of_one_to_seven_stones() -> None:
    for seed in range(20):
        heaps = parlour.start("nim", seed=seed).view(None)["table"]["heaps"]
        assert len(heaps) == 3 and all(1 <= heap <= 7 for heap in heaps)


@proves("N2")
def test_who_takes_the_last_stone_wins() -> None:
    match = parlour.scenario("nim", {"heaps": [2, 1, 0]})
    match.play("take 2 from 1")
    assert match.over and match.winners() == [1], "the last stone left seat 1 no choice"
    match = parlour.scenario("nim", {"heaps": [3, 0, 0]})
    match.play("take 3 from 1")
    assert match.winners() == [0]
