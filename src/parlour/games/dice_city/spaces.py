"""A city as numbers: 30 spaces in five rows of six, sets of spaces as bits, five dice in one number."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit

ROWS: Final[i64] = 5
COLUMNS: Final[i64] = 6
SPACES: Final[i64] = 30
DICE: Final[i64] = 5
ALL_DICE: Final[i64] = 31  # a bit a die

Colour = Literal["white", "yellow", "red", "blue", "black"]
COLOURS: Final[list[Colour]] = ["white", "yellow", "red", "blue", "black"]
SPACE_NAMES: Final[list[str]] = [f"{colour} {column + 1}" for colour in COLOURS for column in range(6)]
ROW: Final[list[int]] = [bit(COLUMNS * row) * 63 for row in range(5)]  # the spaces of each row
COLUMN: Final[list[int]] = [sum([bit(COLUMNS * row + column) for row in range(5)]) for column in range(6)]
EVERYWHERE: Final[i64] = bit(30) - 1
ANY_SPACE: Final[list[int]] = list(range(30))

DIE_BITS: Final[i64] = 5  # the space a die lies on
DIE_MASK: Final[i64] = 31


def row_of(space: i64) -> i64:
    return space // COLUMNS


def column_of(space: i64) -> i64:
    return space % COLUMNS


def space_name(space: i64) -> str:
    """D2.1  A space by the colour of its row and the number of its column."""
    return SPACE_NAMES[space]


def space_of(dice: i64, die: i64) -> i64:
    """Where this die lies."""
    return dice >> (die * DIE_BITS) & DIE_MASK


def put_die(dice: i64, die: i64, space: i64) -> i64:
    """The dice, with this one put on a space."""
    shift: i64 = die * DIE_BITS
    return dice - (dice >> shift & DIE_MASK) * bit(shift) + space * bit(shift)


def dice_in(dice: i64, unused: i64, spaces: i64) -> i64:
    """Which of these dice lie on these spaces, a bit a die."""
    found: i64 = 0
    die: i64 = 0
    while die < DICE:
        if unused >> die & 1 and spaces >> space_of(dice, die) & 1:
            found |= bit(die)
        die += 1
    return found


def members(bits: i64) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    number: i64 = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def size(bits: i64) -> i64:
    """How many numbers a set has."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


# Every set that is part of a set of dice, ascending.
SUBSETS: Final[list[list[int]]] = [[part for part in range(32) if part & ~dice == 0] for dice in range(32)]
