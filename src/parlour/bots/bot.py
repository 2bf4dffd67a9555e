"""What a bot is: a player that is a program."""

from mypy_extensions import i64, mypyc_attr

from parlour.engine.rng import Rng
from parlour.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and answer `choose`.

    A bot is never shown the table of a match, only one that `ask` has imagined for its seat:
    what is hidden from the seat is redrawn, and the dice to come are others. It may play on
    that table as it likes, and imagine further ones from it.
    """

    def choose(self, table: State, rng: Rng) -> int:
        """The action to play at the open question of this imagined table."""
        raise NotImplementedError(type(self).__name__)


def ask(bot: Bot, state: State, rng: Rng) -> int:
    """The action that a bot plays for the seat that is asked."""
    question = state.question
    if question is None:
        raise ValueError("the match is over: there is nothing to ask")
    return bot.choose(state.imagine(question.seat, rng), rng)


def slip(table: State, often: float, rng: Rng) -> i64:
    """Any option of the open question, so often; -1 else."""
    if often > 0.0 and float(rng.below(1000)) < 1000.0 * often:
        answers = table.answers
        return answers[rng.below(len(answers))]
    return -1
