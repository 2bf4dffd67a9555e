"""The commands of the arena: what they print, where they leave it, and how they are stopped."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("polars", reason="the arena needs the extra `lab`")
pytest.importorskip("openskill", reason="the arena needs the extra `lab`")

from parlour.arena.run import read_log
from parlour.cli import main

GAME = "king-of-tokyo"


def program(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["arena", GAME, "--seats", "random,random,greedy", "--table", 2, "--matches", 3, "--folder", tmp_path]
    code, out, err = program(capsys, *arguments)
    assert (code, err) == (0, "")
    assert "3 matches" in out and "rating" in out
    code, out, _ = program(capsys, *arguments, "--json")
    report = json.loads(out)
    assert report["played"] == report["planned"] == 3
    assert {rating["name"] for rating in report["ratings"]} == {"greedy", "random"}
    assert (tmp_path / "results.parquet").exists()
    assert program(capsys, "replay", tmp_path / "records" / "0000" / "0000002.record", "--all")[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_arena_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    arguments = ["arena", GAME, "--seats", "random,random", "--jobs", "2", "--folder", str(folder), "--json"]
    command = [sys.executable, "-m", "parlour", *arguments, "--matches", "100000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not any(read_log(folder / "log.jsonl")):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "")
    played = json.loads(out)["played"]
    assert 0 < played < 100_000
    code, out, _ = program(capsys, *arguments, "--matches", played + 2)
    assert (code, json.loads(out)["played"]) == (0, played + 2)


def test_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["ladder", GAME, "--bots", "random", "--matches", 4, "--folder", tmp_path / "played", "--jobs", 1]
    code, out, err = program(capsys, *arguments)
    assert (code, err) == (0, "")
    assert "## King of Tokyo" in out and "--bots random" in out
    page = tmp_path / "ladder.md"
    assert program(capsys, *arguments, "--output", page)[:2] == (0, "")
    assert "Control: random against itself" in page.read_text(encoding="utf-8")


@pytest.mark.slow
def test_lab(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="the lab needs the extra `lab`")
    pytest.importorskip("vl_convert", reason="the lab needs the extra `lab`")
    arguments = ["lab", GAME, "--set", "numbers.goal=6", "--seats", "random,random", "--matches", 10]
    code, out, err = program(capsys, *arguments, "--folder", tmp_path, "--jobs", 1)
    assert (code, err) == (0, "")
    assert "A match lasts" in out
    assert (tmp_path / "report.html").exists()
    code, out, _ = program(capsys, *arguments, "--folder", tmp_path, "--json")
    assert json.loads(out)["findings"][0]["sentence"].startswith("A match lasts")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", GAME, "--seats", "random,random", "--backend", "cloud"], "there is no backend 'cloud'"),
        (["arena", GAME, "--seats", "random,random", "--address", "here:1"], "goes with --backend ray"),
        (["arena", GAME, "--seats", "random,random", "--jobs", "0"], "at least 1 job"),
        (["ladder", "chess"], "there is no game 'chess'"),
        (["ladder", GAME, "--bots", "rndom"], "there is no bot 'rndom'"),
        (["lab", GAME], "nothing is changed"),
        (["lab", GAME, "--set", "cards.wing.cost=5"], "there is no 'cards.wing.cost'"),
    ],
)
def test_a_wrong_word_gets_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = program(capsys, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err and err.count("\n") == 1
    assert not any(tmp_path.rglob("log.jsonl"))
