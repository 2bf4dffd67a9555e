"""V4, V7, V10  The round: its six phases, the income, and the button that goes on."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.adjust import Adjust
from parlour.games.vegas_showdown.bidding import ChooseActions
from parlour.games.vegas_showdown.event import INCOME, NO_BASE
from parlour.games.vegas_showdown.market import DropPrices, FlipNewTiles, note_changes
from parlour.games.vegas_showdown.state import COLLECT_INCOME, INCOME_CHANGE, NO_EVENTS, PASS_THE_BUTTON, House, Vegas


class Round(Step[Vegas]):
    """V4.1  A round has six phases, in this order."""

    def run(self, table: Vegas) -> None:
        if table.journal is not None:
            table.happened(happens.Round(table.round, table.dealer), "V4.1")
        table.do(CHOOSE_ACTIONS, ADJUST, PASS_BUTTON)
        table.do(DROP_PRICES, FLIP_NEW_TILES, COLLECT_INCOMES)


class CollectIncome(Step[Vegas]):
    """V7.1  Each seat receives as many dollars as the lower of its Population and its Revenue."""

    def run(self, table: Vegas) -> None:
        table.phase = COLLECT_INCOME
        seat: i64 = 0
        for house in table.houses:
            amount = income(table, house)
            house.cash += amount
            if table.journal is not None:
                tell_income(table, seat, amount)
            seat += 1
        if table.in_play:
            if table.journal is not None:
                note_incomes(table)
            events = table.kit.events
            table.used = table.used + [card for card in table.in_play if events[card].timing == INCOME]
            table.in_play = [card for card in table.in_play if events[card].timing != INCOME]


def note_incomes(table: Vegas) -> None:
    """What each waiting event has changed: the income with it, against what it would have been without."""
    tonight: list[list[int]] = []
    for noted in table.tonight:
        card = noted[0]
        if table.kit.events[card].timing == INCOME and card in table.in_play:
            others = [other for other in table.in_play if other != card]
            changes = noted[:]
            without = [income_by(table, house, others) for house in table.houses]
            note_changes(changes, INCOME_CHANGE, without, [income(table, house) for house in table.houses])
            tonight.append(changes)
        else:
            tonight.append(noted)
    table.tonight = tonight


def income(table: Vegas, house: House) -> i64:
    """V7.1  What a house receives while these events wait."""
    return income_by(table, house, table.in_play)


def income_by(table: Vegas, house: House, cards: list[int]) -> i64:
    """V7.2, V7.3  The base, as waiting events change it, with their surcharges and deductions."""
    base: i64 = NO_BASE
    change: i64 = 0
    for card in cards:
        event = table.kit.events[card]
        base = max(base, event.income_base(house.population, house.revenue))
        change += event.more - event.less
    if base == NO_BASE:
        base = min(house.population, house.revenue)
    return max(base + change, 0)


def income_from(table: Vegas, house: House) -> Literal["population", "revenue"]:
    """V7.1, V7.2  The counter that decides on a house's income."""
    bases = [table.kit.events[card].income_base(house.population, house.revenue) for card in table.in_play]
    best: i64 = max(bases, default=NO_BASE)
    value = min(house.population, house.revenue) if best == NO_BASE else best
    return "population" if value == house.population else "revenue"


def tell_income(table: Vegas, seat: i64, amount: i64) -> None:
    """V7.1-V7.3  By which counter a seat had its income, and by which events it was changed."""
    house = table.houses[seat]
    waiting = [table.kit.events[card] for card in table.in_play if table.kit.events[card].timing == INCOME]
    bases = [event.income_base(house.population, house.revenue) for event in waiting]
    best: i64 = max(bases, default=NO_BASE)
    change: i64 = sum([event.more - event.less for event in waiting])
    counter = income_from(table, house)
    events = [event.id for event, base in zip(waiting, bases, strict=True) if base == best or event.more or event.less]
    table.happened(happens.Income(seat, amount, counter, change, events), "V7.1")


class PassButton(Step[Vegas]):
    """V10.1, V10.2  The next seat clockwise is the dealer; all bans end."""

    def run(self, table: Vegas) -> None:
        table.phase = PASS_THE_BUTTON
        table.dealer = table.seat_after(table.dealer)
        if table.journal is not None:
            ended = [table.kit.events[card].id for card in table.in_play]
            table.happened(happens.Button(table.dealer, ended), "V10.1")
        table.banned = 0
        table.no_action = 0
        table.used = table.used + table.in_play
        table.in_play = NO_EVENTS
        table.round += 1
        table.do(ROUND)


ROUND: Final = Round()
DROP_PRICES: Final = DropPrices()
FLIP_NEW_TILES: Final = FlipNewTiles()
COLLECT_INCOMES: Final = CollectIncome()
CHOOSE_ACTIONS: Final = ChooseActions()
ADJUST: Final = Adjust()
PASS_BUTTON: Final = PassButton()
