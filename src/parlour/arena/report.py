"""What many matches say: shares of the wins with their margins, and how long it took."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from parlour.arena.plan import Outcome, Plan

Z = 1.96  # for 95 % intervals


@dataclass(frozen=True)
class Share:
    """How often somebody won. `low` to `high` is Wilson's 95 % interval, `par` what equals would get."""

    name: str
    seats: int
    won: float  # a shared win counts as a part
    share: float
    low: float
    high: float
    par: float


@dataclass(frozen=True)
class Report:
    """The result of a simulation; `played` is less than `planned` when it was interrupted."""

    game: str
    bots: list[str]
    seed: int | str
    options: dict[str, object]
    overrides: dict[str, object]
    planned: int
    played: int
    by_bot: list[Share]
    by_seat: list[Share]
    nobody: int  # matches that nobody won
    decisions: float  # of a match, on average
    fewest: int
    most: int
    seconds: float
    rate: float  # matches a second

    def plain(self) -> dict[str, Any]:
        """The report as JSON has it."""
        return asdict(self)


def sum_up(plan: Plan, outcomes: Sequence[Outcome], seconds: float, fresh: int | None = None) -> Report:
    """What these matches say; so many of them were played in this time, where not all."""
    lengths = [outcome.decisions for outcome in outcomes] or [0]
    seats, played = plan.size, len(outcomes)
    won_by_seat = [sum(outcome.shares[seat] for outcome in outcomes) for seat in range(seats)]
    return Report(
        game=plan.game,
        bots=list(plan.bots),
        seed=plan.seed,
        options=dict(plan.options),
        overrides=dict(plan.overrides),
        planned=plan.matches,
        played=played,
        by_bot=_by_bot(plan, outcomes),
        by_seat=[_share(f"seat {seat + 1}", 1, won, played, 1 / seats) for seat, won in enumerate(won_by_seat)],
        nobody=sum(not any(outcome.shares) for outcome in outcomes),
        decisions=fmean(lengths),
        fewest=min(lengths),
        most=max(lengths),
        seconds=seconds,
        rate=(played if fresh is None else fresh) / seconds if seconds else 0.0,
    )


def _by_bot(plan: Plan, outcomes: Sequence[Outcome]) -> list[Share]:
    """How each bot did in the matches in which it sat."""
    tallies = {bot: _Tally() for bot in plan.bots}
    for outcome in outcomes:
        seating = plan.seating(outcome.number)
        for bot in set(seating):
            tally = tallies[bot]
            tally.sat += 1
            tally.held += seating.count(bot)
            tally.won += sum(share for name, share in zip(seating, outcome.shares, strict=True) if name == bot)
    return [
        _share(bot, round(tally.held / tally.sat), tally.won, tally.sat, tally.held / tally.sat / plan.size)
        for bot, tally in tallies.items()
        if tally.sat
    ]


@dataclass
class _Tally:
    """Of one bot: in how many matches it sat, on how many seats in all, and what it won."""

    sat: int = 0
    held: int = 0
    won: float = 0.0


def _share(name: str, held: int, won: float, played: int, par: float) -> Share:
    low, high = wilson(won, played)
    return Share(name, held, won, won / played if played else 0.0, low, high, par)


def wilson(won: float, played: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for the chance behind so many wins of so many: honest near 0 and 1 too."""
    if not played:
        return 0.0, 1.0
    share, spread = won / played, z * z / played
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / played + spread / played / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
