"""The ladder: which bot is how strong in which game, from duels of each with the next.

A duel is played at a table of two (or four) seats, the two bots in turn around it. One bot also plays against itself
under another name: that control must come out even.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from parlour.arena.backends import Backend
from parlour.arena.hall import Job
from parlour.arena.plan import Outcome, Plan
from parlour.arena.ratings import Rating, rate_all
from parlour.arena.report import wilson
from parlour.arena.run import Run, go_on
from parlour.bots import LEVELS
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game, find_game

SEATS = (2, 4)  # the tables at which two sides are equal, the quicker one first
TWIN = " (itself)"
CONTROL = 10  # times as many matches: to be even is harder to see than to be better
NO_DOUBT = 3.0  # standard errors from even
BETWEEN_LOOKS = 20.0  # seconds of one core


@dataclass(frozen=True)
class Terms:
    """How much is played: a duel ends after so many matches or minutes of one core, or when its end is beyond doubt."""

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
    """A game's bots, the last of the list first; the twin of the control among the ratings."""

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
    """Every bot and the next one, every level and the next one, and the first bot against itself."""
    levels = [bot for bot in bots if bot in LEVELS]
    return [*dict.fromkeys([*pairwise(bots), *pairwise(levels)]), (bots[0], bots[0])]


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
        matches = terms.matches * (CONTROL if one == two else 1)
        plan = Plan(game, [one, two], matches, f"{terms.seed}/{game}/{one}/{two}", seats=seats)
        with Run(folder / game / f"{one}-{two}", Job(plan)) as run:
            outcomes = run.outcomes()
            while (left := seconds_left(terms, plan, outcomes)) > 0:
                go_on(run, backend, tell_of_duel, min(left, BETWEEN_LOOKS))
                outcomes = run.outcomes()
        results += [([names[place] for place in plan.places(played.number)], played.shares) for played in outcomes]
        fought.append(duel_of(names, plan, outcomes))
        done += matches
        tell_of_duel(0)
    rungs = {name: at for at, name in enumerate(bots)}
    ratings = sorted(rate_all(results), key=lambda rating: rungs.get(rating.name, -1), reverse=True)
    return Ladder(game, seats, ratings, fought)


def seconds_left(terms: Terms, plan: Plan, outcomes: Sequence[Outcome]) -> float:
    """How long a duel may still go on; none when it has had its matches, or nobody doubts any more who is better."""
    low, high = wilson(wins(plan, outcomes)[0], len(outcomes), NO_DOUBT)
    if len(outcomes) >= plan.matches or (plan.bots[0] != plan.bots[1] and (low > 0.5 or high < 0.5)):
        return 0.0
    return terms.minutes * 60 - sum(played.seconds for played in outcomes)


def wins(plan: Plan, outcomes: Sequence[Outcome]) -> list[float]:
    """What each of the two has won."""
    won = [0.0, 0.0]
    for outcome in outcomes:
        for place, share in zip(plan.places(outcome.number), outcome.shares, strict=True):
            won[place] += share
    return won


def duel_of(names: Sequence[str], plan: Plan, outcomes: Sequence[Outcome]) -> Duel:
    """What the matches of a duel say."""
    won = wins(plan, outcomes)
    decided = round(sum(won))
    low, high = wilson(won[0], decided)
    return Duel(names[0], names[1], won[0] / decided if decided else 0.5, low, high, decided)


def seats_of(game: Game) -> int:
    """The table at which duels of this game are fought."""
    for seats in SEATS:
        if seats in game.seats:
            return seats
    raise BadSetup(f"{game.name} has no table at which two sides are equal")
