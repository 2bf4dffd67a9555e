"""A2.12  What a seat cannot know, redrawn: face-down markers, cards in hands and deck, rows of ships."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.card import CARDS, both, copy_of, hand_size, held
from parlour.games.attack_deluxe.units import KINDS, count

if TYPE_CHECKING:
    from parlour.games.attack_deluxe.pieces import Battle
    from parlour.games.attack_deluxe.state import World

FACE_DOWN: Final[i64] = 4  # a marker below this has not been turned up
ROW_BITS: Final[i64] = 3


def redraw(table: "World", seat: i64) -> None:
    redraw_markers(table)
    redraw_cards(table, seat)
    battle = table.battle
    if battle is not None and battle.sea and not battle.shown:
        for side in range(2):
            if battle.sides[side] != seat:
                redraw_row(table, battle, side)


def redraw_markers(table: "World") -> None:
    """Face-down markers and those put aside."""
    unseen = table.pool[:]
    for marker in table.markers:
        if 0 <= marker < FACE_DOWN:
            unseen.append(marker)
    table.rng.redraw(unseen)
    markers = table.markers[:]
    at: i64 = 0
    region: i64 = 0
    for marker in table.markers:
        if 0 <= marker < FACE_DOWN:
            markers[region] = unseen[at]
            at += 1
        region += 1
    table.markers = markers
    table.pool = unseen[at:]


def redraw_cards(table: "World", seat: i64) -> None:
    """Cards in other hands that this seat has not seen there, and the deck."""
    seats: i64 = table.kit.seats
    unseen = table.deck[table.drawn :]
    for other in range(seats):
        if other != seat:
            hidden: i64 = table.nations[other].hand - known_of(table, seat, other)
            card: i64 = 0
            while card < CARDS:
                for copy in range(held(hidden, card)):
                    unseen.append(card)
                card += 1
    table.rng.redraw(unseen)
    at: i64 = 0
    for other in range(seats):
        if other != seat:
            nation = table.nations[other]
            hand = known_of(table, seat, other)
            missing: i64 = hand_size(nation.hand) - hand_size(hand)
            while missing > 0:
                hand += copy_of(unseen[at])
                at += 1
                missing -= 1
            nation.hand = hand
    if table.active != seat:
        redraw_barred(table)
    table.deck = unseen[at:]
    table.drawn = 0
    known = table.known[:]
    for pair in range(len(known)):
        if pair % seats != seat:  # what others have seen in a hand is as hidden as the hand
            known[pair] = both(known[pair], known_of(table, seat, pair % seats))
    table.known = known


def known_of(table: "World", seat: i64, other: i64) -> i64:
    """The cards of another hand that this seat knows to be there."""
    return table.known[seat * table.kit.seats + other] if seat >= 0 else 0


def redraw_barred(table: "World") -> None:
    """Which of its cards the acting player got in this turn: as many as there are."""
    cards: list[int] = []
    for card in range(CARDS):
        for copy in range(held(table.nations[table.active].hand, card)):
            cards.append(card)
    table.rng.redraw(cards)
    barred: i64 = 0
    for card in cards[: hand_size(table.barred)]:
        barred += copy_of(card)
    table.barred = barred


def redraw_row(table: "World", battle: "Battle", side: i64) -> None:
    """As many ships in the row as there are, drawn from all that could be in it."""
    laid: i64 = 0
    row: i64 = battle.rows[side]
    while row:
        laid += 1
        row >>= ROW_BITS
    ships: list[int] = []
    for kind in range(KINDS):
        for number in range(count(battle.line[side], kind)):
            ships.append(kind)
    table.rng.redraw(ships)
    while laid > 0:
        laid -= 1
        row = (row << ROW_BITS) + ships[laid] + 1
    battle.rows[side] = row
