"""V2.7, V11  The sheet with its tiles, and where one can walk on it.

A sheet is never changed: a tile more or less makes a new one, so copies of a table share their sheets.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.piece import Piece
from parlour.games.vegas_showdown.cells import ALL, POSITIONS, STRIDE
from parlour.games.vegas_showdown.tile import BLUE, EAST, NORTH, SOUTH, TURNS, YELLOW, Tile

NO_TILES: Final[list[int]] = []
NOTHING: Final[i64] = -1


class Gate:
    """V2.7.2  An entrance: a cell, and the side of it that is the doorway."""

    def __init__(self, cell: i64, side: i64) -> None:
        self.cell: i64 = cell  # as a bit
        self.side: i64 = side


class Plan:
    """V2.7.1, V2.7.2  What is printed on a sheet: two areas and two entrances."""

    def __init__(self, yellow_area: i64, blue_area: i64, yellow_gate: Gate, blue_gate: Gate) -> None:
        self.yellow_area: i64 = yellow_area
        self.blue_area: i64 = blue_area
        self.yellow_gate = yellow_gate
        self.blue_gate = blue_gate


def lying(kind: i64, position: i64, turn: i64) -> i64:
    """A tile on a sheet as one number."""
    return (kind * POSITIONS + position) * TURNS + turn


def kind_of(lies: i64) -> i64:
    return lies // (POSITIONS * TURNS)


def place_of(lies: i64) -> i64:
    """The position of the tile's upper left cell."""
    return lies // TURNS % POSITIONS


def turn_of(lies: i64) -> i64:
    return lies % TURNS


def cells_of_tile(tiles: list[Tile], lies: i64) -> i64:
    """The cells under a tile that lies so."""
    return tiles[kind_of(lies)].shapes[turn_of(lies)].cells << place_of(lies)


class Sheet(Piece):
    """The tiles in the order in which they were placed, and what follows from them; cells are bits."""

    def __init__(
        self,
        tiles: list[int],
        kinds: i64,
        covered: i64,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        yellow: i64,
        blue: i64,
        green: i64,
        red: i64,
        middles: i64,
        from_yellow: i64,
        from_blue: i64,
    ) -> None:
        self.tiles = tiles
        self.kinds: i64 = kinds  # a bit a kind of tile that lies here
        self.covered: i64 = covered
        self.north: i64 = north  # cells that one can leave northwards, by a door or within the room
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west
        self.yellow: i64 = yellow  # cells under yellow tiles
        self.blue: i64 = blue
        self.green: i64 = green
        self.red: i64 = red  # cells under red-cornered tiles
        self.middles: i64 = middles  # V14.6.3  upper left cells of large red-cornered tiles
        self.from_yellow: i64 = from_yellow  # cells with a path to the yellow entrance
        self.from_blue: i64 = from_blue

    def full(self) -> bool:
        """V13.1  All 35 cells are covered."""
        return self.covered == ALL

    def pathless(self) -> i64:
        """V11.6.1-V11.6.3  The cells under tiles without the path that they need."""
        green = self.green & ~(self.from_yellow | self.from_blue)
        return self.yellow & ~self.from_yellow | self.blue & ~self.from_blue | green

    def reached(self, colour: i64) -> i64:
        """V11.6.1-V11.6.3  The cells that have a path to an entrance that tiles of this colour lead to."""
        if colour == YELLOW:
            return self.from_yellow
        if colour == BLUE:
            return self.from_blue
        return self.from_yellow | self.from_blue

    def room_of(self, cells: i64) -> i64:
        """All cells that can be walked to from these."""
        return walk(cells, self.east & self.west >> 1, self.south & self.north >> STRIDE)


def lies_at(sheet: Sheet, tiles: list[Tile], cell: i64) -> i64:
    """The tile on this cell, as it lies; NOTHING: the cell is empty."""
    for lies in sheet.tiles:
        if cells_of_tile(tiles, lies) >> cell & 1:
            return lies
    return NOTHING


EMPTY: Final = Sheet(NO_TILES, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def lay(tiles: list[int], kit_tiles: list[Tile], plan: Plan) -> Sheet:
    """The sheet on which these tiles lie."""
    kinds: i64 = 0
    covered: i64 = 0
    north: i64 = 0
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    yellow: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    red: i64 = 0
    middles: i64 = 0
    for lies in tiles:
        tile = kit_tiles[kind_of(lies)]
        shape = tile.shapes[turn_of(lies)]
        at = place_of(lies)
        cells: i64 = shape.cells << at
        kinds |= bit(tile.number)
        covered |= cells
        north |= shape.open_north << at
        east |= shape.open_east << at
        south |= shape.open_south << at
        west |= shape.open_west << at
        if tile.colour == YELLOW:
            yellow |= cells
        elif tile.colour == BLUE:
            blue |= cells
        else:
            green |= cells
        if tile.red:
            red |= cells
            if shape.width > 1 and shape.height > 1:
                middles |= bit(at)
    right: i64 = east & west >> 1
    down: i64 = south & north >> STRIDE
    from_yellow = walk(entered(plan.yellow_gate, north, east, south, west), right, down)
    from_blue = walk(entered(plan.blue_gate, north, east, south, west), right, down)
    return Sheet(
        tiles, kinds, covered, north, east, south, west, yellow, blue, green, red, middles, from_yellow, from_blue
    )


def entered(gate: Gate, north: i64, east: i64, south: i64, west: i64) -> i64:
    """V11.5.2  The cell of the entrance, if the tile there has a door to it; else nothing."""
    if gate.side == NORTH:
        return gate.cell & north
    if gate.side == EAST:
        return gate.cell & east
    if gate.side == SOUTH:
        return gate.cell & south
    return gate.cell & west


def walk(cells: i64, right: i64, down: i64) -> i64:
    """V11.5.1, V11.6  All cells that can be reached from these, where `right` and `down` have a passage."""
    before: i64 = 0
    while cells != before:
        before = cells
        cells |= (cells & right) << 1 | cells >> 1 & right
        cells |= (cells & down) << STRIDE | cells >> STRIDE & down
    return cells


class Leads:
    """Where a door would lead to what is wanted: the cells that can have it, by the side that it faces."""

    def __init__(self, sheet: Sheet, cells: i64) -> None:
        self.north: i64 = (cells & sheet.south) << STRIDE
        self.east: i64 = (cells & sheet.west) >> 1
        self.south: i64 = (cells & sheet.north) >> STRIDE
        self.west: i64 = (cells & sheet.east) << 1

    def through(self, gate: Gate) -> None:
        """V11.5.2  A door to this entrance will do as well."""
        if gate.side == NORTH:
            self.north |= gate.cell
        elif gate.side == EAST:
            self.east |= gate.cell
        elif gate.side == SOUTH:
            self.south |= gate.cell
        else:
            self.west |= gate.cell


def leads_to(sheet: Sheet, plan: Plan, colour: i64) -> Leads:
    """V11.6.1-V11.6.3  Where a door would give a tile of this colour its path."""
    leads = Leads(sheet, sheet.reached(colour))
    if colour != BLUE:
        leads.through(plan.yellow_gate)
    if colour != YELLOW:
        leads.through(plan.blue_gate)
    return leads
