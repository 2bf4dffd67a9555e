"""V11  Where tiles would fit on a sheet, and what they lack, for those who look on: search never asks."""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.vegas_showdown import schema
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.cells import ALL, around, cell_name, cells_of, count_cells, sides_named
from parlour.games.vegas_showdown.scoring import casino_complete, diamond_points, final_scoring, hotel_complete
from parlour.games.vegas_showdown.sheet import Leads, Sheet, leads_to
from parlour.games.vegas_showdown.sources import CASH, POPULATION, REVENUE, SOURCES
from parlour.games.vegas_showdown.state import Vegas, add_values
from parlour.games.vegas_showdown.tile import QUARTERS, TURNS, Tile
from parlour.games.vegas_showdown.trouble import NEIGHBOUR, PATH, ROOM, TILES_NEEDED, Lack
from parlour.games.vegas_showdown.turn import income
from parlour.games.vegas_showdown.where import (
    ALONE,
    FINALLY,
    FREELY,
    Wants,
    any_turn,
    cells_under,
    path_wants,
    positions,
    turned_positions,
    wants_of,
)
from parlour.games.vegas_showdown.wrong import with_tile


def see_fit(kit: VegasBox, sheet: Sheet, kind: i64) -> schema.Fit:
    """V11.8  In how many places a tile of this kind could lie now; where it is none, all that it lacks."""
    tile = kit.tiles[kind]
    wants = wants_of(kit, sheet, tile, ALONE)
    places = 0 if wants is None else count_places(sheet, tile, wants)
    return {
        "places": places,
        "lacks": [] if places else lacks_of(kit, sheet, tile),
        "missing": needed(kit, sheet, tile),
    }


def count_places(sheet: Sheet, tile: Tile, wants: Wants) -> int:
    """V11.1  The places are told apart by the cells that the tile would cover, not by its doors."""
    upright: i64 = 0
    across: i64 = 0
    for turn in range(TURNS):
        shape = tile.shapes[turn]
        if shape.width > shape.height:
            across |= turned_positions(sheet, tile, turn, wants)
        else:
            upright |= turned_positions(sheet, tile, turn, wants)
    return count_cells(upright) + count_cells(across)


def lacks_of(kit: VegasBox, sheet: Sheet, tile: Tile) -> list[Lack]:
    """V11.1, V11.6, V11.7  What keeps a tile off the sheet; a path and a neighbour also where it cannot have both."""
    found: list[Lack] = []
    if tile.needs & ~sheet.kinds:
        found.append(TILES_NEEDED)
    if any_turn(sheet, tile, Wants()) == 0:
        return [*found, ROOM]
    path = any_turn(sheet, tile, path_wants(kit, sheet, tile)) != 0
    near = tile.beside == 0 or any_turn(sheet, tile, beside_wants(kit, sheet, tile)) != 0
    together = not found and path and near  # either could be had, and yet there is no place
    if not near or together:
        found.append(NEIGHBOUR)
    if not path or together:
        found.append(PATH)
    return found


def beside_wants(kit: VegasBox, sheet: Sheet, tile: Tile) -> Wants:
    """V11.7.4  The neighbour that a tile demands, if it does."""
    wants = Wants()
    if tile.beside:
        wants.sides.append(around(cells_under(kit, sheet, tile.beside)))
    return wants


def needed(kit: VegasBox, sheet: Sheet, tile: Tile) -> list[str]:
    """V11.7  The tiles that it needs and that are not on the sheet."""
    return [other.id for other in kit.tiles if tile.needs & ~sheet.kinds & bit(other.number)]


# ---------------------------------------------------------------------- a tile in the hand


def see_try(table: Vegas, seat: i64, kind: i64, judged: i64) -> schema.Try:
    """V11, V12.3  What becomes of a tile of this kind at each cell, in each turn of its own."""
    kit, tile = table.kit, table.kit.tiles[kind]
    sheet = table.houses[seat].sheet
    turns = [turn for turn in range(TURNS) if not tile.shapes[turn].again]
    then = table.copy()
    add_values(then.houses[seat], tile, 1)
    house = then.houses[seat]
    return {
        "turns": [see_turn(kit, sheet, tile, turn, judged) for turn in turns],
        "missing": [] if judged == FREELY else needed(kit, sheet, tile),
        "doors": [] if judged == FREELY else see_leads(leads_to(sheet, kit.plan, tile.colour), ALL & ~sheet.covered),
        "population": house.population,
        "revenue": house.revenue,
        "income": income(then, house),
        "fame": house.fame,
        "brings": see_brings(then, seat, tile, judged),
    }


def see_brings(then: Vegas, seat: i64, tile: Tile, judged: i64) -> list[schema.Brings]:
    """V14  What an end would bring right after the tile was placed, for each way in which it fits.

    Its values count already on this table, so ranks are as they would be; the sheet is still without it.
    """
    kit, sheet = then.kit, then.houses[seat].sheet
    wants = wants_of(kit, sheet, tile, judged)
    if wants is None:
        return []
    tally = final_scoring(then)
    anywhere: i64 = then.houses[seat].fame
    for source in (POPULATION, REVENUE, CASH):
        anywhere += tally[seat * len(SOURCES) + source]
    found: list[schema.Brings] = []
    for turn in range(TURNS):
        for cell in cells_of(turned_positions(sheet, tile, turn, wants)):
            after = with_tile(kit, sheet, tile.number, cell, turn)
            casino = kit.casino_fame if casino_complete(then, after) else 0
            hotel = kit.hotel_fame if hotel_complete(then, after) else 0
            connection = kit.connection_fame if after.from_yellow & after.from_blue else 0
            diamonds = diamond_points(then, after)
            found.append(
                {
                    "cell": cell_name(cell),
                    "turn": QUARTERS[turn],
                    "casino": casino,
                    "hotel": hotel,
                    "connection": connection,
                    "diamonds": diamonds,
                    "if_ended": anywhere + casino + hotel + connection + diamonds,
                }
            )
    return found


def see_turn(kit: VegasBox, sheet: Sheet, tile: Tile, turn: i64, judged: i64) -> schema.TryTurn:
    """Each cell at which the tile would be wholly on the sheet, by what it would lack there; by all that it would."""
    shape, free = tile.shapes[turn], ALL & ~sheet.covered
    room = positions(shape, free, Wants())
    path, near, fits, fine = room, room, room, room
    if judged != FREELY:
        path = positions(shape, free, path_wants(kit, sheet, tile))
        near = positions(shape, free, beside_wants(kit, sheet, tile))
        wants = wants_of(kit, sheet, tile, judged)
        fits = 0 if wants is None else positions(shape, free, wants)
        fine = path & near if tile.needs & ~sheet.kinds == 0 else 0
    return {
        "turn": QUARTERS[turn],
        "fits": names(fits),
        "covered": names(shape.fits & ~room),
        "no_path": names(room & ~path),
        "no_neighbour": names(room & ~near),
        "others": names(fine & ~fits) if judged == FINALLY else [],
    }


def names(cells: i64) -> list[str]:
    return [cell_name(cell) for cell in cells_of(cells)]


def see_leads(leads: Leads, free: i64) -> list[str]:
    """V11.5, V11.6  The sides of free cells at which a door would give a tile its path."""
    by_side = (leads.north, leads.east, leads.south, leads.west)
    return sides_named([(cell, side) for side in range(TURNS) for cell in cells_of(by_side[side] & free)])
