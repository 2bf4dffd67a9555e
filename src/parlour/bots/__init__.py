"""Players that are programs, by name."""

from collections.abc import Callable

from parlour.bots.bot import Bot, ask
from parlour.bots.glance import GlanceBot
from parlour.bots.greedy import GreedyBot
from parlour.bots.mcts import Habits, SearchBot, Suggestion
from parlour.bots.random import RandomBot
from parlour.engine.errors import ParlourError, did_you_mean
from parlour.engine.rng import Rng
from parlour.engine.state import State

__all__ = ["BOTS", "LEVELS", "USUAL_LEVEL", "Bot", "Suggestion", "UnknownBot", "ask", "find_bot", "hint"]

EXPERT = Habits(looks=12_000, turns=1, walks=120)

# Each call makes a player for one seat of one match: it may remember what it thought at its last move.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": lambda: GlanceBot(slips=0.6),
    "normal": lambda: GlanceBot(slips=0.2),
    "greedy": GreedyBot,
    "hard": lambda: SearchBot(Habits(looks=1_000, advised=True, turns=0, walks=64, slips=True)),
    "expert": lambda: SearchBot(EXPERT),
}
LEVELS = ("easy", "normal", "hard", "expert")
USUAL_LEVEL = "normal"


class UnknownBot(ParlourError):
    """No bot has this name."""


def find_bot(name: str) -> Bot:
    """A bot of this name, or one sentence on which there are."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}: {did_you_mean(name, BOTS)}")
    return BOTS[name]()


def hint(state: State, rng: Rng, number: int = 3) -> list[Suggestion]:
    """The best moves for the seat that is asked, as the expert sees them, each with its estimated chance to win."""
    question = state.question
    if question is None:
        raise ValueError("the match is over: there is nothing to ask")
    return SearchBot(EXPERT).suggest(state.imagine(question.seat, rng), rng, number)
