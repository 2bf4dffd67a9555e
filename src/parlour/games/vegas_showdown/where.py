"""V11  Where a tile may lie on a sheet, found with sets of cells for all cells at once."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.cells import ALL, around, cell_name, cells_of
from parlour.games.vegas_showdown.sheet import Leads, Sheet, cells_of_tile, kind_of, leads_to
from parlour.games.vegas_showdown.state import Vegas, held
from parlour.games.vegas_showdown.tile import BLUE, GREEN, QUARTERS, TILES, TURNS, YELLOW, Quarter, Shape, Tile

ALONE: Final[i64] = 0  # V11.8  the new tile is judged, alone
FREELY: Final[i64] = 1  # V12.3  nothing is judged yet
FINALLY: Final[i64] = 2  # V12.3.1  with it the whole sheet must stand

DONE: Final[i64] = 0
KIND: Final[i64] = 1
ONLY_DONE: Final[list[int]] = [0]


class Wants:
    """What a new tile must bring: doors that lead to all of some places, and cells beside all of some tiles."""

    def __init__(self) -> None:
        self.leads: list[Leads] = []
        self.sides: list[int] = []


def wants_of(kit: VegasBox, sheet: Sheet, tile: Tile, judged: i64) -> Wants | None:
    """What is wanted of a tile of this kind; None: it cannot come to lie there at all."""
    if judged == FREELY:
        return Wants()
    if tile.needs & ~sheet.kinds:
        return None
    wants = path_wants(kit, sheet, tile)
    if tile.beside:
        wants.sides.append(around(cells_under(kit, sheet, tile.beside)))
    if judged == FINALLY and not mend(kit, sheet, tile, wants):
        return None
    return wants


def path_wants(kit: VegasBox, sheet: Sheet, tile: Tile) -> Wants:
    """V11.6  The path that a tile of this colour needs."""
    wants = Wants()
    wants.leads.append(leads_to(sheet, kit.plan, tile.colour))
    return wants


def mend(kit: VegasBox, sheet: Sheet, tile: Tile, wants: Wants) -> bool:
    """V12.3.1  What the tile must bring for those that lie there already; False: it cannot."""
    kinds: i64 = sheet.kinds | bit(tile.number)
    for lies in sheet.tiles:
        other = kit.tiles[kind_of(lies)]
        if other.needs & ~kinds:
            return False
        if other.beside and lonely(kit, sheet, lies):
            if other.beside >> tile.number & 1 == 0:
                return False
            wants.sides.append(around(cells_at(kit, lies)))
    pathless = sheet.pathless()
    if pathless:
        if sheet.yellow & pathless:
            wants.leads.append(leads_to(sheet, kit.plan, YELLOW))
        if sheet.blue & pathless:
            wants.leads.append(leads_to(sheet, kit.plan, BLUE))
        if sheet.green & pathless:
            wants.leads.append(leads_to(sheet, kit.plan, GREEN))
        while pathless:
            room = sheet.room_of(pathless & -pathless)
            wants.leads.append(Leads(sheet, room))
            pathless &= ~room
    return True


def cells_at(kit: VegasBox, lies: i64) -> i64:
    return cells_of_tile(kit.tiles, lies)


def cells_under(kit: VegasBox, sheet: Sheet, kinds: i64) -> i64:
    """The cells under tiles of these kinds."""
    found: i64 = 0
    for lies in sheet.tiles:
        if kinds >> kind_of(lies) & 1:
            found |= cells_at(kit, lies)
    return found


def lonely(kit: VegasBox, sheet: Sheet, lies: i64) -> bool:
    """V11.7.4  Whether a tile lacks the neighbour that it demands."""
    beside = kit.tiles[kind_of(lies)].beside
    return beside != 0 and around(cells_at(kit, lies)) & cells_under(kit, sheet, beside) == 0


def sheet_stands(kit: VegasBox, sheet: Sheet) -> bool:
    """V12.3.1  No tile lacks a path, a prerequisite or the neighbour that it demands."""
    if sheet.pathless():
        return False
    for lies in sheet.tiles:
        tile = kit.tiles[kind_of(lies)]
        if tile.needs & ~sheet.kinds or (tile.beside and lonely(kit, sheet, lies)):
            return False
    return True


def positions(shape: Shape, free: i64, wants: Wants) -> i64:
    """All positions at which a tile in this turn may lie, found at once for the whole sheet."""
    found = shape.fits
    for offset in shape.offsets:
        found &= free >> offset
    for leads in wants.leads:
        if found:
            found &= leading(shape, leads)
    for side in wants.sides:
        near: i64 = 0
        for offset in shape.offsets:
            near |= side >> offset
        found &= near
    return found


def leading(shape: Shape, leads: Leads) -> i64:
    """V11.5.1  The positions at which one of the doors leads there."""
    found: i64 = 0
    for offset in shape.north:
        found |= leads.north >> offset
    for offset in shape.east:
        found |= leads.east >> offset
    for offset in shape.south:
        found |= leads.south >> offset
    for offset in shape.west:
        found |= leads.west >> offset
    return found


def turned_positions(sheet: Sheet, tile: Tile, turn: i64, wants: Wants) -> i64:
    """V11.2  The positions for one turn; a turn that looks like an earlier one has none of its own."""
    shape = tile.shapes[turn]
    return 0 if shape.again else positions(shape, ALL & ~sheet.covered, wants)


def all_positions(kit: VegasBox, sheet: Sheet, kind: i64, judged: i64) -> i64:
    """The positions at which a tile of this kind may lie in any turn."""
    tile = kit.tiles[kind]
    wants = wants_of(kit, sheet, tile, judged)
    return 0 if wants is None else any_turn(sheet, tile, wants)


def any_turn(sheet: Sheet, tile: Tile, wants: Wants) -> i64:
    """V11.2  The positions for all turns together."""
    found: i64 = 0
    turn: i64 = 0
    while turn < TURNS:
        found |= turned_positions(sheet, tile, turn, wants)
        turn += 1
    return found


def placeable(table: Vegas, seat: i64, judged: i64) -> list[int]:
    """The kinds in the reserve for which there is a place, as ascending options from KIND on."""
    house = table.houses[seat]
    found: list[int] = []
    if house.reserve:
        kind: i64 = 0
        while kind < TILES:
            if held(house.reserve, kind) and all_positions(table.kit, house.sheet, kind, judged):
                found.append(KIND + kind)
            kind += 1
    return found


def spots(kit: VegasBox, sheet: Sheet, kind: i64, judged: i64) -> dict[str, list[Quarter]]:
    """V11.1, V11.2  The upper left cells at which a tile may lie, and how it is turned there."""
    tile = kit.tiles[kind]
    wants = wants_of(kit, sheet, tile, judged)
    found: dict[str, list[Quarter]] = {}
    for turn in range(0 if wants is None else TURNS):
        assert wants is not None
        for cell in cells_of(turned_positions(sheet, tile, turn, wants)):
            found.setdefault(cell_name(cell), []).append(QUARTERS[turn])
    return found
