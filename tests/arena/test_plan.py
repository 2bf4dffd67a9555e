"""Plans, batches, the progress bar, and what is said where a package is missing."""

import io
from collections import Counter

import pytest
from rich.console import Console

import parlour
from parlour.arena.backends import Here, Processes, Todo, all_cores, find_backend
from parlour.arena.hall import Hall, Job, Played
from parlour.arena.plan import Outcome, Plan
from parlour.arena.progress import progress
from parlour.arena.report import sum_up
from parlour.engine.extras import MissingExtra, need

GAME = "king-of-tokyo"


def took(seconds: float, matches: int = 1) -> list[Played]:
    return [Played(Outcome(0, [], 0, [], seconds))] * matches


# ---------------------------------------------------------------------- who sits where


def test_fewer_bots_than_seats_sit_in_turn() -> None:
    plan = Plan(GAME, ["a", "b"], 8, seats=4)
    assert [plan.seating(number) for number in range(2)] == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_of_more_bots_than_seats_all_tables_come_equally_often_and_all_seats() -> None:
    plan = Plan(GAME, ["a", "b", "c", "d"], 12, seats=2)
    tables = Counter(frozenset(plan.seating(number)) for number in range(12))
    assert len(tables) == 6 and set(tables.values()) == {2}
    assert set(Counter(plan.seating(number)[0] for number in range(12)).values()) == {3}


def test_too_many_tables_get_one_sentence() -> None:
    with pytest.raises(parlour.BadSetup, match="name fewer bots"):
        Plan(GAME, [str(number) for number in range(40)], 1, seats=6).seating(0)
    with pytest.raises(parlour.BadSetup, match="at least 1 bot"):
        Plan(GAME, [], 1, seats=2).box()


def test_a_bot_that_sits_out_is_not_counted() -> None:
    plan = Plan(GAME, ["a", "b", "c"], 3, seats=2)
    outcomes = [Outcome(number, [1.0, 0.0], 10) for number in range(3)]
    report = sum_up(plan, outcomes, 1.0)
    assert {share.name: (share.won, share.share, share.par) for share in report.by_bot} == {
        "a": (2.0, 1.0, 0.5),
        "b": (1.0, 0.5, 0.5),
        "c": (0.0, 0.0, 0.5),
    }


# ---------------------------------------------------------------------- batches


def test_batches_grow_until_each_takes_half_a_second() -> None:
    todo = Todo(range(100_000))
    assert len(todo.take()) == 1
    todo.learn(took(0.01))
    assert len(todo.take()) == 50
    todo.learn(took(0.000_001, 1000))
    assert len(todo.take()) == 200
    slow = Todo(range(100))
    slow.learn(took(60.0))
    assert len(slow.take()) == 1


def test_every_match_is_handed_out_once_and_the_last_ones_to_all_workers() -> None:
    todo, given = Todo(range(50)), list[int]()
    todo.learn(took(0.001))
    batch = todo.take(workers=2)
    assert len(batch) == 12
    while batch:
        given += batch
        batch = todo.take(workers=2)
    assert given == list(range(50))


def test_nothing_is_handed_out_when_the_time_is_up() -> None:
    todo = Todo(range(10), seconds=1.0)
    assert len(todo.take()) == 1
    todo.learn(took(1.5))
    assert not todo.take()


def test_backends_by_name() -> None:
    assert isinstance(find_backend(jobs=1), Here)
    several = find_backend(jobs=3)
    assert isinstance(several, Processes) and several.jobs == 3
    assert isinstance(find_backend(), Processes if all_cores() > 1 else Here)


def test_an_error_says_in_which_match_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*arguments: object) -> int:
        raise RuntimeError("no such step")

    monkeypatch.setattr("parlour.arena.hall.ask", break_down)
    with pytest.raises(RuntimeError, match="no such step") as error:
        Hall(Job(Plan(GAME, ["random", "random"], 1, seed="tea"))).play(7)
    assert error.value.__notes__ == [f"This was match 7 of {GAME}, seed 'tea/7', random, random."]


# ---------------------------------------------------------------------- words


def test_the_bar_shows_how_many_how_fast_and_how_long_still() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=100)
    with progress("tokyo", 100, console) as tell:
        for done in (40, 50, 60):
            tell(done)
    shown = screen.getvalue()
    assert "tokyo" in shown and "60/100" in shown and "/s" in shown


def test_no_bar_where_there_is_no_terminal() -> None:
    screen = io.StringIO()
    with progress("tokyo", 10, Console(file=screen)) as tell:
        tell(5)
    assert screen.getvalue() == ""


def test_a_missing_package_is_named_with_its_extra() -> None:
    need("lab", "json")
    with pytest.raises(MissingExtra, match=r"this needs no_such_package: pip install 'parlour\[lab\]'"):
        need("lab", "json", "no_such_package")
