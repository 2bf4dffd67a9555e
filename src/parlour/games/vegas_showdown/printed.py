"""What follows from ids and the box and never changes in a match, as plain data without words."""

from typing import Any, Final

from parlour.games.vegas_showdown import schema
from parlour.games.vegas_showdown.box import PREMIER_SPACES, Place, VegasBox
from parlour.games.vegas_showdown.cells import ALL, COLUMNS, ROWS, SIDES, STRIDE, cell_name, cells_of
from parlour.games.vegas_showdown.event import ACTIONS, ANY_SIZE, TIMINGS, Event
from parlour.games.vegas_showdown.sources import CLAUSES, SOURCES, Source
from parlour.games.vegas_showdown.tile import COLOURS, QUARTERS, SIZES, Shape, Tile

NO_NUMBERS: Final = ("number", "copies")  # of the card, not of its text


def printed(kit: VegasBox) -> schema.Printed:
    """V2  The tiles, cards, tracks and sheets of this box, by id."""
    content = kit.content
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "cells": print_cells(kit),
        "areas": print_areas(kit),
        "entrances": {
            id: {"cell": entry["cell"], "side": entry["side"]} for id, entry in content.table("entrances").items()
        },
        "tiles": {tile.id: print_tile(kit, tile) for tile in kit.tiles},
        "sizes": {size: print_size(content.table("sizes")[size]["cells"]) for size in SIZES},
        "colours": {colour: {"leads_to": list(content.table("colours")[colour]["leads_to"])} for colour in COLOURS},
        "events": {event.id: print_event(kit, event) for event in kit.events},
        "places": {place.id: print_place(kit, place) for place in kit.places},
        "tracks": {id: print_track(kit, id, entry) for id, entry in content.table("tracks").items()},
        "actions": {
            "publicity": {"fame": kit.publicity_fame, "tiles_out": 0, "tiles_in": kit.publicity_tiles},
            "renovate": {"fame": 0, "tiles_out": kit.tiles_out, "tiles_in": kit.tiles_in},
        },
        "counters": {
            "population": {"first": kit.first_population, "ranks": list(kit.rank_fame)},
            "revenue": {"first": kit.first_revenue, "ranks": list(kit.rank_fame)},
            "fame": {"first": kit.first_fame, "ranks": []},
        },
        "sources": {SOURCES[at]: print_source(kit, SOURCES[at], CLAUSES[at]) for at in range(len(SOURCES))},
        "markers": {
            id: {"copies": entry["copies"], "each_seat": entry["each_seat"]}
            for id, entry in content.table("markers").items()
        },
        "chips": [
            {"colour": colour, "value": value}
            for colour, value in zip(content.table("chips")["colours"], content.table("chips")["values"], strict=True)
        ],
        "phases": {schema.PHASES[at]: {"clause": f"V{at + 4}.1"} for at in range(1, len(schema.PHASES))},
        "bid_tiles_in": kit.bid_tiles,
        "renovate_again": kit.renovate_again,
    }


def print_cells(kit: VegasBox) -> dict[str, schema.PrintedCell]:
    """V2.7  The cells of a sheet; columns and rows count from 0 at the upper left."""
    letters = {entry["letter"]: id for id, entry in kit.content.table("areas").items()}
    areas: list[str] = kit.content.table("sheet")["areas"]
    return {
        cell_name(cell): {
            "column": cell % STRIDE,
            "row": cell // STRIDE,
            "area": letters[areas[cell // STRIDE][cell % STRIDE]],
        }
        for cell in cells_of(ALL)
    }


def print_areas(kit: VegasBox) -> dict[str, schema.PrintedArea]:
    cells = print_cells(kit)
    return {
        id: {
            "letter": entry["letter"],
            "cells": [cell for cell in cells if cells[cell]["area"] == id],
            "covered_by": list(entry["covered_by"]),
        }
        for id, entry in kit.content.table("areas").items()
    }


def print_size(cells: list[int]) -> schema.PrintedSize:
    return {"width": cells[0], "height": cells[1]}


def print_tile(kit: VegasBox, tile: Tile) -> schema.PrintedTile:
    shape = tile.shapes[0]
    return {
        "premier": not tile.basic,
        "colour": COLOURS[tile.colour],
        "size": SIZES[tile.size],
        "width": shape.width,
        "height": shape.height,
        "copies": tile.copies,
        "backs": {"A": tile.backs[0], "B": tile.backs[1]},
        "price": None if tile.basic else tile.price,
        "population": tile.population,
        "revenue": tile.revenue,
        "fame": tile.fame,
        "red": tile.red,
        "needs": [other.id for other in kit.tiles if tile.needs >> other.number & 1],
        "beside": [other.id for other in kit.tiles if tile.beside >> other.number & 1],
        "turns": [print_turn(turn, tile.shapes[turn]) for turn in range(len(tile.shapes))],
    }


def print_turn(turn: int, shape: Shape) -> schema.Turned:
    return {
        "turn": QUARTERS[turn],
        "width": shape.width,
        "height": shape.height,
        "doors": [{"column": x, "row": y, "side": SIDES[side]} for x, y, side in shape.doors],
        "again": shape.again,
    }


def print_event(kit: VegasBox, event: Event) -> schema.PrintedEvent:
    entry: dict[str, Any] = kit.content.table("events")[event.id]
    return {
        "copies": entry["copies"],
        "size": None if event.size == ANY_SIZE else SIZES[event.size],
        "timing": TIMINGS[event.timing],
        "effect": entry["effect"],
        "tiles": [tile.id for tile in kit.tiles if event.tiles >> tile.number & 1],
        "no_bids_on": [tile.id for tile in kit.tiles if event.no_bids_on >> tile.number & 1],
        "no_actions": [ACTIONS[at] for at in range(len(ACTIONS)) if event.no_action >> at & 1],
        "numbers": {key: value for key, value in entry.items() if isinstance(value, int) and key not in NO_NUMBERS},
    }


def print_place(kit: VegasBox, place: Place) -> schema.PrintedPlace:
    return {
        "premier": place.number < PREMIER_SPACES,
        "tile": None if place.kind < 0 else kit.tiles[place.kind].id,
        "first_size": None if place.first_stack < 0 else SIZES[place.first_stack],
        "track": kit.content.table("places")[place.id]["track"],
        "spaces": list(place.spaces),
        "in_use": place.number in kit.in_use,
    }


def print_track(kit: VegasBox, id: str, entry: dict[str, Any]) -> schema.PrintedTrack:
    """V2.3.2, V5.2.1  Markers stand on circles, or on any space by an option; only premier tracks have them."""
    spaces = list(entry["spaces"])
    stops = [spaces[stop] for stop in kit.stops] if entry["circles"] else []
    return {"spaces": spaces, "circles": list(entry["circles"]), "stops": stops}


def print_source(kit: VegasBox, source: Source, clause: str) -> schema.PrintedSource:
    fame: dict[str, int] = {
        "casino": kit.casino_fame,
        "hotel": kit.hotel_fame,
        "connection": kit.connection_fame,
        "cash": 1,
        "diamonds": kit.full_diamond,
    }
    return {
        "clause": clause,
        "fame": fame.get(source),  # by ranks: none of its own
        "three_quarters": kit.most_diamond if source == "diamonds" else None,
        "dollars": kit.dollars_per_fame if source == "cash" else None,
    }
