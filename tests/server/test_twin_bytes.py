"""Every byte of every route and stream: two tables that look alike to a viewer give it the same."""

import re
from typing import Any

import pytest

import parlour
from parlour.server.app import create_app
from parlour.server.live import Live
from parlour.server.settings import Settings
from tests.conftest import SOAK
from tests.golden.write import OURS
from tests.server.twin_bytes import NOT_OF_A_TABLE, Count, compare, pairs_of, transcript

LONGEST = 5_000 if SOAK else 80  # moves
EVERY = 3 if SOAK else 20  # moves between two close looks


def tables() -> list[Any]:
    return [(id, seats) for id in OURS for seats in parlour.find_game(id).seats if SOAK or seats == least(id)]


def least(id: str) -> int:
    return max(2, parlour.find_game(id).seats[0])


@pytest.mark.parametrize(("id", "seats"), tables())
def test_tables_that_look_alike_give_a_viewer_the_same_bytes(id: str, seats: int, record_property: Any) -> None:
    count = Count()
    for number in range(3 if SOAK else 1):
        for pair in pairs_of(id, seats, number, LONGEST):
            assert pair.steps, "the tables look alike to nobody"
            compare(pair, EVERY, count)
    record_property("compared", str(count))
    assert count.unlike == []
    assert count.views > 50 and count.bytes > 500_000


def test_every_address_that_tells_of_a_table_is_looked_at() -> None:
    [pair, *_] = pairs_of("king-of-tokyo", 2, 0, 2)
    heard = {path for step in transcript(pair, False, 1) for answers in step.values() for path, _, _ in answers}
    looked_at = set()
    for path in heard:
        plain = re.sub(r"/positions/\d+", "/positions/{ply}", re.sub(r"/seats/\d+", "/seats/{seat}", path))
        looked_at.add(plain.replace("{room}", "/rooms/{room}").partition("?")[0])
    there = {path.removeprefix("/api") for path in create_app(Settings(database="sqlite://")).openapi()["paths"]}
    assert {path for path in there - looked_at - NOT_OF_A_TABLE if not path.startswith("/games")} == set()


def test_a_number_that_counts_hidden_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    [pair] = [pair for pair in pairs_of("city-of-iron", 3, 0, 40) if pair.otherwise]
    count = Count()
    compare(pair, 20, count)
    assert count.unlike == []
    monkeypatch.setattr(Live, "known_n", lambda live, seat: live.row.n)
    compare(pair, 20, count)
    assert count.unlike
