"""A drawn map, read from the file that the page loads: who touches whom, and what lies where."""

import json
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any, NamedTuple

from parlour.games.attack_deluxe.atlas import REGIONS, Atlas, atlas_of

MAPS = Path(__file__).parents[3] / "web" / "src" / "games" / "attack_deluxe" / "maps"
LEAST = 5.0  # units of common edge that make neighbours

Point = tuple[float, float]
Pair = tuple[str, str]


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


class Box(NamedTuple):
    """What covers some of the map, by its middle."""

    x: float
    y: float
    width: float
    height: float

    def covers(self, other: "Box", by: float = 0) -> bool:
        """Whether two lie on each other by more than this."""
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        return across > by and down > by


class Place(NamedTuple):
    id: str
    ghost: bool
    off: bool
    rings: list[list[Point]]

    def holds(self, point: Point) -> bool:
        """By the number of edges that a line to the left crosses."""
        x, y = point
        inside = False
        for (x0, y0), (x1, y1) in self.edges():
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                inside = not inside
        return inside

    def edges(self) -> Iterator[tuple[Point, Point]]:
        for ring in self.rings:
            yield from pairwise(ring)

    def distance(self, point: Point) -> float:
        """To the nearest edge."""
        return min(_distance(point, *edge) for edge in self.edges())

    def area(self) -> float:
        """Outer rings and holes run in opposite ways, so that holes count against."""
        return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in self.edges())) / 2


class DrawnMap:
    def __init__(self, board: str, told: dict[str, Any] | None = None) -> None:
        self.board = board
        self.file = MAPS / f"{board}.json"
        self.told: dict[str, Any] = told or json.loads(self.file.read_text(encoding="utf-8"))
        self.atlas: Atlas = atlas_of(board)
        self.width, self.height = self.told["frame"]
        scale = self.told["transform"]["scale"][0]
        self.arcs = [[(x * scale, y * scale) for x, y in _unfolded(arc)] for arc in self.told["arcs"]]
        self.places = [self._place(entry) for entry in self.told["objects"]["places"]["geometries"]]
        self.anchors: dict[str, dict[str, Any]] = self.told["anchors"]

    def _place(self, entry: dict[str, Any]) -> Place:
        properties = entry.get("properties", {})
        rings = [self.line(ring) for polygon in entry["arcs"] for ring in polygon]
        return Place(entry["id"], properties.get("ghost", False), properties.get("off", False), rings)

    def line(self, arcs: list[int]) -> list[Point]:
        points: list[Point] = []
        for index in arcs:
            arc = self.arcs[index] if index >= 0 else self.arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    # what the rules say

    @property
    def regions(self) -> list[str]:
        return self.atlas.region_ids[self.atlas.first : self.atlas.end]

    @property
    def zones(self) -> list[str]:
        return self.atlas.zone_ids[self.atlas.first_zone : self.atlas.end_zone]

    @property
    def here(self) -> set[str]:
        return {*self.regions, *self.zones}

    def seas(self, region: str) -> list[str]:
        return [self.atlas.zone_ids[zone] for zone in self.atlas.seas[self.atlas.region_ids.index(region)]]

    def neighbours(self) -> set[Pair]:
        """Land borders, zones side by side, and coasts."""
        atlas = self.atlas
        found = {pair(region, sea) for region in self.regions for sea in self.seas(region)}
        for ids, ways in ((atlas.region_ids, atlas.land), (atlas.zone_ids, atlas.waters)):
            found |= {pair(ids[one], ids[other]) for one, others in enumerate(ways) for other in others}
        return found

    # what is drawn

    def main(self, id: str) -> Place:
        (found,) = [place for place in self.places if place.id == id and not place.ghost and not place.off]
        return found

    def copies(self, id: str) -> list[Place]:
        return [place for place in self.places if place.id == id]

    def touching(self) -> dict[Pair, float]:
        """The length of the common edge of any two places of this map."""
        beside: dict[frozenset[Point], set[str]] = {}
        for place in self.places:
            for edge in place.edges():
                beside.setdefault(frozenset(edge), set()).add(place.id)
        found: dict[Pair, float] = {}
        for edge, ids in beside.items():
            if len(ids) == 2 and ids <= self.here:
                key = pair(*ids)
                found[key] = found.get(key, 0) + dist(*edge)
        return found

    def disagreements(self) -> set[Pair]:
        """Pairs that touch and should not, or should and do not."""
        return {key for key, length in self.touching().items() if length >= LEAST} ^ self.neighbours()

    def at(self, point: Point) -> Place | None:
        return next((place for place in self.places if place.holds(point)), None)

    def is_region(self, id: str) -> bool:
        return id in self.atlas.region_ids[:REGIONS]

    # what lies on it

    def stack(self, id: str) -> Box:
        """Full: two rows of two counters."""
        return Box(*self.anchors[id]["stack"], 82, 48)

    def name(self, id: str) -> Box:
        """About as large as it is drawn near."""
        lines = self.anchors[id]["lines"]
        letter, line = (7.0, 15) if self.is_region(id) else (7.6, 15)
        return Box(*self.anchors[id]["name"], max(len(text) for text in lines) * letter, line * len(lines))

    def dock(self, id: str) -> Box:
        return Box(*self.anchors[id]["dock"], 70, 20)


def _unfolded(arc: list[list[int]]) -> list[tuple[int, int]]:
    """The points of an arc that is told as steps."""
    x = y = 0
    found = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = point, start, end
    length = dist(start, end)
    if length == 0:
        return dist(point, start)
    share = min(1.0, max(0.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length**2))
    return dist(point, (x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
