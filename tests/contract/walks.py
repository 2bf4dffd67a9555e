"""Random walks through every registered game, for the contract tests."""

from collections.abc import Iterator

import parlour
from parlour.engine.journal import Journal
from tests.conftest import SOAK

GAMES = sorted(parlour.games())
TABLES = [(id, seats) for id in GAMES for seats in parlour.find_game(id).seats]
BOUND = 20_000  # decisions: no match of random players is longer


def names(value: object) -> str:
    return str(value)


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
