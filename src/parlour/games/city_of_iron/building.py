"""I6  Building and storing."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.roles import (
    BUILDING,
    CAUSE,
    IN_ROW,
    PLACE_IN_ROW,
    REPLACED,
    TERRAIN,
    City,
    short,
)
from parlour.games.city_of_iron.state import NO_SLOT, NOBODY, Iron, IronDecision, Nation
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


# What the options of `add_builds` are called. Of equal buildings in storage the first one is lit.
BUILD_FROM_ROW: Final = Choice("build {building}", "row:{building}", building=IN_ROW)
BUILD_STORED: Final = Choice(
    "build stored {building}", "stored:{seat}:{building}:0", verb="build-stored", building=BUILDING
)


def build_facts(table: Iron, seat: i64, source: i64, cut: i64, waived: bool) -> dict[str, object]:
    """What building from this source costs, and where in the row that is."""
    kind = source_kind(table, source)
    if kind < 0:
        return {}
    building = table.kit.buildings[kind]
    facts: dict[str, object] = {
        "coins": price(table, building, cut),
        "science": science_price(table.nations[seat], building, waived),
    }
    if source < IN_STORAGE:
        facts["slot"] = source
    return facts


def why_no_build(table: Iron, seat: i64, source: i64, cut: i64, waived: bool) -> Refusal | None:
    """What is missing for it; None: nobody would ask."""
    kind = source_kind(table, source)
    nation = table.nations[seat]
    if kind < 0 or (source >= IN_STORAGE and kind not in nation.stored):
        return None
    building = table.kit.buildings[kind]
    if building.ground & nation.realm.ground == 0:
        return Refusal("I6.5", "no-city-on", {"land": TERRAIN.at(building.land)})
    coins = price(table, building, cut) - nation.coins
    science = science_price(nation, building, waived) - nation.science
    return short("I6.2", coins, science) if coins > 0 or science > 0 else None


def start_building(table: Iron, seat: i64, source: i64, cut: i64, waived: bool, cause: str) -> None:
    """I6.1  The building is chosen: where does it go?"""
    table.do(PlaceBuilding(seat, source, cut, waived, cause))


class BuildWith(IronDecision):
    """I6.10  A card lets one build: one building, or up to so many."""

    first: ClassVar[int] = 120
    size: ClassVar[int] = 49  # done, 16 of the row, 32 kinds in storage
    clause: ClassVar[str] = "I6.10"
    about: ClassVar[About | None] = About(
        left=NUMBER.of("left"), cheaper=NUMBER.of("cut"), waived=FLAG.of("waived"), card=CAUSE.of("cause")
    )
    answers: ClassVar[Answers | None] = Answers("done", BUILD_FROM_ROW, BUILD_STORED)

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

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        return {} if option == DONE else build_facts(table, self.seat, option - ROW, self.cut, self.waived)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option == DONE:
            return Refusal("I16.6", "must-build", {})
        return why_no_build(table, self.seat, option - ROW, self.cut, self.waived)


def places_in(city: int) -> list[Choice]:
    """A free space of a city, or one of its buildings to replace: of equal ones the first is lit."""
    land = City(city)
    return [
        Choice("at {city}", "city:{seat}:{city}", city=land),
        Choice(
            "at {city} over {building}",
            "building:{seat}:{city}:{building}:0",
            verb="replace",
            city=land,
            building=REPLACED,
        ),
    ]


class PlaceBuilding(IronDecision):
    """I6.5, I6.7  In which city it stands, and in a full one in place of which building."""

    first: ClassVar[int] = 176
    size: ClassVar[int] = 128  # four cities: a free space, or one of the kinds to replace
    clause: ClassVar[str] = "I6.5"
    about: ClassVar[About | None] = About(
        building=BUILDING.of("building"),
        slot=PLACE_IN_ROW.of("source"),
        coins=NUMBER.of("coins"),
        science=NUMBER.of("science"),
        card=CAUSE.of("cause"),
    )
    answers: ClassVar[Answers | None] = Answers(*[choice for city in range(4) for choice in places_in(city)])

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
        if table.journal is not None and (coins or science or table.discount):
            table.happened(happens.Pay(self.seat, building.id, coins, science, table.discount), "I6.2")
        table.discount = 0
        if self.source >= IN_STORAGE:
            table.unstore(self.seat, kind)
        else:
            table.take_from_row(self.source)
        city = option // PLACE
        if option % PLACE:
            table.demolish(self.seat, city, option % PLACE - OVER, "I6.7")
        table.raise_building(self.seat, city, kind, NO_SLOT if self.source >= IN_STORAGE else self.source, self.cause)

    def building(self, table: Iron) -> i64:
        return source_kind(table, self.source)

    def coins(self, table: Iron) -> i64:
        return price(table, table.kit.buildings[self.building(table)], self.cut)

    def science(self, table: Iron) -> i64:
        return science_price(table.nations[self.seat], table.kit.buildings[self.building(table)], self.waived)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        realm, kit = table.nations[self.seat].realm, table.kit
        city, kind = option // PLACE, option % PLACE - OVER
        if city >= len(realm.lands) or kind >= KINDS:
            return None
        building = kit.buildings[source_kind(table, self.source)]
        if kind >= 0 and not realm.stands(city, kind):
            return None
        if kit.lands[realm.lands[city]].ground & building.ground == 0:
            return Refusal("I6.5", "no-such-land", {"land": TERRAIN.at(building.land)})
        if kind < 0:
            return Refusal("I6.7", "city-full", {})
        return Refusal("I6.7", "city-has-room", {})


class StoreBuilding(IronDecision):
    """I5.7  A building goes from the row to the storage, at no cost."""

    first: ClassVar[int] = 304
    size: ClassVar[int] = 17  # done, 16 of the row
    clause: ClassVar[str] = "I5.7"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"), card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers("done", Choice("store {building}", "row:{building}", building=IN_ROW))

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
            table.happened(happens.Store(self.seat, table.kit.buildings[kind].id, option - ROW), self.cause)
        if self.left > 1:
            table.do(StoreBuilding(self.seat, self.left - 1, self.cause))

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I5.7", "must-store", {}) if option == DONE else None


def discard_from_row(table: Iron, number: i64, clause: str, conqueror: i64 = NOBODY) -> None:
    """I10.4, I11.2  So many of the leftmost buildings go, as far as there are any: in autumn, or by a conquest."""
    gone = table.row[:number]
    if gone:
        table.row = table.row[number:]
        table.scrap_buildings(gone)
        if table.journal is not None:
            ids, slots = [table.kit.buildings[kind].id for kind in gone], list(range(len(gone)))
            if conqueror == NOBODY:
                table.happened(happens.RowDiscard(ids, slots, "autumn", None), clause)
            else:
                table.happened(happens.RowDiscard(ids, slots, "conquest", conqueror), clause)
