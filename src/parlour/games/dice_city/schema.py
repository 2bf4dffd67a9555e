"""What is seen of Dice City."""

from typing import Annotated, Literal, TypedDict

from parlour.engine import layout
from parlour.engine.content import Content
from parlour.engine.schema import As, Follows, Heap, Id, InOrder, PerSeat, Seat, Unsaid, UpTo
from parlour.games.dice_city.goods import NAMES, Good
from parlour.games.dice_city.location import BASICS, PRINTED, TYPES, Type
from parlour.games.dice_city.spaces import COLOURS, SPACE_NAMES, Colour

MOST_SLOTS = 10  # of the display


def kinds(content: Content) -> list[str]:
    return list(content.table("locations"))


def basics(content: Content) -> list[str]:
    return kinds(content)[PRINTED : PRINTED + BASICS]


def piles_of(table: str, **numbers: int) -> As:
    """Piles by id, told by these numbers: that they are there says nothing."""

    def part(seats: int, content: Content) -> layout.Part:
        ids = basics(content) if table == "locations" else list(content.table(table))
        said = {name: layout.Number(most) for name, most in numbers.items()}
        return layout.ById(ids, layout.Record(said, PILE_KEYS[table] - set(said)))

    return As(part)


PILE_KEYS = {
    "locations": {"id", "name", "type", "cost", "defense", "vp", "text", "left"},
    "bandits": {"id", "name", "defense", "needed", "vp", "left"},
    "ships": {"id", "name", "cost", "vp", "left"},
}

LocationId = Annotated[str, Id(kinds, "locations")]
BanditsId = Annotated[str, Id(lambda content: list(content.table("bandits")), "bandits")]
ShipId = Annotated[str, Id(lambda content: list(content.table("ships")), "ships")]
GoodId = Annotated[Good, Id(lambda content: list(NAMES), "goods")]
TypeId = Annotated[Type, Id(lambda content: list(TYPES), "types")]
ColourId = Annotated[Colour, Id(lambda content: list(COLOURS), "colours")]
SpaceId = Annotated[str, Id(lambda content: list(SPACE_NAMES), "spaces")]
Cost = Annotated[dict[GoodId, int], Unsaid()]
Strength = Annotated[int, UpTo(12)]
Victory = Annotated[int, UpTo(80)]
Part = Annotated[int, UpTo(40)]
Bonus = Annotated[int, UpTo(3)]


# ---------------------------------------------------------------------- cards


class Card(TypedDict):
    """A location card as it is printed."""

    id: LocationId
    name: Annotated[str, Unsaid()]
    type: Annotated[TypeId, Unsaid()]
    cost: Cost
    defense: Annotated[int, Unsaid()]
    vp: Annotated[int, Unsaid()]
    text: Annotated[str, Unsaid()]


class Basics(Card):
    """A pile of basic location cards."""

    left: int


class Bandits(TypedDict):
    id: BanditsId
    name: str
    defense: Annotated[int, Follows()]  # as printed
    needed: Annotated[int, Follows()]  # in this turn
    vp: Annotated[int, Follows()]  # as printed
    left: int


class Ship(TypedDict):
    id: ShipId
    name: str
    cost: Cost
    vp: Annotated[int, Follows()]  # as printed
    left: int


# ---------------------------------------------------------------------- cities


class Points(TypedDict):
    """D13.1  The five sources of victory points."""

    bandits: Annotated[Part, Follows()]  # from the cards held
    ships: Annotated[Part, Follows()]
    locations: Annotated[Part, Follows()]  # from what is built, and beside what
    raids: Part
    tokens: Part


class Die(TypedDict):
    """A die, and where it lies; nowhere once it has been used."""

    colour: Annotated[ColourId, Unsaid()]
    used: bool
    space: SpaceId | None


class Space(TypedDict):
    space: Annotated[SpaceId, Unsaid()]
    row: Annotated[ColourId, Unsaid()]
    column: Annotated[int, Unsaid()]
    printed: Annotated[LocationId, Unsaid()]
    id: LocationId
    name: Annotated[str, Unsaid()]
    type: Annotated[TypeId, Unsaid()]
    built: bool
    active: bool
    defense: Annotated[Strength | None, Follows()]  # from what else lies on the row
    vp: Annotated[int | None, UpTo(10), Follows()]  # from what else lies on the row


class City(TypedDict):
    stock: dict[GoodId, Annotated[int, UpTo(10)]]
    pass_tokens: Annotated[int, UpTo(8)]
    vp: Annotated[Victory, Follows()]  # the sum of all sources
    vp_by_source: Points
    bandits: dict[BanditsId, Annotated[int, UpTo(6)]]
    ships: dict[ShipId, Annotated[int, UpTo(4)]]
    dice: Annotated[list[Die], InOrder(len(COLOURS))]
    spaces: Annotated[list[Space], InOrder(len(SPACE_NAMES))]
    full_rows: Annotated[int, UpTo(5), Follows()]  # from the spaces


# ---------------------------------------------------------------------- the table


class Turn(TypedDict):
    """What holds for this turn only."""

    step: Literal["dice", "attack", "build", "end"]
    die: ColourId | None
    building: LocationId | None
    strength: Strength
    bandits_strength: Strength
    army_bonus: Bonus
    resource_bonus: Bonus
    less_defense: Bonus
    refreshed: Annotated[int, UpTo(2), Follows()]  # how often in this turn
    passed: Annotated[int, UpTo(2), Follows()]  # how often in this turn
    location_victim: Seat | None
    stock_victim: Seat | None


class Table(TypedDict):
    active: Seat
    start: Seat
    round: Annotated[int, UpTo(30)]
    ending: bool
    turn: Turn
    cities: Annotated[list[City], PerSeat()]
    display: Annotated[list[Card | None], InOrder(MOST_SLOTS)]
    display_columns: Annotated[int, UpTo(MOST_SLOTS // 2)]
    piles: Annotated[list[Basics], Heap(), piles_of("locations", left=15)]
    bandits: Annotated[list[Bandits], Heap(), piles_of("bandits", needed=12, left=6)]
    ships: Annotated[list[Ship], Heap(), piles_of("ships", left=4)]
    deck: Annotated[int, UpTo(lambda content: content.numbers()["solo_cards"])]
    deck_kinds: Annotated[list[LocationId], Heap()]
    gone: dict[LocationId, Annotated[int, UpTo(3)]]
    gold: Annotated[int, UpTo(lambda content: content.numbers()["gold_supply"])]
    gold_out: Annotated[int, UpTo(lambda content: content.numbers()["gold_supply"])]
    target: Victory | None
