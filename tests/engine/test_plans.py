"""Plans: several moves of one seat as one. Shown at tables of Vegas Showdown, whose moves are made in steps."""

from typing import Any

import pytest

import parlour
from parlour.engine.match import Match
from parlour.engine.told import LastMove

ROW = ["lounge a3", "slots a2 180", "slots b2 180"]


def renovation() -> Match:
    """The first seat may take off up to two tiles, then put in as many; asked for a third, it is done by itself."""
    words: dict[str, Any] = {"phase": "adjust", "choices": {0: "renovate"}, "tiles": {0: ROW}, "seats": 3}
    return parlour.scenario("vegas-showdown", words)


def kind(match: Match) -> str:
    return match.question.kind if match.question is not None else ""


def test_a_plan_may_name_what_made_itself_or_not() -> None:
    named, unnamed = renovation(), renovation()
    assert named.play_all(["take a2", "take b2", "done", "place slots"]) == 4
    assert unnamed.play_all(["take a2", "take b2", "place slots"]) == 3
    assert named.save() == unnamed.save() and named.ply == 3
    assert named.ahead([]).view == unnamed.ahead([]).view


def test_what_might_mean_either_is_what_made_itself_so_that_nothing_is_played_unmeant() -> None:
    match = renovation()
    done = next(move.id for move in renovated(match).moves() if move.notation == "done")
    assert match.ahead(["take a2", "take b2", "done"]).made == 2
    assert match.play_all(["take a2", "take b2", "done"]) == 3
    assert (kind(match), match.ply) == ("put-in", 2)
    match.undo()
    assert match.play_all(["take a2", "take b2", done]) == 3  # an id always answers the question that is open
    assert match.ply == 3 and kind(match) != "put-in"


def renovated(match: Match) -> Match:
    after = match.fork()
    after.play_all(["take a2", "take b2"])
    return after


def test_a_plan_is_refused_as_a_whole_with_the_move_that_fails() -> None:
    match = renovation()
    before = match.save()
    with pytest.raises(parlour.IllegalMove) as refused:
        match.play_all(["take a2", "take c3"])
    assert refused.value.at == 1 and refused.value.clause == "V12.1"
    assert match.save() == before


def test_where_the_table_departs_from_what_could_be_foreseen_what_was_played_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A seat whose imagined table has a tile more than the real one plans with it."""
    match = renovation()
    words: dict[str, Any] = {"phase": "adjust", "choices": {0: "renovate"}, "seats": 3}
    imagined = parlour.scenario("vegas-showdown", {**words, "tiles": {0: ROW}, "reserve": {0: "slots"}})
    monkeypatch.setattr(match, "_dream", lambda seat: imagined.fork())
    assert match.play_all(["done", "place slots"]) == 1
    assert (match.ply, match.last(0)) == (1, LastMove(0, "done"))
