"""Runs as tables. Needs polars (extra `lab`)."""

from collections.abc import Sequence

import polars as pl

from parlour.arena.plan import Outcome, Plan
from parlour.arena.run import record_path

RESULTS = {
    "game": pl.Categorical,
    "match": pl.Int64,
    "seed": pl.String,
    "seat": pl.Int8,
    "bot": pl.Categorical,
    "share": pl.Float64,
    "score": pl.Int64,
    "decisions": pl.Int32,
    "seconds": pl.Float64,
    "record": pl.String,
}


def results_table(plan: Plan, outcomes: Sequence[Outcome], records: bool) -> pl.DataFrame:
    """A row for each seat of each match: who sat there and what came of it."""
    rows = [
        (
            plan.game,
            outcome.number,
            plan.match_seed(outcome.number),
            seat,
            bot,
            outcome.shares[seat],
            outcome.scores[seat],
            outcome.decisions,
            outcome.seconds,
            record_path(outcome.number).as_posix() if records else None,
        )
        for outcome in outcomes
        for seat, bot in enumerate(plan.seating(outcome.number))
    ]
    return pl.DataFrame(rows, schema=RESULTS, orient="row")
