"""V11.6, V11.7  What a tile on a sheet can lack."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.games.vegas_showdown.tile import TURNS

Lack = Literal["path", "tiles", "neighbour", "room"]

PATH: Final[Lack] = "path"  # V11.6  to the entrance of its colour
TILES_NEEDED: Final[Lack] = "tiles"  # V11.7  its prerequisites on the sheet
NEIGHBOUR: Final[Lack] = "neighbour"  # V11.7.4  the tile that must share a side with it
ROOM: Final[Lack] = "room"  # V11.1  cells that are free


class Trouble:
    """A tile that lies where it cannot stay, and one thing that it lacks."""

    def __init__(self, lies: i64, lacks: Lack, kinds: i64, clause: str) -> None:
        self.lies: i64 = lies  # the tile, as it lies on the sheet
        self.lacks: Lack = lacks
        self.kinds: i64 = kinds  # the tiles that are missing, a bit a kind
        self.clause = clause

    def same(self, other: "Trouble") -> bool:
        """Whether this tells of the same tile at the same cell, however it is turned, and of the same lack."""
        return self.lies // TURNS == other.lies // TURNS and self.lacks == other.lacks and self.kinds == other.kinds
