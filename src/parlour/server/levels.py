"""How well bots play: the levels that people choose from, each of them a bot of the house."""

from parlour import bots
from parlour.engine.errors import did_you_mean
from parlour.engine.words import words_of
from parlour.server.problem import CATALOGUE, Problem

LEVELS = tuple(bots.LEVELS)  # each by its bot's name
USUAL = bots.USUAL_LEVEL

BOT_NAMES = ("Ada", "Bruno", "Clio", "Dario", "Edda", "Fynn", "Greta", "Hugo", "Ida", "Jaro", "Kira", "Leo")


def level_info(id: str, language: str) -> dict[str, str]:
    """A level, as people choose it."""
    words = words_of(CATALOGUE, language)
    return {"id": id, "name": words.say(f"levels-{id}", {}), "sentence": words.say(f"levels-{id}.sentence", {})}


def check_level(id: str) -> None:
    if id not in LEVELS:
        raise Problem(422, "no-level", {"level": repr(id), "known": did_you_mean(id, LEVELS)})
