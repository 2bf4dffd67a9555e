"""How a server bears many live matches: people over WebSocket and HTTP, and bots, all on this machine.

    python benchmarks/load.py --matches 1000 --rate 100 --seconds 60

Each match has two people and a bot. A person's move is timed from the moment it is sent until the other person's
screen has it; most play over the WebSocket, some over HTTP. The moves come at a fixed rate, whether the server keeps up
or not. Results go to stdout, progress to stderr.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

OPEN_AT_ONCE = 16
NO_LIMITS = {
    "PARLOUR_ROOMS_PER_MINUTE": "1000000",
    "PARLOUR_JOINS_PER_MINUTE": "1000000",
    "PARLOUR_REQUESTS_PER_MINUTE": "100000000",
    "PARLOUR_SOCKETS": "100000",
}


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.seen: list[float] = []  # seconds from sending a person's move until the other has it
        self.acknowledged: list[float] = []  # until it is acknowledged
        self.moves = 0  # of everybody, as they were seen
        self.refused = 0
        self.skipped = 0  # moves that were due when nobody could move
        self.finished = 0

    def start_over(self) -> None:
        self.__init__()  # type: ignore[misc]


class Person:
    """Sits in a match, looks at every message, and plays when told to."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: ClientConnection | None = None
        self.moves: list[dict[str, Any]] = []
        self.ply = 0
        self.asked_at: dict[str, float] = {}

    async def watch(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/rooms/{self.table.room}/socket"
        async with connect(url, max_size=None, compression=None, open_timeout=60) as socket:
            self.socket = socket
            await socket.send(json.dumps({"token": self.token, "since": None}))
            self.take_in(json.loads(await socket.recv()))
            self.table.ready.release()
            async for text in socket:
                self.take_in(json.loads(text))

    def take_in(self, message: dict[str, Any]) -> None:
        figures = self.table.figures
        if message["type"] == "ack":
            figures.acknowledged.append(time.perf_counter() - self.asked_at.pop(message["key"]))
        elif message["type"] == "error":
            figures.refused += 1
            self.table.busy = False
        else:
            self.look(message["table"])

    def look(self, table: dict[str, Any]) -> None:
        self.moves, self.ply = table["moves"], table["ply"]
        self.table.see(self, table["ply"], table["room"]["over"])


class Table:
    """One match."""

    def __init__(self, figures: Figures, ready: asyncio.Semaphore, over_http: bool) -> None:
        self.figures = figures
        self.ready = ready
        self.over_http = over_http
        self.room = ""
        self.people: list[Person] = []
        self.ply = 0
        self.busy = False  # a person's move is on its way
        self.sent: tuple[Person, int, float] | None = None
        self.over = False

    def see(self, person: Person, ply: int, over: bool) -> None:
        """Somebody's screen shows this ply."""
        figures = self.figures
        if ply > self.ply:
            figures.moves += ply - self.ply
            self.ply = ply
        if self.sent is not None and person is not self.sent[0] and ply >= self.sent[1]:
            figures.seen.append(time.perf_counter() - self.sent[2])
            self.sent, self.busy = None, False
        if over and not self.over:
            self.over = True
            figures.finished += 1

    def mover(self) -> Person | None:
        """Who could move now."""
        if self.busy or self.over:
            return None
        return next((person for person in self.people if person.moves and person.ply == self.ply), None)

    async def move(self, person: Person, http: httpx.AsyncClient, chance: random.Random) -> None:
        move, ply = chance.choice(person.moves)["id"], person.ply
        person.moves, self.busy = [], True
        began = time.perf_counter()
        self.sent = (person, ply + 1, began)
        if self.over_http:
            answer = await self.post(http, person, ply, move)
            if answer.status_code == 200:
                self.figures.acknowledged.append(time.perf_counter() - began)
            else:
                self.figures.refused += 1
                self.busy = False
        else:
            assert person.socket is not None
            person.asked_at[str(ply)] = began
            await person.socket.send(json.dumps({"type": "move", "key": str(ply), "ply": ply, "move": move}))

    async def post(self, http: httpx.AsyncClient, person: Person, ply: int, move: int) -> httpx.Response:
        """Send a move; where the connection was closed meanwhile, once more with the same key."""
        headers = {"Authorization": f"Bearer {person.token}", "Idempotency-Key": str(ply)}
        for attempt in range(3):
            try:
                return await http.post(f"/rooms/{self.room}/moves", json={"ply": ply, "move": move}, headers=headers)
            except httpx.TransportError:
                continue
        return httpx.Response(503)


class Load:
    """The whole of it."""

    def __init__(self, arguments: argparse.Namespace, address: str, pid: int) -> None:
        self.arguments = arguments
        self.address = address
        self.pid = pid
        self.chance = random.Random(arguments.seed)
        self.figures = Figures()
        self.ready = asyncio.Semaphore(0)
        self.tables: list[Table] = []
        self.watching: list[asyncio.Task[None]] = []
        self.flying: set[asyncio.Task[None]] = set()

    async def run(self) -> dict[str, Any]:
        limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
        async with httpx.AsyncClient(base_url=f"{self.address}/api", timeout=120, limits=limits, verify=False) as http:
            empty = memory(self.pid)
            opening = await self.open_all(http)
            full = memory(self.pid)
            await self.play(http, self.arguments.warm_up)
            self.figures.start_over()
            processor = cpu(self.pid)
            took = await self.play(http, self.arguments.seconds)
            processor = cpu(self.pid) - processor
            played = memory(self.pid)
        for task in self.watching:
            task.cancel()
        figures, matches = self.figures, len(self.tables)
        return {
            "matches": matches,
            "sockets": 2 * matches,
            "seconds": round(took, 1),
            "rooms_opened_per_second": round(matches / opening, 1),
            "people_moves_per_second": round(len(figures.seen) / took, 1),
            "all_moves_per_second": round(figures.moves / took, 1),
            "move_to_broadcast_ms": percentiles(figures.seen),
            "move_to_acknowledged_ms": percentiles(figures.acknowledged),
            "refused": figures.refused,
            "nobody_could_move": figures.skipped,
            "matches_finished": figures.finished,
            "server_processor": f"{100 * processor / took:.0f}%",
            "memory_empty_MB": round(empty / 1e6, 1),
            "memory_per_match_kB": round((full - empty) / matches / 1e3, 1),
            "memory_per_match_after_play_kB": round((played - empty) / matches / 1e3, 1),
        }

    async def open_all(self, http: httpx.AsyncClient) -> float:
        """Open the rooms and sit down; the seconds that the rooms took."""
        began = time.perf_counter()
        gate = asyncio.Semaphore(OPEN_AT_ONCE)
        tasks = [asyncio.create_task(self.open_one(http, gate, n)) for n in range(self.arguments.matches)]
        for number, task in enumerate(asyncio.as_completed(tasks), 1):
            await task
            tell(f"rooms {number}/{len(tasks)}", number == len(tasks))
        opening = time.perf_counter() - began
        for number, table in enumerate(self.tables, 1):
            for person in table.people:
                self.watching.append(asyncio.create_task(person.watch(self.address)))
            if number % OPEN_AT_ONCE == 0 or number == len(self.tables):
                for _ in range(2 * ((number - 1) % OPEN_AT_ONCE + 1)):
                    await asyncio.wait_for(self.ready.acquire(), 60)
                tell(f"sockets {2 * number}/{2 * len(self.tables)}", number == len(self.tables))
        return opening

    async def open_one(self, http: httpx.AsyncClient, gate: asyncio.Semaphore, number: int) -> None:
        table = Table(self.figures, self.ready, number % 100 < self.arguments.http)
        async with gate:
            bots = [{"seat": 2, "level": self.arguments.level}]
            body = {"game": self.arguments.game, "seats": 3, "bots": bots, "take_seat": 0}
            opened = (await http.post("/rooms", json=body)).raise_for_status().json()
            table.room = opened["room"]["id"]
            joined = (await http.post(f"/rooms/{table.room}/join", json={"name": "Ben"})).raise_for_status().json()
        table.people = [Person(table, 0, opened["token"]), Person(table, joined["seat"], joined["token"])]
        self.tables.append(table)

    async def play(self, http: httpx.AsyncClient, seconds: float) -> float:
        """Moves at a steady rate, each in another match; how long it took until the last was seen."""
        began = time.perf_counter()
        due, at = 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while due < now * self.arguments.rate:
                due += 1
                for _ in range(len(self.tables)):
                    at = (at + 1) % len(self.tables)
                    if (person := self.tables[at].mover()) is not None:
                        self.fly(self.tables[at].move(person, http, self.chance))
                        break
                else:
                    self.figures.skipped += 1
            tell(f"{now:.0f}/{seconds:.0f} s, {len(self.figures.seen)} moves seen")
            await asyncio.sleep(0.005)
        took = time.perf_counter() - began
        end = time.perf_counter() + 5
        while any(table.busy and not table.over for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        tell("", True)
        return took

    def fly(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.flying.add(task)
        task.add_done_callback(self.flying.discard)


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    if not ordered:
        return {}
    found = {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in {**found, "most": ordered[-1]}.items()}


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def cpu(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


last_told = 0.0


def tell(line: str, end: bool = False) -> None:
    global last_told  # noqa: PLW0603  there is one terminal
    if end or time.monotonic() - last_told > 0.5:
        last_told = time.monotonic()
        print(f"\r{line:<60}", end="\n" if end and line else "", file=sys.stderr, flush=True)


def start_server(database: str, pace: float) -> tuple[subprocess.Popen[str], str]:
    code = "import sys; from parlour.server.serve import serve; serve(port=0, database=sys.argv[1])"
    environment = {**os.environ, **NO_LIMITS, "PARLOUR_PACE": str(pace)}
    command = [sys.executable, "-c", code, database]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        sys.exit("load: the server did not start")
    return process, next(word for word in line.split() if word.startswith("http://"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=1000, help="live matches")
    parser.add_argument("--rate", type=float, default=100, help="people's moves a second, over all matches")
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=10, help="seconds that do not count")
    parser.add_argument("--http", type=int, default=10, help="of a hundred matches, how many play over HTTP")
    parser.add_argument("--game", default="king-of-tokyo")
    parser.add_argument("--level", default="normal", help="of the bots")
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between bots' moves")
    parser.add_argument("--database", default="", help="a URL; a new SQLite file where none is given")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(arguments.database or f"{folder}/load.sqlite", arguments.pace)
        try:
            result = asyncio.run(Load(arguments, address, process.pid).run())
        finally:
            process.terminate()
            process.wait(30)
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        for name, value in result.items():
            shown = " ".join(f"{part} {number}" for part, number in value.items()) if isinstance(value, dict) else value
            print(f"{name.replace('_', ' '):<34}{shown}")


if __name__ == "__main__":
    main()
