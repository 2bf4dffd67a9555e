"""I4.1  The round: its four seasons, and the end of the match after the last of them."""

from typing import Final

from parlour.engine.step import Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.autumn import AUTUMN_BEGINS
from parlour.games.city_of_iron.scoring import end_match
from parlour.games.city_of_iron.spring import SPRING_BEGINS
from parlour.games.city_of_iron.state import Iron
from parlour.games.city_of_iron.summer import SUMMER_BEGINS
from parlour.games.city_of_iron.winter import WINTER_BEGINS


class Round(Step[Iron]):
    """I4.1  Spring, summer, autumn and winter, in this order."""

    def run(self, table: Iron) -> None:
        if table.journal is not None:
            table.happened(happens.Round(table.round, table.round == table.kit.rounds), "I4.1")
        table.do(SPRING_BEGINS, SUMMER_BEGINS, AUTUMN_BEGINS, AFTER_AUTUMN)


class AfterAutumn(Step[Iron]):
    """I12.5  Winter follows, in the last round too unless the option skips it."""

    def run(self, table: Iron) -> None:
        if table.round > table.kit.rounds and not table.kit.last_winter:
            end_match(table)
        else:
            table.do(WINTER_BEGINS, AFTER_WINTER)


class AfterWinter(Step[Iron]):
    """I1.2  Another round, or the end."""

    def run(self, table: Iron) -> None:
        if table.round > table.kit.rounds:
            end_match(table)
        else:
            table.do(ROUND)


AFTER_AUTUMN: Final = AfterAutumn()
AFTER_WINTER: Final = AfterWinter()
ROUND: Final = Round()
