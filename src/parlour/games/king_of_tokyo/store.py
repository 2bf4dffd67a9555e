"""The deck, the store that it fills, and the discard pile."""

from mypy_extensions import i64

from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.state import NO_CARD, Tokyo


def discards(table: Tokyo) -> list[int]:
    """The discard pile: every card that is nowhere else."""
    elsewhere = set(table.deck[table.drawn :]) | set(table.store)
    for monster in table.monsters:
        elsewhere |= {card.number for card in table.keeps(monster.cards)}
    return [number for number in range(len(table.kit.cards)) if number not in elsewhere]


def top_card(table: Tokyo) -> i64:
    """T4.5.4  The deck's top card, after a shuffle where the deck is empty; NO_CARD: none is left."""
    if table.drawn == len(table.deck):
        pile = discards(table)
        if not pile:
            return NO_CARD
        table.rng.shuffle(pile)
        table.deck = pile
        table.drawn = 0
        table.top_seen = 0
        if table.journal is not None:
            table.happened(happens.Shuffle(len(pile)), "T4.5.4")
    return table.deck[table.drawn]


def draw_card(table: Tokyo) -> i64:
    """Take the deck's top card."""
    card = top_card(table)
    if card != NO_CARD:
        table.drawn += 1
        table.top_seen = 0
        table.reveal()
    return card


def fill_slot(table: Tokyo, slot: i64) -> None:
    """T4.5.4  A card from the deck replaces what was in this slot of the store."""
    card = draw_card(table)
    store = table.store[:]
    store[slot] = card
    table.store = store
    if table.journal is not None and card != NO_CARD:
        table.happened(happens.TurnUp(table.kit.card_ids[card], slot), "T4.5.4")
