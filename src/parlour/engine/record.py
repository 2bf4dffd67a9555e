"""The record of a match: one text that is save, replay, bug report and dataset."""

import json
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.errors import BadRecord
from parlour.engine.saying import Saying

FORMAT = 1
NO_DIGEST = "-"  # where nobody could say which position the moves lead to

# What is longer was not written by a match. Checked line by line, before anything is built from it.
LONGEST_LINE = 2000  # signs, but for the scenario
LONGEST_SCENARIO = 64 * 1024  # signs
MOST_DIGITS = 9  # of a number, but for the seed
ONCE = frozenset({"game", "seats", "seed", "scenario"})  # what a record says a single time
MOST_SETTINGS = 1000  # options, or overrides
LONGEST_NAME = 200  # signs
LONGEST_SEED = 200  # signs of a text
SEED_BITS = 128
WIDEST_SEED = 2**SEED_BITS  # a number lies between this and its negative
A_SEED = Saying("seed")


@dataclass
class Record:
    """How the match was started, and the moves in notation."""

    game: str
    version: int
    seats: int
    seed: int | str
    options: dict[str, str] = field(default_factory=dict)
    overrides: dict[str, object] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    scenario: dict[str, Any] | None = None
    moves: list[tuple[int, str]] = field(default_factory=list)
    digest: str = ""


def write_record(record: Record) -> str:
    """The record as text, a line a fact, then a line a move."""
    lines = [
        f"parlour record {FORMAT}",
        f"game {record.game} {record.version}",
        f"seats {record.seats}",
        f"seed {json.dumps(record.seed)}",
    ]
    lines += [f"option {name} {value}" for name, value in sorted(record.options.items())]
    lines += [f"set {path} {json.dumps(value)}" for path, value in sorted(record.overrides.items())]
    lines += [f"player {seat} {' '.join(name.split())[:LONGEST_NAME]}" for seat, name in enumerate(record.players)]
    if record.scenario is not None:
        lines.append(f"scenario {json.dumps(record.scenario)}")  # in its own order, which may mean something
    lines += [f"{seat}: {notation}" for seat, notation in record.moves]
    lines.append(f"end {len(record.moves)} {record.digest}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record in this text, or one sentence on why it cannot be read."""
    if not isinstance(text, str):
        raise BadRecord("record.no-text")
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    _check_head(lines)
    record = Record("", 0, 0, 0)
    said: set[str] = set()
    ended = False
    for at, line in enumerate(lines[1:], 2):
        if ended:
            raise BadRecord("record.goes-on", {"text": repr(line[:60])})
        word = line.partition(" ")[0]
        if word in ONCE and word in said:
            raise BadRecord("record.once-more", {"line": at, "word": word})
        said.add(word)
        most = LONGEST_SCENARIO if word == "scenario" else LONGEST_LINE
        if len(line) > most:
            raise BadRecord("record.long-line", {"line": at, "most": most, "text": repr(line[:60])})
        try:
            ended = _read_line(record, line)
        except (ValueError, TypeError, RecursionError) as error:
            raise BadRecord("record.unreadable", {"line": at, "text": repr(line[:60])}) from error
    if not ended:
        raise BadRecord("record.cut-off")
    if not record.game or not record.seats:
        raise BadRecord("record.no-game")
    if len(record.players) > record.seats:
        raise BadRecord("record.players", {"players": len(record.players), "seats": record.seats})
    wrong = wrong_with_seed(record.seed)
    if wrong is not None:
        raise BadRecord("record.unplayable", {"reason": wrong})
    return record


def wrong_with_seed(seed: object, name: str | Saying = A_SEED) -> Saying | None:
    """Why this is no seed; None where it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        return Saying("seed.kind", {"name": name, "seed": repr(seed)})
    if isinstance(seed, int):
        return None if abs(seed) < WIDEST_SEED else Saying("seed.wide", {"name": name, "bits": SEED_BITS})
    if len(seed) > LONGEST_SEED:
        return Saying("seed.long", {"name": name, "most": LONGEST_SEED, "signs": len(seed)})
    try:
        seed.encode()
    except UnicodeEncodeError:
        return Saying("seed.no-text", {"name": name})
    return None


def _check_head(lines: list[str]) -> None:
    head = lines[0].split() if lines else []
    try:
        number = _number(head[2]) if head[:2] == ["parlour", "record"] and len(head) == 3 else None
    except ValueError:
        number = None
    if number is None:
        raise BadRecord("record.no-record", {"head": repr("parlour record")})
    if number > FORMAT:
        raise BadRecord("record.newer-format", {"format": number, "here": FORMAT})


def _read_line(record: Record, line: str) -> bool:
    """Take in one line; True: it was the last."""
    word, _, rest = line.partition(" ")
    if word.endswith(":"):
        record.moves.append((_number(word[:-1]), rest.strip()))
    elif word == "game":
        name, version = rest.split()
        record.game, record.version = name, _number(version)
    elif word == "seats":
        record.seats = _number(rest)
    elif word == "seed":
        record.seed = json.loads(rest)
    elif word == "option":
        name, value = rest.split()
        _add(record.options, name, value)
    elif word == "set":
        path, value = rest.split(maxsplit=1)
        _add(record.overrides, path, json.loads(value))
    elif word == "player":
        seat, _, name = rest.partition(" ")
        if _number(seat) != len(record.players):
            raise ValueError(rest)
        record.players.append(name)
    elif word == "scenario":
        record.scenario = dict(json.loads(rest))
    elif word == "end":
        count, record.digest = rest.split()
        if _number(count) != len(record.moves):
            raise ValueError(rest)
        return True
    else:
        raise ValueError(line)
    return False


def _add(settings: dict[str, Any], name: str, value: object) -> None:
    """One more setting, each of them once."""
    if name in settings or len(settings) >= MOST_SETTINGS:
        raise ValueError(name)
    settings[name] = value


def _number(text: str) -> int:
    """A count as a record has it: digits, and not many of them."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ValueError(text)
    return int(text)
