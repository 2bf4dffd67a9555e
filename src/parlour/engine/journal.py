"""What happened at the table, as events: each with its clause, and who may know of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from parlour.engine.state import State
    from parlour.engine.step import Decision

SPECTATOR: Final = -1


class Told:
    """One thing that happened.

    `seen_by` None: everybody saw it. `known_by` None: who saw it knows all of it; the others do not know its secrets.
    """

    def __init__(
        self,
        ply: int,
        event: object,
        clause: str,
        known_by: tuple[int, ...] | None = None,
        seen_by: tuple[int, ...] | None = None,
    ) -> None:
        self.ply = ply
        self.event = event
        self.clause = clause
        self.known_by = known_by
        self.seen_by = seen_by

    def seen(self, seat: int | None) -> bool:
        return self.seen_by is None or (SPECTATOR if seat is None else seat) in self.seen_by

    def known(self, seat: int | None) -> bool:
        """Whether this seat knows all of it."""
        return self.known_by is None or (SPECTATOR if seat is None else seat) in self.known_by


class Journal:
    """The events of a match so far. `ply` counts the moves that people made."""

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.ply = 0
        self.by_itself: list[str] | None = None  # while a plan is played: what its seat's forced questions answered

    def note(
        self, event: object, clause: str, known_by: Sequence[int] | None = None, seen_by: Sequence[int] | None = None
    ) -> None:
        known = None if known_by is None else tuple(known_by)
        self.events.append(Told(self.ply, event, clause, known, None if seen_by is None else tuple(seen_by)))

    def forced(self, question: "Decision[Any]", table: "State", option: int) -> None:
        """A question had a single answer, which was given by itself."""
        if self.by_itself is not None and question.seat == table.mover:
            table.question = question  # as for one that is asked: its roles may look at it
            self.by_itself.append(question.notation(table, option))
            table.question = None
