"""A table as a test tells it: a position, then what each seat plays. Each game adds its own words beside its tests."""

from typing import Any, ClassVar, Self

import parlour
from parlour.engine.codec import digest
from parlour.engine.state import State
from tests.laws import counters, unexplained


class Story:
    """A match that began as a strict scenario: a roll that is not told fails, and so does a move out of turn."""

    game: ClassVar[str]
    usual: ClassVar[dict[str, Any]] = {}  # the words of a scenario that holds unless a test says otherwise
    faces: ClassVar[dict[str, int]] = {}  # the faces of a die

    def __init__(self, words: dict[str, Any]) -> None:
        self.match = parlour.scenario(self.game, {"strict": True, **self.usual, **words})
        self.match.game.invariants(self.match.state)
        assert digest(parlour.load(self.match.save()).state) == digest(self.match.state), "it cannot be saved"

    def plays(self, seat: int, *moves: str) -> Self:
        """This seat is asked, and answers so."""
        for move in moves:
            assert self.match.seat == seat, f"seat {self.match.seat} is asked ({self.match.prompt}), not seat {seat}"
            self._explained(move)
            self.match.game.invariants(self.match.state)
        return self

    def _explained(self, move: str) -> None:
        """Play it: what it changes is what happens, as everybody is told."""
        match, game = self.match, self.match.game
        journal = match.state.journal
        assert journal is not None
        before, told = counters(game, match.state), len(journal.events)
        match.play(move)
        assert not list(unexplained(before, counters(game, match.state), journal.events[told:]))

    def rolls(self, faces: str) -> Self:
        """The next dice."""
        self.match.state.rng.load([self.faces[face] for face in faces.split()], True)
        return self

    @property
    def table(self) -> State:
        return self.match.state

    @property
    def seen(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return self.sees(None)

    def sees(self, seat: int | None) -> dict[str, Any]:
        """The table as this seat sees it."""
        seen: dict[str, Any] = self.match.view(seat)["table"]
        return seen

    @property
    def asked(self) -> int | None:
        return self.match.seat

    @property
    def question(self) -> str:
        """The kind of question that is open, by its class's name; empty when the match is over."""
        question = self.match.state.question
        return "" if question is None else type(question).__name__

    @property
    def moves(self) -> list[str]:
        """The legal moves, in notation."""
        return [move.notation for move in self.match.moves()]

    def refusal(self, move: str) -> str:
        """Why a player may not do this, with the clause where there is one; the match stays as it is."""
        before = self.match.save()
        try:
            self.match.play(move)
        except parlour.IllegalMove as refused:
            assert self.match.save() == before
            return str(refused).removeprefix(f"{move!r} cannot be played: ")
        raise AssertionError(f"{move!r} was not refused")

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The journal's events of this kind, as this seat may know them."""
        return [entry.fields for entry in self.match.journal(seat) if entry.kind == kind]

    def happened(self, *kinds: str) -> list[str]:
        """The journal's events of these kinds, by kind, in the order in which they happened."""
        return [entry.kind for entry in self.match.journal() if entry.kind in kinds]

    def clauses(self, *kinds: str) -> list[str]:
        """The clauses or cards that brought about the events of these kinds, in order."""
        return [entry.clause for entry in self.match.journal() if entry.kind in kinds]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[int]:
        return self.match.winners()
