"""V12  Renovate: tiles off the sheet, then tiles onto it, judged only at the end."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.cells import cell_name, cells_of
from parlour.games.vegas_showdown.placing import PlaceWhere, where_it_fits
from parlour.games.vegas_showdown.roles import CELLS, LYING, TILE, TROUBLES
from parlour.games.vegas_showdown.schema import Laid
from parlour.games.vegas_showdown.sheet import NOTHING, cells_of_tile, kind_of, lies_at, place_of, turn_of
from parlour.games.vegas_showdown.state import House, Vegas, VegasDecision, held
from parlour.games.vegas_showdown.tile import QUARTERS, Counter, Tile
from parlour.games.vegas_showdown.trouble import Trouble
from parlour.games.vegas_showdown.where import DONE, FINALLY, FREELY, KIND, ONLY_DONE, placeable, sheet_stands
from parlour.games.vegas_showdown.wrong import refused, troubles, why_lost, why_no_kind

OUT_CALL_OFF: Final[i64] = 41
IN_CALL_OFF: Final[i64] = 16
BEGIN_AGAIN: Final[i64] = 17


class Renovate(Step[Vegas]):
    """V12.1, V12.2  First tiles off the sheet, then tiles onto it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Vegas) -> None:
        begin(table, self.seat, table.houses[self.seat].copy(), table.kit.renovate_again)


def begin(table: Vegas, seat: i64, before: House, again: i64) -> None:
    table.do(TakeOff(seat, table.kit.tiles_out, before, again))


def begin_again(table: Vegas, seat: i64, before: House, again: i64) -> None:
    """V12.4.1  The sheet and the reserve are as they were, and the seat renovates anew."""
    if table.journal is not None:
        back = Restored(table, seat, before)
        event = happens.BeginAgain(seat, back.removed, back.restored, back.reserve, back.values, again - 1)
        table.happened(event, "V12.4.1")
    table.houses[seat] = before.copy()
    begin(table, seat, before, again - 1)


def call_off(table: Vegas, seat: i64, before: House) -> None:
    """V12.4  The sheet and the reserve are as they were, and the action is used up."""
    if table.journal is not None:
        back = Restored(table, seat, before)
        table.happened(happens.CallOff(seat, back.removed, back.restored, back.reserve, back.values), "V12.4")
    table.houses[seat] = before.copy()


class Restored:
    """V12.4  What changes when a house is as it was before its renovation, for the journal."""

    def __init__(self, table: Vegas, seat: i64, before: House) -> None:
        now, tiles = table.houses[seat], table.kit.tiles
        self.removed = [laid(tiles, lies) for lies in now.sheet.tiles if lies not in before.sheet.tiles]
        self.restored = [laid(tiles, lies) for lies in before.sheet.tiles if lies not in now.sheet.tiles]
        self.reserve: dict[str, int] = {
            tile.id: held(before.reserve, tile.number) - held(now.reserve, tile.number)
            for tile in tiles
            if held(before.reserve, tile.number) != held(now.reserve, tile.number)
        }
        values: dict[Counter, int] = {
            "population": before.population - now.population,
            "revenue": before.revenue - now.revenue,
            "fame": before.fame - now.fame,
        }
        self.values: dict[Counter, int] = {counter: value for counter, value in values.items() if value}


def laid(tiles: list[Tile], lies: i64) -> Laid:
    """A tile as it lies on a sheet, for the journal and the view."""
    return {"tile": tiles[kind_of(lies)].id, "cell": cell_name(place_of(lies)), "turn": QUARTERS[turn_of(lies)]}


class TakeOff(VegasDecision):
    """V12.1  The seat takes none, one or two tiles off its sheet into its reserve; any cell of a tile names it."""

    first: ClassVar[int] = 120
    size: ClassVar[int] = 42  # done, 40 positions, call off
    clause: ClassVar[str] = "V12.1"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"), off=NUMBER.of("off"), again=NUMBER.of("again"))
    answers: ClassVar[Answers | None] = Answers(
        "done", Choice("take {cell}", "tile:{seat}:{cell}", cell=LYING), Choice("call off", verb="call-off")
    )

    def __init__(self, seat: i64, left: i64, before: House, again: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.before = before  # the house before the renovation
        self.again: i64 = again  # V12.4.1  how often it may still be begun again

    def options(self, table: Vegas) -> list[int]:
        sheet = table.houses[self.seat].sheet
        if self.left == 0 or not sheet.tiles:
            return ONLY_DONE
        found: list[int] = [1 + place_of(lies) for lies in sheet.tiles]
        found.append(DONE)
        found.sort()
        if sheet.tiles != self.before.sheet.tiles:
            found.append(OUT_CALL_OFF)
        return found

    def choose(self, table: Vegas, option: i64) -> None:
        if option == DONE:
            table.do(PutIn(self.seat, table.kit.tiles_in, self.before, self.again))
        elif option == OUT_CALL_OFF:
            call_off(table, self.seat, self.before)
        else:
            for lies in table.houses[self.seat].sheet.tiles:
                if place_of(lies) == option - 1:
                    table.take_off(self.seat, lies, "V12.1")
            table.do(TakeOff(self.seat, self.left - 1, self.before, self.again))

    def off(self, table: Vegas) -> i64:
        """How many tiles have come off."""
        return table.kit.tiles_out - self.left

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        if option in (DONE, OUT_CALL_OFF):
            return {}
        sheet, tiles = table.houses[self.seat].sheet, table.kit.tiles
        lies = lies_at(sheet, tiles, option - 1)
        if lies == NOTHING:
            return {}
        alike = [other for other in sheet.tiles if kind_of(other) == kind_of(lies)]
        return {
            "tile": TILE.at(kind_of(lies)),
            "cells": CELLS.at(cells_of(cells_of_tile(tiles, lies))),
            "alone": len(alike) == 1,
        }


class PutIn(VegasDecision):
    """V12.2, V12.3  It places none, one or two tiles from its reserve; then the sheet is judged."""

    first: ClassVar[int] = 168
    size: ClassVar[int] = 18  # done, 15 kinds, call off, begin again
    clause: ClassVar[str] = "V12.2"
    about: ClassVar[About | None] = About(
        left=NUMBER.of("left"), again=NUMBER.of("again"), lost=FLAG.of("lost"), troubles=TROUBLES.of("wrong")
    )
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("place {tile}", "reserve:{seat}:{tile}", tile=TILE),
        Choice("call off", verb="call-off"),
        Choice("begin again", verb="begin-again"),
    )

    def __init__(self, seat: i64, left: i64, before: House, again: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.before = before
        self.again: i64 = again

    def judged(self) -> i64:
        """V12.3  The last tile must leave a sheet that stands; before it, paths may be broken."""
        return FINALLY if self.left == 1 else FREELY

    def options(self, table: Vegas) -> list[int]:
        sheet = table.houses[self.seat].sheet
        fine = sheet_stands(table.kit, sheet)
        if self.left == 0 and fine:
            return ONLY_DONE
        found = placeable(table, self.seat, self.judged()) if self.left else []
        if fine:
            found.insert(0, DONE)
        lost = not found
        if sheet.tiles != self.before.sheet.tiles:
            found.append(IN_CALL_OFF)
        if lost and self.again:
            found.append(BEGIN_AGAIN)
        return found

    def choose(self, table: Vegas, option: i64) -> None:
        if option == IN_CALL_OFF:
            call_off(table, self.seat, self.before)
        elif option == BEGIN_AGAIN:
            begin_again(table, self.seat, self.before, self.again)
        elif option != DONE:
            rest = PutIn(self.seat, self.left - 1, self.before, self.again)
            table.do(PlaceWhere(self.seat, option - KIND, self.judged()), rest)
        elif table.journal is not None:
            table.happened(happens.Renovated(self.seat), "V12.4")

    def lost(self, table: Vegas) -> bool:
        """V12.4.1  Whether nothing that may still be placed could mend the sheet."""
        return table.answers[0] == IN_CALL_OFF

    def wrong(self, table: Vegas) -> list[Trouble]:
        """What is wrong with the sheet; where it is lost, what nothing can mend."""
        if self.lost(table):
            return why_lost(table, self.seat, self.left)
        return troubles(table.kit, table.houses[self.seat].sheet, FINALLY)

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        if option in (DONE, IN_CALL_OFF, BEGIN_AGAIN):
            return {}
        return where_it_fits(table, self.seat, option - KIND, self.judged())

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if option == DONE:
            return refused(troubles(table.kit, table.houses[self.seat].sheet, FINALLY)[:1], FINALLY)
        if option in (IN_CALL_OFF, BEGIN_AGAIN):
            return None
        return why_no_kind(table, self.seat, option - KIND, self.judged())
