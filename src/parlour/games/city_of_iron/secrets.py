"""I15  What a seat cannot know, drawn anew: hands, starting decks, winter choices, decks, towns below the top."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.city_of_iron.card import CITIZEN, MILITARY
from parlour.games.city_of_iron.piles import Pile
from parlour.games.city_of_iron.things import SCORE_CARD

if TYPE_CHECKING:
    from parlour.games.city_of_iron.state import Iron, Nation

IN_WINTER: Final[i64] = 4  # the phase


def redraw(table: "Iron", seat: i64) -> None:
    """I15.1  Everything that is hidden from this seat; -1: from a spectator."""
    redraw_deck(table)
    redraw_towns(table, seat)
    other: i64 = 0
    for nation in table.nations:
        if other != seat:
            redraw_hand(table, nation, CITIZEN)
            redraw_hand(table, nation, MILITARY)
            if table.phase == IN_WINTER and other <= table.active:
                redraw_choice(table, nation)
        else:
            shuffle_unknown(table, nation, CITIZEN)
            shuffle_unknown(table, nation, MILITARY)
        other += 1


def redraw_deck(table: "Iron") -> None:
    """The order within each building deck; its score card stays at the bottom."""
    deck = table.deck[: table.drawn]
    part: list[int] = []
    at: i64 = table.drawn
    end: i64 = len(table.deck)
    while at < end:
        card: i64 = table.deck[at]
        if card >= SCORE_CARD:
            table.rng.redraw(part)
            deck += part
            deck.append(card)
            part = []
        else:
            part.append(card)
        at += 1
    table.rng.redraw(part)
    table.deck = deck + part


def redraw_towns(table: "Iron", seat: i64) -> None:
    """Towns below the top of a stack that the seat has not looked at."""
    spied: i64 = 0 if seat < 0 else table.nations[seat].spied
    stacks: list[list[int]] = []
    for stack in table.stacks:
        hidden = [town for town in stack[1:] if spied >> town & 1 == 0]
        if len(hidden) > 1:
            table.rng.redraw(hidden)
            fresh = stack[:1]
            for town in stack[1:]:
                fresh.append(town if spied >> town & 1 else hidden.pop())
            stacks.append(fresh)
        else:
            stacks.append(stack)
    table.stacks = stacks


def redraw_hand(table: "Iron", nation: "Nation", kind: i64) -> None:
    """I15.2-I15.4  Another's hand and starting deck share the cards that nobody has seen."""
    pile = nation.pile(kind)
    if pile.known:
        return
    hidden: i64 = nation.hand & ~nation.shown & table.of_kind(kind)
    undrawn = pile.undrawn()
    cards = undrawn + [card.number for card in table.cards_of(hidden)]
    number: i64 = len(undrawn)
    table.rng.redraw(cards)
    nation.hand &= ~hidden
    for card in cards[number:]:
        nation.hand |= bit(card)
    nation.set_pile(kind, Pile(cards[:number], 0, pile.discards, False))


def shuffle_unknown(table: "Iron", nation: "Nation", kind: i64) -> None:
    """I15.3  Of a starting deck not even its owner knows the order."""
    pile = nation.pile(kind)
    cards = pile.undrawn()
    if not pile.known:
        table.rng.redraw(cards)
    nation.set_pile(kind, Pile(cards, 0, pile.discards, pile.known))


def redraw_choice(table: "Iron", nation: "Nation") -> None:
    """I12.2  What another has chosen in winter: anything that can be paid."""
    nation.buying = 0
    purse = nation.coins
    for card in table.cards_of(nation.pool):
        if card.cost <= purse and table.rng.below(3) == 0:
            nation.buying |= bit(card.number)
            purse -= card.cost
