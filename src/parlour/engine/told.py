"""What a match tells besides the view: lines of its journal, its last move, and what would be."""

from dataclasses import dataclass
from typing import Any

from parlour.engine.asking import Blocked, Move, Question


@dataclass(frozen=True)
class Entry:
    """One line of the journal, as one seat may read it; `ply` is the seat's own count."""

    ply: int
    kind: str
    clause: str
    text: str
    fields: dict[str, Any]
    mark: str = ""  # what stage of a match begins with it: a turn, a round, the end


@dataclass(frozen=True)
class LastMove:
    """The last move that a viewer knows of; `notation` None: what it was is a secret."""

    seat: int
    notation: str | None


@dataclass(frozen=True)
class Ahead:
    """What would be after some moves; the question and the moves only where the same seat would be asked."""

    made: int  # how many more moves there would be in the record: those that make themselves are none
    stopped: str | None  # why no further move can be foreseen: something is `learnt`, it `passed` on, it is `over`
    reason: str  # the same in words
    view: dict[str, Any]
    question: Question | None
    moves: list[Move]
    blocked: list[Blocked]
    journal: list[Entry]
    odds: dict[str, object] | None  # of what would then be fought; None: nothing would, or nobody asked for them


@dataclass(frozen=True)
class Why:
    """Why something cannot be done, and the clause that says so."""

    reason: str
    clause: str
