"""What bots think of a position: sums, sense, and the exact worth of a last reroll."""

from itertools import product
from typing import Any

import pytest

import parlour
from parlour.bots import ask, find_bot
from parlour.bots.random import playout
from parlour.games.king_of_tokyo import evaluate
from parlour.games.king_of_tokyo.faces import die, masks, picked, size
from parlour.games.king_of_tokyo.state import Tokyo


def tokyo(**words: Any) -> Tokyo:
    state = parlour.scenario("king-of-tokyo", words).state
    assert isinstance(state, Tokyo)
    return state


def test_shares_add_up_to_1_and_the_dead_have_none() -> None:
    for seed in range(20):
        state = parlour.start("king-of-tokyo", 6, seed).state
        state.journal = None
        assert isinstance(state, Tokyo)
        playout(state, parlour.seeded(seed), 40 * (seed % 5))
        shares = evaluate.evaluate(state)
        assert sum(shares) == pytest.approx(0.0 if state.over and not state.winners() else 1.0)
        for monster, share in zip(state.monsters, shares, strict=True):
            assert 0.0 <= share <= 1.0
            if not monster.alive and not state.over:
                assert share == 0.0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"stars": [5, 0, 0]}, {"stars": [4, 0, 0]}),
        ({"life": [9, 9, 9]}, {"life": [8, 9, 9]}),
        ({"energy": [3, 0, 0]}, {"energy": [1, 0, 0]}),
        ({"cards": {0: ["wings"]}}, {}),
        ({}, {"poison": [1, 0, 0]}),
        ({"life": [9, 5, 9]}, {"life": [9, 9, 9]}),
        ({"tokyo": 1, "life": [2, 9, 9]}, {"tokyo": 0, "life": [2, 9, 9]}),
        ({"tokyo": 0, "turn": 2, "step": "buy"}, {"tokyo": 1, "turn": 2, "step": "buy"}),
    ],
)
def test_what_is_better_for_the_first_seat(better: dict[str, Any], worse: dict[str, Any]) -> None:
    base = {"seats": 3, "dice": "1 1 2 2 3 3", "store": []}
    shares = [evaluate.evaluate(tokyo(**{**base, **words}))[0] for words in (better, worse)]
    assert shares[0] > shares[1]


@pytest.mark.parametrize("faces", ["1 1 1", "3 3 claw", "heart energy claw", "1 2 3"])
def test_a_last_reroll_is_worth_the_best_average(faces: str) -> None:
    """Against all ways to throw, and all rolls of them."""
    table = tokyo(seats=3, dice=faces, rerolls=1, tokyo=1, life=[6, 7, 8], stars=[3, 2, 1], shrink=[3, 0, 0])
    worth = [evaluate.strength(table, seat) for seat in range(3)]
    outlook = evaluate.outlook(table, worth)
    averages = []
    for mask in masks(table.dice):
        thrown = picked(table.dice, mask)
        rolls = list(product(range(6), repeat=size(thrown)))
        total = 0.0
        for roll in rolls:
            dice = table.dice - thrown + sum(die(face) for face in roll)
            total += evaluate.dice_worth(outlook.gains, dice, evaluate.ALL_GROUPS)
        averages.append(total / len(rolls))
    assert outlook.with_reroll(table.dice) == pytest.approx(max(averages))


@pytest.mark.parametrize(
    "overrides",
    [{"numbers.goal": 1000}, {"numbers.goal": 1}, {"numbers.triple": 1}, {"cards.wings.cost": 0}, {"numbers.claw": 9}],
)
def test_house_rules_confuse_no_bot(overrides: dict[str, object]) -> None:
    state = parlour.start("king-of-tokyo", 3, 5, overrides=overrides).state
    state.journal = None
    rng = parlour.seeded(5)
    for decision in range(12):
        if state.over:
            break
        state.play(ask(find_bot("greedy"), state, rng))
