"""Two tables that look alike to a viewer, both served as the same room: every byte that the viewer can get of them.

`python -m tests.server.twin_bytes` compares whole matches of all games, and prints how much was compared.
"""

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import parlour
from parlour.engine.codec import digest
from parlour.engine.state import State
from parlour.server import house, live, opening, room, store
from tests.contract.twins import FAR, Table, Viewer, bent
from tests.golden.write import OURS
from tests.server.harness import Guest, Served, serving, wait_for

SEED = "twins"
ROOM = "alike"
CANDIDATES = 24  # twins, of which those that look alike for longest are served
OWN_WAY = 4  # one of so many secret questions is answered otherwise at a twin

Heard = tuple[str, bytes, int]  # where, a digest of what, and how many bytes

# What may differ between two tables that looked alike to the end, and why. Nothing may differ before it.
MUST_DIFFER = {
    "/record": "the record of a match that is over holds all that was hidden",
    "/positions": "what was played in secret is told once the record is open",
}


# Addresses that are not looked at: they tell nothing of a table, or change who sits at it.
NOT_OF_A_TABLE = {"/rooms/{room}/leave", "/records", "/health", "/addresses"}


@dataclass
class Step:
    """What one seat plays at each of the two tables: one move, or a secret answer of several."""

    seat: int
    moves: tuple[list[str], list[str]]
    alike: set[Viewer]  # to whom the tables still look alike after it


@dataclass
class Pair:
    """How a table and its twin are dealt and played."""

    id: str
    seats: int
    bend: tuple[int, int]
    alike: set[Viewer]
    ends: bool = False  # the match is over after the last step
    steps: list[Step] = field(default_factory=list)

    @property
    def otherwise(self) -> bool:
        """Whether a secret question was answered otherwise at the twin."""
        return any(step.moves[0] != step.moves[1] for step in self.steps)


@dataclass
class Count:
    """What was compared."""

    matches: int = 0
    views: int = 0  # looks of a viewer at a pair of tables that are alike to it
    answers: int = 0
    bytes: int = 0
    unlike: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.matches} pairs of matches, {self.views:,} views, {self.answers:,} answers and messages, "
            f"{self.bytes:,} bytes compared, {len(self.unlike)} differences"
        )


# ---------------------------------------------------------------------- how they are played


def pairs_of(id: str, seats: int, number: int, longest: int) -> list[Pair]:
    """A table, and the twins that look alike to the most viewers for the longest.

    One is played just as the table is; where the game has secret questions, another answers some of them otherwise.
    """
    rng = parlour.seeded(f"bytes {id} {seats} {number}")
    with bent(FAR, 0):
        dealt = FAR - parlour.start(id, seats=seats, seed=SEED).state.rng.until_bent
    bends = [(1 + rng.below(dealt + 20), 1 + rng.below(1000)) for _ in range(CANDIDATES)]
    first = Table(id, seats, SEED, {})
    twins = [Table(id, seats, SEED, {}, *bend) for bend in bends]
    pairs = [Pair(id, seats, bend, alike(first, twin)) for bend, twin in zip(bends, twins, strict=True)]
    following = [at for at, pair in enumerate(pairs) if pair.alike]
    for _ in range(longest):
        question = first.match.state.question
        following = [at for at in following if twins[at].asks() == first.asks()]
        if question is None or not following:
            break
        asked = first.asks()
        legal = {move.notation for move in first.match.moves()}
        common = legal.intersection(*({move.notation for move in twins[at].match.moves()} for at in following))
        moves = play(first, sorted(common if common and rng.below(4) else legal), rng, question.secret)
        for at in list(following):
            own = question.secret and rng.below(OWN_WAY) == 0
            played = play(twins[at], [], rng, True) if own else follow(twins[at], moves)
            assert asked[0] is not None
            now = alike(first, twins[at])
            if played is None or not now:
                following.remove(at)
            else:
                pairs[at].steps.append(Step(asked[0], (moves, played), now))
                pairs[at].ends = first.match.over
    pairs.sort(key=lambda pair: -sum(len(step.alike) for step in pair.steps))
    same, other = ([pair for pair in pairs if pair.otherwise == otherwise] for otherwise in (False, True))
    return same[:1] + other[:1]


def alike(one: Table, other: Table) -> set[Viewer]:
    if digest(one.match.state) == digest(other.match.state):
        return set()
    return {viewer for viewer in one.viewers if one.seen[viewer] == other.seen[viewer]}


def play(table: Table, choices: list[str], rng: parlour.Rng, secret: bool) -> list[str]:
    """One of these moves, or anything; at a secret question until it is done with."""
    asked, played = table.asks(), []
    while not played or (secret and table.asks() == asked):
        notations = choices or [move.notation for move in table.match.moves()]
        played.append(notations[rng.below(len(notations))])
        table.play(played[-1])
        choices = []
    return played


def follow(table: Table, moves: list[str]) -> list[str] | None:
    for notation in moves:
        if notation not in [move.notation for move in table.match.moves()]:
            return None
        table.play(notation)
    return moves


# ---------------------------------------------------------------------- how they are served


class Clock:
    """The same time on both tables: it goes on with each step."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return time.monotonic()


@contextmanager
def one_room(pair: Pair, twin: bool) -> Iterator[tuple[Served, Clock]]:
    """A server whose only room has always the same ids, tokens, clock and seal; the twin is dealt otherwise."""
    clock, tokens = Clock(), iter(range(1000))
    with ExitStack() as patched:
        for module in (opening, live, house, store, room):
            patched.enter_context(mock.patch.object(module, "time", clock))
        for module in (opening, room):
            patched.enter_context(mock.patch.object(module, "new_seed", lambda: SEED))
        for module in (house, room):
            patched.enter_context(mock.patch.object(module, "new_token", lambda: f"{next(tokens):043}"))
        patched.enter_context(mock.patch.object(opening, "new_room_id", lambda: ROOM))
        if twin:
            patched.enter_context(bent(*pair.bend))
        folder = patched.enter_context(tempfile.TemporaryDirectory())
        served = patched.enter_context(
            serving(f"sqlite:///{Path(folder) / 'parlour.sqlite'}", hints_per_minute=100_000)
        )

        async def hint(table: State, number: int) -> list[tuple[int, float]]:
            """All that a bot could know of the table is in the hint."""
            return [(table.legal()[0], int(digest(table), 16) / 16**16)]

        patched.enter_context(mock.patch.object(served.house.thinkers, "hint", hint))
        yield served, clock


class Witness:
    """One viewer of the room, and every byte it gets."""

    def __init__(self, served: Served, token: str | None, neighbour: int, keep: bool) -> None:
        self.guest = Guest(served.address, token)
        self.neighbour = neighbour  # a seat that is not this viewer's
        self.keep = keep  # the bytes themselves, in place of their digest
        self.heard: list[Heard] = []
        self.ply = 0
        self.open = ExitStack()
        self.socket = self.open.enter_context(self.guest.socket(ROOM))

    def note(self, path: str, text: bytes) -> None:
        self.heard.append((path, text if self.keep else blake2b(text, digest_size=16).digest(), len(text)))

    def answered(self, path: str, response: Any) -> Any:
        head = f"{response.status_code} {response.headers.get('content-type')} {response.headers.get('allow')}\n"
        self.note(path, head.encode() + response.content)
        return response

    def get(self, path: str) -> Any:
        return self.answered(path, self.guest.http.get(path.format(room=f"/rooms/{ROOM}")))

    def post(self, path: str, body: Any) -> Any:
        return self.answered(path, self.guest.http.post(path.format(room=f"/rooms/{ROOM}"), json=body))

    def look(self, close: bool) -> None:
        """What has come over the socket; and if it looks closely, every address there is."""
        self.drain()
        if not close:
            return
        table = self.get("{room}/table").json()
        ply = self.ply = table["view"]["ply"]
        self.get("{room}")
        self.get("/rooms")
        for number in (0, ply // 2, ply, ply + 1):
            self.get(f"{{room}}/positions/{number}")
        for path in (f"table?since={ply}", "record", "scores", "content", "printed", "stand-ins"):
            self.get(f"{{room}}/{path}")
        self.answered("{room}", self.guest.http.delete(f"/rooms/{ROOM}"))
        for path in ("join", "fill", "rematch", f"seats/{self.neighbour}/bot", f"seats/{self.neighbour}/take"):
            self.post(f"{{room}}/{path}", {})
        self.line(max(0, table["n"] - 3))
        self.post("{room}/hint", {})
        self.post("{room}/moves", {"ply": ply + 1, "move": "no such move"})
        self.post("{room}/moves", {"ply": ply, "move": "no such move"})
        plans = [[move["notation"]] for move in table["moves"][:3]] + [["no such move"]]
        self.post("{room}/ahead", {"ply": ply, "plans": plans})
        self.post("{room}/odds", {"ply": ply, "plans": plans})
        for blocked in table["blocked"][:3]:
            self.post("{room}/moves", {"ply": ply, "move": blocked["notation"]})
        if not table["undo"]["possible"]:
            self.post("{room}/undo", {"ply": ply})

    def line(self, since: int) -> None:
        """The first line of the stream over HTTP, for who comes back."""
        with self.guest.http.stream("GET", f"/rooms/{ROOM}/events", params={"since": since}) as response:
            self.note("{room}/events", next(response.iter_lines()).encode())

    def drain(self) -> None:
        """All messages that are on their way."""
        for _ in range(2):  # the answer to a ping may overtake a message that is being sent
            self.socket.send(json.dumps({"type": "ping"}))
            while (message := str(self.socket.recv(30))) != '{"type":"pong"}':
                self.note("{room}/socket", message.encode())
                self.ply = json.loads(message)["table"]["ply"]

    def take(self) -> list[Heard]:
        heard, self.heard = self.heard, []
        return heard


def transcript(pair: Pair, twin: bool, every: int, keep: bool = False) -> list[dict[Viewer, list[Heard]]]:
    """What each viewer gets after each step, of the table or of its twin."""
    with one_room(pair, twin) as (served, clock):
        opened = served.guest.post(
            "/rooms", {"game": pair.id, "seats": pair.seats, "open": True, "name": "Player 1"}, 201
        )
        tokens = [opened["token"]]
        for seat in range(1, pair.seats):
            tokens.append(served.guest.post(f"/rooms/{ROOM}/join", {"name": f"Player {seat + 1}"})["token"])
        witnesses: dict[Viewer, Witness] = {None: Witness(served, None, 0, keep)}
        for seat, token in enumerate(tokens):
            witnesses[seat] = Witness(served, token, (seat + 1) % max(2, pair.seats), keep)
            wait_for(lambda seat=seat: served.guest.get(f"/rooms/{ROOM}")["seats"][seat]["online"])
        found = []
        for number, step in enumerate([None, *pair.steps]):
            clock.now += 1
            close = number % every == 0 or number == len(pair.steps)
            if step is not None:
                answer(witnesses[step.seat], step.moves[twin], close and step.seat in step.alike)
            for witness in witnesses.values():
                witness.look(close)
            found.append({viewer: witness.take() for viewer, witness in witnesses.items()})
        for witness in witnesses.values():
            witness.open.close()
        return found


def answer(mover: Witness, moves: list[str], undo: bool) -> None:
    """Play these moves; where the last one can be taken back, do that and play it again."""
    for notation in moves:
        mover.post("{room}/moves", {"ply": mover.ply, "move": notation})
        mover.drain()
    if undo and mover.guest.get(f"/rooms/{ROOM}/table")["undo"]["possible"]:
        mover.post("{room}/undo", {"ply": mover.ply})
        mover.drain()
        mover.post("{room}/moves", {"ply": mover.ply, "move": moves[-1]})


# ---------------------------------------------------------------------- the comparison


def compare(pair: Pair, every: int, count: Count) -> None:
    """Both tables, and every byte of them as far as a viewer cannot tell them apart."""
    one, other = (transcript(pair, twin, every) for twin in (False, True))
    count.matches += 1
    for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        for viewer in looking(pair, number):
            here, there = (comparable(pair, number, side[viewer]) for side in (mine, theirs))
            count.views += 1
            count.answers += len(here)
            count.bytes += sum(size for _, _, size in here)
            if here != there:
                count.unlike.append(f"{pair.id} {pair.seats} step {number} viewer {viewer}")
    if count.unlike and ":" not in count.unlike[0]:
        count.unlike[0] += f": {difference(pair, every)}"


def looking(pair: Pair, number: int) -> set[Viewer]:
    return pair.steps[number - 1].alike if number else pair.alike


def comparable(pair: Pair, number: int, heard: list[Heard]) -> list[Heard]:
    """Without what must differ when the match is over."""
    if number < len(pair.steps) or not pair.ends:
        return heard
    return [one for one in heard if not any(path in one[0] for path in MUST_DIFFER)]


def difference(pair: Pair, every: int) -> str:
    """The first place where bytes differ, played once more."""
    one, other = (transcript(pair, twin, every, keep=True) for twin in (False, True))
    for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        for viewer in looking(pair, number):
            here, there = (comparable(pair, number, side[viewer]) for side in (mine, theirs))
            for (path, this, _), (_, that, _) in zip(here, there, strict=False):
                if this != that:
                    at = next((at for at, two in enumerate(zip(this, that, strict=False)) if two[0] != two[1]), 0)
                    near = slice(max(0, at - 60), at + 80)
                    return f"step {number} viewer {viewer} {path}: {this[near]!r} | {that[near]!r}"
            if here != there:
                return f"step {number} viewer {viewer}: {len(here)} answers and {len(there)}"
    return "not the second time"


def main(numbers: int, longest: int, every: int) -> Count:
    total = Count()
    for id in OURS:
        count = Count()
        for seats in parlour.find_game(id).seats:
            for number in range(numbers):
                for pair in pairs_of(id, seats, number, longest):
                    compare(pair, every, count)
        print(f"{id}: {count}", file=sys.stderr, flush=True)
        for name, value in vars(count).items():
            setattr(total, name, getattr(total, name) + value)
    return total


if __name__ == "__main__":
    wish = SimpleNamespace(numbers=1, longest=5000, every=1)
    for word in sys.argv[1:]:
        name, _, value = word.partition("=")
        setattr(wish, name, int(value))
    print(main(wish.numbers, wish.longest, wish.every))
