"""What those who look on are told of what has happened: the marches and voyages of an action, the volleys of a battle,
the points season by season.

Nothing in the rules asks for it. It is kept only where there is a journal, never in search, and shared by copies: what
is added makes a new one.
"""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.piece import Piece

Entries = list[list[int]]
Volleys = Literal["fire", "salvo", "volley"]

FIRE: Final[i64] = 0
SALVO: Final[i64] = 1
VOLLEY: Final[i64] = 2  # by a card
VOLLEYS: Final[list[Volleys]] = ["fire", "salvo", "volley"]
NO_CARD: Final = -1
LOST: Final = -1  # where a volley has the units that it destroyed
NOBODY_HIT: Final = -1


class Chronicle(Piece):
    def __init__(
        self,
        marches: Entries,
        way: list[int],
        voyages: Entries,
        given: Entries,
        cards: Entries,
        volleys: Entries,
        engagements: Entries,
        points: Entries,
    ) -> None:
        self.marches = marches  # of this action: from where, to where, which army units
        self.way = way  # of the ships that are under way: all places from where they lay
        self.voyages = voyages  # of this action: ships, then all places
        self.given = given  # up in this Research: from where, which unit
        self.cards = cards  # played in the battle: the side, and which
        self.volleys = volleys  # of the battle: see `volley`
        self.engagements = engagements  # of the last round of a line-up: see `engagement`
        self.points = points  # year, season, and the points of every seat when it was over

    def copy(self) -> "Chronicle":
        return Chronicle(
            self.marches, self.way, self.voyages, self.given, self.cards, self.volleys, self.engagements, self.points
        )

    # ------------------------------------------------------------------ the action

    def action_over(self) -> "Chronicle":
        return Chronicle([], [], [], [], self.cards, self.volleys, self.engagements, self.points)

    def march(self, origin: i64, goal: i64, units: i64) -> "Chronicle":
        found = self.copy()
        found.marches = [*self.marches, [int(origin), int(goal), int(units)]]
        return found

    def give_up(self, place: i64, unit: i64) -> "Chronicle":
        found = self.copy()
        found.given = [*self.given, [int(place), int(unit)]]
        return found

    def set_sail(self, place: i64) -> "Chronicle":
        found = self.copy()
        found.way = [int(place)]
        return found

    def sail(self, place: i64) -> "Chronicle":
        found = self.copy()
        found.way = [*self.way, int(place)]
        return found

    def come_to_rest(self, ships: i64) -> "Chronicle":
        found = self.copy()
        found.voyages = [*self.voyages, [int(ships), *self.way]]
        found.way = []
        return found

    # ------------------------------------------------------------------ the battle

    def battle(self) -> "Chronicle":
        """A battle begins."""
        return Chronicle(self.marches, self.way, self.voyages, self.given, [], [], [], self.points)

    def card(self, side: i64, number: i64) -> "Chronicle":
        found = self.copy()
        found.cards = [*self.cards, [int(side), int(number)]]
        return found

    def volley(
        self, kind: i64, side: i64, turn: i64, card: i64, dice: i64, faces: i64, air_dice: i64, air_hits: i64, hits: i64
    ) -> "Chronicle":
        """A14.3, A14.6, A16.3, A18.6  Who rolled what; `hits` are those of all dice, what they destroy comes later."""
        found = self.copy()
        told = [int(kind), int(side), int(turn), int(card), int(dice), int(faces), int(air_dice), int(air_hits)]
        found.volleys = [*self.volleys, [*told, int(hits), 0]]
        return found

    def losses(self, units: i64) -> "Chronicle":
        """What the last volley has destroyed."""
        found = self.copy()
        last = self.volleys[-1][:]
        last[LOST] += units
        found.volleys = [*self.volleys[:-1], last]
        return found

    def round(self) -> "Chronicle":
        """A17.2  Ships are about to engage."""
        found = self.copy()
        found.engagements = []
        return found

    def engagement(self, told: list[int]) -> "Chronicle":
        """A17.2, A17.6  The round and the place; of the defender and of the attacker the ship, two dice, how many
        Carriers are beside it and what a card adds; then whose ship was hit, where, and whether it sank."""
        found = self.copy()
        found.engagements = [*self.engagements, told]
        return found

    # ------------------------------------------------------------------ the match

    def season(self, year: i64, season: i64, points: list[int]) -> "Chronicle":
        """The points when a season is over; the match may end within one."""
        found = self.copy()
        before = self.points
        if before and before[-1][0] == year and before[-1][1] == season:
            before = before[:-1]
        found.points = [*before, [int(year), int(season), *points]]
        return found


EMPTY: Final = Chronicle([], [], [], [], [], [], [], [])
