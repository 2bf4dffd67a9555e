"""A run in a folder: whatever happens to the process, every match is there once, and the same."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import parlour
from parlour.arena.backends import Here, Processes, WorkerDied
from parlour.arena.hall import Hall, Job
from parlour.arena.plan import Plan
from parlour.arena.run import BadRun, Run, play_run, read_log, record_path

pl = pytest.importorskip("polars", reason="results are Parquet: needs the extra `lab`")

GAME = "king-of-tokyo"
MATCHES = 60


def job(matches: int = 12, **more: object) -> Job:
    return Job(Plan(GAME, ["random", "random", "random"], matches, **more), records=True)  # type: ignore[arg-type]


def logged(folder: Path) -> list[int]:
    return [line.outcome.number for line in read_log(folder / "log.jsonl")]


def facts(folder: Path) -> object:
    """All that a run has to say, but for the time it took."""
    return pl.read_parquet(folder / "results.parquet").drop("seconds").rows()


def test_a_run_leaves_a_log_records_and_a_table(tmp_path: Path) -> None:
    report = play_run(tmp_path, job(), Here())
    assert (report.played, report.planned) == (12, 12)
    table = pl.read_parquet(tmp_path / "results.parquet")
    assert table.height == 12 * 3
    assert table["share"].sum() == pytest.approx(12 - report.nobody)
    for name, scores in table.group_by("record", maintain_order=True).agg("score").rows():
        match = parlour.load((tmp_path / name).read_text(encoding="utf-8"))
        assert match.over and match.scores() == scores


def test_with_its_record_a_match_is_the_same_as_without(tmp_path: Path) -> None:
    plain, kept = Hall(Job(job().plan)), Hall(job())
    for number in range(4):
        one, two = plain.play(number).outcome, kept.play(number).outcome
        assert (one.shares, one.scores, one.decisions) == (two.shares, two.scores, two.decisions)


def test_any_number_of_processes_leaves_the_same_table(tmp_path: Path) -> None:
    play_run(tmp_path / "one", job(), Here())
    play_run(tmp_path / "two", job(), Processes(2))
    assert facts(tmp_path / "one") == facts(tmp_path / "two")


def test_a_finished_run_plays_nothing_and_more_matches_go_on(tmp_path: Path) -> None:
    play_run(tmp_path, job(6), Here())
    heard: list[int] = []
    assert play_run(tmp_path, job(6), Here(), heard.append).played == 6
    assert heard == [6]
    assert play_run(tmp_path, job(9), Here(), heard.append).played == 9
    assert heard == [6, 6, 7, 8, 9]
    assert play_run(tmp_path, job(4), Here()).played == 4
    assert sorted(logged(tmp_path)) == list(range(9))


def test_a_keyboard_interrupt_leaves_a_table_of_what_was_played(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = play_run(tmp_path, job(), Here(), stop)
    assert (report.played, report.planned) == (3, 12)
    assert pl.read_parquet(tmp_path / "results.parquet")["match"].n_unique() == 3
    assert play_run(tmp_path, job(), Here()).played == 12


def test_the_time_it_may_take(tmp_path: Path) -> None:
    report = play_run(tmp_path, job(100_000), Here(), seconds=0.5)
    assert 1 <= report.played < 100_000


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    play_run(tmp_path / "whole", job(), Here())
    play_run(tmp_path / "torn", job(), Here())
    log = tmp_path / "torn" / "log.jsonl"
    for cut in (1, 20):
        os.truncate(log, log.stat().st_size - cut)
        assert len(logged(tmp_path / "torn")) == 11
        play_run(tmp_path / "torn", job(), Here())
        assert logged(tmp_path / "torn") == list(range(12))
        assert facts(tmp_path / "torn") == facts(tmp_path / "whole")


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (job(seed=8), "was begun with seed 0, not 8"),
        (Job(Plan(GAME, ["greedy", "random", "random"], 12)), "was begun with bots"),
        (job(overrides={"numbers.goal": 10}), "was begun with overrides"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Job, sentence: str) -> None:
    play_run(tmp_path, job(2), Here())
    with pytest.raises(BadRun, match=sentence):
        play_run(tmp_path, other, Here())


def test_damage_and_company_are_told_in_one_sentence(tmp_path: Path) -> None:
    with Run(tmp_path, job(2)), pytest.raises(BadRun, match="another process"), Run(tmp_path, job(2)):
        pass
    (tmp_path / "log.jsonl").write_text("nonsense\n")
    with pytest.raises(BadRun, match=r"line 1 of .* is damaged"):
        play_run(tmp_path, job(2), Here())
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadRun, match="a log but no plan"):
        play_run(tmp_path, job(2), Here())


# ---------------------------------------------------------------------- killed

PROGRAM = f"""
import sys
from pathlib import Path
from parlour.arena.backends import find_backend
from parlour.arena.hall import Job
from parlour.arena.plan import Plan
from parlour.arena.run import play_run

if __name__ == "__main__":
    job = Job(Plan({GAME!r}, ["random", "random", "random"], {MATCHES}), records=True)
    play_run(Path(sys.argv[1]), job, find_backend(jobs=int(sys.argv[2])))
"""


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()]


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:1]
    except FileNotFoundError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_again_and_again_it_plays_each_match_once(tmp_path: Path, jobs: int) -> None:
    folder, program = tmp_path / "run", tmp_path / "program.py"
    program.write_text(PROGRAM)
    kills, before = 0, 0
    for attempt in range(30):
        with subprocess.Popen([sys.executable, str(program), str(folder), str(jobs)]) as running:
            while running.poll() is None and len(logged(folder)) < min(before + 9, MATCHES):
                time.sleep(0.01)
            workers = children(running.pid) if running.poll() is None else []
            running.send_signal(signal.SIGKILL)
        kills += running.returncode == -signal.SIGKILL
        deadline = time.monotonic() + 20
        while any(alive(worker) for worker in workers):
            assert time.monotonic() < deadline, "a worker plays on for a parent that is gone"
            time.sleep(0.05)
        assert len(logged(folder)) >= before, "what was played stays played"
        before = len(logged(folder))
        if before == MATCHES and running.returncode == 0:
            break
    assert kills >= 3
    assert len(logged(folder)) == MATCHES
    numbers = [json.loads(line)["number"] for line in (folder / "log.jsonl").read_text().splitlines()]
    assert sorted(numbers) == list(range(MATCHES)), "each match once"

    play_run(folder, job(MATCHES), Here())
    play_run(tmp_path / "undisturbed", job(MATCHES), Here())
    assert facts(folder) == facts(tmp_path / "undisturbed")
    for number in range(MATCHES):
        one, two = ((tmp_path / name / record_path(number)).read_bytes() for name in ("run", "undisturbed"))
        assert one == two


def test_a_worker_that_is_killed_is_told_and_loses_nothing(tmp_path: Path) -> None:
    def kill_one(done: int) -> None:
        if done:
            multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerDied, match="has died"):
        play_run(tmp_path, job(MATCHES), Processes(2), kill_one)
    before = logged(tmp_path)
    assert before
    play_run(tmp_path, job(MATCHES), Processes(2))
    after = logged(tmp_path)
    assert after[: len(before)] == before
    assert sorted(after) == list(range(MATCHES))
