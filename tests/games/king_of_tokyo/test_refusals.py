"""Moves that may not be made: they are refused with the clause and what is missing, and change nothing."""

from typing import Any

import pytest

import parlour
from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves


def stands(table: Story) -> tuple[Any, ...]:
    """All that can be told of a match: its record with the digest of the position, views, journal and moves."""
    match = table.match
    seats = [None, *range(len(table.life))]
    return (
        match.save(),
        match.prompt,
        table.moves,
        [match.view(seat) for seat in seats],
        [match.journal(seat) for seat in seats],
    )


def refused(table: Story, move: str | int) -> parlour.IllegalMove:
    """How the move is refused, having made sure that nothing has changed by it."""
    before = stands(table)
    with pytest.raises(parlour.IllegalMove) as error:
        table.match.play(move)
    assert stands(table) == before
    assert "\n" not in str(error.value)
    return error.value


CASES: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"step": "setup", "monsters": ["kraken"]},
        "kraken",
        "T3.1",
        "this monster is taken already",
    ),
    (
        {"dice": "1 1 2 2 3 3", "rerolls": 0, "cards": {0: ["smoke-cloud"]}},
        "reroll 3",
        "T4.2",
        "all your rerolls are used up",
    ),
    (
        {"dice": "1 1 2 2 3 3", "cards": {0: ["telepath"]}},
        "extra-reroll telepath",
        "T4.2.4",
        "needs 1 more energy",
    ),
    (
        {"dice": "1 1 2 2 3 3", "step": "change", "energy": [1, 0], "cards": {0: ["stretchy", "plot-twist"]}},
        "turn 3 to 1 stretchy",
        "T4.2.7",
        "needs 1 more energy",
    ),
    (
        {"dice": "heart 1 1 2 2 3", "step": "resolve", "tokyo": 0, "life": [5, 5], "cards": {0: ["healing-ray"]}},
        "heal",
        "T4.3.5",
        "in Tokyo hearts neither heal you nor remove counters",
    ),
    (
        {"dice": "heart 1 1 2 2 3", "step": "resolve", "poison": [1, 0]},
        "heal",
        "T7.1",
        "you are at full life",
    ),
    (
        {"step": "buy", "energy": [4, 0], "store": ["wings"]},
        "buy wings",
        "T4.5.1",
        "needs 2 more energy",
    ),
    (
        {"step": "buy", "energy": [4, 0], "store": ["wings"], "cards": {0: ["alien-metabolism"]}},
        "buy wings",
        "T4.5.1",
        "needs 1 more energy",
    ),
    (
        {"step": "buy", "energy": [1, 0], "store": ["wings"], "cards": {0: ["made-in-a-lab"]}},
        "sweep",
        "T4.5.3",
        "needs 1 more energy",
    ),
    (
        {"step": "buy", "energy": [9, 0], "cards": {0: ["made-in-a-lab"]}},
        "sweep",
        "T4.5.3",
        "the store is empty",
    ),
    (
        {"step": "buy", "energy": [9, 0], "cards": {0: ["made-in-a-lab"]}},
        "buy top card",
        "T4.5.8",
        "look at it first",
    ),
    (
        {"step": "buy", "energy": [5, 0], "cards": {0: ["made-in-a-lab"]}, "store": ["heal"], "deck": ["wings"]}
        | {"top_seen": [0]},
        "buy top card",
        "T4.5.1",
        "needs 1 more energy",
    ),
    (
        {"step": "buy", "energy": [5, 0], "cards": {0: ["made-in-a-lab"]}, "store": ["heal"], "deck": ["wings"]}
        | {"top_seen": [0]},
        "peek",
        "T4.5.8",
        "you know the top card already",
    ),
    (
        {"step": "buy", "energy": [3, 0], "cards": {0: ["parasitic-tentacles"], 1: ["wings"]}, "store": ["heal"]},
        "take wings",
        "T4.5.7",
        "needs 3 more energy",
    ),
]


@proves("T3.1", "T4.2", "T4.2.4", "T4.2.7", "T4.3.5", "T4.5.1", "T4.5.3", "T4.5.7", "T4.5.8", "T7.1")
@pytest.mark.parametrize(("words", "move", "clause", "reason"), CASES)
def test_a_move_that_may_not_be_made_is_refused_with_its_clause_and_what_is_missing(
    words: dict[str, Any], move: str, clause: str, reason: str
) -> None:
    table = tokyo(seats=2, rolls=QUIET, **words)
    error = refused(table, move)
    assert str(error) == f"{move!r} cannot be played: {reason} · {clause}"
    assert error.clause == clause
    assert clause in table.match.game.rulebook.clauses


@pytest.mark.parametrize(("words", "move", "clause", "reason"), CASES)
def test_blocked_moves_are_listed_with_the_same_reasons(
    words: dict[str, Any], move: str, clause: str, reason: str
) -> None:
    table = tokyo(seats=2, rolls=QUIET, **words)
    found = [(blocked.clause, blocked.reason) for blocked in table.match.blocked() if blocked.notation == move]
    assert found == [(clause, reason)]
    assert not {blocked.notation for blocked in table.match.blocked()} & set(table.moves)


@proves("T4.5.5", "T4.5.1")
def test_refusals_in_a_reveal_window() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 5],
        cards={1: ["opportunist", "rapid-healing"]},
        life=[10, 9],
        store=["corner-store", "heal"],
        deck=["wings"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    assert str(refused(table, "buy wings")) == "'buy wings' cannot be played: needs 1 more energy · T4.5.1"
    assert str(refused(table, "buy heal")) == "'buy heal' cannot be played: this card was not just turned up · T4.5.5"


def test_a_move_that_belongs_to_another_moment_is_refused_with_those_that_do_not() -> None:
    table = tokyo(seats=2, tokyo=1, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert str(refused(table, "keep")) == "'keep' is no move here; moves are 'stay', 'yield'"
    assert str(refused(table, "")) == "'' is no move here; moves are 'stay', 'yield'"


def test_a_move_of_the_question_that_makes_no_sense_now_is_refused_with_the_questions_clause() -> None:
    table = tokyo(seats=2, dice="1 1 1 energy claw 2")
    table.plays(0, "keep")
    assert str(refused(table, "resolve hearts")) == "'resolve hearts' cannot be played now · T4.3"


def test_an_action_id_that_is_no_answer_is_refused() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 3")
    for action in (-1, 0, 10**6):
        assert "is no answer to this question" in str(refused(table, action))
    legal = {move.id for move in table.match.moves()}
    illegal = next(action for action in range(min(legal), max(legal)) if action not in legal)
    refused(table, illegal)


@pytest.mark.parametrize("move", [True, 1.5, None, ["keep"]])
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 3")
    assert "a move is a text or an action id" in str(refused(table, move))


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    table = tokyo(seats=2, stars=[20, 0], step="end")
    assert table.over
    assert str(refused(table, "keep")) == "the match is over"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nonsense_gets_one_sentence_at_every_question_of_a_match(seats: int) -> None:
    table = tokyo(
        seats=seats,
        step="setup",
        strict=False,
        energy=[20] * seats,
        seed=seats,
        deck=[
            "mimic",
            "metamorph",
            "opportunist",
            "rapid-healing",
            "jets",
            "camouflage",
            "background-dweller",
            "stretchy",
        ],
    )
    rng = parlour.seeded("nonsense")
    questions = set()
    while not table.over and table.match.ply < 300:
        with pytest.raises(parlour.IllegalMove):
            table.match.play("nonsense")
        legal = {move.id for move in table.match.moves()}
        if table.question not in questions:
            questions.add(table.question)
            for action in set(range(1100)) - legal:
                with pytest.raises(parlour.IllegalMove):
                    table.match.play(action)
        assert not {blocked.notation for blocked in table.match.blocked()} & set(table.moves)
        table.match.play(table.moves[rng.below(len(legal))])
    assert len(questions) > 6


def test_case_and_spaces_do_not_matter() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 claw", rolls="3")
    table.plays(0, "  Reroll   CLAW ")
    assert table.dice == ["1", "1", "2", "2", "3", "3"]


def test_a_move_on_which_the_table_breaks_leaves_the_match_as_it_was() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 claw")  # strict: no roll is loaded
    before = stands(table)
    with pytest.raises(ValueError, match="a roll was made"):
        table.match.play("reroll claw")
    assert stands(table) == before


def test_rapid_healing_that_cannot_be_used_says_what_is_missing() -> None:
    words = {"seats": 2, "cards": {0: ["rapid-healing"]}, "dice": "1 1 2 2 3 claw"}
    short = tokyo(**words, life=[4, 10], energy=[1, 0])
    assert short.refusal("use rapid-healing").endswith("needs 1 more energy · rapid-healing")
    full = tokyo(**words, energy=[5, 0])
    assert full.refusal("use rapid-healing").endswith("you are at full life · rapid-healing")


def test_batteries_cannot_be_loaded_with_energy_one_does_not_have() -> None:
    table = tokyo(seats=2, step="buy", energy=[5, 0], store=["monster-batteries"], deck=["heal"])
    table.plays(0, "buy monster-batteries")
    assert table.refusal("load 4").endswith("needs 1 more energy · monster-batteries")
