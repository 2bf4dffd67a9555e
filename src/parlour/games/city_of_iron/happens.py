"""What can happen in City of Iron."""

from typing import Annotated, ClassVar, Literal

from parlour.engine import events
from parlour.engine.events import Adds, Event, Secret, Takes
from parlour.engine.schema import Seat
from parlour.games.city_of_iron.schema import (
    BonusId,
    BuildingId,
    CardId,
    DeckId,
    GoodId,
    KindId,
    LandId,
    NationId,
    ScoreCardId,
    SeasonId,
    SlotId,
    StackId,
    SymbolId,
    TokenId,
    TownId,
)

MoreCoins = Annotated[int, Adds("nations.{seat}.coins")]
LessCoins = Annotated[int, Takes("nations.{seat}.coins")]
MoreScience = Annotated[int, Adds("nations.{seat}.science")]
LessScience = Annotated[int, Takes("nations.{seat}.science")]
MoreVp = Annotated[int, Adds("nations.{seat}.vp")]
LessVp = Annotated[int, Takes("nations.{seat}.vp")]
MoreCheaper = Annotated[int, Adds("cheaper")]
LessCheaper = Annotated[int, Takes("cheaper")]
Decider = Literal["vp", "coins", "buildings", "together"]
NowSeen = Annotated[int, Takes("nations.{seat}.hand.hidden.{deck}")]  # cards of a hand that all know from now on


# ---------------------------------------------------------------------- setup, rounds, seasons, turns


class Choose(Event):
    """A seat takes a nation, or is dealt it, with its starting decks."""

    seat: Seat
    nation: NationId
    citizens: Annotated[int, Adds("nations.{seat}.decks.citizen.left")]
    military: Annotated[int, Adds("nations.{seat}.decks.military.left")]


class FirstOrder(Event):
    """The cubes come onto the bid track."""

    seats: list[Seat]


class Round(events.Round):
    """A round begins."""

    round: int
    last: bool


class Season(Event):
    """A season begins."""

    season: SeasonId


class Turn(events.Turn):
    """A seat's turn begins; `action` is which of the round's actions it is."""

    seat: Seat
    action: int


class Lapse(Event):
    """What was good for one turn ends with it: a reduction that was not used, and eyes."""

    seat: Seat
    cheaper: LessCheaper
    eyes: Annotated[int, Takes("extra_eyes")]


# ---------------------------------------------------------------------- spring


class Bid(Event):
    """A cube goes from the bid track onto a slot of the turn track."""

    seat: Seat
    slot: SlotId


class BidPay(Event):
    """A seat pays for its slot, as far as its coins go."""

    seat: Seat
    slot: SlotId
    amount: LessCoins


class BidGain(Event):
    """A seat gains the coin of its slot."""

    seat: Seat
    slot: SlotId
    amount: MoreCoins


class Swap(Event):
    """Two cubes have changed places on the turn track: where each lies now."""

    seat: Seat
    other: Seat
    slot: SlotId
    other_slot: SlotId


class Order(Event):
    """The turn order of the round."""

    seats: list[Seat]


# ---------------------------------------------------------------------- actions, coins, science


class Tax(Event):
    """A seat takes the action."""

    seat: Seat


class Research(Event):
    """A seat takes the action, and pays for it."""

    seat: Seat
    coins: LessCoins


class Coins(Event):
    """A seat gains coins."""

    seat: Seat
    amount: MoreCoins


class LoseCoins(Event):
    """A seat loses coins, or pays them for a card's action."""

    seat: Seat
    amount: LessCoins


class Science(Event):
    """A seat gains science."""

    seat: Seat
    amount: MoreScience


class Cheaper(Event):
    """A seat's next building of this turn costs less."""

    seat: Seat
    amount: MoreCheaper


class Eyes(Event):
    """A seat has more eyes in this turn."""

    seat: Seat
    amount: Annotated[int, Adds("extra_eyes")]


# ---------------------------------------------------------------------- cards


class Play(Event):
    """A seat plays a card from its hand for its action; `unseen` of it nobody else knew to be there."""

    seat: Seat
    card: CardId
    deck: KindId
    free: bool
    unseen: NowSeen


class Use(Event):
    """A seat uses a card from its hand for symbols of one kind."""

    seat: Seat
    card: CardId
    deck: KindId
    symbol: SymbolId
    amount: int
    unseen: NowSeen


class NoEffect(Event):
    """A card was played, and nothing came of it."""

    seat: Seat
    card: CardId


class Discard(Event):
    """A used card comes onto its owner's discard pile."""

    seat: Seat
    card: CardId
    deck: KindId


class Draw(Event):
    """A seat draws a card; from a starting deck nobody else sees which."""

    seat: Seat
    deck: KindId
    card: Secret[CardId]
    unseen: Annotated[int, Adds("nations.{seat}.hand.hidden.{deck}")]
    always: ClassVar[dict[str, int]] = {"nations.{seat}.decks.{deck}.left": -1}


class NoDraw(Event):
    """Draws are lost: there is no card left in this deck, or in none."""

    seat: Seat
    deck: KindId | None
    amount: int


class Flip(Event):
    """A discard pile becomes the draw pile; by it all know what the hand has of this kind."""

    seat: Seat
    deck: KindId
    cards: Annotated[int, Adds("nations.{seat}.decks.{deck}.left")]
    hand: NowSeen


class Recover(Event):
    """A seat takes a card back from its discard pile, as all can see."""

    seat: Seat
    card: CardId
    deck: KindId


class Picks(Event):
    """A seat chooses a card to buy; nobody else knows."""

    seat: Seat
    card: CardId


class Bought(Event):
    """A seat reveals what it buys, pays, and takes the cards into its hand."""

    seat: Seat
    cards: list[CardId]
    cost: LessCoins


# ---------------------------------------------------------------------- buildings, cities


class Pay(Event):
    """A seat pays for a building; `cheaper` is what a reduction for it was worth, used or not."""

    seat: Seat
    building: BuildingId
    coins: LessCoins
    science: LessScience
    cheaper: LessCheaper


class Build(Event):
    """A building comes from a slot of the row, or where there is none from storage, and stands in a city."""

    seat: Seat
    building: BuildingId
    land: LandId
    slot: int | None


class Demolish(Event):
    """A building makes place for another, and goes to the discarded buildings."""

    seat: Seat
    building: BuildingId
    land: LandId


class Store(Event):
    """A building goes from a slot of the row to a seat's storage."""

    seat: Seat
    building: BuildingId
    slot: int


class Move(Event):
    """A building goes from one city to another."""

    seat: Seat
    building: BuildingId
    start: LandId
    land: LandId


class Settle(Event):
    """A seat founds a city: a free land is claimed, and a token laid on it, city side up."""

    seat: Seat
    land: LandId
    token: TokenId


class Expand(Event):
    """A token comes into a city, district side up."""

    seat: Seat
    land: LandId
    token: TokenId


# ---------------------------------------------------------------------- towns


class Look(Event):
    """A seat looks at towns below the tops of the stacks; the others only see how many."""

    seat: Seat
    towns: Secret[list[TownId]]
    number: int


class Attack(Event):
    """A seat names the town that it attacks, and so what it must pay; `holder`: whose town it is."""

    seat: Seat
    town: TownId
    holder: Seat | None
    guns: int
    compasses: int


class Conquer(Event):
    """A seat takes a neutral town from its stack; `depth` towns lay above it."""

    seat: Seat
    town: TownId
    stack: StackId
    depth: int
    always: ClassVar[dict[str, int]] = {"stacks.{stack}.left": -1}


class Seize(Event):
    """A seat takes a town from another."""

    seat: Seat
    town: TownId
    victim: Seat


class TownUp(Event):
    """A town comes to the top of its stack."""

    town: TownId
    stack: StackId


# ---------------------------------------------------------------------- the row and its decks


class RowDiscard(Event):
    """Buildings leave the row, and those to the right of them slide left: `slots` are where they lay."""

    buildings: list[BuildingId]
    slots: list[int]
    reason: Literal["autumn", "conquest", "card"]
    seat: Seat | None


class DeckEnds(Event):
    """The rounds of a deck are over: what is left of it is discarded."""

    deck: DeckId
    buildings: list[BuildingId]
    number: Annotated[int, Takes("deck.decks.{deck}")]


class RowFill(Event):
    """Buildings come from decks onto the row, into these slots."""

    buildings: list[BuildingId]
    slots: list[int]
    decks: Annotated[dict[DeckId, int], Takes("deck.decks.{key}")]


class ScoreCard(Event):
    """A score card turns up and is set aside."""

    card: ScoreCardId
    deck: DeckId


class Reshuffle(Event):
    """All discarded buildings become a new deck."""

    number: Annotated[int, Adds("deck.decks.discards")]


# ---------------------------------------------------------------------- autumn, scoring, the end


class Scoring(Event):
    """A scoring begins."""

    round: int


class Place(Event):
    """A seat scores for its place on the track of a good."""

    seat: Seat
    good: GoodId
    place: int
    vp: MoreVp


class Shield(Event):
    """A seat scores for a count that has reached the shield of a track."""

    seat: Seat
    good: GoodId
    vp: MoreVp


class BuildingVp(Event):
    """A seat scores for its buildings."""

    seat: Seat
    vp: MoreVp


class Income(Event):
    """A seat collects its income, and coins for the tracks that it leads."""

    seat: Seat
    coins: MoreCoins
    leader: MoreCoins


class Bonus(Event):
    """A seat scores for having the most of something; nobody has more than `count`."""

    seat: Seat
    what: BonusId
    count: int
    vp: MoreVp


class Penalty(Event):
    """A seat loses points for its stored buildings."""

    seat: Seat
    buildings: int
    vp: LessVp


class Total(Event):
    """What a seat has in the end: from the scorings of the rounds, by bonuses, less the penalty."""

    seat: Seat
    scorings: int
    bonuses: dict[BonusId, int]
    penalty: int
    vp: int


class End(events.End):
    """The last round is over."""

    rounds: int


class Win(Event):
    """A seat has won: `by` is what has decided, the tie-breaks where VP are equal; or all of it is, and several win."""

    seat: Seat
    by: Decider
    vp: int
    coins: int
    buildings: int
