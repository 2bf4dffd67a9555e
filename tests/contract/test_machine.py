"""A machine that plays, undoes, saves, loads and copies in any order, and shrinks what goes wrong."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour
from parlour.engine.codec import digest
from tests.conftest import SOAK
from tests.contract.walks import GAMES


def machine(id: str) -> type[RuleBasedStateMachine]:
    game = parlour.find_game(id)

    class Table(RuleBasedStateMachine):
        match: parlour.Match

        @initialize(seats=st.sampled_from(list(game.seats)), seed=st.integers(0, 10_000))
        def sit_down(self, seats: int, seed: int) -> None:
            self.match = parlour.start(id, seats=seats, seed=seed)
            self.copies: list[tuple[parlour.State, str]] = []

        @precondition(lambda self: not self.match.over)
        @rule(pick=st.integers(0, 10_000))
        def play(self, pick: int) -> None:
            moves = self.match.moves()
            self.match.play(moves[pick % len(moves)].notation)

        @precondition(lambda self: self.match.why_no_undo() is None)
        @rule()
        def undo(self) -> None:
            plies = self.match.ply
            self.match.undo()
            assert self.match.ply == plies - 1

        @rule()
        def save_and_load(self) -> None:
            before = digest(self.match.state)
            self.match = parlour.load(self.match.save())
            assert digest(self.match.state) == before

        @rule(text=st.text(max_size=20))
        def say_nonsense(self, text: str) -> None:
            before = digest(self.match.state)
            if text.casefold().strip() not in [move.notation for move in self.match.moves()]:
                with pytest.raises(parlour.IllegalMove):
                    self.match.play(text)
            assert digest(self.match.state) == before

        @rule()
        def keep_a_copy(self) -> None:
            self.copies.append((self.match.state.copy(), digest(self.match.state)))

        @invariant()
        def the_table_can_be_so(self) -> None:
            game.invariants(self.match.state)
            for copy, before in self.copies:
                assert digest(copy) == before

    return Table


@pytest.mark.parametrize("id", GAMES)
def test_any_order_of_calls(id: str) -> None:
    settings_: Any = settings(
        max_examples=400 if SOAK else 12,
        stateful_step_count=60,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=not SOAK,
    )
    kind = machine(id)
    kind.TestCase.settings = settings_
    test: Any = kind.TestCase()
    test.runTest()
