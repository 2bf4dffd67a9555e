"""The pool of processes that think. One that dies or dawdles is replaced; nobody else notices."""

import asyncio
import contextlib
import logging
import os
import pickle
import secrets
import sys
from typing import Any

from parlour.bots import BOTS
from parlour.bots.mcts import SearchBot
from parlour.engine.state import State
from parlour.server.thinking import OUT_OF_MEMORY

log = logging.getLogger("parlour.server")

READY_WITHIN = 60.0  # seconds that a new process may take
ATTEMPTS = 3  # until a random move is played
SLOW_BOTS = frozenset(name for name, make in BOTS.items() if isinstance(make(), SearchBot))

Place = tuple[str, int]  # a room and a seat of it


class Failed(Exception):
    """A job that came to nothing: the process died, took too long, or said so."""


class TooSlow(Failed):
    """It took longer than it may."""


class OutOfMemory(Failed):
    """It took more memory than its process may have."""


class Thinker:
    """One process, started when it is needed; with `memory`, it gets no more than so many bytes for its jobs."""

    def __init__(self, memory: int = 0) -> None:
        self.memory = memory
        self.process: asyncio.subprocess.Process | None = None

    async def do(self, name: str, arguments: tuple[Any, ...], budget: float) -> Any:
        """The answer to a job; Failed where there is none."""
        try:
            if self.process is None or self.process.returncode is not None:
                await self.start()
            return await asyncio.wait_for(self._ask(pickle.dumps((name, arguments))), budget)
        except TimeoutError:
            await self.stop()
            raise TooSlow(f"{name} took longer than {budget:g} s") from None
        except OutOfMemory:
            await self.stop()  # what is left of it is in pieces
            raise
        except (asyncio.IncompleteReadError, OSError):
            await self.stop()
            raise Failed(f"the process died at {name}") from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for another job's
            raise

    async def start(self) -> None:
        path = os.pathsep.join(part for part in sys.path if part)
        command = (sys.executable, "-m", "parlour.server.thinking", str(self.memory))
        pipe = asyncio.subprocess.PIPE
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = await asyncio.create_subprocess_exec(
            *command,
            stdin=pipe,
            stdout=pipe,
            env=environment,
            start_new_session=True,  # the server alone answers to the keyboard
        )
        await asyncio.wait_for(self._answer(), READY_WITHIN)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def _ask(self, data: bytes) -> Any:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(len(data).to_bytes(8, "big") + data)
        await self.process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> Any:
        assert self.process is not None and self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(8), "big")
        fine, answer = pickle.loads(await self.process.stdout.readexactly(length))
        if not fine:
            raise OutOfMemory(answer) if answer == OUT_OF_MEMORY else Failed(str(answer))
        return answer


class Thinkers:
    """All thinkers of a worker.

    A job takes the one that has rested longest; a bot that comes again takes, if it is free, the one that it has at
    home, since that one knows what the bot thought before. Whoever thinks for long leaves one of several processes to
    the quick ones.
    """

    def __init__(self, count: int, budget: float, memory: int = 0) -> None:
        self.budget = budget
        self.all = [Thinker(memory) for _ in range(count)]
        self.idle = list(self.all)  # the one that has rested longest first
        self.free = asyncio.Semaphore(count)
        self.free_for_slow = asyncio.Semaphore(max(1, count - 1))

    async def do(self, name: str, *arguments: Any, budget: float, home: Thinker | None = None) -> Any:
        async with self.free:
            thinker = home if home is not None and home in self.idle else self.idle[0]
            self.idle.remove(thinker)
            try:
                return await thinker.do(name, arguments, budget)
            finally:
                self.idle.append(thinker)

    async def do_slowly(self, name: str, *arguments: Any, budget: float, home: Thinker | None = None) -> Any:
        async with self.free_for_slow:
            return await self.do(name, *arguments, budget=budget, home=home)

    async def warm_up(self) -> None:
        """Start all processes, so that the first bot need not wait for one."""
        for thinker in self.all:
            if thinker.process is None and thinker in self.idle:
                with contextlib.suppress(Failed):  # the first bot will start it, or say why it cannot
                    await self.do("nothing", budget=READY_WITHIN, home=thinker)

    async def choose(self, bot: str, table: State, place: Place | None = None) -> int:
        """A bot's choice on an imagined table. Where it fails again and again, any legal action."""
        do = self.do_slowly if bot in SLOW_BOTS else self.do
        home = None if place is None else self.all[hash(place) % len(self.all)]
        for attempt in range(1, ATTEMPTS + 1):
            try:
                action = await do("choose", bot, place, table, secrets.token_hex(16), budget=self.budget, home=home)
                if action in table.legal():
                    return int(action)
                raise Failed(f"{action!r} is no legal action")
            except Failed as failed:
                log.warning("the bot %s failed, attempt %d of %d: %s", bot, attempt, ATTEMPTS, failed)
        log.error("the bot %s plays a random move", bot)
        return secrets.choice(table.legal())

    async def hint(self, table: State, number: int) -> list[tuple[int, float]]:
        """The best actions on an imagined table, the best first, each with its chance; none where that failed."""
        try:
            found = await self.do_slowly("hint", table, secrets.token_hex(16), number, budget=self.budget)
        except Failed as failed:
            log.warning("there is no hint: %s", failed)
            return []
        return [(int(action), float(chance)) for action, chance in found]

    async def close(self) -> None:
        await asyncio.gather(*(thinker.stop() for thinker in self.all))
