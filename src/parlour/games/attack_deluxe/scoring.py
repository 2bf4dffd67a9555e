"""A20  Victory points, and who wins."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.box import LEVELS, NO_REGIONS, POPULATION
from parlour.games.attack_deluxe.pieces import NOBODY
from parlour.games.attack_deluxe.units import size

if TYPE_CHECKING:
    from parlour.games.attack_deluxe.state import World

SOURCES: Final[list[str]] = ["regions", "zones", "capitals", "population", "technology"]


def sources(table: "World") -> list[list[int]]:
    """A20.1-A20.4  Each seat's points by what they are for, in one walk over the map."""
    kit = table.kit
    found = [[0, 0, 0, *level_points(table, seat)] for seat in range(kit.seats)]
    for owner in table.owners:
        if owner != NOBODY:
            found[owner][0] += kit.vp_region
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral != NOBODY and table.holds_zone(admiral, zone):
            found[admiral][1] += kit.vp_zone
        zone += 1
    for nation in table.nations:
        if nation.capital >= 0:
            captor = table.owners[nation.capital]
            if captor != NOBODY:
                found[captor][2] += kit.vp_capital
    return found


def level_points(table: "World", seat: i64) -> list[int]:
    """A20.3, A20.4  Points for Population cards, and for levels of the other suits."""
    nation = table.nations[seat]
    population: i64 = 0
    technology: i64 = 0
    for card in table.kit.economics:
        if nation.level(card.suit) >= card.level:
            if card.suit == POPULATION:
                population += card.vp
            else:
                technology += card.vp
    return [population, technology]


def scores(table: "World") -> list[int]:
    return [sum(points) for points in sources(table)]


def army_units(table: "World", seat: i64) -> i64:
    """A20.5, A14.14  Army units in own regions and aboard; attackers whose battle was called off do not count."""
    total: i64 = 0
    region: i64 = 0
    for owner in table.owners:
        if owner == seat:
            total += size(table.armies[region])
            if table.moved is not NO_REGIONS:
                total += size(table.moved[region])
        region += 1
    zone: i64 = 0
    for admiral in table.admirals:
        if admiral == seat:
            total += size(table.cargo(zone))
        zone += 1
    if seat == table.active:
        for units in table.sailed_holds:
            total += size(units)
    return total


def ranking(table: "World", seat: i64, points: i64) -> list[int]:
    """A20.5  What decides, in this order."""
    nation = table.nations[seat]
    wealth = nation.production + nation.oil
    return [points, table.region_count(seat), army_units(table, seat), wealth]


def winners(table: "World") -> list[int]:
    """A1.1, A1.4, A20.5  Who has the most points; of these the first in the ranking, all who tie."""
    if table.captor >= 0 and table.kit.instant_win:
        return [table.captor]
    points = scores(table)
    ranks = [ranking(table, seat, points[seat]) for seat in range(table.kit.seats)]
    best = max(ranks)
    return [seat for seat in range(table.kit.seats) if ranks[seat] == best]


assert LEVELS == 4
