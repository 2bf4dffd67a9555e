"""A14, A16  The odds of a battle by symbols: the chances of all positions, carried on until one side is gone.

Positions that hardly ever come about are counted as others much like them, or the largest battles would never end:
chances to win come out right to a hundred-thousandth, between sixty units a side to a twenty-thousandth.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.hits import FACES, Chances, binomial, fleet_hits, line_hits
from parlour.games.attack_deluxe.pieces import FIRST_TURNS
from parlour.games.attack_deluxe.units import ARTILLERY, KINDS, TANK, count, in_order, one, size, struck_first

ENOUGH: Final = 1e-8  # the chance of two positions at once, below which they are counted as others
SALVO: Final = 1.0 / 6.0
STRIKE: Final = 1.0 / 3.0  # A18.6  two faces of six
NO_CHANCES: Final[Chances] = []


class Position:
    """A line and a reserve. While it waits to fire: against which positions, and with what chances."""

    def __init__(self, line: i64, reserve: i64) -> None:
        self.line: i64 = line
        self.reserve: i64 = reserve
        self.after_hit = self  # where another hit leads; hits beyond the line are lost
        self.hits = NO_CHANCES  # how likely it makes 0, 1, 2 … hits
        self.others: list[Position] = []
        self.chances: Chances = []
        self.before: list[Position] = []  # the positions that it was before its line was filled
        self.likely = 0.0  # while the other side fires

    def stands_against(self, other: "Position", likely: float) -> None:
        self.others.append(other)
        self.chances.append(likely)


class Side:
    """All positions that one side can come to; the line holds so many units in the first turn.

    Cards can bring more dice in the first turns, and more for each Tank; and units of a kind that strike before the
    battle, at those of another kind first."""

    def __init__(
        self,
        sea: bool,
        limit: i64,
        growth: i64,
        more_dice: i64 = 0,
        tank_dice: i64 = 0,
        strikers: i64 = -1,
        prey: i64 = -1,
    ) -> None:
        self.sea = sea
        self.limit: i64 = limit
        self.growth: i64 = growth
        self.more_dice: i64 = more_dice
        self.tank_dice: i64 = tank_dice
        self.strikers: i64 = strikers
        self.prey: i64 = prey
        self.positions: dict[tuple[int, int], Position] = {}
        self.left = [0.0] * KINDS  # units, as far as battles have ended
        self.wins = 0.0

    def position(self, line: i64, reserve: i64) -> Position:
        key = (int(line), int(reserve))
        if key in self.positions:
            return self.positions[key]
        found = Position(line, reserve)
        self.positions[key] = found
        if line:
            found.after_hit = self.position(line - in_order(line, 1), reserve)  # A14.8
        return found

    def without(self, position: Position, hits: i64, prey: i64) -> Position:
        """The position after so many hits, on units of one kind first."""
        lost: i64 = struck_first(position.line, hits, prey)
        return self.position(position.line - lost, position.reserve) if lost else position

    def filled(self, position: Position, turn: i64) -> Position:
        """A14.5  The position after its line is filled."""
        if position.reserve == 0:
            return position
        added = mixed(position.line, position.reserve, self.limit + (turn - 1) * self.growth - size(position.line))
        return self.position(position.line + added, position.reserve - added) if added else position

    def aim(self, position: Position, turn: i64) -> None:
        """A14.7, A16.4  How likely the line makes so many hits."""
        if self.sea:
            if not position.hits:
                position.hits = fleet_hits(position.line)
        elif not position.hits or self.more_dice:
            more: i64 = count(position.line, TANK) * self.tank_dice
            if turn <= FIRST_TURNS:
                more += self.more_dice
            position.hits = line_hits(position.line, more)

    def win(self, position: Position, likely: float) -> None:
        """The other side is gone."""
        self.wins += likely
        units: i64 = position.line + position.reserve
        for kind in range(KINDS):
            self.left[kind] += likely * float(count(units, kind))


class Pair:
    """An attacker's position against a defender's, and how likely they meet."""

    def __init__(self, here: Position, there: Position, likely: float) -> None:
        self.here = here
        self.there = there
        self.likely = likely


class Symbols:
    """A battle: both sides come to know how often they win, and with what left."""

    def __init__(self, attackers: Side, defenders: Side) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.waiting: list[Position] = []  # defenders, for the first turn

    def deploy(self, attack: Position, forces: dict[Position, float], salvos: i64, salvos_there: i64) -> None:
        """A14.2  Both fill their lines; then they open fire."""
        start = self.attackers.filled(attack, 1)
        pairs: list[Pair] = []
        for position, likely in forces.items():
            pairs.append(Pair(start, self.defenders.filled(position, 1), likely))
        for pair in self.struck_attackers(self.struck_defenders(pairs)):
            self.open_fire(pair, salvos, salvos_there)
        self.go_on(self.waiting, 1)

    def salvos_first(self, attack: Position, defence: Position, salvos: i64, salvos_there: i64) -> None:
        """A14.3  From the salvos on: volleys have been fired."""
        self.open_fire(Pair(attack, defence, 1.0), salvos, salvos_there)
        self.go_on(self.waiting, 1)

    def struck_defenders(self, pairs: list[Pair]) -> list[Pair]:
        """A18.6  What the attacker's volley before the battle leaves of the defenders."""
        acting = self.attackers
        if acting.strikers < 0:
            return pairs
        found: list[Pair] = []
        for pair in pairs:
            hits: i64 = 0
            for chance in binomial(count(pair.here.line, acting.strikers), STRIKE):
                found.append(
                    Pair(pair.here, self.defenders.without(pair.there, hits, acting.prey), pair.likely * chance)
                )
                hits += 1
        return found

    def struck_attackers(self, pairs: list[Pair]) -> list[Pair]:
        """A18.6  The defender's volley comes second."""
        acting = self.defenders
        if acting.strikers < 0:
            return pairs
        found: list[Pair] = []
        for pair in pairs:
            hits: i64 = 0
            for chance in binomial(count(pair.there.line, acting.strikers), STRIKE):
                found.append(
                    Pair(self.attackers.without(pair.here, hits, acting.prey), pair.there, pair.likely * chance)
                )
                hits += 1
        return found

    def open_fire(self, pair: Pair, salvos: i64, salvos_there: i64) -> None:
        """A14.3  The attacker's salvos, then the defender's; then they wait for the first turn."""
        start, there = pair.here, pair.there
        if start.line == 0 and start.reserve == 0:
            self.defenders.win(there, pair.likely)
            return
        for chance in binomial(count(start.line, ARTILLERY) * salvos, SALVO):
            if there.line == 0 and there.reserve == 0:
                self.attackers.win(start, pair.likely * chance)
            else:
                if not there.others:
                    self.waiting.append(there)
                self.answer_salvos(there, start, pair.likely * chance, salvos_there)
            there = there.after_hit

    def answer_salvos(self, there: Position, here: Position, likely: float, salvos: i64) -> None:
        """A18.6  The defender's salvos, by a card only."""
        for chance in binomial(count(there.line, ARTILLERY) * salvos, SALVO):
            if here.line == 0 and here.reserve == 0:
                self.defenders.win(there, likely * chance)
            else:
                there.stands_against(here, likely * chance)
            here = here.after_hit

    def fight_on(self, attack: Position, defence: Position, turn: i64, attacker_acts: bool) -> None:
        """A14.4  From the middle of a turn on."""
        if attacker_acts:
            attack.stands_against(defence, 1.0)
            self.go_on(fire(self.attackers, self.defenders, [attack], turn), turn + 1)
        else:
            defence.stands_against(attack, 1.0)
            self.go_on([defence], turn)

    def go_on(self, rows: list[Position], turn: i64) -> None:
        """A14.4  The defenders fire first in every turn, until one side is gone."""
        while rows:
            rows = fire(self.defenders, self.attackers, rows, turn)
            rows = fire(self.attackers, self.defenders, rows, turn)
            turn += 1


def fire(acting: Side, other: Side, rows: list[Position], turn: i64) -> list[Position]:
    """A14.5, A14.6, A14.8  One side fills its line and fires; then the positions of the other wait to fire."""
    lines: list[Position] = []
    for position in rows:
        full = acting.filled(position, turn)
        if not full.before:
            lines.append(full)
        full.before.append(position)
    found: list[Position] = []
    carried = 0.0  # to the next position, which differs by a hit or two
    backwards = False
    for full in lines:
        acting.aim(full, turn)
        reached = fire_at_all(full)
        if backwards:  # so that what is carried means more hits as often as fewer
            reached.reverse()
        backwards = not backwards
        for struck in reached:
            likely = struck.likely
            struck.likely = 0.0
            if struck.line == 0 and struck.reserve == 0:
                acting.win(full, likely)
                continue
            carried += likely
            if carried > ENOUGH:
                if not struck.others:
                    found.append(struck)
                struck.stands_against(full, carried)
                carried = 0.0
    return found


def fire_at_all(full: Position) -> list[Position]:
    """The positions to which a filled line brings the other side, each with its chance."""
    found: list[Position] = []
    hits = full.hits
    for position in full.before:
        at: i64 = 0
        for there in position.others:
            likely = position.chances[at]
            at += 1
            for chance in hits:
                if there.likely == 0.0:
                    found.append(there)
                there.likely += likely * chance
                there = there.after_hit
        position.others.clear()
        position.chances.clear()
    full.before.clear()
    return found


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
