"""What is seen of City of Iron."""

from collections.abc import Callable
from typing import Annotated, Literal, TypedDict

from parlour.engine import layout as parts
from parlour.engine.content import Content
from parlour.engine.schema import (
    As,
    Follows,
    Heap,
    Id,
    InOrder,
    Lit,
    PerSeat,
    Seat,
    Unsaid,
    UpTo,
    layout_of,
)

MOST_COINS = 30
MOST_SCIENCE = 15
MOST_VP = 100
MOST_GOODS = 12
MOST_CARDS = 20
MOST_COPIES = 4  # of a kind of building


def of(table: str) -> Id:
    """The ids of a table of the content."""
    return Id(lambda content: list(content.table(table)), table)


def words(table: str, *ids: str) -> Id:
    return Id(lambda content: list(ids), table)


def each(table: str, item: type) -> As:
    """A list of things that have their ids in this table, each told without it."""
    return As(lambda seats, content: parts.ById(content.table(table), layout_of(item, seats, content)))


def size(table: str) -> Callable[[Content], int]:
    return lambda content: len(content.table(table))


NationId = Annotated[str, of("nations")]
GoodId = Annotated[str, of("goods")]
BuildingId = Annotated[str, of("buildings")]
TownId = Annotated[str, of("towns")]
TownInPlay = Annotated[TownId, Lit("town:{value}")]
LandId = Annotated[str, of("lands")]
TokenId = Annotated[str, of("tokens")]
CardId = Annotated[str, of("cards")]
OwnCard = Annotated[CardId, Lit("card:{seat}:{value}")]
SlotId = Annotated[str, of("slots")]
TerrainId = Annotated[str, of("terrains")]
StackId = Annotated[Literal["one-star", "two-star", "three-star"], of("stacks")]
ScoreCardId = Annotated[Literal["score-a", "score-b", "score-c"], of("score_cards")]
Phase = Literal["setup", "spring", "summer", "autumn", "winter", "end"]
PhaseId = Annotated[Phase, words("phases", "setup", "spring", "summer", "autumn", "winter", "end")]
SeasonId = Annotated[
    Literal["spring", "summer", "autumn", "winter"], words("seasons", "spring", "summer", "autumn", "winter")
]
KindId = Annotated[Literal["citizen", "military"], words("kinds", "citizen", "military")]
SymbolId = Annotated[Literal["guns", "compasses", "hammers"], words("symbols", "guns", "compasses", "hammers")]
VehicleId = Annotated[Literal["none", "ship", "airship"], words("vehicles", "none", "ship", "airship")]
DeckId = Annotated[Literal["A", "B", "C", "discards"], words("decks", "A", "B", "C", "discards")]
Side = Literal["city", "district"]
SideId = Annotated[Side, words("sides", "city", "district")]
BonusId = Annotated[
    Literal["coins", "distance", "buildings", "cards", "towns"],
    words("bonuses", "coins", "distance", "buildings", "cards", "towns"),
]
CountId = Annotated[
    Literal["coins", "distance", "buildings", "cards", "towns"],
    words("bonus_counts", "coins", "distance", "buildings", "cards", "towns"),
]

Here = As(lambda seats, content: parts.Flag())  # an id where another word says already which it is
Seating = Annotated[list[Seat], As(lambda seats, content: parts.Row(seats, parts.Seat(seats)))]
Pile = As(lambda seats, content: parts.Order(list(content.table("cards"))))
Rank = Annotated[int, As(lambda seats, content: parts.Choice(range(1, seats + 1))), Follows()]
Coins = Annotated[int, UpTo(MOST_COINS)]
Science = Annotated[int, UpTo(MOST_SCIENCE)]
Price = Annotated[int, UpTo(MOST_SCIENCE), Follows()]
Points = Annotated[int, UpTo(MOST_VP)]
Count = Annotated[int, UpTo(MOST_GOODS), Follows()]  # of a good: from buildings and towns
Symbols = Annotated[int, UpTo(8), Follows()]  # from buildings and tokens
Cards = Annotated[int, UpTo(MOST_CARDS)]
Room = Annotated[int, UpTo(10), Follows()]  # from tokens and buildings
Copy = Annotated[int, Unsaid()]  # which of several of its kind it is where it lies, from 0 on


def longest_row(content: Content) -> int:
    numbers = content.numbers()
    return max(numbers["row_two"], numbers["row_three"], numbers["row_four"])


def deepest(content: Content) -> int:
    """How many towns a stack has at first."""
    return len(content.table("towns")) // len(content.table("stacks"))


# ---------------------------------------------------------------------- things


class Building(TypedDict):
    """A building that can still be built, with what it costs the viewer, if it can be the viewer's at all."""

    id: BuildingId
    price: Price | None
    science_price: Price | None
    copy: Copy


class Standing(TypedDict):
    """A building that stands in a city."""

    id: BuildingId
    city: Annotated[LandId, Unsaid()]  # where it stands
    place: Annotated[int, Unsaid()]  # its site there, from 0 on; a gap is filled before a new one is begun
    copy: Copy


class Stack(TypedDict):
    """The towns of a stack, the top one first, as far as the viewer knows them."""

    left: Annotated[int, UpTo(deepest)]
    towns: Annotated[list[TownInPlay | None], InOrder(deepest)]


class LaidToken(TypedDict):
    id: Annotated[TokenId, Unsaid()]
    side: SideId


class City(TypedDict):
    """A land with a city on it; its id is that of the land."""

    id: LandId
    tokens: Annotated[
        list[Annotated[LaidToken, Lit("token:{seat}:{id}")]],
        Heap(),
        each("tokens", LaidToken),
    ]
    room: Room
    free: Room
    buildings: Annotated[list[Annotated[Standing, Lit("building:{seat}:{city}:{id}:{copy}")]], Heap()]


class UsedCard(TypedDict):
    """A card that lies open and is not yet discarded: played for its action, or used for symbols of this kind."""

    id: Annotated[CardId, Here]
    owner: Annotated[Seat, Unsaid()]  # whose turn it is
    played: bool
    symbol: SymbolId | None


class Hand(TypedDict):
    """What the viewer knows of a hand, and how many cards more are in it."""

    cards: Annotated[list[OwnCard], Heap()]
    known_to_all: Annotated[list[CardId], Heap()]
    hidden: dict[KindId, Cards]


class CardPile(TypedDict):
    """A draw pile, its order where that is known, and its discards: what was discarded first comes first."""

    left: Cards
    cards: Annotated[list[CardId], Heap()] | None
    order: Annotated[list[CardId], Pile] | None
    discards: Annotated[list[OwnCard], Pile]


class Nation(TypedDict):
    """What a seat has."""

    nation: NationId | None
    coins: Annotated[Coins, Lit("coins:{seat}")]
    science: Annotated[Science, Lit("science:{seat}")]
    vp: Points
    income: Annotated[Coins, Follows()]  # from buildings and towns
    leader_coins: Annotated[Coins, Follows()]  # from the tracks
    actions_left: Annotated[int, UpTo(lambda content: content.numbers()["actions"]), Follows()]  # turns say it
    goods: dict[GoodId, Count]
    citizen_draws: Symbols
    military_draws: Symbols
    science_icons: Symbols
    eyes: Symbols
    building_vp: Annotated[int, UpTo(MOST_VP // 2), Follows()]  # from buildings
    cities: Annotated[list[Annotated[City, Lit("city:{seat}:{id}")]], InOrder(size("tokens"))]
    unused_tokens: Annotated[list[Annotated[TokenId, Lit("token:{seat}:{value}")]], Heap()]
    towns: Annotated[list[TownInPlay], Heap()]
    stored: Annotated[list[Annotated[Building, Lit("stored:{seat}:{id}:{copy}")]], Heap(MOST_COPIES)]
    mastered: Annotated[list[BuildingId], Heap()]
    hand: Hand
    decks: dict[KindId, Annotated[CardPile, Lit("deck:{seat}:{key}")]]
    pool: Annotated[list[OwnCard], Heap()]
    choosing: Annotated[list[CardId], Heap()] | None
    bonus_counts: dict[CountId, Annotated[Coins, Follows()]]  # what bonuses of the end are for, from all it has


# ---------------------------------------------------------------------- the table


class Slot(TypedDict):
    id: Annotated[SlotId, Unsaid()]
    seat: Seat | None


class Track(TypedDict):
    """A good: how many each seat has, its place, and what that is worth."""

    id: Annotated[GoodId, Unsaid()]
    counts: Annotated[list[Count], PerSeat()]
    places: Annotated[list[Rank | None], PerSeat()]
    vp: Annotated[list[Annotated[int, UpTo(10), Follows()]], PerSeat()]


class Deck(TypedDict):
    """Where the next building comes from, and how many can come before discards are shuffled; what each deck has."""

    next: DeckId
    left: Annotated[int, UpTo(size("buildings")), Follows()]  # from the decks
    decks: dict[DeckId, Annotated[int, UpTo(size("buildings"))]]


class Table(TypedDict):
    phase: PhaseId
    round: Annotated[int, UpTo(lambda content: content.numbers()["rounds"]), Follows()]  # the event of a round says it
    action: Annotated[int, UpTo(lambda content: content.numbers()["actions"] + 1), Follows()]  # the turns say it
    active: Seat
    bid_track: Seating
    turn_track: Annotated[list[Annotated[Slot, Lit("slot:{id}")]], InOrder(size("slots"))]
    turn_order: Seating
    score_cards: Annotated[list[ScoreCardId], Heap()]  # that were set aside
    row: Annotated[list[Annotated[Building, Lit("row:{at}")] | None], InOrder(longest_row)]
    deck: Deck
    discarded_buildings: Annotated[list[BuildingId], Heap(MOST_COPIES)]
    goods: Annotated[list[Track], Heap(), each("goods", Track)]
    stacks: dict[StackId, Stack]
    lands: Annotated[list[Annotated[LandId, Lit("land:{value}")]], Heap()]  # that nobody has claimed
    in_use: dict[CardId, Annotated[UsedCard, Lit("card:{owner}:{id}")]]
    card_actions: Annotated[int, UpTo(4), Follows()]  # of the card that is played
    cheaper: Annotated[int, UpTo(5)]
    extra_eyes: Annotated[int, UpTo(5)]
    nations: Annotated[list[Nation], PerSeat()]


# ---------------------------------------------------------------------- what is printed


class PrintedNation(TypedDict):
    home: LandId
    citizens: list[CardId]  # of the starting deck
    military: list[CardId]
    cards: list[CardId]  # all that it has
    special: list[CardId]  # those that nobody else has


class PrintedCard(TypedDict):
    kind: KindId
    cost: int
    free: bool
    hammers: int
    compasses: int
    guns: int
    vehicle: VehicleId
    needs_hammers: int  # from other cards
    price: int  # in coins, to play it


class PrintedBuilding(TypedDict):
    deck: DeckId
    copies: int  # with this many players
    coins: int
    science: int
    land: TerrainId | None  # None: on any land
    goods: dict[GoodId, int]
    income: int
    vp: int
    citizen_draws: int
    military_draws: int
    science_icons: int
    eyes: int


class PrintedTown(TypedDict):
    stack: StackId
    in_play: bool  # with this many players
    defense: int
    distance: int
    goods: dict[GoodId, int]
    income: int


class PrintedStack(TypedDict):
    stars: int


class PrintedLand(TypedDict):
    terrain: list[TerrainId]
    distance: int
    vehicle: VehicleId
    home_of: NationId | None
    in_play: bool  # free at first; a home is in play with its nation


class PrintedTerrain(TypedDict):
    lands: list[LandId]


class PrintedToken(TypedDict):
    city: int  # room
    district: int
    citizen_draws: int
    military_draws: int


class PrintedSlot(TypedDict):
    place: int  # from the left; who lies furthest right acts first
    cost: int
    gain: int


class PrintedGood(TypedDict):
    first_vp: int
    second_vp: int
    leader_coins: int
    shield: int
    length: int  # of its track


class PrintedDeck(TypedDict):
    last_round: int | None  # in which it is used, if there is another after it


class PrintedScoreCard(TypedDict):
    deck: DeckId
    book: bool


class PrintedVehicle(TypedDict):
    serves_as: list[VehicleId]


class PrintedKind(TypedDict):
    cards: list[CardId]


class PrintedSymbol(TypedDict):
    cards: list[CardId]


class PrintedBonus(TypedDict):
    vp: int


class PrintedSeason(TypedDict):
    place: int  # in the round


class Numbers(TypedDict):
    """Numbers of the rules."""

    rounds: int
    actions: int
    scoring_rounds: list[int]
    row: int
    start_coins: int
    start_science: int
    base_income: int
    tax: int
    research_coins: int
    research_science: int
    autumn_discards: int
    attack_discards: int
    book_science: int
    shield_vp: int
    stored_penalty: int


class Printed(TypedDict):
    """What lies open in the box, by table and id."""

    nations: dict[NationId, Annotated[PrintedNation, Lit("nation:{key}")]]
    cards: dict[CardId, PrintedCard]
    buildings: dict[BuildingId, PrintedBuilding]
    towns: dict[TownId, PrintedTown]
    stacks: dict[StackId, PrintedStack]
    lands: dict[LandId, PrintedLand]
    terrains: dict[TerrainId, PrintedTerrain]
    tokens: dict[TokenId, PrintedToken]
    slots: dict[SlotId, PrintedSlot]
    goods: dict[GoodId, PrintedGood]
    decks: dict[DeckId, PrintedDeck]
    score_cards: dict[ScoreCardId, PrintedScoreCard]
    vehicles: dict[VehicleId, PrintedVehicle]
    kinds: dict[KindId, PrintedKind]
    symbols: dict[SymbolId, PrintedSymbol]
    bonuses: dict[BonusId, PrintedBonus]
    seasons: dict[SeasonId, PrintedSeason]
    numbers: Numbers
