"""The twin law: what is told to a viewer follows from what it has seen, in games that we have never met too."""

import pytest

import parlour
import parlour.engine.state
from tests.conftest import SOAK
from tests.contract.twins import Law, hidden_answers
from tests.contract.walks import GAMES, every_table
from tests.contract.whispers import Whispers

COMPILED = not str(parlour.engine.state.__file__).endswith(".py")
GROUPS = 10_000 if SOAK else 1_000 if COMPILED else 60  # of tables that look alike, at every table of every game
TWINS = 24 if SOAK else 10 if COMPILED else 8
LONGEST = 400 if SOAK else 120 if COMPILED else 40  # moves
LEAST = 20 if SOAK else 2 if COMPILED else 1  # matches
MOST = 400  # matches: a law that finds no twins in so many runs empty
# Its matches are over soon after move 20, and each open move is followed by a secret one: nothing to take back.
SHORT = {"islands"}
ALL_OPEN = {"nim"}  # games in which nothing is hidden have no twins that look alike


def law(id: str, seats: int, groups: int = GROUPS) -> Law:
    found = Law(id)
    for number in range(MOST):
        found.match(seats, f"twins {number}", TWINS, LONGEST, every=2 if COMPILED else 4)
        late = id in SHORT or found.late * 3 >= found.groups
        if number + 1 >= LEAST and found.groups >= groups and late:
            return found
        if found.unlike:
            return found
    raise AssertionError(f"only {found.groups} groups of twins, {found.late} of them past ply 20: the law runs empty")


@every_table
def test_tables_that_look_alike_to_a_viewer_tell_it_the_same(id: str, seats: int) -> None:
    if id in ALL_OPEN:
        pytest.skip("nothing is hidden in this game")
    found = law(id, seats)
    assert found.unlike == []
    assert found.groups >= GROUPS and (id in SHORT or found.late * 3 >= found.groups)
    assert found.undos or id in SHORT, "no move that could be taken back was tried"


@every_table
def test_a_question_whose_answer_the_others_do_not_see_is_secret(id: str, seats: int) -> None:
    for number in range(20 if SOAK else 4 if COMPILED else 1):
        assert hidden_answers(id, seats, f"answers {number}", 600 if COMPILED else 60) == []


FAULTS = {
    "redraws nothing": "imagined",
    "journal tells every hand": "journal",
    "refusal tells a hand": "blocked",
    "asking is no news": "undo of",
}


@pytest.fixture
def whispers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(parlour.games(), "whispers", Whispers(request.param))
    assert "whispers" not in GAMES
    return str(request.param)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("whispers", [""], indirect=True)
def test_the_law_holds_for_a_guest_that_keeps_its_secrets(whispers: str, seats: int) -> None:
    found = law("whispers", seats, 1_000)
    assert found.unlike == [] and found.groups >= 1_000
    assert found.hidden, "no secret answer was looked at"
    assert hidden_answers("whispers", seats, "answers", 60) == []


@pytest.mark.parametrize("whispers", FAULTS, indirect=True)
def test_the_law_finds_what_a_guest_gives_away(whispers: str) -> None:
    unlike = law("whispers", 3, 20_000).unlike
    assert any(line.startswith(FAULTS[whispers]) for line in unlike), unlike[:3]


@pytest.mark.parametrize("whispers", [""], indirect=True)
def test_the_law_finds_out_who_looks_ahead_at_the_real_table(whispers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parlour.Match, "_dream", lambda match, seat: match.fork())
    unlike = law("whispers", 3, 20_000).unlike
    assert any(line.startswith("ahead") for line in unlike), unlike[:3]


@pytest.mark.parametrize("whispers", ["a secret question is not marked"], indirect=True)
def test_a_secret_question_that_is_not_marked_is_found(whispers: str) -> None:
    assert hidden_answers("whispers", 3, "answers", 60)
