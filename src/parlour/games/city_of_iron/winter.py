"""I12  Winter: secret purchases, revealed together."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.drawing import has_card
from parlour.games.city_of_iron.roles import CARD as A_CARD
from parlour.games.city_of_iron.roles import short
from parlour.games.city_of_iron.state import WINTER, Iron, IronDecision

DONE: Final[i64] = 0
CARD: Final[i64] = 1


class Winter(Step[Iron]):
    """I12.1  All choose, one after the other and each unseen by the others; then all reveal."""

    def run(self, table: Iron) -> None:
        table.phase = WINTER
        if table.journal is not None:
            table.happened(happens.Season("winter"), "I4.1")
        table.do(CHOOSERS[0])


class NextChooser(Step[Iron]):
    """I12.1  One seat chooses, then the next."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Iron) -> None:
        table.active = self.seat
        last = self.seat + 1 == table.kit.seats
        table.do(PICK_CARDS[self.seat], REVEAL if last else CHOOSERS[self.seat + 1])


def purse(table: Iron, seat: i64) -> i64:
    """What is left of the coins after the cards that are chosen already."""
    nation = table.nations[seat]
    left = nation.coins
    number: i64 = 0
    cards = nation.buying
    while cards:
        if cards & 1:
            left -= table.kit.cards[number].cost
        cards >>= 1
        number += 1
    return left


class PickCards(IronDecision):
    """I12.1, I12.2  Choose a card of the buy pool, or be done. Nobody else sees it yet."""

    first: ClassVar[int] = 832
    size: ClassVar[int] = 49
    clause: ClassVar[str] = "I12.1"
    about: ClassVar[About | None] = About(coins=NUMBER.of("coins"))
    answers: ClassVar[Answers | None] = Answers("done", Choice("buy {card}", "card:{seat}:{card}", card=A_CARD))
    secret: ClassVar[bool] = True

    def options(self, table: Iron) -> list[int]:
        found: list[int] = [DONE]
        nation = table.nations[self.seat]
        left = purse(table, self.seat)
        cards = nation.pool & ~nation.buying
        number: i64 = 0
        while cards:
            if cards & 1 and table.kit.cards[number].cost <= left:
                found.append(CARD + number)
            cards >>= 1
            number += 1
        return found

    def choose(self, table: Iron, option: i64) -> None:
        if option == DONE:
            return
        card = option - CARD
        table.nations[self.seat].buying |= bit(card)
        if table.journal is not None:
            table.happened(happens.Picks(self.seat, table.kit.cards[card].id), "I12.1", seen_by=[self.seat])
        table.do(self)

    def coins(self, table: Iron) -> i64:
        """What is left of them."""
        return purse(table, self.seat)

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        card = option - CARD
        return {"cost": table.kit.cards[card].cost} if 0 <= card < len(table.kit.cards) else {}

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        card = option - CARD
        nation = table.nations[self.seat]
        if option == DONE or not has_card(table, self.seat, card):
            return None
        if nation.buying >> card & 1:
            return Refusal("I12.1", "card-chosen", {})
        if nation.pool >> card & 1 == 0:
            return Refusal("I12.1", "card-yours", {})
        return short("I12.1", coins=table.kit.cards[card].cost - purse(table, self.seat))


class Reveal(Step[Iron]):
    """I12.1, I12.3  All reveal what they have chosen, pay, and take the cards into their hands."""

    def run(self, table: Iron) -> None:
        table.reveal()
        seat: i64 = 0
        for nation in table.nations:
            bought = nation.buying
            if bought:
                left = purse(table, seat)
                if table.journal is not None:
                    ids = [card.id for card in table.cards_of(bought)]
                    table.happened(happens.Bought(seat, ids, nation.coins - left), "I12.3")
                nation.coins = left
                nation.buying = 0
                nation.pool &= ~bought
                nation.hand |= bought
                nation.shown |= bought
            seat += 1


WINTER_BEGINS: Final = Winter()
CHOOSERS: Final[list[Step[Iron]]] = [NextChooser(seat) for seat in range(4)]
PICK_CARDS: Final[list[Step[Iron]]] = [PickCards(seat) for seat in range(4)]
REVEAL: Final = Reveal()
