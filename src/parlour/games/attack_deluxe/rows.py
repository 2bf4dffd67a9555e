"""A17  Odds of a navy battle by line-up, with rows laid at random and nobody retreating.

They are exact as long as the rows of all rounds make few enough pairs. Larger fleets fight so many battles with drawn
rows and dice, always the same ones, that chances to win come out right to a hundredth.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.rng import Rng
from parlour.games.attack_deluxe.lineup import PREY
from parlour.games.attack_deluxe.units import BATTLESHIP, CARRIER, KINDS, count, one, size

MOST_AT_FIRST: Final[i64] = 4_000  # pairs of rows in the first round
MOST_PAIRS: Final[i64] = 40_000  # and in all rounds
BATTLES: Final[i64] = 20_000  # that are fought where there are more
LONGEST: Final[i64] = 8  # A17.1  a row
OUTCOME: Final = 9  # the chance to win, then losses of the attacker and of the defender by kind
PREY_BONUS: Final[i64] = 2
CARRIER_BONUS: Final[i64] = 1
ESCORT: Final[i64] = 1
TOP_BONUS: Final[i64] = 6
VALUES: Final[list[int]] = [1, 2, 3, 4, 4, 0]  # of navy faces, the blank last
THROWS: Final[i64] = 1296  # of two dice against two
MANY: Final[i64] = 1 << 20  # more than there are fates
WIDTH: Final[i64] = 9  # 0 to 8 hits

Outcome = list[float]


class TooManyRows(Exception):
    """These fleets can be laid in too many ways to look at all of them."""


class Row:
    """Ships as they lie from the left, and how likely they lie so."""

    def __init__(self, ships: list[int], likely: float) -> None:
        self.ships = ships
        self.likely = likely
        self.fates: dict[int, int] = {}  # by what hits it


class Fleets:
    """Dice, and what has been worked out for pairs of fleets."""

    def __init__(self, order_dice: bool) -> None:
        faces = [1, 2, 3, 4, 5, 6] if order_dice else VALUES
        self.hits: list[int] = []  # of all throws, by how much more is added
        self.misses: list[int] = []
        for bonus in range(-TOP_BONUS, TOP_BONUS + 1):
            above = [a + b + bonus - c - d for a in faces for b in faces for c in faces for d in faces]
            self.hits.append(len([sum for sum in above if sum > 0]))
            self.misses.append(len([sum for sum in above if sum < 0]))
        self.known: dict[tuple[int, int], Outcome] = {}
        self.pairs: i64 = 0  # looked at so far
        self.numbers: dict[tuple[int, int], int] = {}
        self.lost: list[int] = []  # by the number of a fate
        self.left: list[int] = []

    def fate(self, fleet: i64, row: Row, hits: i64, sunk: i64) -> i64:
        """The number of what becomes of a fleet with this row."""
        key = int(sunk * 16 + hits)
        if key not in row.fates:
            lost, out = fallen(row.ships, hits, sunk)
            fate = (lost, int(fleet) - out)
            if fate not in self.numbers:
                self.numbers[fate] = len(self.lost)
                self.lost.append(fate[0])
                self.left.append(fate[1])
            row.fates[key] = self.numbers[fate]
        return row.fates[key]


def lineup_odds(order_dice: bool, attack: i64, defence: i64) -> tuple[Outcome, bool]:
    """The attacker's chance to win, and the ships that both sides can expect to lose; whether that is exact."""
    fleets = Fleets(order_dice)
    try:
        return worked_out(fleets, attack, defence), True
    except TooManyRows:
        return fought_out(fleets, attack, defence), False


def worked_out(fleets: Fleets, attack: i64, defence: i64) -> Outcome:
    key = (int(attack), int(defence))
    if key in fleets.known:
        return fleets.known[key]
    found = [0.0] * OUTCOME
    if attack == 0 or defence == 0:
        found[0] = 1.0 if attack else 0.0
        fleets.known[key] = found
        return found
    again = 0.0
    for pair, likely in one_round(fleets, attack, defence).items():
        mine: i64 = pair // MANY
        theirs: i64 = pair % MANY
        if fleets.left[mine] == attack and fleets.left[theirs] == defence:
            again += likely
            continue
        then = worked_out(fleets, fleets.left[mine], fleets.left[theirs])
        for at in range(OUTCOME):
            found[at] += likely * then[at]
        for kind in range(KINDS):
            found[1 + kind] += likely * float(count(fleets.lost[mine], kind))
            found[1 + KINDS + kind] += likely * float(count(fleets.lost[theirs], kind))
    found = [value / (1.0 - again) for value in found]  # a round without a hit changes nothing
    fleets.known[key] = found
    return found


def one_round(fleets: Fleets, attack: i64, defence: i64) -> dict[int, float]:
    """The chances of the fates of both sides after a round between rows in any order."""
    mine = rows_of(attack)
    theirs = rows_of(defence)
    pairs: i64 = len(mine) * len(theirs)
    fleets.pairs += pairs
    if pairs > MOST_AT_FIRST or fleets.pairs > MOST_PAIRS:
        raise TooManyRows
    found: dict[int, float] = {}
    for row in mine:
        for other in theirs:
            chances = volleys(fleets, row.ships, other.ships)
            for duels, likely in carrier_duels(fleets, row.ships, other.ships).items():
                likely *= row.likely * other.likely
                at: i64 = 0
                for chance in chances:
                    if chance > 0.0:
                        fate = fleets.fate(attack, row, at // WIDTH, duels // 256)
                        pair = int(fate * MANY + fleets.fate(defence, other, at % WIDTH, duels % 256))
                        found[pair] = found.get(pair, 0.0) + likely * chance
                    at += 1
    return found


def rows_of(fleet: i64) -> list[Row]:
    """A17.1  Every different row of a fleet, of at most 8 ships."""
    rows = [Row([], 1.0)]
    total: i64 = size(fleet)
    for number in range(min(total, LONGEST)):
        longer: list[Row] = []
        for row in rows:
            for kind in range(KINDS):
                here: i64 = count(fleet, kind) - row.ships.count(kind)
                if here > 0:
                    longer.append(Row([*row.ships, kind], row.likely * float(here) / float(total - number)))
        rows = longer
        if len(rows) > MOST_AT_FIRST:
            raise TooManyRows
    return rows


def bonus_of(row: list[int], other: list[int], at: i64) -> i64:
    """A17.4, A17.5  What a ship adds against the one opposite."""
    bonus: i64 = PREY_BONUS if PREY[row[at]] == other[at] else 0
    if row[at] == CARRIER and other[at] != CARRIER:
        bonus += CARRIER_BONUS
    if at > 0 and row[at - 1] == CARRIER:
        bonus += ESCORT
    if at + 1 < len(row) and row[at + 1] == CARRIER:
        bonus += ESCORT
    return bonus


def advantage(row: list[int], other: list[int], at: i64) -> i64:
    """Where in the lists of hits and misses an engagement is found."""
    return TOP_BONUS + bonus_of(row, other, at) - bonus_of(other, row, at)


def volleys(fleets: Fleets, row: list[int], other: list[int]) -> list[float]:
    """A17.6, A17.7  How likely so many hits fall on the first ships of one row, and so many on those of the other."""
    table = [0.0] * (WIDTH * WIDTH)
    table[0] = 1.0
    fought: i64 = 0
    at: i64 = 0
    while at < min(len(row), len(other)):
        if row[at] != CARRIER or other[at] != CARRIER:
            place = advantage(row, other, at)
            hits: float = float(fleets.hits[place]) / float(THROWS)
            misses: float = float(fleets.misses[place]) / float(THROWS)
            ties: float = 1.0 - hits - misses
            fought += 1
            mine: i64 = fought
            while mine >= 0:
                theirs: i64 = fought - mine
                while theirs >= 0:
                    here: i64 = mine * WIDTH + theirs
                    likely: float = table[here] * ties
                    if mine > 0:
                        likely += table[here - WIDTH] * misses
                    if theirs > 0:
                        likely += table[here - 1] * hits
                    table[here] = likely
                    theirs -= 1
                mine -= 1
        at += 1
    return table


def carrier_duels(fleets: Fleets, row: list[int], other: list[int]) -> dict[int, float]:
    """A17.7  Which Carriers are sunk by the Carriers opposite, as bits, those of the first row higher."""
    found: dict[int, float] = {0: 1.0}
    at: i64 = 0
    while at < min(len(row), len(other)):
        if row[at] == CARRIER and other[at] == CARRIER:
            place = advantage(row, other, at)
            hits: float = float(fleets.hits[place]) / float(THROWS)
            misses: float = float(fleets.misses[place]) / float(THROWS)
            after: dict[int, float] = {}
            for sunk, likely in found.items():
                after[sunk] = likely * (1.0 - hits - misses)
                after[int(sunk + (1 << at))] = likely * hits
                after[int(sunk + (256 << at))] = likely * misses
            found = after
        at += 1
    return found


def fallen(row: list[int], hits: i64, sunk: i64) -> tuple[int, int]:
    """A17.7, A17.8, A17.9  The ships of a row that are sunk, and those that fight no more."""
    lost: i64 = 0
    out: i64 = 0
    place: i64 = 0
    for kind in row:
        if sunk >> place & 1:
            lost += one(kind)
            out += one(kind)
        elif hits > 0:
            out += one(kind)
            if kind == BATTLESHIP and hits == 1:
                hits = 0
            else:
                lost += one(kind)
                hits -= 2 if kind == BATTLESHIP else 1
        place += 1
    return int(lost), int(out)


def fought_out(fleets: Fleets, attack: i64, defence: i64) -> Outcome:
    """The share of many battles that the attacker wins, and what both lose on average."""
    rng = Rng(1, 2, 3, 1).split()
    found = [0.0] * OUTCOME
    battle: i64 = 0
    while battle < BATTLES:
        mine: i64 = attack
        theirs: i64 = defence
        gone: i64 = 0
        gone_there: i64 = 0
        while mine and theirs:
            row = drawn(rng, mine)
            other = drawn(rng, theirs)
            marks = engaged(fleets, rng, row, other)
            lost, out = fallen(row, marks[0], marks[1])
            lost_there, out_there = fallen(other, marks[2], marks[3])
            gone += lost
            gone_there += lost_there
            mine -= out
            theirs -= out_there
        found[0] += 1.0 if mine else 0.0
        for kind in range(KINDS):
            found[1 + kind] += float(count(gone, kind))
            found[1 + KINDS + kind] += float(count(gone_there, kind))
        battle += 1
    return [value / float(BATTLES) for value in found]


def drawn(rng: Rng, fleet: i64) -> list[int]:
    """A row in which each ship is as likely to lie in each place."""
    row: list[int] = []
    total: i64 = size(fleet)
    while total > 0 and len(row) < LONGEST:
        pick: i64 = rng.below(total)
        kind: i64 = 0
        while pick >= count(fleet, kind):
            pick -= count(fleet, kind)
            kind += 1
        row.append(kind)
        fleet -= one(kind)
        total -= 1
    return row


def engaged(fleets: Fleets, rng: Rng, row: list[int], other: list[int]) -> tuple[int, int, int, int]:
    """Hits on the first ships of a row, Carriers sunk by Carriers; the same for the other row."""
    hits: i64 = 0
    sunk: i64 = 0
    hits_there: i64 = 0
    sunk_there: i64 = 0
    at: i64 = 0
    while at < min(len(row), len(other)):
        place = advantage(row, other, at)
        throw: i64 = rng.below(THROWS)
        carriers = row[at] == CARRIER and other[at] == CARRIER
        if throw < fleets.hits[place]:
            if carriers:
                sunk_there += 1 << at
            else:
                hits_there += 1
        elif throw < fleets.hits[place] + fleets.misses[place]:
            if carriers:
                sunk += 1 << at
            else:
                hits += 1
        at += 1
    return int(hits), int(sunk), int(hits_there), int(sunk_there)
