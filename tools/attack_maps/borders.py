"""Reads `borders.toml`: what each region and zone is made of."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

FILE = Path(__file__).parent / "borders.toml"
Box = tuple[float, float, float, float]  # west, south, east, north


class Move(NamedTuple):
    """What goes from one region to another."""

    to: str
    source: str
    area: Polygon


class Enlarged(NamedTuple):
    """Islands of a region that are drawn larger."""

    region: str
    box: Box
    times: float


class Borders:
    """All in degrees, as shapes."""

    def __init__(self, file: Path = FILE) -> None:
        with file.open("rb") as opened:
            told: dict[str, Any] = tomllib.load(opened)
        self.regions: dict[str, list[str]] = {id: text.split() for id, text in told["regions"].items()}
        self.unnamed = {code: Point(_points(text)[0]) for code, text in told["unnamed"].items()}
        self.within = {
            country: {id: Polygon(_points(text)) for id, text in outlines.items()}
            for country, outlines in told["within"].items()
        }
        self.moves = [Move(entry["to"], entry["from"], Polygon(_points(entry["area"]))) for entry in told["moves"]]
        self.straits = [LineString(_points(entry["line"])).buffer(entry["width"]) for entry in told["straits"]]
        self.fills = [(entry["to"], Polygon(_points(entry["area"]))) for entry in told["fills"]]
        self.left_out: list[Box] = [tuple(box) for box in told["islands"]["left_out"]]
        self.enlarged = [Enlarged(entry["region"], tuple(entry["box"]), entry["times"]) for entry in told["enlarged"]]
        self.plates = {id: _ellipse(*figures) for id, figures in told["plates"].items()}
        self.zones = {id: Polygon(_points(text)) for id, text in told["zones"].items()}
        self.ranges = [LineString(_points(text)) for text in told["drawn"]["ranges"]]
        self.canals = [LineString(_points(text)) for text in told["drawn"]["canals"]]


def _points(text: str) -> list[tuple[float, float]]:
    return [(float(lon), float(lat)) for lon, lat in (point.split() for point in text.split(","))]


def _ellipse(x: float, y: float, width: float, height: float, turn: float) -> BaseGeometry:
    circle = Point(0, 0).buffer(1, quad_segs=16)
    return affinity.translate(affinity.rotate(affinity.scale(circle, width, height), turn), x, y)
