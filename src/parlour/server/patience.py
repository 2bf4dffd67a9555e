"""How long the server waits for a connection that has stopped in the middle of something.

uvicorn itself closes connections that rest between two requests, and WebSockets that answer no ping. What is missing
there: a connection that never asks for anything, one that sends the head of a request byte by byte, and one that takes
in nothing of what it is sent.
"""

import asyncio
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from parlour.server.settings import Settings

if TYPE_CHECKING:  # which of several they are follows from what is installed
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Socket
else:
    Http, Socket = AutoHTTPProtocol, AutoWebSocketsProtocol


class PatientConfig(uvicorn.Config):
    """uvicorn's configuration, with the seconds that are waited."""

    head: float = Settings.head
    reading: float = Settings.reading


class Timer:
    """Calls something in a while, unless it is stopped before."""

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Any) -> None:
        """Where it runs already, it goes on: a byte now and then buys no time."""
        if self.handle is None:
            self.handle = loop.call_later(seconds, then)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Reading(asyncio.Protocol):
    """Either kind of connection: it is cut when what it is sent is not taken in."""

    loop: asyncio.AbstractEventLoop
    config: Any
    transport: asyncio.Transport

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.stalled = Timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        self.stalled.stop()
        super().resume_writing()

    def wait_for_reader(self) -> None:
        self.stalled.start(self.loop, self.config.reading, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stalled.stop()
        super().connection_lost(exc)


class PatientHttp(Reading, Http):
    """A connection that is cut, too, when a head does not come to its end."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.head = Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self.head.stop()
        elif self.cycle is None or self.cycle.response_complete:
            self._wait_for_head()

    def _wait_for_head(self) -> None:
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.head.start(self.loop, self.config.head, self.transport.abort)

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        self.head.stop()
        super().handle_websocket_upgrade(*arguments)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.wait_for_reader()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head.stop()
        super().connection_lost(exc)


class PatientSocket(Reading, Socket):
    """A WebSocket that is cut, too, when it answers no ping."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.wait_for_reader()
