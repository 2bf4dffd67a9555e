"""What the bench times, in loops that are compiled with the rest: so it measures the engine, not the loop."""

from parlour.engine.rng import Rng
from parlour.engine.state import State


def copy_all(states: list[State]) -> None:
    for state in states:
        state.copy()


def imagine_all(states: list[State], rng: Rng) -> None:
    for state in states:
        question = state.question
        if question is not None:
            state.imagine(question.seat, rng)
