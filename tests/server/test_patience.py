"""Connections that stop in the middle of something are closed after a while; those that only rest are not."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.harness import Served, hear, say, serving, wait_for

SOON = 1.0


@pytest.fixture
def hasty(sqlite: str) -> Iterator[Served]:
    """A server that does not wait long for a request."""
    with serving(sqlite, head=SOON, upload=SOON) as served:
        yield served


@pytest.fixture
def unread(sqlite: str) -> Iterator[Served]:
    """A server that does not wait long for somebody to read or to answer a ping; for requests it takes its time."""
    with serving(sqlite, reading=SOON, ping=SOON) as served:
        yield served


@contextmanager
def calling(served: Served, data: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", served.listening.getsockname()[1]), timeout=10) as line:
        if data:
            line.sendall(data)
        yield line


def everything(line: socket.socket) -> bytes:
    """What is said until the line is closed."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET /api/hea",
        b"GET /api/health HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: h\r\nA: ",
    ],
    ids=["nothing", "half a line", "no end of the head", "half a header"],
)
def test_a_head_that_does_not_end_is_hung_up_on(hasty: Served, data: bytes) -> None:
    began = time.monotonic()
    with calling(hasty, data) as line:
        assert everything(line) == b""
    assert SOON * 0.8 < time.monotonic() - began < 5


def test_a_byte_now_and_then_buys_no_time(hasty: Served) -> None:
    began = time.monotonic()
    with calling(hasty, b"GET /api/health HTTP/1.1\r\nHost: here\r\nX: ") as line, pytest.raises(OSError):
        while time.monotonic() - began < 8:
            line.sendall(b"x")
            time.sleep(0.1)
    assert time.monotonic() - began < 5


def test_a_second_request_gets_the_same_time_for_its_head(hasty: Served) -> None:
    with calling(hasty, b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n") as line:
        answer = b""
        while b'"version"' not in answer:
            answer += line.recv(65536)
        line.sendall(b"GET /api/hea")
        began = time.monotonic()
        assert everything(line) == b""
        assert SOON * 0.8 < time.monotonic() - began < 4


@pytest.mark.parametrize("path", ["/api/rooms", "/api/records"])
def test_a_body_that_does_not_end_is_answered_and_hung_up_on(hasty: Served, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    with calling(hasty, head.encode()) as line:
        said = everything(line).decode()
    assert said.startswith("HTTP/1.1 408") and "did not come to its end in time" in said


def test_a_stream_that_nobody_reads_is_given_up(unread: Served) -> None:
    guest = unread.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room = opened["room"]["id"]
    request = f"GET /api/rooms/{room}/events HTTP/1.1\r\nHost: here\r\n\r\n"
    with calling(unread, request.encode()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wait_for(lambda: len(unread.house.rooms[room].viewers) == 1)
        found = unread.house.rooms[room]

        def flood() -> bool:
            for viewer in list(found.viewers):
                viewer.send("x" * 1_000_000)
            time.sleep(0.1)
            return not found.viewers

        wait_for(flood)
    wait_for(lambda: not unread.house.limits.sockets)


def test_a_socket_that_answers_no_ping_is_closed_and_one_that_does_is_not(unread: Served) -> None:
    guest = unread.guest
    room = guest.open(2)["room"]["id"]
    with guest.socket(room) as alive:
        hear(alive, "table")
        with calling(unread) as deaf:
            deaf.sendall(
                f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert deaf.recv(4096).startswith(b"HTTP/1.1 101")
            hello = json.dumps({"token": None}).encode()
            deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            wait_for(lambda: len(unread.house.rooms[room].viewers) == 2)
            wait_for(lambda: len(unread.house.rooms[room].viewers) == 1)
        time.sleep(3 * SOON)
        say(alive, type="ping")
        assert hear(alive, "pong") == {"type": "pong"}


def test_a_socket_that_never_says_hello_is_closed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.routes.streams.PATIENCE", 0.3)
    room = served.guest.open(2)["room"]["id"]
    with connect(f"{served.address.replace('http', 'ws')}/api/rooms/{room}/socket") as silent:
        assert json.loads(silent.recv(10))["error"] == "no first message came"
        with pytest.raises(ConnectionClosed):
            silent.recv(10)
