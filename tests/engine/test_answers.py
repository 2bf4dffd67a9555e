"""Answers: one declaration, from which numbers, notations, their reading, data and targets follow."""

from collections.abc import Mapping
from typing import Any

import pytest

from parlour.engine.answers import (
    NONE,
    Amount,
    Answers,
    Choice,
    Counts,
    Listed,
    Player,
    Role,
    Several,
    Spare,
    kind_of,
)
from parlour.engine.content import Content
from parlour.engine.rng import seeded
from parlour.engine.state import Box, State
from parlour.engine.step import Decision

TABLE = State(Box("any", 3, {}, {}, Content({}, "any")), seeded("any"), [], None, [], 0, False)
UNIT = Listed[Any]("unit", 4, lambda table: ["Tank", "infantry", "", "ship"], "units")
AMOUNT = Amount("amount", 3, 1)


class Ask(Decision[Any]):
    answers = Answers(
        "done",
        Choice("move {amount} {unit}", "unit:{seat}:{unit}", unit=UNIT, amount=AMOUNT),
        Choice("pay {seats}-{amount}", verb="bribe", seats=Player("seats", 3), amount=Amount("amount", 2, 5, 5)),
        Spare(4),
        Choice("{unit}", "unit:{seat}:{unit} pile", verb="name", unit=UNIT),
    )


QUESTION = Ask(1)


def test_options_are_numbered_through_choices_and_roles() -> None:
    answers = Ask.answers
    assert [choice.first for choice in answers.choices] == [0, 1, 13, 19, 23]
    assert answers.size == 27
    assert answers.choice(1).numbers(1) == {"unit": 0, "amount": 0}
    assert answers.choice(3).numbers(3) == {"unit": 0, "amount": 2}
    assert answers.choice(4).numbers(4) == {"unit": 1, "amount": 0}


def test_what_is_written_is_read_whatever_its_letters_and_spaces() -> None:
    written = {option: QUESTION.notation(TABLE, option) for option in range(27)}
    assert written[0] == "done" and written[3] == "move 3 Tank" and written[4] == "move 1 infantry"
    assert written[13] == "pay 0-5" and written[14] == "pay 0-10" and written[23] == "Tank"
    assert written[7] == "" and written[25] == ""  # no such thing at this table
    assert all(written[option] == "" for option in range(19, 23))
    for option, notation in written.items():
        if notation:
            assert QUESTION.option_of(TABLE, f"  {notation.upper()} ") == option


@pytest.mark.parametrize(
    "nonsense", ["", "  ", "move", "move 4 tank", "move 0 tank", "move 1 tanks", "pay 3-5", "pay 0-7", "done now", "-"]
)
def test_what_nobody_writes_is_no_option(nonsense: str) -> None:
    assert QUESTION.option_of(TABLE, nonsense) == NONE


def test_targets_are_made_of_roles_the_seat_and_what_the_question_is_about() -> None:
    move, name = Ask.answers.choices[1], Ask.answers.choices[4]
    assert move.targets(TABLE, {"unit": 1, "amount": 0}, 2, {}) == ["unit:2:infantry"]
    assert name.targets(TABLE, {"unit": 3}, 0, {}) == ["unit:0:ship", "pile"]
    here = Choice("at {unit}", "place:{town}:{unit}", unit=UNIT)
    assert here.targets(TABLE, {"unit": 0}, 0, {"town": "Rome"}) == ["place:Rome:Tank"]
    assert Choice("done").targets(TABLE, {}, 0, {}) == []
    several = Choice("go", "place:{town}")
    assert several.targets(TABLE, {}, 0, {"town": ["Rome", "Ostia"]}) == ["place:Rome", "place:Ostia"]
    assert several.targets(TABLE, {}, 0, {"town": None}) == []


class Next(Role[Any]):
    """The letter so many after that of the role before it."""

    spaced = True

    def __init__(self, letter: int = 0) -> None:
        super().__init__("goal", 3)
        self.letter = letter

    def given(self, numbers: Mapping[str, int]) -> "Next":
        return Next(numbers["letter"])

    def write(self, table: Any, number: int) -> str:
        return f"the {'abcdefgh'[self.letter + number]}"

    def read(self, table: Any, word: str) -> int:
        return ["the " + letter for letter in "abcdefgh"[self.letter :]].index(word)


def test_a_role_may_depend_on_those_named_before_it() -> None:
    letters = Listed[Any]("letter", 4, lambda table: list("abcd"))
    choice = Answers(Choice("{letter} to {goal}", "at:{goal}", letter=letters, goal=Next())).choices[0]
    numbers = {"letter": 2, "goal": 1}
    assert choice.write(TABLE, numbers, {}) == "c to the d"
    assert choice.read(TABLE, "c to the d", {}) == 7
    assert choice.targets(TABLE, numbers, 0, {}) == ["at:the d"]


def test_targets_are_picked_together_where_several_things_are_written() -> None:
    class Some(Listed[Any]):
        many = True

    some = Some("units", 4, lambda table: ["a", "b", "c", "d"])
    assert Choice("take {units}", "unit:{units}", units=some).together
    assert not Choice("take {units}", "pile", units=some).together
    assert not Choice("take one", "unit:{units}", units=some).together  # any of them stands for it
    assert not Ask.answers.choices[1].together


def test_questions_that_share_a_choice_have_it_each_at_its_own_place() -> None:
    shared = Choice("use {unit}", unit=UNIT)
    one, other = Answers("done", shared), Answers("done", "pass", shared)
    assert (one.choices[1].first, other.choices[2].first, shared.first) == (1, 2, 0)


def test_roles_tell_data() -> None:
    assert Counts[Any]("units", lambda table: ["tank", "ship"]).data(TABLE, [2, 0]) == {"tank": 2}
    assert Several(UNIT).data(TABLE, [0, 3]) == ["Tank", "ship"]
    assert Player().data(TABLE, 2) == 2 and Player().data(TABLE, 3) is None
    assert AMOUNT.data(TABLE, 2) == 3
    assert UNIT.data(TABLE, 2) is None


def test_the_kind_of_a_question_is_its_name() -> None:
    assert kind_of(QUESTION) == kind_of(Ask) == "ask"

    class PlaceTileNow(Ask):
        pass

    assert kind_of(PlaceTileNow) == "place-tile-now"
