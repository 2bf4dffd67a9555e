"""Serve on this machine: one process, or several workers on PostgreSQL.

>>> serve(host="127.0.0.1", port=8000, open_browser=True)
"""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from parlour.engine.errors import ParlourError
from parlour.server.app import create_app
from parlour.server.database import InUse, open_database, read_url
from parlour.server.house import House
from parlour.server.network import EVERYWHERE, local_urls, url_of, wrong_with_url
from parlour.server.patience import PatientConfig, PatientHttp, PatientSocket
from parlour.server.settings import PREFIX, Settings, default_database

USUAL_PORT = 8000
PORTS_TRIED = 20  # from the usual one on, where none is asked for
LAST_WORDS = 3  # seconds that open connections get when the server stops


class BadServe(ParlourError):
    """A server that cannot be started so."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    public_url: str = "",
) -> None:
    """Serve until Ctrl-C. Port None: the first free one from 8000 on; 0: any free one.

    `public_url` is how the house is reached from outside, where something stands between: invitations name it.
    """
    settings = Settings.from_environment()
    settings = replace(
        settings,
        database=database or settings.database or default_database(),
        public_url=public_url or settings.public_url,
    )
    check(settings, port, workers)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    listening = listen(host, port)
    port = listening.getsockname()[1]
    settings = replace(settings, local=settings.local or " ".join(local_urls(host, port)))
    addresses = addresses_of(host, port, settings)
    try:
        if workers == 1:
            serve_alone(settings, listening, addresses, open_browser)
        else:
            serve_together(settings, listening, addresses, workers, open_browser)
    except KeyboardInterrupt:
        pass
    except InUse:
        note = running_at(settings)
        if not note.is_file():
            raise
        address = note.read_text(encoding="utf-8")
        if not open_browser:
            raise BadServe(f"Parlour is running already, at {address}") from None
        print(f"Parlour is running already, at {address}", flush=True)
        show(address)
    finally:
        listening.close()


def check(settings: Settings, port: int | None, workers: int) -> None:
    """One sentence on what cannot be, before anything is started."""
    if workers < 1:
        raise BadServe(f"at least 1 worker serves, not {workers}")
    if port is not None and not 0 <= port <= 65535:
        raise BadServe(f"a port is from 0 to 65535, not {port}")
    wrong = wrong_with_url(settings.public_url) if settings.public_url else ""
    if wrong:
        raise BadServe(wrong)
    url = read_url(settings.database)
    if workers > 1 and url.drivername.startswith("sqlite"):
        raise BadServe("several workers need PostgreSQL: --database postgresql://user@host/name")


def listen(host: str, port: int | None) -> socket.socket:
    """The socket that the server listens on."""
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    trouble: OSError | None = None
    for number in ports:
        # Named as TCP, so that asyncio sends small answers at once instead of waiting for more.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(1024)
            listening.set_inheritable(True)
            return listening
        except (OSError, UnicodeError) as error:
            listening.close()
            trouble = error if isinstance(error, OSError) else OSError(0, "no such address")
    reason = trouble.strerror if trouble is not None and trouble.strerror else str(trouble)
    where = f"port {port}" if port is not None else f"the ports {ports[0]} to {ports[-1]}"
    raise BadServe(f"{where} of {host or 'this machine'} cannot be served on: {reason}")


def addresses_of(host: str, port: int, settings: Settings) -> list[str]:
    """Where the page is: for this machine first, then for others in the same network, then for all."""
    here = url_of("127.0.0.1" if host in EVERYWHERE else host, port)
    public = [settings.public_url] if settings.public_url else []
    return list(dict.fromkeys([here, *settings.local.split(), *public]))


def announce(addresses: list[str], open_browser: bool) -> None:
    print(f"Parlour is at {' and '.join(addresses)} (stop it with Ctrl-C)", flush=True)
    if open_browser:
        show(addresses[0])


def show(address: str) -> None:
    """Open a browser there, or say that there is none."""
    if not has_screen() or not webbrowser.open(address):
        print(f"No browser could be opened from here: open {address} in one yourself.", flush=True)


def has_screen() -> bool:
    """Whether a window could be shown; without one, Python would start a browser in the terminal and wait for it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def running_at(settings: Settings) -> Path:
    """The note beside an SQLite file on where its server is: who finds the file taken is sent there."""
    return Path(f"{read_url(settings.database).database}.address")


# ---------------------------------------------------------------------- one process


def serve_alone(settings: Settings, listening: socket.socket, addresses: list[str], open_browser: bool) -> None:
    app = create_app(settings, lifespan=False)
    config = configuration(app, settings, lifespan="off")
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Alone(config, app, settings, addresses, open_browser).serve_house(listening))


class Alone(uvicorn.Server):
    """Opens the house before the door, and closes it when the last guest has gone."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, settings: Settings, addresses: list[str], open_browser: bool
    ) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self.addresses = addresses
        self.open_browser = open_browser

    async def serve_house(self, listening: socket.socket) -> None:
        house: House = House(self.settings, self.app.state.limits)
        await house.open()
        self.app.state.house = house
        house.spawn(house.thinkers.warm_up())
        note = None if house.database.shared else running_at(self.settings)
        with contextlib.suppress(OSError):  # a help to who starts it twice, and no more
            if note is not None:
                note.write_text(self.addresses[0], encoding="utf-8")
        try:
            await self.serve([listening])
        finally:
            with contextlib.suppress(OSError):
                if note is not None:
                    note.unlink(missing_ok=True)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_collector()
        announce(self.addresses, False)
        if self.open_browser:
            await asyncio.to_thread(show, self.addresses[0])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        house.say_goodbye()
        await super().shutdown(sockets)
        await house.close()


# ---------------------------------------------------------------------- several workers


def serve_together(
    settings: Settings, listening: socket.socket, addresses: list[str], workers: int, open_browser: bool
) -> None:
    asyncio.run(try_database(settings))
    for name in ("database", "public_url", "local"):  # the workers read their settings there
        os.environ[f"{PREFIX}{name.upper()}"] = getattr(settings, name)
    config = configuration("parlour.server.serve:worker", settings, workers=workers, factory=True)
    announce(addresses, open_browser)
    Multiprocess(config, sockets=[listening]).run()


async def try_database(settings: Settings) -> None:
    """Migrate before the workers start, and say in one sentence what is wrong."""
    database = open_database(settings.database)
    try:
        await database.open()
    finally:
        await database.close()


def worker() -> FastAPI:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    calm_collector()
    return create_app(Settings.from_environment())


def calm_collector() -> None:
    """Keep Python's search for garbage from going through everything again and again.

    With a thousand live matches a full search stops the server for half a second, and finds next to nothing: what
    is dropped here is freed at once. The house sees to a full search now and then.
    """
    gc.freeze()
    gc.set_threshold(2_000, 10, 1000)


def configuration(
    app: FastAPI | str, settings: Settings, workers: int = 1, factory: bool = False, lifespan: str = "on"
) -> uvicorn.Config:
    config = PatientConfig(
        app,
        http=PatientHttp,
        ws=PatientSocket,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        factory=factory,
        workers=workers,
        lifespan="on" if lifespan == "on" else "off",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,  # and so no address of anybody's room is written down
        server_header=False,
        ws_max_size=settings.message,
        ws_per_message_deflate=False,  # a message is a few kB; packing costs more time and memory than it saves
        timeout_graceful_shutdown=LAST_WORDS,
    )
    config.head, config.reading = settings.head, settings.reading
    return config
