"""What a seat sees of ATTACK! Deluxe as numbers, for learning. What is printed follows from an id."""

from array import array
from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.content import Content
from parlour.engine.layout import Bag, ById, Choice, EachSeat, Flag, Number, Part, Record, Row, Seat, Table
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, SEASONS, SUITS
from parlour.games.attack_deluxe.scoring import SOURCES
from parlour.games.attack_deluxe.units import ARMY, NAMES, NAVY

MOST_UNITS: Final = 12  # of a kind in one place
MOST_COINS: Final = 40
MOST_POINTS: Final = 60
MOST_TURNS: Final = 10
MOST_COPIES: Final = 10


def layout(seats: int, content: Content) -> Part:
    """The layout of the view of a match for so many seats."""
    numbers, counts = content.numbers(), content.table("counts")
    regions, zones = list(content.table("regions")), list(content.table("zones"))
    cards = list(content.table("cards"))
    places = [*regions, *zones]
    return Record(
        {
            "map": Choice(["western", "pacific", "world"]),
            "year": Number(numbers["years_total"]),
            "years": Number(numbers["years_total"]),
            "season": Choice(SEASONS),
            "active": Seat(seats),
            "start": Seat(seats),
            "direction": Choice(["clockwise", "counterclockwise"]),
            "action": Choice(ACTIONS),
            "target": Choice(regions),
            "harsh_winter": Flag(),
            "battle": battle_part(seats, numbers["row"], places),
            "sailing": sailing_part(places, numbers["ship_steps"]),
            "changed": Bag(regions),
            "nations": EachSeat(seats, nation_part(regions, cards)),
            "regions": ById(regions, region_part(seats)),
            "zones": ById(zones, zone_part(seats)),
            "deck": Number(counts["cards"]),
            "discards": Bag(cards, 2),
            "oil_markers": Number(numbers["oil_markers"]),
            "economics": Row(len(SUITS), Record({"cards": Row(LEVELS, economic_part())}, ["suit"])),
            "markers_unseen": Number(counts["pool"]),
            "markers_taken": Table(GOVERNMENTS, Number(counts["pool"])),
        }
    )


def nation_part(regions: Sequence[str], cards: Sequence[str]) -> Part:
    return Record(
        {
            "government": Choice(GOVERNMENTS),
            "capital": Choice(regions),
            "production": Number(MOST_COINS),
            "oil": Number(MOST_COINS),
            "regions": Number(MOST_COINS),
            "zones": Number(MOST_COINS),
            "units": Number(MOST_POINTS),
            "cards": Number(5),
            "hand": Bag(cards, 2),
            "actions": Bag(ACTIONS),
            "levels": Table(SUITS, Number(LEVELS)),
            "points": Number(MOST_POINTS),
            "points_by_source": Table(SOURCES, Number(MOST_POINTS)),
        }
    )


def region_part(seats: int) -> Part:
    return Record(
        {
            "owner": Seat(seats),
            "army": units(ARMY),
            "arrived": units(ARMY),
            "ships": units(NAVY),
            "oil": Flag(),
            "capital": Seat(seats),
            "marker": Choice([*GOVERNMENTS, "face down"]),
        },
        ["id", "name", "continent", "arctic", "x", "y", "borders", "by_water", "seas"],
    )


def zone_part(seats: int) -> Part:
    return Record(
        {
            "owner": Seat(seats),
            "ships": units(NAVY),
            "cargo": Table(NAVY, UnitsInWords()),
            "arrived": units(NAVY),
            "arrived_cargo": Table(NAVY, UnitsInWords()),
        },
        ["id", "name", "anchor", "x", "y", "waters"],
    )


def battle_part(seats: int, row: int, places: Sequence[str]) -> Part:
    return Record(
        {
            "place": Choice(places),
            "sea": Flag(),
            "neutral": Flag(),
            "turn": Number(MOST_TURNS),
            "acting": Choice(["defender", "attacker"]),
            "rolled": units(NAMES),
            "dice": Number(MOST_UNITS),
            "defender": side_part(seats, row),
            "attacker": side_part(seats, row),
        }
    )


def side_part(seats: int, row: int) -> Part:
    return Record(
        {
            "decides": Seat(seats),
            "line": units(NAMES),
            "reserve": units(NAMES),
            "lost": units(NAMES),
            "row": Row(row, Choice(NAVY)),
            "damaged": Number(MOST_UNITS),
        }
    )


def sailing_part(places: Sequence[str], steps: int) -> Part:
    return Record(
        {
            "at": Choice(places),
            "ships": units(NAVY),
            "cargo": Table(NAVY, UnitsInWords()),
            "steps": Number(steps + 2),
        }
    )


def economic_part() -> Part:
    return Record({"left": Number(MOST_COPIES)}, ["id", "name", "needs"])


def units(names: Sequence[str]) -> Part:
    return Table(names, Number(MOST_UNITS))


class UnitsInWords(Part):
    """Army units as the view writes them down: `2 infantry 1 tank`."""

    def __init__(self) -> None:
        self.size = len(ARMY)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        said = str(value or "").split()
        for number, name in zip(said[::2], said[1::2], strict=True):
            places[at + ARMY.index(name)] = min(1.0, int(number) / MOST_UNITS)

    def names(self) -> list[str]:
        return [f".{name}" for name in ARMY]
