"""The ids that a view names, for tests that look for their names."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints, is_typeddict

from parlour.engine.schema import Id, unwrapped


def ids_in(schema: Any, view: Any) -> Iterator[tuple[list[str], str]]:
    """The ids in a view, with the tables that have their names; every text in it is an id."""
    schema, notes = unwrapped(schema)
    tables = [table for note in notes if isinstance(note, Id) for table in note.table.split()]
    if isinstance(view, str):
        assert tables, f"{view} has no table"
        yield tables, view
    elif isinstance(view, list):
        for item in view:
            yield from ids_in(get_args(schema)[0], item)
    elif isinstance(view, dict) and is_typeddict(schema):
        for key, hint in get_type_hints(schema, include_extras=True).items():
            yield from ids_in(hint, view[key])
    elif isinstance(view, dict):
        keys, items = get_args(schema)
        for key, item in view.items():
            yield from ids_in(keys, key)
            yield from ids_in(items, item)
