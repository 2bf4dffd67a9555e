"""Tables at a position: laid straight into the database of a house that runs, which finds them when somebody comes."""

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import create_engine, insert

import parlour
from parlour.engine.record import read_record
from parlour.server.levels import BOT_NAMES
from parlour.server.replay import follows, replay
from parlour.server.schema import moves as played
from parlour.server.schema import rooms
from parlour.server.schema import seats as sitting
from parlour.server.store import Entry, RoomRow, SeatRow
from parlour.server.tokens import hashed, new_room_id, new_token

NAMES = ("Momo", "Ada", "Bruno", "Clio", "Dora", "Emil")


def lay_table(
    database: str,
    game: str,
    words: Mapping[str, Any],
    bots: str | None = None,
    moves: list[tuple[int, str]] | None = None,
) -> dict[str, Any]:
    """A room whose match begins with this scenario and these moves, and the tokens of its people.

    `token` is that of the seat that is asked. Where a level of bots is named, all seats but the first are theirs.
    """
    start = parlour.scenario(game, words)
    tokens = [new_token() for _ in (start.players[:1] if bots else start.players)]
    seats = [SeatRow(seat, "person", NAMES[seat], seat, None, hashed(token)) for seat, token in enumerate(tokens)]
    for seat in range(len(tokens), len(start.players)):
        seats.append(SeatRow(seat, "bot", BOT_NAMES[seat], seat, bots))
    now, box = time.time(), start.state.box
    row = RoomRow(
        id=new_room_id(),
        game=game,
        version=start.game.version,
        players=len(seats),
        options=dict(box.options),
        overrides=dict(box.overrides),
        listed=False,
        state="playing",
        seed=words.get("seed", 0),
        nonce="",
        host=hashed(tokens[0]),
        created=now,
        changed=now,
        seats=tuple(seats),
        scenario=dict(words),
    )
    entries = [Entry(ply, ply + 2, seat, notation, ply) for ply, (seat, notation) in enumerate(moves or [])]
    match = replay(row, entries)
    row = replace(row, started=row.n, n=row.n + len(entries), **follows(match))
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(rooms), row.values())
        connection.execute(insert(sitting), [{"room": row.id, **vars(seat)} for seat in row.seats])
        if entries:
            connection.execute(insert(played), [{"room": row.id, **vars(entry)} for entry in entries])
    engine.dispose()
    asked = match.seat if match.seat is not None and match.seat < len(tokens) else 0
    return {"room": {"id": row.id}, "token": tokens[asked], "tokens": tokens}


def lay_record(database: str, text: str) -> dict[str, Any]:
    """The same, where a record of a scenario ends; its dice are loaded no longer than it goes."""
    record = read_record(text)
    words = {key: value for key, value in (record.scenario or {}).items() if key != "strict"}
    return lay_table(database, record.game, words, None, record.moves)
