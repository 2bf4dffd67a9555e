"""What is to be played in bulk, and how one match of it went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from parlour.bots import find_bot
from parlour.engine.errors import BadSetup
from parlour.engine.game import find_game
from parlour.engine.state import Box


@dataclass(frozen=True)
class Plan:
    """Match number n of a plan is always the same: its seed and who sits where follow from n."""

    game: str
    bots: Sequence[str]  # one a seat; from match to match they move on by one seat
    matches: int
    seed: int | str = 0
    options: Mapping[str, object] = field(default_factory=dict)
    overrides: Mapping[str, object] = field(default_factory=dict)

    def box(self) -> Box:
        """What the matches are played with, or one sentence on what is wrong with the plan."""
        if self.matches < 1:
            raise BadSetup(f"at least 1 match is played, not {self.matches}")
        for bot in self.bots:
            find_bot(bot)
        return find_game(self.game).make_box(len(self.bots), self.options, self.overrides)

    def match_seed(self, number: int) -> str:
        """The seed of this match, as `parlour.start` takes it."""
        return f"{self.seed}/{number}"

    def seating(self, number: int) -> list[str]:
        """Who sits where in this match."""
        shift = number % len(self.bots)
        return [*self.bots[shift:], *self.bots[:shift]]


@dataclass(frozen=True)
class Outcome:
    """How one match went."""

    number: int
    shares: list[float]  # of the win, a seat each; all 0 when nobody won
    decisions: int
