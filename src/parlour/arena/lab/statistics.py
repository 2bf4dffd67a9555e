"""Before and after: differences with their intervals, and which of many are more than chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from parlour.arena.report import Z

FALSE_ALARMS = 0.05  # the share of the differences that are pointed out which may be chance


@dataclass(frozen=True)
class Difference:
    """What a change did to one number: `low` to `high` is the 95 % interval of the difference."""

    before: float
    after: float
    low: float
    high: float
    chance: float  # of a difference as large as this where there is none

    @property
    def value(self) -> float:
        return self.after - self.before


def paired(before: Sequence[float], after: Sequence[float]) -> Difference:
    """The difference of two means, of values that belong together two by two."""
    count = len(before)
    steps = [new - old for old, new in zip(before, after, strict=True)]
    middle = sum(steps) / count
    spread = sum((step - middle) ** 2 for step in steps) / max(1, count - 1)
    return _difference(sum(before) / count, sum(after) / count, middle, sqrt(spread / count))


def unpaired(won_before: float, before: int, won_after: float, after: int) -> Difference:
    """The difference of two shares (Agresti and Caffo: a win and a loss more on either side)."""
    shares = (won_before + 1) / (before + 2), (won_after + 1) / (after + 2)
    error = sqrt(sum(p * (1 - p) / (n + 2) for p, n in zip(shares, (before, after), strict=True)))
    old, new = (won / n if n else 0.0 for won, n in ((won_before, before), (won_after, after)))
    return _difference(old, new, shares[1] - shares[0], error)


def _difference(before: float, after: float, middle: float, error: float) -> Difference:
    chance = erfc(abs(middle) / error / sqrt(2)) if error else float(not middle)
    return Difference(before, after, middle - Z * error, middle + Z * error, chance)


def beyond_chance(chances: Sequence[float]) -> list[bool]:
    """Which of many differences to believe in (Benjamini and Hochberg: few false alarms among those)."""
    ranked = sorted(range(len(chances)), key=lambda at: chances[at])
    believed = 0
    for rank, at in enumerate(ranked, 1):
        if chances[at] <= FALSE_ALARMS * rank / len(chances):
            believed = rank
    return [at in ranked[:believed] for at in range(len(chances))]
