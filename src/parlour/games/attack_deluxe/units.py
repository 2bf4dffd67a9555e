"""Units as a number: how many there are of each of four kinds, 15 bits a kind, in the order in which they are lost."""

from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 4
FIELD: Final[i64] = 15
MOST: Final[i64] = 32767

INFANTRY: Final[i64] = 0
ARTILLERY: Final[i64] = 1
TANK: Final[i64] = 2
PLANE: Final[i64] = 3

DESTROYER: Final[i64] = 0
SUBMARINE: Final[i64] = 1
CARRIER: Final[i64] = 2
BATTLESHIP: Final[i64] = 3

ARMY: Final[list[str]] = ["infantry", "artillery", "tank", "plane"]
NAVY: Final[list[str]] = ["destroyer", "submarine", "carrier", "battleship"]
NAMES: Final[list[str]] = ARMY + NAVY
ONE: Final[list[int]] = [2 ** (15 * kind) for kind in range(4)]

# A8.6  The kinds of ships that carry army units, and where each has its place among the holds of a fleet.
HOLDS: Final[i64] = 3
CARRYING: Final[list[int]] = [0, 2, 3]
HOLD_OF: Final[list[int]] = [0, -1, 1, 2]


def one(kind: i64) -> i64:
    """A single unit of this kind; units are added and taken away as numbers are."""
    return ONE[kind]


def count(units: i64, kind: i64) -> i64:
    """How many of this kind there are."""
    return units >> (kind * FIELD) & MOST


def size(units: i64) -> i64:
    """How many there are in all."""
    return (units & MOST) + (units >> 15 & MOST) + (units >> 30 & MOST) + (units >> 45)


def stack(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """So many of each kind."""
    return first + (second + (third + (fourth << 15) << 15) << 15)


def in_order(units: i64, number: i64) -> i64:
    """The first units to go when so many are lost."""
    lost: i64 = 0
    kind: i64 = 0
    while number > 0 and kind < KINDS:
        here: i64 = min(number, count(units, kind))
        lost += here * one(kind)
        number -= here
        kind += 1
    return lost


def struck_first(units: i64, number: i64, prey: i64) -> i64:
    """The units that go when so many are lost, those of this kind first; -1: all in order."""
    first: i64 = 0
    if prey >= 0:
        first = min(number, count(units, prey)) * one(prey)
        number -= count(first, prey)
    return first + in_order(units - first, number)


def matched(faces: i64, units: i64) -> i64:
    """Of each kind the fewer of faces and units."""
    hits: i64 = 0
    for kind in range(KINDS):
        hits += min(count(faces, kind), count(units, kind))
    return hits


def last_units(units: i64, number: i64) -> i64:
    """The units that are lost last, so many of them."""
    spare: i64 = size(units) - number
    return units - in_order(units, spare) if spare > 0 else units


def listed(units: i64, names: list[str]) -> dict[str, int]:
    """How many of each kind, by name; only those that are there."""
    if units == 0:
        return {}
    return {names[kind]: count(units, kind) for kind in range(KINDS) if count(units, kind)}


def aboard(holds: list[int], zone: i64) -> dict[str, dict[str, int]]:
    """What is aboard in a zone, by the kind of ship; only those that carry anything."""
    return {
        NAVY[CARRYING[hold]]: listed(holds[zone * HOLDS + hold], ARMY)
        for hold in range(HOLDS)
        if holds[zone * HOLDS + hold]
    }
