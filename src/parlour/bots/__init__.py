"""Players that are programs, by name."""

from parlour.bots.bot import Bot, ask
from parlour.bots.greedy import GreedyBot
from parlour.bots.random import RandomBot
from parlour.engine.errors import ParlourError, did_you_mean

__all__ = ["BOTS", "Bot", "UnknownBot", "ask", "find_bot"]

BOTS: dict[str, Bot] = {"greedy": GreedyBot(), "random": RandomBot()}


class UnknownBot(ParlourError):
    """No bot has this name."""


def find_bot(name: str) -> Bot:
    """The bot with this name, or one sentence on which there are."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}: {did_you_mean(name, BOTS)}")
    return BOTS[name]
