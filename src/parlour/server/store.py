"""What is kept of rooms, and the few ways in which it changes. Whoever loses a race is told so by `Taken`."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, insert, or_, select, update

from parlour.server.database import Database, Taken
from parlour.server.schema import moves, presence, rooms, seats, workers

WORKER_LIFE = 30.0  # seconds without a sign of life, after which a worker counts as gone
FOR_EVER = 1e12
FOLLOWS = ("state", "ply", "asked", "over", "scores", "winners", "changed")  # what a move changes in its room
LISTED = 20  # rooms of each state in the lists
LISTED_FOR = 86_400.0  # seconds that a room waits for players in the list


@dataclass(frozen=True)
class SeatRow:
    """One place at the table. A bot's seat with a token is a person's who lets it play."""

    seat: int
    kind: str = "open"
    name: str | None = None
    colour: int | None = None
    level: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class RoomRow:
    """A room as it is stored, with its seats."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    overrides: dict[str, Any]
    listed: bool
    state: str
    seed: int | str
    nonce: str
    host: str
    created: float
    changed: float
    seats: tuple[SeatRow, ...] = ()
    scenario: dict[str, Any] | None = None
    uploaded: bool = False
    n: int = 1
    started: int | None = None
    ply: int = 0
    asked: int | None = None
    over: bool = False
    scores: list[int] | None = None
    winners: list[int] | None = None
    next: str | None = None
    online: frozenset[int] = field(default_factory=frozenset)

    def values(self) -> dict[str, Any]:
        """What goes into the table of rooms."""
        return {column.name: getattr(self, column.name) for column in rooms.columns}


@dataclass(frozen=True)
class Entry:
    """A move, or with no notation the taking back of one."""

    ply: int
    n: int
    seat: int
    notation: str | None
    answers: int
    key: str | None = None
    played: float = 0.0
    hidden: bool = False  # nobody but its seat knows of it
    made: int = 1  # of the plan that begins here, so many moves were made; or so many were taken back

    def same_plan(self, other: "Entry") -> bool:
        """Whether two moves that follow each other are of one plan."""
        return (self.seat, self.answers) == (other.seat, other.answers)

    def hidden_from(self, seat: int | None) -> bool:
        return self.hidden and self.seat != seat


# What is asked for with every move, made once.
NUMBER = select(rooms.c.n).where(rooms.c.id == bindparam("id_"))
COUNT = update(rooms).where(rooms.c.id == bindparam("id_")).values(n=rooms.c.n + 1).returning(rooms.c.n)
COUNT_MOVE = COUNT.values({name: bindparam(f"{name}_") for name in FOLLOWS})
ENTRIES = select(moves).where(moves.c.room == bindparam("id_"), moves.c.ply >= bindparam("first")).order_by(moves.c.ply)
ADD_MOVE = insert(moves)


class Store:
    """The rooms in the database, for one worker."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    # ------------------------------------------------------------------ reading

    async def load(self, id: str) -> RoomRow | None:
        """A room with its seats, and who is online."""

        def work(connection: Connection) -> RoomRow | None:
            found = _rows(connection, rooms.c.id == id)
            return found[0] if found else None

        return await self.database.read(work)

    async def entries(self, id: str, first: int) -> list[Entry]:
        """What was played from this place on."""

        def work(connection: Connection) -> list[Entry]:
            return [_entry(row) for row in connection.execute(ENTRIES, {"id_": id, "first": first})]

        return await self.database.read(work)

    async def number(self, id: str) -> int | None:
        """The number of the room's last event."""

        def work(connection: Connection) -> int | None:
            return connection.execute(NUMBER, {"id_": id}).scalar()

        return await self.database.read(work)

    async def listed(self) -> dict[str, list[RoomRow]]:
        """The rooms that are open to everybody, by state, the newest first."""

        def work(connection: Connection) -> dict[str, list[RoomRow]]:
            found = {}
            for state in ("waiting", "playing", "over"):
                condition = and_(rooms.c.listed, rooms.c.state == state)
                if state == "waiting":
                    condition = and_(condition, rooms.c.created > time.time() - LISTED_FOR)
                found[state] = _rows(connection, condition, LISTED)
            return found

        return await self.database.read(work)

    async def waiting_for_bots(self, before: float, versions: dict[str, int]) -> list[str]:
        """The rooms with these versions of games in which nothing has happened since then although a bot is asked."""
        bot_asked = exists().where(seats.c.room == rooms.c.id, seats.c.seat == rooms.c.asked, seats.c.kind == "bot")
        current = or_(*(and_(rooms.c.game == game, rooms.c.version == version) for game, version in versions.items()))
        wanted = select(rooms.c.id).where(rooms.c.state == "playing", rooms.c.changed < before, bot_asked, current)

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(wanted.order_by(rooms.c.changed).limit(1000)).scalars())

        return await self.database.read(work)

    # ------------------------------------------------------------------ writing

    async def create(self, row: RoomRow, entries: Sequence[Entry] = ()) -> None:
        def work(connection: Connection) -> None:
            _create(connection, row)
            if entries:
                connection.execute(insert(moves), [{"room": row.id, **vars(entry)} for entry in entries])

        await self.database.write(work)

    async def append(self, id: str, entries: Sequence[Entry], follows: dict[str, Any]) -> int:
        """Add the moves of a plan, all or none, and what follows from them for the room; the number of the last event.

        The moves' key decides races.
        """

        def work(connection: Connection) -> int:
            for entry in entries[:-1]:
                connection.execute(ADD_MOVE, {"room": id, **vars(entry), "n": self._bump(connection, id)})
            n = self._bump(connection, id, follows)
            connection.execute(ADD_MOVE, {"room": id, **vars(entries[-1]), "n": n})
            return n

        return await self.database.write(work)

    async def change_seat(self, id: str, seat: int, was: dict[str, Any], now: dict[str, Any]) -> RoomRow:
        """Change a seat that still is as it was; the room after it."""

        def work(connection: Connection) -> RoomRow:
            self._bump(connection, id)
            same = [seats.c[name] == value for name, value in was.items()]
            changed = update(seats).where(seats.c.room == id, seats.c.seat == seat, *same).values(**now)
            if connection.execute(changed).rowcount == 0:
                raise Taken
            return (_rows(connection, rooms.c.id == id))[0]

        return await self.database.write(work)

    async def start(self, id: str, follows: dict[str, Any]) -> None:
        """The match of a room begins, if it still waits and no seat is open."""

        def work(connection: Connection) -> None:
            n = self._bump(connection, id)
            no_open_seat = ~exists().where(seats.c.room == id, seats.c.kind == "open")
            ready = update(rooms).where(rooms.c.id == id, rooms.c.state == "waiting", no_open_seat)
            if connection.execute(ready.values(started=n, **follows)).rowcount == 0:
                raise Taken

        await self.database.write(work)

    async def rematch(self, id: str, row: RoomRow) -> None:
        """Open the room in which this one's players go on, if there is none yet."""

        def work(connection: Connection) -> None:
            _create(connection, row)
            self._bump(connection, id)
            free = update(rooms).where(rooms.c.id == id, rooms.c.next.is_(None)).values(next=row.id)
            if connection.execute(free).rowcount == 0:
                raise Taken

        await self.database.write(work)

    async def remove(self, id: str) -> None:
        """Close a room that still waits."""

        def work(connection: Connection) -> None:
            gone = delete(rooms).where(rooms.c.id == id, rooms.c.state == "waiting")
            if connection.execute(gone).rowcount == 0:
                raise Taken
            self.database.notify(connection, f"{id} 0")

        await self.database.write(work)

    def _bump(self, connection: Connection, id: str, follows: dict[str, Any] | None = None) -> int:
        """Count an event of the room. Other writers of the same room wait from here on."""
        if follows is None:
            n = connection.execute(COUNT, {"id_": id}).scalar()
        else:
            changes = {f"{name}_": follows[name] for name in FOLLOWS}
            n = connection.execute(COUNT_MOVE, {"id_": id, **changes}).scalar()
        if n is None:
            raise Taken
        self.database.notify(connection, f"{id} {n}")
        return int(n)

    # ------------------------------------------------------------------ who is there

    async def arrive(self, id: str, seat: int) -> int:
        """This worker has somebody of that seat; the number of the event."""

        def work(connection: Connection) -> int:
            here = and_(presence.c.room == id, presence.c.seat == seat, presence.c.worker == self.worker)
            if connection.execute(select(presence.c.seat).where(here)).first() is None:
                connection.execute(insert(presence), {"room": id, "seat": seat, "worker": self.worker})
            return self._bump(connection, id)

        return await self.database.write(work)

    async def depart(self, id: str, seat: int) -> int:
        """This worker has nobody of that seat any more; the number of the event."""

        def work(connection: Connection) -> int:
            here = and_(presence.c.room == id, presence.c.seat == seat, presence.c.worker == self.worker)
            connection.execute(delete(presence).where(here))
            return self._bump(connection, id)

        return await self.database.write(work)

    async def sign_of_life(self, for_ever: bool = False) -> None:
        """This worker lives; those that do not hold nobody online any more."""
        now = time.time()
        seen = FOR_EVER if for_ever else now

        def work(connection: Connection) -> None:
            mine = update(workers).where(workers.c.id == self.worker).values(seen=seen)
            if connection.execute(mine).rowcount == 0:
                connection.execute(insert(workers), {"id": self.worker, "seen": seen})
            alive = exists().where(workers.c.id == presence.c.worker, workers.c.seen >= now - WORKER_LIFE)
            ghosts = ~alive
            left = connection.execute(select(presence.c.room).where(ghosts).distinct()).scalars().all()
            connection.execute(delete(presence).where(ghosts))
            connection.execute(delete(workers).where(workers.c.seen < now - WORKER_LIFE))
            for id in sorted(left):
                self._bump(connection, id)

        await self.database.write(work)

    async def clear_presence(self) -> None:
        """Nobody is there: for a database that only this worker uses, before it opens."""

        def work(connection: Connection) -> None:
            connection.execute(delete(presence))
            connection.execute(delete(workers))

        await self.database.write(work)

    async def say_goodbye(self) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(presence).where(presence.c.worker == self.worker))
            connection.execute(delete(workers).where(workers.c.id == self.worker))

        await self.database.write(work)


def _create(connection: Connection, row: RoomRow) -> None:
    connection.execute(insert(rooms), row.values())
    connection.execute(insert(seats), [{"room": row.id, **vars(seat)} for seat in row.seats])


def _rows(connection: Connection, condition: Any, limit: int = 1) -> list[RoomRow]:
    """Rooms with their seats and who is online: three questions to the database, however many rooms."""
    wanted = select(rooms).where(condition).order_by(rooms.c.created.desc(), rooms.c.id).limit(limit)
    found = [dict(row._mapping) for row in connection.execute(wanted)]
    ids = [room["id"] for room in found]
    if not ids:
        return []
    sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
    columns = [column for column in seats.columns if column.name != "room"]
    for row in connection.execute(select(seats.c.room, *columns).where(seats.c.room.in_(ids)).order_by(seats.c.seat)):
        sitting[row[0]].append(SeatRow(*row[1:]))
    online: dict[str, set[int]] = {id: set() for id in ids}
    alive = and_(workers.c.id == presence.c.worker, workers.c.seen > time.time() - WORKER_LIFE)
    for id, seat in connection.execute(
        select(presence.c.room, presence.c.seat).join(workers, alive).where(presence.c.room.in_(ids))
    ):
        online[id].add(seat)
    return [RoomRow(**room, seats=tuple(sitting[room["id"]]), online=frozenset(online[room["id"]])) for room in found]


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.ply, row.n, row.seat, row.notation, row.answers, row.key, row.played, row.hidden, row.made)
