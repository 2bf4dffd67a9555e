"""A room in the memory of one worker: its match, its viewers, and what players do in it.

The database is the truth. Whatever changes is written first, then shown; a worker that was not the first to
write reads what the other wrote, and goes on from there.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from parlour.engine.content import Content, load_content
from parlour.engine.errors import IllegalMove, ParlourError
from parlour.engine.game import Game, find_game
from parlour.engine.match import Match
from parlour.engine.rng import seeded
from parlour.engine.state import State
from parlour.server import tables
from parlour.server.database import Taken
from parlour.server.levels import LEVELS, USUAL, find_level
from parlour.server.opening import bot_name, free_colour
from parlour.server.problem import Problem
from parlour.server.protocol import Join
from parlour.server.replay import begin, follows, replay
from parlour.server.settings import Settings
from parlour.server.store import Entry, RoomRow, SeatRow, Store
from parlour.server.text import other_name
from parlour.server.thinkers import Thinkers
from parlour.server.tokens import hashed, new_seed, new_token, proves
from parlour.server.viewer import GONE, SERVICE_RESTART, Viewer
from parlour.server.wire import dump, joined

log = logging.getLogger("parlour.server")

RACES = 5  # times to try again after somebody else was first
GRACE = 3.0  # seconds that a lost connection may take to come back before the others are told


class Room:
    """Made by the house, one for each room that somebody looks at or plays in."""

    def __init__(
        self, store: Store, thinkers: Thinkers, settings: Settings, row: RoomRow, match: Match | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.row = row
        self.lock = asyncio.Lock()  # held by whoever changes the match, until it is on disk
        self.match = match
        self.log: list[Entry] = []
        self.keys: dict[tuple[int, str], Entry] = {}
        self.undone = 0  # how often a move was taken back
        self.told = 0  # the ply that the viewers know
        self.stale = match is None  # whether the memory may differ from the database
        self.broken = ""  # why the match cannot be shown
        self.gone = False
        self.viewers: set[Viewer] = set()
        self.driver: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self._info = ""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return find_game(self.row.game)

    @property
    def content(self) -> Content:
        """With the numbers that this room plays with."""
        return load_content(self.game.package, self.row.overrides)

    # ------------------------------------------------------------------ who asks

    def viewer(self, token: str | None) -> int | None:
        """The seat that this token proves; None: a spectator, also where the host has no seat."""
        if token is None:
            return None
        for seat in self.row.seats:
            if seat.token is not None and proves(token, seat.token):
                return seat.seat
        if proves(token, self.row.host):
            return None
        raise Problem(403, "this token belongs to no seat of this room")

    def seat_of(self, token: str | None) -> int:
        """The seat that this token proves, where nothing else will do."""
        if token is None:
            raise Problem(401, "this needs a seat's token")
        seat = self.viewer(token)
        if seat is None:
            raise Problem(403, "this needs a seat's token, and the host's is none")
        return seat

    def check_host(self, token: str | None) -> None:
        if token is None:
            raise Problem(401, "this needs the host's token")
        if not proves(token, self.row.host):
            raise Problem(403, "only the host may do this")

    # ------------------------------------------------------------------ what is shown

    def info(self) -> dict[str, Any]:
        return tables.room_info(self.row)

    def table(self, seat: int | None, since: int = 0) -> str:
        """The table for this viewer, written. Hold the lock: a move that is not yet on disk must not show."""
        if self.broken:
            raise Problem(409, self.broken)
        self._info = self._info or dump(self.info())
        return tables.written_table(self.row, self._info, self.match, seat, since)

    def message(self, seat: int | None, since: int | None) -> str:
        """A snapshot, or with `since` an update whose journal begins at that ply."""
        kind = "table" if since is None else "update"
        return joined({"n": str(self.row.n), "type": dump(kind), "table": self.table(seat, since or 0)})

    def publish(self, whole: bool = False) -> None:
        """Show all viewers what has happened; each seat's message is written once."""
        self._info = ""
        if self.broken:
            return
        since = None if whole else self.told + 1
        updates: dict[int | None, str] = {}
        for viewer in self.viewers:
            if viewer.behind:
                viewer.send_instead(self.message(viewer.seat, None))
                continue
            if viewer.seat not in updates:
                updates[viewer.seat] = self.message(viewer.seat, since)
            viewer.send(updates[viewer.seat])
        self.told = 0 if self.match is None else self.match.ply

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """Somebody looks in: what was missed since event `since`, or everything, is on its way."""
        async with self.lock:
            await self.freshen()
            known = None if since is None else self.ply_at(since)
            viewer.send(self.message(viewer.seat, None if known is None else known + 1))
            self.viewers.add(viewer)
        if viewer.seat is not None and viewer.seat not in self.row.online:
            self.spawn(self._arrive(viewer.seat))

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.seat is not None and not self.here(viewer.seat) and not self.gone:
            self.spawn(self._depart(viewer.seat))

    def here(self, seat: int) -> bool:
        """Whether somebody of this seat is connected to this worker."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def ply_at(self, n: int) -> int | None:
        """The match's ply when event `n` was told; None where only a snapshot helps."""
        if self.match is None or self.row.started is None or not self.row.started <= n <= self.row.n:
            return None
        ply = self.match.ply
        for entry in reversed(self.log):
            if entry.n <= n:
                break
            if entry.notation is None:
                return None
            ply -= 1
        return ply

    async def record(self) -> str | None:
        """The record; None while the match runs."""
        async with self.lock:
            if self.broken:
                raise Problem(409, self.broken)
            if self.match is None or not (self.row.over or self.row.uploaded):
                return None
            return self.match.save()

    # ------------------------------------------------------------------ memory and database

    async def refresh(self) -> None:
        """Take in what other workers have written."""
        if self.store.database.shared or self.stale:
            async with self.lock:
                await self.freshen()

    async def freshen(self) -> None:
        """The same, with the lock held."""
        if self.gone:
            raise Problem(404, "there is no such room any more")
        if self.stale or (self.store.database.shared and await self.store.number(self.id) != self.row.n):
            await self.sync()

    async def sync(self, row: RoomRow | None = None) -> None:
        """Read what is new in the database, and show it. Hold the lock."""
        row = row or await self.store.load(self.id)
        if row is None:
            self.end(GONE)
            self.gone = True
            raise Problem(404, "there is no such room any more")
        if self.stale:
            self.match, self.log, self.keys = None, [], {}
        before, undone = self.match, self.undone
        self.row = row
        if row.state == "waiting" and all(seat.kind != "open" for seat in row.seats):
            await self._start()
        elif row.state != "waiting":
            new = [entry for entry in await self.store.entries(row.id, len(self.log)) if entry.n <= row.n]
            await self._take_in(new)
        self.stale = False
        self.publish(whole=self.match is not before or self.undone != undone)

    async def _start(self) -> None:
        """Begin the match: nobody is missing any more."""
        try:
            await self.store.start(self.id, {**follows(begin(self.row)), "changed": time.time()})
        except Taken:
            pass  # another worker has begun it
        except ParlourError as error:
            self.broken = str(error)
            return
        row = await self.store.load(self.id)
        if row is not None and row.state != "waiting":
            self.row = row
            await self._take_in([entry for entry in await self.store.entries(row.id, 0) if entry.n <= row.n])

    async def _take_in(self, new: list[Entry]) -> None:
        """Play in memory what was written elsewhere."""
        try:
            if self.match is None or any(entry.notation is None for entry in new):
                everything = [*self.log, *new]
                self.match = await asyncio.to_thread(replay, self.row, everything)
                self.undone = sum(entry.notation is None for entry in everything)
            else:
                for entry in new:
                    assert entry.notation is not None
                    self.match.play(entry.notation)
        except ParlourError as error:
            self.broken = str(error)
            log.error("room %s cannot be replayed: %s", self.id, error)
            return
        for entry in new:
            self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        self.log.append(entry)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry

    # ------------------------------------------------------------------ playing

    async def play(self, seat: int, ply: int, move: str | int, key: str | None = None) -> int:
        """A person plays; the ply after it, when it is on disk."""
        async with self.lock:
            for race in range(RACES):
                await self.freshen()
                done = self._done_before(seat, ply, key, 1)
                if done is not None:
                    return done
                match = self._asked(seat, ply)
                if self.row.seats[seat].kind == "bot":
                    raise Problem(409, "a bot plays for you: take the seat back first")
                try:
                    return await self._play(match, seat, move, key)
                except Taken:
                    continue
        raise Problem(409, "others were faster, again and again; look at the table and try once more")

    async def undo(self, seat: int, ply: int, key: str | None = None) -> int:
        """A person takes back; the ply after it, when it is on disk."""
        async with self.lock:
            for race in range(RACES):
                await self.freshen()
                done = self._done_before(seat, ply, key, -1)
                if done is not None:
                    return done
                match = self._running()
                self._check_ply(match, seat, ply)
                reason = tables.why_no_undo(self.row, match, seat)
                if reason is not None:
                    raise Problem(409, f"the last move cannot be taken back: {reason}")
                self.stale = True
                match.undo(seat)
                self.undone += 1
                try:
                    await self._append(match, Entry(len(self.log), 0, seat, None, ply, key, time.time()))
                    return ply - 1
                except Taken:
                    continue
        raise Problem(409, "others were faster, again and again; look at the table and try once more")

    async def hint(self, seat: int) -> dict[str, Any]:
        """What the usual bot would do."""
        async with self.lock:
            await self.freshen()
            match = self._asked(seat, None)
            moves, dream = match.moves(), self._dream(match, seat)
        action = await self.thinkers.choose(LEVELS[USUAL].bot, dream)
        return tables.move_info(next(move for move in moves if move.id == action))

    def _running(self) -> Match:
        if self.broken:
            raise Problem(409, self.broken)
        if self.match is None:
            raise Problem(409, "the match has not started: seats are still open")
        if self.row.uploaded:
            raise Problem(409, "this match was brought as a record: it can only be replayed")
        return self.match

    def _asked(self, seat: int, ply: int | None) -> Match:
        """The match, where this seat is asked at this ply."""
        match = self._running()
        if ply is not None:
            self._check_ply(match, seat, ply)
        if match.seat is None:
            raise Problem(409, "the match is over")
        if match.seat != seat:
            raise Problem(403, f"it is not your turn: {match.players[match.seat]} is asked")
        return match

    def _check_ply(self, match: Match, seat: int, ply: int) -> None:
        if ply != match.ply:
            raise Problem(409, f"you answer ply {ply}, but {match.ply} moves have been played", table=self.table(seat))

    def _done_before(self, seat: int, ply: int, key: str | None, change: int) -> int | None:
        """The answer that this key has had already."""
        entry = None if key is None else self.keys.get((seat, key))
        if entry is None:
            return None
        if entry.answers != ply or (entry.notation is None) != (change < 0):
            raise Problem(422, "this Idempotency-Key was used for another move")
        return ply + change

    async def _play(self, match: Match, seat: int, move: str | int, key: str | None) -> int:
        """Play what is legal, write it down, show it."""
        answers, notation = match.ply, notation_of(match, move)
        self.stale = True  # until it is on disk, the memory is ahead
        try:
            match.play(move)
        except IllegalMove as error:
            self.stale = False
            sentence = str(error).removesuffix(f" · {error.clause}")
            raise Problem(422, sentence, error.clause or None) from None
        except Exception:
            self.stale = False
            log.exception("the rules of %s failed in room %s at %r", self.row.game, self.id, move)
            raise Problem(422, "the rules could not carry this move out; it was not played") from None
        await self._append(match, Entry(len(self.log), 0, seat, notation, answers, key, time.time()))
        return answers + 1

    async def _append(self, match: Match, entry: Entry) -> None:
        changes = {**follows(match), "changed": entry.played}
        n = await self.store.append(self.id, entry, changes)
        if n == self.row.n + 1:
            self._remember(replace(entry, n=n))
            self.stale = False
        await self._written(n, changes, whole=entry.notation is None)
        self.used = time.monotonic()
        self.drive()

    async def _written(self, n: int, changes: dict[str, Any], whole: bool = False) -> None:
        """This worker has written event `n`: show it, and whatever else happened before it."""
        if n == self.row.n + 1:
            self.row = replace(self.row, n=n, **changes)
            self.publish(whole)
        else:
            await self.sync()

    # ------------------------------------------------------------------ bots

    def drive(self) -> None:
        """Let the bots play, if one is asked and nobody sees to it yet."""
        if self._bot_asked() is not None and (self.driver is None or self.driver.done()):
            self.driver = self.spawn(self._drive())

    def _bot_asked(self) -> SeatRow | None:
        if self.match is None or self.broken or self.gone or self.row.uploaded or self.match.seat is None:
            return None
        seat = self.row.seats[self.match.seat]
        return seat if seat.kind == "bot" else None

    async def _drive(self) -> None:
        while True:
            began = time.monotonic()
            async with self.lock:
                await self.freshen()
                bot = self._bot_asked()
                if bot is None or self.match is None:
                    return
                place, dream = len(self.log), self._dream(self.match, bot.seat)
            level = LEVELS.get(bot.level or USUAL, LEVELS[USUAL])
            action = await self.thinkers.choose(level.bot, dream)
            if self.viewers:
                await asyncio.sleep(max(0.0, began + self.settings.pace - time.monotonic()))
            async with self.lock:
                await self.freshen()
                if len(self.log) != place or self._bot_asked() != bot or self.match is None:
                    continue  # taken back, or taken over by a person
                try:
                    await self._play(self.match, bot.seat, action, None)
                except Taken:
                    return  # another worker drives

    def _dream(self, match: Match, seat: int) -> State:
        """The table as a bot may see it: what is hidden from its seat is redrawn, and the dice are others."""
        return match.state.imagine(seat, seeded(new_seed()))

    # ------------------------------------------------------------------ seats

    async def join(self, who: Join) -> dict[str, Any]:
        token = new_token()
        async with self.lock:
            await self.freshen()
            if who.seat is not None and who.seat >= self.row.players:
                raise Problem(422, f"there is no seat {who.seat}: the seats are 0 to {self.row.players - 1}")
            while self.row.state == "waiting":
                free = [seat.seat for seat in self.row.seats if seat.kind == "open" and who.seat in (None, seat.seat)]
                if not free:
                    break
                name = other_name(who.name, [seat.name for seat in self.row.seats if seat.name])
                now = {"kind": "person", "name": name, "colour": who.colour, "level": None, "token": hashed(token)}
                if await self._change(free[0], {"kind": "open"}, now):
                    return {"seat": free[0], "token": token}
            if self.row.state != "waiting":
                raise Problem(409, "the match has started; you can watch it")
            raise Problem(409, "no seat is open" if who.seat is None else f"seat {who.seat} is taken")

    async def fill(self, token: str | None, level: str) -> dict[str, Any]:
        self.check_host(token)
        find_level(level)
        async with self.lock:
            await self.freshen()
            if self.row.state != "waiting":
                raise Problem(409, "the match has started: no seat is open")
            while free := [seat.seat for seat in self.row.seats if seat.kind == "open"]:
                name = bot_name(self.row.seats)
                colour = free_colour(self.row.seats, free[0])
                now = {"kind": "bot", "name": name, "colour": colour, "level": level, "token": None}
                await self._change(free[0], {"kind": "open"}, now)
            return self.info()

    async def hand_over(self, token: str | None, seat: int, level: str) -> dict[str, Any]:
        """A bot plays on for a person, or plays better or worse from now on."""
        find_level(level)
        self._check_seat(seat)
        if token is None or not proves(token, self.row.host):
            self._check_holder(token, seat)
        async with self.lock:
            await self.freshen()
            self._check_goes_on()
            kind = self.row.seats[seat].kind
            if kind == "open":
                raise Problem(409, f"nobody sits on seat {seat}: fill the open seats with bots")
            await self._change(seat, {"kind": kind}, {"kind": "bot", "level": level})
            return self.info()

    async def take_back(self, token: str | None, seat: int) -> dict[str, Any]:
        self._check_seat(seat)
        self._check_holder(token, seat)
        async with self.lock:
            await self.freshen()
            self._check_goes_on()
            if self.row.seats[seat].kind == "bot":
                await self._change(seat, {"kind": "bot"}, {"kind": "person", "level": None})
            return self.info()

    async def leave(self, token: str | None) -> dict[str, Any]:
        seat = self.seat_of(token)
        async with self.lock:
            await self.freshen()
            if self.row.uploaded:
                raise Problem(409, "nobody sits in a room that was made of a record")
            if self.row.state == "waiting":
                now = {"kind": "open", "name": None, "colour": None, "level": None, "token": None}
                await self._change(seat, {"token": self.row.seats[seat].token}, now)
            elif self.row.state == "playing" and self.row.seats[seat].kind == "person":
                await self._change(seat, {"kind": "person"}, {"kind": "bot", "level": USUAL})
            return self.info()

    async def close(self, token: str | None) -> None:
        """Before the match only: what has been played is kept."""
        self.check_host(token)
        async with self.lock:
            await self.freshen()
            try:
                await self.store.remove(self.id)
            except Taken:
                raise Problem(409, "the match has started, and is kept") from None
            self.gone = True
            self.end(GONE)

    async def _change(self, seat: int, was: dict[str, Any], now: dict[str, Any]) -> bool:
        """Change a seat; whether it still was as it was."""
        try:
            row = await self.store.change_seat(self.id, seat, was, now)
        except Taken:
            row = None
        await self.sync(row)
        self.drive()
        return row is not None

    def _check_seat(self, seat: int) -> None:
        if seat >= self.row.players:
            raise Problem(404, f"there is no seat {seat}: the seats are 0 to {self.row.players - 1}")

    def _check_holder(self, token: str | None, seat: int) -> None:
        if self.seat_of(token) != seat:
            raise Problem(403, f"this token is not seat {seat}'s")

    def _check_goes_on(self) -> None:
        if self.row.over or self.row.uploaded:
            raise Problem(409, "the match is over")

    # ------------------------------------------------------------------ who is there

    async def _arrive(self, seat: int) -> None:
        async with self.lock:
            await self.freshen()
            if self.here(seat) and seat not in self.row.online:
                n = await self.store.arrive(self.id, seat)
                await self._written(n, {"online": self.row.online | {seat}})

    async def _depart(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        async with self.lock:
            await self.freshen()
            if not self.here(seat) and seat in self.row.online:
                n = await self.store.depart(self.id, seat)
                if self.store.database.shared:
                    await self.sync()  # the seat may be online at another worker
                else:
                    await self._written(n, {"online": self.row.online - {seat}})

    def end(self, code: int = SERVICE_RESTART) -> None:
        """No more news for anybody."""
        for viewer in self.viewers:
            viewer.end(code)

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.viewers and not self.tasks and not self.lock.locked()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do this beside everything else; what goes wrong is written down."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Problem):
            log.error("room %s: %s", self.id, error, exc_info=error)


def notation_of(match: Match, move: str | int) -> str:
    """The move as it is written down; what is no legal move stays as it is, and will be refused."""
    question, table = match.state.question, match.state
    if question is None:
        return str(move)
    if isinstance(move, int):
        option = move - question.first
        return question.notation(table, option) if option in table.answers else str(move)
    wanted = plain_words(move)
    notations = (question.notation(table, option) for option in table.answers)
    return next((notation for notation in notations if plain_words(notation) == wanted), move)


def plain_words(notation: str) -> str:
    return " ".join(notation.casefold().split())
