"""What is seen of Vegas Showdown."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypedDict, get_args

from parlour.engine.content import Content
from parlour.engine.layout import Bag, ById
from parlour.engine.schema import As, Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, Unsaid, UpTo, layout_of
from parlour.games.vegas_showdown.box import BASICS
from parlour.games.vegas_showdown.cells import ALL, CELLS, SIDES, Side, cell_name, cells_of
from parlour.games.vegas_showdown.event import ACTIONS, TIMINGS, Action, Timing
from parlour.games.vegas_showdown.sources import SOURCES, Source
from parlour.games.vegas_showdown.tile import QUARTERS, Colour, Counter, Quarter, Size
from parlour.games.vegas_showdown.trouble import Lack

CELL_NAMES = [cell_name(cell) for cell in cells_of(ALL)]


def ids_of(table: str) -> Callable[[Content], list[str]]:
    return lambda content: list(content.table(table))


def by(key: str, ids: Callable[[Content], list[str]], item: Any) -> As:
    """A list in no order whose items are told apart by this key: a block for each."""
    return As(lambda seats, content: ById(ids(content), layout_of(item, seats, content), key))


TileId = Annotated[str, Id(ids_of("tiles"), "tiles")]
BasicId = Annotated[str, Id(lambda content: list(content.table("tiles"))[:BASICS], "tiles")]
PlaceId = Annotated[str, Id(ids_of("places"), "places")]
EventId = Annotated[str, Id(ids_of("events"), "events")]
CellId = Annotated[str, Id(lambda content: CELL_NAMES)]
ChoiceId = Annotated[str, Id(lambda content: [*content.table("places"), "pass", *ACTIONS], "places actions")]
SizeId = Annotated[Size, Id(ids_of("sizes"), "sizes")]
ColourId = Annotated[Colour, Id(ids_of("colours"), "colours")]
ActionId = Annotated[Action, Id(lambda content: list(ACTIONS), "actions")]
CounterId = Annotated[Counter, Id(lambda content: ["population", "revenue", "fame"], "counters")]
IncomeBase = Annotated[Literal["population", "revenue"], Id(lambda content: ["population", "revenue"], "counters")]
SourceId = Annotated[Source, Id(lambda content: list(SOURCES), "sources")]
EndCause = Annotated[Literal["full-sheet", "empty-stack"], Id(lambda content: ["full-sheet", "empty-stack"], "causes")]
EntranceId = Annotated[str, Id(ids_of("entrances"), "entrances")]
AreaId = Annotated[str, Id(ids_of("areas"), "areas")]
TrackId = Annotated[str, Id(ids_of("tracks"), "tracks")]
MarkerId = Annotated[str, Id(ids_of("markers"), "markers")]
SideId = Annotated[Side, Id(lambda content: list(SIDES), "sides")]
Phase = Literal["", "drop prices", "flip new tiles", "collect income", "choose actions", "adjust", "button"]
PHASES: Final[list[Phase]] = list(get_args(Phase))
PhaseId = Annotated[Phase, Id(lambda content: list(PHASES), "phases")]
StageId = Annotated[Literal["take-off", "put-in"], Id(lambda content: ["take-off", "put-in"], "stages")]
LackId = Annotated[Lack, Id(lambda content: list(get_args(Lack)), "lacks")]
TimingId = Annotated[Timing, Id(lambda content: list(TIMINGS), "timings")]
Back = Literal["A", "B"]
CellSide = str  # `a3 W`
Cells = Annotated[list[CellId], Heap()]
Bid = Annotated[int, UpTo(57)]
Value = Annotated[int, UpTo(40)]  # of Population, Revenue and income


# ---------------------------------------------------------------------- the board


class Bidding(TypedDict):
    """The auction in which an amount is being asked for."""

    seat: Seat
    place: PlaceId
    amounts: Annotated[list[int], Unsaid()]


class Placing(TypedDict):
    """The tile that is about to lie somewhere, and where and how it may."""

    seat: Seat
    tile: TileId
    cells: Cells
    cell: Annotated[CellId | None, Unsaid()]  # once it is picked
    turns: Annotated[
        list[Annotated[Quarter, Lit("turn:{seat}:{cell}:{value}")]], As(lambda seats, content: Bag(QUARTERS))
    ]


class BoardPlace(TypedDict):
    """Where a tile is for sale. `left` is what its basic stack has."""

    id: Annotated[PlaceId, Unsaid()]
    tile: TileId | None
    minimum: Bid | None
    bid: Bid | None
    bidder: Seat | None
    open_bids: Annotated[list[Bid], InOrder(1), Follows()]  # from the bid or the minimum; the lowest tells them all
    no_bids: bool
    fresh: bool
    forbidden_by: Annotated[list[EventId], Unsaid()]
    next_minimum: Annotated[int | None, Unsaid()]  # after the next price drop; none: the tile leaves the match then
    left: Annotated[int | None, UpTo(15), Follows()]  # from the basic stacks


class Stack(TypedDict):
    """A premier stack, with the letter on the back of its top tile."""

    id: Annotated[SizeId, Unsaid()]
    left: Annotated[int, UpTo(10)]
    top_back: Back | None


class Drawn(TypedDict):
    """An event that was drawn in this round, and the premier space that it filled or is to fill."""

    id: EventId
    place: PlaceId
    in_play: bool


class Events(TypedDict):
    deck: Annotated[int, UpTo(lambda content: int(content.table("counts")["events"]))]
    in_play: Annotated[list[EventId], Heap()]  # they wait for income, or their bans hold until the button is passed
    used: Annotated[list[EventId], Heap(2)]  # in the order in which they were done with; a shuffle takes them all
    this_round: Annotated[list[Drawn], Unsaid()]


# ---------------------------------------------------------------------- houses


class Lying(TypedDict):
    """A tile on a sheet, by its upper left cell: its kind and its turn tell what it covers and where its doors are."""

    mark: Annotated[str, Unsaid()]  # in the drawing of the sheet
    tile: TileId
    cell: Annotated[CellId, Unsaid()]
    turn: Quarter


class Rank(TypedDict):
    """V14.4  A seat's rank in a counter, the first is 1, and how many seats share it."""

    rank: int
    tied: int


class Ranks(TypedDict):
    population: Rank
    revenue: Rank


class House(TypedDict):
    """A seat's hotel-casino and what it has besides."""

    cash: Annotated[int, UpTo(80)]
    population: Value
    revenue: Value
    fame: Annotated[int, UpTo(80)]
    income: Annotated[Value, Follows()]  # from the counters and the events in play
    choice: ChoiceId | None
    bid: Annotated[Bid | None, Follows()]  # where the bid marker stands, which a bid tells whole
    outbid: bool
    reserve: dict[TileId, Annotated[int, UpTo(3), Lit("reserve:{seat}:{key}")]]
    sheet: Annotated[list[str], Unsaid()]
    tiles: Annotated[list[Annotated[Lying, Lit("tile:{seat}:{cell}")]], by("cell", lambda content: CELL_NAMES, Lying)]
    covered: Annotated[int, UpTo(int(CELLS)), Follows()]  # from the tiles
    free: Annotated[list[Annotated[CellId, Lit("cell:{seat}:{value}")]], Unsaid()]
    from_casino_entrance: Cells
    from_hotel_entrance: Cells
    full_diamonds: Cells
    three_quarter_diamonds: Cells
    open_bids: Annotated[dict[PlaceId, list[int]], Unsaid()]  # that the seat could pay now, where a bid is open
    ranks: Annotated[Ranks, Unsaid()]
    cash_before_scoring: Annotated[int, Unsaid()]  # before the tens went to the bank
    final_scoring: Annotated[dict[SourceId, Annotated[int, UpTo(15)]], Follows()]  # as it would be now


class Laid(TypedDict):
    """A tile as it lies on a sheet, in short."""

    tile: TileId
    cell: CellId
    turn: Quarter


class Wrong(TypedDict):
    """A tile on a sheet, and what it lacks: a path to an entrance of its colour, or one of these tiles."""

    lacks: LackId
    tile: TileId
    cell: CellId
    colour: ColourId
    tiles: list[TileId]


class WrongNow(Wrong):
    """With the walls that are in the way of its path."""

    walls: list[CellSide]


class Renovation(TypedDict):
    """A renovation under way: how many tiles may still come off and go in, and what the sheet was before it."""

    seat: Seat
    stage: StageId
    take_off_left: Annotated[int, UpTo(5), Follows()]  # of the question, like the next two
    put_in_left: Annotated[int, UpTo(5), Follows()]
    again: Annotated[int, UpTo(9), Follows()]  # how often it may still be begun again
    troubles: Annotated[list[WrongNow], Unsaid()]
    tiles_before: Annotated[list[Laid], Unsaid()]
    reserve_before: Annotated[dict[TileId, int], Unsaid()]


class Ending(TypedDict):
    """How the match ended: by these full sheets, or by an empty stack, or three of them; and who has the most Fame."""

    cause: EndCause
    seats: list[Seat]
    size: SizeId | None
    most_fame: list[Seat]  # if several, the cash that is left decides


class Table(TypedDict):
    round: Annotated[int, UpTo(30)]
    phase: PhaseId
    dealer: Seat
    bidding: Bidding | None
    placing: Placing | None
    renovation: Renovation | None
    places: Annotated[list[Annotated[BoardPlace, Lit("place:{id}")]], Heap(), by("id", ids_of("places"), BoardPlace)]
    houses: Annotated[list[House], PerSeat()]
    stacks: Annotated[list[Annotated[Stack, Lit("stack:{id}")]], Heap(), by("id", ids_of("sizes"), Stack)]
    basic_stacks: dict[BasicId, Annotated[int, UpTo(15)]]
    events: Events
    no_bids_on: Annotated[list[TileId], Heap()]
    no_actions: Annotated[list[ActionId], Heap()]
    ending: Annotated[Ending | None, Unsaid()]


# ---------------------------------------------------------------------- what is printed: it never changes in a match


class Door(TypedDict):
    """A cell-side of a tile with a door; columns and rows count from 0 at the upper left."""

    column: int
    row: int
    side: SideId


class Turned(TypedDict):
    """V11.2  A tile in one of its turns; `again`: it looks as in an earlier one, and is not laid so."""

    turn: Quarter
    width: int
    height: int
    doors: list[Door]
    again: bool


class PrintedTile(TypedDict):
    """V2.8.3, V2.15  What a tile is and brings, what it needs, and how it lies; without a price it is a basic one."""

    premier: bool
    colour: ColourId
    size: SizeId
    width: int
    height: int
    copies: int
    backs: dict[Back, int]
    price: int | None
    population: int
    revenue: int
    fame: int
    red: bool
    needs: list[TileId]
    beside: list[TileId]
    turns: list[Turned]


class PrintedEvent(TypedDict):
    """What an event card has; without a size the dealer picks the stack. `numbers` are those that its text names."""

    copies: int
    size: SizeId | None
    timing: TimingId
    effect: str
    tiles: list[TileId]
    no_bids_on: list[TileId]
    no_actions: list[ActionId]
    numbers: dict[str, int]


class PrintedPlace(TypedDict):
    """Where tiles are for sale: a premier space, filled first from a stack, or a basic tile; with the spaces of its
    track, which a bid at this place points at."""

    premier: bool
    tile: TileId | None
    first_size: SizeId | None
    track: TrackId
    spaces: list[Annotated[int, Lit("amount:{key}:{value}")]]
    in_use: bool


class PrintedTrack(TypedDict):
    """A bid track: its spaces, those of them that are circles, and those on which a Minimum-Bid marker can stand."""

    spaces: list[int]
    circles: list[int]
    stops: list[int]


class PrintedSize(TypedDict):
    """How a tile of this size lies before it is turned."""

    width: int
    height: int


class PrintedColour(TypedDict):
    """A tile of this colour needs a path to any one of these entrances."""

    leads_to: list[EntranceId]


class PrintedEntrance(TypedDict):
    cell: CellId
    side: SideId


class PrintedArea(TypedDict):
    """An area of the sheet; complete when tiles of these colours cover all of it, if any do."""

    letter: str
    cells: list[CellId]
    covered_by: list[ColourId]


class PrintedCell(TypedDict):
    column: int
    row: int
    area: AreaId


class PrintedAction(TypedDict):
    """What an action brings and allows."""

    fame: int
    tiles_out: int
    tiles_in: int


class PrintedCounter(TypedDict):
    """Where a counter begins, and what its ranks score."""

    first: int
    ranks: list[int]


class PrintedSource(TypedDict):
    """What a source of the final scoring is worth: for a section or the connection, a full diamond, or so much cash."""

    clause: str
    fame: int | None
    three_quarters: int | None
    dollars: int | None


class PrintedMarker(TypedDict):
    copies: int
    each_seat: bool


class PrintedPhase(TypedDict):
    """V4.1  A phase of the round, and where the rules tell of it."""

    clause: str


class Chip(TypedDict):
    colour: str
    value: int


class Printed(TypedDict):
    """All that follows from ids and the box, by the names of the tables that have their words."""

    columns: int
    rows: int
    cells: dict[CellId, PrintedCell]
    areas: dict[AreaId, PrintedArea]
    entrances: dict[EntranceId, PrintedEntrance]
    tiles: dict[TileId, PrintedTile]
    sizes: dict[SizeId, PrintedSize]
    colours: dict[ColourId, PrintedColour]
    events: dict[EventId, PrintedEvent]
    places: dict[PlaceId, PrintedPlace]
    tracks: dict[TrackId, PrintedTrack]
    actions: dict[ActionId, Annotated[PrintedAction, Lit("action:{key}")]]
    counters: dict[CounterId, PrintedCounter]
    sources: dict[SourceId, PrintedSource]
    markers: dict[MarkerId, PrintedMarker]
    chips: list[Chip]
    phases: dict[PhaseId, PrintedPhase]  # in their order
    bid_tiles_in: int
    renovate_again: int
