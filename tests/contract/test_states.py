"""What every state of every game keeps to: options, copies, codec, secrets, invariants, an end."""

import json
import pickle
import sys
from types import FrameType

import pytest

import parlour
from parlour.bots.random import playout
from parlour.engine.codec import decode, digest, encode, fields_of
from parlour.engine.game import check_actions
from tests.contract.walks import GAMES, every_table, fresh, matches, walk


@pytest.mark.parametrize("id", GAMES)
def test_no_two_questions_share_an_action(id: str) -> None:
    check_actions(parlour.find_game(id).decisions())


@every_table
def test_options_are_sorted_unique_and_never_fewer_than_two(id: str, seats: int) -> None:
    kinds = parlour.find_game(id).decisions()
    for seed in matches(3, 300):
        for state in walk(id, seats, seed):
            if state.over:
                assert state.question is None and state.legal() == [] and state.seat is None
                continue
            question, options = state.question, state.answers
            assert question is not None and type(question) in kinds
            assert len(options) > 1, "a question with one answer is not asked"
            assert options == sorted(set(options))
            assert 0 <= options[0] and options[-1] < question.size
            assert options == question.options(state), "asking twice gives the same options"
            assert state.legal() == [question.first + option for option in options]
            assert state.seat in range(seats)


@every_table
def test_matches_end_and_invariants_hold_after_every_move(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    for seed in matches(8, 2000):
        for state in walk(id, seats, f"invariants {seed}"):
            game.invariants(state)
        assert state.over
        assert all(seat in range(seats) for seat in state.winners())
        shares = state.returns()
        assert len(shares) == seats and sum(shares) == pytest.approx(1 if state.winners() else 0)


@every_table
def test_old_copies_are_not_changed_by_later_moves(id: str, seats: int) -> None:
    for seed in matches(1, 20):
        kept = [(state.copy(), digest(state)) for state in walk(id, seats, seed)]
        for copy, before in kept:
            assert digest(copy) == before


@every_table
def test_a_copy_and_its_original_go_the_same_way(id: str, seats: int) -> None:
    for seed in matches(1, 20):
        for at, state in enumerate(walk(id, seats, seed)):
            if at % 11 or state.over:
                continue
            one, other = state.copy(), state.copy()
            for _ in range(5):
                if one.over:
                    break
                action = one.legal()[0]
                one.play(action)
                other.play(action)
            assert digest(one) == digest(other)


@every_table
def test_a_copy_has_every_field(id: str, seats: int) -> None:
    state = fresh(id, seats, 1)
    copy = state.copy()
    assert fields_of(copy) == fields_of(state)
    assert encode(copy) == encode(state)


@every_table
def test_the_codec_and_pickle_bring_a_position_back(id: str, seats: int) -> None:
    for at, state in enumerate(walk(id, seats, 3)):
        if at % 7:
            continue
        data = json.loads(json.dumps(encode(state)))
        for back in (decode(data), pickle.loads(pickle.dumps(state))):
            assert digest(back) == digest(state)
            assert back.legal() == state.legal()
            if not state.over:
                back.play(back.legal()[-1])
                ahead = state.copy()
                ahead.play(ahead.legal()[-1])
                assert digest(back) == digest(ahead)


@every_table
def test_imagining_changes_nothing_that_the_seat_sees_or_may_do(id: str, seats: int) -> None:
    """The law of secrets: view(imagine(s, p), p) == view(s, p), and the options of p are the same."""
    game = parlour.find_game(id)
    rng = parlour.seeded("dreams")
    for seed in matches(3, 300):
        for at, state in enumerate(walk(id, seats, f"secrets {seed}")):
            if at % 3:
                continue
            before = digest(state)
            for seat in range(seats):
                dream = state.imagine(seat, rng)
                assert game.view(dream, seat) == game.view(state, seat)
                assert dream.seat == state.seat
                if state.seat == seat:
                    assert dream.legal() == state.legal()
                game.invariants(dream)
            assert digest(state) == before, "imagining leaves the position as it is"


@every_table
def test_what_a_seat_imagines_owes_nothing_to_what_is_hidden_from_it(id: str, seats: int) -> None:
    """Of two tables that look the same to a seat, the same dice imagine the same table, to the last card."""
    for seed in matches(1, 100):
        for at, state in enumerate(walk(id, seats, f"dreams {seed}")):
            if at % 9:
                continue
            for seat in range(seats):
                other = state.imagine(seat, parlour.seeded("another world"))
                dreams = [table.imagine(seat, parlour.seeded("dream")) for table in (state, other)]
                assert digest(dreams[0]) == digest(dreams[1])


@every_table
def test_an_imagined_match_can_be_played_to_its_end(id: str, seats: int) -> None:
    rng = parlour.seeded("dreams")
    for at, state in enumerate(walk(id, seats, 5)):
        if at % 20 or state.over:
            continue
        dream = state.imagine(state.seat or 0, rng)
        while not dream.over:
            dream.answer(dream.answers[rng.below(len(dream.answers))])


@every_table
def test_a_journal_changes_nothing(id: str, seats: int) -> None:
    silent = [digest(state) for state in walk(id, seats, 9)]
    told = [digest(state) for state in walk(id, seats, 9, journal=True)]
    assert told == silent


@every_table
def test_evaluation_is_a_share_for_each_seat(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    for state in walk(id, seats, 4):
        worth = game.evaluate(state)
        assert len(worth) == seats
        assert all(0 <= share <= 1 for share in worth)
        if state.over:
            assert worth == state.returns()


@every_table
def test_search_stays_within_compiled_code(id: str, seats: int, pytestconfig: pytest.Config) -> None:
    """Whatever the border adds for people costs nothing in search: not one call leaves for the interpreter."""
    if not pytestconfig.getoption("--compiled") or not parlour.find_game(id).package.startswith("parlour."):
        pytest.skip("nothing is compiled here")
    called: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(f"{frame.f_code.co_filename}: {frame.f_code.co_name}")

    for seed in matches(2, 20):
        state, rng = fresh(id, seats, seed), parlour.seeded(seed)
        state.journal = None
        sys.setprofile(note)
        try:
            playout(state.copy(), rng)
            playout(state.imagine(0, rng), rng)
        finally:
            sys.setprofile(None)
    assert called == set()
