"""One match as learners meet it: actions are ints, what a seat sees is an array of numbers or a text."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine.codec import decode, encode
from parlour.engine.errors import BadSetup, IllegalMove
from parlour.engine.game import find_game
from parlour.engine.journal import Journal, Told
from parlour.engine.rng import seeded
from parlour.engine.state import State
from parlour.rl import text
from parlour.rl.encoder import Encoder, Mask, Observation

MOST_SEED = 2**62  # the seeds that environments draw themselves are below it


@dataclass(frozen=True)
class Snapshot:
    """A position to come back to. It is never changed, so it can be kept, shared and pickled."""

    state: State
    ply: int
    moved: tuple[int, ...]
    events: tuple[Told, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        events = [(told.ply, told.event, told.clause, told.known_by, told.seen_by) for told in self.events]
        return _snapshot, (encode(self.state), self.ply, self.moved, events)


class Episode:
    """A match of one game for so many seats. `deal` starts one, and the next one.

    With `journal` the text tells what happened since the seat's last move; it makes a step slower.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        overrides: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.box = self.game.make_box(self.game.seats[0] if seats is None else seats, options or {}, overrides or {})
        self.seats: int = self.box.seats
        self.encoder = Encoder(self.game, self.box)
        self.journal = journal
        self.deal(0)

    def deal(self, seed: int | str) -> None:
        """A new match: the one that `parlour.start` deals with this seed."""
        state = self.game.deal(self.box, seeded(seed))
        state.journal = Journal() if self.journal else None
        state.settle()
        self.state = state
        self.ply = 0
        self.moved = [0] * self.seats  # the ply of each seat's last move

    # ------------------------------------------------------------------ playing

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the match is over."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.over

    def is_legal(self, action: int) -> bool:
        question = self.state.question
        return question is not None and action - question.first in self.state.answers

    def play(self, action: int) -> None:
        """Play for the seat that is asked. What is not legal is refused, and changes nothing."""
        question = self.state.question
        if question is None:
            raise IllegalMove("the match is over")
        if not self.is_legal(action):
            raise IllegalMove(f"action {action} may not be played now: the mask says which may", question.clause)
        self.ply += 1
        self.moved[question.seat] = self.ply
        if self.state.journal is not None:
            self.state.journal.ply = self.ply
        self.state.play(action)

    def action(self, notation: str) -> int:
        """The legal action that is written so, for players who answer in words."""
        question, state = self.state.question, self.state
        if question is None:
            raise IllegalMove("the match is over")
        option = question.option_of(state, notation)
        if option in state.answers:
            return question.first + option
        raise IllegalMove(f"{notation!r} is no move here", question.clause)

    def returns(self) -> list[float]:
        """Each seat's share of the win; all 0 while the match goes on, or when nobody wins."""
        return self.state.returns() if self.over else [0.0] * self.seats

    # ------------------------------------------------------------------ what a seat sees

    def observe(self, seat: int) -> Observation:
        """The seat's view as numbers from 0 to 1; `encoder.names()` says what each tells."""
        return self.encoder.observe(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that the seat may play now."""
        return self.encoder.mask(self.state, seat)

    def text(self, seat: int) -> str:
        """The seat's view, the question and its moves in notation."""
        events = [] if self.state.journal is None else self.state.journal.events
        news = [event for event in events if event.ply >= self.moved[seat]]
        return text.tell(self.game, self.state, seat, news)

    # ------------------------------------------------------------------ keeping positions

    def snapshot(self) -> Snapshot:
        events = () if self.state.journal is None else tuple(self.state.journal.events)
        return Snapshot(self.state.copy(), self.ply, tuple(self.moved), events)

    def restore(self, kept: Snapshot) -> None:
        """Back to a position of a match of the same game and seats."""
        box = kept.state.box
        if (box.game, box.seats) != (self.box.game, self.box.seats):
            raise BadSetup(f"a position of {box.game} for {box.seats} is none of {self.box.game} for {self.box.seats}")
        self.state = kept.state.copy()
        self.ply = kept.ply
        self.moved = list(kept.moved)
        if self.journal:
            self.state.journal = Journal()
            self.state.journal.events = list(kept.events)

    def __deepcopy__(self, memo: object) -> "Episode":
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.restore(self.snapshot())
        return twin

    def __getstate__(self) -> dict[str, Any]:
        box = self.box
        start = (box.game, box.seats, box.options, box.overrides, self.journal)
        return {"start": start, "snapshot": self.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["start"])  # type: ignore[misc]
        self.restore(kept["snapshot"])


def _snapshot(state: Any, ply: int, moved: tuple[int, ...], events: list[tuple[Any, ...]]) -> Snapshot:
    find_game(state["box"]["game"])  # so that its pieces are known
    return Snapshot(decode(state), ply, moved, tuple(Told(*told) for told in events))
