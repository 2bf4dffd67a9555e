"""What can happen in Dice City."""

from typing import Annotated, ClassVar, Literal

from parlour.engine import events
from parlour.engine.events import Adds, Event, Takes
from parlour.engine.schema import Seat
from parlour.games.dice_city.schema import BanditsId, ColourId, GoodId, LocationId, ShipId, SpaceId, Trigger

Deed = Literal["move", "refresh", "reactivate", "pass", "drop"]
Ground = Literal["vp", "locations", "cards", "order", "target"]
Slot = int  # of the display, from 0 at the upper left
Gone = Annotated[dict[LocationId, int], Adds("gone.{key}")]
UsedStrength = Annotated[int, Takes("turn.strength")]
UsedBanditsStrength = Annotated[int, Takes("turn.bandits_strength")]


# ---------------------------------------------------------------------- setup, turns, the end


class Deck(Event):
    """The location deck is made of these kinds."""

    kinds: list[LocationId]
    cards: int


class First(Event):
    """A seat will take the first turn."""

    seat: Seat


class Round(events.Round):
    """A round begins."""

    round: int
    always: ClassVar[dict[str, int]] = {"round": 1}


class Turn(events.Turn):
    """A seat's turn begins: all its dice are unused."""

    seat: Seat


class Lapse(Event):
    """A turn ends, and with it unused strength, and what bonuses held for it."""

    seat: Seat
    strength: UsedStrength
    bandits_strength: UsedBanditsStrength
    army_bonus: Annotated[int, Takes("turn.army_bonus")]
    resource_bonus: Annotated[int, Takes("turn.resource_bonus")]
    less_defense: Annotated[int, Takes("turn.less_defense")]


class SetOff(events.SetsOff):
    """A seat has set off the end, by what it did; `last` has the last turn. In the setup nobody has."""

    seat: Seat | None
    trigger: Trigger
    last: Seat | None


class End(events.End):
    """The match is over."""


class Score(Event):
    """What a seat has in the end, by the sources of the view."""

    seat: Seat
    vp: int
    bandits: int
    ships: int
    locations: int
    raids: int
    tokens: int


class Win(Event):
    """A seat has won; of tied seats by more location cards, by more points of Bandits and ships, or by its place.

    `mine` is what it had of that, `theirs` what the next best had.
    """

    seat: Seat
    vp: int
    decided_by: Ground
    mine: int
    theirs: int


class Lose(Event):
    """A seat that plays alone has not reached its target."""

    seat: Seat
    target: int
    vp: int


# ---------------------------------------------------------------------- dice


class Roll(Event):
    """A seat rolls all its dice: where they lie, from white to black."""

    seat: Seat
    dice: list[SpaceId]


class Reroll(Event):
    """A die is rolled again, maybe as a rival has said; with `back` it had been spent, and is unused again."""

    seat: Seat
    die: ColourId
    origin: SpaceId
    space: SpaceId
    by: Seat | None
    back: bool


class Move(Event):
    """A seat moves an unused die."""

    seat: Seat
    die: ColourId
    origin: SpaceId
    space: SpaceId


class SpendDie(Event):
    """A seat takes a die off the board for something else than the location it lies on."""

    seat: Seat
    die: ColourId
    space: SpaceId
    deed: Deed


class EndDice(Event):
    """A seat ends the dice step, and drops the dice that are left."""

    seat: Seat
    dice: list[ColourId]


class Use(Event):
    """A seat uses a location with a die, which is taken off the board; a copied one with the die of the copier."""

    seat: Seat
    location: LocationId
    space: SpaceId
    die: ColourId
    copied: bool


class NoEffect(Event):
    """A location was used, and nothing came of it."""

    seat: Seat
    location: LocationId
    space: SpaceId


# ---------------------------------------------------------------------- goods, tokens, strength


class Gain(Event):
    """A seat gains some of a good; gold comes out of the supply."""

    seat: Seat
    good: GoodId
    amount: Annotated[int, Adds("cities.{seat}.stock.{good}")]
    gold: Annotated[int, Takes("gold")]


class Pay(Event):
    """A seat pays goods; gold leaves the game."""

    seat: Seat
    goods: Annotated[dict[GoodId, int], Takes("cities.{seat}.stock.{key}")]
    gold: Annotated[int, Adds("gold_out")]


class GiveBack(Event):
    """A seat puts back what it may not keep; gold goes to the supply."""

    seat: Seat
    good: GoodId
    amount: Annotated[int, Takes("cities.{seat}.stock.{good}")]
    gold: Annotated[int, Adds("gold")]


class Rob(Event):
    """A seat takes some of a good from another, maybe by an attack, which uses up strength."""

    seat: Seat
    victim: Seat
    good: GoodId
    amount: Annotated[int, Adds("cities.{seat}.stock.{good}"), Takes("cities.{victim}.stock.{good}")]
    strength: UsedStrength


class PassTokens(Event):
    """A seat gains pass tokens."""

    seat: Seat
    amount: Annotated[int, Adds("cities.{seat}.pass_tokens")]


class Spend(Event):
    """A seat spends pass tokens."""

    seat: Seat
    amount: Annotated[int, Takes("cities.{seat}.pass_tokens")]


class Vp(Event):
    """A seat gains VP tokens."""

    seat: Seat
    amount: Annotated[int, Adds("cities.{seat}.vp_by_source.tokens")]


class Strength(Event):
    """A seat has more strength."""

    seat: Seat
    amount: Annotated[int, Adds("turn.strength")]


class BanditsStrength(Event):
    """A seat has more strength against Bandits only."""

    seat: Seat
    amount: Annotated[int, Adds("turn.bandits_strength")]


class ArmyBonus(Event):
    """In this turn Army locations give a seat `total` more strength, `amount` more than before."""

    seat: Seat
    amount: Annotated[int, Adds("turn.army_bonus")]
    total: int


class ResourceBonus(Event):
    """In this turn Resource locations give a seat `total` more, `amount` more than before."""

    seat: Seat
    amount: Annotated[int, Adds("turn.resource_bonus")]
    total: int


class LessDefense(Event):
    """In this turn the defense of Bandits is `total` lower for a seat, `amount` lower than before."""

    seat: Seat
    amount: Annotated[int, Adds("turn.less_defense")]
    total: int


# ---------------------------------------------------------------------- attacks


class Defeat(Event):
    """A seat defeats Bandits and keeps the card, worth `vp`; alone the card stays, and the points are tokens."""

    seat: Seat
    bandits: BanditsId
    defense: int
    strength: UsedStrength
    bandits_strength: UsedBanditsStrength
    vp: int
    off_pile: Annotated[int, Takes("bandits.{bandits}.left")]
    always: ClassVar[dict[str, int]] = {"cities.{seat}.bandits.{bandits}": 1}


class Raid(Event):
    """A seat attacks a location of another, which is deactivated, and gains what it is worth."""

    seat: Seat
    victim: Seat
    location: LocationId
    space: SpaceId
    defense: int
    strength: UsedStrength
    vp: Annotated[int, Adds("cities.{seat}.vp_by_source.raids")]


class Deactivate(Event):
    """A deactivation token comes to lie on a location of a seat."""

    seat: Seat
    location: LocationId
    space: SpaceId


class Reactivate(Event):
    """A seat takes a deactivation token off a location."""

    seat: Seat
    location: LocationId
    space: SpaceId


# ---------------------------------------------------------------------- cards


class Refresh(Event):
    """A seat discards cards from these slots of the display."""

    seat: Seat
    cards: list[LocationId]
    slots: list[Slot]
    gone: Gone


class TurnUp(Event):
    """A card of the deck is turned up in a slot of the display."""

    card: LocationId
    slot: Slot
    always: ClassVar[dict[str, int]] = {"deck": -1}


class DiscardRow(Event):
    """The bottom row of the display is discarded from these slots, and the top row moves down to become it."""

    cards: list[LocationId]
    slots: list[Slot]
    gone: Gone


class Buy(Event):
    """A seat buys a location, from a slot of the display or from its pile."""

    seat: Seat
    location: LocationId
    slot: Slot | None
    off_pile: Annotated[int, Takes("piles.{location}")]


class Muster(Event):
    """A seat takes a location from its pile without paying."""

    seat: Seat
    location: LocationId
    always: ClassVar[dict[str, int]] = {"piles.{location}": -1}


class TradeShip(Event):
    """A seat buys a Trade Ship, worth `vp`; alone the card stays, and the points are tokens."""

    seat: Seat
    ship: ShipId
    vp: int
    off_pile: Annotated[int, Takes("ships.{ship}")]
    always: ClassVar[dict[str, int]] = {"cities.{seat}.ships.{ship}": 1}


class Build(Event):
    """A seat builds a location over what lies there; a deactivation token on that is put back."""

    seat: Seat
    space: SpaceId
    location: LocationId
    was_active: bool


class Replace(Event):
    """A card of a seat is built over, and leaves the game."""

    seat: Seat
    space: SpaceId
    location: LocationId
    always: ClassVar[dict[str, int]] = {"gone.{location}": 1}
