"""Lines of text that are exactly so wide, side by side."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text


def fit(text: Text | str, width: int) -> Text:
    """This text in so many cells: cut, or filled up."""
    fitted = text.copy() if isinstance(text, Text) else Text(text)
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def ends(left: Text, right: Text, width: int) -> Text:
    """A text at each end of so many cells; the right one gives way."""
    room = width - left.cell_len - 1
    if room < right.cell_len:
        return fit(left, width)
    return Text.assemble(fit(left, width - right.cell_len), right)


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    """These one after another; empty ones are left out."""
    return Text(between).join([part for part in parts if part.plain])


def ruled(parts: Sequence[Text]) -> Text:
    """These one after another with lines between them."""
    return Text.assemble(("│", "dim")).join(parts)


def beside(columns: Sequence[Sequence[Text]], widths: Sequence[int], between: str = " ") -> list[Text]:
    """Columns of lines, side by side; shorter ones are filled up."""
    return [
        Text(between).join([fit(line or Text(), width) for line, width in zip(row, widths, strict=True)])
        for row in zip_longest(*columns)
    ]
