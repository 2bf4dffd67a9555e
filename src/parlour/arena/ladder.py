"""The ladder: which bot is how strong in which game, from duels of each with the next.

A duel is played at a table of two (or four) seats, the two bots in turn around it. One bot also plays against itself
under another name: that control must come out even. At every other table of a game one of each level sits among those
of the level below; where a game can be played alone, each level is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import fmean

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
ALONE = 100  # matches of each level at a table for one
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
class Crowd:
    """Duels at a table of so many seats, `one` on one of them and `two` on all others."""

    seats: int
    duels: list[Duel]


@dataclass(frozen=True)
class Score:
    """How often a bot wins when it plays alone, `low` to `high` with 95 %, and its points on average."""

    bot: str
    share: float
    low: float
    high: float
    points: float
    matches: int


@dataclass(frozen=True)
class Bout:
    """Matches that are played to answer one question, and how much the first bot would win if all were equal."""

    name: str
    plan: Plan
    even: float | None


@dataclass(frozen=True)
class Ladder:
    """A game's bots, the last of the list first."""

    game: str
    seats: int
    ratings: list[Rating]
    duels: list[Duel]
    crowds: list[Crowd] = field(default_factory=list)  # of the levels, the smallest table first
    alone: list[Score] = field(default_factory=list)

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


def levels_of(bots: Sequence[str]) -> list[str]:
    """Those of them that people choose from."""
    return [bot for bot in bots if bot in LEVELS]


def duels(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot and the next one, every level and the next one, and the first bot against itself."""
    return [*dict.fromkeys([*pairwise(bots), *pairwise(levels_of(bots))]), (bots[0], bots[0])]


def duel_bouts(game: Game, bots: Sequence[str], terms: Terms) -> list[Bout]:
    found: list[Bout] = []
    for one, two in duels(bots):
        matches = terms.matches * (CONTROL if one == two else 1)
        plan = Plan(game.id, [one, two], matches, f"{terms.seed}/{game.id}/{one}/{two}", seats=seats_of(game))
        found.append(Bout(f"{one}-{two}", plan, 0.5 if one != two else None))
    return found


def crowd_bouts(game: Game, bots: Sequence[str], terms: Terms) -> list[Bout]:
    """One of each level among those of the level below, at every table that is not for one or for duels."""
    found: list[Bout] = []
    for seats in game.seats:
        if seats in (1, seats_of(game)):
            continue
        for two, one in pairwise(levels_of(bots)):
            seed = f"{terms.seed}/{game.id}/{one}/{two}/{seats}"
            plan = Plan(game.id, [one, *[two] * (seats - 1)], terms.matches, seed)
            found.append(Bout(f"{one}-among-{seats}-{two}", plan, 1 / seats))
    return found


def solo_bouts(game: Game, bots: Sequence[str], terms: Terms) -> list[Bout]:
    if 1 not in game.seats:
        return []
    found: list[Bout] = []
    for bot in levels_of(bots):
        plan = Plan(game.id, [bot], min(ALONE, terms.matches), f"{terms.seed}/{game.id}/{bot}")
        found.append(Bout(f"{bot}-alone", plan, None))
    return found


def matches_of(game: Game, bots: Sequence[str], terms: Terms) -> int:
    """How many matches a game's ladder has at most."""
    makers = (duel_bouts, crowd_bouts, solo_bouts)
    return sum(bout.plan.matches for bouts in makers for bout in bouts(game, bots, terms))


def climb(
    folder: Path,
    id: str,
    bots: Sequence[str],
    terms: Terms,
    backend: Backend,
    tell: Callable[[int], None] | None = None,
) -> Ladder:
    """Play what is missing of a game's ladder in this folder; `tell` hears how many matches are done with."""
    game = find_game(id)
    done = 0

    def tell_of(played: int) -> None:
        if tell is not None:
            tell(done + played)

    def fight(bout: Bout) -> list[Outcome]:
        nonlocal done
        with Run(folder / game.id / bout.name, Job(bout.plan)) as run:
            outcomes = run.outcomes()
            while (left := seconds_left(terms, bout, outcomes)) > 0:
                go_on(run, backend, tell_of, min(left, BETWEEN_LOOKS))
                outcomes = run.outcomes()
        done += bout.plan.matches
        tell_of(0)
        return outcomes

    results: list[tuple[list[str], list[float]]] = []
    fought: list[Duel] = []
    for bout in duel_bouts(game, bots, terms):
        one, two = bout.plan.bots
        names = [one, two if two != one else two + TWIN]
        outcomes = fight(bout)
        if one != two:  # the control says nothing of who is better
            places = bout.plan.places
            results += [([names[place] for place in places(played.number)], played.shares) for played in outcomes]
        fought.append(duel_of(names, bout.plan, outcomes))
    crowds: dict[int, Crowd] = {}
    for bout in crowd_bouts(game, bots, terms):
        crowd = crowds.setdefault(bout.plan.size, Crowd(bout.plan.size, []))
        crowd.duels.append(duel_of(bout.plan.bots, bout.plan, fight(bout)))
    alone = [score_of(bout.plan.bots[0], fight(bout)) for bout in solo_bouts(game, bots, terms)]
    ratings = sorted(rate_all(results), key=lambda rating: bots.index(rating.name), reverse=True)
    return Ladder(game.id, seats_of(game), ratings, fought, list(crowds.values()), alone)


def seconds_left(terms: Terms, bout: Bout, outcomes: Sequence[Outcome]) -> float:
    """How long a bout may still go on; none when it has had its matches, or nobody doubts any more who is better."""
    low, high = wilson(wins(bout.plan, outcomes)[0], len(outcomes), NO_DOUBT)
    doubt = bout.even is None or low <= bout.even <= high
    if len(outcomes) >= bout.plan.matches or not doubt:
        return 0.0
    return terms.minutes * 60 - sum(played.seconds for played in outcomes)


def wins(plan: Plan, outcomes: Sequence[Outcome]) -> list[float]:
    """What each bot has won."""
    won = [0.0] * len(plan.bots)
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


def score_of(bot: str, outcomes: Sequence[Outcome]) -> Score:
    """What a bot has reached alone."""
    matches = len(outcomes)
    won = sum(played.shares[0] for played in outcomes)
    points = fmean(played.scores[0] for played in outcomes) if outcomes else 0.0
    return Score(bot, won / max(1, matches), *wilson(won, matches), points, matches)


def seats_of(game: Game) -> int:
    """The table at which duels of this game are fought."""
    for seats in SEATS:
        if seats in game.seats:
            return seats
    raise BadSetup(f"{game.name} has no table at which two sides are equal")
