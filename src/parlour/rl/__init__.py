"""Doors for researchers: the games as environments for learning, and as games of OpenSpiel.

>>> env = rl.aec_env("king-of-tokyo", seats=4, seed=7)                     # PettingZoo: every seat learns
>>> env = rl.gym_env("king-of-tokyo", seat=0, opponents="greedy")          # Gymnasium: one seat learns
>>> envs = rl.vector_env("king-of-tokyo", num_envs=64, opponents="random")  # the same, many at once
>>> game = rl.spiel_game("king-of-tokyo", seats=4)                         # OpenSpiel
"""

from typing import TYPE_CHECKING, Any

from parlour.engine.extras import need

if TYPE_CHECKING:
    from parlour.rl.aec import aec_env
    from parlour.rl.single import gym_env
    from parlour.rl.spiel import spiel_game
    from parlour.rl.vector import vector_env

__all__ = ["aec_env", "gym_env", "spiel_game", "vector_env"]

# Where each door is, the extra that it needs, and its packages: one can be used without what the others need.
DOORS = {
    "aec_env": ("aec", "rl", ("gymnasium", "numpy", "pettingzoo")),
    "gym_env": ("single", "rl", ("gymnasium", "numpy")),
    "spiel_game": ("spiel", "spiel", ("numpy", "pyspiel")),
    "vector_env": ("vector", "rl", ("gymnasium", "numpy")),
}


def __getattr__(name: str) -> Any:
    if name not in DOORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, extra, packages = DOORS[name]
    need(extra, *packages)
    return getattr(import_module(f"{__name__}.{module}"), name)
