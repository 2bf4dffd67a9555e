"""Where matches are played: in this process, on several of this machine, or on a cluster."""

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from parlour.arena.hall import Hall, Job, Played, play_batch
from parlour.engine.errors import BadSetup, ParlourError, did_you_mean

BATCH_SECONDS = 0.5  # so much work at a time: little to lose, and little to send about
MOST_IN_BATCH = 200
AHEAD = 2  # batches for each worker, so that none waits for its next one

Batches = Generator[Sequence[Played], None, None]


class Todo:
    """The matches still to be played, handed out in batches that take about as long, whatever the game.

    With `seconds` no more is handed out once matches have taken so long, all cores added up.
    """

    def __init__(self, numbers: Sequence[int], seconds: float | None = None) -> None:
        self._numbers = numbers
        self._next = 0
        self._seconds = seconds
        self._played = 0
        self._spent = 0.0

    def take(self, workers: int = 1) -> Sequence[int]:
        """The next batch; empty when all are handed out, or the time is up."""
        left = len(self._numbers) - self._next
        if not left or (self._seconds is not None and self._spent >= self._seconds):
            return ()
        size = round(BATCH_SECONDS * self._played / self._spent) if self._spent else 1
        size = max(1, min(size, MOST_IN_BATCH, left // (AHEAD * workers)))
        self._next += size
        return self._numbers[self._next - size : self._next]

    def learn(self, batch: Sequence[Played]) -> None:
        """How long matches take."""
        self._played += len(batch)
        self._spent += sum(played.outcome.seconds for played in batch)


class Backend(Protocol):
    """Plays what is to do, and gives back matches as they end, in any order."""

    def play(self, job: Job, todo: Todo) -> Batches: ...


class Here:
    """In this process, one match after the other."""

    def play(self, job: Job, todo: Todo) -> Batches:
        hall = Hall(job)
        while batch := todo.take():
            for number in batch:
                played = [hall.play(number)]
                todo.learn(played)
                yield played


class Processes:
    """On several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, job: Job, todo: Todo) -> Batches:
        job.plan.box()  # a wrong plan is told here, not by a worker
        data = pickle.dumps(job)
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, initializer=_start_worker)
        try:
            running: set[Future[list[Played]]] = set()
            while True:
                while len(running) < AHEAD * self.jobs and (batch := todo.take(self.jobs)):
                    running.add(pool.submit(play_batch, data, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    played = future.result()
                    todo.learn(played)
                    yield played
        except BrokenProcessPool:
            raise WorkerDied("a process that played matches has died: too little memory, perhaps") from None
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()  # nobody waits for a match that nobody wants any more
            raise
        finally:
            pool.shutdown(cancel_futures=True)


class WorkerDied(ParlourError):
    """A worker was killed, by somebody or for want of memory."""


def _start_worker() -> None:
    """The parent alone answers to the keyboard; and nobody plays on for a parent that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# ---------------------------------------------------------------------- by name

BACKENDS = ("local", "ray")


def find_backend(name: str = "local", jobs: int | None = None, address: str = "") -> Backend:
    """The backend that these words mean. Without `jobs` it uses all cores that it may."""
    if jobs is not None and jobs < 1:
        raise BadSetup(f"at least 1 job does the work, not {jobs}")
    if name == "ray":
        from parlour.arena.cluster import Cluster

        return Cluster(address, jobs)
    if name != "local":
        raise BadSetup(f"there is no backend {name!r}: {did_you_mean(name, BACKENDS)}")
    if address:
        raise BadSetup("--address is a cluster's: it goes with --backend ray")
    jobs = all_cores() if jobs is None else jobs
    return Here() if jobs == 1 else Processes(jobs)


def all_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
