"""A frame as a grid of small cells: which shape each cell lies in."""

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

STEP = 2  # units


class Raster:
    def __init__(self, width: int, height: int) -> None:
        self.columns, self.rows = width // STEP, height // STEP
        self.x = (np.arange(self.columns) + 0.5) * STEP
        self.y = (np.arange(self.rows) + 0.5) * STEP

    def numbers(self, shapes: Sequence[BaseGeometry]) -> NDArray[np.int64]:
        """The number of the shape in each cell; the number of shapes where there is none."""
        found = np.full((self.rows, self.columns), len(shapes))
        for number, shape in enumerate(shapes):
            for part in getattr(shape, "geoms", [shape]):
                west, north, east, south = part.bounds
                columns = slice(*np.searchsorted(self.x, [west, east]))
                rows = slice(*np.searchsorted(self.y, [north, south]))
                x, y = np.meshgrid(self.x[columns], self.y[rows])
                shapely.prepare(part)
                found[rows, columns][shapely.contains_xy(part, x, y)] = number
        return found
