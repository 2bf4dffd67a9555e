"""What can happen in King of Tokyo."""

from typing import Annotated, ClassVar, Literal

from parlour.engine import events
from parlour.engine.events import Adds, End, Event, Secret, Takes
from parlour.engine.schema import Seat
from parlour.games.king_of_tokyo.schema import CardId, FaceId, FigureId, PlaceId

MoreLife = Annotated[int, Adds("monsters.{seat}.life")]
LessLife = Annotated[int, Takes("monsters.{seat}.life")]
MoreStars = Annotated[int, Adds("monsters.{seat}.stars")]
LessStars = Annotated[int, Takes("monsters.{seat}.stars")]
MoreEnergy = Annotated[int, Adds("monsters.{seat}.energy")]
LessEnergy = Annotated[int, Takes("monsters.{seat}.energy")]
MorePoison = Annotated[int, Adds("monsters.{seat}.poison")]
LessPoison = Annotated[int, Takes("monsters.{seat}.poison")]
MoreShrink = Annotated[int, Adds("monsters.{seat}.shrink")]
LessShrink = Annotated[int, Takes("monsters.{seat}.shrink")]


# ---------------------------------------------------------------------- setup and turns


class Choose(Event):
    """A seat takes a monster, or is dealt it."""

    seat: Seat
    monster: FigureId


class FirstRoll(Event):
    """A seat rolls for the first turn."""

    seat: Seat
    faces: list[FaceId]


class First(Event):
    """A seat will take the first turn."""

    seat: Seat


class Turn(events.Turn):
    """A seat's turn begins, maybe an extra one with fewer dice."""

    seat: Seat
    fewer: int


class Freeze(Event):
    """A seat takes another turn, with `more` dice less than in this one, `fewer` in all."""

    seat: Seat
    more: int
    fewer: int


class Score(Event):
    """What a seat has in the end."""

    seat: Seat
    stars: int
    alive: bool


class Win(End):
    """A seat has won, by its stars or as the last one alive; `tied` had enough stars too, but come after it."""

    seat: Seat
    stars: int
    by: Literal["stars", "survival"]
    tied: list[Seat]


class NobodyWins(End):
    """The last monsters have fallen together."""


# ---------------------------------------------------------------------- dice


class Roll(Event):
    """A seat throws all its dice."""

    seat: Seat
    faces: list[FaceId]


class Reroll(Event):
    """A seat throws some of its dice again; `dice` are all of them, after it."""

    seat: Seat
    thrown: list[FaceId]
    faces: list[FaceId]
    dice: list[FaceId]


class TurnDie(Event):
    """A seat turns one of its dice, or rerolls a single 3."""

    seat: Seat
    old: FaceId
    new: FaceId


class Probe(Event):
    """A seat makes the active one reroll a die."""

    seat: Seat
    target: Seat
    old: FaceId
    new: FaceId


# ---------------------------------------------------------------------- stars, energy, life, counters


class Stars(Event):
    """A seat gains stars."""

    seat: Seat
    amount: MoreStars


class LoseStars(Event):
    """A seat loses stars."""

    seat: Seat
    amount: LessStars


class Energy(Event):
    """A seat gains energy."""

    seat: Seat
    amount: MoreEnergy


class Pay(Event):
    """A seat pays energy."""

    seat: Seat
    amount: LessEnergy


class Heal(Event):
    """A seat heals."""

    seat: Seat
    amount: MoreLife


class CutLife(Event):
    """A seat loses the life that is above its maximum, which is no damage."""

    seat: Seat
    amount: LessLife


class Damage(Event):
    """A seat loses life to damage; `source` is who dealt it, if anybody did."""

    seat: Seat
    amount: LessLife
    source: Seat | None


class ShrugOff(Event):
    """Damage is too little to hurt a seat."""

    seat: Seat


class Hide(Event):
    """A seat rolls dice to hide: each heart saves a life."""

    seat: Seat
    dice: int
    hearts: int


class Poison(Event):
    """A seat gets Poison counters."""

    seat: Seat
    amount: MorePoison


class Shrink(Event):
    """A seat gets Shrink counters."""

    seat: Seat
    amount: MoreShrink


class CurePoison(Event):
    """A seat removes Poison counters with a heart."""

    seat: Seat
    amount: LessPoison


class CureShrink(Event):
    """A seat removes Shrink counters with a heart."""

    seat: Seat
    amount: LessShrink


class Eliminate(Event):
    """A monster is out, and loses its energy and counters."""

    seat: Seat
    life: LessLife
    energy: LessEnergy
    poison: LessPoison
    shrink: LessShrink


class Revive(Event):
    """A monster comes back, with so much life."""

    seat: Seat
    life: MoreLife
    stars: LessStars


# ---------------------------------------------------------------------- Tokyo


class Enter(Event):
    """A seat enters Tokyo."""

    seat: Seat
    place: PlaceId


class Leave(Event):
    """A seat leaves Tokyo other than by yielding; maybe as the Bay closes."""

    seat: Seat
    bay_closes: bool


class MoveUp(Event):
    """The Bay closes, and its monster takes the empty City."""

    seat: Seat


class Yield(Event):
    """A seat yields Tokyo to its attacker."""

    seat: Seat


class Stay(Event):
    """A seat that was attacked stays in Tokyo."""

    seat: Seat


# ---------------------------------------------------------------------- cards


class Buy(Event):
    """A seat buys a card, from the store, the deck, or from another seat."""

    seat: Seat
    card: CardId
    cost: LessEnergy
    seller: Seat | None
    off_deck: Annotated[int, Takes("deck")]


class Discard(Event):
    """A seat discards a card."""

    seat: Seat
    card: CardId


class Copy(Event):
    """A seat puts the Mimic counter on a card."""

    seat: Seat
    card: CardId


class Load(Event):
    """A seat puts energy on a card, and the bank adds to it."""

    seat: Seat
    card: CardId
    amount: LessEnergy


class Tokens(Event):
    """Charges or energy come on a seat's card, or leave it."""

    seat: Seat
    card: CardId
    amount: Annotated[int, Adds("monsters.{seat}.cards.{card}.tokens")]
    left: int


class Sweep(Event):
    """A seat has the store swept."""

    seat: Seat


class TurnUp(Event):
    """A card is turned up in the store."""

    card: CardId
    slot: int
    always: ClassVar[dict[str, int]] = {"deck": -1}


class Peek(Event):
    """A seat looks at the top of the deck; the others only see that it does."""

    seat: Seat
    card: Secret[CardId]


class Shuffle(Event):
    """The discard pile becomes the deck."""

    cards: Annotated[int, Adds("deck")]
