"""How a game looks in the terminal: the plain drawing of any view, and where a game's own is found."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour.engine.asking import Move
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.printed import readable
from parlour.engine.told import Entry
from parlour.engine.words import Words

OWN_DRAWINGS = "parlour.terminal.games"
MANY_FIELDS = 7
MANY_COLUMNS = 6


class Drawing:
    """Draws any game from its view. A game's own drawing is a subclass of this, called `Drawing`."""

    def __init__(self, game: Game, printed: Mapping[str, Any], words: Words | None = None) -> None:
        self.game = game
        self.printed = printed  # what never changes, with names and texts
        self.words = words or game.words()

    def table(self, view: dict[str, Any], moves: Sequence[Move], height: int) -> RenderableType:
        """The table as `Match.view` gives it, for a screen of so many lines. `moves` are the viewer's, if any."""
        return plain(readable(self.game.schema, view["table"], self.printed))

    def say(self, sentence: str, **fields: object) -> str:
        """A sentence of the game's own for the terminal, out of its catalogue."""
        return self.words.say(f"terminal.{sentence}", fields)

    def shorthand(self, text: str, view: dict[str, Any], moves: Sequence[Move]) -> str:
        """What was typed, in notation, where the game knows a shorter way to say it."""
        return text

    def advice(self, word: str, moves: Sequence[Move]) -> str:
        """How to say one of the many moves that begin with this word."""
        return f"such as [b]{moves[0].notation}[/b] or [b]{moves[-1].notation}[/b]"

    def opens(self, entry: Entry) -> bool:
        """Whether a new paragraph of the journal begins with this entry."""
        return entry.mark in ("turn", "round")


def find_drawing(match: Match) -> Drawing:
    """The game's own drawing if there is one, else the plain one."""
    name = f"{OWN_DRAWINGS}.{match.game.id.replace('-', '_')}"
    if find_spec(name) is None:
        return Drawing(match.game, match.printed, match.words)
    own: Drawing = import_module(name).Drawing(match.game, match.printed, match.words)
    return own


def plain(value: Any) -> RenderableType:
    """Any plain data: tables of equal things, and lists of names and values."""
    if isinstance(value, dict):
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        parts: list[RenderableType] = []
        for key, item in value.items():
            if _is_rows(item):
                parts += [Text(_title(key), "bold"), Padding(_rows(item), (0, 0, 0, 2))]
            else:
                grid.add_row(_title(key), plain(item) if isinstance(item, dict) else Text(summary(item)))
        return Group(grid, *parts)
    if _is_rows(value):
        return _rows(value)
    return Text(summary(value))


def summary(value: Any) -> str:
    """Plain data in one line."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(summary(item) for item in value)
    if isinstance(value, dict):
        if "name" in value:
            return str(value["name"])
        return " ".join(f"{key}={summary(item)}" for key, item in value.items())
    return str(value)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _rows(value: list[dict[str, Any]]) -> RenderableType:
    """Things with the same fields: a row each; with many fields a column each; else a line each."""
    fields = list(dict.fromkeys(key for row in value for key in row))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    if len(fields) <= MANY_FIELDS:
        for field in ["", *fields]:
            table.add_column(_title(field), overflow="fold")
        for number, row in enumerate(value, 1):
            table.add_row(str(number), *(summary(row.get(field)) for field in fields))
    elif len(value) <= MANY_COLUMNS:
        for number in range(len(value) + 1):
            table.add_column(str(number or ""), overflow="fold")
        for field in fields:
            table.add_row(Text(_title(field), "dim"), *(summary(row.get(field)) for row in value))
    else:
        for number, row in enumerate(value, 1):
            table.add_row(str(number), " · ".join(f"{_title(key)} {summary(item)}" for key, item in row.items()))
    return table


def _title(key: str) -> str:
    return key.replace("_", " ")
