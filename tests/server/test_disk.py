"""A folder or a disk that cannot be written: one sentence, nothing is acknowledged that is not on disk, and it goes on.

Permissions do not bind root, so the folder lies below a file, and the disk is full by SQLite's own count of pages.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from parlour.engine.errors import ParlourError
from parlour.server.serve import serve
from tests.server.harness import Guest, Served, hear, say, serving


@pytest.fixture
def below_a_file(tmp_path: Path) -> Path:
    file = tmp_path / "file"
    file.write_text("not a folder")
    return file / "folder"


def test_a_database_below_a_file_is_refused_in_one_sentence(below_a_file: Path) -> None:
    for database in (str(below_a_file / "p.sqlite"), f"sqlite:///{below_a_file}/p.sqlite"):
        with pytest.raises(ParlourError, match="the database cannot be opened: Not a directory") as refused:
            serve(port=0, database=database)
        assert "\n" not in str(refused.value) and "Errno" not in str(refused.value)


@pytest.mark.parametrize("named", [True, False], ids=["--database", "the user's folder"])
def test_the_program_says_so_and_ends(below_a_file: Path, named: bool) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0"]
    more = {"XDG_DATA_HOME": str(below_a_file), "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    if named:
        command += ["--database", str(below_a_file / "p.sqlite")]
    done = subprocess.run(command, check=False, env={**os.environ, **more}, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 and "Not a directory" in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1


def fill_disk(served: Served) -> None:
    """As if there were no more room than the file has now."""

    def work(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    served.do(served.house.database.write(work))


def empty_disk(served: Served) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    served.do(served.house.database.write(work))


def play(guest: Guest, room: str, chance: random.Random) -> int:
    """Play any move; the status of the answer, or 0 where nothing is asked."""
    table = guest.get(f"/rooms/{room}/table")
    if not table["moves"]:
        return 0
    body = {"ply": table["view"]["ply"], "move": chance.choice(table["moves"])["notation"]}
    answer = guest.tries(f"/rooms/{room}/moves", body)
    if answer.status_code == 503:
        assert answer.json()["error"] == "this could not be written down, so it has not happened; try again in a while"
    return answer.status_code


MOST_ANSWERS = 2000
ENDLESS = {"numbers.goal": 1000, "numbers.life": 200, "numbers.most_life": 200}  # a match that nobody can win so soon


def test_on_a_full_disk_nothing_is_acknowledged_and_the_server_goes_on(sqlite: str) -> None:
    chance = random.Random(1)
    with serving(sqlite) as served:
        guest = served.guest
        opened = guest.open(2, name="Ann", overrides=ENDLESS)
        room = opened["room"]["id"]
        both = [guest.with_token(opened["token"]), guest.with_token(guest.post(f"/rooms/{room}/join")["token"])]
        fill_disk(served)
        answers: list[int] = []
        while answers.count(503) < 5:
            answers += [play(one, room, chance) for one in both]
            assert len(answers) < MOST_ANSWERS, "the disk does not fill"
        acknowledged = answers.count(200)
        assert guest.get(f"/rooms/{room}/table")["view"]["ply"] == acknowledged
        body = {"game": "king-of-tokyo", "seats": 2}
        statuses = [guest.tries("/rooms", body).status_code for _ in range(30)]
        assert statuses[-1] == 503 and set(statuses) <= {201, 503}
        with both[0].socket(room) as socket:
            table = hear(socket, "table")["table"]
            assert table["view"]["ply"] == acknowledged
            if table["moves"]:
                say(socket, type="move", key="k", ply=acknowledged, move=table["moves"][0]["id"])
                assert hear(socket, "error")["status"] == 503
        assert guest.get("/health")["ok"]
        empty_disk(served)  # room was made: it goes on by itself
        acknowledged += [play(one, room, chance) for one in both].count(200)

    with serving(sqlite) as served:  # what is on disk is what was acknowledged
        assert served.guest.get(f"/rooms/{room}/table")["view"]["ply"] == acknowledged
