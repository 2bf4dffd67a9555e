"""V11  Placing a tile: which one, where, how turned."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.cells import ALL, STRIDE, around, cells_of, is_cell, position_of
from parlour.games.vegas_showdown.roles import (
    CELL,
    CELLS,
    COLOUR,
    DOORS,
    PLACE,
    TILE,
    TILES_NAMED,
    TROUBLES,
    TURN,
    TURNS_NAMED,
    WALLS,
)
from parlour.games.vegas_showdown.sheet import (
    Gate,
    Leads,
    Sheet,
    cells_of_tile,
    kind_of,
    lay,
    leads_to,
    lies_at,
    lying,
)
from parlour.games.vegas_showdown.state import Vegas, VegasDecision, held
from parlour.games.vegas_showdown.tile import BLUE, EAST, GREEN, NORTH, SOUTH, TILES, TURNS, WEST, YELLOW, Shape, Tile
from parlour.games.vegas_showdown.trouble import NEIGHBOUR, PATH, TILES_NEEDED, Trouble

ALONE: Final[i64] = 0  # V11.8  the new tile is judged, alone
FREELY: Final[i64] = 1  # V12.3  nothing is judged yet
FINALLY: Final[i64] = 2  # V12.3.1  with it the whole sheet must stand

DONE: Final[i64] = 0
KIND: Final[i64] = 1
ONLY_DONE: Final[list[int]] = [0]


# ---------------------------------------------------------------------- where a tile may lie


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


# ---------------------------------------------------------------------- what is wrong with a sheet


def troubles(kit: VegasBox, sheet: Sheet, judged: i64) -> list[Trouble]:
    """V11.8, V12.3.1  All that is wrong: with the newest tile alone, or with any."""
    if judged == FREELY:
        return []
    if judged == ALONE:
        return troubles_of(kit, sheet, sheet.tiles[-1])
    return [found for lies in sheet.tiles for found in troubles_of(kit, sheet, lies)]


def troubles_of(kit: VegasBox, sheet: Sheet, lies: i64) -> list[Trouble]:
    """Why a tile cannot lie where it does."""
    tile = kit.tiles[kind_of(lies)]
    found: list[Trouble] = []
    if tile.needs & ~sheet.kinds:
        found.append(Trouble(lies, TILES_NEEDED, tile.needs & ~sheet.kinds, "V11.7"))
    if lonely(kit, sheet, lies):
        found.append(Trouble(lies, NEIGHBOUR, tile.beside, "V11.7.4"))
    if cells_at(kit, lies) & sheet.reached(tile.colour) == 0:
        found.append(Trouble(lies, PATH, 0, PATH_CLAUSES[tile.colour]))
    return found


PATH_CLAUSES: Final[list[str]] = ["V11.6.1", "V11.6.2", "V11.6.3"]


def walls_of(kit: VegasBox, sheet: Sheet, lies: i64) -> list[tuple[int, int]]:
    """V11.5.1, V11.5.2  The sides of a tile's cells where a wall, its own or its neighbour's, is in the way of a path.

    For a tile that has none: behind each of these sides is a tile that has one, or an entrance.
    """
    tile = kit.tiles[kind_of(lies)]
    cells = cells_at(kit, lies)
    reached = sheet.reached(tile.colour)
    found: list[tuple[int, int]] = []
    for cell in cells_of(cells):
        beyond = (bit(cell) >> STRIDE, bit(cell) << 1, bit(cell) << STRIDE, bit(cell) >> 1)
        for side in (NORTH, EAST, SOUTH, WEST):
            if beyond[side] & reached & ~cells or leads_out(kit, tile.colour, bit(cell), side):
                found.append((cell, side))
    return found


def leads_out(kit: VegasBox, colour: i64, cell: i64, side: i64) -> bool:
    """Whether an entrance for tiles of this colour is on this side of a cell."""
    return (colour != BLUE and is_gate(kit.plan.yellow_gate, cell, side)) or (
        colour != YELLOW and is_gate(kit.plan.blue_gate, cell, side)
    )


def is_gate(gate: Gate, cell: i64, side: i64) -> bool:
    return gate.cell == cell and gate.side == side


def always(cases: list[list[Trouble]]) -> list[Trouble]:
    """What is wrong in all of these cases; where that is not the same in all, some things of which one always is."""
    named: list[Trouble] = []
    rest = cases
    while rest:
        best = rest[0][0]
        for trouble in rest[0]:
            if len(without(trouble, rest)) < len(without(best, rest)):
                best = trouble
        named.append(best)
        rest = without(best, rest)
    return named


def without(trouble: Trouble, cases: list[list[Trouble]]) -> list[list[Trouble]]:
    """The cases in which this is not among what is wrong."""
    return [case for case in cases if not any(trouble.same(other) for other in case)]


def refused(named: list[Trouble], judged: i64, walls: list[tuple[int, int]] | None = None) -> Refusal:
    """V11.8, V12.3.1  A sheet with these troubles does not stand; `walls` are in the way of its path."""
    clause = named[0].clause if judged == ALONE else "V12.3.1"
    if walls:
        return Refusal(clause, "walls", {"troubles": TROUBLES.at(named), "walls": WALLS.at(walls)})
    return Refusal(clause, "trouble", {"troubles": TROUBLES.at(named)})


def missing(kit: VegasBox, kinds: i64) -> list[int]:
    return [tile.number for tile in kit.tiles if kinds >> tile.number & 1]


def why_no_kind(table: Vegas, seat: i64, kind: i64, judged: i64) -> Refusal | None:
    """Why a tile of the reserve has no place on the sheet; None where the reserve has none."""
    kit, house = table.kit, table.houses[seat]
    if held(house.reserve, kind) == 0:
        return None
    tile, sheet = kit.tiles[kind], house.sheet
    fields: dict[str, object] = {"tile": TILE.at(kind), "colour": COLOUR.at(tile.colour)}
    if all_positions(kit, sheet, kind, FREELY) == 0:
        return Refusal("V11.1", "no-room", fields)
    if tile.needs & ~sheet.kinds:
        return Refusal("V11.7", "needs", {**fields, "tiles": TILES_NAMED.at(missing(kit, tile.needs & ~sheet.kinds))})
    if judged == FINALLY and all_positions(kit, sheet, kind, ALONE):
        return Refusal("V12.3.1", "wherever", {"troubles": TROUBLES.at(always(troubles_after(kit, sheet, kind)))})
    if tile.beside == 0 or any_turn(sheet, tile, path_wants(kit, sheet, tile)) == 0:
        return Refusal(PATH_CLAUSES[tile.colour], "nowhere-path", fields)
    fields["tiles"] = TILES_NAMED.at(missing(kit, tile.beside))
    beside = Wants()
    beside.sides.append(around(cells_under(kit, sheet, tile.beside)))
    return Refusal("V11.7.4", "nowhere-both" if any_turn(sheet, tile, beside) else "nowhere-beside", fields)


def troubles_after(kit: VegasBox, sheet: Sheet, kind: i64) -> list[list[Trouble]]:
    """V12.3.1  All that is wrong with the sheet, for each way in which a tile of this kind can lie there."""
    tile = kit.tiles[kind]
    wants = wants_of(kit, sheet, tile, ALONE)
    assert wants is not None
    found: list[list[Trouble]] = []
    for turn in range(TURNS):
        for position in cells_of(turned_positions(sheet, tile, turn, wants)):
            found.append(troubles(kit, with_tile(kit, sheet, kind, position, turn), FINALLY))
    return found


def why_lost(table: Vegas, seat: i64, left: i64) -> list[Trouble]:
    """V12.4.1  What is wrong with a sheet that no tile of the reserve can mend, whatever is still placed."""
    kit, house = table.kit, table.houses[seat]
    cases = [troubles(kit, house.sheet, FINALLY)]
    for kind in range(TILES if left else 0):
        if held(house.reserve, kind) and all_positions(kit, house.sheet, kind, ALONE):
            cases += troubles_after(kit, house.sheet, kind)
    return always(cases)


def with_tile(kit: VegasBox, sheet: Sheet, kind: i64, position: i64, turn: i64) -> Sheet:
    return lay([*sheet.tiles, lying(kind, position, turn)], kit.tiles, kit.plan)


def why_no_turn(table: Vegas, seat: i64, kind: i64, position: i64, turn: i64, judged: i64) -> Refusal | None:
    """Why a tile cannot lie at this position in this turn; None: it can."""
    refusal = why_no_room(table, seat, kind, position, turn)
    if refusal is None:
        sheet = with_tile(table.kit, table.houses[seat].sheet, kind, position, turn)
        found = troubles(table.kit, sheet, judged)
        if found:
            walls = walls_of(table.kit, sheet, found[0].lies) if found[0].lacks == PATH else None
            refusal = refused(found[:1], judged, walls)
    return refusal


def why_no_room(table: Vegas, seat: i64, kind: i64, position: i64, turn: i64) -> Refusal | None:
    """V11.1  Why there is no room for a tile at this position in this turn; None: there is."""
    kit, sheet = table.kit, table.houses[seat].sheet
    shape = kit.tiles[kind].shapes[turn]
    if shape.fits >> position & 1 == 0:
        return Refusal("V11.1", "over-the-edge", {"tile": TILE.at(kind)})
    covered: i64 = shape.cells << position & sheet.covered
    if covered:
        cell = cells_of(covered)[0]
        there = kind_of(lies_at(sheet, kit.tiles, cell))
        return Refusal("V11.1", "covered", {"cell": CELL.at(cell), "tile": TILE.at(there)})
    return None


# ---------------------------------------------------------------------- the questions


class PlaceTile(VegasDecision):
    """V9.3, V9.7  A tile of the reserve may be placed: the one just won or any other."""

    first: ClassVar[int] = 48
    size: ClassVar[int] = 16  # done, 15 kinds
    clause: ClassVar[str] = "V9.3"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"), won_at=PLACE.of("won_at"))
    answers: ClassVar[Answers | None] = Answers("done", Choice("place {tile}", "reserve:{seat}:{tile}", tile=TILE))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # how many tiles may still be placed

    def options(self, table: Vegas) -> list[int]:
        if self.left == 0 or table.houses[self.seat].reserve == 0:
            return ONLY_DONE
        return [DONE, *placeable(table, self.seat, ALONE)]

    def choose(self, table: Vegas, option: i64) -> None:
        if option != DONE:
            if self.left > 1:
                table.do(PlaceTile(self.seat, self.left - 1))
            table.do(PlaceWhere(self.seat, option - KIND, ALONE))

    def won_at(self, table: Vegas) -> i64:
        """Where the seat has won its bid; nowhere if it may place by Publicity."""
        return table.houses[self.seat].choice

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        return {} if option == DONE else where_it_fits(table, self.seat, option - KIND, ALONE)

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        return None if option == DONE else why_no_kind(table, self.seat, option - KIND, ALONE)


def where_it_fits(table: Vegas, seat: i64, kind: i64, judged: i64) -> dict[str, object]:
    """The upper left cells at which a tile may lie."""
    return {"cells": CELLS.at(cells_of(all_positions(table.kit, table.houses[seat].sheet, kind, judged)))}


class PlaceWhere(VegasDecision):
    """V11.1  Where the tile lies: the cell of its upper left corner."""

    first: ClassVar[int] = 64
    size: ClassVar[int] = 40
    clause: ClassVar[str] = "V11.1"
    about: ClassVar[About | None] = About(tile=TILE.of("kind"), renovating=FLAG.of("renovating"))
    answers: ClassVar[Answers | None] = Answers(Choice("at {cell}", "cell:{seat}:{cell}", cell=CELL))

    def __init__(self, seat: i64, kind: i64, judged: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.judged: i64 = judged

    def options(self, table: Vegas) -> list[int]:
        return cells_of(all_positions(table.kit, table.houses[self.seat].sheet, self.kind, self.judged))

    def choose(self, table: Vegas, option: i64) -> None:
        table.do(PlaceTurn(self.seat, self.kind, option, self.judged))

    def renovating(self, table: Vegas) -> bool:
        return self.judged != ALONE

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        """The turns in which it may lie there; where it may not, there are none to tell."""
        if option not in table.answers:
            return {}
        turns = PlaceTurn(self.seat, self.kind, option, self.judged).options(table)
        return {"turns": TURNS_NAMED.at(turns)}

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        """What is wrong in each turn in which there is room for the tile."""
        if not is_cell(option):
            return None
        kit, sheet = table.kit, table.houses[self.seat].sheet
        cases: list[list[Trouble]] = []
        for turn in range(TURNS):
            shape = kit.tiles[self.kind].shapes[turn]
            if not shape.again and shape.fits >> option & 1 and shape.cells << option & sheet.covered == 0:
                cases.append(troubles(kit, with_tile(kit, sheet, self.kind, option, turn), self.judged))
        return refused(always(cases), self.judged) if cases else why_no_room(table, self.seat, self.kind, option, 0)


class PlaceTurn(VegasDecision):
    """V11.2  How the tile is turned: by quarter turns clockwise."""

    first: ClassVar[int] = 112
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "V11.2"
    about: ClassVar[About | None] = About(
        tile=TILE.of("kind"), cell=CELL.of("position"), renovating=FLAG.of("renovating")
    )
    answers: ClassVar[Answers | None] = Answers(Choice("turn {turn}", "turn:{seat}:{cell}:{turn}", turn=TURN))

    def __init__(self, seat: i64, kind: i64, position: i64, judged: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.position: i64 = position
        self.judged: i64 = judged

    def options(self, table: Vegas) -> list[int]:
        sheet, tile = table.houses[self.seat].sheet, table.kit.tiles[self.kind]
        wants = wants_of(table.kit, sheet, tile, self.judged)
        found: list[int] = []
        if wants is not None:
            turn: i64 = 0
            while turn < TURNS:
                if turned_positions(sheet, tile, turn, wants) >> self.position & 1:
                    found.append(turn)
                turn += 1
        return found

    def choose(self, table: Vegas, option: i64) -> None:
        clause = "V9.6" if self.judged == ALONE else "V12.2"
        table.place_tile(self.seat, self.kind, self.position, option, clause)

    def renovating(self, table: Vegas) -> bool:
        return self.judged != ALONE

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        """V11.2  The cells that it covers so, and where its doors are."""
        shape = table.kit.tiles[self.kind].shapes[option]
        at = self.position
        doors = [(at + position_of(x, y), side) for x, y, side in shape.doors]
        return {"cells": CELLS.at([at + offset for offset in shape.offsets]), "doors": DOORS.at(doors)}

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if table.kit.tiles[self.kind].shapes[option].again:
            return Refusal("V11.2", "same-turn", {})
        return why_no_turn(table, self.seat, self.kind, self.position, option, self.judged)
