"""News as they happen: over the WebSocket and line by line; coming back after a lost connection."""

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import parlour
from parlour.engine.patch import patched
from parlour.server import live as live_module
from parlour.server.viewer import MOST_WAITING, Viewer
from tests.server.harness import PATIENCE, Guest, Served, hear, play_any, play_out, say, wait_for


@pytest.fixture
def pair(served_by_both: Served) -> tuple[str, Guest, Guest]:
    """A room of two people, and its players."""
    guest = served_by_both.guest
    opened = guest.open(2, name="Ann")
    room = opened["room"]["id"]
    joined = guest.post(f"/rooms/{room}/join", {"name": "Ben"})
    return room, guest.with_token(opened["token"]), guest.with_token(joined["token"])


def settled(guest: Guest, room: str, *seats: int) -> None:
    """Wait until exactly these seats are online."""
    wait_for(lambda: [s["seat"] for s in guest.get(f"/rooms/{room}")["seats"] if s["online"]] == list(seats))


def test_a_move_over_the_socket_is_acknowledged_and_everybody_sees_it(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    with ann.socket(room) as one, ben.socket(room) as two, Guest(ann.address).socket(room) as watching:
        assert hear(one, "table")["table"]["you"] == 0
        assert hear(two, "table")["table"]["you"] == 1
        assert hear(watching, "table")["table"]["you"] is None
        settled(ann, room, 0, 1)
        say(one, type="move", key="a", ply=0, move="the-king")
        assert hear(one, "ack") == {"type": "ack", "key": "a", "ply": 1, "made": 1}
        for socket, seat in ((two, 1), (watching, None)):
            message = hear(socket, "update")
            while message["table"]["ply"] == 0:
                message = hear(socket, "update")
            table = message["table"]
            assert message["n"] == table["n"] and table["you"] == seat
            assert [entry["text"] for entry in table["journal"]] == ["Ann plays The King."]
            assert bool(table["moves"]) == (seat == 1)
            assert table["prompt"] == ("Choose your monster" if seat == 1 else "Ben is thinking.")


def test_a_move_is_refused_over_the_socket_as_over_http(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, _ = pair
    with ann.socket(room) as socket:
        for message, status in [
            ({"type": "move", "key": 1, "ply": 7, "move": 0}, 409),
            ({"type": "move", "key": 1, "ply": 0, "move": "castle"}, 422),
            ({"type": "move", "key": 1, "ply": 0}, 422),
            ({"type": "move", "key": 1, "move": 0}, 422),
            ({"type": "move", "key": 1, "ply": 10**30, "move": 0}, 422),
            ({"type": "undo", "key": 1, "ply": 0}, 409),
            ({"type": "dance", "key": 1}, 422),
        ]:
            say(socket, **message)
            answer = hear(socket, "error")
            assert answer["status"] == status and answer["error"]
        for text in ("{", "[]", "nul\u0000", '"x"', "[" * 10_000, "9" * 5000, '{"type": "\\ud800"}'):
            socket.send(text)
            assert hear(socket, "error")["status"] in (400, 422)
        socket.send(b"\x00\xff")
        assert hear(socket, "error")["status"] == 422
        say(socket, type="ping")
        assert hear(socket, "pong") == {"type": "pong"}


def test_the_same_key_and_ply_over_the_socket_play_once(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    with ann.socket(room) as socket:
        for _ in range(2):
            say(socket, type="move", key=1, ply=0, move="the-king")
            assert hear(socket, "ack")["ply"] == 1
    ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": 0})
    table = ann.get(f"/rooms/{room}/table")
    mine = ann if table["waiting_for"] == 0 else ben
    with mine.socket(room) as socket:  # a page that was loaded anew counts its keys from the start
        notation = mine.get(f"/rooms/{room}/table")["moves"][0]["notation"]
        say(socket, type="move", key=1, ply=2, move=notation)
        assert hear(socket, "ack")["ply"] == 3


def test_a_spectator_has_no_moves(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, _ = pair
    with Guest(ann.address).socket(room) as socket:
        say(socket, type="move", key="x", ply=0, move=0)
        assert hear(socket, "error")["status"] == 403


def test_who_comes_back_gets_what_was_missed(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    with ben.socket(room) as socket:
        hear(socket, "table")
        settled(ann, room, 1)
        last = ann.get(f"/rooms/{room}/table")["n"]
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": "alienoid"})
    with ben.socket(room, since=last) as socket:
        message = hear(socket)
        assert message["type"] == "update" and message["n"] > last
        journal = ben.get(f"/rooms/{room}/table")["journal"]
        assert message["table"]["journal"] == journal
    later = ben.get(f"/rooms/{room}/table")["n"]
    with ben.socket(room, since=later) as socket:
        assert hear(socket)["table"]["journal"] == []
    for odd in (0, 10**6):
        with ben.socket(room, since=odd) as socket:
            message = hear(socket)
            assert message["type"] == "table" and message["table"]["journal"] == journal


def test_what_was_missed_is_known_after_a_restart_too(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    guest.post(f"/rooms/{room}/join")
    before = ann.get(f"/rooms/{room}/table")["n"]
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    served.house.rooms.clear()
    with ann.socket(room, since=before) as socket:
        message = hear(socket)
        assert message["type"] == "update"
        assert [entry["ply"] for entry in message["table"]["journal"]] == [1]


def test_a_move_that_was_taken_back_makes_a_snapshot_necessary(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    with ben.socket(room) as socket:
        first = hear(socket, "table")
        settled(ann, room, 1)
        ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
        while hear(socket, "update")["table"]["ply"] != 1:
            pass
        ann.post(f"/rooms/{room}/undo", {"ply": 1})
        assert hear(socket)["type"] == "table"
    with ben.socket(room, since=first["n"]) as socket:
        assert hear(socket)["type"] == "table"


def test_the_others_hear_who_comes_and_goes(pair: tuple[str, Guest, Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "GRACE", 0.2)
    room, ann, ben = pair
    with ann.socket(room) as socket:
        hear(socket, "table")
        settled(ann, room, 0)
        with ben.socket(room):
            while not hear(socket, "update")["table"]["room"]["seats"][1]["online"]:
                pass
        while hear(socket, "update")["table"]["room"]["seats"][1]["online"]:
            pass
        settled(ann, room, 0)


def test_two_tabs_of_one_player_do_not_fight(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, _ = pair
    with ann.socket(room) as one, ann.socket(room) as two:
        hear(one, "table"), hear(two, "table")
        say(one, type="move", key="x", ply=0, move="kraken")
        say(two, type="move", key="x", ply=0, move="kraken")
        assert hear(one, "ack")["ply"] == hear(two, "ack")["ply"] == 1


def test_a_foreign_room_or_token_is_refused_with_a_sentence(served: Served) -> None:
    guest = served.guest
    room = guest.open(2)["room"]["id"]
    for path, token, code in (("nowhere", None, 4404), (room, "wrong", 4403), ("a%00b", None, 4404)):
        with Guest(guest.address, token).socket(path) as socket:
            assert hear(socket)["type"] == "error"
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_too_much_nonsense_ends_the_conversation(served: Served) -> None:
    guest = served.guest
    room = guest.open(2)["room"]["id"]
    with guest.socket(room) as socket, pytest.raises(ConnectionClosed):
        for _ in range(100):
            socket.send("nonsense")
        for _ in range(100):
            hear(socket)


def test_a_message_that_is_too_long_ends_the_conversation(served: Served) -> None:
    guest = served.guest
    room = guest.open(2)["room"]["id"]
    with guest.socket(room) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.send("x" * 100_000)
        for _ in range(10):
            hear(socket)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def lines(guest: Guest, room: str, since: int | None = None) -> Iterator[Any]:
    params = {} if since is None else {"since": since}
    with guest.http.stream("GET", f"/rooms/{room}/events", params=params) as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        for line in response.iter_lines():
            if line:
                yield json.loads(line)


def test_the_stream_of_lines_tells_the_same(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    stream = lines(ben, room)
    assert next(stream)["type"] == "table"
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    message = next(stream)
    while message["table"]["ply"] == 0:
        message = next(stream)
    assert message["type"] == "update" and message["table"]["moves"]
    stream.close()
    assert next(lines(ben, room, since=message["n"]))["type"] in ("update", "table")


def test_the_end_of_a_match_reaches_everybody(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    with guest.socket(room) as socket:
        play_out([ann], room)
        message = hear(socket)
        while not message["table"]["room"]["over"]:
            message = hear(socket)
        assert message["table"]["room"]["seed"] and message["table"]["room"]["winners"] is not None
        again = ann.post(f"/rooms/{room}/rematch", {}, 201)["room"]["id"]
        assert hear(socket)["table"]["room"]["next"] == again


def test_who_gets_up_is_shown_no_more_than_a_spectator(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    with ann.socket(room) as socket:
        assert hear(socket, "table")["table"]["you"] == 0
        ann.post(f"/rooms/{room}/leave")
        guest.post(f"/rooms/{room}/join", {"name": "Cleo", "seat": 0})
        guest.post(f"/rooms/{room}/join", {"name": "Dan", "seat": 1})
        message = hear(socket)
        while message["table"]["ply"] is None:
            message = hear(socket)
        assert message["table"]["you"] is None and message["table"]["moves"] == []
        say(socket, type="move", key=1, ply=0, move="kraken")
        assert hear(socket, "error")["status"] == 403


def test_a_slow_viewer_gets_a_snapshot_instead_of_a_queue() -> None:
    viewer = Viewer(None)
    for number in range(MOST_WAITING):
        assert not viewer.behind
        viewer.send(str(number))
    assert viewer.behind
    viewer.send_instead("snapshot")
    assert not viewer.behind


def test_a_server_that_stops_ends_the_streams_at_once(served: Served) -> None:
    guest = served.guest
    room = guest.open(2)["room"]["id"]
    with guest.socket(room) as socket:
        hear(socket, "table")
        started = time.monotonic()
        served.stop()
        with pytest.raises(ConnectionClosed):
            hear(socket)
    assert time.monotonic() - started < PATIENCE / 2
    with pytest.raises(httpx.TransportError):
        guest.get("/health")


@pytest.mark.parametrize("game", ["king-of-tokyo", "dice-city", "vegas-showdown", "city-of-iron", "attack-deluxe"])
def test_what_changed_makes_of_the_view_before_the_view_now(served: Served, game: str) -> None:
    """Every update of a match, as a seat and as a spectator follow it; who comes back gets the whole view."""
    guest = served.guest
    seats = max(2, parlour.find_game(game).seats[0])
    opened = guest.open(seats, game=game)
    room = opened["room"]["id"]
    tokens = [opened["token"], *(guest.post(f"/rooms/{room}/join")["token"] for _ in range(seats - 1))]
    players = [guest.with_token(token) for token in tokens]
    smaller = whole = 0
    with players[0].socket(room) as mine, guest.socket(room) as others:
        followed = [(mine, players[0], hear(mine, "table")), (others, guest, hear(others, "table"))]
        for number in range(40):
            for player in players:
                play_any(player, room, number)
            for at, (socket, viewer, last) in enumerate(followed):
                now, message = viewer.get(f"/rooms/{room}/table"), last
                while message["n"] < now["n"]:
                    news = hear(socket)
                    view = news["table"]["view"]
                    if view is None and news["since"] is not None:
                        assert news["since"] == message["n"]
                        smaller += len(json.dumps(news["table"]["changes"]))
                        whole += len(json.dumps(message["table"]["view"]))
                        view = patched(message["table"]["view"], news["table"]["changes"])
                    message = {**news, "table": {**news["table"], "view": view}}
                assert message["table"]["view"] == now["view"]
                followed[at] = (socket, viewer, message)
    assert 0 < smaller < whole
    with players[0].socket(room, since=followed[0][2]["n"]) as socket:
        again = hear(socket)
        assert again["since"] is None and again["table"]["view"] == followed[0][2]["table"]["view"]
