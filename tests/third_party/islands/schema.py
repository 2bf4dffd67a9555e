"""What is seen of the islands, and what can happen there."""

from typing import Annotated, ClassVar, TypedDict

from parlour.engine import events
from parlour.engine.content import Content
from parlour.engine.events import Adds, Event, Secret, Takes
from parlour.engine.schema import Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, UpTo

GUARDS = 6
ISLANDS = 3
TREASURES = 16

IslandId = Annotated[str, Id(lambda content: list(content.table("islands")), "islands")]
TreasureId = Annotated[str, Id(lambda content: list(content.table("treasures")), "treasures")]
Count = Annotated[int, UpTo(GUARDS)]


def hand_size(content: Content) -> int:
    return content.numbers()["hand"]


# ---------------------------------------------------------------------- the view


class Found(TypedDict):
    """A treasure that was dug up, and who had buried it."""

    id: TreasureId
    seat: Seat


class Island(TypedDict):
    """What lies on an island, for each seat: how many treasures and guards."""

    id: IslandId
    buried: Annotated[list[Count], PerSeat()]
    guards: Annotated[list[Count], PerSeat()]
    won_by: Seat | None
    found: Annotated[list[Found], Heap()]  # at the end


class Player(TypedDict):
    hand: Annotated[int, UpTo(hand_size)]
    guards: Count
    prizes: Annotated[int, UpTo(12)]


class Table(TypedDict):
    active: Seat
    islands: Annotated[list[Annotated[Island, Lit("island:{id}")]], InOrder(ISLANDS)]
    players: Annotated[list[Player], PerSeat()]
    hand: Annotated[list[Annotated[TreasureId, Lit("treasure:{value}")]], Heap()]  # yours
    left: Annotated[int, UpTo(TREASURES), Follows()]  # in all hands


class PrintedIsland(TypedDict):
    prize: int


class PrintedTreasure(TypedDict):
    worth: int


class Printed(TypedDict):
    islands: dict[IslandId, PrintedIsland]
    treasures: dict[TreasureId, PrintedTreasure]


# ---------------------------------------------------------------------- events


class Begin(events.Turn):
    """A seat's turn."""

    seat: Seat


class Buried(Event):
    """A seat buries a treasure; the others see where."""

    seat: Seat
    island: IslandId
    at: int  # the island's place in the view
    treasure: Secret[TreasureId]
    always: ClassVar[dict[str, int]] = {"players.{seat}.hand": -1, "islands.{at}.buried.{seat}": 1}


class Posted(Event):
    """A seat posts guards."""

    seat: Seat
    island: IslandId
    at: int
    guards: Annotated[int, Takes("players.{seat}.guards"), Adds("islands.{at}.guards.{seat}")]


class DugUp(Event):
    """An island is dug up, and somebody may have won it."""

    seat: Seat | None
    island: IslandId
    prize: Annotated[int, Adds("players.{seat}.prizes")]


class Over(events.End):
    """All islands have been dug up."""
