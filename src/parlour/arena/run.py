"""A run: matches played into a folder. Kill it and start it again: nothing is played twice, and nothing is lost.

    run/plan.json         what is played, so that the folder is never gone on with by another plan
    run/log.jsonl         the truth: a line for each match that has ended, written at once
    run/records/…         the record of each match, as `parlour replay` reads it
    run/results.parquet   made from the log whenever the run stops: a row for each seat of each match

A match counts when its line is in the log with its line end. Its record is written before that. A line that was cut
off by a crash is dropped, and its match played again, to the same end: a match follows from the plan and its number.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from filelock import FileLock, Timeout

from parlour.arena.backends import Backend, Todo
from parlour.arena.hall import Facts, Job, Played
from parlour.arena.plan import Outcome, Plan
from parlour.arena.report import Report, sum_up
from parlour.engine.errors import ParlourError
from parlour.engine.extras import need
from parlour.engine.game import find_game

FORMAT = 1
LOG = "log.jsonl"
IN_FOLDER = 1000  # records
SYNC_SECONDS = 5.0  # between two times at which the disk is waited for


class BadRun(ParlourError):
    """A folder that cannot be played in."""


@dataclass(frozen=True)
class Line:
    """A match as the log has it."""

    outcome: Outcome
    facts: Facts | None


class Run:
    """A folder that a job is played into. Open it with `with`: one process at a time has it."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder
        self.job = job
        self.log = folder / LOG
        self.results = folder / "results.parquet"
        self.done: set[int] = set()
        self._lock = FileLock(folder / "lock", timeout=0)
        self._synced = time.monotonic()

    # ------------------------------------------------------------------ open and close

    def __enter__(self) -> Self:
        self.job.plan.box()
        need("lab", "polars")
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout:
            raise BadRun(f"another process is playing in {self.folder}") from None
        try:
            self._check_plan()
            self._mend_log()
            self.done = {line.outcome.number for line in self.lines()}
            self._stream = self.log.open("ab", buffering=0)
        except BaseException:
            self._lock.release()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        os.fsync(self._stream.fileno())
        self._stream.close()
        self._lock.release()

    def _check_plan(self) -> None:
        """A plan may go on with more matches; in all else it is the one that the folder was begun with."""
        file, ours = self.folder / "plan.json", describe(self.job.plan)
        if file.exists():
            theirs = json.loads(file.read_text(encoding="utf-8"))
            for key, value in ours.items():
                if key != "matches" and theirs.get(key) != value:
                    raise BadRun(
                        f"{self.folder} was begun with {key} {theirs.get(key)!r}, not {value!r}: "
                        "go on with the same, or take another folder"
                    )
        elif self.log.exists():
            raise BadRun(f"{self.folder} has a log but no plan")
        replace_file(file, json.dumps(ours, indent=2, ensure_ascii=False) + "\n")

    def _mend_log(self) -> None:
        """Cut off a last line that was not written to its end."""
        if self.log.exists():
            data = self.log.read_bytes()
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                os.truncate(self.log, whole)

    # ------------------------------------------------------------------ the matches

    def missing(self) -> list[int]:
        """The matches that are still to be played."""
        return [number for number in range(self.job.plan.matches) if number not in self.done]

    def add(self, played: Played) -> None:
        """Write down a match: first its record, then its line."""
        outcome = played.outcome
        if outcome.number in self.done:
            return
        if played.record:
            file = self.folder / record_path(outcome.number)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(played.record, encoding="utf-8")
        line = asdict(outcome) if played.facts is None else {**asdict(outcome), "facts": played.facts}
        self._stream.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self.done.add(outcome.number)
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._stream.fileno())
            self._synced = time.monotonic()

    def lines(self) -> Iterator[Line]:
        """The matches in the log, in the order in which they ended."""
        return read_log(self.log)

    def outcomes(self) -> list[Outcome]:
        """All matches of the plan that have been played, in the order of their numbers."""
        return read_outcomes(self.folder, self.job.plan)

    def write_results(self) -> None:
        """The log as a table."""
        from parlour.arena.tables import results_table

        replacement = self.results.with_suffix(".new")
        results_table(self.job.plan, self.outcomes(), self.job.records).write_parquet(replacement)
        os.replace(replacement, self.results)


def play_run(
    folder: Path,
    job: Job,
    backend: Backend,
    tell: Callable[[int], None] | None = None,
    seconds: float | None = None,
) -> Report:
    """Play what is missing of a job in this folder, for so many seconds of all cores together at most.

    A keyboard interrupt ends it early too: the report is then of what there is.
    """
    began = time.perf_counter()
    with Run(folder, job) as run:
        before = len(run.done)
        try:
            go_on(run, backend, tell, seconds)
        except KeyboardInterrupt:
            pass
        return sum_up(job.plan, run.outcomes(), time.perf_counter() - began, len(run.done) - before)


def go_on(run: Run, backend: Backend, tell: Callable[[int], None] | None = None, seconds: float | None = None) -> None:
    """Play what is missing; `tell` hears how many matches there are, first how many there were."""
    missing = run.missing()
    done = run.job.plan.matches - len(missing)
    if tell is not None:
        tell(done)
    try:
        with closing(backend.play(run.job, Todo(missing, seconds))) as batches:
            for batch in batches:
                for played in batch:
                    run.add(played)
                done += len(batch)
                if tell is not None:
                    tell(done)
    finally:
        run.write_results()


def read_log(file: Path) -> Iterator[Line]:
    """The matches in a log; a last line that is still being written is left out."""
    if not file.exists():
        return
    with file.open("rb") as stream:
        for at, text in enumerate(stream, 1):
            if not text.endswith(b"\n"):
                return
            try:
                data: dict[str, Any] = json.loads(text)
                facts = data.pop("facts", None)
                yield Line(Outcome(**data), facts)
            except (ValueError, TypeError):
                raise BadRun(f"line {at} of {file} is damaged") from None


def read_outcomes(folder: Path, plan: Plan) -> list[Outcome]:
    """The matches of a plan that have been played in this folder, in the order of their numbers."""
    found = [line.outcome for line in read_log(folder / LOG) if line.outcome.number < plan.matches]
    return sorted(found, key=lambda outcome: outcome.number)


def record_path(number: int) -> Path:
    """Where in a run's folder the record of this match is."""
    return Path("records", f"{number // IN_FOLDER:04}", f"{number:07}.record")


def describe(plan: Plan) -> dict[str, Any]:
    """A plan as JSON has it, with the version of the rules."""
    return {
        "format": FORMAT,
        "game": plan.game,
        "version": find_game(plan.game).version,
        "bots": list(plan.bots),
        "seats": plan.size,
        "seed": plan.seed,
        "options": dict(plan.options),
        "overrides": dict(plan.overrides),
        "matches": plan.matches,
    }


def replace_file(file: Path, text: str) -> None:
    """Write a file so that nobody ever finds half of it."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, file)
