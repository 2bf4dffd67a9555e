"""What a seat sees of City of Iron as numbers, for learning. What is printed follows from a card's or board's id."""

from collections.abc import Sequence
from typing import Final

from parlour.engine.content import Content
from parlour.engine.layout import (
    Bag,
    ById,
    Choice,
    Copies,
    EachSeat,
    Flag,
    Number,
    Order,
    Part,
    Record,
    Row,
    Seat,
    Table,
)
from parlour.games.city_of_iron.card import KINDS
from parlour.games.city_of_iron.realm import SIDES
from parlour.games.city_of_iron.scoring import BONUSES
from parlour.games.city_of_iron.state import PHASES
from parlour.games.city_of_iron.view import STARS

MOST_COINS: Final = 30
MOST_SCIENCE: Final = 15
MOST_VP: Final = 100
MOST_GOODS: Final = 12
MOST_CARDS: Final = 20
MOST_COPIES: Final = 4  # of a kind of building
CARD: Final = ("name", "kind", "free", "hammers", "compasses", "guns", "vehicle", "cost")
LAND: Final = ("name", "terrain", "distance", "vehicle")
TOWN: Final = ("name", "stars", "defense", "distance", "goods")
BUILDING: Final = (
    "name",
    "coins",
    "science",
    "land",
    "goods",
    "vp",
    "citizen_draws",
    "military_draws",
    "science_icons",
    "eyes",
)


def layout(seats: int, content: Content) -> Part:
    """The layout of the view of a match for so many seats."""
    numbers = content.numbers()
    goods, buildings = list(content.table("goods")), list(content.table("buildings"))
    towns, cards = list(content.table("towns")), list(content.table("cards"))
    row = max(numbers["row_two"], numbers["row_three"], numbers["row_four"])
    return Record(
        {
            "phase": Choice(PHASES),
            "round": Number(numbers["rounds"]),
            "action": Number(numbers["actions"] + 1),
            "active": Seat(seats),
            "bid_track": Row(seats, Seat(seats)),
            "turn_track": Row(
                len(content.table("slots")), Record({"seat": Seat(seats)}, ["id", "name", "cost", "gain"])
            ),
            "turn_order": Row(seats, Seat(seats)),
            "score_cards": Bag(range(3)),
            "row": Row(row, for_sale(Choice(buildings))),
            "deck": Record({"next": Choice(["A", "B", "C", "discards"]), "left": Number(len(buildings))}),
            "discarded_buildings": Bag(buildings, MOST_COPIES),
            "goods": ById(goods, track_part(seats)),
            "stacks": Table(STARS, stack_part(towns)),
            "lands": Table(content.table("lands"), Record({"id": Flag()}, LAND)),
            "in_use": Table(cards, Record({"id": Flag()}, CARD)),
            "cheaper": Number(5),
            "extra_eyes": Number(5),
            "nations": EachSeat(seats, nation_part(content)),
        },
        ["rounds", "actions", "scoring_rounds"],
    )


def track_part(seats: int) -> Part:
    """A good: how many each seat has, its place, and what that is worth."""
    told: dict[str, Part] = {
        "counts": EachSeat(seats, Number(MOST_GOODS)),
        "places": EachSeat(seats, Choice(range(1, seats + 1))),
        "vp": EachSeat(seats, Number(10)),
    }
    return Record(told, ["id", "name", "first_vp", "second_vp", "leader_coins", "shield"])


def stack_part(towns: Sequence[str]) -> Part:
    deepest = len(towns) // len(STARS)
    return Record({"left": Number(deepest), "towns": Row(deepest, town(Choice(towns)))}, ["stars"])


def nation_part(content: Content) -> Part:
    goods, buildings = list(content.table("goods")), list(content.table("buildings"))
    tokens, cards = list(content.table("tokens")), list(content.table("cards"))
    held = ById(cards, Record({"id": Flag()}, CARD))
    return Record(
        {
            "nation": Choice(content.table("nations")),
            "coins": Number(MOST_COINS),
            "science": Number(MOST_SCIENCE),
            "vp": Number(MOST_VP),
            "income": Number(MOST_COINS),
            "leader_coins": Number(MOST_COINS),
            "actions_left": Number(content.numbers()["actions"]),
            "goods": Table(goods, Number(MOST_GOODS)),
            "citizen_draws": Number(8),
            "military_draws": Number(8),
            "science_icons": Number(8),
            "eyes": Number(8),
            "building_vp": Number(MOST_VP // 2),
            "cities": Row(len(tokens), city_part(list(content.table("lands")), tokens, buildings)),
            "unused_tokens": Bag(tokens),
            "towns": ById(content.table("towns"), town(Flag())),
            "stored": ById(buildings, for_sale(Copies(MOST_COPIES))),
            "mastered": Bag(buildings),
            "hand": Record({"cards": held, "known_to_all": Bag(cards), "hidden": Table(KINDS, Number(MOST_CARDS))}),
            "decks": Row(len(KINDS), pile_part(cards)),
            "pool": held,
            "choosing": Bag(cards),
            "bonus_counts": Table(BONUSES, Number(MOST_COINS)),
        },
        ["name"],
    )


def city_part(lands: Sequence[str], tokens: Sequence[str], buildings: Sequence[str]) -> Part:
    told: dict[str, Part] = {
        "id": Choice(lands),
        "tokens": ById(tokens, Record({"side": Choice(SIDES)}, ["id"])),
        "room": Number(10),
        "free": Number(10),
        "buildings": ById(buildings, Record({"id": Flag()}, ["price", "science_price", *BUILDING])),
    }
    return Record(told, LAND)


def pile_part(cards: Sequence[str]) -> Part:
    """A draw pile, with its order where that is known, and its discards."""
    told: dict[str, Part] = {
        "left": Number(MOST_CARDS),
        "cards": Bag(cards),
        "order": Order(cards),
        "discards": Order(cards),
    }
    return Record(told, ["kind"])


def for_sale(id: Part) -> Part:
    """A building that can still be built, with what it costs the viewer."""
    return Record({"id": id, "price": Number(MOST_SCIENCE), "science_price": Number(MOST_SCIENCE)}, BUILDING)


def town(id: Part) -> Part:
    return Record({"id": id}, TOWN)
