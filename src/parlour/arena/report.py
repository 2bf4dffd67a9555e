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


def sum_up(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Report:
    lengths = [outcome.decisions for outcome in outcomes] or [0]
    seats, played = len(plan.bots), len(outcomes)
    won_by_seat = [sum(outcome.shares[seat] for outcome in outcomes) for seat in range(seats)]
    won_by_bot = dict.fromkeys(plan.bots, 0.0)
    for outcome in outcomes:
        for bot, share in zip(plan.seating(outcome.number), outcome.shares, strict=True):
            won_by_bot[bot] += share
    return Report(
        game=plan.game,
        bots=list(plan.bots),
        seed=plan.seed,
        options=dict(plan.options),
        overrides=dict(plan.overrides),
        planned=plan.matches,
        played=played,
        by_bot=[_share(bot, list(plan.bots).count(bot), won, played, seats) for bot, won in won_by_bot.items()],
        by_seat=[_share(f"seat {seat + 1}", 1, won, played, seats) for seat, won in enumerate(won_by_seat)],
        nobody=sum(not any(outcome.shares) for outcome in outcomes),
        decisions=fmean(lengths),
        fewest=min(lengths),
        most=max(lengths),
        seconds=seconds,
        rate=played / seconds if seconds else 0.0,
    )


def _share(name: str, held: int, won: float, played: int, seats: int) -> Share:
    low, high = wilson(won, played)
    return Share(name, held, won, won / played if played else 0.0, low, high, held / seats)


def wilson(won: float, played: int) -> tuple[float, float]:
    """Wilson's interval for the chance behind so many wins of so many: honest near 0 and 1 too."""
    if not played:
        return 0.0, 1.0
    share, spread = won / played, Z * Z / played
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / played + spread / played / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
