"""What is to be played in bulk, and how one match of it went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import comb

from parlour.bots import find_bot
from parlour.engine.errors import BadSetup
from parlour.engine.game import find_game
from parlour.engine.state import Box


@dataclass(frozen=True)
class Plan:
    """Match number n of a plan is always the same: its seed and who sits where follow from n.

    Without `seats` there is a seat for each bot. With fewer seats than bots every choice of bots sits down in
    turn; with more, the bots take further seats in the same order. From match to match they move on by one seat.
    """

    game: str
    bots: Sequence[str]
    matches: int
    seed: int | str = 0
    options: Mapping[str, object] = field(default_factory=dict)
    overrides: Mapping[str, object] = field(default_factory=dict)
    seats: int | None = None

    @property
    def size(self) -> int:
        """How many sit at the table."""
        return len(self.bots) if self.seats is None else self.seats

    def box(self) -> Box:
        """What the matches are played with, or one sentence on what is wrong with the plan."""
        if self.matches < 1:
            raise BadSetup(f"at least 1 match is played, not {self.matches}")
        if not self.bots:
            raise BadSetup("at least 1 bot plays")
        for bot in self.bots:
            find_bot(bot)
        return find_game(self.game).make_box(self.size, self.options, self.overrides)

    def match_seed(self, number: int) -> str:
        """The seed of this match, as `parlour.start` takes it."""
        return f"{self.seed}/{number}"

    def places(self, number: int) -> list[int]:
        """Who sits where in this match, as places in the list of bots."""
        tables = self._tables
        table = tables[number % len(tables)]
        shift = number // len(tables) % self.size
        return [*table[shift:], *table[:shift]]

    def seating(self, number: int) -> list[str]:
        """Who sits where in this match."""
        return [self.bots[place] for place in self.places(number)]

    @cached_property
    def _tables(self) -> list[list[int]]:
        """Who can sit together."""
        bots, size = len(self.bots), self.size
        if bots <= size:
            return [[at % bots for at in range(size)]]
        if comb(bots, size) > MOST_TABLES:
            raise BadSetup(f"{bots} bots at tables of {size} make more than {MOST_TABLES} tables: name fewer bots")
        return [list(table) for table in combinations(range(bots), size)]


MOST_TABLES = 10_000


@dataclass(frozen=True)
class Outcome:
    """How one match went."""

    number: int
    shares: list[float]  # of the win, a seat each; all 0 when nobody won
    decisions: int
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0  # of thinking and playing
