"""Many matches of named bots, on one or several processes."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence

from parlour.arena.plan import Outcome, Plan
from parlour.arena.report import Report, sum_up
from parlour.bots import Bot, ask, find_bot
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game, find_game
from parlour.engine.rng import Rng, seeded
from parlour.engine.state import Box, State


def simulate(plan: Plan, jobs: int = 1, tell: Callable[[int], None] | None = None) -> Report:
    """Play the plan; `tell` hears how many matches are done.

    A keyboard interrupt ends it early: the report is then of what was played.
    """
    if jobs < 1:
        raise BadSetup(f"at least 1 job does the work, not {jobs}")
    hall = Hall(plan)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        for outcome in _outcomes(hall, min(jobs, plan.matches)):
            outcomes.append(outcome)
            if tell is not None:
                tell(len(outcomes))
    except KeyboardInterrupt:
        pass
    return sum_up(plan, outcomes, time.perf_counter() - start)


class Hall:
    """The plan with everything that its matches share: made once a process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.box: Box = plan.box()
        self.game: Game = find_game(plan.game)

    def play(self, number: int) -> Outcome:
        """Play one match."""
        plan = self.plan
        seed = plan.match_seed(number)
        state = self.game.deal(self.box, seeded(seed))
        state.settle()
        decisions = play_out(state, [find_bot(name) for name in plan.seating(number)], seeded(f"{seed}/bots"))
        return Outcome(number, state.returns(), decisions)


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots play a match to its end; how many decisions that took."""
    decisions = 0
    while (seat := state.seat) is not None:
        state.play(ask(bots[seat], state, rng))
        decisions += 1
    return decisions


def _outcomes(hall: Hall, jobs: int) -> Iterator[Outcome]:
    """The matches as they end: in order on one process, in any order on several."""
    numbers = range(hall.plan.matches)
    if jobs == 1:
        yield from map(hall.play, numbers)
        return
    chunk = max(1, min(50, hall.plan.matches // (jobs * 100)))
    with multiprocessing.Pool(jobs, _open_hall, (hall.plan,)) as pool:
        yield from pool.imap_unordered(_play, numbers, chunk)


_hall: Hall | None = None


def _open_hall(plan: Plan) -> None:
    """In a worker: the parent alone answers to the keyboard."""
    global _hall  # noqa: PLW0603  a worker process has one plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _hall = Hall(plan)


def _play(number: int) -> Outcome:
    assert _hall is not None
    return _hall.play(number)
