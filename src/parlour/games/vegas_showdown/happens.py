"""What can happen in Vegas Showdown."""

from typing import Annotated, ClassVar

from parlour.engine import events
from parlour.engine.events import Adds, Takes
from parlour.engine.schema import Seat
from parlour.games.vegas_showdown.schema import (
    ActionId,
    CellId,
    CellSide,
    CounterId,
    EndCause,
    EventId,
    IncomeBase,
    Laid,
    PlaceId,
    SizeId,
    SourceId,
    TileId,
)
from parlour.games.vegas_showdown.tile import Quarter

MoreFame = Annotated[int, Adds("houses.{seat}.fame")]
MoreCash = Annotated[int, Adds("houses.{seat}.cash")]
LessCash = Annotated[int, Takes("houses.{seat}.cash")]
HigherMinimum = Annotated[int, Adds("places.{place}.minimum")]
LowerMinimum = Annotated[int, Takes("places.{place}.minimum")]
MoreValues = Annotated[dict[CounterId, int], Adds("houses.{seat}.{key}")]
LessValues = Annotated[dict[CounterId, int], Takes("houses.{seat}.{key}")]
MoreReserve = Annotated[dict[TileId, int], Adds("houses.{seat}.reserve.{key}")]
HELD = "houses.{seat}.reserve.{tile}"


# ---------------------------------------------------------------------- the round


class First(events.Event):
    """Chance names the seat that begins with the Turn Order Button."""

    seat: Seat


class Round(events.Round):
    """A round begins with this dealer."""

    round: int
    seat: Seat


class Income(events.Event):
    """A seat receives its income: by one of its counters, changed by events that have waited for it."""

    seat: Seat
    amount: MoreCash
    base: IncomeBase
    change: int
    events: list[EventId]


class Button(events.Event):
    """The button goes to the next dealer, and the bans of these events end."""

    dealer: Seat
    events: list[EventId]
    always: ClassVar[dict[str, int]] = {"round": 1}


# ---------------------------------------------------------------------- prices, events, new tiles


class Price(events.Event):
    """The Minimum-Bid marker at a place moves, with the round or by an event."""

    place: PlaceId
    tile: TileId
    price: int
    change: HigherMinimum
    event: EventId | None


class Gone(events.Event):
    """A tile that nobody wanted at the lowest price leaves the match."""

    place: PlaceId
    tile: TileId
    price: LowerMinimum


class DrawEvent(events.Event):
    """The dealer draws an event for an empty premier space."""

    seat: Seat
    event: EventId
    place: PlaceId
    always: ClassVar[dict[str, int]] = {"events.deck": -1}


class Ban(events.Event):
    """An event forbids bids on tiles, or actions, until the button is passed."""

    event: EventId
    tiles: list[TileId]
    actions: list[ActionId]


class Waits(events.Event):
    """An event waits for the income of this round."""

    event: EventId


class NoEffect(events.Event):
    """An event finds nobody to reward or to charge, and no marker to move."""

    event: EventId


class Fame(events.Event):
    """A seat gains Fame by an event; by none: by Publicity."""

    seat: Seat
    amount: MoreFame
    event: EventId | None


class Money(events.Event):
    """A seat receives money by an event."""

    seat: Seat
    amount: MoreCash
    event: EventId | None


class Pay(events.Event):
    """A seat pays money by an event."""

    seat: Seat
    amount: LessCash
    event: EventId | None


class Pick(events.Event):
    """The dealer picks the premier stack that a new tile comes from."""

    seat: Seat
    size: SizeId
    place: PlaceId


class TurnUp(events.Event):
    """The top tile of a premier stack is turned up on a premier space, with its marker."""

    place: PlaceId
    tile: TileId
    size: SizeId
    price: HigherMinimum
    always: ClassVar[dict[str, int]] = {"stacks.{size}.left": -1}


class NoTile(events.Event):
    """An event calls for a tile, and its stack is empty; without a size: all three are."""

    event: EventId
    place: PlaceId
    size: SizeId | None


class Shuffle(events.Event):
    """The used events become the deck."""

    cards: Annotated[int, Adds("events.deck")]


# ---------------------------------------------------------------------- actions


class Bid(events.Event):
    """A seat bids on the tile at a place, `raised` more than was bid there, and maybe outbids another."""

    seat: Seat
    place: PlaceId
    tile: TileId
    amount: int
    raised: Annotated[int, Adds("places.{place}.bid")]
    outbid: Seat | None


class Publicity(events.Event):
    """A seat chooses Publicity."""

    seat: Seat


class Renovate(events.Event):
    """A seat chooses Renovate."""

    seat: Seat


class Pass(events.Event):
    """A seat that can choose nothing passes."""

    seat: Seat


class WinBid(events.Event):
    """A seat pays its bid and takes the tile into its reserve: off a premier space, with its marker, or off a stack."""

    seat: Seat
    place: PlaceId
    tile: TileId
    amount: LessCash
    minimum: LowerMinimum
    off_stack: Annotated[int, Takes("basic_stacks.{tile}")]
    always: ClassVar[dict[str, int]] = {HELD: 1}


class TakeBack(events.Event):
    """All seats take their bid markers back; these were the highest bids."""

    bids: Annotated[dict[PlaceId, int], Takes("places.{key}.bid")]


# ---------------------------------------------------------------------- sheets


class Place(events.Event):
    """A seat places a tile of its reserve, and its values count."""

    seat: Seat
    tile: TileId
    cell: CellId
    turn: Quarter
    cells: list[CellId]
    doors: list[CellSide]
    values: MoreValues
    always: ClassVar[dict[str, int]] = {HELD: -1}


class TakeOff(events.Event):
    """A seat takes a tile off its sheet into its reserve, and its values with it."""

    seat: Seat
    tile: TileId
    cell: CellId
    turn: Quarter
    cells: list[CellId]
    values: LessValues
    always: ClassVar[dict[str, int]] = {HELD: 1}


class Renovated(events.Event):
    """A seat finishes its renovation, and the sheet stands."""

    seat: Seat


class CallOff(events.Event):
    """A seat calls its renovation off: tiles leave the sheet and come back to it, and all is as it was."""

    seat: Seat
    removed: list[Laid]
    restored: list[Laid]
    reserve: MoreReserve
    values: MoreValues


class BeginAgain(events.Event):
    """A seat begins its renovation again: tiles leave the sheet and come back to it, and all is as it was."""

    seat: Seat
    removed: list[Laid]
    restored: list[Laid]
    reserve: MoreReserve
    values: MoreValues
    left: int


# ---------------------------------------------------------------------- the end


class End(events.SetsOff):
    """Play stops, by full sheets or by an empty stack; the final scoring follows."""

    cause: EndCause
    seats: list[Seat]
    size: SizeId | None


class Score(events.Event):
    """A seat scores for one source of the final scoring; for cash it gives full tens back to the bank."""

    seat: Seat
    source: SourceId
    amount: MoreFame
    paid: LessCash


class Total(events.Event):
    """What a seat has in the end: its Fame, of which so much by the final scoring, and the cash that is left."""

    seat: Seat
    fame: int
    scored: int
    cash: int


class Win(events.End):
    """A seat wins: by its Fame, or against these seats with as much Fame by the cash that is left."""

    seats: list[Seat]
    fame: int
    cash: int
    tied: list[Seat]


class Draw(events.End):
    """Seats with as much Fame and as much cash share the win."""

    seats: list[Seat]
    fame: int
    cash: int
