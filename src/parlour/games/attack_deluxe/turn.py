"""A4  The year: seasons, turns, Winter, and the year's end."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import CHOOSE_ACTION
from parlour.games.attack_deluxe.box import SEASONS
from parlour.games.attack_deluxe.build import PAID, income
from parlour.games.attack_deluxe.burn import ASK_BURN
from parlour.games.attack_deluxe.card import WINTER as IN_WINTER
from parlour.games.attack_deluxe.ending import end_match, tell_points
from parlour.games.attack_deluxe.playing import PLAY_CARD
from parlour.games.attack_deluxe.state import SPRING, WINTER, World


class StartYear(Step[World]):
    """A4.1  A year begins with Spring."""

    def run(self, table: World) -> None:
        table.season = SPRING
        table.position = 0
        if table.journal is not None:
            table.happened(happens.Year(table.year, table.kit.years), "A4.1")
        table.do(START_SEASON)


class StartSeason(Step[World]):
    """A4.2  In each season everybody has a turn, in turn order; Winter may begin with a card."""

    def run(self, table: World) -> None:
        table.position = 0
        table.active = table.start
        if table.journal is not None:
            table.happened(happens.Season(SEASONS[table.season], table.year), "A4.1")
        table.do(TAKE_TURN)
        if table.season == WINTER:
            steps: list[Step[World]] = []
            seat: i64 = table.start
            for number in range(table.kit.seats):
                steps.append(PLAY_CARD[seat][IN_WINTER])
                seat = table.seat_after(seat)
            table.do_all(steps)


class TakeTurn(Step[World]):
    """A4.2, A4.3  One action; in Winter only for who burns oil."""

    def run(self, table: World) -> None:
        table.carded = False
        seat = table.active
        if table.journal is not None:
            table.happened(happens.Turn(seat, SEASONS[table.season], table.year), "A4.2")
        table.do(ASK_BURN[seat] if table.season == WINTER else CHOOSE_ACTION[seat], NEXT_TURN)


class NextTurn(Step[World]):
    """A4.2  The next player; after the last the next season, after Winter the year's end."""

    def run(self, table: World) -> None:
        table.position += 1
        table.active = table.seat_after(table.active)
        if table.position < table.kit.seats:
            table.do(TAKE_TURN)
            return
        if table.journal is not None:
            tell_points(table)
        if table.season < WINTER:
            table.season += 1
            table.do(START_SEASON)
        else:
            table.do(END_YEAR)


class EndYear(Step[World]):
    """A4.6, A4.7  Income for who took no Build; markers are cleared; the next year, or the end."""

    def run(self, table: World) -> None:
        table.harsh = False
        seat: i64 = table.start
        for number in range(table.kit.seats):
            nation = table.nations[seat]
            if nation.used >> PAID & 1 == 0:
                income(table, seat, "A4.6")
            nation.used = 0
            nation.railed = False
            seat = table.seat_after(seat)
        if table.year >= table.kit.years:
            end_match(table, "A4.7")
            return
        table.year += 1
        if table.kit.rotates:
            table.start = table.seat_after(table.start)
        table.do(START_YEAR)


START_YEAR: Final = StartYear()
START_SEASON: Final = StartSeason()
TAKE_TURN: Final = TakeTurn()
NEXT_TURN: Final = NextTurn()
END_YEAR: Final = EndYear()
