"""Every byte of every route and stream: two tables that look alike to a viewer give it the same."""

from typing import Any

import pytest

import parlour
from parlour.server.live import Live
from tests.conftest import SOAK
from tests.golden.write import OURS
from tests.server.twin_bytes import Count, compare, pairs_of

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


def test_a_number_that_counts_hidden_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    [pair] = [pair for pair in pairs_of("city-of-iron", 3, 0, 40) if pair.otherwise]
    count = Count()
    compare(pair, 20, count)
    assert count.unlike == []
    monkeypatch.setattr(Live, "known_n", lambda live, seat: live.row.n)
    compare(pair, 20, count)
    assert count.unlike
