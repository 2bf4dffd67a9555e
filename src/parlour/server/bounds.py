"""How much strangers may bring: checked before anything is built from it. docs/serving.md lists these bounds."""

import json

from parlour.engine.errors import BadRecord
from parlour.engine.events import fields_told
from parlour.engine.match import Match
from parlour.engine.record import Record

MOST_MOVES = 5000  # of a record
MOST_OVERRIDES = 64  # changed numbers of a match
MOST_OPTIONS = 64
LARGEST_VIEW = 256 * 1024  # bytes of what one seat sees, as JSON
LARGEST_JOURNAL = 4 * 1024 * 1024  # bytes of what was told of a match, as JSON

TRIAL_SECONDS = 5.0  # for reading, building and playing what somebody brings
TRIAL_MEMORY = 256 * 1024 * 1024  # bytes that it may take beside the rules themselves
MOST_TRIALS = 8  # that wait for their turn

LONGEST_SENTENCE = 300  # signs of what is said about it


def check_record(record: Record) -> None:
    """Refuse a record that asks for too much, in one sentence, before it is played."""
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"the record has {len(record.moves)} moves; at most {MOST_MOVES} can be brought")
    if len(record.options) > MOST_OPTIONS:
        raise BadRecord(f"the record has {len(record.options)} options; at most {MOST_OPTIONS} can be brought")
    words = record.scenario or {}
    for overrides in (record.overrides, words.get("overrides", {})):
        if not isinstance(overrides, dict):
            continue  # the scenario says so itself
        if len(overrides) > MOST_OVERRIDES:
            raise BadRecord(f"the record changes {len(overrides)} numbers; at most {MOST_OVERRIDES} can be brought")
        if any(not isinstance(value, int) for value in overrides.values()):
            raise BadRecord("the record changes texts; only changed numbers can be brought")


def check_match(match: Match) -> None:
    """Refuse a match that nobody's screen could hold."""
    for seat in (None, *range(len(match.players))):
        if len(json.dumps(match.view(seat))) > LARGEST_VIEW:
            raise BadRecord(f"the record leads to a table of more than {LARGEST_VIEW // 1024} kB")
    journal = match.state.journal
    if (
        journal is not None
        and sum(len(json.dumps(fields_told(told, None))) for told in journal.events) > LARGEST_JOURNAL
    ):
        raise BadRecord(f"the record tells more than {LARGEST_JOURNAL // 1024 // 1024} MB of what happened")


def cut(sentence: str) -> str:
    """The sentence, not longer than anybody reads."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE].rstrip()} …"
