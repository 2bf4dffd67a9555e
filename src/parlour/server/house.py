"""The house: all rooms that this worker has in memory, and everything they share."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from typing import Any

from parlour.engine.game import games
from parlour.server.database import Taken, open_database
from parlour.server.films import Films
from parlour.server.language import own_language
from parlour.server.limits import Limits
from parlour.server.news import News
from parlour.server.opening import asked_for, out_of_record, played_again
from parlour.server.problem import Problem
from parlour.server.protocol import NewRoom
from parlour.server.room import Room
from parlour.server.settings import Settings, default_database
from parlour.server.store import Store
from parlour.server.tables import room_info
from parlour.server.thinkers import Thinkers
from parlour.server.tokens import hashed, new_token, proves
from parlour.server.trials import Trials

log = logging.getLogger("parlour.server")

ROUND = 5.0  # seconds between two rounds through the house
SWEEP = 3600.0  # seconds between two searches for garbage
MOST_RECALLED = 20_000  # moves of rooms made of records that are in memory, some 30 MB
STUCK = 30.0  # seconds after which another worker plays for a bot that should have


class House:
    """Open it, ask it for rooms, close it."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.database = open_database(settings.database or default_database())
        self.store = Store(self.database, secrets.token_hex(8))
        self.thinkers = Thinkers(settings.thinkers, settings.budget)
        self.trials = Trials()
        self.films = Films()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.news: News | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.database.open()
        if self.database.shared:
            self.news = News(self.database.url, self.heard, self.catch_up)
            await self.news.open()
            await self.store.sign_of_life()
        else:
            await self.store.clear_presence()
            await self.store.sign_of_life(for_ever=True)
        self.spawn(self.go_round())

    def say_goodbye(self) -> None:
        """End all streams: the server stops."""
        for room in self.rooms.values():
            room.end()

    async def close(self) -> None:
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        if self.news is not None:
            await self.news.close()
        await self.thinkers.close()
        await self.trials.close()
        with contextlib.suppress(Exception):  # the database may be gone before us
            await self.store.say_goodbye()
        await self.database.close()

    # ------------------------------------------------------------------ rooms

    async def room(self, id: str) -> Room:
        """A room as it is now, or a Problem that there is none."""
        room = self.rooms.get(id)
        if room is None or room.gone:
            room = await self._load(id)
        else:
            await room.refresh()
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        lock = self.loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self.rooms and not self.rooms[id].gone:
                    return self.rooms[id]
                row = await self.store.load(id) if id.isascii() and id.isalnum() else None
                if row is None:
                    raise Problem(404, "room.unknown", {"room": repr(id[:40])})
                room = Room(self.store, self.thinkers, self.settings, row)
                async with room.lock:
                    await room.sync(row)
                self.rooms[id] = room
        finally:
            self.loading.pop(id, None)
        if row.uploaded:
            self.forget_records()
        if not self.database.shared:
            room.drive()
        return room

    async def list_rooms(self, wanted: str) -> dict[str, Any]:
        found, language = await self.store.listed(), own_language(wanted)
        return {state: [room_info(row, language) for row in rows] for state, rows in found.items()}

    async def open_room(self, new: NewRoom) -> dict[str, Any]:
        """A new room, with the tokens of whoever opens it."""
        if new.overrides:
            await self.trials.try_out(new.game, new.seats, dict(new.options), dict(new.overrides))
        token, host = new_token(), new_token()
        row, match = asked_for(new, hashed(host), hashed(token))
        await self.store.create(row)
        room = self.rooms[row.id] = Room(self.store, self.thinkers, self.settings, row, match)
        room.drive()
        sits = new.take_seat is not None
        return {"room": room.info(), "seat": new.take_seat, "token": token if sits else None, "host": host}

    async def open_record(self, text: str, wanted: str = "") -> dict[str, Any]:
        """A room in which a record can be replayed."""
        row, entries = out_of_record(await self.trials.read(text, own_language(wanted)))
        await self.store.create(row, entries)
        return room_info(row)

    async def rematch(self, room: Room, token: str | None) -> dict[str, Any]:
        """The room in which the same players play again."""
        if token is None or not proves(token, room.row.host):
            room.seat_of(token)
        if room.row.uploaded or not room.row.over:
            raise Problem(409, "room.no-rematch")
        if room.row.next is None:
            with contextlib.suppress(Taken):  # somebody else has asked for it at the same time
                await self.store.rematch(room.id, played_again(room.row)[0])
            async with room.lock:
                await room.sync()
        if room.row.next is None:
            raise Problem(409, "room.race")
        again = await self.room(room.row.next)
        again.drive()
        return again.info()

    # ------------------------------------------------------------------ news and rounds

    def heard(self, id: str, n: int) -> None:
        """Another worker, or this one, has written something."""
        room = self.rooms.get(id)
        if room is not None and (n == 0 or n > room.row.n):
            room.spawn(room.refresh())

    async def catch_up(self) -> None:
        """News were missed: look after every room that somebody watches."""
        for room in list(self.rooms.values()):
            room.spawn(room.refresh())

    async def go_round(self) -> None:
        """Again and again: forget rooms that nobody looks at, and wake bots that wait in vain."""
        stuck = STUCK if self.database.shared else 0.0  # at the start all, where no other worker can be at it
        swept = time.monotonic()
        while True:
            try:
                versions = {id: game.version for id, game in games().items()}
                for id in await self.store.waiting_for_bots(time.time() - stuck, versions):
                    with contextlib.suppress(Problem):
                        (await self.room(id)).drive()
                self.forget()
                if self.database.shared:
                    await self.store.sign_of_life()
            except Exception:
                log.exception("a round through the house failed")
            stuck = STUCK
            if time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                gc.collect()
            await asyncio.sleep(ROUND)

    def forget(self) -> None:
        """Let rooms go that nobody has used for a while; they can be built anew."""
        before = time.monotonic() - self.settings.idle
        for id, room in list(self.rooms.items()):
            if room.gone or (room.quiet and room.used < before):
                del self.rooms[id]
        self.forget_records()

    def forget_records(self) -> None:
        """Of the rooms that were made of records keep those in memory that were used last, as long as they are few."""
        moves = 0
        for id, room in sorted(self.rooms.items(), key=lambda item: item[1].used, reverse=True):
            if not room.row.uploaded or room.lock.locked():
                continue
            moves += room.row.ply
            if moves > MOST_RECALLED and room.quiet:
                del self.rooms[id]
            elif moves > MOST_RECALLED:
                room.let_go()

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
