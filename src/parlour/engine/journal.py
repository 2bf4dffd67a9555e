"""What happened at the table, as events: each with its clause, and who may know of it."""

from collections.abc import Sequence
from typing import Final

SPECTATOR: Final = -1


class Event:
    """One thing that happened. `seen_by` None: everybody saw it."""

    def __init__(
        self, ply: int, kind: str, clause: str, fields: dict[str, object], seen_by: tuple[int, ...] | None
    ) -> None:
        self.ply = ply
        self.kind = kind
        self.clause = clause
        self.fields = fields
        self.seen_by = seen_by

    def seen(self, seat: int | None) -> bool:
        return self.seen_by is None or (SPECTATOR if seat is None else seat) in self.seen_by


class Journal:
    """The events of a match so far. `ply` counts the moves that people made."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply = 0

    def add(self, kind: str, clause: str, fields: dict[str, object], seen_by: Sequence[int] | None) -> None:
        self.events.append(Event(self.ply, kind, clause, fields, None if seen_by is None else tuple(seen_by)))
