"""D10  Building and trade."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice, Spare
from parlour.engine.bits import bit
from parlour.engine.step import Refusal, Step
from parlour.games.dice_city import happens
from parlour.games.dice_city.anytime import OwnTurn, goods_short
from parlour.games.dice_city.attack import empty_piles
from parlour.games.dice_city.box import PILES, one_of, pile
from parlour.games.dice_city.goods import covers
from parlour.games.dice_city.location import BASICS, KINDS, PRINTED
from parlour.games.dice_city.roles import ANY_TIME, AT_WORK, BASIC, CARD, LOCATION, SHIP, SPACE, STOCK, TOP_CARD
from parlour.games.dice_city.scoring import score
from parlour.games.dice_city.spaces import ANY_SPACE, ROW, SPACES, row_of, size
from parlour.games.dice_city.state import NO_CARD, NO_DIE, NO_SPACE, AtWork, Cities

DONE: Final[i64] = 0
KIND: Final[i64] = 1
UPPER: Final[i64] = 48  # alone: the card of the top row, where both rows have one
SHIPS: Final[i64] = 95
MORE: Final[i64] = 98
ONLY_DONE: Final[list[int]] = [0]
NO_SLOT: Final[i64] = -1
DECK_KINDS: Final[i64] = PRINTED + BASICS  # the first kind of the location deck


class Buy(OwnTurn):
    """D10.1  The active seat buys as many cards as it can pay for, in any order."""

    first: ClassVar[int] = 168
    size: ClassVar[int] = 106  # done, 47 kinds, 47 kinds of the top row, three ships, extras
    clause: ClassVar[str] = "D10.1"
    about: ClassVar[About | None] = About(stock=STOCK.of("stock"))
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Spare(6),
        Choice("buy {card}", "pile:{card}", card=BASIC),
        Choice("buy {card}", "display:{card}", card=CARD),
        Spare(11),
        Choice("buy {card} top", "display:{card}", verb="buy-top", card=TOP_CARD),
        Choice("buy {ship}", "ship:{ship}", verb="buy-ship", ship=SHIP),
        *ANY_TIME,
    )

    def extra(self) -> i64:
        return MORE

    def offers(self, table: Cities) -> list[int]:
        stock: i64 = table.me().stock
        kit = table.kit
        if stock == 0 and not kit.gifts:
            return ONLY_DONE
        found: list[int] = [DONE]
        wares: i64 = table.for_sale >> PRINTED
        kind: i64 = PRINTED
        while wares:
            if wares & 1 and covers(stock, kit.costs[kind]):
                found.append(KIND + kind)
            wares >>= 1
            kind += 1
        if kit.alone:
            found += [UPPER + kind for kind in in_both_rows(table) if covers(stock, kit.costs[kind])]
        number: i64 = 0
        while number < PILES:
            if has_ship(table, number) and covers(stock, kit.ships[number].cost):
                found.append(SHIPS + number)
            number += 1
        return found

    def take(self, table: Cities, option: i64) -> None:
        if option == DONE:
            return
        if option >= SHIPS:
            table.do(self)
            buy_ship(table, option - SHIPS)
            return
        kind: i64 = option - UPPER if option >= UPPER else option - KIND
        if kind < DECK_KINDS:
            pay_for(table, kind, NO_SLOT)
            table.take_basic(kind)
            table.do(Build(self.seat, kind, "D10.4"), WHEN_BUILT[kind], self)
        else:
            slot = slot_of(table, kind, option >= UPPER)
            pay_for(table, kind, slot)
            table.take_card(slot)
            table.do(Build(self.seat, kind, "D10.4"), FILL_DISPLAY, WHEN_BUILT[kind], self)

    def stock(self, table: Cities) -> i64:
        return table.cities[self.seat].stock

    def reckon(self, table: Cities, option: i64) -> dict[str, object]:
        if option == DONE:
            return {}
        if option >= SHIPS:
            ship = table.kit.ships[option - SHIPS]
            return {"cost": STOCK.at(ship.cost), "vp": ship.vp, "points": ship.vp}
        kind: i64 = option - UPPER if option >= UPPER else option - KIND
        facts: dict[str, object] = {"cost": STOCK.at(table.kit.costs[kind])}
        return {**facts, "points": most_points(table, kind)} if option in table.answers else facts

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        stock = table.cities[self.seat].stock
        if option >= SHIPS:
            if pile(table.ships, option - SHIPS) == 0:
                return Refusal("D10.2", "pile-empty", {})
            if not has_ship(table, option - SHIPS):
                return Refusal("D14.14", "no-gifts-alone", {})
            ship = table.kit.ships[option - SHIPS]
            return goods_short("D10.13", stock, ship.cost, {"points": ship.vp})
        kind: i64 = option - UPPER if option >= UPPER else option - KIND
        if table.for_sale >> kind & 1 and (option < UPPER or (table.kit.alone and kind in in_both_rows(table))):
            return goods_short("D10.3", stock, table.kit.costs[kind], {"points": most_points(table, kind)})
        if PRINTED <= kind < DECK_KINDS and option < UPPER:
            return Refusal("D10.12", "pile-used-up", {})
        return None


def has_ship(table: Cities, number: i64) -> bool:
    """D10.2, D14.14  Whether a Trade Ship of this pile is for sale."""
    if table.kit.alone and table.kit.ships[number].cost == 0:
        return False
    return pile(table.ships, number) > 0


def slot_of(table: Cities, kind: i64, upper: bool) -> i64:
    """The slot of the display that a kind is bought from: the last one, or with `upper` the first; -1: none."""
    found: i64 = NO_SLOT
    slot: i64 = 0
    for card in table.display:
        if card == kind:
            found = slot
            if upper:
                return found
        slot += 1
    return found


def in_both_rows(table: Cities) -> list[int]:
    """D14.4  Alone it matters which of two equal cards is bought: the kinds that both rows have, ascending."""
    columns = table.kit.columns
    below = table.display[columns:]
    kinds = [card for card in set(table.display[:columns]) if card != NO_CARD and card in below]
    kinds.sort()
    return kinds


def pay_for(table: Cities, kind: i64, slot: i64) -> None:
    """D10.3  A location costs the resources and gold it shows; it lies in a slot of the display, or on its pile."""
    location = table.kit.locations[kind]
    if table.journal is not None:
        on_display = None if slot == NO_SLOT else slot
        table.happened(happens.Buy(table.active, location.id, on_display, 1 if slot == NO_SLOT else 0), "D10.1")
    table.pay(location.cost, "D10.3")


def buy_ship(table: Cities, number: i64) -> None:
    """D10.13, D14.2  The card is kept face down; alone its points are taken at once."""
    ship, city = table.kit.ships[number], table.me()
    if table.journal is not None:
        off_pile = 0 if table.kit.alone else 1
        table.happened(happens.TradeShip(table.active, ship.id, ship.vp, off_pile), "D10.13")
    table.pay(ship.cost, "D10.13")
    city.ships += one_of(number)
    if table.kit.alone:
        table.gain_vp(ship.vp, "D14.2")
        return
    table.ships -= one_of(number)
    if empty_piles(table.ships) >= table.kit.end_ship_piles:
        table.set_off_end("D12.2")


class Build(AtWork):
    """D10.4  The location is built on any space of the own city, be it printed, built or deactivated."""

    first: ClassVar[int] = 280
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "D10.4"
    about: ClassVar[About | None] = About(location=LOCATION.of("kind"), by=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(Choice("build {space}", "space:{seat}:{space}", space=SPACE))

    def __init__(self, seat: i64, kind: i64, cause: str, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.cause = cause  # the clause or location that lets it be built
        self.at: i64 = at
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        return ANY_SPACE

    def choose(self, table: Cities, option: i64) -> None:
        table.build(option, self.kind, self.cause)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        """What it would be built over, what it would bring there, and how the row would stand."""
        city, after = table.cities[self.seat], with_built(table, option, self.kind)
        over, row = city.spaces[option], ROW[row_of(option)]
        there = after.cities[self.seat]
        return {
            "covers": LOCATION.at(over),
            "replaces": LOCATION.at(over if city.built >> option & 1 else NO_CARD),
            "reopens": not city.active(option),
            "points": score(after, self.seat) - score(table, self.seat),
            "defense": defense_of_others(after, self.seat, option) - defense_of_others(table, self.seat, option),
            "row_built": size(there.built & row),
            "row_closed": size(there.deactivated & row),
            "full_rows": after.full_rows(self.seat),
        }


def with_built(table: Cities, space: i64, kind: i64) -> Cities:
    """The table as it would be if the active seat built this there, with what the location does when built."""
    after = table.copy()
    after.build(space, kind, "D10.4")
    table.kit.locations[kind].on_build(after)
    return after


def defense_of_others(table: Cities, seat: i64, space: i64) -> i64:
    """D16.7  The defense of all built locations of a city but the one there."""
    built = table.cities[seat].built & ~bit(space)
    total: i64 = 0
    other: i64 = 0
    while other < SPACES:
        if built >> other & 1:
            total += table.defense(seat, other)
        other += 1
    return total


def most_points(table: Cities, kind: i64) -> i64:
    """D13.2  By how much this location would raise the points of the active seat, on the best space for that."""
    city, kit, seat = table.me(), table.kit, table.active
    spaces = ANY_SPACE
    if (city.kinds | bit(kind)) & kit.kinds.varying == 0:  # no location is worth more or less for its neighbours
        worths = [own_worth(table, seat, space) for space in range(SPACES)]
        spaces = [worths.index(min(worths))]
    return max([score(with_built(table, space, kind), seat) for space in spaces]) - score(table, seat)


def own_worth(table: Cities, seat: i64, space: i64) -> i64:
    """What lies there is worth so much; a printed location nothing (D2.3)."""
    return table.location(seat, space).worth(table, seat, space) if table.cities[seat].built >> space & 1 else 0


class FillDisplay(Step[Cities]):
    """D10.8, D14.4  The display is filled up as soon as a card that was bought is built; alone it is not."""

    def run(self, table: Cities) -> None:
        if not table.kit.alone:
            table.fill_display(0, len(table.display), "D10.8")


class WhenBuilt(Step[Cities]):
    """D10.10  What a location does when built; the display is full again by then."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def run(self, table: Cities) -> None:
        table.kit.locations[self.kind].on_build(table)


FILL_DISPLAY: Final = FillDisplay()
WHEN_BUILT: Final[list[Step[Cities]]] = [WhenBuilt(kind) for kind in range(KINDS)]
BUY: Final[list[Step[Cities]]] = [Buy(seat) for seat in range(4)]
