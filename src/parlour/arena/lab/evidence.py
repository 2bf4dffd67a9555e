"""The matches of the lab as tables: both variants one under the other. Needs polars (extra `lab`)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import polars as pl

from parlour.arena.lab.survey import Survey
from parlour.arena.lab.watch import NOBODY, TENTHS
from parlour.arena.plan import Plan
from parlour.arena.run import Line

BEFORE, AFTER = "as it is", "as changed"
VARIANTS = (BEFORE, AFTER)

MATCHES = {
    "variant": pl.String,
    "match": pl.Int64,
    "decisions": pl.Int64,
    "length": pl.Int64,
    "lead_changes": pl.Int64,
    "ending": pl.String,
}
SEATS = {
    "variant": pl.String,
    "match": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "share": pl.Float64,
    "score": pl.Int64,
}
LEADERS = {"variant": pl.String, "match": pl.Int64, "tenth": pl.Int64, "share": pl.Float64}
TAKEN = {
    "variant": pl.String,
    "match": pl.Int64,
    "seat": pl.Int64,
    "taking": pl.Int64,
    "card": pl.String,
    "times": pl.Int64,
    "share": pl.Float64,
}

Rows = list[tuple[Any, ...]]


@dataclass(frozen=True)
class Evidence:
    """All that was noted down. Only matches that both variants have are in it, so that every match has its pair."""

    matches: pl.DataFrame  # a row for each match
    seats: pl.DataFrame  # a row for each seat of a match, with a column for each trait
    leaders: pl.DataFrame  # a row for each tenth of a match in which one seat leads, and what it won in the end
    taken: pl.DataFrame  # a row for each card that a seat took, and what the seat won

    @property
    def pairs(self) -> int:
        """How many matches each variant has."""
        return self.matches.height // len(VARIANTS)

    def tables(self) -> dict[str, pl.DataFrame]:
        return {"matches": self.matches, "seats": self.seats, "leaders": self.leaders, "taken": self.taken}


def gather(survey: Survey, plans: Mapping[str, Plan], logs: Mapping[str, Iterable[Line]]) -> Evidence:
    """The evidence in the logs of both variants."""
    lines = {variant: {line.outcome.number: line for line in logs[variant]} for variant in VARIANTS}
    common = sorted(set(lines[BEFORE]) & set(lines[AFTER]))
    matches: Rows = []
    seats: Rows = []
    leaders: Rows = []
    taken: Rows = []
    for variant in VARIANTS:
        for number in common:
            line = lines[variant][number]
            outcome, facts = line.outcome, line.facts
            assert facts is not None
            key = (variant, number)
            noted = (facts["length"], facts["lead_changes"], facts["ending"])
            matches.append((*key, outcome.decisions, *noted))
            for seat, bot in enumerate(plans[variant].seating(number)):
                traits = [facts["traits"][trait][seat] for trait in survey.traits]
                seats.append((*key, seat, bot, outcome.shares[seat], outcome.scores[seat], *traits))
            for tenth, leader in zip(TENTHS, facts["leaders"], strict=True):
                if leader != NOBODY:
                    leaders.append((*key, tenth, outcome.shares[leader]))
            for taking, cards in enumerate(facts["taken"]):
                for seat, card, times in cards:
                    taken.append((*key, seat, taking, card, times, outcome.shares[seat]))
    return Evidence(
        pl.DataFrame(matches, schema=MATCHES, orient="row"),
        pl.DataFrame(seats, schema={**SEATS, **dict.fromkeys(survey.traits, pl.String)}, orient="row"),
        pl.DataFrame(leaders, schema=LEADERS, orient="row"),
        pl.DataFrame(taken, schema=TAKEN, orient="row"),
    )
