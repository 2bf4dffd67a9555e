"""The table of a match: the stack of steps, the question that is open, and the dice."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.codec import decode, encode
from parlour.engine.content import Content
from parlour.engine.journal import Journal
from parlour.engine.piece import Piece
from parlour.engine.rng import Rng
from parlour.engine.step import Decision, Step

Stack = list[Step[Any]]
NO_ANSWERS: Final[list[int]] = []
DEPTH: Final = 8
WAYS: Final[list[int]] = [6**number for number in range(10)]  # in which so many dice can fall
SHOWN: Final[i64] = 2_147_483_647
NO_MOVER: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Piece):
    """What a match is played with: the game, its options and content. Shared by all copies."""

    def __init__(
        self, game: str, seats: i64, options: dict[str, str], overrides: dict[str, object], content: Content
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.overrides = overrides
        self.content = content
        self.border: dict[object, Any] = {}  # what was worked out for people about this box

    def written(self) -> list[str]:
        return ["game", "seats", "options", "overrides"]

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Piece:
        from parlour.engine.game import find_game

        return find_game(fields["game"]).shared_box(fields["seats"], fields["options"], fields["overrides"])


class Bedrock(Step[Any]):
    """Lies under every stack and never runs: a list that keeps some length is not allotted anew at each step."""


BEDROCK: Final[Stack] = [Bedrock()] * DEPTH


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """A position. Games subclass it and add what lies on the table.

    Every field is an argument of the constructor of the same name, so that one codec can
    write and read any state; `journal` and `mover` are the exceptions, they are never copied or saved.
    """

    def __init__(
        self,
        box: Box,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
    ) -> None:
        self.box = box
        self.rng = rng
        self.stack: Stack = stack if stack else BEDROCK[:]
        self.question = question
        self.answers = answers  # never changed in place, so copies share it
        self.learnt: i64 = learnt
        self.over = over
        self.journal: Journal | None = None
        self.mover: i64 = NO_MOVER  # whose answer is being carried out

    def __reduce__(self) -> tuple[Any, ...]:
        return decode, (encode(self),)

    # ------------------------------------------------------------------ for players

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the match is over."""
        question = self.question
        return None if question is None else question.seat

    def legal(self) -> list[int]:
        """The action ids that may be played now."""
        question = self.question
        if question is None:
            return []
        first = question.first
        return [first + option for option in self.answers]

    def play(self, action: int) -> None:
        """Play a legal action. Legality is checked at the border (`Match.play`), not here."""
        question = self.question
        if question is None:
            raise ValueError("the match is over")
        self.answer(action - question.first)

    def copy(self) -> "State":
        raise NotImplementedError(type(self).__name__)

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A copy in which all that this seat cannot know is redrawn, and the dice reseeded."""
        dream = self.copy()
        dream.rng = rng.split()
        dream.rng.shown = self.rng.shown
        dream.redraw(seat)
        question = dream.question
        if question is not None:
            if question.seat != seat:
                question = question.imagined(dream)
                dream.question = question
            dream.answers = question.options(dream)
        return dream

    def turn_count(self) -> i64:
        """How many turns there have been, for a search that looks some ahead; 0 where the game does not count them."""
        return 0

    def redraw(self, seat: i64) -> None:
        """Redraw what is hidden from this seat, with `self.rng`."""
        raise NotImplementedError(type(self).__name__)

    def scores(self) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def winners(self) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def returns(self) -> list[float]:
        """Each seat's share of the win: 1.0 for a sole winner."""
        shares = [0.0] * self.box.seats
        winners = self.winners()
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    # ------------------------------------------------------------------ for rules

    def do(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """These happen next, in this order."""
        stack = self.stack
        if fourth is not None:
            stack.append(fourth)
        if third is not None:
            stack.append(third)
        if second is not None:
            stack.append(second)
        stack.append(first)

    def do_all(self, steps: list[Step[Any]]) -> None:
        """All of these happen next, in this order."""
        at = len(steps) - 1
        while at >= 0:
            self.stack.append(steps[at])
            at -= 1

    def answer(self, option: i64) -> None:
        """Answer the open question, and go on to the next one."""
        question = self.question
        assert question is not None
        self.question = None
        self.answers = NO_ANSWERS
        self.mover = question.seat
        question.choose(self, option)
        self.settle()

    def settle(self) -> None:
        """Let things happen until a seat has a real choice."""
        stack = self.stack
        while self.question is None and len(stack) > DEPTH:
            stack.pop().run(self)
            if self.over:
                del stack[DEPTH:]

    def eve(self, option: i64) -> "State":
        """A copy as it is when all of this answer has happened that comes before anything is learnt by it."""
        before, table = self.copy(), self.copy()
        question = table.question
        assert question is not None
        table.question = None  # as in `answer`, which is too hot for a call more
        table.answers = NO_ANSWERS
        table.mover = question.seat
        question.choose(table, option)
        while table.learnt == self.learnt:
            before = table.copy()
            if table.question is not None or table.over or len(table.stack) <= DEPTH:
                break
            table.stack.pop().run(table)
        return before

    def finish(self) -> None:
        """The match is over: nothing that still had to happen does."""
        self.over = True

    def roll(self, faces: i64) -> i64:
        """Roll a die: something nobody could know before."""
        face = self.rng.roll(faces)
        self.reveal(face)
        return face

    def roll_all(self, number: i64, worth: list[int]) -> i64:
        """Roll this many dice of six faces, and add up what they are worth by face.

        One draw serves several of them, unless they are loaded.
        """
        rolled: i64 = 0
        rng = self.rng
        if rng.is_loaded():
            while number > 0:
                rolled += worth[self.roll(6)]
                number -= 1
            return rolled
        while number > 0:
            here: i64 = min(number, 9)
            chance: i64 = rng.below(WAYS[here])
            number -= here
            while here > 0:
                rolled += worth[chance % 6]
                chance //= 6
                here -= 1
        self.reveal(rolled)
        return rolled

    def reveal(self, what: i64 = 0) -> None:
        """Something hidden has come to light: no undo past this point. Search tells tables apart by `what` it was."""
        self.learnt += 1
        rng = self.rng
        rng.shown = (rng.shown * 31 + what % SHOWN + 1) % SHOWN

    def reveal_asking(self, seat: i64) -> None:
        """What only this seat knows decides whether it is asked now: for anybody else that is news.

        Call it whether or not the question is put, wherever others cannot tell.
        """
        if seat != self.mover:
            self.reveal()

    def happened(
        self,
        event: object,
        clause: str,
        known_by: Sequence[int] | None = None,
        seen_by: Sequence[int] | None = None,
    ) -> None:
        """Write down an event (`engine/events.py`). Guard with `if self.journal is not None`, as making it costs.

        Its secret fields are for `known_by`; only `seen_by` know that it happened at all.
        """
        if self.journal is not None:
            self.journal.note(event, clause, known_by, seen_by)
