"""I7  Playing a card for its action."""

from mypy_extensions import i64

from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron.card import CITIZEN, HAMMERS, MILITARY
from parlour.games.city_of_iron.drawing import DrawCards, lay_down
from parlour.games.city_of_iron.paying import EXPERT, Pay, total
from parlour.games.city_of_iron.roles import short
from parlour.games.city_of_iron.state import Iron


def unplayable(table: Iron, seat: i64, number: i64) -> Refusal | None:
    """I7.7, I16.2  Why a card in hand cannot be played for its action now; None: it can."""
    card, nation = table.kit.cards[number], table.nations[seat]
    if card.needs_hammers:
        hammers = total(table.kit, nation.hand, HAMMERS) - card.hammers
        if hammers < card.needs_hammers:
            return Refusal("I7.7", "hammers-short", {"missing": card.needs_hammers - hammers})
    if card.price > nation.coins:
        return short("I16.2", coins=card.price - nation.coins)
    return card.why_unplayable(table, seat)


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
