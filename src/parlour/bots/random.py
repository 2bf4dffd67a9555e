"""A player that takes any legal option, each as likely; and whole matches of such players."""

from parlour.bots.bot import Bot
from parlour.engine.rng import Rng
from parlour.engine.state import State


class RandomBot(Bot):
    """Takes any legal option."""

    def choose(self, table: State, rng: Rng) -> int:
        actions = table.legal()
        return actions[rng.below(len(actions))]


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play a state to its end at random, in place; how many decisions that took."""
    decisions = 0
    while state.question is not None and decisions < limit:
        answers = state.answers
        state.answer(answers[rng.below(len(answers))])
        decisions += 1
    return decisions
