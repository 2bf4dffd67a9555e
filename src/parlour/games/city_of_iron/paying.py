"""I7  Paying with cards: they are added to a payment one by one, as long as it can still succeed."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.city_of_iron import roles
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import CARDS, COMPASSES, GUNS, HAMMERS
from parlour.games.city_of_iron.drawing import has_card
from parlour.games.city_of_iron.state import Iron, IronDecision

DONE: Final[i64] = 0
CARD: Final[i64] = 1  # + symbol * CARDS + card
ATTACK: Final[i64] = 0
SETTLE: Final[i64] = 1
EXPERT: Final[i64] = 2
NO_VEHICLE: Final[i64] = 0
NO_SYMBOL: Final[i64] = -1


def total(kit: IronBox, cards: i64, symbol: i64) -> i64:
    """How many symbols of a kind these cards show together."""
    found: i64 = 0
    cards &= kit.masks.of(symbol)
    number: i64 = 0
    while cards:
        if cards & 1:
            found += kit.cards[number].symbols(symbol)
        cards >>= 1
        number += 1
    return found


def best_vehicle(kit: IronBox, cards: i64) -> i64:
    """I9.3  The best vehicle among the cards that could be used for a distance."""
    best: i64 = NO_VEHICLE
    cards &= kit.masks.compasses
    number: i64 = 0
    while cards:
        if cards & 1:
            best = max(best, kit.cards[number].vehicle)
        cards >>= 1
        number += 1
    return best


def can_attack(kit: IronBox, hand: i64, guns: i64, compasses: i64) -> bool:
    """I10.2, I7.5  Whether these cards can bring so many guns and compasses, each card for one of them."""
    duals = hand & kit.masks.duals
    return split(
        kit,
        duals,
        0,
        guns - total(kit, hand & ~duals, GUNS),
        compasses - total(kit, hand & ~duals, COMPASSES),
    )


def split(kit: IronBox, duals: i64, number: i64, guns: i64, compasses: i64) -> bool:
    """Whether the cards that could serve for both can be shared out; `duals` begins with card `number`."""
    if guns <= 0 and compasses <= 0:
        return True
    if duals == 0:
        return False
    while duals & 1 == 0:
        duals >>= 1
        number += 1
    card = kit.cards[number]
    duals >>= 1
    if guns > 0 and split(kit, duals, number + 1, guns - card.guns, compasses):
        return True
    return compasses > 0 and split(kit, duals, number + 1, guns, compasses - card.compasses)


class Pay(IronDecision):
    """I7.4-I7.6  Add a card of the hand to the payment, or be done when it is enough."""

    first: ClassVar[int] = 328
    size: ClassVar[int] = 145  # done, and each card as guns, compasses or hammers
    clause: ClassVar[str] = "I7.4"
    about: ClassVar[About | None] = About(
        town=roles.TOWN.of("town"),
        land=roles.LAND.of("land"),
        card=roles.CARD.of("expert"),
        missing=roles.SYMBOLS.of("missing"),
        vehicle=roles.VEHICLE.of("vehicle"),
    )
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice(
            "{card} as {symbol}",
            "card:{seat}:{card} chute:{symbol}",
            verb="pay",
            symbol=roles.SYMBOL,
            card=roles.CARD,
        ),
    )

    def __init__(
        self,
        seat: i64,
        purpose: i64,
        what: i64,
        guns: i64,
        compasses: i64,
        hammers: i64,
        vehicle: i64,
        used: i64 = 0,
        as_guns: i64 = 0,
    ) -> None:
        self.seat: i64 = seat
        self.purpose: i64 = purpose
        self.what: i64 = what  # the town, the land or the card that is paid for
        self.guns: i64 = guns  # still missing
        self.compasses: i64 = compasses
        self.hammers: i64 = hammers
        self.vehicle: i64 = vehicle
        self.used: i64 = used  # the cards in it, a bit a card
        self.as_guns: i64 = as_guns  # and those of them that count as guns

    def asides(self) -> list[str]:
        return ["used", "as_guns"]

    def enough(self) -> bool:
        return self.guns <= 0 and self.compasses <= 0 and self.hammers <= 0 and self.vehicle == NO_VEHICLE

    def options(self, table: Iron) -> list[int]:
        found: list[int] = []
        if self.enough():
            found.append(DONE)
        kit, hand = table.kit, table.nations[self.seat].hand
        if self.purpose == ATTACK:
            self._add(kit, hand, GUNS, found)
        if self.purpose != EXPERT:
            self._add(kit, hand, COMPASSES, found)
        else:
            self._add(kit, hand, HAMMERS, found)
        return found

    def _add(self, kit: IronBox, hand: i64, symbol: i64, found: list[int]) -> None:
        cards = hand & kit.masks.of(symbol)
        first: i64 = CARD + symbol * CARDS
        number: i64 = 0
        while cards:
            if cards & 1 and self._leaves_enough(kit, hand, number, symbol):
                found.append(first + number)
            cards >>= 1
            number += 1

    def _leaves_enough(self, kit: IronBox, hand: i64, number: i64, symbol: i64) -> bool:
        """Whether the payment can still succeed: only a card with both symbols could be missed for the other."""
        if self.purpose != ATTACK or kit.masks.duals >> number & 1 == 0:
            return True
        card = kit.cards[number]
        rest = hand & ~bit(number)
        if symbol == GUNS:
            return can_attack(kit, rest, self.guns - card.guns, self.compasses)
        return can_attack(kit, rest, self.guns, self.compasses - card.compasses)

    def choose(self, table: Iron, option: i64) -> None:
        if option == DONE:
            return
        symbol = (option - CARD) // CARDS
        card = table.kit.cards[(option - CARD) % CARDS]
        table.use(self.seat, card.number, symbol, "I7.4")
        guns, compasses, hammers, vehicle = self.guns, self.compasses, self.hammers, self.vehicle
        here = bit(card.number)
        as_guns = self.as_guns
        if symbol == GUNS:
            guns -= card.guns
            as_guns |= here
        elif symbol == COMPASSES:
            compasses -= card.compasses
            if card.vehicle >= vehicle:
                vehicle = NO_VEHICLE
        else:
            hammers -= card.hammers
        used = self.used | here
        table.do(Pay(self.seat, self.purpose, self.what, guns, compasses, hammers, vehicle, used, as_guns))

    def town(self, table: Iron) -> i64:
        return self.what if self.purpose == ATTACK else -1

    def land(self, table: Iron) -> i64:
        return self.what if self.purpose == SETTLE else -1

    def expert(self, table: Iron) -> i64:
        return self.what if self.purpose == EXPERT else -1

    def missing(self, table: Iron) -> list[int]:
        return [max(self.guns, 0), max(self.compasses, 0), max(self.hammers, 0)]

    def needed(self, table: Iron) -> list[int]:
        """What is asked for in all, by symbol."""
        if self.purpose == ATTACK:
            town = table.kit.towns[self.what]
            return [town.defense, town.distance, 0]
        if self.purpose == SETTLE:
            return [0, table.kit.lands[self.what].distance, 0]
        return [0, 0, table.kit.cards[self.what].needs_hammers]

    def asked(self) -> list[int]:
        """I9.2, I10.2  The symbols that such a payment takes."""
        if self.purpose == ATTACK:
            return [GUNS, COMPASSES]
        return [COMPASSES] if self.purpose == SETTLE else [HAMMERS]

    def symbol_of(self, card: i64) -> i64:
        """I7.5  For what a card counts in this payment; NO_SYMBOL: it is not in it."""
        if self.used >> card & 1 == 0:
            return NO_SYMBOL
        if self.as_guns >> card & 1:
            return GUNS
        return HAMMERS if self.purpose == EXPERT else COMPASSES

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        card = (option - CARD) % CARDS
        if option == DONE or card >= len(table.kit.cards):
            return {}
        symbol = (option - CARD) // CARDS
        used = table.kit.cards[card]
        worth = used.symbols(symbol)
        vehicle = symbol == COMPASSES and self.vehicle != NO_VEHICLE and used.vehicle >= self.vehicle
        return {"worth": worth, "waste": max(worth - self.missing(table)[symbol], 0), "vehicle": vehicle}

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option == DONE:
            return Refusal("I7.7", "payment-short", {})
        symbol, card = (option - CARD) // CARDS, (option - CARD) % CARDS
        if not has_card(table, self.seat, card):
            return None
        if table.spent >> card & 1:
            return Refusal("I7.3", "card-in-use", {})
        if table.nations[self.seat].hand >> card & 1 == 0:
            return None
        if symbol not in self.asked():
            return Refusal("I7.4", "symbol-not-asked", {"symbol": roles.SYMBOL.at(symbol)})
        if table.kit.cards[card].symbols(symbol) == 0:
            return Refusal("I7.5", "symbol-not-shown", {"symbol": roles.SYMBOL.at(symbol)})
        return Refusal("I7.7", "needed-otherwise", {})
