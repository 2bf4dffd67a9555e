"""A player that takes any legal option, each as likely; and whole matches of such players."""

from parlour.engine.rng import Rng
from parlour.engine.state import State


def choose(state: State, seat: int, rng: Rng) -> int:
    """An option of the open question, at random."""
    answers = state.answers
    return answers[rng.below(len(answers))]


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play a state to its end at random, in place; how many decisions that took."""
    decisions = 0
    while state.question is not None and decisions < limit:
        answers = state.answers
        state.answer(answers[rng.below(len(answers))])
        decisions += 1
    return decisions
