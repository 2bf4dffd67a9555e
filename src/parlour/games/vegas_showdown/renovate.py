"""V12  Renovate: tiles off the sheet, then tiles onto it, judged only at the end."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal, Step
from parlour.games.vegas_showdown.cells import cell_name, is_cell
from parlour.games.vegas_showdown.placing import (
    DONE,
    FINALLY,
    FREELY,
    KIND,
    ONLY_DONE,
    PlaceWhere,
    cells_at,
    placeable,
    sheet_stands,
    trouble,
    why_lost,
    why_no_kind,
)
from parlour.games.vegas_showdown.sheet import kind_of, place_of
from parlour.games.vegas_showdown.state import House, Vegas, VegasDecision

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
    table.houses[seat] = before.copy()
    if table.journal is not None:
        table.tell("begin_again", "V12.4.1", {"seat": seat})
    begin(table, seat, before, again - 1)


def call_off(table: Vegas, seat: i64, before: House) -> None:
    """V12.4  The sheet and the reserve are as they were, and the action is used up."""
    table.houses[seat] = before.copy()
    if table.journal is not None:
        table.tell("call_off", "V12.4", {"seat": seat})


class TakeOff(VegasDecision):
    """V12.1  The seat takes none, one or two tiles off its sheet into its reserve."""

    first: ClassVar[int] = 120
    size: ClassVar[int] = 42  # done, 40 positions, call off
    clause: ClassVar[str] = "V12.1"

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

    def prompt(self, table: Vegas) -> str:
        return f"Take tiles off your sheet (up to {self.left})"

    def notation(self, table: Vegas, option: i64) -> str:
        if option == DONE:
            return "done"
        if option == OUT_CALL_OFF:
            return "call off"
        return f"take {cell_name(option - 1)}" if is_cell(option - 1) else ""

    def label(self, table: Vegas, option: i64) -> str:
        if option == DONE:
            return "Take nothing off" if self.left == table.kit.tiles_out else "Take nothing more off"
        if option == OUT_CALL_OFF:
            return "Call the renovation off"
        return f"Take off {self.name_at(table, option - 1)} ({cell_name(option - 1)})"

    def name_at(self, table: Vegas, position: i64) -> str:
        for lies in table.houses[self.seat].sheet.tiles:
            if cells_at(table.kit, lies) >> position & 1:
                return table.kit.tiles[kind_of(lies)].name
        return "nothing"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        if option in (DONE, OUT_CALL_OFF):
            return []
        return [f"tile:{self.seat}:{cell_name(option - 1)}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if option in (DONE, OUT_CALL_OFF):
            return None
        for lies in table.houses[self.seat].sheet.tiles:
            if cells_at(table.kit, lies) >> (option - 1) & 1:
                name = self.name_at(table, option - 1)
                return Refusal(
                    "V12.1", f"the {name} there is taken by its upper left cell, {cell_name(place_of(lies))}"
                )
        return None


class PutIn(VegasDecision):
    """V12.2, V12.3  It places none, one or two tiles from its reserve; then the sheet is judged."""

    first: ClassVar[int] = 168
    size: ClassVar[int] = 18  # done, 15 kinds, call off, begin again
    clause: ClassVar[str] = "V12.2"

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
            table.tell("renovated", "V12.4", {"seat": self.seat})

    def prompt(self, table: Vegas) -> str:
        if table.answers[0] == IN_CALL_OFF:
            return f"The renovation can no longer stand: {why_lost(table, self.seat, self.left).reason}"
        return f"Place tiles of your reserve (up to {self.left}), then the sheet must stand"

    def notation(self, table: Vegas, option: i64) -> str:
        if option == DONE:
            return "done"
        if option == IN_CALL_OFF:
            return "call off"
        return "begin again" if option == BEGIN_AGAIN else f"place {table.kit.tiles[option - KIND].id}"

    def label(self, table: Vegas, option: i64) -> str:
        if option == DONE:
            return "Finish the renovation"
        if option == IN_CALL_OFF:
            return "Call it off"
        if option == BEGIN_AGAIN:
            return "Begin it again, for the last time" if self.again == 1 else "Begin it again"
        return f"Place {table.kit.tiles[option - KIND].name}"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        if option in (DONE, IN_CALL_OFF, BEGIN_AGAIN):
            return []
        return [f"reserve:{self.seat}:{table.kit.tiles[option - KIND].id}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if option == DONE:
            return trouble(table.kit, table.houses[self.seat].sheet, FINALLY)
        if option in (IN_CALL_OFF, BEGIN_AGAIN):
            return None
        return why_no_kind(table, self.seat, option - KIND, self.judged())
