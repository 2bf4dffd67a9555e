"""V5, V6  Drop prices, and flip new tiles: events, and the premier tiles that they call for."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.box import NO_SPACE, PREMIER_SPACES, STACKS, VegasBox
from parlour.games.vegas_showdown.event import ACTIONS, ANY_SIZE, INCOME, NOW, TURN, Event
from parlour.games.vegas_showdown.roles import EVENT, PLACE, SIZE
from parlour.games.vegas_showdown.scoring import end_match
from parlour.games.vegas_showdown.state import (
    CASH_CHANGE,
    DROP_PRICES,
    FAME_CHANGE,
    FLIP_NEW_TILES,
    MINIMUM_CHANGE,
    NO_TILE,
    NONE_TONIGHT,
    NOTHING_WON,
    AtPlace,
    Vegas,
)
from parlour.games.vegas_showdown.tile import SIZES


class DropPrices(Step[Vegas]):
    """V5.1, V5.2  From the second round on each Minimum-Bid marker on the board goes down."""

    def run(self, table: Vegas) -> None:
        table.phase = DROP_PRICES
        table.fresh = 0
        table.won = NOTHING_WON
        table.tonight = NONE_TONIGHT
        if table.round == 1:
            return
        place: i64 = 0
        while place < PREMIER_SPACES:
            if table.wares[place] != NO_TILE:
                drop_price(table, place)
            place += 1


def drop_price(table: Vegas, place: i64) -> None:
    """V5.3  From the lowest circle a tile leaves the match for good."""
    space = space_below(table.kit, table.minimums[place])
    if space == NO_SPACE:
        if table.journal is not None:
            price = table.kit.track[table.minimums[place]]
            table.happened(happens.Gone(table.place_id(place), table.ware_id(place), price), "V5.3")
        table.clear_place(place)
    else:
        table.move_marker(place, space, "V5.2")


def space_below(kit: VegasBox, space: i64) -> i64:
    """V5.2  Where a marker on this space goes when prices drop; NO_SPACE: off the board."""
    left: i64 = kit.marker_steps
    while left > 0 and space != NO_SPACE:
        space = kit.below[space]
        left -= 1
    return space


class FlipNewTiles(Step[Vegas]):
    """V6.1, V6.1.1  The dealer draws an event for every empty premier space in use, from left to right."""

    def run(self, table: Vegas) -> None:
        table.phase = FLIP_NEW_TILES
        place: i64 = table.kit.premier_spaces - 1
        while place >= 0:
            if table.wares[place] == NO_TILE:
                table.do(DRAW_EVENT[place])
            place -= 1


class DrawEvent(Step[Vegas]):
    """V6.2  The text of the event is carried out first; only then is its tile drawn."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def run(self, table: Vegas) -> None:
        card = table.draw_event()
        event = table.kit.events[card]
        if table.journal is not None:
            table.happened(happens.DrawEvent(table.dealer, event.id, table.place_id(self.place)), "V6.1")
        if table.journal is None:
            event.on_draw(table)
        else:
            carry_out(table, card, self.place)
            tell_event(table, event)
        if event.timing == NOW:
            table.used = [*table.used, card]
        else:
            table.in_play = [*table.in_play, card]
        if event.timing == TURN:
            table.banned |= event.no_bids_on
            table.no_action |= event.no_action
        if event.size != ANY_SIZE:
            flip_tile(table, self.place, event.size)
        elif table.stack_left(0) + table.stack_left(1) + table.stack_left(2) == 0:
            if table.journal is not None:
                table.happened(happens.NoTile(event.id, table.place_id(self.place), None), "V15.10")
            end_match(table, "V15.10", ANY_SIZE)
        else:
            table.do(PickStack(table.dealer, self.place))


def carry_out(table: Vegas, card: i64, place: i64) -> None:
    """V6.2.1  What an event does when it is drawn, noted for those who look on."""
    noted: list[int] = [card, place]
    fame = [house.fame for house in table.houses]
    cash = [house.cash for house in table.houses]
    minimums = table.minimums
    table.kit.events[card].on_draw(table)
    note_changes(noted, FAME_CHANGE, fame, [house.fame for house in table.houses])
    note_changes(noted, CASH_CHANGE, cash, [house.cash for house in table.houses])
    note_changes(noted, MINIMUM_CHANGE, minimums, table.minimums)
    table.tonight = [*table.tonight, noted]


def note_changes(noted: list[int], what: i64, before: list[int], after: list[int]) -> None:
    """What an event has changed: for each seat, or place, that it touched, what, whose, and from where to where."""
    for at in range(len(before)):
        if after[at] != before[at]:
            noted += [what, at, before[at], after[at]]


def tell_event(table: Vegas, event: Event) -> None:
    """V6.2.2, V6.2.3, V15.7  What an event will do that is not done when it is drawn; or that it has done nothing."""
    if event.timing == TURN:
        tiles = [tile.id for tile in table.kit.tiles if event.no_bids_on >> tile.number & 1]
        actions = [ACTIONS[at] for at in range(len(ACTIONS)) if event.no_action >> at & 1]
        table.happened(happens.Ban(event.id, tiles, actions), "V6.2.2")
    elif event.timing == INCOME:
        table.happened(happens.Waits(event.id), "V6.2.3")
    elif event.size != ANY_SIZE and table.journal is not None:
        if isinstance(table.journal.events[-1].event, happens.DrawEvent):
            table.happened(happens.NoEffect(event.id), "V15.7")


def flip_tile(table: Vegas, place: i64, size: i64) -> None:
    """V6.4, V6.5  The top tile of the stack is turned up; if there is none, the match ends on the spot."""
    if table.stack_left(size):
        table.put_up(place, table.draw_tile(size), "V6.4")
    else:
        if table.journal is not None:
            event = table.kit.events[table.deck[table.drawn - 1]].id
            table.happened(happens.NoTile(event, table.place_id(place), SIZES[size]), "V6.5")
        end_match(table, "V13.2", size)


class PickStack(AtPlace):
    """V6.3.1  If the card leaves the size open, the dealer picks a premier stack that still has tiles."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "V6.3.1"
    about: ClassVar[About | None] = About(event=EVENT.of("event"), place=PLACE.of("place"))
    answers: ClassVar[Answers | None] = Answers(Choice("{size}", "stack:{size}", verb="pick", size=SIZE))

    def options(self, table: Vegas) -> list[int]:
        return [size for size in range(STACKS) if table.stack_left(size)]

    def choose(self, table: Vegas, option: i64) -> None:
        if table.journal is not None:
            table.happened(happens.Pick(self.seat, SIZES[option], table.place_id(self.place)), "V6.3.1")
        flip_tile(table, self.place, option)

    def event(self, table: Vegas) -> int:
        """The card that leaves the size open, the last one drawn."""
        return table.deck[table.drawn - 1]

    def facts(self, table: Vegas, option: i64) -> dict[str, object]:
        return {"left": table.stack_left(option)}

    def why_not(self, table: Vegas, option: i64) -> Refusal | None:
        return Refusal("V6.3.1", "stack-empty", {"size": SIZE.at(option)})


DRAW_EVENT: Final[list[Step[Vegas]]] = [DrawEvent(place) for place in range(PREMIER_SPACES)]
