"""Matches on a Ray cluster (extra `cluster`). Every node has Parlour; what a dead node had in hand is played again."""

import logging
import os
import pickle
import socket
from typing import Any

from parlour.arena.backends import AHEAD, Batches, Todo
from parlour.arena.hall import Job, play_batch
from parlour.engine.errors import ParlourError
from parlour.engine.extras import need

FOR_EVER = -1  # a batch is tried again as often as its node dies
PATIENCE = 10.0  # seconds until a cluster answers


class Cluster:
    """The cluster at an address; without one, the cluster of this machine, or a new one on it alone."""

    def __init__(self, address: str = "", jobs: int | None = None) -> None:
        need("cluster", "ray")
        self.address = address
        self.jobs = jobs

    def play(self, job: Job, todo: Todo) -> Batches:
        import ray

        job.plan.box()  # a wrong plan is told here, not by a node
        connected = ray.is_initialized()
        if not connected:
            self._connect()
        try:
            data = ray.put(pickle.dumps(job))
            remote = ray.remote(max_retries=FOR_EVER)(play_batch)
            running: list[Any] = []
            while True:
                workers = self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(running) < AHEAD * workers and (batch := todo.take(workers)):
                    running.append(remote.remote(data, batch))
                if not running:
                    return
                done, running = ray.wait(running)
                for played in ray.get(done):
                    todo.learn(played)
                    yield played
        finally:
            if not connected:
                ray.shutdown()

    def _connect(self) -> None:
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            if self.address and "//" not in self.address and self.address != "auto":
                host, _, port = self.address.rpartition(":")
                socket.create_connection((host, int(port)), PATIENCE).close()  # Ray itself would wait for minutes
            ray.init(address=self.address or None, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError) as error:
            raise ParlourError(f"no Ray cluster answers at {self.address or 'this machine'}: {error}") from error
