"""The moves of a question on the screen: one under another, or in columns where room is short."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.engine.asking import Move

NARROW = 25  # a column of moves is no narrower
MOST_COLUMNS = 4


def in_columns(moves: Sequence[Move], width: int, lines: int) -> RenderableType | None:
    """The numbered moves in the fewest columns that are no longer than so many lines; None: they do not fit."""
    for columns in range(2, min(MOST_COLUMNS, width // NARROW) + 1):
        if len(moves) <= columns * lines:
            return columns_of(moves, columns, width)
    return None


def columns_of(moves: Sequence[Move], columns: int, width: int) -> RenderableType:
    """Numbered moves, from top to bottom and then from left to right."""
    height, room = -(-len(moves) // columns), width // columns - 1
    rows = Table.grid(padding=(0, 1, 0, 0))
    for line in range(height):
        cells = [numbered(at + 1, moves[at], room) for at in range(line, len(moves), height)]
        rows.add_row(*cells)
    return rows


def numbered(number: int, move: Move, width: int) -> Text:
    """A move with its number: in words where they fit into the column, else as it is written."""
    text = Text.assemble((f"{number:>2} ", "cyan"), move.label)
    if text.cell_len > width:
        text = Text.assemble((f"{number:>2} ", "cyan"), (move.notation, "bold"))
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
