"""What is seen of King of Tokyo."""

from typing import Annotated, Literal, TypedDict

from parlour.engine.content import Content
from parlour.engine.schema import Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, Seats, Unsaid, UpTo
from parlour.games.king_of_tokyo.faces import MOST_DICE, NAMES


def card_ids(content: Content) -> list[str]:
    """The cards as the view names them: the second copy of a card has a 2."""
    return [
        id if copy == 0 else f"{id}-{copy + 1}"
        for id, entry in content.table("cards").items()
        for copy in range(entry["copies"])
    ]


CardId = Annotated[str, Id(card_ids, "cards")]
FaceId = Annotated[Literal["1", "2", "3", "heart", "energy", "claw"], Id(lambda content: list(NAMES), "faces")]
FigureId = Annotated[str, Id(lambda content: ["", *content.table("monsters")], "monsters")]
PlaceId = Annotated[Literal["outside", "city", "bay"], Id(lambda content: ["outside", "city", "bay"], "places")]
KindId = Annotated[Literal["keep", "discard"], Id(lambda content: ["keep", "discard"], "kinds")]
Price = Annotated[int, UpTo(10), Follows()]
Life = Annotated[int, UpTo(lambda content: content.numbers()["most_life"] + 2)]
Counters = Annotated[int, UpTo(6)]


class Card(TypedDict):
    """A card that lies before a monster; what it copies is told by `copied`."""

    id: CardId
    tokens: Counters
    copies: Annotated[CardId | None, Unsaid()]


class Ware(TypedDict):
    """A card for sale, with what it costs you."""

    id: Annotated[CardId, Lit("card:{id}")]
    price: Price


class Monster(TypedDict):
    figure: FigureId
    alive: bool
    life: Life
    most_life: Annotated[Life, Follows()]  # from the cards
    stars: Annotated[int, UpTo(lambda content: content.numbers()["goal"])]
    energy: Annotated[int, UpTo(20)]
    place: PlaceId
    poison: Annotated[Counters, Lit("poison:{seat}")]
    shrink: Annotated[Counters, Lit("shrink:{seat}")]
    shielded: bool
    cards: Annotated[list[Annotated[Card, Lit("card:{id}")]], Heap()]


class Table(TypedDict):
    active: Seat
    dice: Annotated[list[Annotated[FaceId, Lit("die:{at}")]], Heap(int(MOST_DICE))]
    rerolls: Annotated[int, UpTo(lambda content: 2 * content.numbers()["rerolls"]), Follows()]  # of the question
    resolved: bool
    monsters: Annotated[list[Annotated[Monster, Lit("seat:{seat}")]], PerSeat()]
    bay_open: bool
    store: Annotated[list[Ware | None], InOrder(lambda content: content.numbers()["store"]), Lit("store")]
    deck: Annotated[int, UpTo(lambda content: len(card_ids(content))), Lit("deck")]
    top_card: Ware | None
    top_card_seen_by: Seats
    discards: Annotated[list[CardId], Heap(), Lit("discards")]
    copied: CardId | None
    fewer_dice: Annotated[int, UpTo(int(MOST_DICE)), Follows()]  # of the turn
    extra_turns: Seats
    may_yield: Seats


# ---------------------------------------------------------------------- what is printed


class PrintedCard(TypedDict):
    kind: KindId
    cost: int


class PrintedFace(TypedDict):
    """What a face of the dice does is said by this clause."""

    clause: str


class PrintedMonster(TypedDict):
    """Its place in the row of monsters."""

    number: int


class Printed(TypedDict):
    cards: dict[CardId, PrintedCard]
    monsters: dict[FigureId, Annotated[PrintedMonster, Lit("monster:{key}")]]
    faces: dict[FaceId, PrintedFace]
    goal: int
