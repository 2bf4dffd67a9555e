"""How far a long job is: a bar on stderr, with its rate and the time that is left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

SLOW = 0.1  # things a second; below it the rate is told by the minute
WINDOW = 300.0  # seconds over which the rate is taken: long enough for slow matches


class Rate(ProgressColumn):
    """How many a second, or a minute."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("–/s", "progress.data.speed")
        slow = speed < SLOW
        return Text(f"{speed * 60 if slow else speed:.3g}/{'min' if slow else 's'}", "progress.data.speed")


@contextmanager
def progress(what: str, total: int, console: Console | None = None) -> Iterator[Callable[[int], None]]:
    """Call what it gives with how much is done; what was done at the first call does not count as speed.

    Where stderr is no terminal nothing is shown.
    """
    console = console or Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    bar = Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=WINDOW
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
