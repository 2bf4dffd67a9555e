"""Moves that may not be made: they are refused with the clause and what is missing, and change nothing."""

from typing import Any

import pytest

import parlour
from tests.games.dice_city.story import Story, cities
from tests.proof import proves


def stands(table: Story) -> tuple[Any, ...]:
    """All that can be told of a match: its record with the digest of the position, view, journal and moves."""
    match = table.match
    return match.save(), match.prompt, table.moves, match.view(None), match.journal()


def refused(table: Story, move: str | int) -> parlour.IllegalMove:
    """How the move is refused, having made sure that nothing has changed by it."""
    before = stands(table)
    with pytest.raises(parlour.IllegalMove) as error:
        table.match.play(move)
    assert stands(table) == before
    assert "\n" not in str(error.value)
    return error.value


TWO: dict[str, Any] = {"dice": {0: "1 1 - - -"}}
CASES: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    (TWO, [], "red", "D5.1", "this die is no longer on the board"),
    (TWO, [], "spend iron", "D7.1", "needs 2 more pass tokens"),
    (TWO, [], "trade iron", "D8.2", "needs 1 more gold"),
    ({"seats": 1, "dice": {0: "1 1 - - -"}}, [], "spend reroll", "D14.12", "there is no rival to roll a die again"),
    (
        {**TWO, "city": {0: {"white 1": "cathedral"}}},
        ["white"],
        "use",
        "D5.14",
        "Cathedral has no ability that a die could use",
    ),
    ({**TWO, "city": {0: {"white 1": "art-gallery"}}}, ["white"], "use", "D6.3", "needs 1 more gold"),
    ({"dice": {0: "1 - - - -"}}, ["white"], "move", "D5.3", "there is no other unused die to move"),
    (
        {**TWO, "display": ["well"], "refreshed": 1},
        ["white"],
        "refresh",
        "D5.6",
        "the display has already been refreshed this turn",
    ),
    (TWO, ["white"], "refresh", "D5.7", "there is no card in the display"),
    (TWO, ["white"], "reactivate", "D5.8", "no location of your city is deactivated"),
    ({**TWO, "passed": 1}, ["white"], "pass", "D5.11", "you have already passed this turn"),
    ({"dice": {0: "1 1 6 - -"}}, ["white", "move"], "red right", "D5.4", "no die moves past the end of its row"),
    ({"step": "attack", "strength": 3}, [], "attack medium-bandits", "D9.6", "needs 1 more strength"),
    ({"step": "attack", "strength": 3}, [], "attack locations 0", "D9.12", "your own locations cannot be attacked"),
    (
        {"step": "attack", "strength": 3, "wood": [0, 1], "gold": [0, 1], "city": {1: {"white 1": "manor"}}},
        [],
        "attack locations 1",
        "D9.9",
        "no location there can be attacked with a strength of 3",
    ),
    ({"step": "build", "wood": [2, 0]}, [], "buy quarry", "D10.3", "needs 2 more stone"),
    ({"step": "build", "wood": [2, 0]}, [], "buy small-ship", "D10.13", "needs 2 more stone and 2 more iron"),
    ({"step": "build", "wood": [2, 0], "piles": {"mine": 0}}, [], "buy mine", "D10.12", "this pile is used up"),
]


@proves("D5.1", "D5.3", "D5.4", "D5.6", "D5.7", "D5.8", "D5.11", "D5.14", "D6.3", "D7.1", "D8.2", "D9.6", "D9.9")
@proves("D9.12", "D10.3", "D10.12", "D10.13", "D14.12")
@pytest.mark.parametrize(("words", "moves", "move", "clause", "reason"), CASES)
def test_a_move_that_may_not_be_made_is_refused_with_its_clause_and_what_is_missing(
    words: dict[str, Any], moves: list[str], move: str, clause: str, reason: str
) -> None:
    table = cities(**words).plays(0, *moves)
    error = refused(table, move)
    assert str(error) == f"{move!r} cannot be played: {reason} · {clause}"
    assert error.clause == clause
    assert clause in table.match.game.rulebook.clauses


@pytest.mark.parametrize(("words", "moves", "move", "clause", "reason"), CASES)
def test_blocked_moves_are_listed_with_the_same_reasons(
    words: dict[str, Any], moves: list[str], move: str, clause: str, reason: str
) -> None:
    table = cities(**words).plays(0, *moves)
    found = [(blocked.clause, blocked.reason) for blocked in table.match.blocked() if blocked.notation == move]
    assert found == [(clause, reason)]
    assert not {blocked.notation for blocked in table.match.blocked()} & set(table.moves)


def test_a_move_that_belongs_to_another_moment_is_refused_with_those_that_do_not() -> None:
    table = cities(dice={0: "1 - - - -"})
    assert str(refused(table, "use")) == "'use' is no move here; moves are 'white', 'done'"
    assert str(refused(table, "")) == "'' is no move here; moves are 'white', 'done'"


def test_case_and_spaces_do_not_matter() -> None:
    table = cities(dice={0: "1 1 - - -"})
    table.plays(0, "  WHITE ", "Pass")
    assert table.pass_tokens == [1, 0]


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    table = cities(step="end", turn=1, ending=True, rolls="1 1 1 1 1")
    assert str(refused(table, "done")) == "the match is over"


def test_a_move_on_which_the_table_breaks_leaves_the_match_as_it_was() -> None:
    table = cities(dice={0: "- 4 - - -"}).plays(0, "yellow")  # strict: no roll is loaded
    before = stands(table)
    with pytest.raises(ValueError, match="a roll was made"):
        table.match.play("use")
    assert stands(table) == before


def on(id: str, **words: Any) -> tuple[dict[str, Any], list[str]]:
    """The white die uses a location of this kind, with three others still on the board."""
    return {"dice": {0: "1 3 3 3 -"}, "city": {0: {"white 1": id}}, "options": {"deck": "grand"}, **words}, [
        "white",
        "use",
    ]


RICH: dict[str, Any] = {"wood": [3, 3], "stone": [3, 3], "iron": [3, 3], "gold": [3, 3], "pass_tokens": [4, 4]}
ROWS = {f"{row} {column}": "mine" for row in ("white", "yellow") for column in range(1, 7)}

# For each kind of question a position and moves that lead to it.
ASKED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "ChooseDie": ({**TWO, **RICH}, []),
    "UseDie": ({**TWO, **RICH}, ["white"]),
    "MoveDie": ({"dice": {0: "1 3 6 - -"}}, ["white", "move"]),
    "Refresh": (
        {**TWO, "display": ["well", "well", "manor", "church", "bazaar"]},
        ["white", "refresh", "discard 1 well"],
    ),
    "Reactivate": (
        {**TWO, "city": {0: {"red 1": "manor", "red 2": "manor", "red 3": "manor"}}}
        | {"deactivated": {0: ["red 1", "red 2"]}},
        ["white", "reactivate"],
    ),
    "NameDie": ({**TWO, **RICH}, ["spend reroll"]),
    "ChooseAttack": ({**RICH, "step": "attack", "strength": 4}, []),
    "AttackLocation": (
        {"step": "attack", "strength": 3, "city": {1: {"red 1": "mine", "red 2": "mine", "red 3": "cathedral"}}},
        ["attack locations 1"],
    ),
    "AttackStock": ({**RICH, "step": "attack", "strength": 2}, ["attack stock 1"]),
    "Buy": ({**RICH, "step": "build", "display": ["manor", "town-hall", "cathedral"]}, []),
    "Build": ({**RICH, "step": "build"}, ["buy mine"]),
    "AskEnd": ({"step": "end", "city": {0: ROWS}}, []),
    "CopyAbility": on("cemetery"),
    "GainResources": on("travellers-tavern"),
    "StoreResource": on("storehouse", **{**RICH, "iron": [0, 0]}),
    "SellResource": on("market-place", **{**RICH, "iron": [0, 0]}),
    "Exchange": on("market-place", wood=[3, 0]),
    "AdornStatue": (
        {"step": "build", "stone": [3, 0], "iron": [1, 0], "display": ["grand-statue"]},
        ["buy grand-statue", "build white 1"],
    ),
    "PayMusic": on("music-school", pass_tokens=[3, 0]),
    "HireMercenaries": on("mercenary-tavern", gold=[1, 0]),
    "Plunder": on("raiders-guild", wood=[1, 1]),
    "WorkGold": on("goldsmiths-guild", wood=[1, 0], iron=[1, 0], gold=[1, 0]),
    "DrawWater": on("well"),
    "Ride": on("stables"),
    "CrossBridge": on("bridge"),
    "HireCoach": on("coach-house", gold=[1, 0]),
    "NearCoach": on("coach-house"),
    "FarCoach": ({**on("coach-house", gold=[1, 0])[0]}, ["white", "use", "pay gold"]),
    "Mend": (
        {"dice": {0: "1 3 3 - -"}, "city": {0: {"white 1": "masons-guild", "white 2": "manor", "red 2": "manor"}}}
        | {"deactivated": {0: ["white 2", "red 2"]}},
        ["white", "use"],
    ),
}


def test_there_is_a_position_for_every_kind_of_question() -> None:
    assert set(ASKED) == {kind.__name__ for kind in parlour.find_game("dice-city").decisions()}


@pytest.mark.parametrize("name", ASKED)
def test_every_question_refuses_nonsense_and_what_is_not_legal(name: str) -> None:
    words, moves = ASKED[name]
    table = cities(**words).plays(0, *moves)
    assert table.question == name
    assert "is no move here" in str(refused(table, "nonsense"))
    legal = {move.id for move in table.match.moves()}
    rulebook = table.match.game.rulebook
    for action in set(range(600)) - legal:
        with pytest.raises(parlour.IllegalMove) as error:
            table.match.play(action)
        assert error.value.clause == "" or rulebook.clause(error.value.clause)
    for blocked in table.match.blocked():
        assert blocked.notation not in table.moves
        assert blocked.reason and blocked.label and rulebook.clause(blocked.clause)
    assert table.match.prompt
    for move in table.match.moves():
        assert move.notation and move.label


@pytest.mark.parametrize("name", ASKED)
def test_every_question_can_be_saved_and_copied(name: str) -> None:
    words, moves = ASKED[name]
    table = cities(**words).plays(0, *moves)
    assert parlour.load(table.match.save()).save() == table.match.save()
    for move in table.match.moves():
        table.rolls("1 2 3 4 5 6")
        trial = table.table.copy()
        trial.play(move.id)
        table.match.game.invariants(trial)


@pytest.mark.parametrize("name", ASKED)
def test_every_question_can_be_judged(name: str) -> None:
    words, moves = ASKED[name]
    table = cities(**words).plays(0, *moves)
    shares = table.match.game.evaluate(table.table)
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)
