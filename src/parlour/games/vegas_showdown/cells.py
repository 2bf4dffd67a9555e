"""V2.7  The cells of a sheet, as bits: seven columns, five rows.

A position is `row * STRIDE + column`. The stride is one more than the columns, so that a step to the east
or west never runs over into another row.
"""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit

COLUMNS: Final[i64] = 7
ROWS: Final[i64] = 5
STRIDE: Final[i64] = 8
POSITIONS: Final[i64] = 40  # one in eight of them is no cell
CELLS: Final[i64] = 35
Side = Literal["N", "E", "S", "W"]
SIDES: Final[list[Side]] = ["N", "E", "S", "W"]
LETTERS: Final[str] = "abcdefg"


def position_of(column: i64, row: i64) -> i64:
    return row * STRIDE + column


def is_cell(position: i64) -> bool:
    return position % STRIDE < COLUMNS


def cell_name(position: i64) -> str:
    """`c2` is the third column and the second row; empty where there is no cell."""
    if not is_cell(position):
        return ""
    return f"{LETTERS[position % STRIDE]}{position // STRIDE + 1}"


def cells_of(cells: i64) -> list[int]:
    """The positions in a set of cells, ascending."""
    found: list[int] = []
    position: i64 = 0
    while cells:
        if cells & 1:
            found.append(position)
        cells >>= 1
        position += 1
    return found


def sides_named(sides: list[tuple[int, int]]) -> list[str]:
    """Sides of cells, as they are written: `a3 W`."""
    return [f"{cell_name(cell)} {SIDES[side]}" for cell, side in sides]


def count_cells(cells: i64) -> i64:
    total: i64 = 0
    while cells:
        cells &= cells - 1
        total += 1
    return total


def all_cells() -> i64:
    found: i64 = 0
    position: i64 = 0
    while position < POSITIONS:
        if is_cell(position):
            found |= bit(position)
        position += 1
    return found


ALL: Final[i64] = all_cells()


def around(cells: i64) -> i64:
    """The cells that share a side with one of these."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & ALL
