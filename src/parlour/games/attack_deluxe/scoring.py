"""A20  Victory points, and who wins."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.box import LEVELS, NO_REGIONS, POPULATION
from parlour.games.attack_deluxe.units import size

if TYPE_CHECKING:
    from parlour.games.attack_deluxe.state import World

SOURCES: Final[list[str]] = ["regions", "zones", "capitals", "population", "technology"]


def sources(table: "World", seat: i64) -> list[int]:
    """A20.1-A20.4  Points by what they are for."""
    kit = table.kit
    capitals: i64 = 0
    for nation in table.nations:
        if nation.capital >= 0 and table.owners[nation.capital] == seat:
            capitals += 1
    population: i64 = 0
    technology: i64 = 0
    for card in kit.economics:
        if table.nations[seat].level(card.suit) >= card.level:
            if card.suit == POPULATION:
                population += card.vp
            else:
                technology += card.vp
    return [
        table.region_count(seat) * kit.vp_region,
        table.zone_count(seat) * kit.vp_zone,
        capitals * kit.vp_capital,
        population,
        technology,
    ]


def score(table: "World", seat: i64) -> i64:
    total: i64 = 0
    for points in sources(table, seat):
        total += points
    return total


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


def ranking(table: "World", seat: i64) -> list[int]:
    """A20.5  What decides, in this order."""
    nation = table.nations[seat]
    wealth = nation.production + nation.oil
    return [score(table, seat), table.region_count(seat), army_units(table, seat), wealth]


def winners(table: "World") -> list[int]:
    """A1.1, A1.4, A20.5  Who has the most points; of these the first in the ranking, all who tie."""
    if table.captor >= 0 and table.kit.instant_win:
        return [table.captor]
    ranks = [ranking(table, seat) for seat in range(table.kit.seats)]
    best = max(ranks)
    return [seat for seat in range(table.kit.seats) if ranks[seat] == best]


assert LEVELS == 4
