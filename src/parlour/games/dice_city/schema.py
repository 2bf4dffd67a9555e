"""What is seen of Dice City."""

from typing import Annotated, Literal, TypedDict

from parlour.engine import layout
from parlour.engine.content import Content
from parlour.engine.schema import As, Follows, Heap, Id, InOrder, Lit, PerSeat, Seat, Unsaid, UpTo
from parlour.games.dice_city.goods import NAMES, Good
from parlour.games.dice_city.location import BASICS, PRINTED, TYPES, Set, Type
from parlour.games.dice_city.spaces import COLOURS, SPACE_NAMES, Colour
from parlour.games.dice_city.symbols import SIGNS

MOST_SLOTS = 10  # of the display


def kinds(content: Content) -> list[str]:
    return list(content.table("locations"))


def basics(content: Content) -> list[str]:
    return kinds(content)[PRINTED : PRINTED + BASICS]


LocationId = Annotated[str, Id(kinds, "locations")]
BasicId = Annotated[str, Id(basics, "locations")]
BanditsId = Annotated[str, Id(lambda content: list(content.table("bandits")), "bandits")]
ShipId = Annotated[str, Id(lambda content: list(content.table("ships")), "ships")]
WareId = Annotated[str, Id(lambda content: [*kinds(content), *content.table("ships")], "locations ships")]
GoodId = Annotated[Good, Id(lambda content: list(NAMES), "goods")]
TypeId = Annotated[Type, Id(lambda content: list(TYPES), "types")]
KeywordId = Annotated[Literal["none", "army", "harvest"], Id(lambda content: ["none", "army", "harvest"], "keywords")]
SetId = Annotated[Set, Id(lambda content: ["printed", "basic", "base", "crossroads"], "sets")]
ColourId = Annotated[Colour, Id(lambda content: list(COLOURS), "colours")]
SpaceId = Annotated[str, Id(lambda content: list(SPACE_NAMES), "spaces")]
Step = Literal["dice", "attack", "build", "end"]
StepId = Annotated[Step, Id(lambda content: ["dice", "attack", "build", "end"], "steps")]
Deed = Literal["use", "move", "refresh", "reactivate"]
DeedId = Annotated[Deed, Id(lambda content: ["use", "move", "refresh", "reactivate"], "deeds")]
DisplayRow = Literal["top", "bottom"]
DisplayRowId = Annotated[DisplayRow, Id(lambda content: ["top", "bottom"], "display_rows")]
SymbolId = Annotated[str, Id(lambda content: list(SIGNS), "symbols")]
Strength = Annotated[int, UpTo(12)]
Victory = Annotated[int, UpTo(80)]
Part = Annotated[int, UpTo(40)]
Bonus = Annotated[int, UpTo(3)]
Trigger = Literal["bandits", "ships", "deck", "rows"]


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
    face: Annotated[int, Unsaid()]  # the column it lies in; of a used one, where it lay


class Space(TypedDict):
    """What lies open there: a card that was built, or what is printed on the board."""

    space: Annotated[SpaceId, Unsaid()]
    id: LocationId
    built: bool
    active: bool
    defense: Annotated[Strength | None, Follows()]  # from what else lies on the row
    vp: Annotated[int | None, UpTo(10), Follows()]  # from what else lies on the row
    idle: Annotated[bool, Unsaid()]  # an unused die lies there, and nothing would come of using the location now


class RowCount(TypedDict):
    """How many locations of a row are built, and how many of these are deactivated."""

    built: int
    closed: int


class Way(TypedDict):
    """D7.2, D8.2  A way to get what is lacking: how often which resource is bought, and what all of that takes."""

    spend: dict[GoodId, int]  # with pass tokens
    trade: dict[GoodId, int]  # with gold
    pass_tokens: int
    gold: int


class City(TypedDict):
    stock: dict[GoodId, Annotated[int, UpTo(10), Lit("stock:{seat}:{key}")]]
    pass_tokens: Annotated[int, UpTo(8), Lit("pass-tokens:{seat}")]
    vp: Annotated[Victory, Follows()]  # the sum of all sources
    vp_by_source: Points
    bandits: dict[BanditsId, Annotated[int, UpTo(6)]]
    ships: dict[ShipId, Annotated[int, UpTo(4)]]
    dice: Annotated[list[Annotated[Die, Lit("die:{seat}:{colour}")]], InOrder(len(COLOURS))]
    spaces: Annotated[list[Annotated[Space, Lit("space:{seat}:{space}")]], InOrder(len(SPACE_NAMES))]
    full_rows: Annotated[int, UpTo(5), Follows()]  # from the spaces
    rows: Annotated[list[Annotated[ColourId, Lit("row:{seat}:{value}")]], Unsaid()]  # those that are full
    row_counts: Annotated[dict[ColourId, RowCount], Unsaid()]
    keep: Annotated[dict[GoodId, int], Unsaid()]  # how much of each good it may keep when its turn ends
    too_much: Annotated[dict[GoodId, int], Unsaid()]  # what it would have to give back now
    lacks: Annotated[dict[WareId, dict[GoodId, int]], Unsaid()]  # to pay for what is for sale, where it cannot
    ways: Annotated[dict[WareId, list[Way]], Unsaid()]  # in the own turn, to get just that with pass tokens and gold


# ---------------------------------------------------------------------- the table


class Bandits(TypedDict):
    needed: Annotated[int, UpTo(12), Follows()]  # the strength that defeats them in this turn
    left: Annotated[int, UpTo(6)]
    open: Annotated[bool, Unsaid()]  # whether there are any to attack: alone, some can be beaten once a turn only
    missing: Annotated[int, Unsaid()]  # how much more strength they need than there is


class Aim(TypedDict):
    """D9  What an attack on one thing of a rival needs and gives."""

    needed: int  # strength
    missing: int  # how much of it there is not
    vp: int
    left: int | None  # the strength that would remain; None: there is not enough


class Reach(TypedDict):
    """D9.9, D9.14  What of a rival can be attacked; in a turn locations of one rival only, and the stock of one."""

    locations_open: bool
    locations: dict[SpaceId, Aim]  # all that are built and active
    stock_open: bool
    stock: dict[GoodId, Aim]  # all that it has, for one of it
    in_reach: int  # how many of these can be attacked now


class ThisTurn(TypedDict):
    """What holds for this turn only.

    A die is at work from its choice until all that it brings is done: then there is none, nor a location.
    """

    step: StepId
    die: ColourId | None
    die_space: Annotated[SpaceId | None, Unsaid()]  # where it lies, or lay
    deed: Annotated[DeedId | None, Unsaid()]  # what it is spent on; None: that is being asked
    location: LocationId | None  # the one that asks, be it copied or just built; else the one under the die
    space: Annotated[SpaceId | None, Unsaid()]  # where that lies; not told of one that was just built
    picked: Annotated[
        list[Annotated[int, Follows()]], As(lambda seats, content: layout.Bag(range(MOST_SLOTS)))
    ]  # slots, in a refresh
    building: LocationId | None
    strength: Annotated[Strength, Lit("strength:{active}")]
    bandits_strength: Strength
    army_bonus: Bonus
    resource_bonus: Bonus
    less_defense: Bonus
    refreshed: Annotated[int, UpTo(2), Follows()]  # how often in this turn
    passed: Annotated[int, UpTo(2), Follows()]  # how often in this turn
    may_refresh: Annotated[bool, Unsaid()]  # as far as that can be done so often in a turn
    may_pass: Annotated[bool, Unsaid()]
    location_victim: Seat | None
    stock_victim: Seat | None
    reach: Annotated[list[Reach | None] | None, PerSeat(), Unsaid()]  # of the rivals, in the attack step


class ToEnd(TypedDict):
    """D12  How many cards or locations are missing until the end is set off; None: it cannot be so."""

    bandits: int | None
    bandits_piles: int  # that are empty
    ships: int | None
    ship_piles: int  # that are empty
    deck: int
    rows: list[int | None]  # for each seat; 0: it may set off the end when its turn ends


class SetOff(TypedDict):
    """D12.7  Who has set off the end, and by what. In the setup nobody has."""

    seat: Seat | None
    trigger: Trigger
    clause: str


class Alone(TypedDict):
    """D14  The rows of the display that got cards, and how many turns there are, this one too, without a refresh."""

    rows_dealt: list[DisplayRowId]
    turns_left: int


class Table(TypedDict):
    active: Seat
    start: Seat
    round: Annotated[int, UpTo(30)]
    ending: bool
    turn: ThisTurn
    cities: Annotated[list[City], PerSeat()]
    display: Annotated[list[Annotated[LocationId, Lit("display:{at}")] | None], InOrder(MOST_SLOTS)]
    piles: dict[BasicId, Annotated[int, UpTo(15), Lit("pile:{key}")]]
    bandits: dict[BanditsId, Annotated[Bandits, Lit("bandits:{key}")]]
    ships: dict[ShipId, Annotated[int, UpTo(4), Lit("ship:{key}")]]
    deck: Annotated[int, UpTo(lambda content: content.numbers()["solo_cards"]), Lit("deck")]
    deck_size: Annotated[int, Unsaid()]  # before the first card was turned up
    deck_kinds: Annotated[list[LocationId], Heap()]
    gone: dict[LocationId, Annotated[int, UpTo(3)]]
    gold: Annotated[int, UpTo(lambda content: content.numbers()["gold_supply"]), Lit("gold")]
    gold_out: Annotated[int, UpTo(lambda content: content.numbers()["gold_supply"])]
    last_seat: Annotated[Seat | None, Unsaid()]  # who has the last turn, once the end is set off
    set_off: Annotated[SetOff | None, Unsaid()]
    to_end: Annotated[ToEnd | None, Unsaid()]
    alone: Annotated[Alone | None, Unsaid()]


# ---------------------------------------------------------------------- what is printed


class PrintedLocation(TypedDict):
    """A kind of location: one that is printed on the board has no cost, copies, defense or points."""

    set: SetId
    type: TypeId
    keyword: KeywordId
    cost: dict[GoodId, int] | None
    copies: int
    defense: int | None
    vp: int | None  # None also where it depends
    vp_each: int  # what it is worth for each thing that it counts
    gives: GoodId | None
    builds: LocationId | None
    usable: bool  # by a die
    deactivates: bool  # itself, when it is used
    ongoing: bool


class PrintedBandits(TypedDict):
    defense: int
    vp: int
    cards: int


class PrintedShip(TypedDict):
    cost: dict[GoodId, int]
    vp: int
    cards: int


class PrintedGood(TypedDict):
    kind: Annotated[Literal["resource", "commodity"], Id(lambda content: ["resource", "commodity"], "types")]
    letter: str
    keep: int  # how much of it is kept when a turn ends
    steal_strength: int  # what an attack on a stock needs for one of it


class PrintedType(TypedDict):
    colour: str
    icon: str


class PrintedSymbol(TypedDict):
    """A sign of the short texts of things (`few` and `short`): one character."""

    sign: str


class PrintedRow(TypedDict):
    row: int  # from 0 at the top
    spaces: list[SpaceId]


class PrintedSpace(TypedDict):
    row: ColourId
    column: int  # from 1 at the left: the face of a die
    location: LocationId


class Actions(TypedDict):
    """What dice, pass tokens and gold buy, and how often a turn."""

    refresh_cards: int
    refreshes_per_turn: int
    pass_gain: int
    passes_per_turn: int
    pass_price: int
    pass_resource: int
    pass_strength: int
    gold_trade_price: int
    gold_trade_gain: int


class Endings(TypedDict):
    """D12  How many piles have to be empty, how many rows full; how many cards and locations that is at the start."""

    bandits_piles: int
    ship_piles: int
    full_rows: int
    bandits_cards: int | None  # None: there are not so many piles, or rows
    ship_cards: int | None
    row_spaces: int | None


class Printed(TypedDict):
    locations: dict[LocationId, PrintedLocation]
    bandits: dict[BanditsId, PrintedBandits]
    ships: dict[ShipId, PrintedShip]
    goods: dict[GoodId, PrintedGood]
    types: dict[TypeId, PrintedType]
    colours: dict[ColourId, PrintedRow]
    spaces: dict[SpaceId, PrintedSpace]
    symbols: dict[SymbolId, PrintedSymbol]
    display_columns: int
    actions: Actions
    strength_is_spent: bool  # or only compared
    endings: Endings | None  # alone there are none
    target: int | None  # alone
