"""V8  Choose actions: bids, Renovate, Publicity, until the choice of every seat stands."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, NUMBER_IF_ANY, SEAT, About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.box import PREMIER_SPACES
from parlour.games.vegas_showdown.event import NO_PUBLICITY, NO_RENOVATE
from parlour.games.vegas_showdown.roles import EVENTS, PLACE, SPACE, SPOTS, TILE
from parlour.games.vegas_showdown.state import (
    CHOOSE_ACTIONS,
    NO_CHOICE,
    NO_TILE,
    NOBODY,
    PASS,
    PUBLICITY,
    RENOVATE,
    AtPlace,
    Vegas,
    VegasDecision,
)
from parlour.games.vegas_showdown.where import ALONE, spots

CHOOSE_PASS: Final[i64] = 0
CHOOSE_PUBLICITY: Final[i64] = 1
CHOOSE_RENOVATE: Final[i64] = 2
BID: Final[i64] = 3
ONLY_PASS: Final[list[int]] = [0]
MOST_SEATS: Final[i64] = 5


class ChooseActions(Step[Vegas]):
    """V8.1  The choosing begins with the dealer and goes clockwise."""

    def run(self, table: Vegas) -> None:
        table.phase = CHOOSE_ACTIONS
        table.do(NEXT_CHOICE[table.dealer])


class NextChoice(Step[Vegas]):
    """V8.5, V8.6, V8.8  The next seat whose choice does not stand chooses; there is none: the phase is over."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Vegas) -> None:
        seat = self.seat
        left: i64 = table.kit.seats
        while left > 0:
            after = table.seat_after(seat)
            if not stands(table, seat):
                table.do(CHOOSE_ACTION[seat], NEXT_CHOICE[after])
                return
            seat = after
            left -= 1


def stands(table: Vegas, seat: i64) -> bool:
    """V8.6  The highest bid on a tile, Renovate, Publicity or a pass."""
    choice = table.houses[seat].choice
    if choice >= 0:
        return table.bidders[choice] == seat
    return choice != NO_CHOICE


class ChooseAction(VegasDecision):
    """V8.2  A seat chooses one of three actions with its only bid marker."""

    first: ClassVar[int] = 8
    size: ClassVar[int] = 11  # pass, Publicity, Renovate, a bid at one of eight places
    clause: ClassVar[str] = "V8.2"
    # where the seat has been outbid, if anywhere: by whom, and with how much
    about: ClassVar[About | None] = About(
        cash=NUMBER.of("cash"),
        outbid_at=PLACE.of("outbid_at"),
        tile=TILE.of("tile"),
        bidder=SEAT.of("bidder"),
        bid=NUMBER_IF_ANY.of("bid"),
    )
    answers: ClassVar[Answers | None] = Answers(
        "pass",
        Choice("publicity", "action:publicity"),
        Choice("renovate", "action:renovate"),
        Choice("bid {place}", "place:{place}", place=PLACE),
    )

    def options(self, table: Vegas) -> list[int]:
        found: list[int] = []
        if table.no_action & NO_PUBLICITY == 0:
            found.append(CHOOSE_PUBLICITY)
        if table.no_action & NO_RENOVATE == 0:
            found.append(CHOOSE_RENOVATE)
        cash = table.houses[self.seat].cash
        for place in table.kit.in_use:
            kind: i64 = table.wares[place]
            if kind != NO_TILE and table.banned >> kind & 1 == 0:
                space = table.open_bid(place)
                spaces = table.kit.places[place].spaces
                if space < len(spaces) and spaces[space] <= cash:
                    found.append(BID + place)
        return found or ONLY_PASS

    def choose(self, table: Vegas, option: i64) -> None:
        if option >= BID:
            table.do(BidAmount(self.seat, option - BID))
            return
        house = table.houses[self.seat]
        if option == CHOOSE_PUBLICITY:
            house.choice = PUBLICITY
        elif option == CHOOSE_RENOVATE:
            house.choice = RENOVATE
        else:
            house.choice = PASS
        if table.journal is not None:
            if option == CHOOSE_PUBLICITY:
                table.happened(happens.Publicity(self.seat), "V8.2")
            elif option == CHOOSE_RENOVATE:
                table.happened(happens.Renovate(self.seat), "V8.2")
            else:
                table.happened(happens.Pass(self.seat), "V8.7")

    def cash(self, table: Vegas) -> i64:
        return table.houses[self.seat].cash

    def outbid_at(self, table: Vegas) -> i64:
        """V8.5  A seat that has a bid and is asked again has been outbid."""
        return table.houses[self.seat].choice

    def tile(self, table: Vegas) -> i64:
        place = self.outbid_at(table)
        return table.wares[place] if place >= 0 else NO_TILE

    def bidder(self, table: Vegas) -> i64:
        place = self.outbid_at(table)
        return table.bidders[place] if place >= 0 else NOBODY

    def bid(self, table: Vegas) -> int | None:
        place = self.outbid_at(table)
        return standing_bid(table, place) if place >= 0 else None

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        if option < BID:
            return {}
        place = table.kit.places[option - BID]
        space = table.open_bid(place.number)
        lowest = place.spaces[space] if space < len(place.spaces) else None
        kind: i64 = table.wares[place.number]
        fits = {} if kind == NO_TILE else spots(table.kit, table.houses[self.seat].sheet, kind, ALONE)
        return {"tile": TILE.at(kind), "lowest": lowest, "spots": SPOTS.at(fits)}

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if option == CHOOSE_PASS:
            return Refusal("V8.7", "must-act", {})
        if option < BID:
            flag = NO_PUBLICITY if option == CHOOSE_PUBLICITY else NO_RENOVATE
            cards = [card for card in table.in_play if table.kit.events[card].no_action & flag]
            return Refusal("V8.4", "action-banned", {"events": EVENTS.at(cards)})
        return why_no_bid(table, self.seat, option - BID)


def standing_bid(table: Vegas, place: i64) -> int | None:
    """The highest bid at a place, in dollars, if there is any."""
    return None if table.bidders[place] == NOBODY else table.kit.places[place].spaces[table.heights[place]]


def bans_on(table: Vegas, kind: i64) -> list[int]:
    """V8.3.7  The events in force that forbid bids on a tile."""
    return [card for card in table.in_play if table.kit.events[card].no_bids_on >> kind & 1]


def why_no_bid(table: Vegas, seat: i64, number: i64) -> Refusal | None:
    """Why nobody, or not this seat, may bid at a place; None where the place is not in use."""
    place = table.kit.places[number]
    if number not in table.kit.in_use:
        return None
    kind: i64 = table.wares[number]
    if kind == NO_TILE:
        if place.kind < 0:
            return Refusal("V8.3.7", "space-empty", {})
        return Refusal("V8.9" if table.basics[place.kind] else "V8.3.7", "no-tile-left", {})
    bans = bans_on(table, kind)
    if bans:
        return Refusal("V8.3.7", "bids-banned", {"events": EVENTS.at(bans), "tile": TILE.at(kind)})
    space = table.open_bid(number)
    if space >= len(place.spaces):
        bidder = SEAT.at(table.bidders[number])
        return Refusal("V8.3.4", "unbeatable", {"bid": place.spaces[-1], "bidder": bidder, "tile": TILE.at(kind)})
    return cash_short(table, seat, place.spaces[space])


def cash_short(table: Vegas, seat: i64, amount: i64) -> Refusal | None:
    """V8.3.3  Why a seat cannot bid as much; None: it has the cash."""
    missing = amount - table.houses[seat].cash
    return Refusal("V8.3.3", "cash-short", {"missing": missing}) if missing > 0 else None


class BidAmount(AtPlace):
    """V8.3  An amount printed on the track, circle or square alike."""

    first: ClassVar[int] = 24
    size: ClassVar[int] = 16
    clause: ClassVar[str] = "V8.3"
    about: ClassVar[About | None] = About(
        place=PLACE.of("place"),
        tile=TILE.of("tile"),
        cash=NUMBER.of("cash"),
        minimum=NUMBER_IF_ANY.of("minimum"),
        bid=NUMBER_IF_ANY.of("bid"),
        bidder=SEAT.of("bidder"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("for {amount}", "amount:{place}:{amount}", verb="bid", amount=SPACE)
    )

    def options(self, table: Vegas) -> list[int]:
        found: list[int] = []
        cash = table.houses[self.seat].cash
        spaces = table.kit.places[self.place].spaces
        space = table.open_bid(self.place)
        while space < len(spaces) and spaces[space] <= cash:
            found.append(space)
            space += 1
        return found

    def choose(self, table: Vegas, option: i64) -> None:
        house = table.houses[self.seat]
        if table.journal is not None:
            amount, standing = table.kit.places[self.place].spaces[option], standing_bid(table, self.place)
            outbid = None if standing is None else table.bidders[self.place]
            place, tile = table.place_id(self.place), table.ware_id(self.place)
            event = happens.Bid(self.seat, place, tile, amount, amount - (standing or 0), outbid)
            table.happened(event, "V8.3")
        house.choice = self.place
        house.bid = option
        bidders = table.bidders[:]
        bidders[self.place] = self.seat
        table.bidders = bidders
        heights = table.heights[:]
        heights[self.place] = option
        table.heights = heights

    def tile(self, table: Vegas) -> i64:
        return table.wares[self.place]

    def cash(self, table: Vegas) -> i64:
        return table.houses[self.seat].cash

    def minimum(self, table: Vegas) -> int | None:
        """V8.3.1  Where the Minimum-Bid marker stands; basic tiles have none."""
        if self.place >= PREMIER_SPACES:
            return None
        return table.kit.places[self.place].spaces[table.minimums[self.place]]

    def bid(self, table: Vegas) -> int | None:
        return standing_bid(table, self.place)

    def bidder(self, table: Vegas) -> i64:
        return table.bidders[self.place]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        spaces = table.kit.places[self.place].spaces
        if option >= len(spaces):
            return None
        if option < table.minimums[self.place]:
            return Refusal("V8.3.1", "below-minimum", {"minimum": spaces[table.minimums[self.place]]})
        if option <= table.heights[self.place]:
            bidder = SEAT.at(table.bidders[self.place])
            return Refusal("V8.3.5", "bid-stands", {"bid": spaces[table.heights[self.place]], "bidder": bidder})
        return cash_short(table, self.seat, spaces[option])


CHOOSE_ACTION: Final[list[Step[Vegas]]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
NEXT_CHOICE: Final[list[Step[Vegas]]] = [NextChoice(seat) for seat in range(MOST_SEATS)]
