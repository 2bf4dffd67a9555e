"""Cuts the world into regions, sea zones and dead water: a coverage in degrees, without gaps and overlaps."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import shapely
from shapely import affinity
from shapely.geometry import MultiPoint, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.attack_maps.borders import Borders, Box
from tools.attack_maps.coasts import Coasts
from tools.attack_maps.shapes import joined, largest, parts, polygons

WORLD = box(-186.0, -62.0, 250.0, 85.5)  # wider than a turn: what lies beyond the seam is there twice
CASPIAN: Box = (45, 35, 56, 48)
INNER_SEAS = ("MED", "RED", "BAL")  # those that may fall apart into basins
SMALLEST_ISLAND = 0.07  # square degrees, at the equator
SMALLEST_LAKE = 0.6


class Piece(NamedTuple):
    """A region, zone or dead water (`~1`), as it lies turned round the globe by some degrees."""

    id: str
    turn: int
    shape: MultiPolygon


class Partition(NamedTuple):
    pieces: list[Piece]
    islands: dict[str, MultiPolygon]  # on the plates


def cut(borders: Borders, coasts: Coasts) -> Partition:
    land = _Land(borders, coasts).shapes
    islands = {}
    for id, plate in borders.plates.items():
        islands[id] = polygons(land[id].intersection(plate))
        land[id] = joined([land[id], plate])
    placed = [Piece(id, turn, shape) for id, whole in land.items() for turn, shape in _copies(whole)]
    sea, dead = _water(placed, borders)
    placed += _zones(sea, borders)
    placed += [Piece(f"~{at}", 0, polygons(lake)) for at, lake in enumerate(dead, 1) if lake.area > 0.02]
    clean = shapely.coverage_clean([piece.shape for piece in placed], snapping_distance=0.002, gap_width=0.05)
    return Partition(
        [piece._replace(shape=polygons(shape)) for piece, shape in zip(placed, clean, strict=True)], islands
    )


class _Land:
    """The regions, step by step; each step changes `shapes`."""

    def __init__(self, borders: Borders, coasts: Coasts) -> None:
        self.borders = borders
        self.shapes: dict[str, MultiPolygon] = {}
        self.gather(coasts)
        self.move_wedges()
        self.fill_inlets()
        self.open_straits()
        self.choose_islands()

    def gather(self, coasts: Coasts) -> None:
        """Countries and states by region. A place that two of them claim is the first one's."""
        gathered: dict[str, list[BaseGeometry]] = {
            id: [coasts.countries[code] for code in codes] for id, codes in self.borders.regions.items()
        }
        for country, outlines in self.borders.within.items():
            for id, shape in divide(eastward(coasts.countries[country], country), outlines).items():
                gathered[id].append(shape)
        for id, found in gathered.items():
            widened = (shape.buffer(0.004, join_style="mitre") for shape in found)  # closes hairlines between states
            whole = eastward(joined(widened), id)
            nearby = [other for other in self.shapes.values() if other.intersects(whole)]
            self.shapes[id] = polygons(whole.difference(shapely.union_all(nearby))) if nearby else whole

    def move_wedges(self) -> None:
        for to, source, area in self.borders.moves:
            moved = polygons(self.shapes[source].intersection(area))
            if moved.is_empty:
                raise ValueError(f"nothing of {source} lies in the wedge that goes to {to}")
            self.shapes[source] = polygons(self.shapes[source].difference(area))
            self.shapes[to] = joined([self.shapes[to], moved.buffer(1e-5)])

    def fill_inlets(self) -> None:
        for id, area in self.borders.fills:
            others = shapely.union_all([shape for other, shape in self.shapes.items() if other != id])
            self.shapes[id] = polygons(joined([self.shapes[id], area]).difference(others))

    def open_straits(self) -> None:
        water = shapely.union_all(self.borders.straits)
        self.shapes = {id: polygons(shape.difference(water)) for id, shape in self.shapes.items()}

    def choose_islands(self) -> None:
        """Leaves out what is too small to see, or too far; enlarges what the game needs."""
        for id, shape in self.shapes.items():
            kept = []
            for part in parts(shape):
                if any(_lies_in(part, bounds) for bounds in self.borders.left_out):
                    continue
                times = next((e.times for e in self.borders.enlarged if e.region == id and _lies_in(part, e.box)), None)
                if times is not None:
                    kept.append(affinity.scale(Polygon(part.exterior), times, times))
                elif id in self.borders.plates or _seen_area(part) >= SMALLEST_ISLAND:
                    lakes = [hole for hole in part.interiors if Polygon(hole).area > SMALLEST_LAKE]
                    kept.append(Polygon(part.exterior, lakes))
            self.shapes[id] = joined(kept)


def divide(country: BaseGeometry, outlines: dict[str, Polygon]) -> dict[str, MultiPolygon]:
    """A country by rough outlines: what lies in none of them goes to the nearest."""
    found, rest = {}, country
    for id, outline in outlines.items():
        found[id] = [rest.intersection(shapely.make_valid(outline))]
        rest = rest.difference(shapely.make_valid(outline))
    corners: dict[tuple[float, float], str] = {}
    for id, outline in outlines.items():
        for x, y in shapely.get_coordinates(shapely.segmentize(outline.exterior, 0.25)):
            corners.setdefault((round(x, 4), round(y, 4)), id)
    cells = shapely.voronoi_polygons(MultiPoint(list(corners)), extend_to=country, ordered=True)
    for id in outlines:
        mine = [cell for cell, owner in zip(cells.geoms, corners.values(), strict=True) if owner == id]
        found[id].append(rest.intersection(shapely.union_all(mine)))
    return {id: polygons(shapely.union_all(shapes)) for id, shapes in found.items()}


def eastward(shape: BaseGeometry, id: str) -> MultiPolygon:
    """What lies beyond the antimeridian goes on at the right edge; only Alaska stays at the left."""
    moved = []
    for part in parts(shape):
        x = part.representative_point().x
        if id == "ALA":
            if x > 0:
                continue
        elif x < (0 if id in ("HAW", "POY", "RUS") else -169.3):
            part = affinity.translate(part, 360)
        moved.append(part.buffer(1e-6))
    return joined(moved)


def _water(land: list[Piece], borders: Borders) -> tuple[MultiPolygon, list[BaseGeometry]]:
    """What is no land: the sea, with inner seas that are cut off; and dead water."""
    water = polygons(WORLD.difference(shapely.union_all([piece.shape for piece in land])))
    ocean = largest(water)
    basins = shapely.union_all([borders.zones[id] for id in INNER_SEAS])
    sea, dead = [ocean], []
    for part in parts(water):
        if part is not ocean:
            cut_off = part.area > 0.3 and basins.contains(part.representative_point()) and not _lies_in(part, CASPIAN)
            (sea if cut_off else dead).append(part)
    return joined(sea), dead


def _zones(sea: MultiPolygon, borders: Borders) -> list[Piece]:
    found: list[Piece] = []
    for id, outline in borders.zones.items():
        for turn, area in _copies(shapely.make_valid(outline)):
            taken = polygons(sea.intersection(area))
            if not taken.is_empty:
                found.append(Piece(id, turn, taken))
                sea = polygons(sea.difference(area))
    for left in parts(sea):  # slivers between outlines: to the zone with the longest common edge
        edge = left.buffer(1e-6)
        lengths = [zone.shape.intersection(edge).length if zone.shape.intersects(left) else 0 for zone in found]
        at = lengths.index(max(lengths))
        found[at] = found[at]._replace(shape=joined([found[at].shape, edge]))
    return found


def _copies(shape: BaseGeometry) -> Iterator[tuple[int, MultiPolygon]]:
    """A shape as it lies in the world, and again a turn further."""
    for turn in (0, 360, -360):
        here = polygons(affinity.translate(shape, turn).intersection(WORLD))
        if not here.is_empty:
            yield turn, here


def _lies_in(part: BaseGeometry, bounds: Iterable[float]) -> bool:
    west, south, east, north = bounds
    point = part.representative_point()
    return south <= point.y <= north and any(west <= point.x + turn <= east for turn in (0, 360, -360))


def _seen_area(part: BaseGeometry) -> float:
    """Square degrees, less near the poles, where maps are stretched."""
    return float(part.area * max(0.25, (90 - abs(part.representative_point().y)) / 90))
