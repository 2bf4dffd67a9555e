"""From what is stored to a match, and back to what is stored of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadRecord
from parlour.engine.game import games
from parlour.engine.match import Match
from parlour.engine.opening import scenario, start
from parlour.engine.record import NO_DIGEST, Record, write_record
from parlour.engine.saying import Saying
from parlour.server.problem import CATALOGUE

if TYPE_CHECKING:  # the processes that think need no database
    from parlour.server.store import Entry, RoomRow


@dataclass(frozen=True)
class Brought:
    """A record that can be replayed, and what follows from it for the table of rooms."""

    record: Record
    follows: dict[str, Any]


def outdated(row: "RoomRow") -> Saying | None:
    """Why this room's match can be neither played nor shown here, only saved; None: it can."""
    game = games().get(row.game)
    if game is None:
        return Saying("outdated.no-game", {"game": repr(row.game)}, CATALOGUE)
    if game.version != row.version:
        versions = {"game": game.called, "played": row.version, "here": game.version}
        return Saying("outdated.other-version", versions, CATALOGUE)
    return None


def begin(row: "RoomRow") -> Match:
    """The match of a room before its first move."""
    wrong = outdated(row)
    if wrong is not None:
        raise BadRecord(wrong.id, wrong.fields, wrong.package)
    if row.scenario is not None:
        match = scenario(row.game, row.scenario)
        match.players[:] = names(row)
        return match
    return start(row.game, row.players, row.seed, row.options, row.overrides, names(row))


def names(row: "RoomRow") -> list[str]:
    return [seat.name or f"Player {seat.seat + 1}" for seat in row.seats]


def record(row: "RoomRow", entries: "Sequence[Entry]") -> str:
    """The record of a room as it is stored: nothing is played, so nobody knows the position that it leads to."""
    moves = [(entry.seat, str(entry.notation)) for entry in line(entries)]
    known = Record(row.game, row.version, row.players, row.seed, row.options, row.overrides, names(row), row.scenario)
    return write_record(replace(known, moves=moves, digest=NO_DIGEST))


def replay(row: "RoomRow", entries: "Sequence[Entry]") -> Match:
    """The match of a room as it stands."""
    match = begin(row)
    match.play_again(plans(line(entries)))
    return match


def line(entries: "Sequence[Entry]") -> "list[Entry]":
    """The moves that stand: without those that were taken back."""
    left: list[Entry] = []
    for entry in entries:
        if entry.notation is not None:
            left.append(entry)
            continue
        last = left.pop()
        while left and left[-1].same_plan(last):
            left.pop()
    return left


def plans(moves: "Sequence[Entry]") -> list[list[str]]:
    """These moves, those of a plan together."""
    found: list[list[str]] = []
    for at, entry in enumerate(moves):
        if at == 0 or not entry.same_plan(moves[at - 1]):
            found.append([])
        found[-1].append(str(entry.notation))
    return found


def follows(match: Match) -> dict[str, Any]:
    """What stands in the table of rooms of a match that runs, or has ended."""
    return {
        "state": "over" if match.over else "playing",
        "ply": match.known_ply(None),
        "asked": match.seat,
        "over": match.over,
        "scores": match.scores(),
        "winners": match.winners() if match.over else None,
    }
