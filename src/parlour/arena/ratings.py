"""How strong players are, from matches of any number of seats. Needs openskill (extra `lab`).

A match of many seats says that its winner was better than each of the others, and nothing of how the others compare:
told that they tied, a rating would draw the strong ones down to the weak. So each match is rated as the winner's
victories over the other players, one by one (openskill's Bradley-Terry). Players who hold several seats meet
themselves too, which says nothing and is left out.

The interval is the bootstrap's: the matches are drawn anew, with repetition and in another order, and rated again.
Of very many matches only some are drawn each time, and the interval made as much smaller as the rest would make it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from parlour.arena.plan import Outcome, Plan
from parlour.arena.report import Z

REDRAWS = 40
MOST_DRAWN = 1500  # matches a time
STEADY = 0.0  # a program does not get better from match to match
MODEL = BradleyTerryFull(tau=STEADY)

Pair = tuple[str, str, bool]  # better, worse, or equal: they shared the win
Ratings = Mapping[str, BradleyTerryFullRating]


@dataclass(frozen=True)
class Rating:
    """A player's strength, `low` to `high` with 95 %. Two players 5.9 apart win 73 : 27 against each other."""

    name: str
    rating: float
    low: float
    high: float
    matches: int


def rate(plan: Plan, outcomes: Sequence[Outcome]) -> list[Rating]:
    """The players of a plan, the strongest first."""
    return rate_all([(plan.seating(outcome.number), outcome.shares) for outcome in outcomes])


def rate_all(matches: Sequence[tuple[Sequence[str], Sequence[float]]]) -> list[Rating]:
    """The players of these matches, the strongest first. A match is who sat where, and the shares of the win."""
    met = [list(pairs(seating, shares)) for seating, shares in matches]
    names = sorted({name for seating, shares in matches for name in seating})
    drawn = min(len(met), MOST_DRAWN)
    chance = Random(0)
    redrawn = [
        rated(pair for match in chance.choices(met, k=drawn) for pair in match) for number in range(REDRAWS) if met
    ]
    found = []
    for name in names:
        values = [ratings[name].mu if name in ratings else MODEL.mu for ratings in redrawn]
        middle, margin = fmean(values), Z * stdev(values) * sqrt(drawn / len(met))
        sat = sum(name in seating for seating, shares in matches)
        found.append(Rating(name, middle, middle - margin, middle + margin, sat))
    return sorted(found, key=lambda rating: -rating.rating)


def pairs(seating: Sequence[str], shares: Sequence[float]) -> Iterable[Pair]:
    """What a match says of any two players."""
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    for winner in winners:
        for seat, name in enumerate(seating):
            equal = seat in winners
            if name != seating[winner] and not (equal and seat < winner):
                yield seating[winner], name, equal


def rated(met: Iterable[Pair]) -> Ratings:
    """The ratings after these meetings, in this order."""
    ratings: dict[str, BradleyTerryFullRating] = {}
    for better, worse, equal in met:
        one, two = (ratings.get(name) or MODEL.rating() for name in (better, worse))
        [[ratings[better]], [ratings[worse]]] = MODEL.rate([[one], [two]], ranks=[0, 0 if equal else 1])
    return ratings
