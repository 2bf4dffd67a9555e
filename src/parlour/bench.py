"""How fast the games are: random playouts, and what a decision, a copy, a view costs, in CPU time.

`python -m parlour.bench GAME SEATS SECONDS` prints the figures of the build it runs as JSON. `bench` runs it
once more on the plain sources where it is itself compiled, and so has both side by side.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

import parlour
from parlour.bots.laps import copy_all, imagine_all
from parlour.bots.random import playout
from parlour.engine import state as engine_state
from parlour.engine.game import Game, find_game
from parlour.engine.rng import Rng, seeded
from parlour.engine.state import State

LAPS = 5
POSITIONS = 200
COMPILED = ("*.so", "*.pyd")

# What is measured: the words for it, and the unit.
FIGURES = {
    "matches": ("random matches", "/s"),
    "decisions": ("decisions", "/s"),
    "decision": ("a decision", "µs"),
    "copy": ("a copy", "µs"),
    "imagine": ("an imagined copy", "µs"),
    "view": ("a view", "µs"),
}
RATES = ("matches", "decisions")

Figures = dict[str, float]


@dataclass(frozen=True)
class Bench:
    """The figures of a game; `ratios` say how many times as fast the compiled build is."""

    game: str
    seats: int
    running: str  # "compiled" or "interpreted"
    python: str
    variants: dict[str, Figures]
    ratios: Figures

    def plain(self) -> dict[str, Any]:
        """The bench as JSON has it."""
        return asdict(self)

    def page(self) -> RenderableType:
        """The bench as people read it."""
        table = Table(box=SIMPLE, pad_edge=False)
        table.add_column(f"{self.game}, {self.seats} seats")
        for variant in self.variants:
            table.add_column(variant, justify="right")
        if self.ratios:
            table.add_column("ratio", justify="right")
        for key, (words, unit) in FIGURES.items():
            form = ",.0f" if key in RATES else ",.3g"
            cells = [f"{figures[key]:{form}} {unit}" for figures in self.variants.values()]
            table.add_row(words, *cells, *([f"{self.ratios[key]:.1f} ×"] if self.ratios else []))
        missing = "" if len(self.variants) > 1 else "; there is no compiled build to compare with"
        return Group(table, f"This is the {self.running} build, Python {self.python}{missing}.")


def running() -> str:
    """Which build this is."""
    file = engine_state.__file__ or ""
    return "interpreted" if file.endswith((".py", ".pyc")) else "compiled"


def bench(game: str, seats: int | None = None, seconds: float = 5.0) -> Bench:
    """Measure this build, and the plain sources too where this build is compiled."""
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    variants = {running(): measure(found, seats, seconds)}
    ratios: Figures = {}
    if running() == "compiled":
        variants["interpreted"] = measure_sources(game, seats, seconds)
        for key in FIGURES:
            fast, slow = variants["compiled"][key], variants["interpreted"][key]
            ratios[key] = fast / slow if key in RATES else slow / fast
    return Bench(game, seats, running(), platform.python_version(), variants, ratios)


def measure(game: Game, seats: int, seconds: float) -> Figures:
    """The figures of this build, each of the median lap; all laps together take about so many seconds."""
    box = game.make_box(seats, {}, {})
    rng = seeded("bench")

    def deal(number: int) -> list[State]:
        states = [game.deal(box, rng.split()) for at in range(number)]
        for state in states:
            state.settle()
        return states

    laps = [lap_of_matches(deal, rng, seconds / 2 / LAPS) for number in range(LAPS)]
    spent, matches, decisions = sorted(laps, key=lambda lap: lap[0] / lap[2])[LAPS // 2]
    positions = mid_match(deal(2 * POSITIONS), decisions // matches, rng)
    lap = seconds / 6
    return {
        "matches": matches / spent,
        "decisions": decisions / spent,
        "decision": spent / decisions * 1e6,
        "copy": per_position(lambda: copy_all(positions), len(positions), lap),
        "imagine": per_position(lambda: imagine_all(positions, rng), len(positions), lap),
        "view": per_position(lambda: view_all(game, positions), len(positions), lap),
    }


def lap_of_matches(deal: Callable[[int], list[State]], rng: Rng, seconds: float) -> tuple[float, int, int]:
    """Random matches from the deal to the end: the seconds they took, how many, and how many decisions."""
    spent, matches, decisions = 0.0, 0, 0
    while spent < seconds or not matches:
        states = deal(20)
        start = time.thread_time()
        for state in states:
            decisions += playout(state, rng)
        spent += time.thread_time() - start
        matches += len(states)
    return spent, matches, decisions


def mid_match(states: list[State], length: int, rng: Rng) -> list[State]:
    """These matches somewhere between their first and last fifth."""
    for state in states:
        playout(state, rng, length // 5 + rng.below(max(1, length * 3 // 5)))
    return [state for state in states if not state.over][:POSITIONS]


def view_all(game: Game, states: list[State]) -> None:
    for state in states:
        game.view(state, state.seat)


def per_position(work: Callable[[], None], positions: int, seconds: float) -> float:
    """Microseconds that the work takes for each position."""
    laps = []
    work()
    for number in range(LAPS):
        rounds, start = 0, time.thread_time()
        while (spent := time.thread_time() - start) < seconds / LAPS or not rounds:
            work()
            rounds += 1
        laps.append(spent / rounds / positions * 1e6)
    return median(laps)


def measure_sources(game: str, seats: int, seconds: float) -> Figures:
    """The figures of the plain sources: a copy of them, without what was compiled, in a Python of its own."""
    with TemporaryDirectory() as folder:
        package = Path(parlour.__file__).parent
        shutil.copytree(package, Path(folder) / package.name, ignore=shutil.ignore_patterns(*COMPILED, "page"))
        found_before = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
        paths = [folder, *(os.path.abspath(path) for path in found_before)]
        done = subprocess.run(
            [sys.executable, "-m", "parlour.bench", game, str(seats), str(seconds)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"},
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    found: dict[str, Any] = json.loads(done.stdout)
    if found["running"] != "interpreted":
        raise RuntimeError("the plain sources could not be run beside the compiled build")
    figures: Figures = found["figures"]
    return figures


if __name__ == "__main__":
    figures = measure(find_game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
    print(json.dumps({"running": running(), "figures": figures}))
