"""The lab: what there is to measure is found in any game, and a change is seen where there is one."""

import json
import re
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("polars", reason="the lab needs the extra `lab`")
pytest.importorskip("altair", reason="the lab needs the extra `lab`")
pytest.importorskip("vl_convert", reason="the lab needs the extra `lab`")

import polars as pl

import parlour
from parlour.arena.backends import Here
from parlour.arena.hall import Hall, Job
from parlour.arena.lab.lab import Result, run_lab
from parlour.arena.lab.statistics import beyond_chance, paired, unpaired
from parlour.arena.lab.survey import Taking, survey
from parlour.arena.lab.watch import LabWatcher, lead_changes
from parlour.arena.plan import Plan
from parlour.engine.content import changeable_numbers

GAME = "king-of-tokyo"
MATCHES = 40


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    """Random monsters race to 8 stars instead of 20, and Wings cost nothing."""
    plan = Plan(GAME, ["random"] * 3, MATCHES, overrides={"numbers.goal": 8, "cards.wings.cost": 0})
    return run_lab(tmp_path_factory.mktemp("lab"), plan, Here())


# ---------------------------------------------------------------------- what there is to measure


def test_what_a_seat_is_and_how_cards_are_taken_are_found_by_looking() -> None:
    found = survey(GAME, 3, {})
    assert found.entries == ("monsters",)
    assert found.traits == {"figure": "monsters"}
    assert found.takings == (Taking("cards", ("buy",), "buys"),)
    assert found.length == "turn"


@pytest.mark.parametrize("id", sorted(parlour.games()))
def test_every_game_can_be_surveyed_and_watched(id: str) -> None:
    game = parlour.find_game(id)
    seats = game.seats[-1]
    found = survey(id, seats, {})
    assert set(found.traits.values()) <= set(game.content.tree)
    assert {taking.table for taking in found.takings} <= set(game.card_tables)
    job = Job(Plan(id, ["random"] * seats, 1), watcher=partial(LabWatcher, found))
    facts = Hall(job).play(0).facts
    assert facts is not None and json.dumps(facts)
    assert game.rulebook.clause(facts["ending"])
    assert facts["length"] > 0
    assert len(facts["leaders"]) == 9
    assert all(len(values) == seats for values in facts["traits"].values())


def test_a_lead_changes_when_another_seat_has_it() -> None:
    assert lead_changes([-1, 0, 0, -1, 0, 1, -1, 2, 2]) == 2
    assert lead_changes([-1, -1]) == 0


# ---------------------------------------------------------------------- before and after


def test_a_change_is_seen(result: Result) -> None:
    sentences = [finding.sentence for finding in result.believed]
    assert any(re.fullmatch(r"A match lasts [\d.]+ turns instead of [\d.]+", sentence) for sentence in sentences)
    [length] = [figure for figure in result.figures if figure.name == "length"]
    assert length.means["as changed"] < length.means["as it is"]


def test_no_change_is_no_finding(tmp_path: Path) -> None:
    """Wings that cost one more make no difference to random monsters that anybody could see."""
    plan = Plan(GAME, ["random"] * 2, 12, overrides={"cards.wings.cost": 7})
    assert run_lab(tmp_path, plan, Here()).believed == []
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Nothing that is more than chance" in page


def test_both_variants_have_the_same_seeds(result: Result) -> None:
    seats = result.evidence.seats
    assert seats.height == 2 * MATCHES * 3
    assert result.evidence.pairs == MATCHES
    assert seats.group_by("variant", "match").agg(pl.col("share").sum())["share"].max() == pytest.approx(1)
    folder = result.page.parent
    for name, wings in (("before", "6"), ("after", "0")):
        record = (folder / name / "records" / "0000" / "0000000.record").read_text(encoding="utf-8")
        assert 'seed "0/0"' in record
        assert ("set cards.wings.cost 0" in record) == (wings == "0")
        assert (folder / name / "results.parquet").exists()


def test_each_plot_has_its_picture_and_its_data_beside_it(result: Result) -> None:
    names = [figure.name for figure in result.figures]
    assert names == ["seats", "by-figure", "length", "lead-changes", "leader", "endings", "cards-buy"]
    plots = result.page.parent / "plots"
    for figure in result.figures:
        assert (plots / f"{figure.name}.png").read_bytes().startswith(b"\x89PNG")
        data = pl.read_csv(plots / f"{figure.name}.csv")
        assert data.height == figure.table.height
        assert set(data["variant"]) == {"as it is", "as changed"}
        assert data.filter(pl.col("low") > pl.col("value") + 1e-9).is_empty()
        assert data.filter(pl.col("high") < pl.col("value") - 1e-9).is_empty()


def test_the_page_is_one_file_that_needs_no_network(result: Result) -> None:
    page = result.page.read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    for figure in result.figures:
        assert f'id="{figure.name}"' in page and f'src="plots/{figure.name}.png"' in page
    assert "cards.wings.cost</code></td><td>6 → " in page
    assert page.count("<script>") == page.count("</script>") == 2


def test_what_was_changed_comes_first_and_is_marked(result: Result) -> None:
    [cards] = [figure for figure in result.figures if figure.name == "cards-buy"]
    assert cards.rows[0] == "Wings" and cards.marked == {"Wings"}


def test_a_lab_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = Plan(GAME, ["random"] * 2, 6, overrides={"numbers.goal": 10})

    def stop(done: int) -> None:
        if done == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_lab(tmp_path, plan, Here(), stop)
    heard: list[int] = []
    assert run_lab(tmp_path, plan, Here(), heard.append).evidence.pairs == 6
    assert heard == [6, 8, 9, 10, 11, 12]


def test_a_lab_needs_a_change(tmp_path: Path) -> None:
    with pytest.raises(parlour.ParlourError, match="nothing is changed"):
        run_lab(tmp_path, Plan(GAME, ["random"] * 2, 2), Here())


@pytest.mark.slow
@pytest.mark.parametrize("id", sorted(parlour.games()))
def test_every_game_can_be_changed(id: str, tmp_path: Path) -> None:
    game = parlour.find_game(id)
    numbers = changeable_numbers(game.content.tree)
    path = min(numbers)
    plan = Plan(id, ["random"] * game.seats[-1], 4, overrides={path: numbers[path][1]})
    found = run_lab(tmp_path, plan, Here())
    assert found.evidence.pairs == 4
    assert all((tmp_path / "plots" / f"{figure.name}.png").exists() for figure in found.figures)


# ---------------------------------------------------------------------- statistics


def test_intervals_of_differences_hold_as_often_as_they_say() -> None:
    chance, held, rounds = Random(1), [0, 0], 400
    for _ in range(rounds):
        common = [chance.gauss(0, 3) for _ in range(50)]
        step = paired([c + chance.gauss(0, 1) for c in common], [c + chance.gauss(0.5, 1) for c in common])
        held[0] += step.low < 0.5 < step.high
        won = [sum(chance.random() < share for _ in range(60)) for share in (0.2, 0.35)]
        share = unpaired(won[0], 60, won[1], 60)
        held[1] += share.low < 0.15 < share.high
    for count in held:
        assert abs(count / rounds - 0.95) < 4 * sqrt(0.95 * 0.05 / rounds)


def test_what_never_differs_is_certain() -> None:
    assert paired([2.0, 3.0], [2.0, 3.0]).chance == 1
    assert paired([2.0, 3.0], [4.0, 5.0]).chance == 0


def test_few_of_many_differences_are_believed() -> None:
    assert beyond_chance([0.04, 0.5, 0.9]) == [False, False, False]
    assert beyond_chance([0.001, 0.5, 0.03]) == [True, False, True]
    assert beyond_chance([]) == []
