"""A17  Exact odds of a navy battle by line-up, with rows laid at random and nobody retreating."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.errors import ParlourError
from parlour.games.attack_deluxe.lineup import AFLOAT, PREY, SIDEWAYS, SUNK
from parlour.games.attack_deluxe.units import BATTLESHIP, CARRIER, KINDS, count, one, size

MOST_PAIRS: Final = 40_000  # of rows, that are looked at for one pair of fleets
MOST_SHIPS: Final = 8
OUTCOME: Final = 9  # the chance to win, then losses of the attacker and of the defender by kind
PREY_BONUS: Final[i64] = 2
CARRIER_BONUS: Final[i64] = 1
ESCORT: Final[i64] = 1
VALUES: Final[list[int]] = [1, 2, 3, 4, 4, 0]  # of navy faces, the blank last

Row = list[int]
Outcome = list[float]


class Fleets:
    """Dice, and the outcomes of pairs of fleets that have been worked out."""

    def __init__(self, order_dice: bool) -> None:
        self.known: dict[tuple[int, int], Outcome] = {}
        faces = [1, 2, 3, 4, 5, 6] if order_dice else VALUES
        sums: dict[int, float] = {}
        for first in faces:
            for second in faces:
                sums[first + second] = sums.get(first + second, 0.0) + 1.0 / 36.0
        self.sums = sums
        self.engaged: dict[int, tuple[float, float]] = {}

    def engage(self, bonus: i64) -> tuple[float, float]:
        """How likely the side with this much more hits, and how likely the other does."""
        if bonus not in self.engaged:
            self.engaged[bonus] = self.compared(bonus)
        return self.engaged[bonus]

    def compared(self, bonus: i64) -> tuple[float, float]:
        hits, misses = 0.0, 0.0
        for mine, likely in self.sums.items():
            for theirs, other in self.sums.items():
                if mine + bonus > theirs:
                    hits += likely * other
                elif mine + bonus < theirs:
                    misses += likely * other
        return hits, misses


def lineup_odds(fleets: Fleets, attack: i64, defence: i64) -> Outcome:
    """The attacker's chance to win, and the ships that both sides can expect to lose."""
    key = (int(attack), int(defence))
    if key in fleets.known:
        return fleets.known[key]
    found = [0.0] * OUTCOME
    if attack == 0 or defence == 0:
        found[0] = 1.0 if attack else 0.0
        fleets.known[key] = found
        return found
    again = 0.0
    for changes, likely in one_round(fleets, attack, defence).items():
        lost_attack, left_attack, lost_defence, left_defence = changes
        if left_attack == attack and left_defence == defence:
            again += likely
            continue
        then = lineup_odds(fleets, left_attack, left_defence)
        for at in range(OUTCOME):
            found[at] += likely * then[at]
        for kind in range(KINDS):
            found[1 + kind] += likely * float(count(lost_attack, kind))
            found[1 + KINDS + kind] += likely * float(count(lost_defence, kind))
    found = [value / (1.0 - again) for value in found]  # a round without a hit changes nothing
    fleets.known[key] = found
    return found


def one_round(fleets: Fleets, attack: i64, defence: i64) -> dict[tuple[int, int, int, int], float]:
    """What is lost, and what can still fight, after a round between rows in any order."""
    mine, theirs = rows_of(attack), rows_of(defence)
    if len(mine) * len(theirs) > MOST_PAIRS:
        raise ParlourError("these fleets can be laid in too many ways for exact odds; take fewer ships or kinds")
    found: dict[tuple[int, int, int, int], float] = {}
    weight = 1.0 / float(len(mine) * len(theirs))
    for row in mine:
        for other in theirs:
            for states, likely in engagements(fleets, row, other).items():
                lost, left = counted(attack, row, states // STATES)
                lost_there, left_there = counted(defence, other, states % STATES)
                key = (lost, left, lost_there, left_there)
                found[key] = found.get(key, 0.0) + likely * weight
    return found


STATES: Final[i64] = 3**8  # of the ships of a row


def rows_of(ships: i64) -> list[Row]:
    """Every different order of these ships."""
    if size(ships) > MOST_SHIPS:
        raise ParlourError(f"exact odds of a line-up are for {MOST_SHIPS} ships a side at most")
    rows: list[Row] = [[]]
    for number in range(size(ships)):
        longer: list[Row] = []
        for row in rows:
            for kind in range(KINDS):
                if row.count(kind) < count(ships, kind):
                    longer.append([*row, kind])
        rows = longer
        if len(rows) > MOST_PAIRS:
            raise ParlourError("these ships can be laid in too many ways for exact odds; take fewer ships or kinds")
    return rows


def bonus_of(row: Row, other: Row, at: i64) -> i64:
    """A17.4, A17.5  What a ship adds against the one opposite."""
    bonus: i64 = PREY_BONUS if PREY[row[at]] == other[at] else 0
    if row[at] == CARRIER and other[at] != CARRIER:
        bonus += CARRIER_BONUS
    if at > 0 and row[at - 1] == CARRIER:
        bonus += ESCORT
    if at + 1 < len(row) and row[at + 1] == CARRIER:
        bonus += ESCORT
    return bonus


def engagements(fleets: Fleets, row: Row, other: Row) -> dict[int, float]:
    """A17.6, A17.7, A17.8  The states of both rows after all engagements, a digit of three a ship."""
    table: dict[int, float] = {0: 1.0}
    at: i64 = 0
    while at < min(len(row), len(other)):
        hits, misses = fleets.engage(bonus_of(row, other, at) - bonus_of(other, row, at))
        carriers = row[at] == CARRIER and other[at] == CARRIER
        after: dict[int, float] = {}
        for states, likely in table.items():
            mine: i64 = states // STATES
            theirs: i64 = states % STATES
            hurt = mine * STATES + struck(other, theirs, at if carriers else -1)
            harmed = struck(row, mine, at if carriers else -1) * STATES + theirs
            after[hurt] = after.get(hurt, 0.0) + likely * hits
            after[harmed] = after.get(harmed, 0.0) + likely * misses
            after[states] = after.get(states, 0.0) + likely * (1.0 - hits - misses)
        table = after
        at += 1
    return table


def struck(row: Row, states: i64, at: i64) -> i64:
    """The states after one hit: on this ship, or with -1 on the first that is afloat."""
    power: i64 = 1
    place: i64 = 0
    while place < len(row):
        state: i64 = states // power % 3
        if place == at or (at < 0 and state != SUNK):
            turned = row[place] == BATTLESHIP and state == AFLOAT
            return states + ((SIDEWAYS if turned else SUNK) - state) * power
        power *= 3
        place += 1
    return states


def counted(ships: i64, row: Row, states: i64) -> tuple[int, int]:
    """A17.9  The ships that were sunk, and those that can still fight."""
    lost: i64 = 0
    left: i64 = ships
    for kind in row:
        state: i64 = states % 3
        if state == SUNK:
            lost += one(kind)
        if state != AFLOAT:
            left -= one(kind)
        states //= 3
    return int(lost), int(left)
