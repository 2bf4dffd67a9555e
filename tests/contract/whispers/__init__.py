"""Whispers: a small game full of secrets, for trying the contract itself. Each fault is one that a guest could make."""

import sys
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.answers import Amount, Answers, Choice
from parlour.engine.content import load_content
from parlour.engine.events import Event, Secret
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.schema import Seat
from parlour.engine.state import Box, State
from parlour.engine.step import Decision, Refusal, Step

MOST = 60
CARD = Amount("card", MOST)


class Laid(Event):
    seat: Seat
    card: int


class Drawn(Event):
    seat: Seat
    card: Secret[int]


class Marked(Event):
    seat: Seat
    card: int


class Snapped(Event):
    seat: Seat


class Gossip(Event):
    seat: Seat
    cards: list[int]


class Hands(State):
    """The table: a deck, and what everybody holds, has marked and has snapped."""

    def __init__(
        self,
        deck: list[int],
        hands: list[list[int]],
        marks: list[list[int]],
        snaps: list[int],
        laid: list[int],
        fault: str,
        **kernel: Any,
    ) -> None:
        super().__init__(**kernel)
        self.deck = deck
        self.hands = hands
        self.marks = marks
        self.snaps = snaps
        self.laid = laid
        self.fault = fault

    def copy(self) -> "Hands":
        return Hands(
            self.deck[:],
            [hand[:] for hand in self.hands],
            [marks[:] for marks in self.marks],
            self.snaps[:],
            self.laid[:],
            self.fault,
            box=self.box,
            rng=self.rng.copy(),
            stack=self.stack[:],
            question=self.question,
            answers=self.answers,
            learnt=self.learnt,
            over=self.over,
        )

    def redraw(self, seat: int) -> None:
        if self.fault == "redraws nothing":
            return
        others = [other for other in range(self.box.seats) if other != seat]
        unseen = self.deck + [card for other in others for card in self.hands[other]]
        self.rng.redraw(unseen)
        for other in others:
            size = len(self.hands[other])
            self.hands[other], unseen = sorted(unseen[:size]), unseen[size:]
            self.marks[other] = [card for card in self.hands[other] if self.rng.below(2)]
        self.deck = unseen

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.reveal()
        self.happened(Drawn(seat, card), "W1", known_by=[seat])
        if self.fault == "journal tells every hand":
            self.happened(Gossip(seat, list(self.hands[seat])), "W1")

    def scores(self) -> list[int]:
        return [snaps + (len(marks) if self.over else 0) for snaps, marks in zip(self.snaps, self.marks, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


class Turn(Step[Hands]):
    """W1, W4  A turn lays a card, or the deck is empty and it is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Hands) -> None:
        if table.deck:
            mark = OpenMark(self.seat) if table.fault == "a secret question is not marked" else Mark(self.seat)
            table.do(Lay(self.seat), mark, Draw(self.seat), Turn((self.seat + 1) % table.box.seats))
        else:
            table.finish()


class Lay(Decision[Hands]):
    """W1  Which card is laid."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = MOST
    clause: ClassVar[str] = "W1"
    answers: ClassVar[Answers | None] = Answers(Choice("lay {card}", "card:{seat}:{card}", card=CARD))

    def options(self, table: Hands) -> list[int]:
        return table.hands[self.seat]

    def choose(self, table: Hands, option: int) -> None:
        table.hands[self.seat] = [card for card in table.hands[self.seat] if card != option]
        table.marks[self.seat] = []
        table.laid = [*table.laid, option]
        table.happened(Laid(self.seat, option), "W1")
        seats = table.box.seats
        for other in [(self.seat + step) % seats for step in range(1, seats)]:
            table.do(Snap(other, option + 1))

    def why_not(self, table: Hands, option: int) -> Refusal | None:
        if table.fault == "refusal tells a hand" and option in table.hands[(self.seat + 1) % table.box.seats]:
            return Refusal("W1", "next-player", {})
        return Refusal("W1", "not-held", {})


class Draw(Step[Hands]):
    """W1  A card is drawn at the end of the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Hands) -> None:
        table.draw(self.seat)


class Snap(Decision[Hands]):
    """W3  Whether to snap a card that one holds: others only see that somebody is asked."""

    first: ClassVar[int] = 100
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "W3"
    answers: ClassVar[Answers | None] = Answers(Choice("let it lie"), Choice("snap"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Hands) -> None:
        if table.fault != "asking is no news":
            table.reveal_asking(self.seat)
        super().run(table)

    def options(self, table: Hands) -> list[int]:
        return [0, 1] if self.card in table.hands[self.seat] else []

    def choose(self, table: Hands, option: int) -> None:
        if option:
            table.snaps[self.seat] += 1
            table.happened(Snapped(self.seat), "W3")


class Mark(Decision[Hands]):
    """W2  Which cards are marked, one after the other."""

    first: ClassVar[int] = 200
    size: ClassVar[int] = MOST + 1
    clause: ClassVar[str] = "W2"
    answers: ClassVar[Answers | None] = Answers("done", Choice("mark {card}", "card:{seat}:{card}", card=CARD))
    secret: ClassVar[bool] = True

    def options(self, table: Hands) -> list[int]:
        left = [1 + card for card in table.hands[self.seat] if card not in table.marks[self.seat]]
        return [0, *left]

    def choose(self, table: Hands, option: int) -> None:
        if option:
            table.marks[self.seat] = sorted([*table.marks[self.seat], option - 1])
            table.happened(Marked(self.seat, option - 1), "W2", seen_by=[self.seat])
            table.do(self)


class OpenMark(Mark):
    """The same, but forgotten to be kept secret."""

    secret: ClassVar[bool] = False


class Whispers(Game):
    """`fault` is what is wrong with it."""

    package: ClassVar[str] = "tests.contract.whispers"
    card_tables: ClassVar[tuple[str, ...]] = ()
    happens: ClassVar[ModuleType | None] = sys.modules[__name__]

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        return Box(self.id, seats, options, overrides, load_content(self.package, overrides))

    def deal(self, box: Box, rng: Rng) -> State:
        numbers, seats = box.content.numbers(), range(box.seats)
        deck = list(range(numbers["cards"]))
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(numbers["hand"])) for _ in seats]
        kernel: dict[str, Any] = {"question": None, "answers": [], "learnt": 0, "over": False}
        nothing: list[list[int]] = [[] for _ in seats]
        table = Hands(deck, hands, nothing, [0 for _ in seats], [], self.fault, box=box, rng=rng, stack=[], **kernel)
        table.do(Turn(0))
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [Lay, Snap, Mark]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Hands)
        return {
            "deck": len(state.deck),
            "laid": list(state.laid),
            "hand": [] if seat is None else list(state.hands[seat]),
            "marks": [] if seat is None else list(state.marks[seat]),
            "hands": [len(hand) for hand in state.hands],
            "snaps": list(state.snaps),
        }
