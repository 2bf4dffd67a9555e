"""The comparison with other engines, tried with Parlour alone and with engines that only pretend."""

import sys
from typing import Any

import pytest

import parlour
from benchmarks import peers
from benchmarks.peers import Contender, Field, Lap, Row
from tests.golden.write import OURS

QUICK = ["king-of-tokyo"]
ENGINES = ["Parlour", "OpenSpiel", "PettingZoo", "RLCard", "boardgame.io"]


def pretend(engine: str, game: str, costs: list[float], log: list[str] | None = None) -> Contender:
    """Plays one match of ten decisions a lap, which cost so many microseconds each."""
    left = iter(costs)

    def lap(seconds: float) -> Lap:
        if log is not None:
            log.append(game)
        return Lap(next(left) * 10 / 1e6, 1, 10)

    return Contender("stepped", engine, game, 2, lap)


def test_parlour_plays_whole_matches_in_every_way() -> None:
    contenders = list(peers.parlour_contenders(QUICK))
    assert [contender.way for contender in contenders] == ["loop", "stepped", "match"]
    for contender in contenders:
        lap = contender.lap(0.001)
        assert lap.spent >= 0.001
        assert lap.decisions > 20 * lap.matches  # nobody is king of Tokyo sooner


def test_the_environment_takes_part_where_it_is_installed() -> None:
    pytest.importorskip("pettingzoo")
    (contender,) = peers.parlour_environments(QUICK)
    lap = contender.lap(0.001)
    assert contender.way == "environment"
    assert lap.decisions > 20 * lap.matches


def test_all_play_in_every_round_and_the_first_round_does_not_count() -> None:
    log: list[str] = []
    first = pretend("Parlour", peers.REFERENCE, [1000, 1, 1, 1], log)
    second = pretend("Other", "chess", [1000, 3, 3, 3], log)
    rows = peers.measure([first, second], rounds=3, seconds=0.0)
    assert log == [peers.REFERENCE, "chess"] * 4
    assert [(row.cost, row.length) for row in rows] == [(pytest.approx(1), 10), (pytest.approx(3), 10)]


def test_a_ratio_is_taken_within_a_round_so_that_a_slow_round_does_not_show() -> None:
    busy = [1, 2, 50, 4]
    first = pretend("Parlour", peers.REFERENCE, [1.0 * load for load in busy])
    second = pretend("Other", "chess", [5.0 * load for load in busy])
    rows = peers.measure([first, second], rounds=3, seconds=0.0)
    assert [row.ratio for row in rows] == [pytest.approx(1), pytest.approx(5)]


def test_an_engine_that_is_not_installed_is_left_out_with_the_way_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    for package in ("pyspiel", "pettingzoo.classic", "rlcard"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(peers, "NODE_SCRIPT", tmp_path / "boardgame.mjs")
    found = peers.gather(QUICK)
    assert {contender.engine for contender in found.contenders} == {"Parlour"}
    others = [line for line in found.missing if "parlour" not in line]
    assert others == [
        "OpenSpiel is not installed: pip install open_spiel",
        "PettingZoo classic is not installed: pip install 'pettingzoo[classic]'",
        "RLCard is not installed: pip install rlcard",
        "boardgame.io is not installed: npm --prefix benchmarks/peers ci",
    ]
    rows = peers.measure(found.contenders[:1], rounds=1, seconds=0.0001)
    assert others[0] in peers.report(rows, found, rounds=1, seconds=0.0001)


def test_a_row_tells_engine_game_and_figures_in_digits_that_say_something() -> None:
    row = Row(pretend("Other", "chess", []), cost=1234.5, ratio=0.0456, length=7.61)
    assert "| Other | chess | 2 | 7.61 | 1,230 µs | 0.046 × |" in peers.report([row], Field(), 1, 0.1)


def test_writing_changes_the_page_between_its_marks_only() -> None:
    page = f"before\n{peers.BEGIN}\nold\n{peers.END}\nafter\n"
    new = peers.written(page, "new\n")
    assert "old" not in new
    assert new.startswith("before\n") and new.endswith("\nafter\n")
    assert peers.written(new, "new\n") == new


def test_the_page_has_every_game_of_ours_in_every_way_and_every_engine() -> None:
    page = peers.PAGE.read_text(encoding="utf-8")
    tables = page.partition(peers.BEGIN)[2].partition(peers.END)[0]
    for heading, words in peers.WAYS.values():
        section = tables.partition(f"### {heading}\n")[2].partition("###")[0]
        assert peers.paragraph(words) in section
        for id in OURS:
            assert f"| Parlour | {parlour.find_game(id).name} |" in section
    measured_with = tables.partition("###")[0]
    assert "Parlour (compiled)" in measured_with
    for engine in ENGINES:
        assert f"| {engine} |" in tables
        assert engine in measured_with
