"""Somebody who looks at a room: the messages that are on their way there."""

import asyncio

from parlour.engine.saying import ENGLISH

MOST_WAITING = 64  # messages for a viewer who is slow; then one snapshot takes their place
GONE = 4410
SERVICE_RESTART = 1012


class Viewer:
    """A seat's, or a spectator's, end of a stream."""

    def __init__(self, seat: int | None, token: str | None = None, language: str = ENGLISH) -> None:
        self.seat = seat
        self.language = language
        self.token = token  # as it is stored, so that it shows when the seat is no longer this viewer's
        self.told = 0  # the number of the last event that this viewer was told
        self.code = SERVICE_RESTART  # why the stream ends
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def behind(self) -> bool:
        """Whether so much waits for this viewer that only a snapshot helps."""
        return self._queue.qsize() >= MOST_WAITING

    def send(self, message: str) -> None:
        self._queue.put_nowait(message)

    def send_instead(self, message: str) -> None:
        """Send this in place of all that waits."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(message)

    def end(self, code: int) -> None:
        self.code = code
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message; None: there are no more."""
        return await self._queue.get()
