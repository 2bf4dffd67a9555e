"""What every match of every game keeps to: notation, record, undo, journal, view, refusals."""

import json
from contextlib import suppress
from typing import Any

import pytest

import parlour
from parlour.engine.codec import digest
from parlour.engine.step import Step
from tests.contract.walks import GAMES, every_table, matches


def a_move(match: parlour.Match, rng: parlour.Rng) -> parlour.Move:
    moves = match.moves()
    return moves[rng.below(len(moves))]


@every_table
def test_notations_are_unique_and_lead_to_their_move(id: str, seats: int) -> None:
    for seed in matches(1, 50):
        match, twin = (parlour.start(id, seats=seats, seed=seed) for _ in range(2))
        rng = parlour.seeded(seed)
        while not match.over:
            moves = match.moves()
            notations = [" ".join(move.notation.casefold().split()) for move in moves]
            assert len(set(notations)) == len(notations)
            assert all(notations) and all(move.label for move in moves)
            assert match.prompt
            move = a_move(match, rng)
            match.play(move.notation.upper())
            twin.play(move.id)
            assert digest(match.state) == digest(twin.state)
        assert match.winners() == match.state.winners()


@every_table
def test_a_saved_match_goes_on_as_if_nothing_had_happened(id: str, seats: int) -> None:
    for seed in matches(1, 50):
        match = parlour.start(id, seats=seats, seed=seed)
        rng = parlour.seeded(f"save {seed}")
        while not match.over:
            if match.ply % 23 == 0:
                text = match.save()
                loaded = parlour.load(text)
                assert loaded.save() == text
                assert loaded.journal(None) == match.journal(None)
                match = loaded
            match.play(a_move(match, rng).id)
        assert parlour.load(match.save()).winners() == match.winners()


@every_table
def test_undo_brings_back_the_position_or_says_why_not(id: str, seats: int) -> None:
    match = parlour.start(id, seats=seats, seed=2)
    rng = parlour.seeded("undo")
    assert match.why_no_undo() is not None
    undone = 0
    while not match.over and match.ply < 150:
        before, told, learnt = digest(match.state), match.journal(None), match.state.learnt
        seat = match.seat
        assert seat is not None
        move = a_move(match, rng)
        match.play(move.id)
        if match.state.learnt != learnt:
            with pytest.raises(parlour.CannotUndo, match="came to light"):
                match.undo()
        elif match.state.question is not None and match.state.question.secret and match.seat != seat:
            with pytest.raises(parlour.CannotUndo, match="may have moved since"):
                match.undo(seat)
        else:
            if seats > 1:
                with pytest.raises(parlour.CannotUndo, match=r"moved since|nothing has been played"):
                    match.undo((seat + 1) % seats)
            match.undo(seat)
            assert (digest(match.state), match.journal(None)) == (before, told)
            undone += 1
            match.play(move.id)
    assert undone


@every_table
def test_journal_lines_have_words_and_a_clause_that_exists(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    for seed in matches(2, 50):
        match = parlour.start(id, seats=seats, seed=f"journal {seed}")
        rng = parlour.seeded(seed)
        while not match.over:
            match.play(a_move(match, rng).id)
        for seat in [None, *range(seats)]:
            for entry in match.journal(seat):
                assert entry.text and "{" not in entry.text
                assert game.rulebook.clause(entry.clause)
                json.dumps(entry.fields)


@every_table
def test_views_are_plain_data(id: str, seats: int) -> None:
    match = parlour.start(id, seats=seats, seed=6)
    rng = parlour.seeded("views")
    while not match.over:
        for seat in [None, *range(seats)]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["you"] == seat and view["seat"] == match.seat
        match.play(a_move(match, rng).id)
    assert match.view(None)["winners"] == match.winners()


@every_table
def test_refused_moves_leave_the_match_as_it_was(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    match = parlour.start(id, seats=seats, seed=8)
    rng = parlour.seeded("refused")
    refusals = 0
    while not match.over and match.ply < 120:
        before = match.save()
        legal = {move.id for move in match.moves()}
        for bad in ["", "no such move", -1, game.action_count, 10**30, True, None, 1.5]:
            with pytest.raises(parlour.IllegalMove):
                match.play(bad)  # type: ignore[arg-type]
        for blocked in match.blocked():
            assert game.rulebook.clause(blocked.clause) and blocked.reason and blocked.label
            with pytest.raises(parlour.IllegalMove, match=r".+ · .+") as refused:
                match.play(blocked.notation)
            assert refused.value.clause == blocked.clause
            refusals += 1
        assert match.state.question is not None
        for action in range(match.state.question.first, match.state.question.first + match.state.question.size):
            if action not in legal and action % 5 == match.ply % 5:
                with pytest.raises(parlour.IllegalMove):
                    match.play(action)
        assert match.save() == before
        match.play(a_move(match, rng).id)
    assert refusals


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_match_takes_no_more_moves(id: str) -> None:
    match = parlour.start(id, seed=1)
    rng = parlour.seeded("over")
    while not match.over:
        match.play(a_move(match, rng).id)
    assert match.moves() == [] and match.blocked() == [] and match.seat is None
    assert match.prompt == "The match is over."
    with pytest.raises(parlour.IllegalMove, match="over"):
        match.play(0)


class Fault(Step[Any]):
    """A rule that nobody has thought to its end."""

    def run(self, table: parlour.State) -> None:
        raise ZeroDivisionError("a fault in the rules")


@every_table
def test_an_error_inside_the_rules_leaves_the_match_as_it_was(id: str, seats: int) -> None:
    rng = parlour.seeded("fault")
    reached = 0
    for seed in matches(2, 50):
        match = parlour.start(id, seats=seats, seed=seed)
        while not match.over and reached < 10 * (seed + 1):
            move, half_done = a_move(match, rng), match.state.copy()
            half_done.stack.append(Fault())
            with suppress(ZeroDivisionError):
                half_done.play(move.id)
                match.play(move.id)  # another question came first
                continue
            before, untouched = told(match), digest(match.state)
            match.state.stack.append(Fault())
            with pytest.raises(ZeroDivisionError):
                match.play(move.id)
            del match.state.stack[-1]
            assert told(match) == before
            reached += digest(half_done) != untouched
            match.play(move.id)  # and the match goes on
    assert reached, "no fault was reached in the middle of a move"


def told(match: parlour.Match) -> tuple[object, ...]:
    """All there is to know about a match."""
    viewers = [None, *range(len(match.players))]
    return (
        digest(match.state),
        match.save(),
        match.moves(),
        [(match.view(viewer), match.journal(viewer), match.why_no_undo(viewer)) for viewer in viewers],
    )


@pytest.mark.parametrize("id", GAMES)
def test_each_option_of_the_game_can_be_played(id: str) -> None:
    for name, option in parlour.find_game(id).options.items():
        assert option.default in option.values and option.sentence
        for value in option.values:
            match = parlour.start(id, seed=value, options={name: value})
            rng = parlour.seeded(value)
            while not match.over:
                match.play(a_move(match, rng).id)
            assert parlour.load(match.save()).scores() == match.scores()
