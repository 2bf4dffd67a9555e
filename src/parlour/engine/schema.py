"""The words in which a game declares what is seen of it: types for mypy, JSON Schema, TypeScript and learners at once.

A view is plain data, so its schema is made of TypedDicts, in a module that is never compiled: mypyc forgets hints.
`Annotated` says what a plain type cannot: the table of ids, the most a number can be.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from parlour.engine import layout as parts
from parlour.engine.content import Content

Ids = Callable[[Content], list[str]]


@dataclass(frozen=True)
class Id:
    """One of these words; `table` is where they have their names, as in a role."""

    ids: Ids
    table: str = ""


@dataclass(frozen=True)
class UpTo:
    """A number: at most so much, or what the content says; more reads as that."""

    most: int | Callable[[Content], int]
    least: int = 0


@dataclass(frozen=True)
class Follows:
    """A number that is no counter of its own: it follows from others, or is the measure of something; so no event
    tells of its changes."""


@dataclass(frozen=True)
class ASeat:
    """The number of a seat."""


@dataclass(frozen=True)
class PerSeat:
    """A list with an item for each seat."""


@dataclass(frozen=True)
class InOrder:
    """A list whose places matter, of so many."""

    length: int | Callable[[Content], int]


@dataclass(frozen=True)
class Heap:
    """A list in no order: of words, how often each is there; of things with an id, a block for each.

    A block tells whether its thing is there, unless the id is unsaid."""

    most: int = 1


@dataclass(frozen=True)
class Unsaid:
    """Nothing new to a learner: it follows from the rest."""


@dataclass(frozen=True)
class As:
    """A value that becomes numbers in a way of its own: the part of a layout that does it, for these seats."""

    part: Callable[[int, Content], parts.Part]


@dataclass(frozen=True)
class Lit:
    """A thing on the table that answers can point at: its target, whose words in braces are keys of what it lies in.

    `{seat}` is the seat whose it is, `{at}` its place in its list from 0 on, `{number}` the same from 1 on, `{key}` its
    key in its table and `{outer}` that of its table in another one, `{value}` it itself.
    """

    target: str


Seat = Annotated[int, ASeat()]
Seats = Annotated[list[Seat], Heap()]


def notes_within(hint: Any) -> tuple[object, ...]:
    """What a type and the types it is made of say beyond themselves: `list[CardId]`, `CardId | None`."""
    inner = [note for part in get_args(hint) for note in notes_within(part)]
    return (*getattr(hint, "__metadata__", ()), *inner)


def unwrapped(schema: Any) -> tuple[Any, tuple[object, ...]]:
    """The plain type, and what is said around it; that it may be missing is no matter."""
    notes: tuple[object, ...] = ()
    while True:
        if get_origin(schema) is Annotated:
            notes = (*notes, *schema.__metadata__)
            schema = get_args(schema)[0]
        elif len(options := _options(schema)) == 1:
            schema = options[0]
        else:
            return schema, notes


def _options(schema: Any) -> list[Any]:
    """What a value may be that may also be missing."""
    if get_origin(schema) not in (Union, UnionType):
        return []
    return [one for one in get_args(schema) if one is not NoneType]


def counters_of(schema: Any, view: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """The counters in a view, by their paths: every number that its schema does not say to follow from others."""
    schema, notes = unwrapped(schema)
    if view is None or any(isinstance(note, Unsaid | Follows | ASeat) for note in notes):
        return
    if is_typeddict(schema):
        for key, hint in get_type_hints(schema, include_extras=True).items():
            yield from counters_of(hint, view.get(key), f"{path}{key}.")
    elif get_origin(schema) is dict:
        for key, item in view.items():
            yield from counters_of(get_args(schema)[1], item, f"{path}{key}.")
    elif get_origin(schema) is list:
        item_schema = get_args(schema)[0]
        by_id = any(isinstance(note, Heap) for note in notes)
        for at, item in enumerate(view):
            name = item["id"] if by_id and isinstance(item, dict) else at
            yield from counters_of(item_schema, item, f"{path}{name}.")
    elif schema is int:
        yield path.removesuffix("."), view


def things_in(schema: Any, view: Any, around: Mapping[str, object] | None = None) -> Iterator[str]:
    """The targets of all things in a view that answers can point at."""
    schema, notes = unwrapped(schema)
    around = around or {}
    if view is None:
        return
    if isinstance(view, dict):
        around = {**around, **{key: value for key, value in view.items() if isinstance(value, str | int)}}
    for note in notes:
        if isinstance(note, Lit):
            yield note.target.format(**{**around, "value": view})
    if is_typeddict(schema):
        for key, hint in get_type_hints(schema, include_extras=True).items():
            yield from things_in(hint, view.get(key), around)
    elif get_origin(schema) is dict:
        for key, item in view.items():
            yield from things_in(get_args(schema)[1], item, {**around, "key": key, "outer": around.get("key", "")})
    elif get_origin(schema) is list:
        whose = "seat" if any(isinstance(note, PerSeat) for note in notes) else "at"
        for at, item in enumerate(view):
            yield from things_in(get_args(schema)[0], item, {**around, "at": at, "number": at + 1, whose: at})


def shape_of(schema: Any) -> dict[str, Any]:
    """What a reader who knows nothing of the game needs to show its view: which values are ids of what, lists of seats,
    things that answers point at. Plain data: it is printed."""
    schema, notes = unwrapped(schema)
    if is_typeddict(schema):
        hints = get_type_hints(schema, include_extras=True)
        found: dict[str, Any] = {"record": {key: shape_of(hint) for key, hint in hints.items()}}
    elif get_origin(schema) is dict:
        keys, item = get_args(schema)
        found = {"table": shape_of(item), "keys": shape_of(keys).get("id", "")}
    elif get_origin(schema) is list:
        seats = any(isinstance(note, PerSeat) for note in notes)
        found = {"list": shape_of(get_args(schema)[0]), "of": "seats" if seats else "things"}
    elif schema is bool:
        found = {"flag": True}
    elif any(isinstance(note, ASeat) for note in notes):
        found = {"seat": True}
    elif schema is int:
        found = {"number": True}
    else:
        found = {"id": next((note.table for note in notes if isinstance(note, Id)), "")}
    lit = {note.target for note in notes if isinstance(note, Lit)}
    return {**found, "lit": lit.pop()} if lit else found


def layout_of(schema: Any, seats: int, content: Content) -> parts.Part:
    """The layout of a view for learning, as its schema declares it."""
    return _Layout(seats, content).part(schema)


class _Layout:
    def __init__(self, seats: int, content: Content) -> None:
        self.seats = seats
        self.content = content

    def part(self, schema: Any) -> parts.Part:
        """The part for a type, with what annotations around it say."""
        schema, notes = unwrapped(schema)
        origin = get_origin(schema)
        for note in notes:
            if isinstance(note, Unsaid):
                return parts.Unsaid()
            if isinstance(note, As):
                return note.part(self.seats, self.content)
        if origin is list:
            return self.row(get_args(schema)[0], notes)
        if origin is dict:
            return parts.Table(self.words(get_args(schema)[0]), self.part(get_args(schema)[1]))
        if is_typeddict(schema):
            return self.record(schema, {})
        return self.single(schema, notes)

    def record(self, schema: Any, known: dict[str, parts.Part]) -> parts.Part:
        """A part for each key; what says nothing is left out of it."""
        said, unsaid = dict[str, parts.Part](), []
        for key, hint in get_type_hints(schema, include_extras=True).items():
            part = known.get(key) or self.part(hint)
            if isinstance(part, parts.Unsaid):
                unsaid.append(key)
            else:
                said[key] = part
        return parts.Record(said, unsaid)

    def row(self, item: Any, notes: tuple[object, ...]) -> parts.Part:
        for note in notes:
            if isinstance(note, PerSeat):
                return parts.EachSeat(self.seats, self.part(item))
            if isinstance(note, InOrder):
                return parts.Row(self.number(note.length), self.part(item))
            if isinstance(note, Heap):
                return self.heap(item, note.most)
        raise parts.LayoutError(f"a list of {item} says neither of what order nor how long it is")

    def heap(self, item: Any, most: int) -> parts.Part:
        if item == Seat:
            return parts.Seats(self.seats)
        thing, _ = unwrapped(item)
        if is_typeddict(thing):
            hints = get_type_hints(thing, include_extras=True)
            there: parts.Part = parts.Flag() if most == 1 else parts.Copies(most)
            if any(isinstance(note, Unsaid) for note in notes_within(hints["id"])):
                there = parts.Unsaid()  # it is always there
            return parts.ById(self.words(hints["id"]), self.record(thing, {"id": there}))
        return parts.Bag(self.words(item), most)

    def single(self, schema: Any, notes: tuple[object, ...]) -> parts.Part:
        if schema is bool:
            return parts.Flag()
        for note in notes:
            if isinstance(note, ASeat):
                return parts.Seat(self.seats)
            if isinstance(note, UpTo):
                return parts.Number(self.number(note.most), note.least)
            if isinstance(note, Id):
                return parts.Choice(note.ids(self.content))
        if get_origin(schema) is Literal:
            return parts.Choice(get_args(schema))
        raise parts.LayoutError(f"{schema} with {notes} does not say how it becomes numbers")

    def number(self, most: int | Callable[[Content], int]) -> int:
        return most if isinstance(most, int) else most(self.content)

    def words(self, schema: Any) -> list[str]:
        if get_origin(schema) is Literal:
            return [str(word) for word in get_args(schema)]
        for note in getattr(schema, "__metadata__", ()):
            if isinstance(note, Id):
                return note.ids(self.content)
        raise parts.LayoutError(f"{schema} is no list of words")
