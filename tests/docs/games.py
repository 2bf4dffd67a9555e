"""The page of a game for those who write boards, bots and tools: what crosses its border, as it declares it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints, is_typeddict

from parlour.engine.answers import About, Choice, Plain, Player, Role, Spare, kind_of
from parlour.engine.events import Adds, Event, Hidden, Takes, events_of, notes_of
from parlour.engine.game import Game
from parlour.engine.schema import ASeat, Follows, Heap, Id, InOrder, Lit, PerSeat, notes_within, unwrapped

HEAD = """# {name}: what crosses its border

What people, boards, bots and learners are told of {name}, and what can be answered, as the game declares it.
[The architecture](../architecture.md#the-border) says what the words mean, [the API](../api.md) how to come by it,
`parlour rules {id}` the rules. The types are also there as JSON Schema: `/api/games/{id}/schema`.
`make docs` writes this page.

"""


def page(game: Game) -> str:
    seen = records(game.schema)
    chapters = {
        "What is seen": [record(schema) for schema in seen],
        "What is printed": [record(schema) for schema in records(game.printed_schema) if schema not in seen],
        "What is asked": [question(kind) for kind in game.decisions()],
        "What happens": [event(word, kind) for word, kind in events_of(game).items()],
    }
    told = {title: sections for title, sections in chapters.items() if sections}
    contents = [f"- {link(title)}: {', '.join(map(link, map(title_of, parts)))}" for title, parts in told.items()]
    body = [f"## {title}\n\n" + "\n".join(sections) for title, sections in told.items()]
    return HEAD.format(name=game.name, id=game.id) + "\n".join([*contents, "", *body])


def title_of(section: str) -> str:
    return section.partition("\n")[0].removeprefix("### ")


def link(title: str) -> str:
    anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
    return f"[{title.partition(' · ')[0]}](#{anchor})"


def rows(head: str, body: list[str]) -> str:
    columns = head.count("|") + 1
    return "\n".join([f"| {head} |", "|" + " --- |" * columns, *(f"| {row} |" for row in body)]) + "\n"


def doc(kind: Any) -> str:
    words = " ".join(docstrings(kind.__module__).get(kind.__name__, "").split())
    return f"{words}\n\n" if words else ""


@cache
def docstrings(module: str) -> dict[str, str]:
    """Of the classes in a module, from its source: compiled classes have none."""
    package, _, name = module.rpartition(".")
    source = files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


# ---------------------------------------------------------------------- view and printed


def records(schema: Any) -> list[Any]:
    """A schema and all that it is made of, in the order in which they are named."""
    found: list[Any] = []

    def look(hint: Any) -> None:
        hint, _ = unwrapped(hint)
        if is_typeddict(hint) and hint not in found:
            found.append(hint)
            for inner in get_type_hints(hint, include_extras=True).values():
                look(inner)
        for part in get_args(hint):
            look(part)

    if schema is not None:
        look(schema)
    return found


def record(schema: Any) -> str:
    body = []
    for key, hint in get_type_hints(schema, include_extras=True).items():
        targets = [f"`{note.target}`" for note in notes_within(hint) if isinstance(note, Lit)]
        body.append(f"`{key}` | {type_of(hint)} | {', '.join(targets)}")
    return f"### {schema.__name__}\n\n{doc(schema)}" + rows("key | is | lights", body)


def type_of(hint: Any) -> str:
    """A type in a few words."""
    plain, notes = unwrapped(hint)
    bare = hint.__origin__ if get_origin(hint) is Annotated else hint
    return plain_type(plain, notes) + (", or nothing" if NoneType in get_args(bare) else "")


def plain_type(plain: Any, notes: tuple[object, ...]) -> str:
    if any(isinstance(note, ASeat) for note in notes):
        return "a seat"
    if is_typeddict(plain):
        return link(plain.__name__)
    origin, parts = get_origin(plain), get_args(plain)
    if origin is list:
        order = next((ORDER[type(note)] for note in notes if type(note) in ORDER), "")
        return f"list{order} of {type_of(parts[0])}"
    if origin is dict:
        return f"table of {type_of(parts[1])} by {type_of(parts[0])}"
    ids = next((note for note in notes if isinstance(note, Id)), None)
    if ids is not None:
        return f"id of `{ids.table}`" if ids.table else "a word"
    if plain is bool:
        return "yes or no"
    if plain is int:
        return "number, which follows from others" if any(isinstance(note, Follows) for note in notes) else "number"
    words = [f"`{part}`" for part in parts if isinstance(part, str)]
    return f"one of {', '.join(words)}" if words else "a word"


ORDER = {PerSeat: ", one for each seat,", InOrder: ", whose places matter,", Heap: ", in no order,"}


# ---------------------------------------------------------------------- questions and events


def question(kind: Any) -> str:
    about: About | None = kind.about
    told = ", ".join(f"`{name}` ({role_of(field.role)})" for name, field in about.fields.items()) if about else ""
    secret = "Nobody else sees the answer, nor how many moves it takes, until all is done. " if kind.secret else ""
    asked = f"{secret}{f'About {told}.' if told else ''}".strip()
    head = f"### {kind_of(kind)} · {kind.clause}\n\n{doc(kind)}" + (f"{asked}\n\n" if asked else "")
    choices = [choice for choice in kind.answers.choices if not isinstance(choice, Spare)]
    return head + rows("verb | written | speaks of | lights", [choice_row(choice) for choice in choices])


def choice_row(choice: Choice) -> str:
    written = pattern(choice.parts)
    lights = ", ".join(f"`{pattern(target)}`" for target in choice.lights)
    subjects = ", ".join(f"`{name}` ({role_of(role)})" for name, role in choice.roles.items())
    return f"{choice.verb} | `{written}` | {subjects} | {lights}{' together' if choice.together else ''}"


def pattern(parts: list[tuple[str, bool]]) -> str:
    return "".join(f"{{{part}}}" if is_name else part for part, is_name in parts).replace("|", "\\|")


def role_of(role: Role[Any]) -> str:
    if isinstance(role, Plain):
        return {"integer": "number", "string": "word", "boolean": "yes or no"}[
            role.type if isinstance(role.type, str) else role.type[0]
        ]
    if isinstance(role, Player):
        return "seat"
    return f"{role.word}{', several' if role.many else ''}"


def event(word: str, kind: type[Event]) -> str:
    head = f"### {word} · event\n\n{doc(kind)}" + (f"It marks: {kind.mark}.\n\n" if kind.mark else "")
    body = [field_row(name, hint, notes_of(kind)[name]) for name, hint in hints_of(kind)]
    return head + (rows("field | is | changes", body) if body else "")


def hints_of(kind: type[Event]) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return ((name, hints[name]) for name in kind.__struct_fields__)


def field_row(name: str, hint: Any, notes: tuple[object, ...]) -> str:
    secret = ", for those who know it" if any(isinstance(note, Hidden) for note in notes) else ""
    counters = [
        f"{'−' if isinstance(note, Takes) else '+'} `{note.counter}`" for note in notes if isinstance(note, Adds)
    ]
    return f"`{name}` | {type_of(hint)}{secret} | {', '.join(counters)}"
