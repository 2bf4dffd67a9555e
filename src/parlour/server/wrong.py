"""What is wrong with the fields of a request that pydantic has looked at, out of the catalogue."""

import re
from collections.abc import Sequence
from typing import Any

from parlour.engine.saying import Saying
from parlour.engine.words import Several, words_of
from parlour.server.problem import CATALOGUE, Problem

OUT_OF_RANGE = frozenset(
    {"greater_than", "greater_than_equal", "less_than", "less_than_equal", "int_parsing_size"}
)  # as pydantic calls a number that is one, but not such a one
NO_JSON = "json_invalid"
OURS = "value_error"  # as pydantic calls what our own checks raise: a ValueError with the id of its sentence
LONGEST_PATH = 80  # signs of where in a request it is


def wrong_with(errors: Sequence[Any]) -> Problem:
    """The first thing that is wrong, in one sentence."""
    first = errors[0]
    kind, context = str(first.get("type", "")), first.get("ctx", {})
    if kind == OURS:
        kind = str(context.get("error", ""))
    if kind == NO_JSON:
        return Problem(400, f"wrong.{NO_JSON}")
    id = f"wrong.{kind}" if words_of(CATALOGUE).has(f"wrong.{kind}") else "wrong"
    wrong = Saying(id, {name: _field(name, value) for name, value in context.items()}, CATALOGUE)
    where = ".".join(str(part) for part in first.get("loc", ()) if part not in ("body", "query", "path"))
    return Problem(422, "field", {"field": where[:LONGEST_PATH], "wrong": wrong}) if where else Problem(422, wrong)


def _field(name: str, value: object) -> object:
    """What pydantic tells besides, as sentences take it; what it expects it has already joined in English."""
    if name == "expected":
        return Several.listed(re.findall(r"'[^']*'", str(value)))
    return value if isinstance(value, int) else str(value)
