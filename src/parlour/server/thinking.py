"""A process that thinks for the server: bots choose here, and what strangers bring is tried out here first.

It reads jobs from its standard input and writes answers to its standard output, each pickled behind its length.
It ends when the server does.
"""

import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from parlour import bots
from parlour.bots.random import playout
from parlour.engine.errors import BadScenario, ParlourError
from parlour.engine.game import games
from parlour.engine.opening import load, start
from parlour.engine.record import read_record
from parlour.engine.rng import seeded
from parlour.engine.saying import Saying
from parlour.engine.state import State
from parlour.server import bounds
from parlour.server.problem import CATALOGUE
from parlour.server.replay import Brought, follows

TRIALS = 3  # matches that are played with changed numbers before people play with them
LONGEST_TRIAL = 3000  # decisions
MOST_PLAYERS = 32  # bots whose thoughts are kept; those that moved longest ago are forgotten

OUT_OF_MEMORY = "out of memory"

Place = tuple[str, int]  # a room and a seat of it

players: OrderedDict[Place, tuple[str, bots.Bot]] = OrderedDict()


def player(bot: str, place: Place | None) -> bots.Bot:
    """The bot that plays at this place, with what it remembers of its last move; a new one, if it never played here."""
    if place is None:
        return bots.find_bot(bot)
    known, found = players.pop(place, ("", None))
    if found is None or known != bot:
        found = bots.find_bot(bot)
    players[place] = (bot, found)
    if len(players) > MOST_PLAYERS:
        players.popitem(last=False)
    return found


def choose(bot: str, place: Place | None, table: State, seed: str) -> int:
    """The action that this bot plays on an imagined table."""
    return player(bot, place).choose(table, seeded(seed))


def hint(table: State, seed: str, number: int) -> list[tuple[int, float]]:
    """The best actions on an imagined table, the best first, each with its estimated chance to win."""
    return [(found.action, found.chance) for found in bots.hint(table, seeded(seed), number)]


def try_out(game: str, seats: int, options: dict[str, object], overrides: dict[str, object]) -> Saying | None:
    """What is wrong with these numbers; None: matches can be played with them."""
    try:
        for seed in range(TRIALS):
            state = start(game, seats, seed, options, overrides).state
            state.journal = None
            if playout(state, seeded(f"trial {seed}"), LONGEST_TRIAL) == LONGEST_TRIAL:
                return Saying("brought.no-end", package=CATALOGUE)
    except ParlourError as error:
        return error.saying
    except MemoryError:
        raise
    except Exception:
        return Saying("brought.numbers", package=CATALOGUE)
    return None


def bring(text: str, language: str) -> Brought | Saying:
    """The record in this text and what it leads to; or what is wrong with it, for who reads this language."""
    try:
        record = read_record(text)
        bounds.check_record(record)
        match = load(text, language)
        bounds.check_match(match)
        return Brought(record, follows(match))
    except BadScenario as error:
        return Saying("brought.no-position", {"reason": error.saying}, CATALOGUE)
    except ParlourError as error:
        return error.saying
    except MemoryError:
        raise
    except Exception:
        return Saying("brought.damaged", package=CATALOGUE)


def nothing() -> None:
    """To be there is enough."""


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "hint": hint,
    "try_out": try_out,
    "bring": bring,
    "nothing": nothing,
}


def write(stream: BinaryIO, message: Any) -> None:
    data = pickle.dumps(message)
    stream.write(len(data).to_bytes(8, "big") + data)
    stream.flush()


def confine(more: int) -> None:
    """Take no more memory than so many bytes from now on, where the system can see to that."""
    try:
        import resource

        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + more, used + more))
    except (ImportError, OSError, ValueError):
        pass  # time is limited all the same, and so is what a record can ask for


def work(memory: int = 0) -> None:
    """Do jobs until there are no more; with `memory`, with no more than so many bytes."""
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not mix with the answers
    games()
    if memory:
        confine(memory)
    write(answers, (True, None))
    while length := jobs.read(8):
        name, arguments = pickle.loads(jobs.read(int.from_bytes(length, "big")))
        try:
            answer = (True, JOBS[name](*arguments))
        except MemoryError:
            answer = (False, OUT_OF_MEMORY)
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        write(answers, answer)


if __name__ == "__main__":
    try:
        work(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
