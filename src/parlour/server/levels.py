"""How well bots play, and which bot of the house plays so."""

from dataclasses import dataclass

from parlour.engine.errors import did_you_mean
from parlour.server.problem import Problem


@dataclass(frozen=True)
class Level:
    id: str
    name: str
    bot: str


LEVELS = {level.id: level for level in (Level("easy", "Easy", "random"), Level("normal", "Normal", "greedy"))}
USUAL = "normal"

BOT_NAMES = ("Ada", "Bruno", "Clio", "Dario", "Edda", "Fynn", "Greta", "Hugo", "Ida", "Jaro", "Kira", "Leo")


def find_level(id: str) -> Level:
    if id not in LEVELS:
        raise Problem(422, f"bots have no level {id!r}: {did_you_mean(id, LEVELS)}")
    return LEVELS[id]
