"""Where results go: to stdout or a file, as text or as JSON; and progress, to stderr."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDTH_OF_FILES = 100


def put_out(text: RenderableType, data: Any, as_json: bool, file: Path | None) -> None:
    """A result: `text` for people or `data` for programs."""
    written = json.dumps(data, indent=2, ensure_ascii=False) + "\n" if as_json else None
    if file is not None:
        with file.open("w", encoding="utf-8") as stream:
            if written is None:
                Console(file=stream, highlight=False, width=WIDTH_OF_FILES).print(text)
            else:
                stream.write(written)
    elif written is None:
        Console(highlight=False).print(text)
    else:
        print(written, end="")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal; call what it gives with how much is done."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
