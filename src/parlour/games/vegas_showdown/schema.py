"""What is seen of Vegas Showdown."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypedDict

from parlour.engine.content import Content
from parlour.engine.layout import Bag, ById
from parlour.engine.schema import As, Follows, Heap, Id, InOrder, PerSeat, Seat, Unsaid, UpTo, layout_of
from parlour.games.vegas_showdown.box import BASICS
from parlour.games.vegas_showdown.cells import ALL, CELLS, cell_name, cells_of
from parlour.games.vegas_showdown.event import ACTIONS, Action, Timing
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
ChoiceId = Annotated[str, Id(lambda content: [*content.table("places"), "pass", *ACTIONS], "choices")]
SizeId = Annotated[Size, Id(ids_of("sizes"), "sizes")]
ColourId = Annotated[Colour, Id(ids_of("colours"), "colours")]
ActionId = Annotated[Action, Id(lambda content: list(ACTIONS), "actions")]
CounterId = Annotated[Counter, Id(lambda content: ["population", "revenue", "fame"], "counters")]
IncomeBase = Annotated[Literal["population", "revenue"], Id(lambda content: ["population", "revenue"], "counters")]
SourceId = Annotated[Source, Id(lambda content: list(SOURCES), "sources")]
EndCause = Literal["full-sheet", "empty-stack"]
Phase = Literal["", "drop prices", "flip new tiles", "collect income", "choose actions", "adjust", "button"]
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
    turns: Annotated[list[Quarter], As(lambda seats, content: Bag(QUARTERS))]


class BoardPlace(TypedDict):
    """Where a tile is for sale. `left` is what its basic stack has."""

    id: Annotated[PlaceId, Unsaid()]
    name: Annotated[str, Unsaid()]
    premier: Annotated[bool, Unsaid()]
    tile: TileId | None
    tile_name: Annotated[str | None, Unsaid()]
    minimum: Bid | None
    bid: Bid | None
    bidder: Seat | None
    open_bids: Annotated[list[Bid], InOrder(1), Follows()]  # from the bid or the minimum; the lowest tells them all
    no_bids: bool
    fresh: bool
    forbidden_by: Annotated[list[EventId], Unsaid()]
    next_minimum: Annotated[int | None, Unsaid()]  # after the next price drop; none: the tile leaves the match then
    left: Annotated[int | None, UpTo(15), Follows()]  # from the basic stacks
    track: Annotated[list[int], Unsaid()]


class Stack(TypedDict):
    """A premier stack, with the letter on the back of its top tile."""

    id: Annotated[SizeId, Unsaid()]
    name: Annotated[str, Unsaid()]
    left: Annotated[int, UpTo(10)]
    top_back: Back | None


class InPlay(TypedDict):
    """An event that waits for income, or whose ban holds until the button is passed."""

    id: EventId
    name: Annotated[str, Unsaid()]
    text: Annotated[str, Unsaid()]
    no_bids_on: Annotated[list[TileId], Unsaid()]
    no_actions: Annotated[list[ActionId], Unsaid()]
    until: Annotated[Literal["income", "button"], Unsaid()]


class Drawn(TypedDict):
    """An event that was drawn in this round, and the premier space that it filled or is to fill."""

    id: EventId
    name: str
    text: str
    size: SizeId | None
    timing: Timing
    place: PlaceId
    in_play: bool


class Events(TypedDict):
    deck: Annotated[int, UpTo(lambda content: int(content.table("counts")["events"]))]
    in_play: Annotated[list[InPlay], Heap()]
    used: Annotated[list[EventId], Heap(2)]  # in the order in which they were drawn
    this_round: Annotated[list[Drawn], Unsaid()]


# ---------------------------------------------------------------------- houses


class Held(TypedDict):
    """Tiles of a kind in a reserve."""

    id: Annotated[str, Unsaid()]
    name: Annotated[str, Unsaid()]
    tile: Annotated[TileId, Unsaid()]
    copies: Annotated[int, UpTo(3)]


class Lying(TypedDict):
    """A tile on a sheet, by its upper left cell: its kind and its turn tell what it covers and where its doors are."""

    id: Annotated[str, Unsaid()]
    name: Annotated[str, Unsaid()]
    mark: Annotated[str, Unsaid()]
    tile: TileId
    colour: Annotated[ColourId, Unsaid()]
    red: Annotated[bool, Unsaid()]
    cell: Annotated[CellId, Unsaid()]
    turn: Quarter
    cells: Annotated[list[CellId], Unsaid()]
    doors: Annotated[list[CellSide], Unsaid()]


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
    reserve: Annotated[list[Held], Heap(), by("tile", ids_of("tiles"), Held)]
    sheet: Annotated[list[str], Unsaid()]
    tiles: Annotated[list[Lying], Heap(), by("cell", lambda content: CELL_NAMES, Lying)]
    covered: Annotated[int, UpTo(int(CELLS)), Follows()]  # from the tiles
    from_casino_entrance: Cells
    from_hotel_entrance: Cells
    full_diamonds: Cells
    three_quarter_diamonds: Cells
    open_bids: Annotated[dict[PlaceId, list[int]], Unsaid()]  # that the seat could pay now, where a bid is open
    ranks: Annotated[Ranks, Unsaid()]
    cash_before_scoring: Annotated[int, Unsaid()]  # before the tens went to the bank
    final_scoring: Annotated[dict[Source, Annotated[int, UpTo(15)]], Follows()]  # as it would be now


class Laid(TypedDict):
    """A tile as it lies on a sheet, in short."""

    tile: TileId
    cell: CellId
    turn: Quarter


class Wrong(TypedDict):
    """A tile on a sheet, and what it lacks: a path to an entrance of its colour, or one of these tiles."""

    lacks: Lack
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
    stage: Literal["take-off", "put-in"]
    take_off_left: Annotated[int, UpTo(5), Follows()]  # of the question, like the next two
    put_in_left: Annotated[int, UpTo(5), Follows()]
    again: Annotated[int, UpTo(9), Follows()]  # how often it may still be begun again
    troubles: Annotated[list[WrongNow], Unsaid()]
    tiles_before: Annotated[list[Laid], Unsaid()]
    reserve_before: Annotated[dict[TileId, int], Unsaid()]


# ---------------------------------------------------------------------- what is printed


class Entrance(TypedDict):
    id: str
    name: str
    cell: CellId
    side: str


class Sheet(TypedDict):
    columns: int
    rows: int
    areas: list[str]
    entrances: list[Entrance]


class Kind(TypedDict):
    """A tile as it is printed, with its line of the chart of prerequisites."""

    id: TileId
    name: str
    premier: bool
    colour: ColourId
    size: SizeId
    price: int | None
    population: int
    revenue: int
    fame: int
    red: bool
    doors: list[str]
    needs: list[TileId]
    beside: list[TileId]
    text: str


class Ending(TypedDict):
    """How the match ended: by these full sheets, or by an empty stack, or three of them; and who has the most Fame."""

    cause: EndCause
    seats: list[Seat]
    size: SizeId | None
    most_fame: list[Seat]  # if several, the cash that is left decides


class Table(TypedDict):
    round: Annotated[int, UpTo(30)]
    phase: Phase
    dealer: Seat
    bidding: Bidding | None
    placing: Placing | None
    renovation: Renovation | None
    places: Annotated[list[BoardPlace], Heap(), by("id", ids_of("places"), BoardPlace)]
    houses: Annotated[list[House], PerSeat()]
    stacks: Annotated[list[Stack], Heap(), by("id", ids_of("sizes"), Stack)]
    basic_stacks: dict[BasicId, Annotated[int, UpTo(15)]]
    events: Events
    no_bids_on: Annotated[list[TileId], Heap()]
    no_actions: Annotated[list[ActionId], Heap()]
    ending: Annotated[Ending | None, Unsaid()]
    sheet: Annotated[Sheet, Unsaid()]
    kinds: Annotated[list[Kind], Unsaid()]
