"""The numbers and texts of a game, from its `content.toml`, with a designer's overrides."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any, NoReturn

from parlour.engine.errors import BadSetup, did_you_mean
from parlour.engine.frozen import frozen

Table = dict[str, Any]

# What is counted or pointed at, and so cannot be changed for a single match.
FIXED_TABLES = frozenset({"game", "counts", "options", "limits"})
ANY_NUMBER = (0, 1000)  # unless the table `limits` says otherwise
FIXED_KEYS = frozenset({"number", "copies", "kind", "source"})
MOST_OVERRIDES = 1000
LONGEST_TEXT = 500  # signs of a text that is put in another's place


class ContentError(Exception):
    """A content file that contradicts itself or the manual's component counts."""


class Content:
    """A tree of tables, as the file has them, after the overrides."""

    def __init__(self, tree: Table, name: str) -> None:
        self.tree = tree
        self.name = name

    def table(self, name: str) -> Table:
        if name not in self.tree:
            raise ContentError(f"{self.name} has no table {name!r}")
        table: Table = self.tree[name]
        return table

    def numbers(self) -> dict[str, int]:
        return dict(self.table("numbers"))

    def check_counts(self, counted: Mapping[str, int]) -> None:
        """Compare what was counted with what the manual says is in the box."""
        stated = self.table("counts")
        wrong = [
            f"{key}: {counted.get(key)} instead of {number}"
            for key, number in stated.items()
            if counted.get(key) != number
        ]
        if wrong:
            raise ContentError(f"{self.name} does not add up: " + "; ".join(wrong))

    def text_of(self, table: str, key: str) -> str:
        """The text of a card or the like, with its numbers filled in."""
        entry = self.table(table)[key]
        return str(entry.get("text", "")).format_map(entry)


def load_content(package: str, overrides: Mapping[str, object] | None = None) -> Content:
    """The content of the game in this package; overrides are `{"cards.wings.cost": 5}`."""
    if not overrides:
        return Content(_printed(package), package.rpartition(".")[2])
    if len(overrides) > MOST_OVERRIDES:
        raise BadSetup("override.too-many", {"most": MOST_OVERRIDES, "changed": len(overrides)})
    tree = tomllib.loads(_file(package))
    for path, value in overrides.items():
        override(tree, path, value)
    return Content(frozen(tree), package.rpartition(".")[2])


@cache
def _printed(package: str) -> Table:
    """The content as it is printed."""
    tree: Table = frozen(tomllib.loads(_file(package)))
    return tree


@cache
def _file(package: str) -> str:
    return files(package).joinpath("content.toml").read_text(encoding="utf-8")


def override(tree: Table, path: str, value: object) -> None:
    """Change one number or text; the path must exist and the kind of value must stay."""
    parts = path.split(".")
    table = tree
    for depth, part in enumerate(parts[:-1]):
        if not isinstance(table.get(part), dict):
            _refuse_path(path, part, _changeable(table, depth))
        table = table[part]
    key = parts[-1]
    if key not in table or isinstance(table[key], dict):
        _refuse_path(path, key, _changeable(table, len(parts) - 1))
    if parts[0] in FIXED_TABLES or key in FIXED_KEYS:
        raise BadSetup("override.fixed", {"path": repr(path)})
    least, most = tree.get("limits", {}).get(path, ANY_NUMBER)
    table[key] = _fitting(path, table[key], value, least, most)
    if isinstance(value, str):
        _check_text(path, value, table)


def _refuse_path(path: str, part: str, known: list[str]) -> NoReturn:
    raise BadSetup("override.no-path", {"path": repr(path), "known": did_you_mean(part, known)})


def _check_text(path: str, text: str, entry: Table) -> None:
    """A text may name the numbers beside it, and nothing else: `{cost:>99}` would fill a page, or the memory."""
    if len(text) > LONGEST_TEXT:
        raise BadSetup("override.too-long", {"path": path, "most": LONGEST_TEXT, "signs": len(text)})
    try:
        parts = [part for part in Formatter().parse(text) if part[1] is not None]
    except ValueError:
        raise BadSetup("override.brace", {"path": path}) from None
    for _, name, form, conversion in parts:
        if name not in entry or form or conversion or isinstance(entry[name], str):
            raise BadSetup("override.no-number-beside", {"path": path, "name": f"{{{name}}}"})


def _changeable(table: Table, depth: int) -> list[str]:
    return [key for key in table if not (depth == 0 and key in FIXED_TABLES) and key not in FIXED_KEYS]


def changeable_numbers(tree: Table) -> dict[str, tuple[int, int]]:
    """Every number that can be overridden, with the least and the most it can be."""
    found: dict[str, tuple[int, int]] = {}

    def look(table: Table, path: str, depth: int) -> None:
        for key in _changeable(table, depth):
            value, here = table[key], f"{path}{key}"
            if isinstance(value, dict):
                look(value, here + ".", depth + 1)
            elif isinstance(value, int) and not isinstance(value, bool):
                least, most = tree.get("limits", {}).get(here, ANY_NUMBER)
                found[here] = (least, most)

    look(tree, "", 0)
    return found


def _fitting(path: str, old: object, new: object, least: int, most: int) -> object:
    if isinstance(old, bool) or isinstance(new, bool):
        if type(old) is not type(new):
            raise BadSetup("override.other-kind", {"path": path, "old": repr(old), "new": repr(new)})
        return new
    if isinstance(old, int) and isinstance(new, int):
        if not least <= new <= most:
            raise BadSetup("override.range", {"path": path, "least": least, "most": most, "new": str(new)})
        return new
    if isinstance(old, str) and isinstance(new, str):
        return new
    raise BadSetup("override.other-kind", {"path": path, "old": repr(old), "new": repr(new)})
