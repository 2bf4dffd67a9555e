"""I8  Drawing cards, taking them back, and the order in which used cards are discarded."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.journal import Journal
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens, roles
from parlour.games.city_of_iron.card import CARDS, CITIZEN, KINDS, MILITARY, Card
from parlour.games.city_of_iron.state import Iron, IronDecision

DONE: Final[i64] = 0
CARD: Final[i64] = 1


class DrawCards(IronDecision):
    """I5.6  Cards are drawn one by one, each from a deck of the player's choice."""

    first: ClassVar[int] = 16
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "I5.6"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"), card=roles.CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(Choice("draw {deck}", "deck:{seat}:{deck}", deck=roles.DECK))

    def __init__(self, seat: i64, left: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        nation = table.nations[self.seat]
        found: list[int] = []
        if not nation.citizens.empty():
            found.append(CITIZEN)
        if not nation.military.empty():
            found.append(MILITARY)
        return found

    def run(self, table: Iron) -> None:
        if table.journal is not None and not self.options(table):
            table.happened(happens.NoDraw(self.seat, None, self.left), "I8.5")
        super().run(table)

    def choose(self, table: Iron, option: i64) -> None:
        table.draw(self.seat, option, self.cause)
        if self.left > 1:
            table.do(DrawCards(self.seat, self.left - 1, self.cause))

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I8.5", "deck-empty", {})


class TakeBack(IronDecision):
    """Cards of one's choice come back from the discard piles, or from one of them."""

    first: ClassVar[int] = 20
    size: ClassVar[int] = 49  # done, and a card
    clause: ClassVar[str] = "I7.8"
    about: ClassVar[About | None] = About(
        left=NUMBER.of("left"), decks=roles.DECKS.of("decks"), card=roles.CAUSE.of("cause")
    )
    answers: ClassVar[Answers | None] = Answers("done", Choice("take {card}", "card:{seat}:{card}", card=roles.CARD))

    def __init__(self, seat: i64, left: i64, kinds: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.kinds: i64 = kinds  # of cards, citizens or military or both, a bit a kind
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        nation = table.nations[self.seat]
        found: list[int] = []
        if self.kinds >> CITIZEN & 1:
            found += nation.citizens.discards
        if self.kinds >> MILITARY & 1:
            found += nation.military.discards
        options = [CARD + card for card in found]
        options.append(DONE)
        options.sort()
        return options

    def choose(self, table: Iron, option: i64) -> None:
        if option == DONE:
            return
        table.take_back(self.seat, option - CARD, self.cause)
        if self.left > 1:
            table.do(TakeBack(self.seat, self.left - 1, self.kinds, self.cause))

    def decks(self, table: Iron) -> list[int]:
        return [kind for kind in range(len(KINDS)) if self.kinds >> kind & 1]

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option > DONE and has_card(table, self.seat, option - CARD):
            return Refusal(self.cause, "not-in-discards", {})
        return None


class DiscardUsed(Step[Iron]):
    """I7.9, I8.2  All used cards are discarded; of several of one kind their owner chooses the order."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Iron) -> None:
        if table.journal is not None:
            played = played_in_vain(table.journal)
            if played is not None:
                table.happened(happens.NoEffect(self.seat, played.card), "I7.8")
        table.do(ARRANGE_CITIZENS[self.seat], ARRANGE_MILITARY[self.seat])


def played_in_vain(journal: Journal) -> happens.Play | None:
    """I7.8  The card that was played last, if nothing has happened since but its payment."""
    at = len(journal.events) - 1
    while at >= 0 and isinstance(journal.events[at].event, happens.Use):
        at -= 1
    played = journal.events[at].event if at >= 0 else None
    return played if isinstance(played, happens.Play) else None


class Arrange(IronDecision):
    """I8.2  Which of the used cards of a kind comes onto the pile next."""

    first: ClassVar[int] = 72
    size: ClassVar[int] = 48
    clause: ClassVar[str] = "I8.2"
    about: ClassVar[About | None] = About(deck=roles.DECK.of("kind"))
    answers: ClassVar[Answers | None] = Answers(Choice("discard {card}", "card:{seat}:{card}", card=roles.CARD))

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def options(self, table: Iron) -> list[int]:
        found: list[int] = []
        cards = table.spent & table.of_kind(self.kind)
        number: i64 = 0
        while cards:
            if cards & 1:
                found.append(number)
            cards >>= 1
            number += 1
        return found

    def choose(self, table: Iron, option: i64) -> None:
        table.discard(self.seat, option)
        if table.journal is not None:
            table.happened(happens.Discard(self.seat, table.kit.cards[option].id, KINDS[self.kind]), "I8.2")
        if table.spent & table.of_kind(self.kind):
            table.do(self)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if has_card(table, self.seat, option):
            return Refusal("I8.2", "not-in-use", {})
        return None


def lay_down(table: Iron, seat: i64, card: Card, clause: str) -> None:
    """I7.9  A card of the hand is played for its action."""
    if table.journal is not None:
        event = happens.Play(seat, card.id, KINDS[card.kind], card.free, table.unseen(seat, card.number))
        table.happened(event, clause)
    table.lay_open(seat, card.number)


def has_card(table: Iron, seat: i64, card: i64) -> bool:
    """Whether the nation of this seat has this card at all, be it in the buy pool."""
    return card < CARDS and table.kit.sheets[table.nations[seat].sheet].cards & bit(card) != 0


ARRANGE_CITIZENS: Final[list[Step[Iron]]] = [Arrange(seat, CITIZEN) for seat in range(4)]
ARRANGE_MILITARY: Final[list[Step[Iron]]] = [Arrange(seat, MILITARY) for seat in range(4)]
DISCARD_USED: Final[list[Step[Iron]]] = [DiscardUsed(seat) for seat in range(4)]
