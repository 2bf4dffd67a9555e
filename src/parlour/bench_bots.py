"""How fast the bots think: what a move costs each of them, and where a search spends its time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

from parlour.bench import mid_match, running
from parlour.bots import BOTS, EXPERT, ask
from parlour.bots.glance import play_on
from parlour.bots.greedy import try_options
from parlour.bots.mcts import Search
from parlour.engine.game import Game, find_game
from parlour.engine.rng import seeded
from parlour.engine.state import State

POSITIONS = 12  # that each bot thinks about
LENGTH = 100  # decisions of a match, about, to get into its middle


@dataclass(frozen=True)
class BotsBench:
    """`moves` are each bot's seconds a move: on average, and the longest. `parts` are shares of the expert's time."""

    game: str
    seats: int
    running: str
    moves: dict[str, tuple[float, float]]
    iterations: float  # a second, of the expert's search
    parts: dict[str, float]

    def plain(self) -> dict[str, Any]:
        """The bench as JSON has it."""
        return asdict(self)

    def page(self) -> RenderableType:
        """The bench as people read it."""
        table = Table(box=SIMPLE, pad_edge=False)
        table.add_column(f"{self.game}, {self.seats} seats")
        table.add_column("a move", justify="right")
        table.add_column("the longest", justify="right")
        for name, (mean, longest) in self.moves.items():
            table.add_row(name, *(f"{1e3 * seconds:,.3g} ms" for seconds in (mean, longest)))
        parts = ", ".join(f"{name} {share:.0%}" for name, share in self.parts.items())
        return Group(table, f"Expert, {self.running}: {self.iterations:,.0f} iterations a second; {parts}.")


def bench_bots(game: str, seats: int | None = None) -> BotsBench:
    """Let every bot think about the same positions."""
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    positions = middle(found, seats)
    moves = {name: thinking_times(name, positions) for name in BOTS}
    iterations, parts = inside_search(found, positions)
    return BotsBench(game, seats, running(), moves, iterations, parts)


def middle(game: Game, seats: int) -> list[State]:
    """Positions in the middle of random matches."""
    box, rng = game.make_box(seats, {}, {}), seeded("bench of bots")
    states = [game.deal(box, rng.split()) for number in range(2 * POSITIONS)]
    for state in states:
        state.settle()
    return mid_match(states, LENGTH, rng)[:POSITIONS]


def thinking_times(name: str, positions: list[State]) -> tuple[float, float]:
    """Seconds a move of this bot: on average, and the longest."""
    rng, times = seeded(name), []
    for state in positions:
        began = time.thread_time()
        ask(BOTS[name](), state, rng)
        times.append(time.thread_time() - began)
    return fmean(times), max(times)


def inside_search(game: Game, positions: list[State]) -> tuple[float, dict[str, float]]:
    """Iterations a second, and the share of each kind of work: what can be done apart is done again and timed."""
    rng, iterations = seeded("search"), 0
    spent = dict.fromkeys(("search", "first judgement", "imagining", "playing on"), 0.0)

    @contextmanager
    def clock(part: str) -> Iterator[None]:
        began = time.thread_time()
        yield
        spent[part] += time.thread_time() - began

    for state in positions:
        question = state.question
        assert question is not None
        table = state.imagine(question.seat, rng)
        with clock("search"):
            search = Search(table, rng, EXPERT)
            search.think()
        iterations += search.iterations
        with clock("first judgement"):
            try_options(table, question.seat, game, rng)
        with clock("imagining"):
            dreams = [table.imagine(question.seat, rng) for number in range(search.iterations)]
        with clock("playing on"):
            for dream in dreams:
                play_on(dream, game, rng, EXPERT.decisions, dream.turn_count() + EXPERT.turns)
    whole = spent.pop("search")
    spent["the tree"] = max(0.0, whole - sum(spent.values()))
    total = sum(spent.values())
    return iterations / whole, {part: seconds / total for part, seconds in spent.items()}
