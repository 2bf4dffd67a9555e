"""Sea lanes, narrow gates, places that meet in a point, and what lies beyond the seam."""

from math import atan2, degrees
from typing import Any

import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polylabel

from tools.attack_maps.neighbours import LEAST, Content, Pair, pair
from tools.attack_maps.shapes import largest, parts
from tools.attack_maps.sheet import Place
from tools.attack_maps.topology import Topology

NARROW = 26.0  # units: a way between zones that is marked with a gate
OFF = 3.0  # units that a lane's end keeps from what it does not join
BENDS = (0.12, -0.12, 0.0, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6)


def find_lanes(places: list[Place], content: Content, merge: dict[str, str]) -> list[dict[str, Any]]:
    """Each lane as a quadratic curve, in water as far as it can be; over the seam it ends at a ghost."""
    found = []
    for one, other, *zones in content.lanes:
        drawn = {merge.get(zone, zone) for zone in zones}
        water = shapely.union_all([place.shape for place in places if place.id in drawn])
        start, end = _nearest_shores(places, one, other, water)
        curve = [start, _bend(start, end, water), end]
        found.append({"between": [one, other], "over": zones, "curve": [_rounded(point) for point in curve]})
    return found


def find_gates(topology: Topology, content: Content) -> list[dict[str, Any]]:
    """The narrow ways between zones, and the turn of their mark: along the way through."""
    touching = topology.touching()
    longest: dict[Pair, int] = {}
    for number, owners in topology.owners().items():
        here = [topology.places[at] for at in owners]
        if len(here) == 2 and not any(place.ghost for place in here):
            key = pair(here[0].id, here[1].id)
            narrow = key in content.waters and touching[key] <= NARROW
            if narrow and (key not in longest or topology.length(number) > topology.length(longest[key])):
                longest[key] = number
    found = []
    for key, number in sorted(longest.items()):
        (x, y), *_, (u, v) = topology.ring([number])
        across = degrees(atan2(v - y, u - x))
        found.append({"between": list(key), "at": [round((x + u) / 2), round((y + v) / 2)], "turn": round(across + 90)})
    return found


def find_points(touching: dict[Pair, float], content: Content) -> list[list[str]]:
    """Pairs that meet in a point, or nearly so, and are no neighbours."""
    return [
        list(key)
        for key, length in sorted(touching.items())
        if length < LEAST and content.has(key[0]) and content.has(key[1]) and key not in content.neighbours
    ]


def find_wraps(topology: Topology, content: Content, lanes: list[dict[str, Any]], width: int) -> list[dict[str, Any]]:
    """What leaves one edge of the world and comes in at the other: where it meets the strip beyond the seam.

    A point for each edge where it does, in the middle of the longest contact there.
    """
    found = []
    for ids in content.wraps:
        met = [
            topology.line(number)
            for number, owners in topology.owners().items()
            if {topology.places[at].id for at in owners} == set(ids)
            and {topology.places[at].ghost for at in owners} == {True, False}
        ]
        at = [max(lines, key=lambda line: line.length) for lines in _by_side(met, width) if lines]
        points = [_rounded(line.interpolate(0.5, normalized=True)) for line in at]
        for lane in lanes:
            if set(lane["between"]) == set(ids):
                ends = (lane["curve"][0], lane["curve"][2])
                points += [end for end in ends if _at_ghost(topology.places, ids, Point(end))]
        found.append({"between": ids, "at": points})
    return found


def find_ghosts(places: list[Place], content: Content) -> list[dict[str, Any]]:
    """What lies beyond the seam: where its name goes, how it is turned, and how long it may be."""
    found = []
    for place in places:
        if place.ghost and content.has(place.id):
            west, north, east, south = place.shape.bounds
            pole = polylabel(largest(place.shape), 1.0)
            lying = _inside(LineString([(west, pole.y), (east, pole.y)]), place.shape, pole)
            standing = _inside(LineString([(pole.x, south), (pole.x, north)]), place.shape, pole)
            line, turn = (lying, 0) if lying.length > standing.length else (standing, -90)
            middle = _rounded(line.interpolate(0.5, normalized=True))
            found.append({"id": place.id, "name": middle, "turn": turn, "room": round(line.length)})
    return found


def _nearest_shores(places: list[Place], one: str, other: str, water: BaseGeometry) -> tuple[Point, Point]:
    """The two shores of this water that are nearest to each other, ghosts among them."""
    shores: list[list[BaseGeometry]] = [
        [_shore(places, place, water) for place in places if place.id == id] for id in (one, other)
    ]
    pairs = [(a, b) for a in shores[0] for b in shores[1] if not a.is_empty and not b.is_empty]
    start, end = min((nearest_points(a, b) for a, b in pairs), key=lambda ends: ends[0].distance(ends[1]))
    return start, end


def _shore(places: list[Place], region: Place, water: BaseGeometry) -> BaseGeometry:
    """Where a region meets this water, away from other places where there is enough of it."""
    shore = region.shape.boundary.intersection(water.buffer(0.6))
    beside = [place.shape for place in places if place is not region and place.shape.distance(shore) < OFF]
    others = shapely.union_all(beside).difference(water).buffer(OFF)
    clear = shore.difference(others)
    return shore if clear.is_empty else clear


def _bend(start: Point, end: Point, water: BaseGeometry) -> Point:
    """The middle of a curve that is dry for as short a way as can be, and not too bent."""
    length = start.distance(end)
    wet = water.buffer(1)

    def middle(bend: float) -> Point:
        return Point(
            (start.x + end.x) / 2 - (end.y - start.y) * bend,
            (start.y + end.y) / 2 + (end.x - start.x) * bend,
        )

    def price(bend: float) -> float:
        return float(_curve(start, middle(bend), end).difference(wet).length + abs(bend) * length * 0.08)

    return middle(min(BENDS, key=price))


def _curve(start: Point, middle: Point, end: Point) -> LineString:
    shares = [at / 24 for at in range(25)]
    return LineString(
        [
            (
                (1 - t) ** 2 * start.x + 2 * t * (1 - t) * middle.x + t * t * end.x,
                (1 - t) ** 2 * start.y + 2 * t * (1 - t) * middle.y + t * t * end.y,
            )
            for t in shares
        ]
    )


def _by_side(lines: list[LineString], width: int) -> tuple[list[LineString], list[LineString]]:
    """Those at the left of the frame, those at the right; without short ones."""
    long = [line for line in lines if line.length >= LEAST]
    left = [line for line in long if line.centroid.x < width / 2]
    return left, [line for line in long if line not in left]


def _at_ghost(places: list[Place], ids: list[str], point: Point) -> bool:
    mine = [place for place in places if place.id in ids]
    return min(mine, key=lambda place: place.shape.distance(point)).ghost


def _inside(line: LineString, shape: BaseGeometry, near: Point) -> BaseGeometry:
    """The part of a line that lies in a shape, nearest to a point."""
    return min(parts(line.intersection(shape), "LineString"), key=near.distance)


def _rounded(point: Point) -> list[int]:
    return [round(point.x), round(point.y)]
