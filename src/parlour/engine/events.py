"""What can happen, declared once a game in its `happens.py`: an event is a value with typed fields, never a text.

    class Buy(Event):
        seat: Seat
        card: CardId
        cost: Annotated[int, Takes("monsters.{seat}.energy")]

    table.happened(happens.Buy(seat, card.id, cost), "T4.5.1")

The kind is the class's name, `buy`, and its sentence `event-buy`. What only some may know stands in fields of type
`Secret[...]`: the others see None there. `Adds` and `Takes` name the counter of the view that a number changes; of a
table of numbers each changes the counter in whose path `{key}` is its key.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

import msgspec

from parlour.engine.game import Game
from parlour.engine.journal import Told
from parlour.engine.schema import ASeat, Id, notes_within
from parlour.engine.words import Speaker, say

T = TypeVar("T")


@dataclass(frozen=True)
class Hidden:
    """Only those who know the event's secrets see this field."""


Secret = Annotated[T | None, Hidden()]


@dataclass(frozen=True)
class Adds:
    """This number is added to a counter of the view: a path whose words in braces are fields of the event."""

    counter: str
    sign: ClassVar[int] = 1


@dataclass(frozen=True)
class Takes(Adds):
    """This number is taken from a counter of the view."""

    sign: ClassVar[int] = -1


def kind_word(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, tag_field="kind", tag=kind_word):
    """Subclass it: the kind is the class's name. `mark` tells readers of any game what stage of a match it is."""

    mark: ClassVar[str] = ""
    always: ClassVar[dict[str, int]] = {}  # counters that it changes by as much each time


class Turn(Event):
    """Subclass it for the event that begins a seat's turn."""

    mark: ClassVar[str] = "turn"


class Round(Event):
    """Subclass it for the event that begins a round."""

    mark: ClassVar[str] = "round"


class SetsOff(Event):
    """Subclass it for the event that sets off the end, where some turns are still played after it."""

    mark: ClassVar[str] = "sets-off"


class End(Event):
    """Subclass it for the event that ends the match."""

    mark: ClassVar[str] = "end"


def events_of(game: Game) -> dict[str, type[Event]]:
    """The kinds of events that a game declares."""
    declared = vars(game.happens).values() if game.happens is not None else ()
    return {
        kind_of_event(kind): kind
        for kind in declared
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ != __name__
    }


@cache
def kind_of_event(kind: type[Event]) -> str:
    return kind_word(kind.__name__)


@cache
def notes_of(kind: type[Event]) -> dict[str, tuple[object, ...]]:
    """What the type of each field says beyond itself."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: notes_within(hints[name]) for name in kind.__struct_fields__}


def fields_of(event: Event, knows: bool) -> dict[str, Any]:
    """The fields as plain data, the secret ones for those who know them."""
    return {
        name: getattr(event, name) if knows or not any(isinstance(note, Hidden) for note in notes) else None
        for name, notes in notes_of(type(event)).items()
    }


def sentence(event: Event, knows: bool, speaker: Speaker) -> str:
    """What happened, in words."""
    notes, said = notes_of(type(event)), dict[str, object]()
    for name, value in fields_of(event, knows).items():
        table = next((note.table for note in notes[name] if isinstance(note, Id)), "")
        said[name] = speaker.name(value, table, any(isinstance(note, ASeat) for note in notes[name]))
    return speaker.words.say(f"event-{kind_of_event(type(event))}", said)


def changes(event: Event) -> Iterator[tuple[str, int]]:
    """The counters of the view that an event changes, as paths, and by how much."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    for counter, number in event.always.items():
        yield counter.format(**fields), number
    for name, notes in notes_of(type(event)).items():
        value = fields[name]
        for note in notes:
            if isinstance(note, Adds) and value is not None:
                if isinstance(value, dict):
                    for key, number in leaves(value):
                        yield note.counter.format(**{**fields, "key": key}), note.sign * number
                else:
                    yield note.counter.format(**fields), note.sign * value


def leaves(tree: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """The numbers in a table, or in tables within it, by the keys that lead there."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from ((f"{key}.{inner}", number) for inner, number in leaves(value))
        else:
            yield key, value


# ---------------------------------------------------------------------- as a seat may read them


def kind_told(told: Told) -> str:
    return kind_of_event(type(told.event)) if isinstance(told.event, Event) else told.kind


def mark_told(told: Told) -> str:
    return told.event.mark if isinstance(told.event, Event) else ""


def fields_told(told: Told, seat: int | None) -> dict[str, Any]:
    if isinstance(told.event, Event):
        return fields_of(told.event, told.known(seat))
    return dict(told.fields)


def text_told(told: Told, seat: int | None, speaker: Speaker) -> str:
    if isinstance(told.event, Event):
        return sentence(told.event, told.known(seat), speaker)
    return say(told, speaker.box.content, speaker.players)
