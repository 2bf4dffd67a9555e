"""V13, V14  The end of the match, and the final scoring."""

from typing import Final

from mypy_extensions import i64

from parlour.games.vegas_showdown import happens
from parlour.games.vegas_showdown.cells import STRIDE, count_cells
from parlour.games.vegas_showdown.event import ANY_SIZE
from parlour.games.vegas_showdown.sheet import Sheet
from parlour.games.vegas_showdown.sources import CASH, CLAUSES, SOURCES
from parlour.games.vegas_showdown.state import Vegas
from parlour.games.vegas_showdown.tile import SIZES

NO_STACK: Final[i64] = -1


def end_match(table: Vegas, clause: str, size: i64) -> None:
    """V13.4, V14.1  The final scoring is added to the Fame gained so far, and the match is over.

    It ends by an empty stack of this size, by three of them (ANY_SIZE), or by full sheets (NO_STACK).
    """
    table.tally = final_scoring(table)
    if table.journal is not None:
        full = [seat for seat in range(table.kit.seats) if table.houses[seat].sheet.full()]
        if size == NO_STACK:
            table.happened(happens.End("full-sheet", full, None), clause)
        else:
            table.happened(happens.End("empty-stack", [], None if size == ANY_SIZE else SIZES[size]), clause)
    seat: i64 = 0
    for house in table.houses:
        for source in range(len(SOURCES)):
            points = table.tally[seat * len(SOURCES) + source]
            house.fame += points
            if table.journal is not None and points:
                paid: i64 = points * table.kit.dollars_per_fame if source == CASH else 0
                table.happened(happens.Score(seat, SOURCES[source], points, paid), CLAUSES[source])
        house.cash %= table.kit.dollars_per_fame
        seat += 1
    table.finish()
    if table.journal is not None:
        tell_result(table)


def tell_result(table: Vegas) -> None:
    """V14.8  The totals, and who wins by what."""
    for seat in range(table.kit.seats):
        house = table.houses[seat]
        scored = sum(table.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
        table.happened(happens.Total(seat, house.fame, scored, house.cash), "V14.1")
    winners, fame = table.winners(), max(table.scores())
    cash = table.houses[winners[0]].cash
    if len(winners) > 1:
        table.happened(happens.Draw(winners, fame, cash), "V14.8.2")
    else:
        tied = [seat for seat in range(table.kit.seats) if table.houses[seat].fame == fame and seat != winners[0]]
        table.happened(happens.Win(winners, fame, cash, tied), "V14.8.1" if tied else "V14.8")


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
