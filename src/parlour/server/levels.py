"""How well bots play: the levels that people choose from, each of them a bot of the house."""

from dataclasses import dataclass

from parlour import bots
from parlour.engine.errors import did_you_mean
from parlour.server.problem import Problem


@dataclass(frozen=True)
class Level:
    id: str  # the bot's name
    name: str
    sentence: str


SENTENCES = (
    "Makes many mistakes",
    "Plays at first sight",
    "Looks a few turns ahead",
    "Thinks up to two seconds",
)
LEVELS = {id: Level(id, id.capitalize(), sentence) for id, sentence in zip(bots.LEVELS, SENTENCES, strict=True)}
USUAL = bots.USUAL_LEVEL

BOT_NAMES = ("Ada", "Bruno", "Clio", "Dario", "Edda", "Fynn", "Greta", "Hugo", "Ida", "Jaro", "Kira", "Leo")


def find_level(id: str) -> Level:
    if id not in LEVELS:
        raise Problem(422, f"bots have no level {id!r}: {did_you_mean(id, LEVELS)}")
    return LEVELS[id]
