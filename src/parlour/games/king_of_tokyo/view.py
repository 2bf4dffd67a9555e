"""What one seat sees of a table of King of Tokyo, listed as plain data."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.dice import Reroll
from parlour.games.king_of_tokyo.faces import NAMES, in_order
from parlour.games.king_of_tokyo.market import price
from parlour.games.king_of_tokyo.schema import Card, Monster, Printed, Table, Ware
from parlour.games.king_of_tokyo.state import NO_CARD, PLACES, Tokyo, TokyoBox
from parlour.games.king_of_tokyo.store import discards

FACE_CLAUSES: Final = ["T4.3.1", "T4.3.1", "T4.3.1", "T4.3.4", "T4.3.7", "T4.3.8"]


def see(table: Tokyo, seat: i64) -> Table:
    """The table as this seat sees it; -1: a spectator."""
    knows_top = seat >= 0 and table.top_seen >> seat & 1 != 0
    question = table.question
    return {
        "active": table.active,
        "dice": [NAMES[face] for face in in_order(table.dice)],
        "rerolls": question.left if isinstance(question, Reroll) else 0,
        "resolved": table.resolved,
        "monsters": [see_monster(table, other) for other in range(table.kit.seats)],
        "bay_open": table.bay_open(),
        "store": [None if number == NO_CARD else see_ware(table, number, seat) for number in table.store],
        "deck": len(table.deck) - table.drawn,
        "top_card": see_ware(table, table.deck[table.drawn], seat) if knows_top else None,
        "top_card_seen_by": [other for other in range(table.kit.seats) if table.top_seen >> other & 1],
        "discards": [table.kit.card_ids[number] for number in discards(table)],
        "copied": None if table.copied == NO_CARD else table.kit.card_ids[table.copied],
        "fewer_dice": table.fewer,
        "extra_turns": list(table.frenzies),
        "may_yield": [other for other in range(table.kit.seats) if table.attacked >> other & 1],
    }


def see_monster(table: Tokyo, seat: i64) -> Monster:
    monster = table.monsters[seat]
    return {
        "figure": table.kit.figure_ids[monster.figure] if monster.figure >= 0 else "",
        "alive": monster.alive,
        "life": monster.life,
        "most_life": table.most_life(seat),
        "stars": monster.stars,
        "energy": monster.energy,
        "place": PLACES[monster.place],
        "poison": monster.poison,
        "shrink": monster.shrink,
        "shielded": table.shielded >> seat & 1 != 0,
        "cards": [see_card(table, card) for card in table.keeps(monster.cards)],
    }


def see_card(table: Tokyo, card: KeepCard) -> Card:
    copying = card.number == table.kit.mimic and table.copied != NO_CARD
    return {
        "id": table.kit.card_ids[card.number],
        "tokens": table.tokens[card.number],
        "copies": table.kit.card_ids[table.copied] if copying else None,
    }


def see_ware(table: Tokyo, number: i64, seat: i64) -> Ware:
    card = table.kit.cards[number]
    return {
        "id": table.kit.card_ids[number],
        "price": card.cost if seat < 0 else price(table, seat, card),
    }


def printed(box: TokyoBox) -> Printed:
    """What is printed on cards and dice."""
    kinds: list[Literal["keep", "discard"]] = ["keep" if card.keep else "discard" for card in box.cards]
    return {
        "cards": {
            id: {"kind": kind, "cost": card.cost} for id, kind, card in zip(box.card_ids, kinds, box.cards, strict=True)
        },
        "monsters": {id: {"number": number} for number, id in enumerate(box.figure_ids)},
        "faces": {name: {"clause": clause} for name, clause in zip(NAMES, FACE_CLAUSES, strict=True)},
        "goal": box.goal,
    }
