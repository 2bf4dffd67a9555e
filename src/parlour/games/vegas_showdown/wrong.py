"""V11.8, V12.3.1  What is wrong with a sheet, and why a tile cannot lie somewhere: for people, never in search."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.cells import STRIDE, around, cell_name, cells_of, position_of, sides_named
from parlour.games.vegas_showdown.roles import CELL, COLOUR, TILE, TILES_NAMED, TROUBLES, WALLS
from parlour.games.vegas_showdown.schema import RefusedTurn
from parlour.games.vegas_showdown.sheet import Gate, Sheet, kind_of, lay, lies_at, lying
from parlour.games.vegas_showdown.state import Vegas, held
from parlour.games.vegas_showdown.tile import BLUE, EAST, NORTH, QUARTERS, SOUTH, TILES, TURNS, WEST, YELLOW, Shape
from parlour.games.vegas_showdown.trouble import NEIGHBOUR, PATH, TILES_NEEDED, Trouble
from parlour.games.vegas_showdown.where import (
    ALONE,
    FINALLY,
    FREELY,
    Wants,
    all_positions,
    any_turn,
    cells_at,
    cells_under,
    lonely,
    path_wants,
    turned_positions,
    wants_of,
)


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


def refused_turns(table: Vegas, seat: i64, kind: i64, position: i64, judged: i64) -> list[RefusedTurn]:
    """V11.1-V11.8, V12.3.1  Each turn in which a tile cannot lie at this position, with all that is wrong."""
    kit, before = table.kit, table.houses[seat].sheet
    found: list[RefusedTurn] = []
    for turn in range(TURNS):
        shape = kit.tiles[kind].shapes[turn]
        if shape.again:
            continue
        one: RefusedTurn = {
            "turn": QUARTERS[turn],
            "clause": "V11.1",
            "covered": [],
            "troubles": [],
            "doors": [],
            "walls": [],
        }
        if shape.fits >> position & 1 and shape.cells << position & before.covered == 0:
            sheet = with_tile(kit, before, kind, position, turn)
            wrong = troubles(kit, sheet, judged)
            if not wrong:
                continue
            one["clause"] = wrong[0].clause if judged == ALONE else "V12.3.1"
            one["troubles"] = [TROUBLES.one(table, trouble) for trouble in wrong]
            for trouble in wrong:
                if trouble.lacks == PATH and trouble.lies == sheet.tiles[-1]:
                    one["doors"] = sides_named(doors_at(shape, position))
                    one["walls"] = sides_named(walls_of(kit, sheet, trouble.lies))
        elif shape.fits >> position & 1:
            one["covered"] = [cell_name(cell) for cell in cells_of(shape.cells << position & before.covered)]
        found.append(one)
    return found


def doors_at(shape: Shape, position: i64) -> list[tuple[int, int]]:
    """The doors of a tile that lies at this position, as cells and sides."""
    return [(position + position_of(x, y), side) for x, y, side in shape.doors]


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
