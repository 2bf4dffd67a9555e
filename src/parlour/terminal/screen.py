"""A table that is drawn line by line: whole where the screen is large enough, else in a shorter form."""

from collections.abc import Callable, Iterable, Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

Lines = Callable[[int], Iterable[Text]]  # for a screen of this width


class Screen:
    """`least` is the width and the height that the whole of it takes."""

    def __init__(self, height: int, least: tuple[int, int], whole: Lines, short: Lines) -> None:
        self.height = height
        self.least = least
        self.whole = whole
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        fits = width >= self.least[0] and self.height >= self.least[1]
        for line in self.whole(width) if fits else self.short(width):
            line.no_wrap = True
            line.truncate(width)
            yield line
