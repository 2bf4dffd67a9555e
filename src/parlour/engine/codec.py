"""One codec for every state: an object is its class's name and its constructor's arguments."""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from parlour.engine.piece import Piece

if TYPE_CHECKING:
    from parlour.engine.state import State

CLASS = "is"
NOT_WRITTEN = frozenset({"journal", "kit", "mover", "__dict__"})  # `kit` is a game's own name for its box

Plain = Any  # what JSON can hold


def fields_of(piece: Piece) -> list[str]:
    """The names of a piece's fields, the same whether its class is compiled or not."""
    names = set(getattr(type(piece), "__mypyc_attrs__", ())) | set(getattr(piece, "__dict__", ()))
    return sorted(names - NOT_WRITTEN)


def encode(value: object, asides: bool = True) -> Plain:
    """A state, or any part of one, as plain data; maybe without what makes no difference to a position."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [encode(item, asides) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item, asides) for key, item in value.items()}
    if isinstance(value, Piece):
        kind = type(value)
        data: dict[str, Plain] = {CLASS: f"{kind.__module__}:{kind.__qualname__}"}
        left_out: list[str] = [] if asides else value.asides()
        for name in value.written() or fields_of(value):
            if name not in left_out:
                data[name] = encode(getattr(value, name), asides)
        return data
    raise TypeError(f"a state cannot hold {value!r}")


def decode(data: Plain) -> Any:
    """The value that `encode` wrote. Only classes of pieces that are already loaded are made."""
    return _decode(data, _classes())


def digest(state: "State") -> str:
    """A short fingerprint of a position: equal positions, equal digests, compiled or not."""
    text = json.dumps(encode(state, asides=False), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _decode(data: Plain, classes: dict[str, type[Piece]]) -> Any:
    if isinstance(data, list):
        return [_decode(item, classes) for item in data]
    if isinstance(data, dict):
        fields = {name: _decode(item, classes) for name, item in data.items() if name != CLASS}
        if CLASS not in data:
            return fields
        name = data[CLASS]
        if name not in classes:
            raise ValueError(f"there is no piece called {name!r}")
        return classes[name].read(fields)
    return data


def _classes() -> dict[str, type[Piece]]:
    found: dict[str, type[Piece]] = {}
    todo: list[type[Piece]] = [Piece]
    while todo:
        kind = todo.pop()
        found[f"{kind.__module__}:{kind.__qualname__}"] = kind
        todo.extend(kind.__subclasses__())
    return found
