"""V9  Adjust: winners pay and take their tiles; then everybody finishes the action it chose."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.box import PREMIER_SPACES
from parlour.games.vegas_showdown.placing import PlaceTile
from parlour.games.vegas_showdown.renovate import Renovate
from parlour.games.vegas_showdown.scoring import NO_STACK, end_match
from parlour.games.vegas_showdown.state import ADJUST, NO_BIDS, NO_CHOICE, NOBODY, PUBLICITY, RENOVATE, Vegas, one


class Adjust(Step[Vegas]):
    """V9.1, V9.2  Winners pay, then they may place; then come Renovate and Publicity, from the dealer clockwise."""

    def run(self, table: Vegas) -> None:
        table.phase = ADJUST
        seats = table.clockwise()
        table.do(END_ADJUST)
        at: i64 = len(seats) - 1
        while at >= 0:
            seat: i64 = seats[at]
            choice = table.houses[seat].choice
            if choice == RENOVATE:
                table.do(Renovate(seat))
            elif choice == PUBLICITY:
                table.do(Publicity(seat))
            at -= 1
        at = len(seats) - 1
        while at >= 0:
            seat = seats[at]
            if table.houses[seat].choice >= 0:
                table.do(PlaceTile(seat, table.kit.bid_tiles))
            at -= 1
        for winner in seats:
            if table.houses[winner].choice >= 0:
                win_bid(table, winner)
        table.see_basics()


def win_bid(table: Vegas, seat: i64) -> None:
    """V9.1, V9.8  The winner pays its bid and takes the tile into its reserve."""
    house = table.houses[seat]
    place = table.kit.places[house.choice]
    kind: i64 = table.wares[place.number]
    amount: i64 = place.spaces[house.bid]
    if table.journal is not None:
        premier = place.number < PREMIER_SPACES
        minimum = place.spaces[table.minimums[place.number]] if premier else 0
        tile = table.kit.tiles[kind].id
        table.happened(happens.WinBid(seat, place.id, tile, amount, minimum, 0 if premier else 1), "V9.1")
        won = table.won[:]
        won[seat] = kind
        table.won = won
    house.cash -= amount
    house.reserve += one(kind)
    if place.number < PREMIER_SPACES:
        table.clear_place(place.number)
    else:
        basics = table.basics[:]
        basics[kind] -= 1
        table.basics = basics


class Publicity(Step[Vegas]):
    """V9.5, V9.5.1  1 Fame, and one tile of the reserve may be placed."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Vegas) -> None:
        table.gain_fame(self.seat, table.kit.publicity_fame, "V9.5")
        table.do(PlaceTile(self.seat, table.kit.publicity_tiles))


class EndAdjust(Step[Vegas]):
    """V9.10, V13.1  Every seat takes its marker back; a full sheet ends the match."""

    def run(self, table: Vegas) -> None:
        if table.journal is not None:
            highest = [(place, table.bidders[place.number]) for place in table.kit.places]
            bids = {place.id: place.spaces[table.heights[place.number]] for place, by in highest if by != NOBODY}
            table.happened(happens.TakeBack(bids), "V9.10")
        table.bidders = NO_BIDS
        table.heights = NO_BIDS
        full = False
        for house in table.houses:
            house.choice = NO_CHOICE
            house.bid = 0
            full = full or house.sheet.full()
        if full:
            end_match(table, "V13.1", NO_STACK)


END_ADJUST: Final = EndAdjust()
