"""From what is stored to a match, and back to what is stored of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadRecord
from parlour.engine.game import find_game
from parlour.engine.match import Match, scenario, start
from parlour.engine.record import Record

if TYPE_CHECKING:  # the processes that think need no database
    from parlour.server.store import Entry, RoomRow


@dataclass(frozen=True)
class Brought:
    """A record that can be replayed, and what follows from it for the table of rooms."""

    record: Record
    follows: dict[str, Any]


def begin(row: "RoomRow") -> Match:
    """The match of a room before its first move."""
    game = find_game(row.game)
    if game.version != row.version:
        raise BadRecord(
            f"this match was played by version {row.version} of the rules of {game.name}, "
            f"and this program has version {game.version}"
        )
    names = [seat.name or f"Player {seat.seat + 1}" for seat in row.seats]
    if row.scenario is not None:
        match = scenario(row.game, row.scenario)
        match.players[:] = names
        return match
    return start(row.game, row.players, row.seed, row.options, row.overrides, names)


def replay(row: "RoomRow", entries: "Sequence[Entry]") -> Match:
    """The match of a room as it stands."""
    match = begin(row)
    for entry in line(entries):
        assert entry.notation is not None
        match.play(entry.notation)
    return match


def line(entries: "Sequence[Entry]") -> "list[Entry]":
    """The moves that stand: without those that were taken back."""
    left: list[Entry] = []
    for entry in entries:
        if entry.notation is None:
            left.pop()
        else:
            left.append(entry)
    return left


def follows(match: Match) -> dict[str, Any]:
    """What stands in the table of rooms of a match that runs, or has ended."""
    return {
        "state": "over" if match.over else "playing",
        "ply": match.ply,
        "asked": match.seat,
        "over": match.over,
        "scores": match.scores(),
        "winners": match.winners() if match.over else None,
    }
