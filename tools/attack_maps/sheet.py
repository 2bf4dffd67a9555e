"""One map: the pieces of the world in its frame, projected, warped so that each has room, and simplified as one."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.attack_maps.borders import Borders
from tools.attack_maps.cartogram import Field, blur, spread
from tools.attack_maps.coasts import Coasts
from tools.attack_maps.neighbours import Content
from tools.attack_maps.partition import CASPIAN, Partition
from tools.attack_maps.raster import STEP, Raster
from tools.attack_maps.shapes import joined, parts, polygons

FRAMES = Path(__file__).parent / "frames.toml"
FAR_NORTH = ("NWT", "GRE", "WSI", "NRU", "ALA")  # their many islands are thinned out more
SMALLEST_ISLAND, SMALLEST_NORTHERN_ISLAND = 40, 110  # square units
SMALLEST_GHOST = 8  # square degrees: a sliver of a zone at the edge goes to what lies beside it
SHORTEST_RIVER = 13  # degrees
CIRCLES = {"equator": 0.0, "cancer": 23.4366, "capricorn": -23.4366, "arctic": 66.5634}


class Place(NamedTuple):
    id: str
    ghost: bool  # a copy beyond the seam
    shape: MultiPolygon


def settings_of(board: str) -> dict[str, Any]:
    with FRAMES.open("rb") as opened:
        settings: dict[str, Any] = tomllib.load(opened)[board]
    return settings


class Sheet:
    def __init__(self, content: Content, partition: Partition, borders: Borders, coasts: Coasts) -> None:
        self.content, self.borders = content, borders
        self.settings = settings_of(content.board)
        self.width, self.height = self.settings["frame"]
        self.window = box(*self.settings["window"])
        self.places = [place._replace(shape=self.project(place.shape, 1.2)) for place in self.choose(partition)]
        self.drawn = {name: self.project(shape, 1.0) for name, shape in self.decoration(partition, coasts).items()}
        self.warp()
        self.simplify()

    def choose(self, partition: Partition) -> list[Place]:
        """What is in the window. Of two copies of a place the larger one is the place, the other its ghost."""
        merge = self.settings.get("merge", {})
        gathered: dict[tuple[str, int], list[BaseGeometry]] = {}
        for piece in partition.pieces:
            here = polygons(piece.shape.intersection(self.window))
            if not here.is_empty:
                gathered.setdefault((merge.get(piece.id, piece.id), piece.turn), []).append(here)
        shapes = {key: polygons(shapely.coverage_union_all(found)) for key, found in gathered.items()}
        largest: dict[str, float] = {}
        for (id, _), shape in shapes.items():
            largest[id] = max(largest.get(id, 0), shape.area)
        places = [Place(id, shape.area < largest[id], shape) for (id, _), shape in shapes.items()]
        slivers = {place for place in places if place.ghost and place.shape.area < SMALLEST_GHOST}
        return [place for place in places if place not in slivers or place.id in self.content.every_region]

    def decoration(self, partition: Partition, coasts: Coasts) -> dict[str, BaseGeometry]:
        """What is only drawn, in degrees."""
        west, south, east, north = self.settings["window"]
        meridians = [[(lon, south), (lon, north)] for lon in range(-180, 260, 15) if west < lon < east]
        parallels = [[(west, lat), (east, lat)] for lat in range(-75, 90, 15) if south < lat < north]
        found: dict[str, BaseGeometry] = {"graticule": MultiLineString(meridians + parallels)}
        for name, lat in CIRCLES.items():
            if south < lat < north:
                found[f"circles {name}"] = LineString([(west, lat), (east, lat)])
        lakes = [lake for lake in coasts.lakes if lake.area > 0.9 and not box(*CASPIAN).contains(lake.centroid)]
        turned = [affinity.translate(lake, turn).intersection(self.window) for lake in lakes for turn in (0, 360)]
        found["lakes"] = MultiPolygon([Polygon(part.exterior) for lake in turned for part in parts(lake)])
        found["rivers"] = self.seen(coasts.rivers, SHORTEST_RIVER)
        found["ranges"] = self.seen(self.borders.ranges, 1)
        found["canals"] = self.seen([canal for canal in self.borders.canals if canal.within(self.window)], 0)
        for id, islands in partition.islands.items():
            if id in self.content.regions:
                found[f"islands {id}"] = polygons(islands.intersection(self.window))
        return {name: shape for name, shape in found.items() if not shape.is_empty}

    def seen(self, lines: list[LineString], least: float) -> MultiLineString:
        """Lines in the window, if they are this long there."""
        cut = [part for line in lines for part in parts(line.intersection(self.window), "LineString")]
        return MultiLineString([line for line in cut if line.length > least])

    def project(self, shape: BaseGeometry, longest: float) -> BaseGeometry:
        """Miller's projection, into the frame; edges are first cut into pieces that can bend."""
        west, south, east, north = self.settings["window"]
        top, bottom = _miller(np.array([north, south]))

        def to_frame(points: Field) -> Field:
            x = (points[:, 0] - west) / (east - west) * self.width
            y = (_miller(points[:, 1]) - top) / (bottom - top) * self.height
            return np.column_stack([x, y])

        return shapely.transform(shapely.segmentize(shape, longest), to_frame)

    def warp(self) -> None:
        """Gives every place room for its pieces."""
        raster = Raster(self.width, self.height)
        shapes = [place.shape for place in self.places]
        first = np.array([shape.area for shape in shapes])
        strength = self.settings["strength"]
        goal = first ** (1 - strength) * self.areas_wanted(first) ** strength
        everything = np.array([*shapes, *self.drawn.values()], dtype=object)
        for radius in self.settings["blur"]:
            shapes = list(everything[: len(shapes)])
            ratio = np.append(goal / [shape.area for shape in shapes], 1.0)
            density = np.clip(ratio[raster.numbers(shapes)], 0.12, 9)
            density = np.exp(blur(np.log(density), radius))
            cells = shapely.get_coordinates(everything) / STEP - 0.5
            everything = shapely.set_coordinates(everything, (spread(density, cells) + 0.5) * STEP)
        self.places = [place._replace(shape=shape) for place, shape in zip(self.places, everything, strict=False)]
        self.drawn = dict(zip(self.drawn, everything[len(shapes) :], strict=True))

    def areas_wanted(self, areas: Field) -> Field:
        """Land and sea share the frame; within each, small places get more than they have."""
        settings, content = self.settings, self.content
        goal = areas.copy()
        main = [at for at, place in enumerate(self.places) if not place.ghost and content.has(place.id)]
        for at in set(range(len(areas))) - set(main):
            goal[at] *= settings["off"] * (0.75 if self.places[at].id in content.every_region else 1)
        free = self.width * self.height - sum(goal[at] for at in range(len(areas)) if at not in main)
        for table, share, power in (
            (content.regions, 1 - settings["sea_share"], settings["land_power"]),
            (content.zones, settings["sea_share"], settings["sea_power"]),
        ):
            mine = [at for at in main if self.places[at].id in table]
            weight = np.array([areas[at] ** power * settings["more"].get(self.places[at].id, 1) for at in mine])
            goal[mine] = weight / weight.sum() * share * free
        return goal

    def simplify(self) -> None:
        """Borders lose their small corners, both sides alike; very small islands go."""
        shapes = [polygons(shapely.make_valid(place.shape)) for place in self.places]
        shapes = list(shapely.coverage_clean(shapes, snapping_distance=0.02, gap_width=0.3))
        shapes = [self.without_small_islands(place.id, shape) for place, shape in zip(self.places, shapes, strict=True)]
        self.fill_gaps(shapes)
        shapes = list(shapely.coverage_clean(shapes, snapping_distance=0.05, gap_width=0.6))
        shapes = list(shapely.coverage_simplify(shapes, self.settings["tolerance"], simplify_boundary=False))
        self.places = [place._replace(shape=polygons(shape)) for place, shape in zip(self.places, shapes, strict=True)]

    def fill_gaps(self, shapes: list[MultiPolygon]) -> None:
        """Where an island was: to the zone round it, or if there is none to what else lies beside it."""
        covered = shapely.union_all([shape.buffer(0.01) for shape in shapes])
        for gap in parts(box(0, 0, self.width, self.height).difference(covered)):
            edge = gap.buffer(0.05)
            beside = [at for at, shape in enumerate(shapes) if shape.intersects(edge)]
            zones = [at for at in beside if self.places[at].id in self.content.every_zone]
            at = max(zones or beside, key=lambda at: shapes[at].intersection(edge).area)
            shapes[at] = joined([shapes[at], gap.buffer(0.03)])

    def without_small_islands(self, id: str, shape: MultiPolygon) -> MultiPolygon:
        if id not in self.content.every_region:
            return polygons(shape)
        least = SMALLEST_NORTHERN_ISLAND if id in FAR_NORTH else SMALLEST_ISLAND
        largest = max((part.area for part in parts(shape)), default=0)
        return MultiPolygon([part for part in parts(shape) if part.area > min(least, largest * 0.3)])


def _miller(latitude: Field) -> Field:
    radians: Field = np.radians(latitude)
    return -np.degrees(1.25 * np.log(np.tan(np.pi / 4 + 0.4 * radians)))
