"""Exact odds of a battle: the attacker's chance to win, and what both sides can expect to lose.

    army_battle("4 infantry 2 tank", "3 infantry").wins
    army_battle("4 infantry 2 tank", year=3).attacker_losses
    navy_battle("2 destroyer 1 battleship", "2 submarine", lineup=True)

The chances of all positions that a battle by symbols can be in are carried from turn to turn until one side has
nothing left. Both sides fill their lines as mixed as they can, the attacker fires the Opening Salvo, nobody plays
cards. In a line-up battle both lay their rows at random, and nobody retreats.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.errors import ParlourError, did_you_mean
from parlour.games.attack_deluxe.rows import Fleets, lineup_odds
from parlour.games.attack_deluxe.units import ARMY, ARTILLERY, CARRIER, KINDS, NAVY, count, in_order, one, size

LINE: Final = 4
GROWTH: Final = 1
ENOUGH: Final = 1e-10  # the chance of a position, below which it is left out: wins are right to a millionth
MOST_UNITS: Final = 60
FACES: Final[list[int]] = [1, 1, 1, 2]  # of six, that show each kind


class Odds:
    """How a battle will end. Losses are by kind of unit."""

    def __init__(self, names: list[str], wins: float, attackers: list[float], defenders: list[float]) -> None:
        self.names = names
        self.wins = wins
        self.attackers = attackers
        self.defenders = defenders

    @property
    def attacker_losses(self) -> float:
        return sum(self.attackers)

    @property
    def defender_losses(self) -> float:
        return sum(self.defenders)

    def plain(self) -> dict[str, object]:
        """The odds as JSON has them."""
        return {
            "wins": self.wins,
            "attacker_losses": {self.names[kind]: self.attackers[kind] for kind in range(KINDS)},
            "defender_losses": {self.names[kind]: self.defenders[kind] for kind in range(KINDS)},
        }


def army_battle(
    attackers: str | int,
    defenders: str | int = "",
    year: int = 0,
    salvo: bool = True,
    line: int = LINE,
    growth: int = GROWTH,
) -> Odds:
    """A14, A15  Against these defenders, or against a neutral region in this year."""
    attack = read_units(attackers, ARMY)
    if bool(year) == bool(defenders):
        raise ParlourError("name the defenders, or the year for a neutral region")
    if not 0 <= year <= 12:
        raise ParlourError(f"there is no year {year}: they go from 1 to 12")
    battle = Symbols(False, line, growth)
    if year:
        return battle.odds(attack, neutral_forces(year), salvo)
    return battle.odds(attack, {read_units(defenders, ARMY): 1.0}, salvo)


def navy_battle(
    attackers: str | int,
    defenders: str | int,
    lineup: bool = False,
    order_dice: bool = False,
    line: int = LINE,
    growth: int = GROWTH,
) -> Odds:
    """A16, A17  By symbols, or by line-up."""
    attack, defence = read_units(attackers, NAVY), read_units(defenders, NAVY)
    if lineup:
        outcome = lineup_odds(Fleets(order_dice), attack, defence)
        return Odds(NAVY, outcome[0], outcome[1 : 1 + KINDS], outcome[1 + KINDS :])
    return Symbols(True, line, growth).odds(attack, {defence: 1.0}, False)


def read_units(units: str | int, names: list[str]) -> int:
    """`3 infantry 1 tank` as a stack."""
    if isinstance(units, int):
        return units
    words = units.split()
    total = 0
    for at in range(0, len(words) - 1, 2):
        number, kind = words[at], words[at + 1]
        if kind not in names:
            raise ParlourError(f"{kind!r} is no unit here: {did_you_mean(kind, names)}")
        if not number.isdigit():
            raise ParlourError(f"{number!r} is no number of units")
        total += int(number) * int(one(names.index(kind)))
    if total == 0 or len(words) % 2 or size(total) > MOST_UNITS:
        raise ParlourError(
            f"units are written as '3 {names[0]} 1 {names[2]}', at most {MOST_UNITS} of them, not {units!r}"
        )
    return total


def mixed(line: i64, reserve: i64, left: i64) -> i64:
    """Which units go from reserve into line so that it is as mixed as can be: those that add most hits."""
    added: i64 = 0
    while left > 0:
        best: i64 = -1
        kind: i64 = 0
        while kind < KINDS:
            if count(reserve - added, kind):
                if best < 0:
                    best = kind
                else:
                    here: i64 = (count(line + added, kind) + 1) * FACES[best]
                    there: i64 = (count(line + added, best) + 1) * FACES[kind]
                    if here < there:
                        best = kind
            kind += 1
        if best < 0:
            break
        added += one(best)
        left -= 1
    return added


def neutral_forces(year: i64) -> dict[int, float]:
    """A15.2  What so many army dice bring, with their chances."""
    forces: dict[int, float] = {0: 1.0}
    for die in range(year):
        rolled: dict[int, float] = {}
        for units, likely in forces.items():
            rolled[units] = rolled.get(units, 0.0) + likely / 6.0
            for kind in range(KINDS):
                more = units + ONES[kind]
                rolled[more] = rolled.get(more, 0.0) + likely * float(FACES[kind]) / 6.0
        forces = rolled
    return forces


ONES: Final[list[int]] = [2 ** (15 * kind) for kind in range(4)]


class Side:
    """All positions that one side can come to. A position, a line and a reserve, is known by a number."""

    def __init__(self, sea: bool, limit: i64, growth: i64) -> None:
        self.sea = sea
        self.limit: i64 = limit
        self.growth: i64 = growth
        self.numbers: dict[tuple[int, int], int] = {}
        self.lines: list[int] = []
        self.reserves: list[int] = []
        self.after_hits: list[list[int]] = []  # by hits, as far as they have been asked for
        self.chances: dict[int, list[float]] = {}  # of so many hits, by line
        self.gone = self.number(0, 0)

    def number(self, line: i64, reserve: i64) -> i64:
        key = (int(line), int(reserve))
        if key not in self.numbers:
            self.numbers[key] = len(self.lines)
            self.lines.append(line)
            self.reserves.append(reserve)
            self.after_hits.append([])
        return self.numbers[key]

    def filled(self, state: i64, turn: i64) -> i64:
        """A14.5  The position after its line is filled."""
        reserve: i64 = self.reserves[state]
        if reserve == 0:
            return state
        line: i64 = self.lines[state]
        added = mixed(line, reserve, self.limit + (turn - 1) * self.growth - size(line))
        return self.number(line + added, reserve - added) if added else state

    def hit(self, state: i64, most: i64) -> list[int]:
        """A14.8  The positions after 0, 1, 2 … hits; hits beyond the line are lost."""
        known = self.after_hits[state]
        while len(known) <= most:
            line: i64 = self.lines[state]
            known.append(self.number(line - in_order(line, len(known)), self.reserves[state]))
        return known

    def hits_of(self, state: i64) -> list[float]:
        """A14.7, A16.4  How likely the line makes 0, 1, 2 … hits."""
        line: i64 = self.lines[state]
        if line not in self.chances:
            chances = line_hits(line)
            if self.sea and count(line, CARRIER):
                chances = convolved(chances, binomial(count(line, CARRIER), 1.0 / 3.0))
            self.chances[line] = chances
        return self.chances[line]


Table = list[list[float]]  # chances: by the position of the side that fires next, then by the other's


class Symbols:
    """A14, A16  A battle by symbols: the chances of all pairs of positions, carried on until one side is gone."""

    def __init__(self, sea: bool, line: i64, growth: i64) -> None:
        self.sea = sea
        self.attackers = Side(sea, line, growth)
        self.defenders = Side(sea, line, growth)
        self.wins = 0.0
        self.ended = 0.0
        self.left = [0.0] * KINDS  # of the attacker, as far as battles have ended
        self.held = [0.0] * KINDS  # of the defender

    def odds(self, attack: i64, forces: dict[int, float], salvo: bool) -> Odds:
        """How a battle with these attackers, against one of these forces, will end."""
        start = self.attackers.filled(self.attackers.number(0, attack), 1)
        guns = count(self.attackers.lines[start], ARTILLERY) if salvo else 0
        expected = [0.0] * KINDS
        table: Table = []
        for units, likely in forces.items():
            for kind in range(KINDS):
                expected[kind] += likely * float(count(units, kind))
            state = self.defenders.filled(self.defenders.number(0, units), 1)
            after = self.defenders.hit(state, guns)
            hits = 0
            for chance in binomial(guns, 1.0 / 6.0):
                add_to(table, after[hits], start, likely * chance)
                hits += 1
        self.end(table, self.defenders, self.attackers, True)
        turn: i64 = 1
        while table:
            table = self.fire(table, self.defenders, self.attackers, turn, True)
            table = self.fire(table, self.attackers, self.defenders, turn, False)
            turn += 1
        names = NAVY if self.sea else ARMY
        attackers = [float(count(attack, kind)) - self.left[kind] / self.ended for kind in range(KINDS)]
        defenders = [expected[kind] - self.held[kind] / self.ended for kind in range(KINDS)]
        return Odds(names, self.wins / self.ended, attackers, defenders)

    def fire(self, table: Table, acting: Side, other: Side, turn: i64, attacked: bool) -> Table:
        """A14.5, A14.6, A14.8  One side fills its line and fires; `attacked`: at the attacker."""
        fired: Table = []
        state: i64 = 0
        for row in table:
            if row:
                full = acting.filled(state, turn)
                chances = acting.hits_of(full)
                most: i64 = len(chances) - 1
                while len(fired) <= full:
                    fired.append([])
                after_fire = fired[full]
                target: i64 = 0
                for likely in row:
                    if likely > ENOUGH:
                        after = other.hit(target, most)
                        missing: i64 = len(other.lines) - len(after_fire)
                        if missing > 0:
                            after_fire.extend([0.0] * missing)
                        hits: i64 = 0
                        for chance in chances:
                            after_fire[after[hits]] += likely * chance
                            hits += 1
                    target += 1
            state += 1
        self.end(fired, acting, other, attacked)
        return turned(fired)

    def end(self, table: Table, acting: Side, other: Side, attacked: bool) -> None:
        """Take note of battles that are over: the side that fires, or the other, has nothing left."""
        state: i64 = 0
        for row in table:
            over = state == acting.gone
            target: i64 = 0
            while target < len(row):
                likely = row[target]
                if likely > 0.0 and (over or target == other.gone):
                    self.note(acting, state, likely, not attacked)
                    self.note(other, target, likely, attacked)
                    row[target] = 0.0
                target += 1
            state += 1

    def note(self, side: Side, state: i64, likely: float, attacking: bool) -> None:
        """What is left of a side at the end; attackers that are left have won."""
        units: i64 = side.lines[state] + side.reserves[state]
        if attacking:
            self.ended += likely
            if units:
                self.wins += likely
        for kind in range(KINDS):
            if attacking:
                self.left[kind] += likely * float(count(units, kind))
            else:
                self.held[kind] += likely * float(count(units, kind))


def add_to(table: Table, state: i64, other: i64, likely: float) -> None:
    while len(table) <= state:
        table.append([])
    row = table[state]
    if len(row) <= other:
        row.extend([0.0] * (other + 1 - len(row)))
    row[other] += likely


def turned(table: Table) -> Table:
    """The same chances by the other side's position; what is too unlikely is left out."""
    found: Table = []
    state: i64 = 0
    for row in table:
        other: i64 = 0
        for likely in row:
            if likely > ENOUGH:
                add_to(found, other, state, likely)
            other += 1
        state += 1
    return found


def binomial(number: i64, chance: float) -> list[float]:
    """How likely 0, 1, 2 … of so many dice show something."""
    found = [1.0]
    for die in range(number):
        missed = [likely * (1.0 - chance) for likely in found] + [0.0]
        shown = [0.0] + [likely * chance for likely in found]
        found = [missed[at] + shown[at] for at in range(len(missed))]
    return found


def convolved(one_list: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one_list) + len(other) - 1)
    for at in range(len(one_list)):
        for further in range(len(other)):
            found[at + further] += one_list[at] * other[further]
    return found


def line_hits(line: i64) -> list[float]:
    """A14.7  One die for each unit; of each kind the fewer of faces and units hit."""
    dice: i64 = size(line)
    table = [[0.0] * (dice + 1) for left in range(dice + 1)]  # by dice left, then by hits
    table[dice][0] = 1.0
    faces_left: i64 = 6
    for kind in range(KINDS):
        chance = float(FACES[kind]) / float(faces_left)
        faces_left -= FACES[kind]
        here: i64 = count(line, kind)
        after = [[0.0] * (dice + 1) for left in range(dice + 1)]
        for left in range(dice + 1):
            shown_chances = binomial(left, chance)
            for hits in range(dice + 1):
                likely = table[left][hits]
                if likely > 0.0:
                    for shown in range(left + 1):
                        more = hits + min(shown, here)
                        after[left - shown][more] += likely * shown_chances[shown]
        table = after
    found = [0.0] * (dice + 1)
    for left in range(dice + 1):
        for hits in range(dice + 1):
            found[hits] += table[left][hits]
    while len(found) > 1 and found[-1] == 0.0:
        found.pop()
    return found
