"""V14  The sources of Fame in the final scoring, and the clauses that say so."""

from typing import Final, Literal

from mypy_extensions import i64

Source = Literal["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"]

SOURCES: Final[list[Source]] = ["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"]
CLAUSES: Final[list[str]] = ["V14.2", "V14.2.1", "V14.3", "V14.4", "V14.4.1", "V14.5", "V14.6"]
POPULATION: Final[i64] = 3  # among them
REVENUE: Final[i64] = 4
CASH: Final[i64] = 5
