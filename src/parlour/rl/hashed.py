"""Numbers for a game that declares no schema: feature hashing, which fits any view into a fixed number of places."""

from array import array
from collections import Counter
from typing import Any
from zlib import crc32

from parlour.engine.layout import Part

PLACES = 2048
HALF = 16  # a number of this size reads as a half


class Hashed(Part):
    """Every fact of the view, such as `players[0].colour = red`, has a place that its text decides.

    A number is told twice: that it is just this number, and how large it is. Words in a list are counted in no order.
    Two facts may share a place, so a game's own layout says more; but the places are the same on every machine and in
    every position, and nothing but the view comes in. Seats are told as the view numbers them, with the viewer's own.
    """

    def __init__(self, size: int = PLACES) -> None:
        self.size = size

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        self._add("you", you, places, at)
        self._tell("", value, places, at)
        for place in range(at, at + self.size):
            places[place] = min(1.0, places[place])

    def names(self) -> list[str]:
        return [f"#{place}" for place in range(self.size)]

    def _tell(self, path: str, value: Any, places: "array[float]", at: int) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                self._tell(f"{path}.{key}", item, places, at)
        elif isinstance(value, list):
            copies: Counter[str] = Counter()
            for index, item in enumerate(value):
                if isinstance(item, str):
                    copies[item] += 1
                    self._add(f"{path}[] {copies[item]} ×", item, places, at)
                else:
                    self._tell(f"{path}[{index}]", item, places, at)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            size = abs(value)
            self._add(f"{path} {'below' if value < 0 else 'above'} 0", "", places, at, size / (size + HALF))
            self._add(path, value, places, at)
        elif value is not None:
            self._add(path, value, places, at)

    def _add(self, path: str, value: object, places: "array[float]", at: int, amount: float = 1.0) -> None:
        places[at + crc32(f"{path} = {value}".encode()) % self.size] += amount
