"""Doors for researchers: the games as environments for learning, and as games of OpenSpiel.

>>> env = rl.aec_env("king-of-tokyo", seats=4, seed=7)                     # PettingZoo: every seat learns
>>> env = rl.gym_env("king-of-tokyo", seat=0, opponents="greedy")          # Gymnasium: one seat learns
>>> envs = rl.vector_env("king-of-tokyo", num_envs=64, opponents="random")  # the same, many at once
>>> game = rl.spiel_game("king-of-tokyo", seats=4)                         # OpenSpiel
"""

from typing import TYPE_CHECKING, Any

from parlour.engine.errors import ParlourError

if TYPE_CHECKING:
    from parlour.rl.aec import aec_env
    from parlour.rl.single import gym_env
    from parlour.rl.spiel import spiel_game
    from parlour.rl.vector import vector_env

__all__ = ["aec_env", "gym_env", "spiel_game", "vector_env"]

# Where each door is, and the extra that it needs: one can be used without what the others need.
DOORS = {
    "aec_env": ("aec", "rl"),
    "gym_env": ("single", "rl"),
    "spiel_game": ("spiel", "spiel"),
    "vector_env": ("vector", "rl"),
}


class MissingExtra(ParlourError, ImportError):
    """A door whose packages are not installed."""


def __getattr__(name: str) -> Any:
    if name not in DOORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, extra = DOORS[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), name)
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith("parlour"):
            raise
        sentence = f"parlour.rl.{name} needs the package {missing.name!r}: pip install 'parlour[{extra}]'"
        raise MissingExtra(sentence) from missing
