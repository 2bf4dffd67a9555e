"""What can happen in ATTACK! Deluxe.

A place is a region or a zone; `on` says in which of the two lists of the view it is. In battles a seat that is None
stands for the neutrals of the place.
"""

from typing import Annotated, ClassVar, Literal

from parlour.engine import events
from parlour.engine.events import Adds, Event, Secret, Takes
from parlour.engine.schema import Seat
from parlour.games.attack_deluxe.schema import (
    ActionId,
    ArmyUnitId,
    CardId,
    Decided,
    DirectionId,
    EconomicsId,
    GovernmentId,
    PlaceId,
    RegionId,
    SeasonId,
    ShipId,
    SideId,
    SourceId,
    SuitId,
    UnitId,
    ZoneId,
)

On = Literal["regions", "zones"]
Army = dict[ArmyUnitId, int]
Ships = dict[ShipId, int]
Units = dict[UnitId, int]
Cargo = dict[ShipId, Army]  # army units aboard, by the kind of ship
MoreProduction = Annotated[int, Adds("nations.{seat}.production")]
LessProduction = Annotated[int, Takes("nations.{seat}.production")]
MoreOil = Annotated[int, Adds("nations.{seat}.oil")]
LessOil = Annotated[int, Takes("nations.{seat}.oil")]
Taken = Annotated[dict[GovernmentId, int], Adds("markers_taken.{key}")]  # the neutral marker of a region


# ---------------------------------------------------------------------- setup


class OrderRoll(Event):
    """A seat rolls two order dice."""

    seat: Seat
    dice: list[int]


class RollTie(Event):
    """Seats that tie roll again."""

    seats: list[Seat]


class Govern(Event):
    """A seat takes a government, with its first certificates."""

    seat: Seat
    government: GovernmentId
    production: MoreProduction
    oil: MoreOil


class PlaceCapital(Event):
    """A seat places its capital, and all its forces there."""

    seat: Seat
    region: RegionId
    army: Annotated[Army, Adds("regions.{region}.army.{key}")]
    ships: Annotated[Ships, Adds("regions.{region}.ships.{key}")]


class TakeGround(Event):
    """A seat takes a further region to start in."""

    seat: Seat
    region: RegionId


class Spread(Event):
    """Units go from the capital into a further region."""

    seat: Seat
    origin: RegionId
    region: RegionId
    units: Annotated[Army, Takes("regions.{origin}.army.{key}"), Adds("regions.{region}.army.{key}")]


class PlaceOil(Event):
    """An oil marker goes from the supply into a region."""

    seat: Seat
    region: RegionId
    always: ClassVar[dict[str, int]] = {"oil_markers": -1}


class LayMarkers(Event):
    """A marker lies face down on every region that nobody has."""

    regions: list[RegionId]
    markers: Annotated[int, Takes("markers_unseen")]


class First(Event):
    """A seat is the starting player."""

    seat: Seat


class Direction(Event):
    """The starting player says in which direction play goes."""

    seat: Seat
    direction: DirectionId


# ---------------------------------------------------------------------- the year


class Year(events.Round):
    """A year begins."""

    year: int
    years: int


class Season(events.Round):
    """A season begins."""

    season: SeasonId
    year: int


class Turn(events.Turn):
    """A seat's turn begins."""

    seat: Seat
    season: SeasonId
    year: int


class Pass(Event):
    """A seat takes no action."""

    seat: Seat


class Action(Event):
    """A seat takes an action."""

    seat: Seat
    action: ActionId


class Burn(Event):
    """A seat burns oil for one more action."""

    seat: Seat
    oil: LessOil


class BurnMarker(Event):
    """A seat burns an oil marker for one more action; it goes back to the supply."""

    seat: Seat
    region: RegionId
    always: ClassVar[dict[str, int]] = {"oil_markers": 1}


class Income(Event):
    """A seat's income: production for regions and for Population cards, oil for oil markers."""

    seat: Seat
    regions: MoreProduction
    population: MoreProduction
    oil: MoreOil


class Factories(Event):
    """What a seat's highest Factories card adds to its income."""

    seat: Seat
    production: MoreProduction


class Gain(Event):
    """A seat gains certificates by a card."""

    seat: Seat
    production: MoreProduction


# ---------------------------------------------------------------------- cards


class PlayCard(Event):
    """A seat plays an action card, which is then discarded."""

    seat: Seat
    card: CardId
    always: ClassVar[dict[str, int]] = {"nations.{seat}.cards": -1}


class Draw(Event):
    """A seat draws a card; the others do not see which."""

    seat: Seat
    card: Secret[CardId]
    always: ClassVar[dict[str, int]] = {"nations.{seat}.cards": 1, "deck": -1}


class DiscardCard(Event):
    """A seat discards a card."""

    seat: Seat
    card: CardId
    always: ClassVar[dict[str, int]] = {"nations.{seat}.cards": -1}


class Shuffle(Event):
    """The discards become the deck."""

    cards: Annotated[int, Adds("deck")]


class Bomb(Event):
    """A seat's Planes bomb a region: each Plane face costs its owner a certificate."""

    seat: Seat
    origin: RegionId
    region: RegionId
    victim: Seat
    dice: int
    hits: int
    production: Annotated[int, Takes("nations.{victim}.production")]
    oil: Annotated[int, Takes("nations.{victim}.oil")]


class Raid(Event):
    """Submarines in a zone take production."""

    seat: Seat
    victim: Seat
    zone: ZoneId
    production: Annotated[int, Takes("nations.{victim}.production"), Adds("nations.{seat}.production")]


class Spy(Event):
    """A seat looks at another's cards."""

    seat: Seat
    victim: Seat
    cards: Secret[list[CardId]]


class TakeCard(Event):
    """A seat takes a card out of another's hand."""

    seat: Seat
    victim: Seat
    card: Secret[CardId]
    always: ClassVar[dict[str, int]] = {"nations.{seat}.cards": 1, "nations.{victim}.cards": -1}


# ---------------------------------------------------------------------- armies


class Blitz(Event):
    """A seat names the target of its Blitz, or the next one after a Breakthrough."""

    seat: Seat
    region: RegionId


class Go(Event):
    """Army units leave one region and arrive in another."""

    seat: Seat
    origin: RegionId
    goal: RegionId
    units: Annotated[Army, Takes("regions.{origin}.army.{key}"), Adds("regions.{goal}.arrived.{key}")]


class Settle(Event):
    """Units that have arrived in a region of their own are at home there."""

    seat: Seat
    region: RegionId
    units: Annotated[Army, Takes("regions.{region}.arrived.{key}"), Adds("regions.{region}.army.{key}")]


# ---------------------------------------------------------------------- ships


class SetSail(Event):
    """A group of ships leaves a coastline or a zone, with its cargo."""

    seat: Seat
    on: On
    place: PlaceId
    ships: Annotated[Ships, Takes("{on}.{place}.ships.{key}")]
    cargo: Annotated[Cargo, Takes("{on}.{place}.cargo.{key}")]


class Sail(Event):
    """The group takes a step into a zone."""

    seat: Seat
    origin: PlaceId
    zone: ZoneId
    ships: Ships
    cargo: Cargo
    steps: int  # left


class Dock(Event):
    """The group takes a step to a coastline."""

    seat: Seat
    origin: PlaceId
    region: RegionId
    ships: Ships
    cargo: Cargo
    steps: int  # left


class Embark(Event):
    """An army unit goes aboard a ship of the group."""

    seat: Seat
    region: RegionId
    place: PlaceId  # where the ships are
    ship: ShipId
    units: Annotated[Army, Takes("regions.{region}.army.{key}")]


class Anchor(Event):
    """The group stops in a zone."""

    seat: Seat
    zone: ZoneId
    ships: Annotated[Ships, Adds("zones.{zone}.arrived.{key}")]
    cargo: Annotated[Cargo, Adds("zones.{zone}.arrived_cargo.{key}")]


class Moor(Event):
    """The group stops at a coastline."""

    seat: Seat
    region: RegionId
    ships: Annotated[Ships, Adds("regions.{region}.ships.{key}")]


class Land(Event):
    """Army units land, from ships that dock, or from a zone where they were aboard."""

    seat: Seat
    zone: ZoneId | None
    region: RegionId
    units: Annotated[Army, Adds("regions.{region}.arrived.{key}")]
    cargo: Annotated[Cargo, Takes("zones.{zone}.cargo.{key}")]


class SettleFleet(Event):
    """Ships that have arrived in a zone are at home there."""

    seat: Seat
    zone: ZoneId
    ships: Annotated[Ships, Takes("zones.{zone}.arrived.{key}"), Adds("zones.{zone}.ships.{key}")]
    cargo: Annotated[Cargo, Takes("zones.{zone}.arrived_cargo.{key}"), Adds("zones.{zone}.cargo.{key}")]


class Drown(Event):
    """Army units aboard are lost with their ships, or for want of room."""

    seat: Seat
    zone: ZoneId
    hold: Literal["cargo", "arrived_cargo"]
    units: Annotated[Cargo, Takes("zones.{zone}.{hold}.{key}")]


# ---------------------------------------------------------------------- battles


class Neutrals(Event):
    """Dice say who defends a neutral region; a seat speaks for them."""

    seat: Seat
    region: RegionId
    dice: int
    units: Army


class Unopposed(Event):
    """Nobody defends a neutral region."""

    seat: Seat
    region: RegionId
    units: Annotated[Army, Takes("regions.{region}.arrived.{key}")]


class Battle(Event):
    """An army battle begins: all who entered against all who are there."""

    seat: Seat
    defender: Seat | None
    region: RegionId
    attackers: Annotated[Army, Takes("regions.{region}.arrived.{key}"), Adds("battle.attacker.reserve.{key}")]
    defenders: Annotated[Army, Adds("battle.defender.reserve.{key}")]


class NavyBattle(Event):
    """A navy battle begins; in a line-up all ships can be laid in rows."""

    seat: Seat
    defender: Seat
    zone: ZoneId
    into: Literal["reserve", "line"]
    attackers: Annotated[Ships, Adds("battle.attacker.{into}.{key}")]
    defenders: Annotated[Ships, Adds("battle.defender.{into}.{key}")]


class Deploy(Event):
    """Units go from reserve into line."""

    seat: Seat | None
    side: SideId
    place: PlaceId
    units: Annotated[Units, Takes("battle.{side}.reserve.{key}"), Adds("battle.{side}.line.{key}")]


class Salvo(Event):
    """An Opening Salvo of Artillery."""

    seat: Seat | None
    side: SideId
    place: PlaceId
    dice: int
    faces: Units
    blanks: int
    hits: int


class Volley(Event):
    """Units fire before the battle, by a card."""

    seat: Seat | None
    side: SideId
    place: PlaceId
    card: CardId
    dice: int
    faces: Units
    blanks: int
    hits: int


class AirSupport(Event):
    """Planes of Carriers fire: dice of their own."""

    seat: Seat
    side: SideId
    place: PlaceId
    dice: int
    hits: int


class Fire(Event):
    """A line fires in a turn of the battle; `hits` are those of its dice and of `air` support."""

    seat: Seat | None
    side: SideId
    place: PlaceId
    turn: int
    dice: int
    faces: Units
    blanks: int
    air: int
    hits: int


class Lose(Event):
    """Units in line are destroyed."""

    seat: Seat | None
    side: SideId
    place: PlaceId
    units: Annotated[Units, Takes("battle.{side}.line.{key}"), Adds("battle.{side}.lost.{key}")]


class Row(Event):
    """A row of ships is revealed, from the left."""

    seat: Seat
    side: SideId
    zone: ZoneId
    ships: list[ShipId]


class Engage(Event):
    """A ship fights the one opposite: the values of two dice, and what it adds."""

    seat: Seat
    side: SideId
    zone: ZoneId
    number: int  # of the ship in its row, from 1 on
    ship: ShipId
    dice: list[int]
    bonus: int
    sum: int


class Tie(Event):
    """Two ships opposite each other tie: nothing happens."""

    zone: ZoneId
    number: int


class Hit(Event):
    """A ship of a row is hit: it sinks, or a Battleship is turned sideways."""

    seat: Seat
    side: SideId
    zone: ZoneId
    number: int
    ship: ShipId
    sunk: bool


class Damage(Event):
    """Battleships that were turned sideways leave the battle until it is over."""

    seat: Seat
    side: SideId
    zone: ZoneId
    number: Annotated[int, Takes("battle.{side}.line.battleship"), Adds("battle.{side}.damaged")]


class Retreat(Event):
    """A side leaves a battle with all its ships; `part` is where the view had them, `to_part` where it has them."""

    seat: Seat
    zone: ZoneId
    on: On
    place: PlaceId
    part: Literal["ships", "arrived"]
    hold: Literal["cargo", "arrived_cargo"]
    to_part: Literal["ships", "arrived"]
    ships: Annotated[Ships, Takes("zones.{zone}.{part}.{key}"), Adds("{on}.{place}.{to_part}.{key}")]
    cargo: Annotated[Cargo, Takes("zones.{zone}.{hold}.{key}")]
    stays: Annotated[Cargo, Adds("zones.{place}.{hold}.{key}")]  # what stays aboard
    ashore: Literal["army", "arrived"]
    lands: Annotated[Army, Adds("regions.{place}.{ashore}.{key}")]


class BattleOver(Event):
    """A battle is over: nothing is in line or reserve any more."""

    place: PlaceId
    turns: int
    attacker_line: Annotated[Units, Takes("battle.attacker.line.{key}")]
    attacker_reserve: Annotated[Units, Takes("battle.attacker.reserve.{key}")]
    attacker_lost: Annotated[Units, Takes("battle.attacker.lost.{key}")]
    attacker_damaged: Annotated[int, Takes("battle.attacker.damaged")]
    defender_line: Annotated[Units, Takes("battle.defender.line.{key}")]
    defender_reserve: Annotated[Units, Takes("battle.defender.reserve.{key}")]
    defender_lost: Annotated[Units, Takes("battle.defender.lost.{key}")]
    defender_damaged: Annotated[int, Takes("battle.defender.damaged")]


class Hold(Event):
    """The defenders hold a region; neutrals leave it again."""

    seat: Seat | None
    region: RegionId
    units: Army
    lost: Annotated[Army, Takes("regions.{region}.army.{key}")]


class Conquer(Event):
    """A seat takes a region, with its oil marker; a neutral marker there is taken."""

    seat: Seat
    loser: Seat | None
    region: RegionId
    units: Annotated[Army, Adds("regions.{region}.army.{key}")]
    lost: Annotated[Army, Takes("regions.{region}.army.{key}")]
    oil: bool
    taken: Taken


class Scuttle(Event):
    """Ships on the coastline of a conquered region are lost."""

    seat: Seat
    region: RegionId
    ships: Annotated[Ships, Takes("regions.{region}.ships.{key}")]


class RuleWaves(Event):
    """Whoever has ships left rules the zone."""

    seat: Seat
    zone: ZoneId
    ships: Ships
    attackers_lost: Annotated[Ships, Takes("zones.{zone}.arrived.{key}")]
    defenders_lost: Annotated[Ships, Takes("zones.{zone}.ships.{key}")]


class Capital(Event):
    """A capital is taken, which ends the match."""

    seat: Seat
    loser: Seat
    region: RegionId


# ---------------------------------------------------------------------- Negotiate, Build, Research


class Negotiate(Event):
    """A seat talks to a neutral region, whose marker is turned up."""

    seat: Seat
    region: RegionId
    government: GovernmentId
    price: int


class Convert(Event):
    """A neutral region is paid for and joins a seat."""

    seat: Seat
    region: RegionId
    production: LessProduction
    units: Annotated[Army, Adds("regions.{region}.army.{key}")]
    taken: Taken


class Refuse(Event):
    """A neutral region is not paid for, or cannot be."""

    seat: Seat
    region: RegionId
    price: int


class Buy(Event):
    """A seat buys units."""

    seat: Seat
    unit: UnitId
    number: int
    production: LessProduction
    oil: LessOil


class Place(Event):
    """New units stand in a region, or lie on its coastline."""

    seat: Seat
    region: RegionId
    part: Literal["army", "ships"]
    units: Annotated[Units, Adds("regions.{region}.{part}.{key}")]


class Research(Event):
    """A seat gives up units for an economics card."""

    seat: Seat
    card: EconomicsId
    units: Units


class GiveUp(Event):
    """A unit is given up for an economics card; `part` is where the view had it."""

    seat: Seat
    card: EconomicsId
    on: On
    place: PlaceId
    part: str
    units: Annotated[Units, Takes("{on}.{place}.{part}.{key}")]


class Tech(Event):
    """A seat has an economics card."""

    seat: Seat
    card: EconomicsId
    suit: SuitId
    level: int
    always: ClassVar[dict[str, int]] = {"nations.{seat}.levels.{suit}": 1}


# ---------------------------------------------------------------------- the end


class End(events.End):
    """The war is over: the years are, or a capital has been taken by a seat."""

    cause: Literal["years", "capital"]
    by: Seat | None


class Score(Event):
    """A seat's victory points by what they are for, and what decides among equals, in this order."""

    seat: Seat
    points: int
    sources: dict[SourceId, int]
    regions: int
    units: int
    certificates: int


class Win(Event):
    """A seat has won; `by` says what decided it."""

    seat: Seat
    points: int
    by: Decided
    value: int
