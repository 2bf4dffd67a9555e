"""How matches come to be: a new one, one from a position, one that a record tells."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.engine.codec import digest
from parlour.engine.deal import scenario_state
from parlour.engine.errors import BadRecord, BadSetup, IllegalMove
from parlour.engine.game import find_game
from parlour.engine.match import Match
from parlour.engine.record import NO_DIGEST, Record, read_record, wrong_with_seed
from parlour.engine.saying import ENGLISH


def start(
    game: str,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    overrides: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A new match. `overrides` change numbers of the content: `{"cards.wings.cost": 5}`."""
    found = find_game(game)
    wrong = wrong_with_seed(seed)
    if wrong is not None:
        raise BadSetup(wrong.id, wrong.fields)
    seats = found.seats[0] if seats is None else seats
    box = found.make_box(seats, options or {}, overrides or {})
    if len(players) > seats:
        raise BadSetup("setup.names", {"seats": seats, "names": len(players)})
    record = Record(found.id, found.version, seats, seed, dict(box.options), dict(box.overrides), list(players))
    return Match(found, record)


def scenario(game: str, words: Mapping[str, Any]) -> Match:
    """A match that starts from a position; `docs/scenarios.md` lists each game's words."""
    found = find_game(game)
    plain = dict(words)
    state = scenario_state(found, plain)
    box = state.box
    seed = plain.get("seed", 0)
    record = Record(found.id, found.version, box.seats, seed, dict(box.options), dict(box.overrides), scenario=plain)
    return Match(found, record)


def load(text: str, language: str = ENGLISH) -> Match:
    """The match that a record tells: it is played again, move by move. What is wrong with it is said in a language."""
    record = read_record(text)
    game = find_game(record.game)
    if record.version != game.version:
        id = "record.newer-rules" if record.version > game.version else "record.older-rules"
        raise BadRecord(id, {"game": game.called, "played": record.version, "here": game.version})
    match = Match(game, record)
    match.language = language
    for ply, (seat, notation) in enumerate(list(record.moves), 1):
        if match.seat != seat:
            raise BadRecord("record.other-seat", {"ply": ply, "seat": seat})
        try:
            match.play(notation)
        except IllegalMove as error:
            raise BadRecord("record.illegal", {"ply": ply, "reason": error.saying}) from error
    if record.digest not in (NO_DIGEST, digest(match.state)):
        raise BadRecord("record.other-position")
    return match
