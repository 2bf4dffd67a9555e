"""I6  Building and storing."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal
from parlour.games.city_of_iron.state import Iron, IronDecision, Nation
from parlour.games.city_of_iron.things import KINDS, PLACE, Building

DONE: Final[i64] = 0
ROW: Final[i64] = 1
ROOM: Final[i64] = 16  # for slots of the row, among the options of a question
OVER: Final[i64] = 1  # option of a city + OVER + kind: in place of such a building
IN_STORAGE: Final[i64] = 16  # a source: a slot of the row, or this + a kind in storage


def price(table: Iron, building: Building, cut: i64) -> i64:
    """I6.4  What it costs in coins: reductions add up, and it never falls below 0."""
    return max(building.coins - cut - table.discount, 0)


def science_price(nation: Nation, building: Building, waived: bool) -> i64:
    """I6.2, I6.3  Science is paid once for each type."""
    return 0 if waived or nation.mastered >> building.number & 1 else building.science


def can_build(table: Iron, nation: Nation, building: Building, cut: i64, waived: bool) -> bool:
    """I6.2, I6.5, I6.7  Whether it can be paid, and some city is on its land: a full one will do."""
    return (
        building.coins - cut - table.discount <= nation.coins
        and building.ground & nation.realm.ground != 0
        and (waived or building.science <= nation.science or nation.mastered >> building.number & 1 != 0)
    )


def add_builds(table: Iron, nation: Nation, found: list[int], first: i64, cut: i64, waived: bool) -> None:
    """I6.1  Offer what can be built: slots of the row as options from `first` on, then kinds in storage."""
    buildings = table.kit.buildings
    slot: i64 = first
    for kind in table.row:
        if can_build(table, nation, buildings[kind], cut, waived):
            found.append(slot)
        slot += 1
    before: i64 = -1
    for kind in nation.stored:
        if kind != before and can_build(table, nation, buildings[kind], cut, waived):
            found.append(first + ROOM + kind)
        before = kind


def source_kind(table: Iron, source: i64) -> i64:
    """The kind of building at a source; -1: there is none."""
    if source >= IN_STORAGE:
        return source - IN_STORAGE if source - IN_STORAGE < KINDS else -1
    return table.row[source] if source < len(table.row) else -1


def source_word(table: Iron, verb: str, source: i64) -> str:
    """`build mine 3`: the third of the row; `build stored mine`."""
    kind = source_kind(table, source)
    if kind < 0:
        return ""
    id = table.kit.buildings[kind].id
    return f"{verb} stored {id}" if source >= IN_STORAGE else f"{verb} {id} {source + 1}"


def source_label(table: Iron, seat: i64, source: i64, cut: i64, waived: bool) -> str:
    kind = source_kind(table, source)
    if kind < 0:
        return ""
    building, nation = table.kit.buildings[kind], table.nations[seat]
    science = science_price(nation, building, waived)
    cost = f"{price(table, building, cut)} coins" + (f", {science} science" if science else "")
    return f"Build {building.name} ({cost})" + (" from storage" if source >= IN_STORAGE else "")


def source_marks(table: Iron, seat: i64, source: i64) -> list[str]:
    kind = source_kind(table, source)
    if kind < 0:
        return []
    return [f"stored:{seat}:{table.kit.buildings[kind].id}"] if source >= IN_STORAGE else [f"row:{source}"]


def why_no_build(table: Iron, seat: i64, source: i64, cut: i64, waived: bool) -> Refusal | None:
    """What is missing for it; None: nobody would ask."""
    kind = source_kind(table, source)
    nation = table.nations[seat]
    if kind < 0 or (source >= IN_STORAGE and kind not in nation.stored):
        return None
    building = table.kit.buildings[kind]
    if building.ground & nation.realm.ground == 0:
        return Refusal("I6.5", f"none of your cities is on {building.land} land")
    coins = price(table, building, cut) - nation.coins
    science = science_price(nation, building, waived) - nation.science
    lacks = [f"{number} more {what}" for number, what in ((coins, "coins"), (science, "science")) if number > 0]
    return Refusal("I6.2", "needs " + " and ".join(lacks)) if lacks else None


def start_building(table: Iron, seat: i64, source: i64, cut: i64, waived: bool, cause: str) -> None:
    """I6.1  The building is chosen: where does it go?"""
    table.do(PlaceBuilding(seat, source, cut, waived, cause))


class BuildWith(IronDecision):
    """I6.10  A card lets one build: one building, or up to so many."""

    first: ClassVar[int] = 120
    size: ClassVar[int] = 49  # done, 16 of the row, 32 kinds in storage
    clause: ClassVar[str] = "I6.10"

    def __init__(self, seat: i64, cut: i64, waived: bool, left: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cut: i64 = cut
        self.waived = waived
        self.left: i64 = left  # how many, at most; 0: one, and it must be built
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        found: list[int] = [DONE] if self.left else []
        add_builds(table, table.nations[self.seat], found, ROW, self.cut, self.waived)
        return found

    def choose(self, table: Iron, option: i64) -> None:
        if option == DONE:
            return
        if self.left > 1:
            table.do(BuildWith(self.seat, self.cut, self.waived, self.left - 1, self.cause))
        start_building(table, self.seat, option - ROW, self.cut, self.waived, self.cause)

    def prompt(self, table: Iron) -> str:
        return f"What do you build? (at most {self.left})" if self.left else "What do you build?"

    def notation(self, table: Iron, option: i64) -> str:
        return "done" if option == DONE else source_word(table, "build", option - ROW)

    def label(self, table: Iron, option: i64) -> str:
        if option == DONE:
            return "Build nothing more"
        return source_label(table, self.seat, option - ROW, self.cut, self.waived)

    def targets(self, table: Iron, option: i64) -> list[str]:
        return [] if option == DONE else source_marks(table, self.seat, option - ROW)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option == DONE:
            return Refusal("I16.6", "something can be built, so it must be")
        return why_no_build(table, self.seat, option - ROW, self.cut, self.waived)


class PlaceBuilding(IronDecision):
    """I6.5, I6.7  In which city it stands, and in a full one in place of which building."""

    first: ClassVar[int] = 176
    size: ClassVar[int] = 128  # four cities: a free space, or one of the kinds to replace
    clause: ClassVar[str] = "I6.5"

    def __init__(self, seat: i64, source: i64, cut: i64, waived: bool, cause: str) -> None:
        self.seat: i64 = seat
        self.source: i64 = source
        self.cut: i64 = cut
        self.waived = waived
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        realm, kit = table.nations[self.seat].realm, table.kit
        ground = kit.buildings[source_kind(table, self.source)].ground
        found: list[int] = []
        city: i64 = 0
        for land in realm.lands:
            if kit.lands[land].ground & ground:
                if realm.used[city] < realm.rooms[city]:
                    found.append(city * PLACE)
                else:
                    before: i64 = -1
                    for stands in realm.buildings:
                        if stands // PLACE == city and stands != before:
                            found.append(stands + OVER)
                        before = stands
            city += 1
        return found

    def choose(self, table: Iron, option: i64) -> None:
        nation = table.nations[self.seat]
        building = table.kit.buildings[source_kind(table, self.source)]
        kind = building.number
        coins = price(table, building, self.cut)
        science = science_price(nation, building, self.waived)
        nation.coins -= coins
        nation.science -= science
        table.discount = 0
        if table.journal is not None:
            table.tell("pay", "I6.2", {"seat": self.seat, "coins": coins, "science": science})
        if self.source >= IN_STORAGE:
            table.unstore(self.seat, kind)
        else:
            table.take_from_row(self.source)
        city = option // PLACE
        if option % PLACE:
            table.demolish(self.seat, city, option % PLACE - OVER, "I6.7")
        table.raise_building(self.seat, city, kind, self.cause)

    def prompt(self, table: Iron) -> str:
        return f"Where do you build {table.kit.buildings[source_kind(table, self.source)].name}?"

    def notation(self, table: Iron, option: i64) -> str:
        land = self._land(table, option)
        if land == "":
            return ""
        kind = option % PLACE - OVER
        if kind < 0:
            return f"at {land}"
        return f"at {land} over {table.kit.buildings[kind].id}" if kind < KINDS else ""

    def _land(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        city = option // PLACE
        return table.kit.lands[lands[city]].id if city < len(lands) else ""

    def label(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        if option // PLACE >= len(lands):
            return ""
        kind = option % PLACE - OVER
        land = table.kit.lands[lands[option // PLACE]].name
        return f"At {land}" if kind < 0 else f"At {land}, in place of {table.kit.buildings[min(kind, KINDS - 1)].name}"

    def targets(self, table: Iron, option: i64) -> list[str]:
        land = self._land(table, option)
        if land == "":
            return []
        kind = option % PLACE - OVER
        return (
            [f"city:{land}"] if kind < 0 else [f"building:{self.seat}:{table.kit.buildings[min(kind, KINDS - 1)].id}"]
        )

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        realm, kit = table.nations[self.seat].realm, table.kit
        city, kind = option // PLACE, option % PLACE - OVER
        if city >= len(realm.lands) or kind >= KINDS:
            return None
        building = kit.buildings[source_kind(table, self.source)]
        if kind >= 0 and not realm.stands(city, kind):
            return None
        if kit.lands[realm.lands[city]].ground & building.ground == 0:
            return Refusal("I6.5", f"there is no {building.land} land")
        if kind < 0:
            return Refusal("I6.7", "this city has no free space")
        return Refusal("I6.7", "this city has a free space, so nothing is demolished")


class StoreBuilding(IronDecision):
    """I5.7  A building goes from the row to the storage, at no cost."""

    first: ClassVar[int] = 304
    size: ClassVar[int] = 17  # done, 16 of the row
    clause: ClassVar[str] = "I5.7"

    def __init__(self, seat: i64, left: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # how many, at most; 0: one, and it must be stored
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        options: list[int] = [ROW + slot for slot in range(len(table.row))]
        return [DONE, *options] if self.left else options

    def choose(self, table: Iron, option: i64) -> None:
        if option == DONE:
            return
        kind = table.take_from_row(option - ROW)
        table.store(self.seat, kind)
        if table.journal is not None:
            table.tell("store", self.cause, {"seat": self.seat, "building": table.kit.buildings[kind].id})
        if self.left > 1:
            table.do(StoreBuilding(self.seat, self.left - 1, self.cause))

    def prompt(self, table: Iron) -> str:
        return f"Which building do you store? (at most {self.left})" if self.left else "Which building do you store?"

    def notation(self, table: Iron, option: i64) -> str:
        return "done" if option == DONE else source_word(table, "store", option - ROW)

    def label(self, table: Iron, option: i64) -> str:
        if option == DONE:
            return "Store nothing more"
        kind = source_kind(table, option - ROW)
        return f"Store {table.kit.buildings[kind].name}" if kind >= 0 else ""

    def targets(self, table: Iron, option: i64) -> list[str]:
        return [] if option == DONE else source_marks(table, self.seat, option - ROW)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I5.7", "a building must be stored") if option == DONE else None


def discard_from_row(table: Iron, number: i64, clause: str) -> None:
    """I10.4, I11.2  So many of the leftmost buildings go, as far as there are any."""
    gone = table.row[:number]
    if gone:
        table.row = table.row[number:]
        table.scrap_buildings(gone)
        if table.journal is not None:
            ids: list[object] = [table.kit.buildings[kind].id for kind in gone]
            table.tell("row_discard", clause, {"buildings": ids})
