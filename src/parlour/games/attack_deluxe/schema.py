"""What is seen of ATTACK! Deluxe."""

from typing import Annotated, Literal, TypedDict, get_args

from parlour.engine.content import Content
from parlour.engine.schema import Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, Unsaid, UpTo
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, SEASONS, SUITS
from parlour.games.attack_deluxe.card import WINDOWS, Window
from parlour.games.attack_deluxe.chronicle import VOLLEYS, Volleys
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
Decided = Literal["points", "regions", "units", "certificates", "capital", "nothing"]
Stage = Literal["deploy", "cards", "salvo", "fire", "cargo", "lay", "engage", "retreat"]
StageId = Annotated[Stage, Id(lambda content: list(get_args(Stage)), "stages")]
CrossingId = Annotated[Literal["lane", "anchor"], Id(lambda content: ["lane", "anchor"], "crossings")]
VolleyId = Annotated[Volleys, Id(lambda content: list(VOLLEYS), "volleys")]
CauseId = Annotated[Literal["years", "capital"], Id(lambda content: ["years", "capital"], "causes")]
DecidedId = Annotated[Decided, Id(lambda content: list(get_args(Decided)), "decided")]
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


class Ways(TypedDict):
    """How units of a nation get on. `closed`: out of its regions, where all but Planes are held up, and by whose ships.
    `tanks`: by the regions from which Tanks may go, the hostile regions that they reach in a Blitz. `networks`: the
    regions between which Planes can be transported, in parts between which all units can."""

    closed: dict[RegionId, dict[RegionId, list[Seat]]]
    tanks: dict[RegionId, list[RegionId]]
    networks: list[list[list[RegionId]]]


class Nation(TypedDict):
    government: GovernmentId | None
    capital: RegionId | None
    production: Certificates
    oil: Annotated[Certificates, Lit("treasury:{seat}")]
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
    wells: Reckoned  # oil markers in its regions
    ways: Annotated[Ways, Unsaid()]


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
    cards: Annotated[list[CardId], Unsaid()]  # played in this battle
    sunk: Annotated[list[int], Unsaid()]  # places in the row that lies open, from 1 on
    sideways: Annotated[list[int], Unsaid()]


class Volley(TypedDict):
    """Dice that were rolled at the enemy line, and what they destroyed: by a whole line, by Artillery in a salvo, or
    before the battle by a card. `hits` are those of all dice, air support among them."""

    kind: VolleyId
    side: SideId
    turn: int
    card: CardId | None
    dice: int
    faces: dict[UnitId, int]
    blanks: int
    air_dice: int
    air_hits: int
    hits: int
    lost: dict[UnitId, int]


class Engaged(TypedDict):
    """A ship in an engagement: the values of its dice, and what it adds against its prey, as a Carrier, for Carriers
    beside it, and by a card."""

    ship: ShipId
    dice: list[int]
    prey: int
    carrier: int
    escort: int
    card: int
    sum: int


class Engagement(TypedDict):
    """Two ships opposite each other; `hit` is the side that is hit, `hit_number` the place in its row, from 1 on."""

    round: int
    number: int
    defender: Engaged
    attacker: Engaged
    hit: SideId | None
    hit_number: int | None
    sunk: bool


class Battle(TypedDict):
    place: PlaceId
    sea: bool
    neutral: bool
    stage: Annotated[StageId, Unsaid()]
    turn: Annotated[int, UpTo(10), Follows()]  # the measure of the battle
    acting: SideId
    rolled: dict[UnitId, Annotated[Number, Follows()]]  # the last roll of a line
    dice: Annotated[Number, Follows()]
    blanks: Annotated[int, Unsaid()]
    fired: Annotated[SideId | None, Unsaid()]  # whose roll it was
    hits: Annotated[int, Unsaid()]  # of these dice; those of air support are in `volleys`
    defender: Annotated[Side, Lit("side:{side}")]
    attacker: Annotated[Side, Lit("side:{side}")]
    volleys: Annotated[list[Volley], Unsaid()]  # all so far
    engagements: Annotated[list[Engagement], Unsaid()]  # of the last round of a line-up


class Sailing(TypedDict):
    """The ships that are under way, while their question is open."""

    at: PlaceId
    ships: dict[ShipId, Annotated[Number, Follows(), Lit("sailing:{key}")]]
    cargo: dict[ShipId, dict[ArmyUnitId, Annotated[Number, Follows()]]]
    steps: Annotated[int, UpTo(lambda content: content.numbers()["ship_steps"] + 2), Follows()]
    way: Annotated[list[PlaceId], Unsaid()]  # from where they lay to where they are


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


class March(TypedDict):
    """Army units that have gone from a region to another in this action, or have landed from a zone."""

    origin: PlaceId
    goal: RegionId
    units: dict[ArmyUnitId, int]


class Voyage(TypedDict):
    """Ships that have sailed in this action, and all places on their way, the first and the last too."""

    ships: dict[ShipId, int]
    way: list[PlaceId]


class GivenUp(TypedDict):
    """A unit that has been discarded in this Research."""

    place: PlaceId
    unit: UnitId


class Season(TypedDict):
    """The points of all seats when a season was over."""

    year: int
    season: SeasonId
    points: list[int]


class Ending(TypedDict):
    """How the match ended: who took whose capital, if that was it; what decided it, and what the winner has of that."""

    cause: CauseId
    captor: Seat | None
    loser: Seat | None
    capital: RegionId | None
    decided: DecidedId
    value: int


class Table(TypedDict):
    map: BoardId
    year: Annotated[int, UpTo(lambda content: content.numbers()["years_total"]), Follows()]  # the measure of the match
    years: Annotated[int, UpTo(lambda content: content.numbers()["years_total"])]
    season: SeasonId
    active: Seat
    start: Seat
    direction: DirectionId
    setup_order: Annotated[list[Seat], Unsaid()]
    order: Annotated[list[Seat], Unsaid()]  # of turns in this year
    acted: Annotated[list[Seat], Unsaid()]  # who has had a turn in this season
    action: ActionId | None
    left: Action
    target: RegionId | None
    harsh_winter: bool
    battle: Battle | None
    sailing: Annotated[Sailing, Lit("group:{at}")] | None
    to_place: Annotated[dict[UnitId, int], Unsaid()]  # new units that are in no region yet
    marches: Annotated[list[March], Unsaid()]
    given_up: Annotated[list[GivenUp], Unsaid()]
    voyages: Annotated[list[Voyage], Unsaid()]
    changed: Annotated[list[RegionId], Heap()]
    nations: Annotated[list[Annotated[Nation, Lit("seat:{seat}")]], PerSeat()]
    regions: Annotated[list[Annotated[Region, Lit("region:{id}")]], Heap()]
    zones: Annotated[list[Annotated[Zone, Lit("zone:{id}")]], Heap()]
    deck: Annotated[int, UpTo(lambda content: content.table("counts")["cards"])]
    discards: Annotated[list[CardId], Heap(2)]
    oil_markers: Annotated[int, UpTo(lambda content: content.numbers()["oil_markers"])]
    economics: Annotated[list[Suit], InOrder(len(SUITS))]
    markers_unseen: Pool
    markers_hidden: Annotated[dict[GovernmentId, int], Unsaid()]  # face down, or put aside
    markers_taken: dict[GovernmentId, Pool]
    neutral_prices: Annotated[dict[RegionId, int], Unsaid()]  # for you, where the marker is face up
    seasons: Annotated[list[Season], Unsaid()]
    ending: Annotated[Ending | None, Unsaid()]


# ---------------------------------------------------------------------- what is printed


class Crossing(TypedDict):
    """A way over water: a sea lane, or an anchor at which both regions lie; and the zones that it crosses."""

    by: CrossingId
    zones: list[ZoneId]


class PrintedRegion(TypedDict):
    """Where a region lies, and beside what. `crossings` are the regions that it reaches over water only, with all ways
    there; `by_land` says how many land borders away others are, as far as Planes fly."""

    continent: ContinentId
    arctic: bool
    canal: bool
    capital_site: bool
    borders: list[RegionId]
    crossings: dict[RegionId, list[Crossing]]
    by_land: dict[RegionId, int]
    seas: list[ZoneId]


class PrintedZone(TypedDict):
    arctic: bool
    anchor: bool
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


class PrintedDirection(TypedDict):
    """Whose turn is next: the seat so much further on."""

    step: int


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
    directions: dict[DirectionId, Annotated[PrintedDirection, Lit("direction:{key}")]]
    army_die: list[UnitId | None]  # None: the blank
    navy_die: list[UnitId | None]
    line_up_values: list[int]
    numbers: PrintedNumbers
