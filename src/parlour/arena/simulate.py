"""Many matches of named bots at once, with nothing left behind but a report."""

import time
from collections.abc import Callable
from contextlib import closing

from parlour.arena.backends import Todo, find_backend
from parlour.arena.hall import Job
from parlour.arena.plan import Outcome, Plan
from parlour.arena.report import Report, sum_up


def simulate(plan: Plan, jobs: int | None = 1, tell: Callable[[int], None] | None = None) -> Report:
    """Play the plan; `tell` hears how many matches are done. Without `jobs` all cores play.

    A keyboard interrupt ends it early: the report is then of what was played.
    """
    backend = find_backend(jobs=jobs)
    plan.box()
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        with closing(backend.play(Job(plan), Todo(range(plan.matches)))) as batches:
            for batch in batches:
                for played in batch:
                    outcomes.append(played.outcome)
                    if tell is not None:
                        tell(len(outcomes))
    except KeyboardInterrupt:
        pass
    return sum_up(plan, outcomes, time.perf_counter() - began)
