"""Parlour: a house of board games that people play and programs search, on one engine.

>>> match = parlour.start("king-of-tokyo", seats=4, seed=7)
>>> match.moves()
>>> match.play("keep")
"""

# Loaded before the function of the same name is bound: `parlour.games()` is the function,
# while `from parlour.games.… import …` finds the package all the same.
import parlour.games  # noqa: F401  # isort: skip
from parlour.engine.asking import Blocked, Move, Question
from parlour.engine.errors import (
    BadRecord,
    BadScenario,
    BadSetup,
    CannotUndo,
    IllegalMove,
    ParlourError,
    UnknownGame,
)
from parlour.engine.game import Game, Option, find_game, games
from parlour.engine.match import Match
from parlour.engine.opening import load, scenario, start
from parlour.engine.rng import Rng, seeded
from parlour.engine.state import State
from parlour.engine.told import Ahead, Entry, LastMove

__version__ = "0.1.0"

__all__ = [
    "Ahead",
    "BadRecord",
    "BadScenario",
    "BadSetup",
    "Blocked",
    "CannotUndo",
    "Entry",
    "Game",
    "IllegalMove",
    "LastMove",
    "Match",
    "Move",
    "Option",
    "ParlourError",
    "Question",
    "Rng",
    "State",
    "UnknownGame",
    "find_game",
    "games",
    "load",
    "scenario",
    "seeded",
    "start",
]
