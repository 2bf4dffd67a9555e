"""One match of a plan, played: as fast as can be, or with its record and what a watcher saw."""

import pickle
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from parlour.arena.plan import Outcome, Plan
from parlour.bots import Bot, ask, find_bot
from parlour.engine.game import find_game
from parlour.engine.match import Match
from parlour.engine.opening import start
from parlour.engine.rng import Rng, seeded
from parlour.engine.state import State

Facts = dict[str, Any]  # what JSON can hold


class Watcher(Protocol):
    """Looks on at one match, and has something to say at its end."""

    def see(self) -> None:
        """Called after every decision."""

    def facts(self) -> Facts:
        """Called when the match is over."""


@dataclass(frozen=True)
class Job:
    """What the workers are told: the plan, and what is wanted of each match beside its outcome."""

    plan: Plan
    records: bool = False
    watcher: Callable[[Match], Watcher] | None = None


@dataclass(frozen=True)
class Played:
    """A match that was played."""

    outcome: Outcome
    record: str = ""
    facts: Facts | None = None


class Hall:
    """A job with everything that its matches share: made once a process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.plan = job.plan
        self.box = job.plan.box()
        self.game = find_game(job.plan.game)

    def play(self, number: int) -> Played:
        """Play one match."""
        began = time.perf_counter()
        seed, names = self.plan.match_seed(number), self.plan.seating(number)
        bots, rng = [find_bot(name) for name in names], seeded(f"{seed}/bots")
        try:
            if self.job.records or self.job.watcher is not None:
                return self._play_watched(number, names, bots, rng, began)
            state = self.game.deal(self.box, seeded(seed))
            state.settle()
            decisions = play_out(state, bots, rng)
            return Played(Outcome(number, state.returns(), decisions, state.scores(), time.perf_counter() - began))
        except Exception as error:
            error.add_note(f"This was match {number} of {self.plan.game}, seed {seed!r}, {', '.join(names)}.")
            raise

    def _play_watched(self, number: int, names: list[str], bots: list[Bot], rng: Rng, began: float) -> Played:
        plan = self.plan
        match = start(plan.game, plan.size, plan.match_seed(number), plan.options, plan.overrides, names)
        watcher = None if self.job.watcher is None else self.job.watcher(match)
        while (seat := match.seat) is not None:
            match.play(ask(bots[seat], match.state, rng))
            if watcher is not None:
                watcher.see()
        seconds = time.perf_counter() - began
        return Played(
            Outcome(number, match.state.returns(), match.ply, match.scores(), seconds),
            match.save() if self.job.records else "",
            None if watcher is None else watcher.facts(),
        )


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots play a match to its end; how many decisions that took."""
    decisions = 0
    while (seat := state.seat) is not None:
        state.play(ask(bots[seat], state, rng))
        decisions += 1
    return decisions


def play_batch(job: bytes, numbers: Sequence[int]) -> list[Played]:
    """What a worker does, wherever it runs: these matches of the pickled job."""
    hall = _open_hall(job)
    return [hall.play(number) for number in numbers]


@lru_cache(maxsize=1)
def _open_hall(job: bytes) -> Hall:
    return Hall(pickle.loads(job))
