"""How a view becomes numbers: what the schema of a view is made into (`engine/schema.py`).

A layout is a tree as the view is one. Each part of it takes up a fixed number of places, fills them with numbers from
0 to 1 by what it finds in the view, and names them. What is not there leaves its places at 0. Seats are counted from
the viewer on: the viewer comes first, then the next seat at the table, so that a learner need not know where it sits.
"""

from array import array
from collections.abc import Iterable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr


class LayoutError(Exception):
    """A layout that does not fit the view it is for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a layout: subclass it and fill in three answers."""

    size = 0

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        """Fill the places from `at` on by this value of the view; `you` is the viewer's seat."""
        raise NotImplementedError(type(self).__name__)

    def names(self) -> list[str]:
        """What each place says, such as `.life`, to be put behind the name of the value."""
        raise NotImplementedError(type(self).__name__)


class Unsaid(Part):
    """What the numbers leave out: a printed text, or what follows from the rest."""

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        pass

    def names(self) -> list[str]:
        return []


class Flag(Part):
    """Yes or no; also whether there is anything at all."""

    size = 1

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is not None and value is not False:
            places[at] = 1.0

    def names(self) -> list[str]:
        return [""]


class Copies(Part):
    """How many times a thing of a list is there, as a share of `most`: for the id of a table in `ById`."""

    size = 1

    def __init__(self, most: int) -> None:
        self.share = 1 / most

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is not None:
            places[at] = min(1.0, places[at] + self.share)

    def names(self) -> list[str]:
        return [""]


class Number(Part):
    """A number as a share of the way from `least` to `most`; one beyond them reads as the nearer of them."""

    size = 1

    def __init__(self, most: int, least: int = 0) -> None:
        self.least = least
        self.span = max(1, most - least)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is not None:
            share = (value - self.least) / self.span
            places[at] = 0.0 if share < 0 else 1.0 if share > 1 else share

    def names(self) -> list[str]:
        return [""]


class Choice(Part):
    """One of these words: a place each."""

    def __init__(self, words: Iterable[object]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is not None:
            places[at + self.places[value]] = 1.0

    def names(self) -> list[str]:
        return [f"={word}" for word in self.places]


class Bag(Part):
    """A list of words, in no order: how many times each is there, as a share of `most`."""

    def __init__(self, words: Iterable[object], most: int = 1) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)
        self.share = 1 / max(1, most)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for word in value or ():
            place = at + self.places[word]
            places[place] = min(1.0, places[place] + self.share)

    def names(self) -> list[str]:
        return [f" {word}" for word in self.places]


class Order(Part):
    """A list of words, none twice, whose order matters: the first reads as 1, each later one as less, down to 0."""

    def __init__(self, words: Iterable[object]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        left = self.size
        for word in value or ():
            places[at + self.places[word]] = left / self.size
            left -= 1

    def names(self) -> list[str]:
        return [f" order of {word}" for word in self.places]


class Record(Part):
    """A table of named values. All must be named, so that none is forgotten; the `unsaid` ones tell nothing new."""

    def __init__(self, parts: Mapping[str, Part], unsaid: Iterable[str] = ()) -> None:
        self.parts = {**parts, **dict.fromkeys(unsaid, Unsaid())}
        self.size = sum(part.size for part in self.parts.values())
        self._at: list[tuple[str, Part, int]] = []
        at = 0
        for key, part in self.parts.items():
            if part.size:
                self._at.append((key, part, at))
            at += part.size

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is None:
            return
        if len(value) != len(self.parts):
            odd = ", ".join(sorted(set(value) ^ set(self.parts)))
            raise LayoutError(f"the view and its layout do not have the same keys: {odd}")
        for key, part, offset in self._at:
            part.write(value[key], places, at + offset, you)

    def names(self) -> list[str]:
        return [f".{key}{name}" for key, part in self.parts.items() for name in part.names()]


class Table(Part):
    """A table whose keys are words out of these, all with the same kind of value; missing ones stay 0."""

    def __init__(self, words: Iterable[str], part: Part) -> None:
        self.part = part
        self.words = list(words)
        self.size = len(self.words) * part.size
        self._at = {word: place * part.size for place, word in enumerate(self.words)}

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for word, item in (value or {}).items():
            self.part.write(item, places, at + self._at[word], you)

    def names(self) -> list[str]:
        return [f".{word}{name}" for word in self.words for name in self.part.names()]


class ById(Part):
    """A list of tables that each have an id out of these words, in no order: a block for each word."""

    def __init__(self, words: Iterable[str], part: Part, id: str = "id") -> None:
        self.part = part
        self.id = id
        self.words = list(words)
        self.size = len(self.words) * part.size
        self._at = {word: place * part.size for place, word in enumerate(self.words)}

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for item in value or ():
            self.part.write(item, places, at + self._at[item[self.id]], you)

    def names(self) -> list[str]:
        return [f"[{word}]{name}" for word in self.words for name in self.part.names()]


class Row(Part):
    """A list whose order matters, of at most this length; what lies beyond it is not told."""

    def __init__(self, length: int, part: Part) -> None:
        self.length = length
        self.part = part
        self.size = length * part.size

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for item in (value or ())[: self.length]:
            self.part.write(item, places, at, you)
            at += self.part.size

    def names(self) -> list[str]:
        return [f"[{place}]{name}" for place in range(self.length) for name in self.part.names()]


class Several(Part):
    """One value told in several ways."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for part in self.parts:
            part.write(value, places, at, you)
            at += part.size

    def names(self) -> list[str]:
        return [name for part in self.parts for name in part.names()]


class Seat(Part):
    """A seat's number: a place each, the viewer's first."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        if value is not None:
            places[at + (value - you) % self.size] = 1.0

    def names(self) -> list[str]:
        return [f"={seat}" for seat in after_you(self.size)]


class Seats(Part):
    """A list of seats, in no order."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for seat in value or ():
            places[at + (seat - you) % self.size] = 1.0

    def names(self) -> list[str]:
        return [f" {seat}" for seat in after_you(self.size)]


class EachSeat(Part):
    """A list with an item for each seat: the viewer's first."""

    def __init__(self, seats: int, part: Part) -> None:
        self.seats = seats
        self.part = part
        self.size = seats * part.size

    def write(self, value: Any, places: "array[float]", at: int, you: int) -> None:
        for seat, item in enumerate(value or ()):
            self.part.write(item, places, at + (seat - you) % self.seats * self.part.size, you)

    def names(self) -> list[str]:
        return [f"[{seat}]{name}" for seat in after_you(self.seats) for name in self.part.names()]


def after_you(seats: int) -> list[str]:
    """The seats as the viewer counts them."""
    return ["you", *(f"you+{seat}" for seat in range(1, seats))]
