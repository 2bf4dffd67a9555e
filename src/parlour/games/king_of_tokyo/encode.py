"""What a seat sees of King of Tokyo as numbers, for learning."""

from parlour.engine.content import Content
from parlour.engine.layout import Bag, ById, Choice, EachSeat, Flag, Number, Part, Record, Row, Seat, Seats
from parlour.games.king_of_tokyo.faces import MOST_DICE, NAMES
from parlour.games.king_of_tokyo.state import PLACES


def layout(seats: int, content: Content) -> Part:
    """The layout of the view of a match for so many seats."""
    numbers, cards = content.numbers(), card_names(content)
    ware = ware_part(cards)
    return Record(
        {
            "active": Seat(seats),
            "dice": Bag(NAMES, MOST_DICE),
            "rerolls": Number(2 * numbers["rerolls"]),
            "resolved": Flag(),
            "monsters": EachSeat(seats, monster_part(content, cards)),
            "bay_open": Flag(),
            "store": Row(numbers["store"], ware),
            "deck": Number(len(cards)),
            "top_card": ware,
            "top_card_seen_by": Seats(seats),
            "discards": Bag(cards),
            "copied": Choice(cards),
            "fewer_dice": Number(MOST_DICE),
            "extra_turns": Seats(seats),
            "may_yield": Seats(seats),
        }
    )


def monster_part(content: Content, cards: list[str]) -> Part:
    numbers = content.numbers()
    return Record(
        {
            "figure": Choice(["", *content.table("monsters")]),
            "alive": Flag(),
            "life": Number(numbers["most_life"] + 2),
            "most_life": Number(numbers["most_life"] + 2),
            "stars": Number(numbers["goal"]),
            "energy": Number(20),
            "place": Choice(PLACES),
            "poison": Number(6),
            "shrink": Number(6),
            "shielded": Flag(),
            "cards": ById(cards, card_part()),
        }
    )


def card_part() -> Part:
    """A card that lies before a monster; what it copies is told by `copied`."""
    return Record({"id": Flag(), "tokens": Number(6)}, ["name", "cost", "copies"])


def ware_part(cards: list[str]) -> Part:
    """A card in the store; all of it but its price follows from its id."""
    return Record({"id": Choice(cards), "price": Number(10)}, ["name", "kind", "cost"])


def card_names(content: Content) -> list[str]:
    """The cards as the view names them: the second copy of a card has a 2."""
    return [
        id if copy == 0 else f"{id}-{copy + 1}"
        for id, entry in content.table("cards").items()
        for copy in range(entry["copies"])
    ]
