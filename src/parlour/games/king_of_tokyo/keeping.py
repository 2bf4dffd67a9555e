"""Keep cards in play: how they come to lie before a monster, are copied (T8), and leave it."""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.state import NO_CARD, NOBODY, Tokyo


def gain_card(table: Tokyo, seat: i64, card: KeepCard) -> None:
    """T4.5.2  A Keep card comes to lie before this monster."""
    table.monsters[seat].cards |= bit(card.number)
    _see_powers(table, seat)
    card.on_gain(table, seat, card.number)


def lose_card(table: Tokyo, seat: i64, number: i64) -> None:
    """The card leaves this monster, and takes with it what lies on it."""
    _take_off(table, seat, number)
    if number == table.copied:
        _uncopy(table)


def hand_over(table: Tokyo, seat: i64, number: i64) -> None:
    """T8.5  The card goes to other hands; a Mimic counter stays on it."""
    table.kit.keeps[number].on_sale(table, seat, number)
    _take_off(table, seat, number)


def _take_off(table: Tokyo, seat: i64, number: i64) -> None:
    monster = table.monsters[seat]
    if number == table.kit.mimic:
        _uncopy(table)
    put_tokens(table, number, 0)
    monster.cards &= ~bit(number)
    _see_powers(table, seat)
    table.kit.keeps[number].on_loss(table, seat)


def copy_card(table: Tokyo, seat: i64, number: i64) -> None:
    """T8.3  The Mimic counter goes on this card."""
    _uncopy(table)
    table.copied = number
    _see_powers(table, seat)
    table.kit.keeps[number].on_gain(table, seat, table.kit.mimic)


def _uncopy(table: Tokyo) -> None:
    """T8.5  Mimic goes blank, and what the copy had stored is lost."""
    if table.copied != NO_CARD:
        card = table.kit.keeps[table.copied]
        table.copied = NO_CARD
        put_tokens(table, table.kit.mimic, 0)
        owner = table.owner_of(table.kit.mimic)
        if owner != NOBODY:
            _see_powers(table, owner)
            card.on_loss(table, owner)


def see_all_powers(table: Tokyo) -> None:
    for seat in range(table.kit.seats):
        _see_powers(table, seat)


def _see_powers(table: Tokyo, seat: i64) -> None:
    monster = table.monsters[seat]
    monster.powers = monster.cards
    monster.doubled = 0
    if table.copied != NO_CARD and monster.cards >> table.kit.mimic & 1:
        copy: i64 = bit(table.copied)
        monster.powers |= copy
        monster.doubled = monster.cards & copy
    table.in_play = 0
    for other in table.monsters:
        table.in_play |= other.powers


def put_tokens(table: Tokyo, number: i64, amount: i64, clause: str = "T8.5") -> None:
    """Charges or energy on a card."""
    if table.tokens[number] != amount:
        if table.journal is not None:
            more = amount - table.tokens[number]
            table.happened(happens.Tokens(table.owner_of(number), table.kit.card_ids[number], more, amount), clause)
        tokens = table.tokens[:]
        tokens[number] = amount
        table.tokens = tokens


def discard_card(table: Tokyo, seat: i64, number: i64, clause: str) -> None:
    """The card goes to the discard pile."""
    if table.journal is not None:
        table.happened(happens.Discard(seat, table.kit.card_ids[number]), clause)
    lose_card(table, seat, number)
