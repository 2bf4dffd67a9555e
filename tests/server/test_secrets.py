"""A viewer's bytes never hold what the viewer may not know: tokens, seed, other seats' secrets."""

import copy
import json
import logging
from typing import Any

import pytest

import parlour
from parlour.engine.patch import changes, patched
from parlour.server.opening import started
from parlour.server.store import RoomRow, SeatRow
from parlour.server.tables import Seen, written_table
from parlour.server.tokens import hashed, new_room_id, new_token
from parlour.server.wire import dump, joined
from tests.server.harness import Guest, Served, hear, play_any, play_out, wait_for

# Seat 0 has looked at the deck's top card with Made in a Lab. The cards below it nobody knows.
TOP = "alien-metabolism"
PEEKED = {
    "seats": 3,
    "seed": 5,
    "turn": 0,
    "step": "buy",
    "energy": [2, 3, 3],
    "cards": {"0": ["made-in-a-lab"]},
    "store": ["jets", "wings", "camouflage"],
    "deck": [TOP, "eater-of-the-dead", "poison-quills"],
    "top_seen": [0],
}


async def open_scenario(
    served: Served, words: dict[str, Any], game: str = "king-of-tokyo", listed: bool = False
) -> tuple[str, list[str]]:
    """A room of people that starts from a position, and their tokens."""
    tokens = [new_token() for _ in range(words["seats"])]
    seats = tuple(SeatRow(n, "person", f"Guest {n}", n, None, hashed(token)) for n, token in enumerate(tokens))
    plain: dict[str, Any] = {"options": {}, "overrides": {}, "nonce": "n", "host": "h", "created": 0.0, "changed": 0.0}
    row = RoomRow(
        id=new_room_id(),
        game=game,
        version=parlour.find_game(game).version,
        players=len(seats),
        listed=listed,
        state="waiting",
        seed="s" * 32,
        scenario=words,
        seats=seats,
        **plain,
    )
    await served.house.store.create(started(row)[0])
    return row.id, tokens


def test_what_one_seat_has_seen_no_other_receives(served_by_both: Served) -> None:
    served = served_by_both
    room, tokens = served.do(open_scenario(served, PEEKED))
    guests = [Guest(served.address, token) for token in tokens]
    knows, others = guests[0], [*guests[1:], Guest(served.address)]
    assert knows.get(f"/rooms/{room}/table")["view"]["table"]["top_card"]["id"] == TOP

    secrets = [TOP, "Alien Metabolism", "eater-of-the-dead", "Eater of the Dead", "s" * 32]
    captured = [guest.http.get(f"/rooms/{room}/{path}").text for guest in others for path in ("table", "positions/0")]
    for guest in others:
        with guest.socket(room) as socket:
            captured.append(str(socket.recv()))
    for text in captured:
        assert '"top_card_seen_by":[0]' in text
        assert not [secret for secret in secrets if secret in text]


def test_what_a_viewer_receives_follows_from_what_it_may_know(served: Served) -> None:
    """The bytes are the same on any table that the viewer could imagine this one to be."""
    room, tokens = served.do(open_scenario(served, PEEKED))
    guests = [Guest(served.address, token) for token in tokens]
    rng = parlour.seeded("imagine")

    async def dreamt(seat: int | None, ply: int, message: Any, before: Any) -> list[str]:
        """The message as it would read on other tables, to who has this view before it."""
        found = await served.house.room(room)
        row, match = found.row, found.match
        assert match is not None
        messages = []
        for _ in range(5):
            other = copy.copy(match)
            other.state = match.state.imagine(-1 if seat is None else seat, rng)
            other.state.journal = match.state.journal
            seen = Seen(None, changes(before, other.view(seat)))
            table = written_table(row, message["n"], dump(found.info()), other, seat, ply, seen, "en")
            fields = {name: dump(message[name]) for name in ("n", "type", "since")}
            messages.append(joined({**fields, "table": table}))
        return messages

    compared = 0
    with (
        guests[0].socket(room) as zero,
        guests[1].socket(room) as one,
        guests[2].socket(room) as two,
        Guest(served.address).socket(room) as nobody,
    ):
        viewers: dict[int | None, Any] = {0: zero, 1: one, 2: two, None: nobody}
        views = {seat: hear(socket, "table")["table"]["view"] for seat, socket in viewers.items()}
        wait_for(lambda: all(seat["online"] for seat in guests[0].get(f"/rooms/{room}")["seats"]))
        ply = 0
        while ply < 60 and not guests[0].get(f"/rooms/{room}")["over"]:
            for guest in guests:
                table = play_any(guest, room, pick=ply * 7)
                if not table["moves"]:
                    continue
                ply = table["view"]["ply"] + 1
                for seat, socket in viewers.items():
                    message: Any = {"table": {"ply": None}}
                    while message["table"]["ply"] != ply:
                        text, before = str(socket.recv(10)), views[seat]
                        message = json.loads(text)
                        views[seat] = patched(before, message["table"]["changes"])
                    assert [text] * 5 == served.do(dreamt(seat, ply, message, before))
                    compared += 1
    assert compared > 100


def test_a_hint_is_thought_out_on_tables_that_the_seat_could_imagine(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = served.do(open_scenario(served, PEEKED))
    dreams: list[Any] = []

    async def hint(table: Any, number: int) -> list[tuple[int, float]]:
        dreams.append(table)
        return [(table.legal()[0], 0.5)]

    monkeypatch.setattr(served.house.thinkers, "hint", hint)
    found = served.do(served.house.room(room))
    for _ in range(10):
        found.hinted = None
        Guest(served.address, tokens[0]).post(f"/rooms/{room}/hint")
    real = found.match.state
    assert {dream.deck[0] for dream in dreams} == {real.deck[0]}  # the card that this seat has seen
    assert len({tuple(dream.deck) for dream in dreams} | {tuple(real.deck)}) == 11
    assert len({dream.rng.copy().word() for dream in dreams} | {real.rng.copy().word()}) == 11  # nor the dice to come


def test_the_seed_is_told_to_nobody_before_the_end(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, open=True, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    row = served.do(served.house.store.load(room))
    told = [str(opened["room"])]
    with ann.socket(room) as mine, guest.socket(room) as watching:
        for _ in range(5):
            play_any(ann, room)
        for path in ("", "/table", "/positions/3", "/content"):
            told += [who.http.get(f"/rooms/{room}{path}").text for who in (ann, guest)]
        told.append(guest.http.get("/rooms").text)
        told += [str(socket.recv()) for socket in (mine, watching) for _ in range(3)]
    ann.get(f"/rooms/{room}/record", 409)
    for text in told:
        assert str(row.seed) not in text and row.nonce not in text
    info = play_out([ann], room)
    assert info["seed"] == row.seed and info["nonce"] == row.nonce


def test_tokens_are_stored_hashed_and_never_logged(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, "sqlalchemy.engine")
    guest = served.guest
    opened = guest.open(2)
    room = opened["room"]["id"]
    joined_ = guest.post(f"/rooms/{room}/join")
    ann = guest.with_token(opened["token"])
    with ann.socket(room) as socket:
        hear(socket, "table")
    play_any(ann, room)
    ann.post(f"/rooms/{room}/moves", {"ply": 77, "move": 0}, 409)
    Guest(served.address, "wrong" * 8).get(f"/rooms/{room}/table", 403)

    file = served.settings.database.removeprefix("sqlite:///")
    stored = b""
    for ending in ("", "-wal"):
        with open(file + ending, "rb") as data:
            stored += data.read()
    ours = ("parlour", "uvicorn", "sqlalchemy", "alembic", "asyncio")
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(ours))
    assert hashed(opened["token"]) in logged  # the database's own log, so that something is looked through
    for token in (opened["token"], opened["host"], joined_["token"]):
        assert token.encode() not in stored and hashed(token).encode() in stored
        assert token not in logged


def test_the_host_sees_no_more_than_a_spectator(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(0, "easy"), (1, "easy")], take_seat=None)
    assert opened["token"] is None and opened["seat"] is None
    room = opened["room"]["id"]
    wait_for(lambda: guest.get(f"/rooms/{room}")["over"])
    assert guest.with_token(opened["host"]).get(f"/rooms/{room}/table") == guest.get(f"/rooms/{room}/table")
