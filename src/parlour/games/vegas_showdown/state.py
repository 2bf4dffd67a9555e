"""What lies on the table in Vegas Showdown, and the verbs that change it."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.piece import Piece
from parlour.engine.rng import Rng
from parlour.engine.state import Stack, State
from parlour.engine.step import Decision
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.box import BASICS, NO_SPACE, PLACES, PREMIER_SPACES, STACK, STACKS, VegasBox
from parlour.games.vegas_showdown.cells import SIDES, cell_name, position_of
from parlour.games.vegas_showdown.sheet import Sheet, kind_of, lay, lying, place_of, turn_of
from parlour.games.vegas_showdown.tile import QUARTERS, SIZES, TILES, Counter, Tile

NOBODY: Final[i64] = -1
NO_TILE: Final[i64] = -1
NO_EVENTS: Final[list[int]] = []
NONE_TONIGHT: Final[list[list[int]]] = []
NOTHING_WON: Final[list[int]] = [-1] * 5  # by seat
NO_BIDS: Final[list[int]] = [-1] * PLACES  # nobody, and no space, at each place
NO_CHOICE: Final[i64] = -1  # a choice is the place of a bid, or one of these
PASS: Final[i64] = -2
PUBLICITY: Final[i64] = -3
RENOVATE: Final[i64] = -4
LETTER: Final[i64] = 16  # a tile in a stack is its kind, and this more with a B on its back

DROP_PRICES: Final[i64] = 1
FLIP_NEW_TILES: Final[i64] = 2
COLLECT_INCOME: Final[i64] = 3
CHOOSE_ACTIONS: Final[i64] = 4
ADJUST: Final[i64] = 5
PASS_THE_BUTTON: Final[i64] = 6

# What an event has changed: a counter of a seat, or the space of a Minimum-Bid marker.
FAME_CHANGE: Final[i64] = 0
CASH_CHANGE: Final[i64] = 1
INCOME_CHANGE: Final[i64] = 2
MINIMUM_CHANGE: Final[i64] = 3


def held(reserve: i64, kind: i64) -> i64:
    """How many tiles of this kind a reserve has; it is kept as a number, four bits a kind, six for the first."""
    return reserve >> reserve_shift(kind) & (63 if kind == 0 else 15)


def one(kind: i64) -> i64:
    """One tile of this kind in a reserve."""
    return bit(reserve_shift(kind))


def reserve_shift(kind: i64) -> i64:
    return (TILES - 1 - kind) * 4


class House(Piece):
    """A seat's hotel-casino and what it has besides."""

    def __init__(
        self,
        cash: i64,
        population: i64,
        revenue: i64,
        fame: i64,
        choice: i64,
        bid: i64,
        reserve: i64,
        sheet: Sheet,
    ) -> None:
        self.cash: i64 = cash
        self.population: i64 = population
        self.revenue: i64 = revenue
        self.fame: i64 = fame
        self.choice: i64 = choice  # V8.2  where its bid marker stands
        self.bid: i64 = bid  # on which space of the track
        self.reserve: i64 = reserve
        self.sheet = sheet

    def copy(self) -> "House":
        return House(
            self.cash,
            self.population,
            self.revenue,
            self.fame,
            self.choice,
            self.bid,
            self.reserve,
            self.sheet,
        )


class Vegas(State):
    """The table. Lists that copies share (all but the houses) are never changed in place."""

    def __init__(
        self,
        box: VegasBox,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
        houses: list[House],
        dealer: i64,
        round: i64,
        phase: i64,
        wares: list[int],
        minimums: list[int],
        bidders: list[int],
        heights: list[int],
        fresh: i64,
        basics: list[int],
        stacks: list[int],
        taken: list[int],
        deck: list[int],
        drawn: i64,
        in_play: list[int],
        banned: i64,
        no_action: i64,
        tally: list[int],
        used: list[int],
        won: list[int],
        tonight: list[list[int]],
    ) -> None:
        super().__init__(box, rng, stack, question, answers, learnt, over)
        self.kit = box
        self.houses = houses
        self.dealer: i64 = dealer
        self.round: i64 = round
        self.phase: i64 = phase
        self.wares = wares  # the kind of tile for sale at each place
        self.minimums = minimums  # the lowest space that a bid may stand on
        self.bidders = bidders  # who has the highest bid at each place
        self.heights = heights  # and on which space
        self.fresh: i64 = fresh  # premier spaces filled in this round, a bit a place
        self.basics = basics  # tiles left in the three basic stacks
        self.stacks = stacks  # the premier tiles: ten small ones, ten medium ones, ten large ones
        self.taken = taken  # how many are gone from each of the three
        self.deck = deck  # event cards
        self.drawn: i64 = drawn
        self.in_play = in_play  # events that wait for income, or whose ban holds
        self.banned: i64 = banned  # V6.2.2  kinds of tiles that nobody may bid on
        self.no_action: i64 = no_action
        self.tally = tally  # the final scoring, seat by seat; empty until then
        self.used = used  # V6.6  the discard pile, the first that came to lie there first
        # For those who look on, so only where there is a journal: the kind of tile that each seat won in this round,
        # and the events drawn in it, each with its card, its place, and four numbers for each change by it.
        self.won = won
        self.tonight = tonight

    def asides(self) -> list[str]:
        return ["used", "won", "tonight"]  # no rule asks for them

    def copy(self) -> "Vegas":
        return Vegas(
            self.kit,
            self.rng.copy(),
            self.stack[:],
            self.question,
            self.answers,
            self.learnt,
            self.over,
            [house.copy() for house in self.houses],
            self.dealer,
            self.round,
            self.phase,
            self.wares,
            self.minimums,
            self.bidders,
            self.heights,
            self.fresh,
            self.basics,
            self.stacks,
            self.taken,
            self.deck,
            self.drawn,
            self.in_play,
            self.banned,
            self.no_action,
            self.tally,
            self.used,
            self.won,
            self.tonight,
        )

    def redraw(self, seat: i64) -> None:
        """V2.14.2  Hidden are the order of the face-down tiles, as far as their backs tell, and of the events."""
        stacks: list[int] = []
        for size in range(STACKS):
            first = size * STACK
            top = first + self.taken[size]
            stacks += self.stacks[first:top]
            rest = self.stacks[top : first + STACK]
            while rest:  # tiles with the same letter that lie together
                run: i64 = 1
                while run < len(rest) and rest[run] // LETTER == rest[0] // LETTER:
                    run += 1
                same = rest[:run]
                self.rng.redraw(same)
                stacks += same
                rest = rest[run:]
        self.stacks = stacks
        events = self.deck[self.drawn :]
        self.rng.redraw(events)
        self.deck = self.deck[: self.drawn] + events

    def scores(self) -> list[int]:
        return [house.fame for house in self.houses]

    def winners(self) -> list[int]:
        """V14.8  The most Fame; among equals the most cash; equals in this too share the win."""
        if not self.over:
            return []
        best = max([(house.fame, house.cash) for house in self.houses])
        return [seat for seat in range(self.kit.seats) if (self.houses[seat].fame, self.houses[seat].cash) == best]

    # ------------------------------------------------------------------ seats

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.kit.seats else seat

    def clockwise(self) -> list[int]:
        """All seats, from the dealer on."""
        seats: list[int] = []
        seat = self.dealer
        while len(seats) < self.kit.seats:
            seats.append(seat)
            seat = self.seat_after(seat)
        return seats

    def connected(self, seat: i64) -> bool:
        """V14.3  Whether a path leads from the yellow entrance to the blue one."""
        sheet = self.houses[seat].sheet
        return sheet.from_yellow & sheet.from_blue != 0

    # ------------------------------------------------------------------ Fame and money

    # The cause of a change is a clause, or the event whose text says so.

    def gain_fame(self, seat: i64, amount: i64, cause: str) -> None:
        self.houses[seat].fame += amount
        if self.journal is not None and amount:
            self.happened(happens.Fame(seat, amount, self.event_among(cause)), cause)

    def gain_money(self, seat: i64, amount: i64, cause: str) -> None:
        self.houses[seat].cash += amount
        if self.journal is not None and amount:
            self.happened(happens.Money(seat, amount, self.event_among(cause)), cause)

    def pay(self, seat: i64, amount: i64, cause: str) -> None:
        self.houses[seat].cash -= amount
        if self.journal is not None and amount:
            self.happened(happens.Pay(seat, amount, self.event_among(cause)), cause)

    def event_among(self, cause: str) -> str | None:
        """The cause of a change, if it is an event."""
        return cause if cause in self.kit.content.table("events") else None

    # ------------------------------------------------------------------ the board

    def see_basics(self) -> None:
        """V8.9, V9.8  Which basic tiles are for sale, after their stacks have changed."""
        wares = self.wares[:]
        sold = [0] * BASICS
        for number in self.kit.in_use:
            kind = self.kit.places[number].kind
            if kind >= 0:
                wares[number] = kind if self.basics[kind] > sold[kind] else NO_TILE
                sold[kind] += 1
        self.wares = wares

    def open_bid(self, place: i64) -> i64:
        """V8.3.1, V8.3.5  The lowest space on which a bid could stand there now, be it on the track or past its end."""
        lowest: i64 = self.minimums[place]
        standing: i64 = self.heights[place]
        return standing + 1 if standing >= lowest else lowest

    def put_up(self, place: i64, kind: i64, clause: str) -> None:
        """V3.8, V6.4  A premier tile is turned up, its marker on its starting price."""
        wares = self.wares[:]
        wares[place] = kind
        self.wares = wares
        self.put_marker(place, self.kit.opening[kind])
        self.fresh |= bit(place)
        self.reveal()
        if self.journal is not None:
            tile, price = self.kit.tiles[kind], self.kit.track[self.minimums[place]]
            self.happened(happens.TurnUp(self.kit.places[place].id, tile.id, SIZES[tile.size], price), clause)

    def put_marker(self, place: i64, space: i64) -> None:
        minimums = self.minimums[:]
        minimums[place] = space
        self.minimums = minimums

    def clear_place(self, place: i64) -> None:
        """V5.3, V9.8  The premier space is empty, without a marker."""
        wares = self.wares[:]
        wares[place] = NO_TILE
        self.wares = wares
        self.put_marker(place, 0)

    def move_markers(self, steps: i64, cause: str) -> None:
        """V15.9  All markers on the board go up, or down as far as the lowest circle."""
        kit = self.kit
        place: i64 = 0
        while place < PREMIER_SPACES:
            if self.wares[place] != NO_TILE:
                space: i64 = self.minimums[place]
                left = steps
                while left > 0:
                    space = kit.above[space]
                    left -= 1
                while left < 0 and kit.below[space] != NO_SPACE:
                    space = kit.below[space]
                    left += 1
                if space != self.minimums[place]:
                    self.move_marker(place, space, cause)
            place += 1

    def move_marker(self, place: i64, space: i64, cause: str) -> None:
        """V5.2, V15.9  The Minimum-Bid marker of a tile goes to another space."""
        old = self.minimums[place]
        self.put_marker(place, space)
        if self.journal is not None:
            track = self.kit.track
            change = track[space] - track[old]
            event = self.event_among(cause)
            self.happened(happens.Price(self.place_id(place), self.ware_id(place), track[space], change, event), cause)

    def place_id(self, place: i64) -> str:
        return self.kit.places[place].id

    def ware_id(self, place: i64) -> str:
        """The tile that is for sale at a place."""
        return self.kit.tiles[self.wares[place]].id

    def stack_left(self, size: i64) -> i64:
        return STACK - self.taken[size]

    def draw_tile(self, size: i64) -> i64:
        """V6.3  The top tile of a premier stack, which has one."""
        taken = self.taken[:]
        entry: i64 = self.stacks[size * STACK + taken[size]]
        taken[size] += 1
        self.taken = taken
        return entry % LETTER

    # ------------------------------------------------------------------ events

    def discards(self) -> list[int]:
        """V6.6  The used events: every card that is neither in the deck nor in play."""
        elsewhere = set(self.deck[self.drawn :]) | set(self.in_play)
        return [card for card in range(len(self.kit.events)) if card not in elsewhere]

    def draw_event(self) -> i64:
        """V6.1, V6.6.1  The top event, after a shuffle of the used ones where the deck has run out."""
        if self.drawn == len(self.deck):
            pile = self.discards()
            self.rng.shuffle(pile)
            self.deck = pile
            self.drawn = 0
            self.used = NO_EVENTS
            if self.journal is not None:
                self.happened(happens.Shuffle(len(pile)), "V6.6.1")
        card: i64 = self.deck[self.drawn]
        self.drawn += 1
        self.reveal()
        return card

    # ------------------------------------------------------------------ sheets

    def place_tile(self, seat: i64, kind: i64, position: i64, turn: i64, clause: str) -> None:
        """V9.6  A tile of the reserve comes to lie on the sheet, and its values count."""
        house, tile = self.houses[seat], self.kit.tiles[kind]
        house.reserve -= one(kind)
        house.sheet = self.laid([*house.sheet.tiles, lying(kind, position, turn)])
        add_values(house, tile, 1)
        if self.journal is not None:
            shape, cell = tile.shapes[turn], cell_name(position)
            cells = [cell_name(position + offset) for offset in shape.offsets]
            doors = [f"{cell_name(position + position_of(x, y))} {SIDES[side]}" for x, y, side in shape.doors]
            event = happens.Place(seat, tile.id, cell, QUARTERS[turn], cells, doors, values_of(tile))
            self.happened(event, clause)

    def take_off(self, seat: i64, lies: i64, clause: str) -> None:
        """V12.1, V12.5  A tile goes from the sheet to the reserve, and its values with it."""
        house, tile = self.houses[seat], self.kit.tiles[kind_of(lies)]
        house.reserve += one(tile.number)
        house.sheet = self.laid([other for other in house.sheet.tiles if other != lies])
        add_values(house, tile, -1)
        if self.journal is not None:
            at, turn = place_of(lies), turn_of(lies)
            cells = [cell_name(at + offset) for offset in tile.shapes[turn].offsets]
            event = happens.TakeOff(seat, tile.id, cell_name(at), QUARTERS[turn], cells, values_of(tile))
            self.happened(event, clause)

    def laid(self, tiles: list[int]) -> Sheet:
        """The sheet with these tiles."""
        return lay(tiles, self.kit.tiles, self.kit.plan)


def add_values(house: House, tile: Tile, times: i64) -> None:
    """V9.6, V12.5  Population, Revenue and Fame rise by a tile's values, or fall."""
    house.population += tile.population * times
    house.revenue += tile.revenue * times
    house.fame += tile.fame * times


def values_of(tile: Tile) -> dict[Counter, int]:
    """What a tile brings, for the journal."""
    values: dict[Counter, int] = {"population": tile.population, "revenue": tile.revenue, "fame": tile.fame}
    return {counter: value for counter, value in values.items() if value}


class VegasDecision(Decision[Vegas]):
    """A question to one seat."""


class AtPlace(VegasDecision):
    """A question about one of the places where tiles are for sale."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
