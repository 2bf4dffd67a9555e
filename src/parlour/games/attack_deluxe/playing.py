"""A18  Playing action cards, and keeping no more than the hand allows."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.card import BATTLE, CARDS, hand_size, held
from parlour.games.attack_deluxe.roles import CARD, WINDOW
from parlour.games.attack_deluxe.state import World

NO_CARD: Final[i64] = 0
ONLY_NO_CARD: Final[list[int]] = [0]


class PlayCard(Decision[World]):
    """A18.3  One card with an action; one more in each battle."""

    first: ClassVar[int] = 100
    size: ClassVar[int] = 21
    clause: ClassVar[str] = "A18.3"
    about: ClassVar[About | None] = About(window=WINDOW.of("window"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("no card", verb="no-card"), Choice("play {card}", "card:{seat}:{card}", card=CARD)
    )

    def __init__(self, seat: i64, window: i64) -> None:
        self.seat: i64 = seat
        self.window: i64 = window

    def run(self, table: World) -> None:
        if table.nations[self.seat].hand and (self.window == BATTLE or not table.carded):
            table.reveal_asking(self.seat)
        super().run(table)

    def options(self, table: World) -> list[int]:
        if table.nations[self.seat].hand & table.kit.windows[self.window] == 0:
            return ONLY_NO_CARD
        if table.carded and self.window != BATTLE:
            return ONLY_NO_CARD
        return [NO_CARD, *[1 + card for card in table.playable(self.seat, self.window)]]

    def choose(self, table: World, option: i64) -> None:
        if option != NO_CARD:
            if self.window != BATTLE:
                table.carded = True
            play_card(table, self.seat, option - 1)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        card = table.kit.cards[option - 1]
        if option == NO_CARD or held(table.nations[self.seat].hand, card.number) == 0:
            return None
        if card.window != self.window:
            return Refusal("A18.4", "not-the-moment", {})
        if self.seat == table.active and held(table.barred, card.number):
            return Refusal("A18.2", "got-this-turn", {})
        return card.why_not(table, self.seat)


def play_card(table: World, seat: i64, number: i64) -> None:
    """A18.1  It is discarded, and does what it says."""
    card = table.kit.cards[number]
    table.discard_card(seat, number)
    if table.journal is not None:
        table.happened(happens.PlayCard(seat, card.id), "A18.1")
        if card.window == BATTLE and table.battle is not None:
            table.chronicle = table.chronicle.card(table.battle.side_of(seat), number)
    card.play(table, seat)


class DiscardDown(Decision[World]):
    """A18.7  Nobody keeps more than five cards."""

    first: ClassVar[int] = 125
    size: ClassVar[int] = 20
    clause: ClassVar[str] = "A18.7"
    about: ClassVar[About | None] = About(most=NUMBER.of("most"))
    answers: ClassVar[Answers | None] = Answers(Choice("discard {card}", "card:{seat}:{card}", card=CARD))

    def options(self, table: World) -> list[int]:
        hand: i64 = table.nations[self.seat].hand
        if hand_size(hand) <= table.kit.hand:
            return []
        return [card for card in range(CARDS) if held(hand, card)]

    def choose(self, table: World, option: i64) -> None:
        table.discard_card(self.seat, option)
        if table.journal is not None:
            table.happened(happens.DiscardCard(self.seat, table.kit.cards[option].id), "A18.7")
        table.do(self)

    def most(self, table: World) -> i64:
        return table.kit.hand


DISCARD_DOWN: Final[list[Step[World]]] = [DiscardDown(seat) for seat in range(6)]
PLAY_CARD: Final[list[list[Step[World]]]] = [[PlayCard(seat, window) for window in range(5)] for seat in range(6)]
