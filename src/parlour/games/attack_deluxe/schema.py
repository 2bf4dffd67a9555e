"""What is seen of ATTACK! Deluxe."""

from typing import Annotated, Literal, TypedDict

from parlour.engine.content import Content
from parlour.engine.schema import Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, Unsaid, UpTo
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, SEASONS, SUITS
from parlour.games.attack_deluxe.card import WINDOWS, Window
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
MarkerId = Annotated[str, Id(lambda content: [*GOVERNMENTS, "face-down"], "markers")]
ActionId = Annotated[str, Id(lambda content: list(ACTIONS), "actions")]
SeasonId = Annotated[str, Id(lambda content: list(SEASONS), "seasons")]
SourceId = Annotated[str, Id(lambda content: list(SOURCES), "sources")]
ContinentId = Annotated[str, Id(lambda content: list(content.table("continents")), "continents")]
SideId = Annotated[Literal["defender", "attacker"], Id(lambda content: ["defender", "attacker"], "sides")]
WindowId = Annotated[Window, Id(lambda content: list(WINDOWS), "windows")]
KindId = Annotated[Literal["army", "navy"], Id(lambda content: ["army", "navy"], "kinds")]
DirectionId = Annotated[
    Literal["clockwise", "counterclockwise"], Id(lambda content: ["clockwise", "counterclockwise"], "directions")
]

Number = Annotated[int, UpTo(12)]  # of one kind in one place
Certificates = Annotated[int, UpTo(40)]
Points = Annotated[int, UpTo(60), Follows()]  # from regions, zones and levels
Pool = Annotated[int, UpTo(lambda content: content.table("counts")["pool"])]
UnitsHere = Annotated[Number, Lit("unit:{id}:{key}")]
Limit = Annotated[int, UpTo(12), Follows()]  # what is left of something in this action, or what a card adds to it
Reckoned = Annotated[int, Unsaid()]  # from the rest of the table


class Region(TypedDict):
    """A region: units at home there, and those that have arrived in this action; ships on its coastline."""

    id: Annotated[RegionId, Unsaid()]
    owner: Seat | None
    army: dict[ArmyUnitId, UnitsHere]
    arrived: dict[ArmyUnitId, Number]
    ships: Annotated[dict[ShipId, UnitsHere], Lit("coast:{id}")]
    sailed: dict[ShipId, Annotated[Number, Follows()]]  # those of the ships that have sailed in this action
    oil: Annotated[bool, Lit("oil:{id}")]
    capital: Seat | None
    marker: MarkerId | None


class Zone(TypedDict):
    """A sea zone; cargo is army units aboard, by the kind of ship."""

    id: Annotated[ZoneId, Unsaid()]
    owner: Seat | None
    ships: dict[ShipId, UnitsHere]
    cargo: dict[ShipId, dict[ArmyUnitId, Annotated[UnitsHere, Lit("cargo:{owner}:{id}:{outer}:{key}")]]]
    arrived: dict[ShipId, Number]
    arrived_cargo: dict[ShipId, dict[ArmyUnitId, Annotated[Number, Lit("cargo:{active}:{id}:{outer}:{key}")]]]


class Income(TypedDict):
    """What the next income would bring: production for regions and Population cards, oil for oil markers, and for a
    Build also the production of Factories."""

    regions: Reckoned
    population: Reckoned
    oil: Reckoned
    factories: Reckoned


class Nation(TypedDict):
    government: GovernmentId | None
    capital: RegionId | None
    production: Certificates
    oil: Certificates
    regions: Annotated[Certificates, Follows()]  # from the map
    zones: Annotated[Certificates, Follows()]
    units: Annotated[int, UpTo(60), Follows()]
    cards: Annotated[int, UpTo(5)]
    hand: Annotated[list[Annotated[CardId, Lit("card:{seat}:{value}")]], Heap(2)]
    barred: Annotated[list[CardId], Heap(2)]  # of your own cards those that you got in this turn
    actions: Annotated[list[ActionId], Heap()]
    levels: dict[SuitId, Annotated[int, UpTo(int(LEVELS))]]
    points: Points
    points_by_source: dict[SourceId, Points]
    markers: dict[ActionId, Annotated[int, Unsaid(), Lit("action:{seat}:{key}")]]  # on the actions of this year
    income: Income
    income_taken: bool  # in this year
    burn_price: Reckoned
    transport_limit: Reckoned | None
    rail_transport: bool  # one beside another action is left in this year
    ship_steps: Reckoned
    prices: dict[UnitId, Reckoned]
    advanced_army: Reckoned  # units that a Build may still bring
    advanced_navy: Reckoned


class Side(TypedDict):
    """One side of a battle."""

    side: Annotated[SideId, Unsaid()]
    decides: Seat
    line: dict[UnitId, Annotated[Number, Lit("line:{side}:{key}")]]
    reserve: dict[UnitId, Annotated[Number, Lit("reserve:{side}:{key}")]]
    lost: dict[UnitId, Number]
    row: Annotated[list[ShipId], InOrder(lambda content: content.numbers()["row"])]
    damaged: Number
    limit: Annotated[int, Unsaid()]  # of the line in this turn
    salvos: Limit  # by cards
    volley: CardId | None
    more_dice: Limit  # in the first two turns
    tank_dice: Limit  # more for each Tank
    submarine_bonus: Limit  # in the first round of a line-up


class Battle(TypedDict):
    place: PlaceId
    sea: bool
    neutral: bool
    turn: Annotated[int, UpTo(10), Follows()]  # the measure of the battle
    acting: SideId
    rolled: dict[UnitId, Annotated[Number, Follows()]]  # the last roll of a line
    dice: Annotated[Number, Follows()]
    fired: Annotated[SideId | None, Unsaid()]  # whose roll it was
    hits: Annotated[int, Unsaid()]  # of these dice; those of air support only an event tells
    defender: Side
    attacker: Side


class Sailing(TypedDict):
    """The ships that are under way, while their question is open."""

    at: PlaceId
    ships: dict[ShipId, Annotated[Number, Follows(), Lit("sailing:{key}")]]
    cargo: dict[ShipId, dict[ArmyUnitId, Annotated[Number, Follows()]]]
    steps: Annotated[int, UpTo(lambda content: content.numbers()["ship_steps"] + 2), Follows()]


class Economics(TypedDict):
    """A pile of equal economics cards."""

    id: Annotated[EconomicsId, Unsaid()]
    left: Annotated[int, UpTo(10), Follows()]  # from the levels that nations have


class Suit(TypedDict):
    suit: Annotated[SuitId, Unsaid()]
    cards: Annotated[list[Annotated[Economics, Lit("economics:{id}")]], InOrder(int(LEVELS))]


class Action(TypedDict):
    """What is left of the action that goes on, and what cards have added to it."""

    card_played: bool
    by_rail: Limit  # units that can use the railway in this Move
    by_march: Limit  # units that can go two regions
    transport: Annotated[int | None, UpTo(12), Follows()]  # units that can still go; none: any number
    transport_beside: Limit  # units in a Transport beside the action
    more_steps: Limit
    more_cargo: Limit
    units_spared: Limit  # that a Research can leave out


class Table(TypedDict):
    map: BoardId
    year: Annotated[int, UpTo(lambda content: content.numbers()["years_total"]), Follows()]  # the measure of the match
    years: Annotated[int, UpTo(lambda content: content.numbers()["years_total"])]
    season: SeasonId
    active: Seat
    start: Seat
    direction: DirectionId
    action: ActionId | None
    left: Action
    target: RegionId | None
    harsh_winter: bool
    battle: Battle | None
    sailing: Sailing | None
    changed: Annotated[list[RegionId], Heap()]
    nations: Annotated[list[Annotated[Nation, Lit("seat:{seat}")]], PerSeat()]
    regions: Annotated[list[Annotated[Region, Lit("region:{id}")]], Heap()]
    zones: Annotated[list[Annotated[Zone, Lit("zone:{id}")]], Heap()]
    deck: Annotated[int, UpTo(lambda content: content.table("counts")["cards"])]
    discards: Annotated[list[CardId], Heap(2)]
    oil_markers: Annotated[int, UpTo(lambda content: content.numbers()["oil_markers"])]
    economics: Annotated[list[Suit], InOrder(len(SUITS))]
    markers_unseen: Pool
    markers_taken: dict[GovernmentId, Pool]


# ---------------------------------------------------------------------- what is printed


class PrintedRegion(TypedDict):
    """Where a region lies, and beside what; `lanes` are the regions that it reaches over water, and by which zones."""

    continent: ContinentId
    arctic: bool
    canal: bool
    capital_site: bool
    x: int
    y: int
    borders: list[RegionId]
    lanes: dict[RegionId, list[list[ZoneId]]]
    seas: list[ZoneId]


class PrintedZone(TypedDict):
    arctic: bool
    anchor: bool
    x: int
    y: int
    waters: list[ZoneId]
    coast: list[RegionId]


class PrintedUnit(TypedDict):
    """`loss` is its place in the order of losses, among its kind."""

    kind: KindId
    loss: int
    advanced: bool
    carries: bool
    production: int
    oil: int


class PrintedCard(TypedDict):
    window: WindowId
    copies: int


class PrintedEconomics(TypedDict):
    """What a card asks for and brings; None: any number."""

    suit: SuitId
    level: int
    copies: int
    needs: dict[UnitId, Annotated[int, Lit("need:{outer}:{key}")]]
    production: int
    advanced: int | None
    discount: int
    markers: int
    burn: int
    units: int | None
    march: int
    vp: int


class PrintedGovernment(TypedDict):
    """The cards one may start with, and what a neutral region costs by its marker."""

    start: list[EconomicsId]
    prices: dict[GovernmentId, int]


class PrintedAction(TypedDict):
    clause: str


class PrintedContinent(TypedDict):
    regions: list[RegionId]


class PrintedNumbers(TypedDict):
    years: int
    hand: int
    line: int
    line_growth: int
    row: int
    blitz_reach: int
    ship_steps: int
    ship_cargo: int
    transport: int
    burn: int
    region_income: int
    oil_income: int
    vp_region: int
    vp_zone: int
    vp_capital: int


class Printed(TypedDict):
    """The map, what is on units and cards, the faces of the dice, and the numbers of the rules. `wraps` are pairs of
    places that lie beside each other over the edge of the map."""

    map: BoardId
    regions: dict[RegionId, PrintedRegion]
    zones: dict[ZoneId, PrintedZone]
    continents: dict[ContinentId, PrintedContinent]
    wraps: list[list[PlaceId]]
    units: dict[UnitId, Annotated[PrintedUnit, Lit("supply:{key}")]]
    cards: dict[CardId, PrintedCard]
    economics: dict[EconomicsId, PrintedEconomics]
    governments: dict[GovernmentId, Annotated[PrintedGovernment, Lit("government:{key}")]]
    actions: dict[ActionId, PrintedAction]
    army_die: list[UnitId | None]  # None: the blank
    navy_die: list[UnitId | None]
    line_up_values: list[int]
    numbers: PrintedNumbers
