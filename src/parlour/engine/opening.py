"""How matches come to be: a new one, one from a position, one that a record tells."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.engine.codec import digest
from parlour.engine.deal import scenario_state
from parlour.engine.errors import BadRecord, BadSetup, IllegalMove
from parlour.engine.game import find_game
from parlour.engine.match import Match
from parlour.engine.record import NO_DIGEST, Record, read_record, wrong_with_seed


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
    if wrong:
        raise BadSetup(wrong)
    seats = found.seats[0] if seats is None else seats
    box = found.make_box(seats, options or {}, overrides or {})
    if len(players) > seats:
        raise BadSetup(f"there are {seats} seats, but {len(players)} names of players")
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


def load(text: str) -> Match:
    """The match that a record tells: it is played again, move by move."""
    record = read_record(text)
    game = find_game(record.game)
    if record.version != game.version:
        age = "newer" if record.version > game.version else "older"
        raise BadRecord(
            f"this record was played by version {record.version} of the rules of {game.name}, "
            f"which is {age} than the version {game.version} that this program has"
        )
    match = Match(game, record)
    for ply, (seat, notation) in enumerate(list(record.moves), 1):
        if match.seat != seat:
            raise BadRecord(f"the record is damaged: move {ply} is not seat {seat}'s to make")
        try:
            match.play(notation)
        except IllegalMove as error:
            raise BadRecord(f"the record is damaged at move {ply}: {error}") from error
    if record.digest not in (NO_DIGEST, digest(match.state)):
        raise BadRecord("the record is damaged: it does not lead to the position it was saved at")
    return match
