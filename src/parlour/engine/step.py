"""What still has to happen at the table: steps, and decisions, which are questions to a seat."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from parlour.engine.answers import About, Answers
from parlour.engine.piece import Piece

if TYPE_CHECKING:
    from parlour.engine.state import State

S = TypeVar("S", bound="State")


class Refusal:
    """Why a move may not be made: the clause that forbids it, and what is missing.

    `reason` names a sentence under `why-not` in the catalogue; `fields` fill it in: numbers, or things as their roles
    mention them.
    """

    def __init__(self, clause: str, reason: str, fields: dict[str, object]) -> None:
        self.clause = clause
        self.reason = reason
        self.fields = fields


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
    answers: ClassVar[Answers | None] = None  # what may be answered: the options follow from it
    about: ClassVar[About | None] = None  # what it speaks of, as data
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
            if table.journal is not None:
                table.journal.forced(self, table, options[0])
            self.choose(table, options[0])

    def imagined(self, table: S) -> "Decision[S]":
        """The question as others imagine it, on a table that is redrawn: without what only its own seat knows."""
        return self

    # What people see. Not used in search.

    def facts(self, table: S, option: i64) -> dict[str, object]:
        """What the rules reckon about an option, such as its price: numbers, or things as their roles mention them."""
        return {}

    def why_not(self, table: S, option: i64) -> Refusal | None:
        """Why an option that is not offered cannot be taken; None where nobody would ask."""
        return None

    def notation(self, table: S, option: i64) -> str:
        """The option as it is written down; empty where the option means nothing here."""
        answers = self.answers
        if answers is None:
            raise NotImplementedError(type(self).__name__)
        return answers.write(self, table, option)

    def option_of(self, table: S, notation: str) -> int:
        """The option that is written so, legal or not; -1: none is."""
        answers = self.answers
        if answers is None:
            raise NotImplementedError(type(self).__name__)
        found: int = answers.read(self, table, notation)
        return found
