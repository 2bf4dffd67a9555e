"""What a seat sees of Dice City as numbers, for learning. What is printed on a card follows from its id."""

from typing import Final

from parlour.engine.content import Content
from parlour.engine.layout import (
    Bag,
    ById,
    Choice,
    EachSeat,
    Flag,
    Number,
    Part,
    Record,
    Row,
    Seat,
    Table,
)
from parlour.games.dice_city.goods import NAMES
from parlour.games.dice_city.location import BASICS, PRINTED
from parlour.games.dice_city.scoring import SOURCES
from parlour.games.dice_city.spaces import COLOURS, DICE, SPACE_NAMES, SPACES

PRINTED_ON_IT: Final = ("name", "type", "cost", "defense", "vp", "text")
MOST_DISPLAY: Final = 10
MOST_GOODS: Final = 10
MOST_VP: Final = 80
MOST_STRENGTH: Final = 12


def layout(seats: int, content: Content) -> Part:
    """The layout of the view of a match for so many seats."""
    kinds = list(content.table("locations"))
    bandits, ships = list(content.table("bandits")), list(content.table("ships"))
    return Record(
        {
            "active": Seat(seats),
            "start": Seat(seats),
            "round": Number(30),
            "ending": Flag(),
            "turn": turn_part(seats, kinds),
            "cities": EachSeat(seats, city_part(kinds, bandits, ships)),
            "display": Row(MOST_DISPLAY, Record({"id": Choice(kinds)}, PRINTED_ON_IT)),
            "display_columns": Number(MOST_DISPLAY // 2),
            "piles": ById(kinds[PRINTED : PRINTED + BASICS], Record({"left": Number(15)}, ["id", *PRINTED_ON_IT])),
            "bandits": ById(bandits, bandits_part()),
            "ships": ById(ships, ship_part()),
            "deck": Number(content.numbers()["solo_cards"]),
            "deck_kinds": Bag(kinds),
            "gone": Table(kinds, Number(3)),
            "gold": Number(content.numbers()["gold_supply"]),
            "gold_out": Number(content.numbers()["gold_supply"]),
            "target": Number(MOST_VP),
        }
    )


def turn_part(seats: int, kinds: list[str]) -> Part:
    return Record(
        {
            "step": Choice(["dice", "attack", "build", "end"]),
            "die": Choice(COLOURS),
            "building": Choice(kinds),
            "strength": Number(MOST_STRENGTH),
            "bandits_strength": Number(MOST_STRENGTH),
            "army_bonus": Number(3),
            "resource_bonus": Number(3),
            "less_defense": Number(3),
            "refreshed": Number(2),
            "passed": Number(2),
            "location_victim": Seat(seats),
            "stock_victim": Seat(seats),
        }
    )


def city_part(kinds: list[str], bandits: list[str], ships: list[str]) -> Part:
    return Record(
        {
            "stock": Table(NAMES, Number(MOST_GOODS)),
            "pass_tokens": Number(8),
            "vp": Number(MOST_VP),
            "vp_by_source": Table(SOURCES, Number(MOST_VP // 2)),
            "bandits": Table(bandits, Number(6)),
            "ships": Table(ships, Number(4)),
            "dice": Row(DICE, Record({"used": Flag(), "space": Choice(SPACE_NAMES)}, ["colour"])),
            "spaces": Row(SPACES, space_part(kinds)),
            "full_rows": Number(5),
        }
    )


def space_part(kinds: list[str]) -> Part:
    return Record(
        {
            "id": Choice(kinds),
            "built": Flag(),
            "active": Flag(),
            "defense": Number(MOST_STRENGTH),
            "vp": Number(10),
        },
        ["space", "row", "column", "printed", "name", "type"],
    )


def bandits_part() -> Part:
    return Record({"needed": Number(MOST_STRENGTH), "left": Number(6)}, ["id", "name", "defense", "vp"])


def ship_part() -> Part:
    return Record({"left": Number(4)}, ["id", "name", "cost", "vp"])
