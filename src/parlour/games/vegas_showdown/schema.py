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
Judged = Literal["alone", "freely", "finally"]  # V11.8, V12.3: the new tile, nothing yet, the whole sheet
JudgedId = Annotated[Judged, Id(lambda content: list(get_args(Judged)), "judged")]
TimingId = Annotated[Timing, Id(lambda content: list(TIMINGS), "timings")]
What = Literal["fame", "cash", "income", "minimum"]
WhatId = Annotated[What, Id(lambda content: list(get_args(What)), "changes")]
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


class TryTurn(TypedDict):
    """V11.2  A tile in one turn: the upper left cells at which it fits, and those at which it would lack something.

    It does not fit where a cell is covered, where it has no path or not the neighbour that it demands, or where other
    tiles would lack something, if the whole sheet is judged. Where it would lack several things a cell is in several
    lists; where it would reach over the edge, in none.
    """

    turn: Quarter
    fits: list[CellId]
    covered: list[CellId]
    no_path: list[CellId]
    no_neighbour: list[CellId]
    others: list[CellId]


class Brings(TypedDict):
    """What an end of the match right after it would bring if a tile lay so: points of the sources that go by the sheet,
    and the whole of the seat's Fame."""

    cell: CellId
    turn: Quarter
    casino: int
    hotel: int
    connection: int
    diamonds: int
    if_ended: int


class Try(TypedDict):
    """A tile that may be in the hand: what becomes of it anywhere, the tiles that it needs and that are not on the
    sheet, and the sides of free cells at which a door would give it its path. Then what its house would have with it,
    wherever it lay, and what else each place would bring where it fits."""

    turns: list[TryTurn]
    missing: list[TileId]
    doors: list[CellSide]
    population: int
    revenue: int
    income: int
    fame: int
    brings: list[Brings]


class Trying(TypedDict):
    """V11, V12.2  The tiles of its reserve that the asked seat may try on its sheet, or the one in its hand."""

    seat: Seat
    judged: JudgedId
    tiles: dict[TileId, Try]


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


class Change(TypedDict):
    """What an event has changed: a seat's Fame, cash or income, or the minimum bid at a place."""

    what: WhatId
    seat: Seat | None
    place: PlaceId | None
    amount: int


class Drawn(TypedDict):
    """An event that was drawn in this round, the premier space that it filled or is to fill, and what it has done."""

    id: EventId
    place: PlaceId
    in_play: bool
    changes: list[Change]


class Picking(TypedDict):
    """V6.3.1  The event that lets the dealer pick a stack, and the space that waits for the tile."""

    seat: Seat
    event: EventId
    place: PlaceId


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
    """`final` is that of the match, as it would be if it ended now: by Fame, then by the cash that is left."""

    population: Rank
    revenue: Rank
    final: Rank


class Section(TypedDict):
    """V14.2  How far a section is: its cells under tiles that count for it, under foreign ones, and still free."""

    cells: int
    covered: int
    foreign: list[CellId]  # while they lie there it cannot be complete
    missing: list[CellId]
    complete: bool


class Sections(TypedDict):
    casino: Section
    hotel: Section


class Won(TypedDict):
    """V9.1  The tile that a seat has won in this round."""

    tile: TileId
    place: PlaceId | None  # until the bid markers are taken back, as long as `amount`
    amount: int | None


class Fit(TypedDict):
    """V11.8  In how many places a tile could lie on a sheet now; if in none, all that it lacks for that, and which of
    the tiles that it needs are missing."""

    places: int
    lacks: list[LackId]
    missing: list[TileId]


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
    fits: Annotated[dict[TileId, Fit], Unsaid()]  # tiles for sale, and those of the reserve
    won: Annotated[Won | None, Unsaid()]
    sections: Annotated[Sections, Unsaid()]
    connected: Annotated[bool, Unsaid()]  # V14.3  a path leads from one entrance to the other
    ranks: Annotated[Ranks, Unsaid()]
    fame_in_play: Annotated[int, Unsaid()]  # without the final scoring, also when the match is over
    if_ended: Annotated[int, Unsaid()]  # with the final scoring as it would be now
    income_from: Annotated[IncomeBase, Unsaid()]  # the counter that decides on the income
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
    clause: str
    tile: TileId
    cell: CellId
    colour: ColourId
    tiles: list[TileId]


class RefusedTurn(TypedDict):
    """V11.2  Why a tile cannot lie at a cell in one turn: the covered cells that are in its way, or what it, or another
    tile, would lack; then with the doors of it, none of which leads to where it should, and the walls in the way.

    Where it would reach over the edge no cell is in its way, and nothing else is wrong.
    """

    turn: Quarter
    clause: str
    covered: list[CellId]
    troubles: list[Wrong]
    doors: list[CellSide]
    walls: list[CellSide]


class WrongNow(Wrong):
    """With the walls that are in the way of its path."""

    walls: list[CellSide]


class Figures(TypedDict):
    """What a renovation can change, as a house has it too: so that before and after stand side by side."""

    population: int
    revenue: int
    income: int
    fame: int
    sections: Sections
    connected: bool
    final_scoring: dict[SourceId, int]
    if_ended: int


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
    before: Annotated[Figures, Unsaid()]


class Ending(TypedDict):
    """How the match ended: by these full sheets, or by an empty stack, or three of them; and who has the most Fame."""

    cause: EndCause
    clause: str
    seats: list[Seat]
    size: SizeId | None
    most_fame: list[Seat]  # if several, the cash that is left decides


class Table(TypedDict):
    round: Annotated[int, UpTo(30)]
    phase: PhaseId
    dealer: Seat
    picking: Annotated[Picking | None, Unsaid()]
    bidding: Bidding | None
    placing: Placing | None
    trying: Annotated[Trying | None, Unsaid()]
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
