"""What a seat sees of Vegas Showdown as numbers, for learning. What is printed follows from a tile's or card's id."""

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
from parlour.games.vegas_showdown.box import BASICS
from parlour.games.vegas_showdown.cells import ALL, CELLS, cell_name, cells_of
from parlour.games.vegas_showdown.event import ACTIONS
from parlour.games.vegas_showdown.scoring import SOURCES
from parlour.games.vegas_showdown.tile import SIZES
from parlour.games.vegas_showdown.view import PHASES

CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in cells_of(ALL)]
TURNS: Final[list[int]] = [0, 90, 180, 270]
MOST_BID: Final = 57
MOST_CASH: Final = 80
MOST_VALUE: Final = 40  # of population, revenue and income
MOST_FAME: Final = 80


def layout(seats: int, content: Content) -> Part:
    """The layout of the view of a match for so many seats."""
    tiles, places, events = list(content.table("tiles")), list(content.table("places")), list(content.table("events"))
    return Record(
        {
            "round": Number(30),
            "phase": Choice(PHASES),
            "dealer": Seat(seats),
            "bidding": Record({"seat": Seat(seats), "place": Choice(places)}, ["amounts"]),
            "placing": placing_part(seats, tiles),
            "places": ById(places, place_part(seats, tiles)),
            "houses": EachSeat(seats, house_part(tiles, places)),
            "stacks": ById(SIZES, stack_part()),
            "basic_stacks": Table(tiles[:BASICS], Number(15)),
            "events": Record(
                {
                    "deck": Number(content.table("counts")["events"]),
                    "in_play": ById(events, Record({"id": Flag()}, ["name", "text"])),
                    "used": Bag(events, 2),
                }
            ),
            "no_bids_on": Bag(tiles),
            "no_actions": Bag(ACTIONS),
        },
        ["sheet", "kinds"],
    )


def placing_part(seats: int, tiles: list[str]) -> Part:
    return Record({"seat": Seat(seats), "tile": Choice(tiles), "cells": Bag(CELL_NAMES), "turns": Bag(TURNS)})


def place_part(seats: int, tiles: list[str]) -> Part:
    """Where a tile is for sale; of the open bids the lowest tells them all."""
    return Record(
        {
            "tile": Choice(tiles),
            "minimum": Number(MOST_BID),
            "bid": Number(MOST_BID),
            "bidder": Seat(seats),
            "open_bids": Row(1, Number(MOST_BID)),
            "no_bids": Flag(),
            "fresh": Flag(),
            "left": Number(15),
        },
        ["id", "name", "premier", "tile_name", "track"],
    )


def house_part(tiles: list[str], places: list[str]) -> Part:
    return Record(
        {
            "cash": Number(MOST_CASH),
            "population": Number(MOST_VALUE),
            "revenue": Number(MOST_VALUE),
            "fame": Number(MOST_FAME),
            "income": Number(MOST_VALUE),
            "choice": Choice([*places, "pass", *ACTIONS]),
            "bid": Number(MOST_BID),
            "outbid": Flag(),
            "reserve": ById(tiles, reserve_part(), id="tile"),
            "tiles": ById(CELL_NAMES, lying_part(tiles), id="cell"),
            "covered": Number(CELLS),
            "from_casino_entrance": Bag(CELL_NAMES),
            "from_hotel_entrance": Bag(CELL_NAMES),
            "full_diamonds": Bag(CELL_NAMES),
            "three_quarter_diamonds": Bag(CELL_NAMES),
            "final_scoring": Table(SOURCES, Number(15)),
        },
        ["sheet"],
    )


def reserve_part() -> Part:
    return Record({"copies": Number(3)}, ["id", "name", "tile"])


def lying_part(tiles: list[str]) -> Part:
    """A tile on a sheet, by its upper left cell: its kind and its turn tell what it covers and where its doors are."""
    unsaid = ["id", "name", "mark", "colour", "red", "cell", "cells", "doors"]
    return Record({"tile": Choice(tiles), "turn": Choice(TURNS)}, unsaid)


def stack_part() -> Part:
    return Record({"left": Number(10), "top_back": Choice(["A", "B"])}, ["id", "name"])
