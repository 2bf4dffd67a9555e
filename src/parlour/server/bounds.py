"""How much strangers may bring: checked before anything is built from it. docs/serving.md lists these bounds."""

import json
from typing import NoReturn

from parlour.engine.errors import BadRecord
from parlour.engine.events import fields_told
from parlour.engine.match import Match
from parlour.engine.record import Record
from parlour.server.problem import CATALOGUE

MOST_MOVES = 5000  # of a record
MOST_OVERRIDES = 64  # changed numbers of a match
MOST_OPTIONS = 64
LARGEST_VIEW = 256 * 1024  # bytes of what one seat sees, as JSON
LARGEST_JOURNAL = 4 * 1024 * 1024  # bytes of what was told of a match, as JSON

TRIAL_SECONDS = 5.0  # for reading, building and playing what somebody brings
TRIAL_MEMORY = 256 * 1024 * 1024  # bytes that it may take beside the rules themselves
MOST_TRIALS = 8  # that wait for their turn


def check_record(record: Record) -> None:
    """Refuse a record that asks for too much, in one sentence, before it is played."""
    if len(record.moves) > MOST_MOVES:
        _refuse("brought.moves", count=len(record.moves), most=MOST_MOVES)
    if len(record.options) > MOST_OPTIONS:
        _refuse("brought.options", count=len(record.options), most=MOST_OPTIONS)
    words = record.scenario or {}
    for overrides in (record.overrides, words.get("overrides", {})):
        if not isinstance(overrides, dict):
            continue  # the scenario says so itself
        if len(overrides) > MOST_OVERRIDES:
            _refuse("brought.overrides", count=len(overrides), most=MOST_OVERRIDES)
        if any(not isinstance(value, int) for value in overrides.values()):
            _refuse("brought.texts")


def check_match(match: Match) -> None:
    """Refuse a match that nobody's screen could hold."""
    for seat in (None, *range(len(match.players))):
        if len(json.dumps(match.view(seat))) > LARGEST_VIEW:
            _refuse("brought.large-table", kilobytes=LARGEST_VIEW // 1024)
    journal = match.state.journal
    if (
        journal is not None
        and sum(len(json.dumps(fields_told(told, None))) for told in journal.events) > LARGEST_JOURNAL
    ):
        _refuse("brought.long-journal", megabytes=LARGEST_JOURNAL // 1024 // 1024)


def _refuse(id: str, **fields: int) -> NoReturn:
    raise BadRecord(id, fields, CATALOGUE)
