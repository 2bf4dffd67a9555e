"""What crosses the border of a game, as JSON Schema: its view, what is printed, its questions, answers and events.

The page's types are made of it, and programs can check what they are told.
"""

from typing import Any, Union

import msgspec.json

from parlour.engine.answers import About, Amount, Choice, Counts, Plain, Player, Role, Several, Spare, kind_of
from parlour.engine.events import Event, events_of
from parlour.engine.game import Game
from parlour.engine.printed import words_of_board

Schema = dict[str, Any]


def document(game: Game) -> Schema:
    """An OpenAPI document that has only components: Table, Printed, Question, Answer, Event and Board of one game."""
    views = [schema for schema in (game.schema, game.printed_schema) if schema is not None]
    kinds: list[type[Event]] = list(events_of(game).values())
    asked: list[Any] = [*views, *([Union[tuple(kinds)]] if kinds else [])]  # noqa: UP007
    found, _ = components(asked)
    _, defs = components([*asked, *told_types(game)])
    questions, answers = [], []
    for kind in game.decisions():
        word = kind_of(kind)
        if kind.answers is not None:
            questions.append(_record({"kind": {"const": word}, "about": about_schema(kind.about)}))
            choices = [choice for choice in kind.answers.choices if not isinstance(choice, Spare)]
            answers += [answer_schema(word, choice) for choice in choices]
    board = _record({word: {"type": "string"} for word in words_of_board(game.content, game.words())})
    parts = {
        "Event": found[-1] if kinds else None,
        "Question": one_of(questions),
        "Answer": one_of(answers),
        "Board": board if board["properties"] else None,
    }
    schemas = {**defs, **{name: part for name, part in parts.items() if part}}
    return {
        "openapi": "3.1.0",
        "info": {"title": game.id, "version": str(game.version)},
        "paths": {},
        "components": {"schemas": schemas},
    }


def components(types: list[Any]) -> tuple[tuple[Schema, ...], Schema]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def told_types(game: Game) -> list[Any]:
    """The types of what questions are about, where that is more than ids."""
    fields = [field for kind in game.decisions() if kind.about is not None for field in kind.about.fields.values()]
    return [field.role.tells for field in fields if field.role.tells is not None]


def one_of(schemas: list[Schema]) -> Schema | None:
    return {"oneOf": schemas} if schemas else None


def about_schema(about: About | None) -> Schema:
    return _record({} if about is None else {name: role_schema(field.role) for name, field in about.fields.items()})


def answer_schema(question: str, choice: Choice) -> Schema:
    subjects = _record({name: role_schema(role) for name, role in choice.roles.items()})
    return _record({"question": {"const": question}, "verb": {"const": choice.verb}, "subjects": subjects})


def role_schema(role: Role[Any]) -> Schema:
    """The type of what a role tells; the title says what it is."""
    if role.tells is not None:
        found, _ = components([role.tells])
        return found[0]
    if isinstance(role, Plain):
        return {"type": role.type}
    if isinstance(role, Amount):
        return {"type": "integer"}
    if isinstance(role, Player):
        return {"type": ["integer", "null"], "title": role.word}
    if isinstance(role, Counts):
        return {"type": "object", "additionalProperties": {"type": "integer"}, "title": role.word}
    if isinstance(role, Several):
        return {"type": "array", "items": role_schema(role.role)}
    one: Schema = {"type": ["string", "null"], "title": role.word}
    return {"type": "array", "items": {"type": "string", "title": role.word}} if role.many else one


def _record(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
