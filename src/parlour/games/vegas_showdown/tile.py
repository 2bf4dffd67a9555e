"""V2.8  Tiles: their values, and how they lie when they are turned."""

from typing import Any, Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.vegas_showdown.cells import ALL, COLUMNS, POSITIONS, ROWS, SIDES, STRIDE, position_of

Colour = Literal["yellow", "blue", "green"]
Size = Literal["small", "medium", "large"]
Quarter = Literal[0, 90, 180, 270]
Counter = Literal["population", "revenue", "fame"]

TILES: Final[i64] = 15  # kinds
TURNS: Final[i64] = 4
YELLOW: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
COLOURS: Final[list[Colour]] = ["yellow", "blue", "green"]
SIZES: Final[list[Size]] = ["small", "medium", "large"]
QUARTERS: Final[list[Quarter]] = [0, 90, 180, 270]  # degrees, by turn
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

Door = tuple[int, int, int]  # column and row within the tile, side


class Shape:
    """V11.2  A tile in one of its four turns: cells and doors, with its upper left cell at position 0."""

    def __init__(self, width: int, height: int, doors: list[Door], again: bool) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.again = again  # looks like the tile in an earlier turn
        self.offsets: list[int] = [position_of(x, y) for y in range(height) for x in range(width)]
        self.doors = doors
        self.north: list[int] = self.offsets_of(NORTH)
        self.east: list[int] = self.offsets_of(EAST)
        self.south: list[int] = self.offsets_of(SOUTH)
        self.west: list[int] = self.offsets_of(WEST)
        self.cells: i64 = set_of(self.offsets)
        # Where one can step out of a cell to a side: by a door, or within the room (V11.5).
        self.open_north: i64 = set_of(self.north) | self.cells & self.cells << STRIDE
        self.open_east: i64 = set_of(self.east) | self.cells & self.cells >> 1
        self.open_south: i64 = set_of(self.south) | self.cells & self.cells >> STRIDE
        self.open_west: i64 = set_of(self.west) | self.cells & self.cells << 1
        self.fits: i64 = 0  # V11.1  the positions at which it lies wholly on the sheet
        position: i64 = 0
        while position < POSITIONS:
            if position % STRIDE + width <= COLUMNS and position // STRIDE + height <= ROWS:
                self.fits |= bit(position)
            position += 1
        assert self.fits & ~ALL == 0

    def offsets_of(self, side: i64) -> list[int]:
        return [position_of(x, y) for x, y, of in self.doors if of == side]


def set_of(positions: list[int]) -> i64:
    found: i64 = 0
    for position in positions:
        found |= bit(position)
    return found


def read_door(word: str, width: int, height: int) -> Door:
    """V2.8.4  `N2` is the second cell-side of the north side, from the left; a side of one cell has no number."""
    letters: list[str] = [*SIDES]
    side = letters.index(word[0])
    at = int(word[1:] or "1") - 1
    if side in (NORTH, SOUTH):
        return at, (0 if side == NORTH else height - 1), side
    return (0 if side == WEST else width - 1), at, side


def turned(doors: list[Door], height: int) -> list[Door]:
    """The doors after a quarter turn clockwise of a tile that is so high."""
    return sorted((height - 1 - y, x, (side + 1) % TURNS) for x, y, side in doors)


def make_shapes(width: int, height: int, words: list[str]) -> list[Shape]:
    """V11.2  A tile in its four turns."""
    doors = sorted(read_door(word, width, height) for word in words)
    shapes: list[Shape] = []
    for turn in range(TURNS):
        again = any(shape.doors == doors and shape.width == width for shape in shapes)
        shapes.append(Shape(width, height, doors, again))
        doors = turned(doors, height)
        width, height = height, width
    return shapes


class Tile:
    """A kind of tile; numbers come from content.toml."""

    def __init__(
        self,
        id: str,
        spec: dict[str, Any],
        colour: int,
        size: int,
        shapes: list[Shape],
        needs: i64,
        beside: i64,
    ) -> None:
        self.id = id
        self.number: i64 = spec["number"] - 1
        self.basic: bool = spec["kind"] == "basic"
        self.colour: i64 = colour
        self.size: i64 = size
        self.copies: i64 = spec["copies"]
        self.backs: list[int] = spec["backs"]
        self.price: i64 = spec.get("price", 0)
        self.population: i64 = spec["population"]
        self.revenue: i64 = spec["revenue"]
        self.fame: i64 = spec["fame"]
        self.red: bool = spec["red"]
        self.doors: list[str] = spec["doors"]
        self.shapes = shapes
        self.needs: i64 = needs  # V11.7  kinds that must lie on the sheet, a bit a kind
        self.beside: i64 = beside  # V11.7.4  kinds of which one must share a side with it
