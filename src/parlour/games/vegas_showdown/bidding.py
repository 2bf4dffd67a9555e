"""V8  Choose actions: bids, Renovate, Publicity, until the choice of every seat stands."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal, Step
from parlour.games.vegas_showdown.event import NO_PUBLICITY, NO_RENOVATE
from parlour.games.vegas_showdown.state import (
    CHOOSE_ACTIONS,
    NO_CHOICE,
    NO_TILE,
    PASS,
    PUBLICITY,
    RENOVATE,
    Vegas,
    VegasDecision,
)

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
            clause = "V8.7" if option == CHOOSE_PASS else "V8.2"
            table.tell(NAMES[option], clause, {"seat": self.seat})

    def prompt(self, table: Vegas) -> str:
        house = table.houses[self.seat]
        outbid = "You have been outbid. " if house.choice >= 0 else ""
        return f"{outbid}What do you do? (${house.cash})"

    def notation(self, table: Vegas, option: i64) -> str:
        if option < BID:
            return NAMES[option]
        return f"bid {table.kit.places[option - BID].id}"

    def label(self, table: Vegas, option: i64) -> str:
        if option < BID:
            return LABELS[option]
        place = table.kit.places[option - BID]
        kind = table.wares[place.number]
        if kind == NO_TILE:
            return f"Bid at the {place.name}"
        space = table.open_bid(place.number)
        price = f", from ${place.spaces[space]}" if space < len(place.spaces) else ""
        return f"Bid on {table.kit.tiles[kind].name} ({place.name}{price})"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        return [f"place:{table.kit.places[option - BID].id}"] if option >= BID else []

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        if option == CHOOSE_PASS:
            return Refusal("V8.7", "you have something else to choose")
        if option < BID:
            return Refusal("V8.4", f"this round's {ban_on_action(table, option)} forbids it")
        return why_no_bid(table, self.seat, option - BID)


NAMES: Final[list[str]] = ["pass", "publicity", "renovate"]
LABELS: Final[list[str]] = ["Pass", "Publicity", "Renovate"]


def ban_on_action(table: Vegas, option: i64) -> str:
    """The event that forbids this action."""
    flag = NO_PUBLICITY if option == CHOOSE_PUBLICITY else NO_RENOVATE
    names = [table.kit.events[card].name for card in table.in_play if table.kit.events[card].no_action & flag]
    return " and ".join(names)


def why_no_bid(table: Vegas, seat: i64, number: i64) -> Refusal | None:
    """Why nobody, or not this seat, may bid at a place; None where the place is not in use."""
    place = table.kit.places[number]
    if number not in table.kit.in_use:
        return None
    kind: i64 = table.wares[number]
    if kind == NO_TILE:
        if place.kind < 0:
            return Refusal("V8.3.7", "this space is empty")
        return Refusal("V8.9" if table.basics[place.kind] else "V8.3.7", "there is no tile left for it")
    tile = table.kit.tiles[kind]
    for card in table.in_play:
        event = table.kit.events[card]
        if event.no_bids_on >> kind & 1:
            return Refusal("V8.3.7", f"this round's {event.name} forbids bids on {tile.name}")
    space = table.open_bid(number)
    if space >= len(place.spaces):
        return Refusal("V8.3.4", f"the bid of ${place.spaces[-1]} on {tile.name} cannot be beaten")
    if place.spaces[space] > table.houses[seat].cash:
        return Refusal("V8.3.3", f"needs ${place.spaces[space] - table.houses[seat].cash} more")
    return None


class BidAmount(VegasDecision):
    """V8.3  An amount printed on the track, circle or square alike."""

    first: ClassVar[int] = 24
    size: ClassVar[int] = 16
    clause: ClassVar[str] = "V8.3"

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place

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
        house.choice = self.place
        house.bid = option
        bidders = table.bidders[:]
        bidders[self.place] = self.seat
        table.bidders = bidders
        heights = table.heights[:]
        heights[self.place] = option
        table.heights = heights
        if table.journal is not None:
            amount = table.kit.places[self.place].spaces[option]
            table.tell("bid", "V8.3", {"seat": self.seat, **table.ware(self.place), "amount": amount})

    def prompt(self, table: Vegas) -> str:
        tile = table.kit.tiles[table.wares[self.place]]
        return f"How much do you bid on {tile.name}? (${table.houses[self.seat].cash})"

    def notation(self, table: Vegas, option: i64) -> str:
        spaces = table.kit.places[self.place].spaces
        return f"for {spaces[option]}" if option < len(spaces) else ""

    def label(self, table: Vegas, option: i64) -> str:
        return f"${table.kit.places[self.place].spaces[option]}"

    def targets(self, table: Vegas, option: i64) -> list[str]:
        return [f"amount:{table.kit.places[self.place].spaces[option]}"]

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        spaces = table.kit.places[self.place].spaces
        if option >= len(spaces):
            return None
        if option < table.minimums[self.place]:
            return Refusal("V8.3.1", f"the minimum bid is ${spaces[table.minimums[self.place]]}")
        if option <= table.heights[self.place]:
            return Refusal("V8.3.5", f"a bid of ${spaces[table.heights[self.place]]} stands already")
        return Refusal("V8.3.3", f"needs ${spaces[option] - table.houses[self.seat].cash} more")


CHOOSE_ACTION: Final[list[Step[Vegas]]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
NEXT_CHOICE: Final[list[Step[Vegas]]] = [NextChoice(seat) for seat in range(MOST_SEATS)]
