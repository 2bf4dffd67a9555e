"""Anything that is part of a position: a step, a player's board, the dice, the state itself."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Its fields are its constructor's arguments; the codec writes and reads it by them."""

    def written(self) -> list[str]:
        """The fields that are written down; empty: all of them."""
        return []

    def asides(self) -> list[str]:
        """Fields that are kept for those who look on and change nothing: positions that differ in them are equal."""
        return []

    @classmethod
    def read(cls, fields: dict[str, Any]) -> "Piece":
        return cls(**fields)
