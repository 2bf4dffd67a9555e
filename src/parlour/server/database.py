"""The database: SQLite in a file, or PostgreSQL by URL; migrated at the start, written to in transactions."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InternalError, OperationalError

from parlour.engine.errors import ParlourError
from parlour.engine.extras import need
from parlour.server.migrations import LATEST
from parlour.server.problem import Problem

log = logging.getLogger("parlour.server")

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATING = 0x7061726C  # the number of the lock that workers take in turn to migrate
MOST_AT_ONCE = 64  # writes that share one commit on SQLite
READERS = 4  # threads that read from SQLite


class Taken(Exception):
    """Somebody else was first: what was to be written stands there already, or is no longer so."""


class NotWritten(Problem):
    """The database takes nothing in: its disk is full, or it is gone. What was asked for has not happened."""

    def __init__(self) -> None:
        super().__init__(503, "request.not-written")


class BadDatabase(ParlourError):
    """A database that cannot be used, in one sentence."""


class InUse(BadDatabase):
    """Another server has this file."""


def read_url(database: str) -> URL:
    """The URL with the driver that we speak through; the name of a file is SQLite."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise BadDatabase("the database is no URL such as postgresql://user@host/name, and no file") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        need("postgres", "psycopg", "greenlet")
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if not url.database or url.database == ":memory:":
            raise BadDatabase("a database in memory would lose every match: name a file")
        return url.set(drivername="sqlite")
    raise BadDatabase(f"the database is SQLite or PostgreSQL, not {url.drivername}")


def open_database(database: str) -> "Database":
    url = read_url(database)
    return Sqlite(url) if url.drivername.startswith("sqlite") else Postgres(url)


class Database:
    """One way to read and one to write, whichever database it is. Work is a function of a connection."""

    shared: bool  # whether other workers write to it too

    def __init__(self, url: URL) -> None:
        self.url = url

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        try:
            await self.migrate()
        except (DBAPIError, OSError) as error:
            await self.close()
            raise BadDatabase(f"the database cannot be opened: {_reason(error)}") from None
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        raise NotImplementedError

    async def migrate(self) -> None:
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; it is on disk when this returns. It may be run again: the last run counts."""
        raise NotImplementedError

    def notify(self, connection: Connection, news: str) -> None:
        """Tell the other workers, when the transaction is committed."""


class Postgres(Database):
    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlet, which comes with the extra

        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)

    async def close(self) -> None:
        await self.engine.dispose()

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
            await connection.run_sync(migrate)

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            raise _meaning(error) from None

    def notify(self, connection: Connection, news: str) -> None:
        connection.execute(text("SELECT pg_notify('parlour', :news)"), {"news": news})


class Sqlite(Database):
    """One thread writes, and what waits for it shares a commit: one wait for the disk serves many.

    Threads and not an asynchronous driver, which would hop between threads at every statement: measured under
    load, that was most of the time a move took.
    """

    shared = False

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.file = Path(str(url.database))
        self.lock = FileLock(f"{self.file}.lock", timeout=0, thread_local=False)
        self.writing = _engine(url, "BEGIN IMMEDIATE")
        self.reading = _engine(url, "BEGIN")
        self.write_thread = ThreadPoolExecutor(1, "writer")
        self.read_threads = ThreadPoolExecutor(READERS, "reader")
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.lock.acquire()
            os.close(
                os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600)
            )  # seeds of running matches are nobody's business
        except Timeout:
            raise InUse(f"another Parlour is running with the database {self.file}") from None
        except OSError as error:
            raise BadDatabase(f"the database cannot be opened: {_reason(error)}") from None
        await super().open()
        self.writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
            self.writer = None
        self.write_thread.shutdown()
        self.read_threads.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        self.lock.release()

    async def migrate(self) -> None:
        await self._in(self.write_thread, partial(_run, self.writing, [migrate]))

    async def read(self, work: Work[T]) -> T:
        results: list[T] = await self._in(self.read_threads, partial(_run, self.reading, [work]))
        return results[0]

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
        results = await self._in(self.write_thread, partial(_run, self.writing, [work for work, _ in batch]))
        for (_, done), result in zip(batch, results, strict=True):
            _settle(done, result)

    async def _in(self, threads: ThreadPoolExecutor, call: Callable[[], list[Any]]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(threads, call)


def _run(engine: Engine, works: list[Work[Any]]) -> list[Any]:
    """Do these in one transaction."""
    with engine.begin() as connection:
        return [work(connection) for work in works]


def _settle(done: "asyncio.Future[Any]", result: Any = None, error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(_meaning(error))
        done.exception()  # looked at, also where nobody waits for it any more


def _meaning(error: Exception) -> Exception:
    """What a write that failed means for whoever wanted it."""
    if isinstance(error, IntegrityError):
        return Taken()
    if isinstance(error, OperationalError | InternalError):
        log.error("the database takes nothing in: %s", _reason(error))
        return NotWritten()
    return error


def _reason(error: Exception) -> str:
    """One line, for whoever runs the server."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else "no reason given"


def _engine(url: URL, begin: str) -> Engine:
    """Transactions as SQLite has them, not as its Python driver guesses them."""
    engine = create_engine(url, pool_size=READERS, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for setting in (
            "journal_mode = WAL",
            "synchronous = FULL",  # a move is acknowledged when it is on disk
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(connection: Connection) -> None:
    """Take the steps that this database lacks."""
    if migrated(connection):
        return
    from alembic import command  # takes a third of the time to start, and is seldom needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "parlour.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadDatabase("the database was written by a newer Parlour than this one") from None


def migrated(connection: Connection) -> bool:
    """Whether the last step was taken already."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [LATEST]
