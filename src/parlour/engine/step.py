"""What still has to happen at the table: steps, and decisions, which are questions to a seat."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from parlour.engine.piece import Piece

if TYPE_CHECKING:
    from parlour.engine.state import State

S = TypeVar("S", bound="State")


class Refusal:
    """Why a move may not be made: the clause that forbids it and what is missing."""

    def __init__(self, clause: str, reason: str) -> None:
        self.clause = clause
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} · {self.clause}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Piece, Generic[S]):
    """Something that still has to happen. Never changed: what remains is a new step.

    A step is its class and the arguments of its constructor, which its fields are named after.
    """

    def run(self, table: S) -> None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A question to one seat. An option is a small int; `first` + option is the action id."""

    first: ClassVar[int] = -1
    size: ClassVar[int] = 0
    clause: ClassVar[str] = ""
    secret: ClassVar[bool] = False  # whether the others see neither the answer nor how many it takes until all is done

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, table: S) -> list[int]:
        """The legal options, ascending. None left: the question falls away."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, table: S, option: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def run(self, table: S) -> None:
        options = self.options(table)
        count = len(options)
        if count > 1:
            table.question = self
            table.answers = options
        elif count == 1:
            self.choose(table, options[0])

    def imagined(self, table: S) -> "Decision[S]":
        """The question as others imagine it, on a table that is redrawn: without what only its own seat knows."""
        return self

    # What people see. Not used in search.

    def prompt(self, table: S) -> str:
        """The question, in words."""
        raise NotImplementedError(type(self).__name__)

    def notation(self, table: S, option: i64) -> str:
        """The option as it is written down; empty where the option means nothing here."""
        raise NotImplementedError(type(self).__name__)

    def label(self, table: S, option: i64) -> str:
        """The option in words, for a button."""
        raise NotImplementedError(type(self).__name__)

    def targets(self, table: S, option: i64) -> list[str]:
        """What on the board stands for this option, such as `die:2` or `card:wings`."""
        return []

    def why_not(self, table: S, option: i64) -> Refusal | None:
        """Why an option that is not offered cannot be taken; None where nobody would ask."""
        return None
