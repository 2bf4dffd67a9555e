"""What a decision of a random match costs, beside other engines: in one run, on one machine, by CPU time.

    python benchmarks/peers.py            prints the tables
    python benchmarks/peers.py --write    writes them into docs/performance.md

Every contender plays whole random matches, from the start to the end. They take turns: a round is a short time with
each of them, so that a busy machine is busy for all. A figure is the median of the rounds, and so is a ratio, which is
taken within a round. An engine that is not installed is left out, with a line that says how to install it.
"""

import argparse
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from textwrap import fill
from typing import Any, TypeVar

import parlour
from parlour.bench import running
from parlour.bots.random import playout

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
NODE_SCRIPT = Path(__file__).parent / "peers" / "boardgame.mjs"
BEGIN, END = "<!-- made by benchmarks/peers.py -->", "<!-- up to here -->"
LONGEST_BATCH = 32  # matches between two looks at the clock, which costs as much as some decisions do
REFERENCE = "King of Tokyo"
LINE = 120

Played = TypeVar("Played")

# How a match is played: the heading of its table, and what is in the time.
WAYS = {
    "loop": (
        "A match in the engine's own loop",
        "Nothing crosses a border of languages: Parlour's compiled `playout`, OpenSpiel's `evaluate_bots` with its "
        "uniform random bots in C++, boardgame.io's `Simulate` with its `RandomBot` in node.",
    ),
    "stepped": (
        "A step at a time, from Python",
        "Python asks for the legal actions, picks one and plays it: Parlour's `state.legal()` and `state.play()`, "
        "OpenSpiel's `legal_actions()` and `apply_action()`. Chance is part of Parlour's step; in OpenSpiel Python "
        "draws it, as its examples do, and that is in the time but not counted as a decision.",
    ),
    "environment": (
        "As an environment for learning",
        "Every step also builds what the learner sees, with the mask or list of legal actions: Parlour's and "
        "PettingZoo's environments with `last()` and `step()`, without wrappers that check the caller; RLCard's "
        "with `step()`.",
    ),
    "match": (
        "As a match of people",
        "Every move is listed, checked and kept for undo, log and record: Parlour's `match.moves()` (with notation and "
        "label of each) and `match.play()`, boardgame.io's client.",
    ),
}


@dataclass(frozen=True)
class Lap:
    """Whole matches, one after the other."""

    spent: float  # seconds of CPU time
    matches: int
    decisions: int

    @property
    def cost(self) -> float:
        """Microseconds a decision."""
        return self.spent / self.decisions * 1e6


@dataclass(frozen=True)
class Contender:
    """One game of one engine, played in one way."""

    way: str
    engine: str
    game: str
    seats: int
    lap: Callable[[float], Lap]  # plays for about so many seconds


@dataclass
class Field:
    """All who take part, what they run on, and who is missing."""

    contenders: list[Contender] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """What was measured of a contender."""

    contender: Contender
    cost: float
    ratio: float  # to Parlour's King of Tokyo played in the same way
    length: float  # decisions a match


# ---------------------------------------------------------------------- playing


def laps(play: Callable[[], Played], decisions_of: Callable[[Played], int]) -> Callable[[float], Lap]:
    """Laps of matches that are played and counted so; only the playing is timed."""

    def lap(seconds: float) -> Lap:
        spent, matches, decisions, batch = 0.0, 0, 0, 1
        while spent < seconds:
            start = time.thread_time()
            played = [play() for number in range(batch)]
            spent += time.thread_time() - start
            matches += batch
            decisions += sum(map(decisions_of, played))
            batch = min(batch * 2, LONGEST_BATCH)
        return Lap(spent, matches, decisions)

    return lap


def counted(play: Callable[[], int]) -> Callable[[float], Lap]:
    """Laps of matches that count their decisions themselves."""
    return laps(play, int)


def parlour_contenders(games: Sequence[str]) -> Iterator[Contender]:
    for id in games:
        game = parlour.find_game(id)
        seats = game.usual_seats
        for way, play in (("loop", in_own_loop), ("stepped", stepped), ("match", as_match)):
            yield Contender(way, "Parlour", game.name, seats, counted(play(game, seats)))


def in_own_loop(game: parlour.Game, seats: int) -> Callable[[], int]:
    box, rng = game.make_box(seats, {}, {}), parlour.seeded("peers")

    def play() -> int:
        state = game.deal(box, rng.split())
        state.settle()
        return playout(state, rng)

    return play


def stepped(game: parlour.Game, seats: int) -> Callable[[], int]:
    box, rng, pick = game.make_box(seats, {}, {}), parlour.seeded("peers"), random.Random(0).random

    def play() -> int:
        state = game.deal(box, rng.split())
        state.settle()
        decisions = 0
        while actions := state.legal():
            state.play(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    return play


def as_match(game: parlour.Game, seats: int) -> Callable[[], int]:
    draw = random.Random(0)
    pick = draw.random

    def play() -> int:
        match = parlour.start(game.id, seats=seats, seed=draw.getrandbits(32))
        decisions = 0
        while moves := match.moves():
            match.play(moves[int(pick() * len(moves))].id)
            decisions += 1
        return decisions

    return play


def parlour_environments(games: Sequence[str]) -> Iterator[Contender]:
    from parlour import rl

    for id in games:
        game = parlour.find_game(id)
        seats = game.usual_seats
        env = rl.aec_env(id, seats=seats, seed=0)
        yield Contender("environment", "Parlour", game.name, seats, counted(aec_play(env)))


def aec_play(env: Any) -> Callable[[], int]:
    """Matches of a PettingZoo environment."""
    pick = random.Random(0).random

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            env.step(int(actions[int(pick() * len(actions))]))
            decisions += 1
        return decisions

    return play


def pettingzoo_contenders() -> Iterator[Contender]:
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4, tictactoe_v3

    games = {"connect four": connect_four_v3, "Texas hold'em": texas_holdem_v4, "tic-tac-toe": tictactoe_v3}
    for name, module in games.items():
        env = module.raw_env()
        yield Contender("environment", "PettingZoo", name, len(env.possible_agents), counted(aec_play(env)))


def rlcard_contenders() -> Iterator[Contender]:
    import rlcard

    for id, name in {"leduc-holdem": "Leduc hold'em", "gin-rummy": "gin rummy", "uno": "Uno"}.items():
        env = rlcard.make(id, config={"seed": 0})
        yield Contender("environment", "RLCard", name, env.num_players, counted(rlcard_play(env)))


def rlcard_play(env: Any) -> Callable[[], int]:
    pick = random.Random(0).random

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = env.step(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    return play


def spiel_contenders() -> Iterator[Contender]:
    import pyspiel

    for id, name in {"backgammon": "backgammon", "gin_rummy": "gin rummy", "liars_dice": "liar's dice"}.items():
        game = pyspiel.load_game(id)
        seats = game.num_players()
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]
        yield Contender("loop", "OpenSpiel", name, seats, laps(spiel_loop(game, bots), spiel_decisions))
        yield Contender("stepped", "OpenSpiel", name, seats, counted(spiel_stepped(game)))


def spiel_loop(game: Any, bots: list[Any]) -> Callable[[], Any]:
    import pyspiel

    seeds = random.Random(0)

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        return state

    return play


def spiel_decisions(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def spiel_stepped(game: Any) -> Callable[[], int]:
    draw = random.Random(0)
    pick = draw.random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    return play


class Boardgame:
    """boardgame.io in a node of its own, which plays when it is asked to."""

    def __init__(self) -> None:
        beside = Path(sys.executable).parent / "node"
        node = str(beside) if beside.exists() else shutil.which("node")
        if node is None or not (NODE_SCRIPT.parent / "node_modules").exists():
            raise ModuleNotFoundError("boardgame.io")
        self.process = subprocess.Popen(
            [node, str(NODE_SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        self.versions: dict[str, str] = self._answer()

    def contenders(self) -> Iterator[Contender]:
        for way in ("loop", "match"):
            yield Contender(way, "boardgame.io", "tic-tac-toe", 2, partial(self._lap, way))

    def _lap(self, way: str, seconds: float) -> Lap:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{way} {seconds}\n")
        self.process.stdin.flush()
        return Lap(**self._answer())

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())


# ---------------------------------------------------------------------- measuring


def gather(games: Sequence[str]) -> Field:
    """Everybody who is here."""
    found = Field(list(parlour_contenders(games)))
    found.versions = {f"Parlour ({running()})": parlour.__version__, "Python": platform.python_version()}

    def add(engine: str, install: str, contenders: Callable[[], Iterator[Contender]], package: str = "") -> None:
        try:
            found.contenders += list(contenders())
        except ImportError:
            found.missing.append(f"{engine} is not installed: {install}")
            return
        if package:
            found.versions[engine] = version(package)

    def boardgame() -> Iterator[Contender]:
        engine = Boardgame()
        found.versions.update(engine.versions)
        return engine.contenders()

    add("parlour.rl", "pip install 'parlour[rl]'", lambda: parlour_environments(games))
    add("OpenSpiel", "pip install open_spiel", spiel_contenders, "open_spiel")
    add("PettingZoo classic", "pip install 'pettingzoo[classic]'", pettingzoo_contenders, "pettingzoo")
    add("RLCard", "pip install rlcard", rlcard_contenders, "rlcard")
    add("boardgame.io", "npm --prefix benchmarks/peers ci", boardgame)
    return found


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> list[Row]:
    """Let them play in rounds; the first, in which everything warms up, does not count."""
    table = [[contender.lap(seconds) for contender in contenders] for number in range(rounds + 1)][1:]
    references = {
        contender.way: at
        for at, contender in enumerate(contenders)
        if contender.engine == "Parlour" and contender.game == REFERENCE
    }
    rows = []
    for at, contender in enumerate(contenders):
        own = [laps[at] for laps in table]
        rows.append(
            Row(
                contender,
                median(lap.cost for lap in own),
                median(laps[at].cost / laps[references[contender.way]].cost for laps in table),
                sum(lap.decisions for lap in own) / sum(lap.matches for lap in own),
            )
        )
    return rows


# ---------------------------------------------------------------------- telling


def report(rows: Sequence[Row], found: Field, rounds: int, seconds: float) -> str:
    """The tables, as the page has them."""
    versions = ", ".join(f"{name} {number}" for name, number in found.versions.items())
    machine = f"{platform.system()} on {platform.machine()}"
    parts = [paragraph(f"{versions}; {machine}. Medians of {rounds} rounds of {seconds:g} s with each.")]
    for way, (heading, words) in WAYS.items():
        own = [row for row in rows if row.contender.way == way]
        if own:
            parts += [f"### {heading}\n", paragraph(words), way_table(own)]
    parts += [f"{line}\n" for line in found.missing]
    return "\n".join(parts)


def paragraph(text: str) -> str:
    return fill(text, LINE, break_on_hyphens=False) + "\n"


def way_table(rows: Sequence[Row]) -> str:
    lines = ["| engine | game | seats | decisions a match | a decision | beside King of Tokyo |"]
    lines += ["| --- | --- | ---: | ---: | ---: | ---: |"]
    for row in rows:
        one = row.contender
        figures = f"{rounded(row.length, 3)} | {rounded(row.cost, 3)} µs | {rounded(row.ratio, 2)} ×"
        lines.append(f"| {one.engine} | {one.game} | {one.seats} | {figures} |")
    return "\n".join(lines) + "\n"


def rounded(number: float, digits: int) -> str:
    """So many digits that say something, such as `0.734`, `12.3` or `1,230`."""
    return f"{float(f'{number:.{digits}g}'):,.6g}"


def written(page: str, tables: str) -> str:
    """The page with these tables between its marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{tables}\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random matches beside other engines.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="with each contender, in each round")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/performance.md")
    asked = parser.parse_args()
    found = gather(list(parlour.games()))
    if asked.write and (found.missing or running() != "compiled"):
        why = found.missing or ["this is the interpreted build: make build, and put build/compiled first on PYTHONPATH"]
        sys.exit("The page is written with everybody there, and compiled.\n" + "\n".join(why))
    tables = report(measure(found.contenders, asked.rounds, asked.seconds), found, asked.rounds, asked.seconds)
    if asked.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")
    else:
        print(tables)


if __name__ == "__main__":
    main()
