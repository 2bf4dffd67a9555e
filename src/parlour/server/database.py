"""The database: SQLite in a file, or PostgreSQL by URL; migrated at the start, written to in transactions."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.engine.errors import ParlourError

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
log = logging.getLogger("parlour.server")

MIGRATING = 0x7061726C  # the number of the lock that workers take in turn to migrate
MOST_AT_ONCE = 64  # writes that share one commit on SQLite


class Taken(Exception):
    """Somebody else was first: what was to be written stands there already, or is no longer so."""


class BadDatabase(ParlourError):
    """A database that cannot be used, in one sentence."""


def read_url(database: str) -> URL:
    """The URL with the driver that we speak through; the name of a file is SQLite."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise BadDatabase("the database is no URL such as postgresql://user@host/name, and no file") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        if find_spec("psycopg") is None:
            raise BadDatabase("PostgreSQL needs the package psycopg: pip install 'parlour[postgres]'")
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        if not url.database or url.database == ":memory:":
            raise BadDatabase("a database in memory would lose every match: name a file")
        return url.set(drivername="sqlite+aiosqlite")
    raise BadDatabase(f"the database is SQLite or PostgreSQL, not {url.drivername}")


def open_database(database: str) -> "Database":
    url = read_url(database)
    return Sqlite(url) if url.drivername.startswith("sqlite") else Postgres(url)


class Database:
    """One way to read and one to write, whichever database it is."""

    shared: bool  # whether other workers write to it too

    def __init__(self, url: URL) -> None:
        self.url = url
        self.reading: AsyncEngine
        self.writing: AsyncEngine

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        try:
            async with self.writing.begin() as connection:
                await self.lock_for_migration(connection)
                await connection.run_sync(migrate)
        except (DBAPIError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()
            await self.close()
            raise BadDatabase(f"the database cannot be opened: {reason[0] if reason else 'no reason given'}") from None
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()

    async def read(self, work: Work[T]) -> T:
        async with self.reading.connect() as connection:
            return await work(connection)

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; it is on disk when this returns. It may be run again: the last run counts."""
        raise NotImplementedError

    async def lock_for_migration(self, connection: AsyncConnection) -> None:
        """Let no other worker migrate meanwhile."""

    async def notify(self, connection: AsyncConnection, news: str) -> None:
        """Tell the other workers, when the transaction is committed."""


class Postgres(Database):
    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.writing = self.reading = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)

    async def write(self, work: Work[T]) -> T:
        try:
            async with self.writing.begin() as connection:
                return await work(connection)
        except IntegrityError:
            raise Taken from None

    async def lock_for_migration(self, connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})

    async def notify(self, connection: AsyncConnection, news: str) -> None:
        await connection.execute(text("SELECT pg_notify('parlour', :news)"), {"news": news})


class Sqlite(Database):
    """All writes go through one connection, and those that wait share a commit: one wait for the disk serves many."""

    shared = False

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.file = Path(str(url.database))
        self.lock = FileLock(f"{self.file}.lock", timeout=0)
        self.writing = create_async_engine(url, pool_size=1, max_overflow=0)
        self.reading = create_async_engine(url, pool_size=4, max_overflow=4)
        for engine, begin in ((self.writing, "BEGIN IMMEDIATE"), (self.reading, "BEGIN")):
            _prepare(engine, begin)
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.lock.acquire()
        except Timeout:
            raise BadDatabase(f"another Parlour is running with the database {self.file}") from None
        except OSError as error:
            raise BadDatabase(f"the database cannot be opened: {error}") from None
        await super().open()
        self.writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
            self.writer = None
        await super().close()
        self.lock.release()

    async def write(self, work: Work[T]) -> T:
        if self.writer is None:
            raise BadDatabase("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self.waiting.put((work, done))
        return await asyncio.shield(done)  # written is written, also where nobody waits for it any more

    async def _write_on(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self._commit(batch)
            except Exception as error:
                if len(batch) == 1:
                    _settle(batch[0][1], error=error)
                    continue
                for one in batch:  # one of them spoilt it for all: each for itself
                    try:
                        await self._commit([one])
                    except Exception as error:
                        _settle(one[1], error=error)

    async def _commit(self, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        async with self.writing.begin() as connection:
            results = [await work(connection) for work, _ in batch]
        for (_, done), result in zip(batch, results, strict=True):
            _settle(done, result)


def _settle(done: "asyncio.Future[Any]", result: Any = None, error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(Taken() if isinstance(error, IntegrityError) else error)
        done.exception()  # looked at, also where nobody waits for it any more


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """Transactions as SQLite has them, not as its Python driver guesses them."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a move is acknowledged when it is on disk
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(connection: Connection) -> None:
    """Take the steps that this database lacks."""
    config = Config()
    config.set_main_option("script_location", "parlour.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        known = ScriptDirectory.from_config(config).get_current_head()
        log.debug("migration to %s failed: %s", known, error)
        raise BadDatabase("the database was written by a newer Parlour than this one") from None
