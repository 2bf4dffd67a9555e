"""A17  Exact odds of a navy battle by line-up, with nobody retreating.

Each side lays its ships in one order, from the left, in every round: as many as a row has, of those that can still
fight. Ships are `bytes`, each a kind, so that fleets that have become alike are worked out once.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.engage import Engagement
from parlour.games.attack_deluxe.units import BATTLESHIP, CARRIER, KINDS, SUBMARINE

OUTCOME: Final = 9  # the chance to win, then what is left of the attacker's ships and of the defender's, by kind
THROWS: Final[i64] = 1296  # of two dice against two
FLEETS: Final[i64] = 1 << 30  # more than there are

Outcome = list[float]


class Fleet:
    """Ships that can fight, as they are laid from the left."""

    def __init__(self, number: i64, ships: bytes) -> None:
        self.number: i64 = number
        self.ships = ships
        self.after: list[Fleet] = []  # A17.7  what it is after 0, 1, 2 … hits on its first ships
        self.sideways: list[float] = []  # A17.9  the Battleships that no longer fight then, though they are afloat


class Lineup:
    """Dice, and what has been worked out for pairs of fleets."""

    def __init__(self, engagement: Engagement, packs: list[int] | None = None) -> None:
        self.engagement = engagement
        self.packs = packs or [0, 0]  # what Submarines of the attacker and of the defender add in the first round
        self.first_round = False
        self.row: i64 = engagement.row
        self.width: i64 = engagement.row + 1  # from no hit to one for each ship
        self.even: i64 = engagement.most() + max(self.packs)  # where in the lists an engagement is that favours nobody
        faces = engagement.faces
        self.hits: list[float] = []  # how likely one ship hits the other, by how much more is added
        self.misses: list[float] = []  # how likely it is hit
        for bonus in range(-self.even, self.even + 1):
            above = [a + b + bonus - c - d for a in faces for b in faces for c in faces for d in faces]
            self.hits.append(len([sum for sum in above if sum > 0]) / THROWS)
            self.misses.append(len([sum for sum in above if sum < 0]) / THROWS)
        self.fleets: dict[bytes, Fleet] = {}
        self.known: dict[int, Outcome] = {}

    def fleet(self, ships: bytes) -> Fleet:
        if ships in self.fleets:
            return self.fleets[ships]
        fleet = Fleet(len(self.fleets), ships)
        self.fleets[ships] = fleet
        fleet.after.append(fleet)
        fleet.sideways.append(0.0)
        at: i64 = 0
        while at < len(ships) and len(fleet.after) <= self.row:
            rest = self.fleet(ships[at + 1 :])
            if ships[at] == BATTLESHIP:
                fleet.after.append(rest)
                fleet.sideways.append(1.0)
            fleet.after.append(rest)
            fleet.sideways.append(0.0)
            at += 1
        return fleet

    def odds(self, attack: Fleet, defence: Fleet) -> Outcome:
        """The attacker's chance to win, and the ships that both sides can expect to keep."""
        key = int(attack.number * FLEETS + defence.number)
        if key in self.known:
            return self.known[key]
        found = [0.0] * OUTCOME
        if len(attack.ships) == 0 or len(defence.ships) == 0:
            found[0] = 1.0 if len(attack.ships) else 0.0
            for ship in attack.ships:
                found[1 + ship] += 1.0
            for ship in defence.ships:
                found[1 + KINDS + ship] += 1.0
        else:
            volleys = self.volleys(attack.ships, defence.ships)
            again = 0.0
            for (ships, ships_there), likely in self.carrier_duels(attack.ships, defence.ships).items():
                mine, theirs = self.fleet(ships), self.fleet(ships_there)
                if mine is attack and theirs is defence:
                    again = likely * volleys[0]
                    self.add_volleys(mine, theirs, likely, volleys, 1, found)
                else:
                    self.add_volleys(mine, theirs, likely, volleys, 0, found)
            found = [value / (1.0 - again) for value in found]  # a round without a hit changes nothing
        self.known[key] = found
        return found

    def odds_at_first(self, attack: Fleet, defence: Fleet) -> Outcome:
        """The same before the first round, in which cards make Submarines stronger."""
        if max(self.packs) == 0 or len(attack.ships) == 0 or len(defence.ships) == 0:
            return self.odds(attack, defence)
        self.first_round = True
        volleys, duels = self.volleys(attack.ships, defence.ships), self.carrier_duels(attack.ships, defence.ships)
        self.first_round = False
        found = [0.0] * OUTCOME
        for (ships, ships_there), likely in duels.items():
            self.add_volleys(self.fleet(ships), self.fleet(ships_there), likely, volleys, 0, found)
        return found

    def add_volleys(
        self, mine: Fleet, theirs: Fleet, likely: float, volleys: list[float], at: i64, found: Outcome
    ) -> None:
        """What follows when Carriers have left these of two fleets and their first ships are hit, from so many hits."""
        width = self.width
        while at < width * width:
            chance: float = volleys[at] * likely
            if chance > 0.0:
                hits: i64 = at // width
                hits_there: i64 = at % width
                then = self.odds(mine.after[hits], theirs.after[hits_there])
                field: i64 = 0
                while field < OUTCOME:
                    found[field] += chance * then[field]
                    field += 1
                found[1 + BATTLESHIP] += chance * mine.sideways[hits]
                found[1 + KINDS + BATTLESHIP] += chance * theirs.sideways[hits_there]
            at += 1

    def volleys(self, attack: bytes, defence: bytes) -> list[float]:
        """A17.6, A17.7  How likely so many hits fall on the first ships of one row, and so many on the other's."""
        width = self.width
        table = [0.0] * (width * width)
        table[0] = 1.0
        fought: i64 = 0
        at: i64 = 0
        while at < self.opposite(attack, defence):
            if attack[at] != CARRIER or defence[at] != CARRIER:
                place = self.advantage(attack, defence, at)
                hits: float = self.hits[place]
                misses: float = self.misses[place]
                ties: float = 1.0 - hits - misses
                fought += 1
                mine: i64 = fought
                while mine >= 0:
                    theirs: i64 = fought - mine
                    while theirs >= 0:
                        here: i64 = mine * width + theirs
                        likely: float = table[here] * ties
                        if mine > 0:
                            likely += table[here - width] * misses
                        if theirs > 0:
                            likely += table[here - 1] * hits
                        table[here] = likely
                        theirs -= 1
                    mine -= 1
            at += 1
        return table

    def carrier_duels(self, attack: bytes, defence: bytes) -> dict[tuple[bytes, bytes], float]:
        """A17.7  What the Carriers that lie opposite Carriers leave of both fleets, and how likely.

        From the right, so that a ship that is gone moves none of those still to come."""
        found: dict[tuple[bytes, bytes], float] = {(attack, defence): 1.0}
        at: i64 = self.opposite(attack, defence) - 1
        while at >= 0:
            if attack[at] == CARRIER and defence[at] == CARRIER:
                place = self.advantage(attack, defence, at)
                hits: float = self.hits[place]
                misses: float = self.misses[place]
                after: dict[tuple[bytes, bytes], float] = {}
                for (mine, theirs), likely in found.items():
                    add(after, (mine, theirs), likely * (1.0 - hits - misses))
                    add(after, (mine, without(theirs, at)), likely * hits)
                    add(after, (without(mine, at), theirs), likely * misses)
                found = after
            at -= 1
        return found

    def opposite(self, attack: bytes, defence: bytes) -> i64:
        """A17.1, A17.2  How many ships of each side have one opposite."""
        return min(len(attack), len(defence), self.row)

    def advantage(self, fleet: bytes, other: bytes, at: i64) -> i64:
        """Where in the lists of hits and misses an engagement is found."""
        even: i64 = self.even
        if self.first_round:
            if fleet[at] == SUBMARINE:
                even += self.packs[0]
            if other[at] == SUBMARINE:
                even -= self.packs[1]
        return even + self.bonus(fleet, other, at) - self.bonus(other, fleet, at)

    def bonus(self, fleet: bytes, other: bytes, at: i64) -> i64:
        """A17.4, A17.5  What a ship adds against the one opposite."""
        carriers: i64 = 0
        if at > 0 and fleet[at - 1] == CARRIER:
            carriers += 1
        if at + 1 < min(len(fleet), self.row) and fleet[at + 1] == CARRIER:
            carriers += 1
        return self.engagement.adds(fleet[at], other[at], carriers)


def add(chances: dict[tuple[bytes, bytes], float], fleets: tuple[bytes, bytes], likely: float) -> None:
    chances[fleets] = chances.get(fleets, 0.0) + likely


def without(fleet: bytes, at: i64) -> bytes:
    return fleet[:at] + fleet[at + 1 :]
