"""V11  Placing a tile: which one, where, how turned."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.cells import (
    ALL,
    around,
    cell_name,
    cells_of,
    is_cell,
)
from parlour.games.vegas_showdown.sheet import (
    Leads,
    Sheet,
    kind_of,
    lay,
    leads_to,
    lying,
    place_of,
    turn_of,
)
from parlour.games.vegas_showdown.state import Vegas, VegasDecision, held
from parlour.games.vegas_showdown.tile import BLUE, GREEN, TILES, TURNS, YELLOW, Shape, Tile

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
    return kit.tiles[kind_of(lies)].shapes[turn_of(lies)].cells << place_of(lies)


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


def trouble(kit: VegasBox, sheet: Sheet, judged: i64) -> Refusal | None:
    """V11.8, V12.3.1  What is wrong with the first tile that cannot lie so; None: all is well."""
    found = troubles(kit, sheet, judged)
    return found[0] if found else None


def troubles(kit: VegasBox, sheet: Sheet, judged: i64) -> list[Refusal]:
    """V11.8, V12.3.1  All that is wrong: with the newest tile alone, or with any."""
    if judged == ALONE:
        return troubles_of(kit, sheet, sheet.tiles[-1])
    return [Refusal("V12.3.1", found.reason) for lies in sheet.tiles for found in troubles_of(kit, sheet, lies)]


def troubles_of(kit: VegasBox, sheet: Sheet, lies: i64) -> list[Refusal]:
    """Why a tile cannot lie where it does."""
    tile = kit.tiles[kind_of(lies)]
    name = f"the {tile.name} at {cell_name(place_of(lies))}"
    found: list[Refusal] = []
    if tile.needs & ~sheet.kinds:
        found.append(Refusal("V11.7", f"{name} needs {missing(kit, tile.needs & ~sheet.kinds)} on the sheet"))
    if lonely(kit, sheet, lies):
        found.append(Refusal("V11.7.4", f"{name} needs {missing(kit, tile.beside)} that shares a side with it"))
    if cells_at(kit, lies) & sheet.reached(tile.colour) == 0:
        reason = f"{name} would have no path to {entrance(kit, tile.colour)}"
        found.append(Refusal(PATH_CLAUSES[tile.colour], reason))
    return found


def always(cases: list[list[Refusal]]) -> Refusal:
    """What is wrong in all of these cases; where that is not the same in all, some things of which one always is."""
    named: list[Refusal] = []
    rest = cases
    while rest:
        best = rest[0][0]
        for refusal in rest[0]:
            if len(without(refusal, rest)) < len(without(best, rest)):
                best = refusal
        named.append(best)
        rest = without(best, rest)
    return Refusal(named[0].clause, ", or ".join([refusal.reason for refusal in named]))


def without(refusal: Refusal, cases: list[list[Refusal]]) -> list[list[Refusal]]:
    """The cases in which this is not among what is wrong."""
    return [case for case in cases if refusal.reason not in [other.reason for other in case]]


PATH_CLAUSES: Final[list[str]] = ["V11.6.1", "V11.6.2", "V11.6.3"]


def missing(kit: VegasBox, kinds: i64) -> str:
    return " and ".join([tile.name for tile in kit.tiles if kinds >> tile.number & 1])


def entrance(kit: VegasBox, colour: i64) -> str:
    """The entrance that tiles of this colour need a path to, in words."""
    names = [entry["name"] for entry in kit.content.table("entrances").values()]
    return "either entrance" if colour == GREEN else f"the {names[colour]}"


def why_no_kind(table: Vegas, seat: i64, kind: i64, judged: i64) -> Refusal | None:
    """Why a tile of the reserve has no place on the sheet; None where the reserve has none."""
    kit, house = table.kit, table.houses[seat]
    if held(house.reserve, kind) == 0:
        return None
    tile, sheet = kit.tiles[kind], house.sheet
    if all_positions(kit, sheet, kind, FREELY) == 0:
        return Refusal("V11.1", f"there is no room for the {tile.name}")
    if tile.needs & ~sheet.kinds:
        return Refusal("V11.7", f"the {tile.name} needs {missing(kit, tile.needs & ~sheet.kinds)} on the sheet")
    if judged == FINALLY and all_positions(kit, sheet, kind, ALONE):
        return Refusal("V12.3.1", f"wherever it can lie, {always(troubles_after(kit, sheet, kind)).reason}")
    path = Refusal(
        PATH_CLAUSES[tile.colour], f"nowhere would the {tile.name} have a path to {entrance(kit, tile.colour)}"
    )
    if tile.beside == 0 or any_turn(sheet, tile, path_wants(kit, sheet, tile)) == 0:
        return path
    beside = Wants()
    beside.sides.append(around(cells_under(kit, sheet, tile.beside)))
    if any_turn(sheet, tile, beside) == 0:
        return Refusal("V11.7.4", f"the {tile.name} needs {missing(kit, tile.beside)} that shares a side with it")
    return Refusal("V11.7.4", f"{path.reason} and {missing(kit, tile.beside)} that shares a side with it")


def troubles_after(kit: VegasBox, sheet: Sheet, kind: i64) -> list[list[Refusal]]:
    """V12.3.1  All that is wrong with the sheet, for each way in which a tile of this kind can lie there."""
    tile = kit.tiles[kind]
    wants = wants_of(kit, sheet, tile, ALONE)
    assert wants is not None
    found: list[list[Refusal]] = []
    for turn in range(TURNS):
        for position in cells_of(turned_positions(sheet, tile, turn, wants)):
            found.append(troubles(kit, with_tile(kit, sheet, kind, position, turn), FINALLY))
    return found


def why_lost(table: Vegas, seat: i64, left: i64) -> Refusal:
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
    found = whys_no_turn(table, seat, kind, position, turn, judged)
    return found[0] if found else None


def whys_no_turn(table: Vegas, seat: i64, kind: i64, position: i64, turn: i64, judged: i64) -> list[Refusal]:
    """All that is wrong with a tile at this position in this turn."""
    kit, sheet = table.kit, table.houses[seat].sheet
    tile = kit.tiles[kind]
    shape = tile.shapes[turn]
    if shape.fits >> position & 1 == 0:
        return [Refusal("V11.1", f"the {tile.name} would reach over the edge of the sheet")]
    cells: i64 = shape.cells << position
    if cells & sheet.covered:
        cell = cells_of(cells & sheet.covered)[0]
        return [Refusal("V11.1", f"{cell_name(cell)} is covered by {tile_at(kit, sheet, cell).name}")]
    if judged == FREELY:
        return []
    return troubles(kit, with_tile(kit, sheet, kind, position, turn), judged)


def tile_at(kit: VegasBox, sheet: Sheet, cell: i64) -> Tile:
    """The tile on this cell, which is covered."""
    for lies in sheet.tiles:
        if cells_at(kit, lies) >> cell & 1:
            return kit.tiles[kind_of(lies)]
    raise ValueError(f"nothing lies on {cell_name(cell)}")


# ---------------------------------------------------------------------- the questions


class PlaceTile(VegasDecision):
    """V9.3, V9.7  A tile of the reserve may be placed: the one just won or any other."""

    first: ClassVar[int] = 48
    size: ClassVar[int] = 16  # done, 15 kinds
    clause: ClassVar[str] = "V9.3"

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

    def prompt(self, table: Vegas) -> str:
        return "Which tile of your reserve do you place?"

    def notation(self, table: Vegas, option: i64) -> str:
        return "done" if option == DONE else f"place {table.kit.tiles[option - KIND].id}"

    def label(self, table: Vegas, option: i64) -> str:
        return "Place nothing" if option == DONE else f"Place {table.kit.tiles[option - KIND].name}"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        return [] if option == DONE else [f"reserve:{self.seat}:{table.kit.tiles[option - KIND].id}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        return None if option == DONE else why_no_kind(table, self.seat, option - KIND, ALONE)


class PlaceWhere(VegasDecision):
    """V11.1  Where the tile lies: the cell of its upper left corner."""

    first: ClassVar[int] = 64
    size: ClassVar[int] = 40
    clause: ClassVar[str] = "V11.1"

    def __init__(self, seat: i64, kind: i64, judged: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.judged: i64 = judged

    def options(self, table: Vegas) -> list[int]:
        return cells_of(all_positions(table.kit, table.houses[self.seat].sheet, self.kind, self.judged))

    def choose(self, table: Vegas, option: i64) -> None:
        table.do(PlaceTurn(self.seat, self.kind, option, self.judged))

    def prompt(self, table: Vegas) -> str:
        return f"Where does the {table.kit.tiles[self.kind].name} go, by its upper left cell?"

    def notation(self, table: Vegas, option: i64) -> str:
        return f"at {cell_name(option)}" if is_cell(option) else ""

    def label(self, table: Vegas, option: i64) -> str:
        return cell_name(option)

    def targets(self, table: Vegas, option: i64) -> list[str]:
        return [f"cell:{cell_name(option)}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        """What is wrong in each turn in which there is room for the tile."""
        if not is_cell(option):
            return None
        turns = [whys_no_turn(table, self.seat, self.kind, option, turn, self.judged) for turn in range(TURNS)]
        roomy = [found for found in turns if "V11.1" not in [refusal.clause for refusal in found]]
        return always(roomy) if roomy else turns[0][0]


class PlaceTurn(VegasDecision):
    """V11.2  How the tile is turned: by quarter turns clockwise."""

    first: ClassVar[int] = 112
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "V11.2"

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

    def prompt(self, table: Vegas) -> str:
        return f"How is the {table.kit.tiles[self.kind].name} at {cell_name(self.position)} turned?"

    def notation(self, table: Vegas, option: i64) -> str:
        return f"turn {option * 90}"

    def label(self, table: Vegas, option: i64) -> str:
        shape = table.kit.tiles[self.kind].shapes[option]
        sides = (("north", shape.north), ("east", shape.east), ("south", shape.south), ("west", shape.west))
        doors = [name if len(cells) == 1 else f"{len(cells)} {name}" for name, cells in sides if cells]
        return f"Turned by {option * 90}° (doors: {', '.join(doors)})"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        return [f"turn:{option * 90}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if table.kit.tiles[self.kind].shapes[option].again:
            return Refusal("V11.2", "turned so it looks as in an earlier turn")
        return why_no_turn(table, self.seat, self.kind, self.position, option, self.judged)
