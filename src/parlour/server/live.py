"""A room in the memory of one worker: the match as the database has it, and who looks at it.

The database is the truth. Whatever changes is written first, then shown; a worker that was not the first to
write reads what the other wrote, and goes on from there.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from parlour.engine.content import Content, load_content
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game, find_game, games
from parlour.engine.match import Match
from parlour.engine.patch import changes
from parlour.engine.printed import printed
from parlour.engine.saying import ENGLISH, Saying
from parlour.server import tables
from parlour.server.database import Taken
from parlour.server.language import best_of
from parlour.server.problem import Problem
from parlour.server.replay import begin, follows, outdated, plans, record, replay
from parlour.server.settings import Settings
from parlour.server.store import Entry, RoomRow, Store
from parlour.server.tables import Seen
from parlour.server.thinkers import Thinkers
from parlour.server.tokens import proves
from parlour.server.viewer import GONE, SERVICE_RESTART, Viewer
from parlour.server.wire import dump, joined

log = logging.getLogger("parlour.server")

View = dict[str, Any] | None

RECORDS = ThreadPoolExecutor(2, "records")  # who looks at many long records waits for them, and nobody else does
GRACE = 3.0  # seconds that a lost connection may take to come back before the others are told


class Live:
    """What a room is to those who look at it. `Room` adds what players do."""

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
        self.hidden_of: dict[int, int] = {}  # by seat, how many entries of the log nobody else knows of
        self.stale = match is None  # whether the memory may differ from the database
        self.broken: Saying | None = None  # why the match cannot be shown
        self.gone = False
        self.viewers: set[Viewer] = set()
        self.views: dict[int | None, tuple[int, View]] = {}  # what a viewer sees, and after which event
        self.opened = self.clock()
        self.seen: dict[int, float] = {}  # by seat, when its player was last heard of
        self.driver: asyncio.Task[None] | None = None
        # How long the log was and what was begun, and what the hint said.
        self.hinted: tuple[tuple[int | str, ...], list[tuple[int, float]]] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self._infos: dict[str, str] = {}  # by language, what is said of the room

    @staticmethod
    def clock() -> float:
        """Seconds, as the database counts them."""
        return time.time()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return find_game(self.row.game)

    @property
    def outdated(self) -> Saying | None:
        """Why the match can only be saved: its rules are no longer here."""
        return outdated(self.row)

    @property
    def content(self) -> Content:
        """With the numbers that this room plays with."""
        return load_content(self.game.package, self.row.overrides)

    def language(self, wanted: str) -> str:
        """The one that whoever wants these languages is answered in."""
        game = games().get(self.row.game)
        return ENGLISH if game is None else best_of(game.languages, wanted)

    def printed(self, language: str = ENGLISH) -> str:
        """What lies open in the box of this room, written."""
        self.check_current()
        game = self.game
        box = game.make_box(self.row.players, self.row.options, self.row.overrides)
        key = ("printed", "written", language)
        text: str = box.border.get(key) or box.border.setdefault(key, dump(printed(game, box, game.words(language))))
        return text

    def check_current(self) -> None:
        """A Problem where nothing can be played or shown here any more."""
        wrong = self.broken or self.outdated
        if wrong is not None:
            raise Problem(409, wrong)

    # ------------------------------------------------------------------ who asks

    def viewer(self, token: str | None) -> int | None:
        """The seat that this token proves; None: a spectator, also where the host has no seat."""
        if token is None:
            return None
        for seat in self.row.seats:
            if seat.token is not None and proves(token, seat.token):
                self.seen[seat.seat] = self.clock()
                return seat.seat
        if proves(token, self.row.host):
            return None
        raise Problem(403, "token.no-seat-here")

    def seat_of(self, token: str | None) -> int:
        """The seat that this token proves, where nothing else will do."""
        if token is None:
            raise Problem(401, "token.seat-wanted")
        seat = self.viewer(token)
        if seat is None:
            raise Problem(403, "token.host-has-no-seat")
        return seat

    def check_host(self, token: str | None) -> None:
        if token is None:
            raise Problem(401, "token.host-wanted")
        if not proves(token, self.row.host):
            raise Problem(403, "token.host-only")

    def _check_took_part(self, token: str | None) -> None:
        if token is None:
            raise Problem(401, "token.player-wanted")
        self.viewer(token)

    # ------------------------------------------------------------------ what is shown

    def info(self, wanted: str = "") -> dict[str, Any]:
        return tables.room_info(self.row, self.language(wanted))

    def table(self, seat: int | None, since: int = 0, seen: Seen | None = None, language: str = ENGLISH) -> str:
        """The table for this viewer, written. Hold the lock: a move that is not yet on disk must not show."""
        if self.broken is not None:
            raise Problem(409, self.broken)
        info = self._infos.get(language) or self._infos.setdefault(language, dump(tables.room_info(self.row, language)))
        seen = seen or Seen(self.see(seat))
        return tables.written_table(self.row, self.known_n(seat), info, self.match, seat, since, seen, language)

    def see(self, seat: int | None) -> View:
        """What this viewer sees now; None before the match."""
        n, kept = self.known_n(seat), self.views.get(seat)
        if kept is None or kept[0] != n:
            kept = self.views[seat] = (n, None if self.match is None else self.match.view(seat))
        return kept[1]

    def message(
        self, seat: int | None, language: str, since: int | None = None, before: tuple[int, View] | None = None
    ) -> str:
        """A snapshot; or with `since` an update whose journal begins at that ply, for who has the view before it."""
        n, now = str(self.known_n(seat)), self.see(seat)
        if since is None:
            return joined({"n": n, "type": dump("table"), "table": self.table(seat, language=language)})
        seen, told = Seen(now), None
        if before is not None and before[1] is not None and now is not None:
            seen, told = Seen(None, changes(before[1], now)), before[0]
        table = self.table(seat, since, seen, language)
        return joined({"n": n, "type": dump("update"), "since": dump(told), "table": table})

    def publish(self) -> None:
        """Show each viewer what has happened, as far as there is anything to know; each message is written once."""
        self._infos = {}
        if self.broken:
            return
        messages: dict[tuple[int | None, int, str], str] = {}
        before, self.views = self.views, {}
        for viewer in self.viewers:
            if viewer.seat is not None and self.row.seats[viewer.seat].token != viewer.token:
                self.spawn(self._depart(viewer.seat))
                viewer.seat = None  # got up; whoever sits there now is somebody else
                viewer.told = self.known_n(None)
                viewer.send_instead(self.message(None, viewer.language))
                continue
            seat, told, n, language = viewer.seat, viewer.told, self.known_n(viewer.seat), viewer.language
            if n == told:  # what happened is hidden from this viewer
                if seat in before:
                    self.views[seat] = before[seat]
                continue
            viewer.told = n
            if viewer.behind:
                viewer.send_instead(self.message(seat, language))
                continue
            if (seat, told, language) not in messages:
                known = before.get(seat)
                has = known if known is not None and known[0] == told else None
                messages[seat, told, language] = self.message(seat, language, self.news_from(seat, told), has)
            viewer.send(messages[seat, told, language])

    async def enter(self, token: str | None, since: int | None, wanted: str = "") -> Viewer:
        """Somebody looks in: what was missed since event `since`, or everything, is on its way."""
        async with self.lock:
            await self.freshen()
            seat = self.viewer(token)
            language = self.language(wanted)
            viewer = Viewer(seat, None if seat is None else self.row.seats[seat].token, language)
            viewer.told = self.known_n(seat)
            viewer.send(self.message(seat, language, None if since is None else self.missed_from(seat, since)))
            self.viewers.add(viewer)
        if seat is not None and seat not in self.row.online:
            self.spawn(self._arrive(seat))
        return viewer

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.seat is not None and not self.here(viewer.seat) and not self.gone:
            self.seen[viewer.seat] = self.clock()
            self.spawn(self._depart(viewer.seat))

    def here(self, seat: int) -> bool:
        """Whether somebody of this seat is connected to this worker."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def away(self, seat: int) -> float:
        """For how many seconds nobody of this seat has been there, as far as this worker knows."""
        if self.here(seat) or seat in self.row.online:
            return 0.0
        return max(0.0, self.clock() - self.seen.get(seat, self.opened))

    def known_n(self, seat: int | None) -> int:
        """The number of the last event that this viewer knows of: hidden moves of others are no events."""
        return self.row.n - sum(count for other, count in self.hidden_of.items() if other != seat)

    def news_from(self, seat: int | None, n: int) -> int | None:
        """The ply from which on the journal is news to who was told event `n` last; None: a snapshot says it."""
        if self.match is None:
            return 1
        return self.missed_from(seat, n)

    def missed_from(self, seat: int | None, n: int) -> int | None:
        """The same for who comes back: before the match there is nothing but a snapshot."""
        if self.match is None or self.row.started is None or not self.row.started <= n <= self.known_n(seat):
            return None
        ply, hidden = self.match.known_ply(seat), self.row.n - self.known_n(seat)
        for entry in reversed(self.log):
            if entry.hidden_from(seat):
                hidden -= 1
                continue
            if entry.n - hidden <= n:
                break
            if entry.notation is None:
                return None
            ply -= 1
        return ply + 1

    async def record(self, token: str | None = None) -> str | None:
        """The record; None while the match runs. Of one that can never go on, whoever played in it may have it."""
        async with self.lock:
            if self.broken is not None:
                raise Problem(409, self.broken)
            if self.outdated and self.row.state != "waiting":
                if not (self.row.over or self.row.uploaded):
                    self._check_took_part(token)
                return record(self.row, self.log)
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
            raise Problem(404, "room.gone")
        if self.stale or (self.store.database.shared and await self.store.number(self.id) != self.row.n):
            await self.sync()

    async def sync(self, row: RoomRow | None = None) -> None:
        """Read what is new in the database, and show it. Hold the lock."""
        row = row or await self.store.load(self.id)
        if row is None:
            self.end(GONE)
            self.gone = True
            raise Problem(404, "room.gone")
        if self.stale:
            self.let_go()
        for seat in self.row.online - row.online:
            self.seen[seat] = self.clock()  # at another worker
        self.row = row
        if row.state == "waiting" and all(seat.kind != "open" for seat in row.seats) and not self.outdated:
            await self._start()
        elif row.state != "waiting":
            new = [entry for entry in await self.store.entries(row.id, len(self.log)) if entry.n <= row.n]
            await self._take_in(new)
        self.stale = False
        self.publish()

    async def _start(self) -> None:
        """Begin the match: nobody is missing any more."""
        try:
            await self.store.start(self.id, {**follows(begin(self.row)), "changed": time.time()})
        except Taken:
            pass  # another worker has begun it
        except ParlourError as error:
            self.broken = error.saying
            return
        row = await self.store.load(self.id)
        if row is not None and row.state != "waiting":
            self.row = row
            await self._take_in([entry for entry in await self.store.entries(row.id, 0) if entry.n <= row.n])

    async def _take_in(self, new: list[Entry]) -> None:
        """Play in memory what was written elsewhere."""
        try:
            if self.outdated:
                pass  # kept for its record
            elif self.match is None or any(entry.notation is None for entry in new):
                everything = [*self.log, *new]
                threads = RECORDS if self.row.uploaded else None
                work = partial(replay, self.row, everything)
                self.match = await asyncio.get_running_loop().run_in_executor(threads, work)
                self.undone = sum(entry.notation is None for entry in everything)
            else:
                self.match.play_again(plans(new))
        except ParlourError as error:
            self.broken = error.saying
            log.error("room %s cannot be replayed: %s", self.id, error)
            return
        for entry in new:
            self.remember(entry)

    def let_go(self) -> None:
        """Forget the match, until somebody wants to see it again."""
        self.match, self.log, self.keys, self.hidden_of, self.stale = None, [], {}, {}, True

    def remember(self, entry: Entry) -> None:
        self.log.append(entry)
        if entry.hidden:
            self.hidden_of[entry.seat] = self.hidden_of.get(entry.seat, 0) + 1
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry

    async def written(self, n: int, changes: dict[str, Any], events: int = 1) -> None:
        """This worker has written events up to `n`: show them, and whatever else happened before them."""
        if n == self.row.n + events:
            self.row = replace(self.row, n=n, **changes)
            self.publish()
        else:
            await self.sync()

    # ------------------------------------------------------------------ who is there

    async def _arrive(self, seat: int) -> None:
        async with self.lock:
            await self.freshen()
            if self.here(seat) and seat not in self.row.online:
                n = await self.store.arrive(self.id, seat)
                await self.written(n, {"online": self.row.online | {seat}})

    async def _depart(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        async with self.lock:
            await self.freshen()
            if not self.here(seat) and seat in self.row.online:
                n = await self.store.depart(self.id, seat)
                if self.store.database.shared:
                    await self.sync()  # the seat may be online at another worker
                else:
                    await self.written(n, {"online": self.row.online - {seat}})

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
