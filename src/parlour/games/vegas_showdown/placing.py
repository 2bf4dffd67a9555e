"""V11  Placing a tile: which one, where, how turned."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.vegas_showdown.cells import cells_of, is_cell
from parlour.games.vegas_showdown.roles import CELL, CELLS, DOORS, PLACE, REFUSED, SIZE, TILE, TURN, TURNS_NAMED
from parlour.games.vegas_showdown.schema import RefusedTurn
from parlour.games.vegas_showdown.state import Vegas, VegasDecision
from parlour.games.vegas_showdown.tile import TURNS
from parlour.games.vegas_showdown.trouble import Trouble
from parlour.games.vegas_showdown.where import (
    ALONE,
    DONE,
    KIND,
    ONLY_DONE,
    all_positions,
    placeable,
    turned_positions,
    wants_of,
)
from parlour.games.vegas_showdown.wrong import (
    always,
    doors_at,
    refused,
    refused_turns,
    troubles,
    why_no_kind,
    why_no_room,
    why_no_turn,
    with_tile,
)


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
    about: ClassVar[About | None] = About(
        tile=TILE.of("kind"), size=SIZE.of("tile_size"), renovating=FLAG.of("renovating")
    )
    answers: ClassVar[Answers | None] = Answers(Choice("at {cell}", "cell:{seat}:{cell}", cell=CELL))

    def __init__(self, seat: i64, kind: i64, judged: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.judged: i64 = judged

    def options(self, table: Vegas) -> list[int]:
        return cells_of(all_positions(table.kit, table.houses[self.seat].sheet, self.kind, self.judged))

    def choose(self, table: Vegas, option: i64) -> None:
        table.do(PlaceTurn(self.seat, self.kind, option, self.judged))

    def tile_size(self, table: Vegas) -> i64:
        return table.kit.tiles[self.kind].size

    def renovating(self, table: Vegas) -> bool:
        return self.judged != ALONE

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        """The turns in which it may lie there, and why not in the others; where it may not, the refusal tells."""
        if option not in table.answers:
            return {}
        turns = PlaceTurn(self.seat, self.kind, option, self.judged).options(table)
        refused = refused_turns(table, self.seat, self.kind, option, self.judged)
        return {"turns": TURNS_NAMED.at(turns), "refused": REFUSED.at(refused)}

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
        why = refused(always(cases), self.judged) if cases else why_no_room(table, self.seat, self.kind, option, 0)
        assert why is not None
        why.fields["refused"] = REFUSED.at(refused_turns(table, self.seat, self.kind, option, self.judged))
        return why


class PlaceTurn(VegasDecision):
    """V11.2  How the tile is turned: by quarter turns clockwise."""

    first: ClassVar[int] = 112
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "V11.2"
    about: ClassVar[About | None] = About(
        tile=TILE.of("kind"),
        cell=CELL.of("position"),
        renovating=FLAG.of("renovating"),
        refused=REFUSED.of("refused"),
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

    def refused(self, table: Vegas) -> list[RefusedTurn]:
        """All that is wrong with the turns in which it cannot lie there."""
        return refused_turns(table, self.seat, self.kind, self.position, self.judged)

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        """V11.2  The cells that it covers so, and where its doors are."""
        shape = table.kit.tiles[self.kind].shapes[option]
        at = self.position
        return {"cells": CELLS.at([at + offset for offset in shape.offsets]), "doors": DOORS.at(doors_at(shape, at))}

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if table.kit.tiles[self.kind].shapes[option].again:
            return Refusal("V11.2", "same-turn", {})
        return why_no_turn(table, self.seat, self.kind, self.position, option, self.judged)
