"""What one viewer may know of a room, as plain data. Built by listing: nothing is taken out of something larger."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.engine.asking import Move
from parlour.engine.errors import IllegalMove
from parlour.engine.match import Match
from parlour.engine.patch import Step, changes
from parlour.engine.saying import ENGLISH
from parlour.engine.words import words_of
from parlour.server.problem import CATALOGUE
from parlour.server.replay import outdated
from parlour.server.store import RoomRow
from parlour.server.tokens import commitment
from parlour.server.wire import dump, iso, joined


@dataclass(frozen=True)
class Seen:
    """What a viewer sees: the whole of it, or what has changed since it was last told."""

    view: dict[str, Any] | None
    changes: list[Step] | None = None


MOST_SCORES = 400  # that are told of one match


class ScoresThen(NamedTuple):
    """The scores at a ply of a viewer, as many rounds as had begun before it, and whether one ended there."""

    ply: int
    scores: tuple[int, ...]
    rounds: int
    ended: bool


def room_info(row: RoomRow, language: str = ENGLISH) -> dict[str, Any]:
    """A room, as everybody may know it. The seed is shown when it cannot tell the dice to come any more."""
    told, old = row.over or row.uploaded, outdated(row)
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "state": row.state,
        "open": row.listed,
        "uploaded": row.uploaded,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "colour": seat.colour,
                "level": seat.level if seat.kind == "bot" else None,
                "online": seat.seat in row.online and seat.kind != "open",
                "held": seat.token is not None,
            }
            for seat in row.seats
        ],
        "options": row.options,
        "overrides": row.overrides,
        "outdated": None if old is None else old.said(language),
        "ply": row.ply,
        "over": row.over,
        "scores": row.scores,
        "winners": row.winners,
        "created": iso(row.created),
        "commitment": None if row.uploaded else commitment(row.seed, row.nonce),
        "seed": row.seed if told else None,
        "nonce": row.nonce if told and not row.uploaded else None,
        "next": row.next,
    }


def written_table(
    row: RoomRow, n: int, info: str, match: Match | None, seat: int | None, since: int, seen: Seen, language: str
) -> str:
    """The table for one viewer, in the viewer's language, with the journal from ply `since` on.

    `n` is the number of the last event that the viewer knows of; `info` is the room, written already; `seen` the view,
    or what has changed in it.
    """
    match = None if match is None else match.translated(language)
    playing = match is not None and not match.over and not row.uploaded
    asked = match.seat if match is not None and playing else None
    mine = asked is not None and asked == seat
    fields = {
        "n": str(n),
        "language": dump(language),
        "room": info,
        "you": dump(seat),
        "ply": dump(None if match is None else match.known_ply(seat)),
        "view": dump(seen.view),
        "changes": dump(seen.changes),
        "prompt": dump(prompt(row, match, asked, seat, language)),
        "question": dump(match.question if match and mine else None),
        "moves": dump(match.moves() if match and mine else []),
        "blocked": dump(match.blocked() if match and mine else []),
        "undo": dump(undo_info(row, match, seat, language)),
        "journal": dump([] if match is None else match.journal(seat, since)),
        "waiting_for": dump(asked),
        "since": dump(iso(row.changed)),
    }
    return joined(fields)


def prompt(row: RoomRow, match: Match | None, asked: int | None, seat: int | None, language: str) -> str:
    """The question to the seat that is asked; the others only hear who thinks."""
    words, old = words_of(CATALOGUE, language), outdated(row)
    if old is not None:
        return words.say("waiting.outdated", {"reason": old.said(language)})
    if match is None:
        return words.say("waiting.for-players", {"count": sum(one.kind == "open" for one in row.seats)})
    if match.over:
        return match.prompt
    if asked is None:
        return words.say("waiting.broken-off", {})
    return match.prompt if asked == seat else words.say("waiting.thinking", {"player": match.players[asked]})


def undo_info(row: RoomRow, match: Match | None, seat: int | None, language: str) -> dict[str, Any]:
    reason = why_no_undo(row, match, seat, language)
    return {"possible": reason is None, "reason": reason}


def why_no_undo(row: RoomRow, match: Match | None, seat: int | None, language: str) -> str | None:
    """Why this viewer cannot take the last move back; None: it can."""
    words = words_of(CATALOGUE, language)
    if match is None:
        old = outdated(row)
        return words.say("no-undo.not-started", {}) if old is None else old.said(language)
    if seat is None or row.uploaded:
        return words.say("no-undo.no-player", {})
    if match.over:
        return words.say("no-undo.over", {})
    return match.why_no_undo(seat)


def hint_info(move: Move, chance: float) -> dict[str, Any]:
    return {"id": move.id, "notation": move.notation, "label": move.label, "chance": round(chance, 3)}


def position_info(match: Match, seat: int | None, open_record: bool) -> dict[str, Any]:
    """A match as this viewer saw it when it stood so; who may read the record may read what others played too."""
    ply, last = match.known_ply(seat), match.last(seat, open_record)
    return {
        "ply": ply,
        "view": match.view(seat),
        "journal": match.journal(seat, ply),
        "last": None if last is None else {"seat": last.seat, "notation": last.notation},
    }


def scores_info(found: Sequence[ScoresThen]) -> dict[str, Any]:
    """How the scores went: at the end of each round where there are rounds, else whenever one changed."""
    by_round = list({then.rounds: then for then in found if then.ended or then is found[0]}.values())
    told = by_round if len(by_round) > 2 else list(found)
    if len(told) > MOST_SCORES:  # as evenly as can be, the last one too
        told = [told[at * (len(told) - 1) // (MOST_SCORES - 1)] for at in range(MOST_SCORES)]
    return {
        "plies": [then.ply for then in told],
        "rounds": [then.rounds for then in told] if len(by_round) > 2 else None,
        "scores": [list(line) for line in zip(*(then.scores for then in told), strict=True)],
    }


def ahead_info(match: Match, view: dict[str, Any], plan: Sequence[str | int], odds: bool = False) -> dict[str, Any]:
    """What would be after a plan of the seat that is asked, whose view is this one now; or why it cannot be made."""
    try:
        ahead = match.ahead(plan, odds)
    except IllegalMove as error:
        return {"error": error.sentence, "clause": error.clause or None, "at": error.at}
    return {
        "made": ahead.made,
        "stopped": ahead.stopped,
        "reason": ahead.reason,
        "changes": changes(view, ahead.view),
        "question": ahead.question,
        "moves": ahead.moves,
        "blocked": ahead.blocked,
        "journal": ahead.journal,
        "odds": ahead.odds,
    }


def odds_info(match: Match, plan: Sequence[str | int]) -> dict[str, Any]:
    """The odds of what would be fought after a plan; or why it cannot be made."""
    try:
        return {"odds": match.odds_ahead(plan)}
    except IllegalMove as error:
        return {"error": error.sentence, "clause": error.clause or None, "at": error.at}
