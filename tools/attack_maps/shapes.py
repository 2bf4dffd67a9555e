"""Small helpers for shapes."""

from collections.abc import Iterable

import shapely
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry


def parts(shape: BaseGeometry, kind: str = "Polygon") -> list[BaseGeometry]:
    """The single shapes of this kind that a shape is made of."""
    if shape.geom_type == kind:
        return [] if shape.is_empty else [shape]
    return [part for inner in getattr(shape, "geoms", []) for part in parts(inner, kind)]


def polygons(shape: BaseGeometry) -> MultiPolygon:
    """The areas of a shape, without the points and lines that cutting leaves behind."""
    return MultiPolygon([part for part in parts(shape) if part.area > 0])


def joined(shapes: Iterable[BaseGeometry]) -> MultiPolygon:
    return polygons(shapely.union_all(list(shapes)))


def largest(shape: BaseGeometry) -> BaseGeometry:
    return max(parts(shape), key=lambda part: part.area)
