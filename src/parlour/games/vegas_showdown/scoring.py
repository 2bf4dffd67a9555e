"""V13, V14  The end of the match, and the final scoring."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.games.vegas_showdown.cells import STRIDE, count_cells
from parlour.games.vegas_showdown.sheet import Sheet
from parlour.games.vegas_showdown.state import Vegas

Source = Literal["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"]

SOURCES: Final[list[Source]] = ["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"]
CLAUSES: Final[list[str]] = ["V14.2", "V14.2.1", "V14.3", "V14.4", "V14.4.1", "V14.5", "V14.6"]
WORDS: Final[list[str]] = [
    "a complete casino section",
    "a complete hotel section",
    "connected entrances",
    "Population",
    "Revenue",
    "cash",
    "diamonds",
]


def end_match(table: Vegas, clause: str) -> None:
    """V13.4, V14.1  The final scoring is added to the Fame gained so far, and the match is over."""
    table.tally = final_scoring(table)
    if table.journal is not None:
        table.tell("end", clause, {})
    seat: i64 = 0
    for house in table.houses:
        for source in range(len(SOURCES)):
            points = table.tally[seat * len(SOURCES) + source]
            house.fame += points
            if table.journal is not None and points:
                fields: dict[str, object] = {"seat": seat, "amount": points, "source": WORDS[source]}
                table.tell("score", CLAUSES[source], fields)
        house.cash %= table.kit.dollars_per_fame
        seat += 1
    table.finish()
    if table.journal is not None:
        winners = table.winners()
        clause = "V14.8" if len(winners) == 1 else "V14.8.2"
        table.tell("win" if len(winners) == 1 else "draw", clause, {"seats": winners, "fame": max(table.scores())})


def final_scoring(table: Vegas) -> list[int]:
    """V14  What each seat would score now, by source."""
    kit = table.kit
    population = rank_points([house.population for house in table.houses], kit.rank_fame)
    revenue = rank_points([house.revenue for house in table.houses], kit.rank_fame)
    tally: list[int] = []
    for seat in range(kit.seats):
        house = table.houses[seat]
        sheet = house.sheet
        tally.append(kit.casino_fame if casino_complete(table, sheet) else 0)
        tally.append(kit.hotel_fame if hotel_complete(table, sheet) else 0)
        tally.append(kit.connection_fame if table.connected(seat) else 0)
        tally.append(population[seat])
        tally.append(revenue[seat])
        tally.append(house.cash // kit.dollars_per_fame)
        tally.append(diamond_points(table, sheet))
    return tally


def casino_complete(table: Vegas, sheet: Sheet) -> bool:
    """V14.2  Every cell of the yellow area lies under a yellow or green tile."""
    return table.kit.plan.yellow_area & ~(sheet.yellow | sheet.green) == 0


def hotel_complete(table: Vegas, sheet: Sheet) -> bool:
    """V14.2.1  Every cell of the blue area lies under a blue or green tile."""
    return table.kit.plan.blue_area & ~(sheet.blue | sheet.green) == 0


def rank_points(counters: list[int], points: list[int]) -> list[int]:
    """V14.4, V14.4.2  Seats that tie share the points of all the ranks they take up, rounded down."""
    found: list[int] = []
    for counter in counters:
        ahead = sum([1 for other in counters if other > counter])
        tied = sum([1 for other in counters if other == counter])
        found.append(sum(points[ahead : ahead + tied]) // tied)
    return found


def diamond_points(table: Vegas, sheet: Sheet) -> i64:
    """V14.6  Full diamonds and three-quarter diamonds."""
    full = count_cells(full_diamonds(sheet))
    return full * table.kit.full_diamond + count_cells(most_diamonds(sheet)) * table.kit.most_diamond


def full_diamonds(sheet: Sheet) -> i64:
    """V14.6.2, V14.6.3  The points with four red quarters, by the cell up and left of them; none is on the edge."""
    red = sheet.red
    return red & red >> 1 & red >> STRIDE & red >> (STRIDE + 1) & ~sheet.middles


def most_diamonds(sheet: Sheet) -> i64:
    """V14.6.2  The points with exactly three red quarters."""
    red = sheet.red
    right: i64 = red >> 1
    below: i64 = red >> STRIDE
    across: i64 = red >> (STRIDE + 1)
    return red & right & (below ^ across) | below & across & (red ^ right)
