"""A5.4, A5.6, A7.3, A7.4, A9.1  Which ways there are for units, which are closed and by whom: for those who look on.

The rules find their way by the atlas; here it is listed."""

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.games.attack_deluxe.atlas import Atlas
from parlour.games.attack_deluxe.blitz import mark_tank_targets
from parlour.games.attack_deluxe.box import NO_REGIONS, WorldBox
from parlour.games.attack_deluxe.schema import Crossing, Ways
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import TANK, count


def see_ways(table: World, seat: i64) -> Ways:
    return {
        "closed": closed_ways(table, seat),
        "tanks": tank_reach(table, seat),
        "networks": [networks(table, seat, part, True) for part in networks(table, seat, owned(table, seat), False)],
    }


def owned(table: World, seat: i64) -> list[str]:
    atlas = table.kit.atlas
    return [atlas.region_ids[region] for region in range(atlas.first, atlas.end) if table.owners[region] == seat]


def closed_ways(table: World, seat: i64) -> dict[str, dict[str, list[int]]]:
    """A5.6  Out of the regions of a seat: where only Planes get, and whose ships close all ways there."""
    atlas, closed = table.kit.atlas, table.enemy_zones(seat)
    found: dict[str, dict[str, list[int]]] = {}
    if closed == 0:
        return found
    for region in range(atlas.first, atlas.end):
        if table.owners[region] == seat:
            shut: dict[str, list[int]] = {}
            for at in range(len(atlas.ways[region])):
                if not atlas.is_open(region, at, closed):
                    shut[atlas.region_ids[atlas.ways[region][at]]] = closers(table, region, at, closed)
            if shut:
                found[atlas.region_ids[region]] = shut
    return found


def closers(table: World, region: i64, at: i64, closed: i64) -> list[int]:
    """Whose ships lie in the zones that the ways to this neighbour cross."""
    crossed: i64 = 0
    for zones in table.kit.atlas.crossings[region][at]:
        crossed |= zones
    seats: list[int] = []
    for zone in range(table.kit.atlas.first_zone, table.kit.atlas.end_zone):
        if crossed & closed & bit(zone) and table.admirals[zone] not in seats:
            seats.append(table.admirals[zone])
    return sorted(seats)


def tank_reach(table: World, seat: i64) -> dict[str, list[str]]:
    """A7.3  By each region of a seat from which Tanks may go: the hostile regions that they reach in a Blitz."""
    atlas = table.kit.atlas
    found: dict[str, list[str]] = {}
    for region in range(atlas.first, atlas.end):
        if table.owners[region] == seat and table.spare(region) > 0 and count(table.armies[region], TANK):
            marks = NO_REGIONS[:]
            mark_tank_targets(table, seat, region, marks)
            found[atlas.region_ids[region]] = [atlas.region_ids[other] for other in range(len(marks)) if marks[other]]
    return found


def networks(table: World, seat: i64, regions: list[str], only_open: bool) -> list[list[str]]:
    """A9.1, A9.3  The parts of these regions between which units get through own regions; or Planes, over all water."""
    atlas, closed = table.kit.atlas, table.enemy_zones(seat) if only_open else 0
    left = [atlas.region_ids.index(id) for id in regions]
    found: list[list[str]] = []
    while left:
        part: list[int] = [left.pop(0)]
        for region in part:
            for at in range(len(atlas.ways[region])):
                other = atlas.ways[region][at]
                if other in left and atlas.is_open(region, at, closed):
                    left.remove(other)
                    part.append(other)
        found.append([atlas.region_ids[region] for region in sorted(part)])
    return found


# ---------------------------------------------------------------------- what is printed


def crossings(atlas: Atlas, region: i64) -> dict[str, list[Crossing]]:
    """A5.4  The regions that are adjacent over water only, each with the ways there."""
    found: dict[str, list[Crossing]] = {}
    for other in atlas.ways[region]:
        if other not in atlas.land[region]:
            ways: list[Crossing] = []
            for one, another, crossed in atlas.lanes:
                if (one, another) in ((region, other), (other, region)):
                    ways.append({"by": "lane", "zones": zones_in(atlas, crossed)})
            for zone in atlas.seas[region]:
                if atlas.anchor[zone] and zone in atlas.seas[other]:
                    ways.append({"by": "anchor", "zones": [atlas.zone_ids[zone]]})
            found[atlas.region_ids[other]] = ways
    return found


def zones_in(atlas: Atlas, zones: i64) -> list[str]:
    """The zones of a set."""
    return [id for number, id in enumerate(atlas.zone_ids) if zones >> number & 1]


def by_land(box: WorldBox, region: i64) -> dict[str, int]:
    """A7.4  How many land borders away other regions are, as far as Planes fly in a Blitz or by a card."""
    most: i64 = box.blitz_reach
    for card in box.cards:
        most = max(most, card.borders)
    steps = box.atlas.by_land[region]
    near = [other for other in range(len(steps)) if 0 < steps[other] <= most]
    return {box.atlas.region_ids[other]: steps[other] for other in near}
