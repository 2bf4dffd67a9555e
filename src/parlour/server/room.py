"""A room and what people do in it: play, take back, sit down, hand over, get up; and how its bots are driven."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from parlour.engine.errors import IllegalMove
from parlour.engine.match import Match
from parlour.engine.rng import seeded
from parlour.engine.saying import Saying
from parlour.engine.state import State
from parlour.engine.words import words_of
from parlour.server import tables
from parlour.server.database import Taken
from parlour.server.language import own_language
from parlour.server.levels import LEVELS, USUAL, check_level
from parlour.server.live import Live
from parlour.server.opening import bot_name, free_colour
from parlour.server.problem import CATALOGUE, Problem
from parlour.server.protocol import Join
from parlour.server.replay import follows
from parlour.server.store import Entry, SeatRow
from parlour.server.text import other_name
from parlour.server.tokens import hashed, new_seed, new_token, proves
from parlour.server.viewer import GONE

log = logging.getLogger("parlour.server")

RACES = 5  # times to try again after somebody else was first
QUICK = 8  # moves that are looked ahead along at once; more are, beside what else goes on
LONGEST_LOOK = 2.0  # seconds for all plans of a request
AHEAD = ThreadPoolExecutor(1, "ahead")
HINTED = 3  # moves that a hint names at most
AWAY = 90.0  # seconds without a sign of a player, after which they count as absent
TURN = 120.0  # seconds that an absent player is waited for, before the host may call a bot


class Room(Live):
    """Made by the house, one for each room that somebody looks at or plays in."""

    # ------------------------------------------------------------------ playing

    async def play(
        self, token: str | None, ply: int, moves: Sequence[str | int], key: str | None = None, wanted: str = ""
    ) -> dict[str, int]:
        """A person plays a move or a plan; the ply after it and how many moves were made, when it is on disk."""
        async with self.lock:
            for race in range(RACES):
                await self.freshen()
                seat = self.seat_of(token)
                done = self._done_before(seat, ply, key)
                if done is not None:
                    return self._played(done)
                match = self._asked(seat, ply, wanted)
                if self.row.seats[seat].kind == "bot":
                    raise Problem(409, "match.bot-plays")
                match.language = self.language(wanted)  # that of a refusal; what others read is translated for them
                try:
                    return self._played(await self._play(match, seat, moves, key))
                except Taken:
                    continue
        raise Problem(409, "match.race")

    async def undo(self, token: str | None, ply: int, key: str | None = None, wanted: str = "") -> int:
        """A person takes back; the ply after it, when it is on disk."""
        async with self.lock:
            for race in range(RACES):
                await self.freshen()
                seat = self.seat_of(token)
                done = self._done_before(seat, ply, key, undo=True)
                if done is not None:
                    return ply - done.made
                match = self._running()
                self._check_ply(match, seat, ply, wanted)
                language = self.language(wanted)
                reason = tables.why_no_undo(self.row, match.translated(language), seat, language)
                if reason is not None:
                    raise Problem(409, "no-undo", {"reason": reason})
                self.stale = True
                taken = match.moves_since(match.last_plan)
                match.undo(seat)
                self.undone += 1
                hidden, now = all(secret for _, secret in taken), time.time()
                entry = Entry(len(self.log), 0, seat, None, ply, key, now, hidden, len(taken))
                try:
                    await self._append(match, [entry])
                    return ply - len(taken)
                except Taken:
                    continue
        raise Problem(409, "match.race")

    async def ahead(
        self,
        token: str | None,
        ply: int,
        plans: Sequence[Sequence[str | int]],
        odds: bool = False,
        wanted: str = "",
    ) -> list[dict[str, Any]]:
        """What would be after each of these plans of the seat that is asked; nothing is played."""
        async with self.lock:
            await self.freshen()
            seat = self.seat_of(token)
            match = self._asked(seat, ply, wanted).fork().translated(self.language(wanted))
        if sum(map(len, plans)) <= QUICK and not odds:
            return look_ahead(match, seat, plans)
        return await asyncio.get_running_loop().run_in_executor(AHEAD, look_ahead, match, seat, plans, odds)

    async def odds(
        self, token: str | None, ply: int, plans: Sequence[Sequence[str | int]], wanted: str = ""
    ) -> list[dict[str, Any]]:
        """The odds of what would be fought after each of these plans of the seat that is asked."""
        async with self.lock:
            await self.freshen()
            match = self._asked(self.seat_of(token), ply, wanted).fork().translated(self.language(wanted))
        return await asyncio.get_running_loop().run_in_executor(AHEAD, reckon, match, plans)

    async def hint(self, token: str | None, begun: Sequence[str | int] = (), wanted: str = "") -> list[dict[str, Any]]:
        """What the best bot would do after these moves, the best first. Asked again at the same question, the same."""
        async with self.lock:
            await self.freshen()
            seat = self.seat_of(token)
            match, place = self._asked(seat, None).translated(self.language(wanted)), (len(self.log), *begun)
            try:
                asked = match.foreseen(begun) if begun else match
            except IllegalMove as error:
                raise Problem(422, error.sentence, clause=error.clause or None, at=error.at) from None
            moves = {move.id: move for move in asked.moves()}
            known, dream = self.hinted, self._dream(asked, seat)
        if known is None or known[0] != place:
            known = (place, await self.thinkers.hint(dream, HINTED))
            if not known[1]:
                raise Problem(409, "match.no-hint")
            self.hinted = known
        return [tables.hint_info(moves[action], chance) for action, chance in known[1]]

    def _running(self) -> Match:
        self.check_current()
        if self.match is None:
            raise Problem(409, "match.seats-open")
        if self.row.uploaded:
            raise Problem(409, "match.brought")
        return self.match

    def _asked(self, seat: int, ply: int | None, wanted: str = "") -> Match:
        """The match, where this seat is asked at this ply."""
        match = self._running()
        if ply is not None:
            self._check_ply(match, seat, ply, wanted)
        if match.seat is None:
            raise Problem(409, "match.over")
        if match.seat != seat:
            raise Problem(403, "match.other-turn", {"player": match.players[match.seat]})
        return match

    def _check_ply(self, match: Match, seat: int, ply: int, wanted: str) -> None:
        known = match.known_ply(seat)
        if ply != known:
            table = self.table(seat, language=self.language(wanted))
            raise Problem(409, "match.other-ply", {"ply": ply, "known": known}, table=table)

    def _done_before(self, seat: int, ply: int, key: str | None, undo: bool = False) -> Entry | None:
        """What this key was used for already."""
        entry = None if key is None else self.keys.get((seat, key))
        if entry is not None and (entry.answers != ply or (entry.notation is None) != undo):
            raise Problem(422, "match.key-used")
        return entry

    def _played(self, first: Entry) -> dict[str, int]:
        """The answer to the plan that began with this entry."""
        after = next((entry for entry in self.log[first.ply :] if not entry.same_plan(first)), None)
        moves = (len(self.log) if after is None else after.ply) - first.ply
        return {"ply": first.answers + moves, "made": first.made}

    async def _play(self, match: Match, seat: int, moves: Sequence[str | int], key: str | None) -> Entry:
        """Play what is legal, write it down, show it; the first entry of it."""
        answers, ply = match.known_ply(seat), match.ply
        self.stale = True  # until it is on disk, the memory is ahead
        try:
            made = match.play_all(moves)
        except IllegalMove as error:
            self.stale = False
            raise Problem(422, error.sentence, clause=error.clause or None, at=error.at) from None
        except Exception:
            self.stale = False
            log.exception("the rules of %s failed in room %s at %r", self.row.game, self.id, moves)
            raise Problem(422, "match.rules-failed") from None
        place, now = len(self.log), time.time()
        entries = [
            Entry(place + at, 0, seat, notation, answers, None if at else key, now, hidden, 1 if at else made)
            for at, (notation, hidden) in enumerate(match.moves_since(ply))
        ]
        await self._append(match, entries)
        return entries[0]

    async def _append(self, match: Match, entries: list[Entry]) -> None:
        hidden = all(entry.hidden for entry in entries)
        changes = {**follows(match), "changed": self.row.changed if hidden else entries[-1].played}
        n = await self.store.append(self.id, entries, changes)
        if n == self.row.n + len(entries):
            for at, entry in enumerate(entries, 1):
                self.remember(replace(entry, n=self.row.n + at))
            self.stale = False
        await self.written(n, changes, len(entries))
        self.used = time.monotonic()
        self.drive()

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
            level = bot.level if bot.level in LEVELS else USUAL
            action = await self.thinkers.choose(level, dream, (self.id, bot.seat))
            if self.viewers:
                await asyncio.sleep(max(0.0, began + self.settings.pace - time.monotonic()))
            async with self.lock:
                await self.freshen()
                if len(self.log) != place or self._bot_asked() != bot or self.match is None:
                    continue  # taken back, or taken over by a person
                try:
                    await self._play(self.match, bot.seat, [action], None)
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
            self.check_current()
            if who.seat is not None and who.seat >= self.row.players:
                raise Problem(422, "no-seat", {"seat": who.seat, "last": self.row.players - 1})
            while self.row.state == "waiting":
                free = [seat.seat for seat in self.row.seats if seat.kind == "open" and who.seat in (None, seat.seat)]
                if not free:
                    break
                name = other_name(who.name, [seat.name for seat in self.row.seats if seat.name])
                now = {"kind": "person", "name": name, "colour": who.colour, "level": None, "token": hashed(token)}
                if await self._change(free[0], {"kind": "open"}, now):
                    return {"seat": free[0], "token": token}
            if self.row.state != "waiting":
                raise Problem(409, "room.started")
            raise Problem(409, "room.no-open-seat" if who.seat is None else "room.seat-taken", {"seat": who.seat})

    async def fill(self, token: str | None, level: str) -> dict[str, Any]:
        self.check_host(token)
        check_level(level)
        async with self.lock:
            await self.freshen()
            self.check_current()
            if self.row.state != "waiting":
                raise Problem(409, "room.filled")
            while free := [seat.seat for seat in self.row.seats if seat.kind == "open"]:
                name = bot_name(self.row.seats)
                colour = free_colour(self.row.seats, free[0])
                now = {"kind": "bot", "name": name, "colour": colour, "level": level, "token": None}
                await self._change(free[0], {"kind": "open"}, now)
            return self.info()

    async def hand_over(self, token: str | None, seat: int, level: str) -> dict[str, Any]:
        """A bot plays on for a person, or plays better or worse from now on."""
        check_level(level)
        self._check_seat(seat)
        async with self.lock:
            await self.freshen()
            if token is None or not proves(token, self.row.host):
                self._check_holder(token, seat)
            self._check_goes_on()
            kind = self.row.seats[seat].kind
            if kind == "open":
                raise Problem(409, "room.nobody-there", {"seat": seat})
            if not self._holds(token, seat) and (reason := self.why_no_stand_in(seat)) is not None:
                raise Problem(409, reason)
            await self._change(seat, {"kind": kind}, {"kind": "bot", "level": level})
            return self.info()

    async def stand_ins(self, token: str | None, wanted: str = "") -> list[dict[str, Any]]:
        """For which seats the host may call a bot now, and for which not, and why not."""
        self.check_host(token)
        async with self.lock:
            await self.freshen()
            reasons = {seat.seat: self.why_no_stand_in(seat.seat) for seat in self.row.seats if seat.kind != "open"}
        language = own_language(wanted)
        return [
            {"seat": seat, "possible": why is None, "reason": None if why is None else why.said(language)}
            for seat, why in reasons.items()
        ]

    def why_no_stand_in(self, seat: int) -> Saying | None:
        """Why the host cannot give this seat to a bot of its choice; None: it can."""
        sitting = self.row.seats[seat]
        if sitting.token is None:
            return None  # a bot, and nobody's stand-in
        if self.outdated or self.row.state != "playing":
            return self.outdated or Saying("stand-in.not-playing", package=CATALOGUE)
        who = {"player": sitting.name or Saying("stand-in.nameless", {"seat": seat}, CATALOGUE)}
        if self.away(seat) < AWAY:
            return Saying("stand-in.here", who, CATALOGUE)
        if sitting.kind == "bot":
            return None
        if self.row.asked != seat:
            return Saying("stand-in.not-asked", who, CATALOGUE)
        left = math.ceil(TURN - (self.clock() - self.row.changed))
        return None if left <= 0 else Saying("stand-in.wait", {**who, "seconds": left}, CATALOGUE)

    async def take_back(self, token: str | None, seat: int) -> dict[str, Any]:
        self._check_seat(seat)
        async with self.lock:
            await self.freshen()
            self._check_holder(token, seat)
            self._check_goes_on()
            if self.row.seats[seat].kind == "bot":
                await self._change(seat, {"kind": "bot"}, {"kind": "person", "level": None})
            return self.info()

    async def leave(self, token: str | None, wanted: str = "") -> dict[str, Any]:
        async with self.lock:
            await self.freshen()
            seat = self.seat_of(token)
            if self.row.uploaded:
                raise Problem(409, "room.of-record")
            if self.row.state != "waiting":
                self.check_current()
            if self.row.state == "waiting":
                now = {"kind": "open", "name": None, "colour": None, "level": None, "token": None}
                await self._change(seat, {"token": self.row.seats[seat].token}, now)
            elif self.row.state == "playing" and self.row.seats[seat].kind == "person":
                await self._change(seat, {"kind": "person"}, {"kind": "bot", "level": USUAL})
            return self.info(wanted)

    async def close(self, token: str | None) -> None:
        """Before the match only: what has been played is kept."""
        self.check_host(token)
        async with self.lock:
            await self.freshen()
            try:
                await self.store.remove(self.id)
            except Taken:
                raise Problem(409, "room.kept") from None
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
            raise Problem(404, "no-seat", {"seat": seat, "last": self.row.players - 1})

    def _holds(self, token: str | None, seat: int) -> bool:
        return token is not None and proves(token, self.row.seats[seat].token)

    def _check_holder(self, token: str | None, seat: int) -> None:
        if self.seat_of(token) != seat:
            raise Problem(403, "token.other-seat", {"seat": seat})

    def _check_goes_on(self) -> None:
        self.check_current()
        if self.row.over or self.row.uploaded:
            raise Problem(409, "match.over")


def look_ahead(
    match: Match, seat: int, plans: Sequence[Sequence[str | int]], odds: bool = False
) -> list[dict[str, Any]]:
    """What would be after each plan; those for which there is no time left are not looked at."""
    view = match.view(seat)
    return in_time(match, plans, lambda plan: tables.ahead_info(match, view, plan, odds))


def reckon(match: Match, plans: Sequence[Sequence[str | int]]) -> list[dict[str, Any]]:
    """The odds of what would be fought after each plan, as far as there is time."""
    return in_time(match, plans, lambda plan: tables.odds_info(match, plan))


def in_time(
    match: Match, plans: Sequence[Sequence[str | int]], tell: Callable[[Sequence[str | int]], dict[str, Any]]
) -> list[dict[str, Any]]:
    """What is told of each plan; of those for which there is no time left, that."""
    until, found = time.monotonic() + LONGEST_LOOK, []
    for plan in plans:
        if time.monotonic() > until:
            found.append(
                {"error": words_of(CATALOGUE, match.language).say("match.no-time", {}), "clause": None, "at": 0}
            )
        else:
            found.append(tell(plan))
    return found
