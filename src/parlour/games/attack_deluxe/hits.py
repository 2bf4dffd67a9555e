"""A14.7, A16.4  How many hits a line makes: exact chances of 0, 1, 2 … hits."""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.units import CARRIER, KINDS, count, size

FACES: Final[list[int]] = [1, 1, 1, 2]  # of six, that show each kind
BLANKS: Final = 1
AIR_SUPPORT: Final = 1.0 / 3.0  # A16.3  the chance of a plane face
NEVER: Final = 1e-15  # a chance below which so many hits are left out

Chances = list[float]
Table = list[list[float]]  # by the number of dice that show any of some kinds, then by hits

MOST_KNOWN: Final = 4096  # tables that are kept of each kind

_parts: Final[dict[int, Table]] = {}
_known: Final[dict[tuple[int, int], Chances]] = {}


def line_hits(line: i64, more: i64 = 0) -> Chances:
    """A14.7  One die for each unit, and so many more; of each kind the fewer of faces and units hit."""
    key = (int(line), int(more))
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = worked_out(line, size(line) + more)
    return _known[key]


def fleet_hits(line: i64) -> Chances:
    """A16.4  The same for ships, and a die of air support for each Carrier."""
    found = line_hits(line)
    if count(line, CARRIER):
        found = convolved(found, binomial(count(line, CARRIER), AIR_SUPPORT))
    return found


def worked_out(line: i64, dice: i64) -> Chances:
    """Two kinds and the other two, joined so that all dice are spent."""
    one_part = part(0, count(line, 0), count(line, 1), dice)
    other_part = part(2, count(line, 2), count(line, 3), dice)
    orders = 1.0
    for number in range(2, dice + 1):
        orders *= float(number)
    found = [0.0] * (dice + 1)
    shown: i64 = 0
    while shown <= dice:
        others = other_part[dice - shown]
        hits: i64 = 0
        for likely in one_part[shown]:
            if likely > 0.0:
                more: i64 = hits
                for other in others:
                    found[more] += likely * other * orders
                    more += 1
            hits += 1
        shown += 1
    while len(found) > 1 and found[-1] < NEVER:
        found.pop()
    return found


def part(first: i64, units: i64, more_units: i64, dice: i64) -> Table:
    """What so many dice show of a kind and the next, the blank among the last two, with the orders still to count."""
    key: i64 = ((first * 512 + units) * 512 + more_units) * 512 + dice
    if key not in _parts:
        if len(_parts) >= MOST_KNOWN:
            _parts.clear()
        table: Table = [[1.0]] + [[0.0] for shown in range(dice)]
        table = with_kind(table, FACES[first], units, dice)
        table = with_kind(table, FACES[first + 1], more_units, dice)
        _parts[key] = with_kind(table, BLANKS, 0, dice) if first + 2 == KINDS else table
    return _parts[key]


def with_kind(table: Table, faces: i64, units: i64, dice: i64) -> Table:
    """One kind more, with so many faces and so many units in line."""
    weights = [1.0]
    for number in range(1, dice + 1):
        weights.append(weights[-1] * float(faces) / 6.0 / float(number))
    found: Table = []
    total: i64 = 0
    while total <= dice:
        row = [0.0] * (len(table[total]) + min(units, total))
        shown: i64 = 0
        while shown <= total:
            weight = weights[shown]
            at: i64 = min(shown, units)
            for likely in table[total - shown]:
                row[at] += likely * weight
                at += 1
            shown += 1
        found.append(row)
        total += 1
    return found


def binomial(number: i64, chance: float) -> Chances:
    """How likely 0, 1, 2 … of so many dice show something."""
    found = [1.0]
    for die in range(number):
        found = convolved(found, [1.0 - chance, chance])
    return found


def convolved(one: Chances, other: Chances) -> Chances:
    """How likely 0, 1, 2 … come of both together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for at in range(len(one)):
        for further in range(len(other)):
            found[at + further] += one[at] * other[further]
    return found
