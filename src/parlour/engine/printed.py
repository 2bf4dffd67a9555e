"""What lies open in the box and never changes in a match, with the names and texts of its things: told once a room."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints, is_typeddict

from parlour.engine.content import Content
from parlour.engine.events import events_of
from parlour.engine.game import Game
from parlour.engine.schema import Id, notes_within, shape_of, unwrapped
from parlour.engine.state import Box
from parlour.engine.words import TEXTS, Words

Printed = dict[str, Any]


def printed(game: Game, box: Box, words: Words) -> Printed:
    """What the game says is printed; its things, by table and id, also have a name and, if there is one, a text."""
    key = ("printed", words.language)
    known: Printed | None = box.border.get(key)
    if known is None:
        known = box.border[key] = _worked_out(game, box, words)
    return known


def _worked_out(game: Game, box: Box, words: Words) -> Printed:
    found: Printed = dict(game.printed(box))
    for table, ids in tables_of(game, box.content).items():
        facts = found.get(table, {})
        found[table] = {id: {**facts.get(id, {}), **said(words, box, table, id)} for id in (*facts, *ids) if id}
    things = {kind: {"clause": clause, "text": words.say(f"things.{kind}", {})} for kind, clause in game.things.items()}
    further = {
        "things": things,
        "board": words_of_board(box.content, words),
        "labels": _attributes(words, "view", {}),
        "shape": None if game.schema is None else shape_of(game.schema),
    }
    return {**found, **{name: part for name, part in further.items() if part}}


def words_of_board(content: Content, words: Words) -> dict[str, str]:
    """What stands on a board beside its things, such as headings; it may speak of the numbers of the game."""
    return _attributes(words, "board", content.tree.get("numbers", {}))


def _attributes(words: Words, message: str, fields: Mapping[str, object]) -> dict[str, str]:
    start = f"{message}."
    return {id.removeprefix(start): words.say(id, fields) for id in words.sentences if id.startswith(start)}


def said(words: Words, box: Box, table: str, id: str) -> dict[str, str]:
    """The name of a thing, and what it says."""
    texts = {kind: words.text_of(box.content, table, id, kind) for kind in TEXTS}
    return {"name": str(words.noun(box, table, id)), **{kind: text for kind, text in texts.items() if text}}


def tables_of(game: Game, content: Content) -> dict[str, list[str]]:
    """The tables that the game's view, its events and what is printed name things of, with the ids in each."""
    found = {table: list(content.tree[table]) for table in game.card_tables if table in content.tree}
    for hint in (game.schema, game.printed_schema, *events_of(game).values()):
        for note in _ids(hint, set()):
            if note.table and " " not in note.table:
                known = found.setdefault(note.table, [])
                known += [id for id in note.ids(content) if id not in known]
    return found


def _ids(hint: Any, seen: set[Any]) -> Iterator[Id]:
    """The kinds of ids in a type and all that it is made of."""
    yield from (note for note in notes_within(hint) if isinstance(note, Id))
    for part in (hint, *_parts(hint)):
        if (is_typeddict(part) or hasattr(part, "__struct_fields__")) and part not in seen:
            seen.add(part)
            for inner in get_type_hints(part, include_extras=True).values():
                yield from _ids(inner, seen)


def _parts(hint: Any) -> Iterator[Any]:
    for part in get_args(hint):
        yield part
        yield from _parts(part)


# ---------------------------------------------------------------------- for readers


def readable(schema: Any, value: Any, printed: Mapping[str, Any]) -> Any:
    """A view in which ids are names: for those who read it as it is. Without a schema it stays as it is."""
    if schema is None or value is None:
        return value
    schema, notes = unwrapped(schema)
    if isinstance(value, str):
        tables = [table for note in notes if isinstance(note, Id) for table in note.table.split()]
        things = [printed.get(table, {}).get(value) for table in tables]
        return next((thing["name"] for thing in things if thing), value)
    if isinstance(value, list):
        return [readable(get_args(schema)[0], item, printed) for item in value]
    if is_typeddict(schema):
        hints, labels = get_type_hints(schema, include_extras=True), {"id": "name", **printed.get("labels", {})}
        return {labels.get(key, key): readable(hints[key], item, printed) for key, item in value.items()}
    if isinstance(value, dict):
        keys, items = get_args(schema)
        return {readable(keys, key, printed): readable(items, item, printed) for key, item in value.items()}
    return value
