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
    Seats,
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
Purpose = Literal["attack", "settle", "expert"]
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


class Change(TypedDict):
    """What one thing more would change for each seat, if nothing else did: at the next scoring, and coins in autumn."""

    places: Annotated[list[int], PerSeat()]
    shields: Annotated[list[int], PerSeat()]
    buildings: Annotated[list[int], PerSeat()]
    vp: Annotated[list[int], PerSeat()]  # all three together
    coins: Annotated[list[int], PerSeat()]


class Lacks(TypedDict):
    """What the viewer lacks to build something; it can be built where coins and science are 0 and land is null."""

    coins: int
    science: int
    land: TerrainId | None  # none of the viewer's cities lies on it
    room: bool  # all cities on such land are full: it would stand in place of another


class Building(TypedDict):
    """A building that can still be built, with what it costs the viewer, if it can be the viewer's at all."""

    id: BuildingId
    price: Price | None
    science_price: Price | None
    lacks: Annotated[Lacks | None, Unsaid()]
    adds: Annotated[Change | None, Unsaid()]  # in a free place
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


class Chute(TypedDict):
    """What of one symbol a payment asks for, what is given, and by which cards."""

    needed: int
    given: int
    missing: int
    waste: int  # what is given beyond what is needed, and lost
    cards: list[CardId]


class Vehicle(TypedDict):
    """The vehicle that a payment asks for, and the card in it that brings it."""

    needed: VehicleId
    card: CardId | None


class PaidWith(TypedDict):
    card: CardId
    symbol: SymbolId


class Payment(TypedDict):
    """A payment that is being made with cards, and what it is for: a town, a land or a card, the others are null."""

    seat: Seat
    purpose: Purpose
    town: TownId | None
    land: LandId | None
    card: CardId | None
    chutes: dict[SymbolId, Annotated[Chute, Lit("chute:{key}")]]  # one for each symbol that is taken
    vehicle: Vehicle | None
    enough: bool
    # What would complete it: the fewest cards, of these those that waste least, then the weakest; null to the others.
    cheapest: list[PaidWith] | None


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


class Scored(TypedDict):
    """What a scoring would bring a seat now."""

    places: int
    shields: int
    buildings: int
    vp: int  # all three together


class VpBy(TypedDict):
    """Where a seat's points have come from: together they are what it has."""

    earlier: int  # what it began with
    places: int
    shields: int
    buildings: int
    bonuses: dict[BonusId, int]  # at the end
    stored: int  # less than nothing, at the end


class IncomeBy(TypedDict):
    """Where a seat's coins of an autumn come from."""

    base: int
    buildings: int
    towns: int
    leads: int


class Nation(TypedDict):
    """What a seat has."""

    nation: NationId | None
    coins: Annotated[Coins, Lit("coins:{seat}")]
    science: Annotated[Science, Lit("science:{seat}")]
    vp: Points
    vp_by: Annotated[VpBy, Unsaid()]
    income: Annotated[Coins, Follows()]  # from buildings and towns
    leader_coins: Annotated[Coins, Follows()]  # from the tracks
    income_by: Annotated[IncomeBy, Unsaid()]
    if_scored: Annotated[Scored, Unsaid()]
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
    has_chosen: Annotated[bool, Unsaid()]  # in winter: it waits for the others
    purse: Annotated[int | None, Unsaid()]  # what is left of the coins after what it chooses; null to the others
    symbols: Annotated[dict[SymbolId, int], Unsaid()]  # on all its cards, to itself also on those that it chooses
    bonus_counts: dict[CountId, Annotated[Coins, Follows()]]  # what bonuses of the end are for, from all it has


# ---------------------------------------------------------------------- the table


class BidHere(TypedDict):
    """What a bid for a slot would bring whoever is asked for one: the turn order as far as it is known, coins left."""

    order: list[Seat]
    coins: int


class Slot(TypedDict):
    id: Annotated[SlotId, Unsaid()]
    seat: Seat | None
    bid: Annotated[BidHere | None, Unsaid()]  # null: nobody is asked to bid, or a cube lies there


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


class Coming(TypedDict):
    """What the rules have in store: the rounds of the next autumn and the next scoring; null: there is none left."""

    autumn: int | None
    scoring: int | None
    book: int  # science that the book of that autumn brings everybody
    falling: int  # how many buildings leave the row then, from the left


class Bonus(TypedDict):
    """The most of something that somebody has, and who has it."""

    most: int
    leaders: Seats


class LandReach(TypedDict):
    """What the viewer lacks to found a city on a free land; nothing: it is open."""

    card: CardId | None  # that founds cities, and is not in hand
    compasses: int
    vehicle: VehicleId | None
    token: bool  # all are used
    open: bool


class DistrictReach(TypedDict):
    """What the viewer lacks to add a district to a city, the same for all of them; nothing: it is open."""

    card: CardId | None  # that adds districts, and is not in hand
    hammers: int
    token: bool  # all are used
    open: bool


class TownReach(TypedDict):
    """What the viewer lacks to take a town; nothing: it is open. And what it would change."""

    guns: int
    compasses: int
    either: bool  # the hand has the guns, and it has the compasses, but no card counts for both
    eyes: int  # to reach so deep into its stack
    open: bool
    adds: Change
    tracks: list[Track]  # of its goods, as they would be then


class Reach(TypedDict):
    """What lies within reach of the viewer's hand, and what is lacking where it does not, whoever's turn it is."""

    lands: dict[LandId, LandReach]  # that are free
    towns: dict[TownId, TownReach]  # of others, and of the stacks as far as they are known
    district: DistrictReach


class Table(TypedDict):
    phase: PhaseId
    round: Annotated[int, UpTo(lambda content: content.numbers()["rounds"]), Follows()]  # the event of a round says it
    action: Annotated[int, UpTo(lambda content: content.numbers()["actions"] + 1), Follows()]  # the turns say it
    active: Seat
    bid_track: Seating
    turn_track: Annotated[list[Annotated[Slot, Lit("slot:{id}")]], InOrder(size("slots"))]
    turn_order: Seating
    score_cards: Annotated[list[ScoreCardId], Heap()]  # that were set aside
    coming: Annotated[Coming, Unsaid()]
    bonuses: Annotated[dict[BonusId, Bonus], Unsaid()]  # of the end, as it stands now
    row: Annotated[list[Annotated[Building, Lit("row:{at}")] | None], InOrder(longest_row)]
    deck: Deck
    discarded_buildings: Annotated[list[BuildingId], Heap(MOST_COPIES)]
    goods: Annotated[list[Track], Heap(), each("goods", Track)]
    stacks: dict[StackId, Stack]
    lands: Annotated[list[Annotated[LandId, Lit("land:{value}")]], Heap()]  # that nobody has claimed
    reach: Annotated[Reach | None, Unsaid()]  # of whoever looks; null: a spectator, or no nation is chosen yet
    in_use: dict[CardId, Annotated[UsedCard, Lit("card:{owner}:{id}")]]
    payment: Annotated[Payment | None, Unsaid()]
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
    founds: bool  # cities, on a free land
    expands: bool  # cities, by a district
    moves: bool  # a building to another city
    acts: int  # actions that it takes


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
