"""Ratings: found again where they are known, with margins that hold."""

from math import exp, log, sqrt
from random import Random

import pytest

pytest.importorskip("openskill", reason="ratings need the extra `lab`")

from parlour.arena.plan import Outcome, Plan
from parlour.arena.ratings import MODEL, Rating, pairs, rate, rate_all

SCALE = sqrt(2) * MODEL.beta  # a difference of so much is a factor e in the chances


def played(strengths: dict[str, float], seatings: list[list[str]], matches: int, seed: int) -> list[Rating]:
    """Ratings from matches in which everybody wins in proportion to exp(strength)."""
    chance = Random(seed)
    results = []
    for number in range(matches):
        seating = seatings[number % len(seatings)]
        winner = chance.choices(range(len(seating)), [exp(strengths[name]) for name in seating])[0]
        results.append((seating, [float(seat == winner) for seat in range(len(seating))]))
    return rate_all(results)


@pytest.mark.parametrize(
    "seatings",
    [
        [["a", "b"], ["b", "c"], ["c", "a"]],
        [["a", "b", "a", "b"], ["b", "c", "b", "c"], ["c", "a", "c", "a"]],
        [["a", "b", "c", "a", "b", "c"]],
    ],
    ids=["two seats", "four seats", "six seats"],
)
def test_known_strengths_are_found_again(seatings: list[list[str]]) -> None:
    strengths = {"a": 0.0, "b": log(2), "c": log(6)}
    held = 0
    for seed in range(3):
        found = played(strengths, seatings, 200, seed)
        assert found[0].name == "c"
        by_name = {rating.name: rating for rating in found}
        for one, two in (("b", "a"), ("c", "b"), ("c", "a")):
            truth = (strengths[one] - strengths[two]) * SCALE
            gap = by_name[one].rating - by_name[two].rating
            margin = sum(rating.high - rating.low for rating in (by_name[one], by_name[two])) / 2
            held += abs(gap - truth) < margin
    assert held >= 8


def test_equals_are_rated_equal() -> None:
    one, two = played({"a": 0.0, "b": 0.0}, [["a", "b", "a", "b"]], 300, 1)
    assert one.low < two.high
    assert one.matches == two.matches == 300


def test_more_matches_than_are_drawn_at_a_time_make_the_interval_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    strengths = {"a": 0.0, "b": log(2)}
    whole = played(strengths, [["a", "b"]], 600, 1)[0]
    monkeypatch.setattr("parlour.arena.ratings.MOST_DRAWN", 150)
    part = played(strengths, [["a", "b"]], 600, 1)[0]
    assert part.rating == pytest.approx(whole.rating, abs=0.5)
    assert (part.high - part.low) == pytest.approx(whole.high - whole.low, rel=0.4)


def test_what_a_match_says_of_its_players() -> None:
    assert list(pairs(["a", "b", "a", "c"], [1, 0, 0, 0])) == [("a", "b", False), ("a", "c", False)]
    assert list(pairs(["a", "b", "c"], [0.5, 0.5, 0])) == [("a", "b", True), ("a", "c", False), ("b", "c", False)]
    assert list(pairs(["a", "b"], [0, 0])) == []


def test_a_plan_without_a_winner_says_nothing() -> None:
    found = rate(Plan("king-of-tokyo", ["greedy", "random"], 1), [Outcome(0, [0.0, 0.0], 10)])
    assert [rating.rating for rating in found] == [MODEL.mu, MODEL.mu]
