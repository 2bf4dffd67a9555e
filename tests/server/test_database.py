"""The database: migrated at the start, one server at a time on SQLite, and one sentence when it cannot be used."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from parlour.server.database import BadDatabase, Taken, open_database, read_url
from parlour.server.migrations import LATEST
from parlour.server.schema import metadata


def test_the_migrations_make_the_tables_that_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story() -> None:
        found = open_database(database)
        await found.open()
        assert await found.read(differences) == []
        await found.close()
        again = open_database(database)
        await again.open()  # a second time there is nothing to do
        await again.close()

    asyncio.run(story())


def test_the_last_step_is_named_as_it_is() -> None:
    """Or a database would be taken for one that lacks nothing."""
    config = Config()
    config.set_main_option("script_location", "parlour.server:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST


def test_moves_have_room_and_ply_as_their_key(database: str) -> None:
    async def story() -> None:
        found = open_database(database)
        await found.open()
        room = (
            "INSERT INTO rooms (id, game, version, players, options, overrides, listed, state, seed, nonce, host, "
            "created, changed, n, ply, over) VALUES ('r', 'g', 1, 2, '{}', '{}', false, 'playing', '1', '', '', "
            "0, 0, 1, 0, false)"
        )
        move = "INSERT INTO moves (room, ply, n, seat, answers, played) VALUES ('r', 0, 2, 0, 0, 0)"

        def write(connection: Connection, statement: str) -> None:
            connection.execute(text(statement))

        await found.write(lambda connection: write(connection, room))
        await found.write(lambda connection: write(connection, move))
        with pytest.raises(Taken):
            await found.write(lambda connection: write(connection, move))
        await found.close()

    asyncio.run(story())


def test_one_write_that_fails_does_not_spoil_the_others(sqlite: str) -> None:
    async def story() -> None:
        found = open_database(sqlite)
        await found.open()

        def add(connection: Connection, id: str) -> str:
            connection.execute(text("INSERT INTO workers (id, seen) VALUES (:id, 0)"), {"id": id})
            return id

        ids = ["a", "b", "a", "c", "b", "d"]
        results = await asyncio.gather(
            *(found.write(lambda connection, id=id: add(connection, id)) for id in ids),  # type: ignore[misc]
            return_exceptions=True,
        )
        assert [result if isinstance(result, str) else type(result) for result in results] == [
            *("a", "b", Taken),
            *("c", Taken, "d"),
        ]
        await found.close()

    asyncio.run(story())


def test_only_one_server_at_a_time_on_a_file(sqlite: str) -> None:
    async def story() -> None:
        one, two = open_database(sqlite), open_database(sqlite)
        await one.open()
        with pytest.raises(BadDatabase, match="another Parlour is running"):
            await two.open()
        await one.close()
        await two.open()
        await two.close()

    asyncio.run(story())


def test_a_database_of_a_newer_parlour_is_left_alone(sqlite: str) -> None:
    async def story() -> None:
        found = open_database(sqlite)
        await found.open()
        await found.close()
        file = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
        file.close()
        with pytest.raises(BadDatabase, match="a newer Parlour"):
            await open_database(sqlite).open()

    asyncio.run(story())


def test_a_file_that_is_no_database_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Milk, eggs, butter. " * 100)
    with pytest.raises(BadDatabase):
        asyncio.run(open_database(str(file)).open())
    with pytest.raises(BadDatabase, match="cannot be opened"):
        asyncio.run(open_database("postgresql://nobody@127.0.0.1:1/none").open())
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadDatabase):
        asyncio.run(open_database(str(folder)).open())


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(url)


def test_urls_are_read_as_people_write_them() -> None:
    assert read_url("postgres://a@b/c").drivername == "postgresql+psycopg"
    assert read_url("postgresql://a@b/c").drivername == "postgresql+psycopg"
    assert read_url("/tmp/x.sqlite").database == "/tmp/x.sqlite"
    assert read_url("sqlite:////tmp/x.sqlite").database == "/tmp/x.sqlite"
