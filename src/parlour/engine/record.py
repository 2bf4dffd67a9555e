"""The record of a match: one text that is save, replay, bug report and dataset."""

import json
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.errors import BadRecord

FORMAT = 1


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
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in enumerate(record.players)]
    if record.scenario is not None:
        lines.append(f"scenario {json.dumps(record.scenario)}")  # in its own order, which may mean something
    lines += [f"{seat}: {notation}" for seat, notation in record.moves]
    lines.append(f"end {len(record.moves)} {record.digest}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record in this text, or one sentence on why it cannot be read."""
    if not isinstance(text, str):
        raise BadRecord("a record is text")
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    _check_head(lines)
    record = Record("", 0, 0, 0)
    ended = False
    for at, line in enumerate(lines[1:], 2):
        if ended:
            raise BadRecord(f"the record goes on after its end: {line[:60]!r}")
        try:
            ended = _read_line(record, line)
        except (ValueError, TypeError) as error:
            raise BadRecord(f"line {at} of the record cannot be read: {line[:60]!r}") from error
    if not ended:
        raise BadRecord("the record is cut off: it has no end line")
    if not record.game or not record.seats:
        raise BadRecord("the record does not say which game it is, or for how many seats")
    return record


def _check_head(lines: list[str]) -> None:
    head = lines[0].split() if lines else []
    if head[:2] != ["parlour", "record"] or len(head) != 3 or not head[2].isdigit():
        raise BadRecord("this is no record: its first line is not 'parlour record' and a number")
    if int(head[2]) > FORMAT:
        raise BadRecord(f"this record has format {head[2]}, which is newer than this program's {FORMAT}")


def _read_line(record: Record, line: str) -> bool:
    """Take in one line; True: it was the last."""
    word, _, rest = line.partition(" ")
    if word.endswith(":") and word[:-1].isdigit():
        record.moves.append((int(word[:-1]), rest.strip()))
    elif word == "game":
        name, version = rest.split()
        record.game, record.version = name, int(version)
    elif word == "seats":
        record.seats = int(rest)
    elif word == "seed":
        seed = json.loads(rest)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise ValueError(rest)
        record.seed = seed
    elif word == "option":
        name, value = rest.split()
        record.options[name] = value
    elif word == "set":
        path, value = rest.split(maxsplit=1)
        record.overrides[path] = json.loads(value)
    elif word == "player":
        seat, _, name = rest.partition(" ")
        if int(seat) != len(record.players):
            raise ValueError(rest)
        record.players.append(name)
    elif word == "scenario":
        record.scenario = dict(json.loads(rest))
    elif word == "end":
        count, record.digest = rest.split()
        if int(count) != len(record.moves):
            raise ValueError(rest)
        return True
    else:
        raise ValueError(line)
    return False
