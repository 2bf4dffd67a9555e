"""Random walks through every registered game, for the contract tests."""

from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.engine.journal import Journal
from tests.conftest import SOAK

GAMES = sorted(parlour.games())
BOUND = 20_000  # decisions: no match of random players is longer


def tables_of(id: str) -> list[Any]:
    """All tables of a game; interpreted, the smallest and the usual one are enough for the quick run."""
    game = parlour.find_game(id)
    quick = (min(game.seats), game.usual_seats)
    return [pytest.param(id, seats, marks=[] if seats in quick else pytest.mark.slow) for seats in game.seats]


every_table = pytest.mark.parametrize(("id", "seats"), [table for id in GAMES for table in tables_of(id)])


def matches(few: int, many: int) -> range:
    """Seeds: a few in the quick run, many in `make soak`."""
    return range(many if SOAK else few)


def fresh(id: str, seats: int, seed: int | str) -> parlour.State:
    """The first position of a match, without a journal."""
    state = parlour.start(id, seats=seats, seed=seed).state
    state.journal = None
    return state


def walk(id: str, seats: int, seed: int | str, journal: bool = False) -> Iterator[parlour.State]:
    """Every position of a random match, the same object each time, from the first to the last."""
    state = fresh(id, seats, seed)
    if journal:
        state.journal = Journal()
    rng = parlour.seeded(f"walk {seed}")
    yield state
    for _ in range(BOUND):
        if state.over:
            return
        state.answer(state.answers[rng.below(len(state.answers))])
        yield state
    raise AssertionError(f"{id} with {seats} seats and seed {seed} does not end within {BOUND} decisions")
