"""What everybody sees of a table of Vegas Showdown, listed as plain data: only orders of stacks are hidden."""

from typing import Final

from mypy_extensions import i64

from parlour.games.vegas_showdown import schema
from parlour.games.vegas_showdown.bidding import BidAmount, stands
from parlour.games.vegas_showdown.box import BASICS, PREMIER_SPACES, STACK, STACKS
from parlour.games.vegas_showdown.cells import COLUMNS, ROWS, SIDES, cell_name, cells_of, count_cells, position_of
from parlour.games.vegas_showdown.event import ACTIONS, Event
from parlour.games.vegas_showdown.placing import PlaceTurn, PlaceWhere, cells_at
from parlour.games.vegas_showdown.scoring import final_scoring, full_diamonds, most_diamonds
from parlour.games.vegas_showdown.sheet import Sheet, kind_of, place_of, turn_of
from parlour.games.vegas_showdown.sources import SOURCES
from parlour.games.vegas_showdown.state import (
    LETTER,
    NO_CHOICE,
    NO_TILE,
    NOBODY,
    PASS,
    PUBLICITY,
    RENOVATE,
    Vegas,
    held,
)
from parlour.games.vegas_showdown.tile import COLOURS, QUARTERS, SIZES, TILES, Tile
from parlour.games.vegas_showdown.turn import income

PHASES: Final[list[schema.Phase]] = [
    "",
    "drop prices",
    "flip new tiles",
    "collect income",
    "choose actions",
    "adjust",
    "button",
]
MARKS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi"  # as many as there are cells


def see(table: Vegas) -> schema.Table:
    """The table as any seat and any spectator sees it."""
    kit = table.kit
    tally = table.tally or final_scoring(table)
    return {
        "round": table.round,
        "phase": PHASES[table.phase],
        "dealer": table.dealer,
        "bidding": see_bidding(table),
        "placing": see_placing(table),
        "places": [see_place(table, number) for number in kit.in_use],
        "houses": [see_house(table, seat, tally) for seat in range(kit.seats)],
        "stacks": [see_stack(table, size) for size in range(STACKS)],
        "basic_stacks": {kit.tiles[kind].id: table.basics[kind] for kind in range(BASICS)},
        "events": {
            "deck": len(table.deck) - table.drawn,
            "in_play": [see_event(kit.events[card]) for card in table.in_play],
            "used": [kit.events[card].id for card in table.discards()],
        },
        "no_bids_on": [tile.id for tile in kit.tiles if table.banned >> tile.number & 1],
        "no_actions": [ACTIONS[at] for at in range(len(ACTIONS)) if table.no_action >> at & 1],
        "sheet": {
            "columns": COLUMNS,
            "rows": ROWS,
            "areas": list(kit.content.table("sheet")["areas"]),
            "entrances": [
                {"id": id, "name": entry["name"], "cell": entry["cell"], "side": entry["side"]}
                for id, entry in kit.content.table("entrances").items()
            ],
        },
        "kinds": [see_kind(kit.tiles, tile) for tile in kit.tiles],
    }


def see_bidding(table: Vegas) -> schema.Bidding | None:
    """The auction in which an amount is being asked for."""
    question = table.question
    if not isinstance(question, BidAmount):
        return None
    spaces = table.kit.places[question.place].spaces
    return {
        "seat": question.seat,
        "place": table.kit.places[question.place].id,
        "amounts": [spaces[space] for space in table.answers],
    }


def see_placing(table: Vegas) -> schema.Placing | None:
    """The tile that is about to lie somewhere, and where and how it may."""
    question = table.question
    if isinstance(question, PlaceWhere):
        cells = [cell_name(position) for position in table.answers]
        return {"seat": question.seat, "tile": table.kit.tiles[question.kind].id, "cells": cells, "turns": []}
    if isinstance(question, PlaceTurn):
        return {
            "seat": question.seat,
            "tile": table.kit.tiles[question.kind].id,
            "cells": [cell_name(question.position)],
            "turns": [QUARTERS[turn] for turn in table.answers],
        }
    return None


def see_place(table: Vegas, number: i64) -> schema.Place:
    place = table.kit.places[number]
    kind: i64 = table.wares[number]
    tile = None if kind == NO_TILE else table.kit.tiles[kind]
    bidder: i64 = table.bidders[number]
    premier = number < PREMIER_SPACES
    lowest = table.open_bid(number)
    open_bids = [] if tile is None or table.banned >> kind & 1 else place.spaces[lowest:]
    return {
        "id": place.id,
        "name": place.name,
        "premier": premier,
        "tile": None if tile is None else tile.id,
        "tile_name": None if tile is None else tile.name,
        "minimum": place.spaces[table.minimums[number]] if premier and tile is not None else None,
        "bid": None if bidder == NOBODY else place.spaces[table.heights[number]],
        "bidder": None if bidder == NOBODY else bidder,
        "open_bids": list(open_bids),
        "no_bids": kind != NO_TILE and table.banned >> kind & 1 != 0,
        "fresh": table.fresh >> number & 1 != 0,
        "left": None if place.kind < 0 else table.basics[place.kind],
        "track": list(place.spaces),
    }


def see_house(table: Vegas, seat: i64, tally: list[int]) -> schema.House:
    kit, house = table.kit, table.houses[seat]
    sheet = house.sheet
    bids = house.choice >= 0
    return {
        "cash": house.cash,
        "population": house.population,
        "revenue": house.revenue,
        "fame": house.fame,
        "income": income(table, house),
        "choice": see_choice(table, house.choice),
        "bid": kit.places[house.choice].spaces[house.bid] if bids else None,
        "outbid": bids and not stands(table, seat),
        "reserve": [
            {"id": f"{seat}:{tile.id}", "name": tile.name, "tile": tile.id, "copies": held(house.reserve, tile.number)}
            for tile in kit.tiles
            if held(house.reserve, tile.number)
        ],
        "sheet": see_rows(table, sheet),
        "tiles": [see_lying(table, seat, at) for at in range(len(sheet.tiles))],
        "covered": count_cells(sheet.covered),
        "from_casino_entrance": [cell_name(cell) for cell in cells_of(sheet.from_yellow)],
        "from_hotel_entrance": [cell_name(cell) for cell in cells_of(sheet.from_blue)],
        "full_diamonds": [cell_name(cell) for cell in cells_of(full_diamonds(sheet))],
        "three_quarter_diamonds": [cell_name(cell) for cell in cells_of(most_diamonds(sheet))],
        "final_scoring": {SOURCES[at]: tally[seat * len(SOURCES) + at] for at in range(len(SOURCES))},
    }


def see_choice(table: Vegas, choice: i64) -> str | None:
    if choice >= 0:
        return table.kit.places[choice].id
    return {NO_CHOICE: None, PASS: "pass", PUBLICITY: "publicity", RENOVATE: "renovate"}[choice]


def see_rows(table: Vegas, sheet: Sheet) -> list[str]:
    """The sheet as five lines of text: a letter a tile, as its `mark` says, and a dot where nothing lies."""
    marks: dict[int, str] = {}
    for at in range(len(sheet.tiles)):
        for cell in cells_of(cells_at(table.kit, sheet.tiles[at])):
            marks[cell] = MARKS[at]
    return [" ".join([marks.get(position_of(x, y), "·") for x in range(COLUMNS)]) for y in range(ROWS)]


def see_lying(table: Vegas, seat: i64, at: i64) -> schema.Lying:
    """A tile on a sheet, the earliest placed first."""
    lies = table.houses[seat].sheet.tiles[at]
    tile = table.kit.tiles[kind_of(lies)]
    cell = cell_name(place_of(lies))
    shape = tile.shapes[turn_of(lies)]
    return {
        "id": f"{seat}:{cell}",
        "name": tile.name,
        "mark": MARKS[at],
        "tile": tile.id,
        "colour": COLOURS[tile.colour],
        "red": tile.red,
        "cell": cell,
        "turn": QUARTERS[turn_of(lies)],
        "cells": [cell_name(position) for position in cells_of(shape.cells << place_of(lies))],
        "doors": [f"{cell_name(place_of(lies) + position_of(x, y))} {SIDES[side]}" for x, y, side in shape.doors],
    }


def see_stack(table: Vegas, size: i64) -> schema.Stack:
    """V2.14.1  How many tiles it has, and the letter on the back of the top one."""
    left = table.stack_left(size)
    top: schema.Back | None = None
    if left:
        top = "B" if table.stacks[size * STACK + table.taken[size]] >= LETTER else "A"
    return {"id": SIZES[size], "name": f"{SIZES[size]} tiles", "left": left, "top_back": top}


def see_event(event: Event) -> schema.InPlay:
    return {"id": event.id, "name": event.name, "text": event.text}


def see_kind(tiles: list[Tile], tile: Tile) -> schema.Kind:
    """V2.8.3, V2.15  A tile as it is printed, with its line of the chart of prerequisites."""
    return {
        "id": tile.id,
        "name": tile.name,
        "premier": not tile.basic,
        "colour": COLOURS[tile.colour],
        "size": SIZES[tile.size],
        "price": None if tile.basic else tile.price,
        "population": tile.population,
        "revenue": tile.revenue,
        "fame": tile.fame,
        "red": tile.red,
        "doors": list(tile.doors),
        "needs": [tiles[kind].id for kind in range(TILES) if tile.needs >> kind & 1],
        "beside": [tiles[kind].id for kind in range(TILES) if tile.beside >> kind & 1],
        "text": tile.text,
    }
