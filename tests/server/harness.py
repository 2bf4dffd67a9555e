"""Servers for tests: one in a thread of this process, or a process of its own that can be killed. Loopback only."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import parlour
from parlour.engine.match import Match
from parlour.server.app import create_app
from parlour.server.house import House
from parlour.server.serve import configuration
from parlour.server.settings import Settings

T = TypeVar("T")
PATIENCE = 30.0
TRIES = 10
QUICK: dict[str, Any] = {
    "pace": 0.0,
    "thinkers": 1,
    "rooms_per_minute": 10_000,
    "joins_per_minute": 10_000,
    "records_per_minute": 10_000,
    "moves_per_minute": 100_000,
    "looks_per_minute": 100_000,
    "requests_per_minute": 1_000_000,
    "sockets": 10_000,
}


class Guest:
    """Somebody who speaks HTTP with a server, with or without a token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=f"{address}/api", headers=headers, timeout=PATIENCE, verify=False)

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return self._checked(self.http.get(path, **more), status)

    def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        return self._checked(self.http.post(path, json={} if body is None else body, **more), status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code} instead of {status}: {response.text[:500]}"
        return response.json() if response.headers.get("content-type") == "application/json" else response.text

    def tries(self, path: str, body: Any, **more: Any) -> httpx.Response:
        """A request whose outcome is open."""
        return self.http.post(path, json=body, **more)

    def with_token(self, token: str) -> "Guest":
        return Guest(self.address, token)

    def open(self, seats: int = 2, bots: Any = (), status: int = 201, **more: Any) -> Any:
        """Open a room of King of Tokyo; `bots` are (seat, level)."""
        body = {"game": "king-of-tokyo", "seats": seats, "bots": [{"seat": s, "level": lv} for s, lv in bots], **more}
        return self.post("/rooms", body, status)

    @contextmanager
    def socket(self, room: str, since: int | None = None, **more: Any) -> Iterator[ClientConnection]:
        """A WebSocket that has said hello."""
        address = self.address.replace("http", "ws", 1)
        with connect(f"{address}/api/rooms/{room}/socket", max_size=None, **more) as found:
            with suppress(ConnectionClosed):  # refused already; what was said about it can still be heard
                found.send(json.dumps({"token": self.token, "since": since}))
            yield found


class Served:
    """A server in a thread, and its house for a look behind the scenes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: FastAPI = create_app(settings)
        self.server = uvicorn.Server(configuration(self.app, settings))
        self.listening = socket.socket(proto=socket.IPPROTO_TCP)  # so answers do not wait for an acknowledgement
        self.listening.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    @property
    def guest(self) -> Guest:
        return Guest(self.address)

    def do(self, work: Any) -> Any:
        """Run a coroutine on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def start(self) -> "Served":
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.listening])

        asyncio.run(main())


@contextmanager
def serving(database: str, **settings: Any) -> Iterator[Served]:
    served = Served(Settings(**{**QUICK, "database": database, **settings})).start()
    try:
        yield served
    finally:
        served.stop()


class Process:
    """A server that is a process of its own, as `parlour serve` makes it."""

    def __init__(
        self, database: str, workers: int = 1, port: int = 0, start_new_session: bool = False, **settings: Any
    ) -> None:
        environment = {f"PARLOUR_{name.upper()}": str(value) for name, value in {**QUICK, **settings}.items()}
        code = "import sys; from parlour.server.serve import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], "
        code += "workers=int(sys.argv[3]))"
        for _ in range(TRIES if port else 1):  # a port that is wanted again may be in passing use elsewhere
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, str(port), database, str(workers)],
                env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=start_new_session,
            )
            assert self.process.stdout is not None
            self.line = self.process.stdout.readline()
            if self.line:
                break
            self.process.wait(PATIENCE)
            time.sleep(1)
        assert "http://" in self.line, f"the server did not start: {self.line!r}"
        self.address = next(word for word in self.line.split() if word.startswith("http://"))
        wait_for(self.answers)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/health", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """As Ctrl-C does it; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


def wait_for(truth: Any, seconds: float = PATIENCE) -> None:
    """Wait until it is true."""
    end = time.monotonic() + seconds
    while not truth():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def hear(socket: ClientConnection, kind: str = "", seconds: float = PATIENCE) -> Any:
    """The next message, of this type where one is named."""
    end = time.monotonic() + seconds
    while True:
        message = json.loads(socket.recv(max(0.01, end - time.monotonic())))
        if not kind or message["type"] == kind:
            return message


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def play_any(guest: Guest, room: str, pick: int = 0) -> Any:
    """Play one of the legal moves, if this guest is asked; the table before it."""
    table = guest.get(f"/rooms/{room}/table")
    if table["moves"]:
        move = table["moves"][pick % len(table["moves"])]
        guest.post(f"/rooms/{room}/moves", {"ply": table["view"]["ply"], "move": move["notation"]})
    return table


def play_out(guests: list[Guest], room: str, most: int = 5000) -> Any:
    """Let these guests play to the end, each with any move; bots play by themselves."""
    chance = random.Random(room)
    for _ in range(most):
        info = guests[0].get(f"/rooms/{room}")
        if info["over"]:
            return info
        for guest in guests:
            play_any(guest, room, chance.randrange(1000))
    raise AssertionError("the match does not end")


def at_once(calls: list[Callable[[], T]]) -> list[T]:
    """Do all of these at the same moment, each in a thread of its own; what they gave."""
    barrier = threading.Barrier(len(calls))

    def one(call: Callable[[], T]) -> T:
        barrier.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(one, calls))


def long_match(moves: int) -> Match:
    """A match of King of Tokyo that goes on for so many moves, since nobody can win it soon."""
    numbers = {"numbers.goal": 1000, "numbers.life": 200, "numbers.most_life": 200}
    chance = random.Random(1)
    for seed in range(100):
        match = parlour.start("king-of-tokyo", 6, seed, overrides=numbers)
        while not match.over and match.ply < moves:
            match.play(chance.choice(match.state.legal()))
        if match.ply == moves:
            return match
    raise AssertionError("no match went on for so long")
