"""I7  Playing a card for its action."""

from mypy_extensions import i64

from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron.card import CITIZEN, HAMMERS, MILITARY, Card
from parlour.games.city_of_iron.drawing import DrawCards, lay_down
from parlour.games.city_of_iron.paying import EXPERT, Pay, total
from parlour.games.city_of_iron.roles import short
from parlour.games.city_of_iron.state import Iron


def playable(table: Iron, seat: i64, number: i64) -> bool:
    """I7.7  Whether a card of the hand can be played for its action."""
    card = table.kit.cards[number]
    if card.price > table.nations[seat].coins or hammers_short(table, seat, card) > 0:
        return False
    return card.why_unplayable(table, seat) is None


def why_unplayable(table: Iron, seat: i64, number: i64) -> Refusal | None:
    """What is missing for it; None: nothing is."""
    card, nation = table.kit.cards[number], table.nations[seat]
    hammers = hammers_short(table, seat, card)
    if hammers > 0:
        return Refusal("I7.7", "hammers-short", {"missing": hammers})
    if card.price > nation.coins:
        return short("I16.2", coins=card.price - nation.coins)
    return card.why_unplayable(table, seat)


def hammers_short(table: Iron, seat: i64, card: Card) -> i64:
    """I7.7  How many more hammers the other cards of the hand would have to show."""
    if card.needs_hammers == 0:
        return 0
    return card.needs_hammers + card.hammers - total(table.kit, table.nations[seat].hand, HAMMERS)


def begin(table: Iron, seat: i64, number: i64) -> None:
    """I7.9  The card is laid open; its payment and its effect follow. What discards it waits already."""
    card = table.kit.cards[number]
    lay_down(table, seat, card, "I7.2" if card.free else "I7.1")
    if card.needs_hammers:
        table.do(Pay(seat, EXPERT, number, 0, 0, card.needs_hammers, 0), TakeEffect(seat, number))
    else:
        take_effect(table, seat, number)


class TakeEffect(Step[Iron]):
    """I7.9  After the payment comes the effect."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, table: Iron) -> None:
        take_effect(table, self.seat, self.card)


def take_effect(table: Iron, seat: i64, number: i64) -> None:
    """I7.8, I16.1  Coins, science and cards by the card's numbers, and what it does besides."""
    card = table.kit.cards[number]
    if card.price:
        table.lose_coins(seat, card.price, card.id)
    if card.coins:
        table.gain_coins(seat, card.coins, card.id)
    if card.science:
        table.gain_science(seat, card.science, card.id)
    draw_several(table, seat, CITIZEN, card.citizen_draws, card.id)
    draw_several(table, seat, MILITARY, card.military_draws, card.id)
    if card.draws:
        table.do(DrawCards(seat, card.draws, card.id))
    card.on_play(table, seat)


def draw_several(table: Iron, seat: i64, kind: i64, number: i64, clause: str) -> None:
    """I16.1  As many as there are; the others are lost."""
    while number > 0 and not table.nations[seat].pile(kind).empty():
        table.draw(seat, kind, clause)
        number -= 1
    table.lose_draws(seat, kind, number)
