"""The ladder: which bot is how strong in which game, from duels of those that are near to each other.

A duel is played at a table of two (or four) seats, the two bots in turn around it. One bot also plays against itself
under another name: that control must come out even.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.arena.backends import Backend
from parlour.arena.hall import Job
from parlour.arena.plan import Outcome, Plan
from parlour.arena.ratings import Rating, rate_all
from parlour.arena.report import wilson
from parlour.arena.run import Run, go_on
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game, find_game

SEATS = (2, 4)  # the tables at which two sides are equal, the quicker one first
NEAR = 2  # a bot plays against those that are at most so many places from it
TWIN = " (itself)"


@dataclass(frozen=True)
class Terms:
    """How much is played: a duel ends after so many matches, or so many minutes of one core."""

    matches: int
    minutes: float
    seed: int | str


@dataclass(frozen=True)
class Duel:
    """How often `one` won against `two`, of the matches that somebody won; `low` to `high` with 95 %."""

    one: str
    two: str
    share: float
    low: float
    high: float
    matches: int


@dataclass(frozen=True)
class Ladder:
    """A game's bots, the strongest first; the twin of the control among the ratings."""

    game: str
    seats: int
    ratings: list[Rating]
    duels: list[Duel]

    @property
    def control(self) -> Duel:
        return next(duel for duel in self.duels if duel.two.endswith(TWIN))

    def between(self, one: str, two: str) -> Duel | None:
        """The duel of these two, from the first one's side."""
        for duel in self.duels:
            if (duel.one, duel.two) == (one, two):
                return duel
            if (duel.one, duel.two) == (two, one):
                return Duel(one, two, 1 - duel.share, 1 - duel.high, 1 - duel.low, duel.matches)
        return None


def duels(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two bots that are near to each other in this list, and the first against itself."""
    near = [(one, two) for at, one in enumerate(bots) for two in bots[at + 1 : at + 1 + NEAR]]
    return [*near, (bots[0], bots[0])]


def climb(
    folder: Path,
    game: str,
    bots: Sequence[str],
    terms: Terms,
    backend: Backend,
    tell: Callable[[int], None] | None = None,
) -> Ladder:
    """Play the duels of one game that are missing in this folder; `tell` hears how many matches are done with."""
    seats = seats_of(find_game(game))
    results: list[tuple[list[str], list[float]]] = []
    fought: list[Duel] = []
    done = 0

    def tell_of_duel(played: int) -> None:
        if tell is not None:
            tell(done + played)

    for one, two in duels(bots):
        names = [one, two if two != one else two + TWIN]
        plan = Plan(game, [one, two], terms.matches, f"{terms.seed}/{game}/{one}/{two}", seats=seats)
        with Run(folder / game / f"{one}-{two}", Job(plan)) as run:
            spent = sum(outcome.seconds for outcome in run.outcomes())
            if (left := terms.minutes * 60 - spent) > 0:
                go_on(run, backend, tell_of_duel, left)
            outcomes = run.outcomes()
        results += [([names[place] for place in plan.places(played.number)], played.shares) for played in outcomes]
        fought.append(duel_of(names, plan, outcomes))
        done += terms.matches
        tell_of_duel(0)
    return Ladder(game, seats, rate_all(results), fought)


def duel_of(names: Sequence[str], plan: Plan, outcomes: Sequence[Outcome]) -> Duel:
    """What the matches of a duel say."""
    won = [0.0, 0.0]
    for outcome in outcomes:
        for place, share in zip(plan.places(outcome.number), outcome.shares, strict=True):
            won[place] += share
    decided = round(sum(won))
    low, high = wilson(won[0], decided)
    return Duel(names[0], names[1], won[0] / decided if decided else 0.5, low, high, decided)


def seats_of(game: Game) -> int:
    """The table at which duels of this game are fought."""
    for seats in SEATS:
        if seats in game.seats:
            return seats
    raise BadSetup(f"{game.name} has no table at which two sides are equal")
