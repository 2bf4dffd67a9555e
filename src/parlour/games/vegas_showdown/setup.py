"""V3  Setup: the stacks, the first premier tiles, and who begins with the button."""

from mypy_extensions import i64

from parlour.engine.rng import Rng
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.box import BASICS, PLACES, STACKS, VegasBox
from parlour.games.vegas_showdown.sheet import EMPTY
from parlour.games.vegas_showdown.state import (
    DROP_PRICES,
    LETTER,
    NO_BIDS,
    NO_CHOICE,
    NO_EVENTS,
    NO_TILE,
    NONE_TONIGHT,
    NOTHING_WON,
    House,
    Vegas,
)
from parlour.games.vegas_showdown.turn import ROUND


def lay_out(box: VegasBox, rng: Rng) -> Vegas:
    """V3.1-V3.6, V3.9  The table with stacks and deck shuffled, before anything has happened."""
    stacks: list[int] = []
    for size in range(STACKS):
        for letter in range(2):
            pile = backs(box, size, letter)
            rng.shuffle(pile)
            stacks += pile
    deck = list(range(len(box.events)))
    rng.shuffle(deck)
    table = Vegas(
        box=box,
        rng=rng,
        stack=[],
        question=None,
        answers=NO_ANSWERS,
        learnt=0,
        over=False,
        houses=[first_house(box) for seat in range(box.seats)],
        dealer=0,
        round=1,
        phase=DROP_PRICES,
        wares=[NO_TILE] * PLACES,
        minimums=[0] * PLACES,
        bidders=NO_BIDS,
        heights=NO_BIDS,
        fresh=0,
        basics=[box.tiles[kind].copies - box.basic_tiles_out for kind in range(BASICS)],
        stacks=stacks,
        taken=[0] * STACKS,
        deck=deck,
        drawn=0,
        in_play=NO_EVENTS,
        banned=0,
        no_action=0,
        tally=[],
        used=NO_EVENTS,
        won=NOTHING_WON,
        tonight=NONE_TONIGHT,
    )
    table.see_basics()
    return table


def backs(box: VegasBox, size: i64, letter: i64) -> list[int]:
    """V2.8.2  The premier tiles of this size with this letter on the back: 0 is A, 1 is B."""
    return [
        tile.number + letter * LETTER
        for tile in box.tiles
        if tile.size == size and not tile.basic
        for copy in range(tile.backs[letter])
    ]


def first_house(box: VegasBox) -> House:
    """V3.3-V3.5  An empty sheet, an empty reserve, and the first counters."""
    return House(
        cash=box.first_cash,
        population=box.first_population,
        revenue=box.first_revenue,
        fame=box.first_fame,
        choice=NO_CHOICE,
        bid=0,
        reserve=0,
        sheet=EMPTY,
    )


class OpenBoard(Step[Vegas]):
    """V3.7, V3.8  The top tile of each premier stack is turned up onto its space."""

    def run(self, table: Vegas) -> None:
        for number in table.kit.in_use:
            place = table.kit.places[number]
            if place.first_stack >= 0:
                table.put_up(number, table.draw_tile(place.first_stack), "V3.7")


class FirstDealer(Step[Vegas]):
    """V3.10  Chance names the seat that begins with the Turn Order Button."""

    def run(self, table: Vegas) -> None:
        table.dealer = table.roll(table.kit.seats)
        if table.journal is not None:
            table.happened(happens.First(table.dealer), "V3.10")
        table.do(ROUND)
