"""What is seen of ATTACK! Deluxe."""

from typing import Annotated, Literal, TypedDict

from parlour.engine.content import Content
from parlour.engine.schema import Follows, Heap, Id, InOrder, PerSeat, Seat, Unsaid, UpTo
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, SEASONS, SUITS
from parlour.games.attack_deluxe.scoring import SOURCES
from parlour.games.attack_deluxe.units import ARMY, NAMES, NAVY


def region_ids(content: Content) -> list[str]:
    return list(content.table("regions"))


def zone_ids(content: Content) -> list[str]:
    return list(content.table("zones"))


BoardId = Annotated[str, Id(lambda content: ["western", "pacific", "world"], "boards")]
RegionId = Annotated[str, Id(region_ids, "regions")]
ZoneId = Annotated[str, Id(zone_ids, "zones")]
PlaceId = Annotated[str, Id(lambda content: [*region_ids(content), *zone_ids(content)], "regions zones")]
ArmyUnitId = Annotated[str, Id(lambda content: list(ARMY), "units")]
ShipId = Annotated[str, Id(lambda content: list(NAVY), "units")]
UnitId = Annotated[str, Id(lambda content: list(NAMES), "units")]
CardId = Annotated[str, Id(lambda content: list(content.table("cards")), "cards")]
EconomicsId = Annotated[str, Id(lambda content: list(content.table("economics")), "economics")]
SuitId = Annotated[str, Id(lambda content: list(SUITS), "suits")]
GovernmentId = Annotated[str, Id(lambda content: list(GOVERNMENTS), "governments")]
MarkerId = Annotated[str, Id(lambda content: [*GOVERNMENTS, "face down"], "governments")]
ActionId = Annotated[str, Id(lambda content: list(ACTIONS), "actions")]
SeasonId = Annotated[str, Id(lambda content: list(SEASONS), "seasons")]
SourceId = Annotated[str, Id(lambda content: list(SOURCES), "sources")]
SideId = Annotated[Literal["defender", "attacker"], Id(lambda content: ["defender", "attacker"], "sides")]
DirectionId = Annotated[
    Literal["clockwise", "counterclockwise"], Id(lambda content: ["clockwise", "counterclockwise"], "directions")
]

Number = Annotated[int, UpTo(12)]  # of one kind in one place
Certificates = Annotated[int, UpTo(40)]
Points = Annotated[int, UpTo(60), Follows()]  # from regions, zones and levels
Pool = Annotated[int, UpTo(lambda content: content.table("counts")["pool"])]
Army = dict[ArmyUnitId, Number]
Navy = dict[ShipId, Number]
Units = dict[UnitId, Number]
Cargo = dict[ShipId, Army]  # army units aboard, by the kind of ship


class Region(TypedDict):
    id: Annotated[RegionId, Unsaid()]
    name: Annotated[str, Unsaid()]
    owner: Seat | None
    army: Army
    arrived: Army
    ships: Navy
    oil: bool
    capital: Seat | None
    marker: MarkerId | None
    continent: Annotated[str, Unsaid()]
    arctic: Annotated[bool, Unsaid()]
    x: Annotated[int, Unsaid()]
    y: Annotated[int, Unsaid()]
    borders: Annotated[str, Unsaid()]
    by_water: Annotated[str, Unsaid()]
    seas: Annotated[str, Unsaid()]


class Zone(TypedDict):
    id: Annotated[ZoneId, Unsaid()]
    name: Annotated[str, Unsaid()]
    owner: Seat | None
    ships: Navy
    cargo: Cargo
    arrived: Navy
    arrived_cargo: Cargo
    anchor: Annotated[bool, Unsaid()]
    x: Annotated[int, Unsaid()]
    y: Annotated[int, Unsaid()]
    waters: Annotated[str, Unsaid()]


class Nation(TypedDict):
    government: GovernmentId | None
    capital: RegionId | None
    production: Certificates
    oil: Certificates
    regions: Annotated[Certificates, Follows()]  # from the map
    zones: Annotated[Certificates, Follows()]
    units: Annotated[int, UpTo(60), Follows()]
    cards: Annotated[int, UpTo(5)]
    hand: Annotated[list[CardId], Heap(2)]
    actions: Annotated[list[ActionId], Heap()]
    levels: dict[SuitId, Annotated[int, UpTo(int(LEVELS))]]
    points: Points
    points_by_source: dict[SourceId, Points]


class Side(TypedDict):
    """One side of a battle."""

    decides: Seat
    line: Units
    reserve: Units
    lost: Units
    row: Annotated[list[ShipId], InOrder(lambda content: content.numbers()["row"])]
    damaged: Number


class Battle(TypedDict):
    place: PlaceId
    sea: bool
    neutral: bool
    turn: Annotated[int, UpTo(10), Follows()]  # the measure of the battle
    acting: SideId
    rolled: dict[UnitId, Annotated[Number, Follows()]]  # the last roll
    dice: Annotated[Number, Follows()]
    defender: Side
    attacker: Side


class Sailing(TypedDict):
    """The ships that are under way, while their question is open."""

    at: PlaceId
    ships: dict[ShipId, Annotated[Number, Follows()]]
    cargo: dict[ShipId, dict[ArmyUnitId, Annotated[Number, Follows()]]]
    steps: Annotated[int, UpTo(lambda content: content.numbers()["ship_steps"] + 2), Follows()]


class Economics(TypedDict):
    """A pile of equal economics cards."""

    id: Annotated[EconomicsId, Unsaid()]
    name: Annotated[str, Unsaid()]
    left: Annotated[int, UpTo(10), Follows()]  # from the levels that nations have
    needs: Annotated[Units, Unsaid()]


class Suit(TypedDict):
    suit: Annotated[SuitId, Unsaid()]
    cards: Annotated[list[Economics], InOrder(int(LEVELS))]


class Table(TypedDict):
    map: BoardId
    year: Annotated[int, UpTo(lambda content: content.numbers()["years_total"]), Follows()]  # the measure of the match
    years: Annotated[int, UpTo(lambda content: content.numbers()["years_total"])]
    season: SeasonId
    active: Seat
    start: Seat
    direction: DirectionId
    action: ActionId | None
    target: RegionId | None
    harsh_winter: bool
    battle: Battle | None
    sailing: Sailing | None
    changed: Annotated[list[RegionId], Heap()]
    nations: Annotated[list[Nation], PerSeat()]
    regions: Annotated[list[Region], Heap()]
    zones: Annotated[list[Zone], Heap()]
    deck: Annotated[int, UpTo(lambda content: content.table("counts")["cards"])]
    discards: Annotated[list[CardId], Heap(2)]
    oil_markers: Annotated[int, UpTo(lambda content: content.numbers()["oil_markers"])]
    economics: Annotated[list[Suit], InOrder(len(SUITS))]
    markers_unseen: Pool
    markers_taken: dict[GovernmentId, Pool]
