"""TopoJSON: shapes as rings of arcs, each border there once."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import dist
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon

from tools.attack_maps.neighbours import Pair, pair
from tools.attack_maps.shapes import parts
from tools.attack_maps.sheet import Place

Point = tuple[int, int]  # in steps of the grid
Arc = tuple[Point, ...]


class Topology:
    def __init__(self, grid: int) -> None:
        self.grid = grid
        self.arcs: list[Arc] = []
        self.numbers: dict[Arc, int] = {}
        self.places: list[Place] = []
        self.rings: list[list[list[list[int]]]] = []  # of each place: polygons, rings, arcs
        self.objects: dict[str, dict[str, Any]] = {}

    # places

    def add_places(self, places: list[Place]) -> None:
        """All at once: where three meet, an arc ends."""
        rounded = [[self._rounded_rings(polygon) for polygon in _by_size(place.shape)] for place in places]
        kept = [(place, [rings for rings in found if rings]) for place, found in zip(places, rounded, strict=True)]
        self.places = [place for place, found in kept if found]
        rings = [found for _, found in kept if found]
        ends = _junctions(ring for found in rings for polygon in found for ring in polygon)
        self.rings = [[[self._cut(ring, ends) for ring in polygon] for polygon in found] for found in rings]

    def smooth(self, is_soft: Callable[[str], bool]) -> None:
        """Rounds off the borders between soft places, those of water."""
        for number, owners in self.owners().items():
            soft = len(owners) == 2 and all(is_soft(self.places[at].id) for at in owners)
            if soft and self.length(number) > 12:
                line = _chaikin(_chaikin(_simplified(self.arcs[number], 2.5 * self.grid)))
                self.arcs[number] = _simplified([(round(x), round(y)) for x, y in line], 0.45 * self.grid)

    def owners(self) -> dict[int, list[int]]:
        """The places on either side of each arc."""
        found: dict[int, list[int]] = {}
        for at, polygons in enumerate(self.rings):
            for number in {_number(arc) for polygon in polygons for ring in polygon for arc in ring}:
                found.setdefault(number, []).append(at)
        return found

    def touching(self) -> dict[Pair, float]:
        """How long the common edge of two places is, all their copies together."""
        found: dict[Pair, float] = {}
        for number, owners in self.owners().items():
            ids = sorted({self.places[at].id for at in owners})
            if len(ids) == 2:
                key = pair(*ids)
                found[key] = found.get(key, 0) + self.length(number)
        return found

    def shapes(self) -> list[Place]:
        """The places as they are drawn, after rounding and smoothing."""
        found = []
        for place, polygons in zip(self.places, self.rings, strict=True):
            drawn = [Polygon(outer, holes) for outer, *holes in ([self.ring(r) for r in p] for p in polygons)]
            found.append(place._replace(shape=MultiPolygon(parts(shapely.make_valid(MultiPolygon(drawn))))))
        return found

    def ring(self, arcs: list[int]) -> list[tuple[float, float]]:
        """In units."""
        points: list[Point] = []
        for arc in arcs:
            line = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            points += line[1:] if points else line
        return [(x / self.grid, y / self.grid) for x, y in points]

    def line(self, number: int) -> LineString:
        return LineString(self.ring([number]))

    def length(self, number: int) -> float:
        return _length(self.arcs[number]) / self.grid

    # what is only drawn

    def add_lines(self, name: str, lines: Iterable[LineString], tolerance: float, least: float = 0) -> None:
        found = []
        for line in lines:
            arc = self._simplified_line(line, tolerance)
            if _length(arc) / self.grid > least:
                found.append([self._number_of(arc)])
        self._add(name, {"type": "MultiLineString", "arcs": found})

    def add_areas(self, name: str, areas: Iterable[Polygon], tolerance: float, least: float) -> None:
        found = []
        for area in areas:
            arc = self._simplified_line(area.exterior, tolerance)
            if len(arc) > 3 and Polygon(arc).area / self.grid**2 > least:
                found.append([[self._number_of(arc)]])
        self._add(name, {"type": "MultiPolygon", "arcs": found})

    def _add(self, name: str, geometry: dict[str, Any]) -> None:
        """`lakes`, or `islands HAW`: one of a collection, with its id."""
        collection, _, id = name.partition(" ")
        if id:
            whole = self.objects.setdefault(collection, {"type": "GeometryCollection", "geometries": []})
            whole["geometries"].append({"id": id, **geometry})
        else:
            self.objects[name] = geometry

    # the file

    def as_json(self, properties: Callable[[Place], dict[str, bool]]) -> dict[str, Any]:
        geometries = []
        for place, rings in zip(self.places, self.rings, strict=True):
            geometry: dict[str, Any] = {"type": "MultiPolygon", "id": place.id, "arcs": rings}
            if told := properties(place):
                geometry["properties"] = told
            geometries.append(geometry)
        return {
            "type": "Topology",
            "transform": {"scale": [1 / self.grid] * 2, "translate": [0, 0]},
            "objects": {"places": {"type": "GeometryCollection", "geometries": geometries}, **self.objects},
            "arcs": [_steps(arc) for arc in self.arcs],
        }

    # arcs

    def _rounded_rings(self, polygon: Polygon) -> list[list[Point]]:
        rings = [self._rounded(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
        return [ring for ring in rings if len(ring) >= 4] if len(rings[0]) >= 4 else []

    def _rounded(self, points: Iterable[tuple[float, float]]) -> list[Point]:
        found: list[Point] = []
        for x, y in points:
            point = (round(x * self.grid), round(y * self.grid))
            if not found or found[-1] != point:
                found.append(point)
        return found

    def _simplified_line(self, line: LineString, tolerance: float) -> Arc:
        return _simplified(self._rounded(line.coords), tolerance * self.grid)

    def _cut(self, ring: list[Point], ends: set[Point]) -> list[int]:
        """A ring as arcs; one that meets no other begins at its first point in the order of numbers."""
        open_ring = ring[:-1]
        start = next((at for at, point in enumerate(open_ring) if point in ends), open_ring.index(min(open_ring)))
        turned = [*open_ring[start:], *open_ring[: start + 1]]
        cuts = [0, *(at for at in range(1, len(turned) - 1) if turned[at] in ends), len(turned) - 1]
        return [self._number_of(tuple(turned[first : last + 1])) for first, last in pairwise(cuts)]

    def _number_of(self, arc: Arc) -> int:
        if arc in self.numbers:
            return self.numbers[arc]
        if arc[::-1] in self.numbers:
            return ~self.numbers[arc[::-1]]
        self.numbers[arc] = len(self.arcs)
        self.arcs.append(arc)
        return self.numbers[arc]


def _number(arc: int) -> int:
    return arc if arc >= 0 else ~arc


def _by_size(shape: MultiPolygon) -> list[Polygon]:
    """The largest first: of an island group this is its plate. Outer rings run one way, holes the other."""
    return sorted(shapely.orient_polygons(shape).geoms, key=lambda part: -part.area)


def _junctions(rings: Iterable[list[Point]]) -> set[Point]:
    """Points where rings part: one goes on otherwise than another."""
    beside: dict[Point, frozenset[Point]] = {}
    found = set()
    for ring in rings:
        open_ring = ring[:-1]
        for at, point in enumerate(open_ring):
            both = frozenset((open_ring[at - 1], open_ring[(at + 1) % len(open_ring)]))
            if beside.setdefault(point, both) != both:
                found.add(point)
    return found


def _simplified(points: Sequence[tuple[float, float]], tolerance: float) -> Arc:
    """Douglas and Peucker. What was rounded to a single point stays one."""
    line = LineString(points if len(points) > 1 else [*points, *points])
    kept = shapely.get_coordinates(line.simplify(tolerance, preserve_topology=False))
    return tuple((round(x), round(y)) for x, y in kept.tolist())


def _chaikin(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Cuts the corners of a line, and leaves its ends."""
    found = [line[0]]
    for at, ((x, y), (u, v)) in enumerate(pairwise(line)):
        if at > 0:
            found.append((x * 0.75 + u * 0.25, y * 0.75 + v * 0.25))
        if at < len(line) - 2:
            found.append((x * 0.25 + u * 0.75, y * 0.25 + v * 0.75))
    return [*found, line[-1]]


def _length(arc: Arc) -> float:
    return sum(dist(*points) for points in pairwise(arc))


def _steps(arc: Arc) -> list[list[int]]:
    """The first point, then the way to each next one."""
    steps = [list(arc[0])] + [[u - x, v - y] for (x, y), (u, v) in pairwise(arc)]
    return [step for at, step in enumerate(steps) if at == 0 or step != [0, 0]]
