"""News between workers: PostgreSQL passes them on. On SQLite there is one worker, and nothing to pass."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import URL

log = logging.getLogger("parlour.server")

Heard = Callable[[str, int], None]
AGAIN = 1.0  # seconds until a lost connection is tried again


class News:
    """Listens on a connection of its own, and calls `heard` with a room and the number of its event."""

    def __init__(self, url: URL, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.missed = missed  # called when the connection was lost for a while
        self.listening = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.task = asyncio.create_task(self._listen())
        await asyncio.wait_for(self.listening.wait(), 30)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self) -> None:
        import psycopg

        lost = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute("LISTEN parlour")
                    self.listening.set()
                    if lost:
                        await self.missed()
                    async for notify in connection.notifies():
                        room, _, number = notify.payload.partition(" ")
                        self.heard(room, int(number))
            except (psycopg.Error, OSError) as error:
                log.warning("the news from the database were interrupted: %s", type(error).__name__)
                lost = True
                await asyncio.sleep(AGAIN)
