"""The same job on a Ray cluster: a real one, of two nodes on this machine."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="a cluster needs the extra `cluster`")
pytest.importorskip("polars", reason="results are Parquet: needs the extra `lab`")

import polars as pl
import ray

import parlour
from parlour.arena.backends import Here, find_backend
from parlour.arena.hall import Facts, Job
from parlour.arena.plan import Plan
from parlour.arena.run import play_run, read_log

pytestmark = pytest.mark.slow

GAME = "king-of-tokyo"
MATCHES = 40


class Place:
    """Notes on which node a match was played."""

    def __init__(self, match: parlour.Match) -> None:
        self.match = match

    def see(self) -> None: ...

    def facts(self) -> Facts:
        return {"node": ray.get_runtime_context().get_node_id() if ray.is_initialized() else ""}


def job(matches: int = MATCHES, watched: bool = False) -> Job:
    plan = Plan(GAME, ["random", "random", "random"], matches)
    return Job(plan, records=True, watcher=Place if watched else None)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and a second node, with a core each."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    started.second = started.add_node(num_cpus=1)
    started.wait_for_nodes()
    yield started
    ray.shutdown()
    started.shutdown()


def logged(folder: Path) -> list[int]:
    return [line.outcome.number for line in read_log(folder / "log.jsonl")]


def test_a_cluster_plays_the_same_matches_on_all_its_nodes(tmp_path: Path, cluster: Any) -> None:
    report = play_run(tmp_path / "cluster", job(watched=True), find_backend("ray", address=cluster.address))
    assert report.played == MATCHES
    assert not ray.is_initialized(), "it leaves the cluster when it is done"
    nodes = {line.facts["node"] for line in read_log(tmp_path / "cluster" / "log.jsonl") if line.facts}
    assert len(nodes) == 2

    play_run(tmp_path / "here", job(), Here())
    one, two = (
        pl.read_parquet(tmp_path / name / "results.parquet").drop("seconds").rows() for name in ("cluster", "here")
    )
    assert one == two

    # It goes on where a run on this machine was stopped, and a lost node loses nothing.
    folder = tmp_path / "moved"
    play_run(folder, job(10), Here())

    def unplug(done: int) -> None:
        if done > 10 and cluster.second is not None:
            cluster.remove_node(cluster.second)
            cluster.second = None

    play_run(folder, job(), find_backend("ray", address=cluster.address), unplug)
    assert cluster.second is None
    assert logged(folder)[:10] == list(range(10))
    assert sorted(logged(folder)) == list(range(MATCHES))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:many"])
def test_a_wrong_address_gets_one_sentence(tmp_path: Path, address: str) -> None:
    with pytest.raises(parlour.ParlourError, match=f"no Ray cluster answers at {address}"):
        play_run(tmp_path, job(), find_backend("ray", address=address))
