"""What a server's memory does when somebody brings records that were made to bring it down. On this machine only.

    python benchmarks/hostile.py

Starts `parlour serve` on the loopback address, brings each record, looks at everything that a page would ask for, and
writes a table: how long the record is, what was answered, how long the server took, how late it answered somebody
else meanwhile, and how much memory it and its processes had at most, and after. Needs /proc, so Linux.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

import parlour
from parlour.engine.codec import digest
from parlour.engine.match import Match
from parlour.engine.record import read_record, write_record

NO_LIMITS = {"PARLOUR_RECORDS_PER_MINUTE": "100000", "PARLOUR_REQUESTS_PER_MINUTE": "100000000"}
LONG = 5000  # moves
MB = 1024 * 1024


@dataclass
class Case:
    """A record that somebody brings, so often; and whether everything about it is looked at."""

    name: str
    text: str
    times: int = 1


# ---------------------------------------------------------------------- the records


WIDE = "{name:>99999999}"  # a text that is filled in grows to a hundred million signs


def wide_text() -> str:
    """Cards on the table whose texts are endless; the change stands in the scenario, not among the `set` lines."""
    words = {"seats": 2, "overrides": {f"locations.{card}.text": WIDE for card in ("quarry", "mine", "lumber-mill")}}
    return record(game="dice-city", scenario=json.dumps(words))


def wide_set() -> str:
    return record(f"set locations.quarry.text {json.dumps(WIDE)}", game="dice-city")


def long_match(moves: int = LONG) -> str:
    """A match that goes on and on, since nobody can win it soon."""
    numbers = {"numbers.goal": 1000, "numbers.life": 200, "numbers.most_life": 200}
    chance = random.Random(1)
    for seed in range(100):
        match = parlour.start("king-of-tokyo", 6, seed, overrides=numbers)
        while not match.over and match.ply < moves:
            match.play(chance.choice(match.state.legal()))
        if match.ply == moves:
            return match.save()
    raise RuntimeError("no match went on for so long")


def record(*lines: str, game: str = "king-of-tokyo", scenario: str = "", seed: str = "1", seats: str = "2") -> str:
    more = [*lines, *([f"scenario {scenario}"] if scenario else [])]
    version = parlour.find_game(game).version
    head = ["parlour record 1", f"game {game} {version}", f"seats {seats}", f"seed {seed}"]
    return "\n".join([*head, *more, "end 0 0123456789abcdef", ""])


def true_end(text: str) -> str:
    """The record with the digest that it leads to, so that nothing but its content speaks against it."""
    try:
        found = read_record(text)
        found.digest = digest(Match(parlour.find_game(found.game), found).state)
        return write_record(found)
    except parlour.ParlourError:
        return text  # it is refused before it leads anywhere


def cases() -> list[Case]:
    long = long_match()
    return [
        Case("text in the scenario's overrides", true_end(wide_text())),
        Case("text in a set line", true_end(wide_set())),
        Case(f"{LONG} moves, looked back at", long),
        Case(f"{LONG} moves, 64 rooms looked back at", long, 64),
        Case("200,000 loaded rolls", true_end(record(scenario=json.dumps({"rolls": "1 " * 100_000})))),
        Case("a seed of 200 kB", true_end(record(seed=json.dumps("x" * 200_000)))),
        Case("deep nesting", record(scenario='{"overrides":' + "[" * 100_000 + "]" * 100_000 + "}")),
        Case("10,000 overrides", record(*(f"set cards.wings.c{n} 1" for n in range(10_000)))),
        Case("10,000 options", record(*(f"option o{n} x" for n in range(10_000)))),
        Case("one word of 200 kB", record(scenario=json.dumps({"store": ["w" * 200_000]}))),
        Case("10,000 unknown words", record(scenario=json.dumps({f"w{n}": n for n in range(10_000)}))),
        Case("10,000 seats", record(seats="10000", scenario=json.dumps({"seats": 10_000}))),
    ]


# ---------------------------------------------------------------------- the server


class Server:
    """`parlour serve` as a process, and what it weighs with its children."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--port", "0", "--database", f"{folder}/parlour.sqlite"],
            env={**os.environ, **NO_LIMITS, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def weight(self) -> float:
        """Megabytes in memory, all processes together."""
        return sum(resident(pid) for pid in family(self.process.pid)) / MB

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def family(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(one for child in children for one in family(int(child)))]


def resident(pid: int) -> int:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class Watch:
    """Weighs the server all the time, and asks it whether it is well: how long that takes at worst."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.most = self.latest = 0.0
        self.done = threading.Event()
        self.threads = [threading.Thread(target=self._weigh), threading.Thread(target=self._ask)]

    def __enter__(self) -> "Watch":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self.done.set()
        for thread in self.threads:
            thread.join()

    def _weigh(self) -> None:
        while not self.done.wait(0.02):
            self.most = max(self.most, self.server.weight())

    def _ask(self) -> None:
        with httpx.Client(base_url=self.server.address, timeout=120) as http:
            while not self.done.wait(0.05):
                began = time.perf_counter()
                http.get("/api/health")
                self.latest = max(self.latest, time.perf_counter() - began)


def look(http: httpx.Client, room: dict[str, Any]) -> None:
    """Everything that a page asks for; of the positions a slider's worth."""
    id, plies = room["id"], room["ply"]
    for path in ("", "/table", "/content", "/record"):
        http.get(f"/api/rooms/{id}{path}")
    for ply in sorted({plies * step // 20 for step in range(21)}, reverse=True):
        http.get(f"/api/rooms/{id}/positions/{ply}")


def bring(http: httpx.Client, case: Case) -> str:
    said = ""
    for _ in range(case.times):
        answer = http.post("/api/records", content=case.text.encode())
        said = f"{answer.status_code}"
        if answer.status_code == 201:
            look(http, answer.json()["room"])
        else:
            said += f" {answer.json().get('error', '')[:60]}"
    return said


def measure(server: Server, case: Case) -> str:
    before = server.weight()
    began = time.perf_counter()
    with Watch(server) as watch, httpx.Client(base_url=server.address, timeout=600) as http:
        try:
            said = bring(http, case)
        except httpx.HTTPError as error:
            said = f"no answer: {type(error).__name__}"
    seconds = time.perf_counter() - began
    return (
        f"| {case.name} | {len(case.text.encode()):,} | {seconds:.1f} | {watch.latest:.2f} | {before:.0f} | "
        f"{watch.most:.0f} | {server.weight():.0f} | {said} |"
    )


def main(wanted: Callable[[str], bool]) -> None:
    print("| record | bytes | seconds | slowest other answer, s | MB before | at most | after | answered |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for case in cases():
        if not wanted(case.name):
            continue
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            time.sleep(3)  # until its processes are up
            try:
                print(measure(server, case), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", default="", help="only records whose name holds this")
    given = reader.parse_args()
    main(lambda name: given.only in name)
