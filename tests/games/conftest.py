"""Tests of a game that is not registered are left alone: a game may grow here before it is let in."""

from pathlib import Path

from parlour.engine.game import games

REGISTERED = {game.package.rpartition(".")[2] for game in games().values()}

collect_ignore = [
    folder.name
    for folder in Path(__file__).parent.iterdir()
    if folder.is_dir() and not folder.name.startswith("__") and folder.name not in REGISTERED
]
