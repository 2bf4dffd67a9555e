"""Several workers on one PostgreSQL: one move wins, news travel, no bot plays twice."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import pytest

from parlour.server import house as house_module
from parlour.server import store as store_module
from tests.server.harness import Guest, Process, Served, at_once, hear, play_any, play_out, say, serving, wait_for


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Served, Served]]:
    """Two workers on the same database."""
    with serving(postgres) as one, serving(postgres) as other:
        yield one, other


def open_pair(one: Served, other: Served) -> tuple[str, list[str]]:
    """A room of two people, opened at one worker and joined at the other."""
    opened = one.guest.open(2, name="Ann")
    room = opened["room"]["id"]
    return room, [opened["token"], other.guest.post(f"/rooms/{room}/join", {"name": "Ben"})["token"]]


def test_of_racing_moves_exactly_one_wins(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    guests = {(n, seat): Guest(two[n].address, tokens[seat]) for n in range(2) for seat in range(2)}
    for _ in range(25):
        table = two[0].guest.get(f"/rooms/{room}/table")
        if table["room"]["over"]:
            break
        seat, ply = table["waiting_for"], table["view"]["ply"]
        moves = guests[0, seat].get(f"/rooms/{room}/table")["moves"]
        calls = [
            partial(
                guests[n % 2, seat].tries, f"/rooms/{room}/moves", {"ply": ply, "move": moves[n % len(moves)]["id"]}
            )
            for n in range(8)
        ]
        assert sorted(answer.status_code for answer in at_once(calls)) == [200] + [409] * 7
        assert [worker.guest.get(f"/rooms/{room}")["ply"] for worker in two] == [ply + 1] * 2
    entries = two[0].do(two[0].house.store.entries(room, 0))
    assert [entry.answers for entry in entries] == list(range(len(entries)))


def test_a_move_and_its_taking_back_race_to_one_history(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    ann, ben = Guest(two[0].address, tokens[0]), Guest(two[1].address, tokens[1])
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    back, on = at_once(
        [
            partial(ann.tries, f"/rooms/{room}/undo", {"ply": 1}),
            partial(ben.tries, f"/rooms/{room}/moves", {"ply": 1, "move": "alienoid"}),
        ]
    )
    assert sorted((back.status_code, on.status_code)) == [200, 409]
    tables = [worker.guest.get(f"/rooms/{room}/table") for worker in two]
    assert tables[0]["view"] == tables[1]["view"]
    assert tables[0]["view"]["ply"] == (0 if back.status_code == 200 else 2)


def test_the_same_key_at_two_workers_plays_once(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    headers = {"Idempotency-Key": "one"}
    calls = [
        partial(
            Guest(two[n % 2].address, tokens[0]).tries,
            f"/rooms/{room}/moves",
            {"ply": 0, "move": "kraken"},
            headers=headers,
        )
        for n in range(6)
    ]
    assert [(answer.status_code, answer.json()) for answer in at_once(calls)] == [(200, {"ply": 1, "made": 1})] * 6
    assert two[0].guest.get(f"/rooms/{room}")["ply"] == 1


def test_racing_for_the_last_seat_one_sits_down(two: tuple[Served, Served]) -> None:
    for _ in range(5):
        room = two[0].guest.open(2)["room"]["id"]
        calls = [partial(two[n % 2].guest.tries, f"/rooms/{room}/join", {"seat": 1}) for n in range(6)]
        assert sorted(answer.status_code for answer in at_once(calls)) == [200] + [409] * 5
        assert [worker.guest.get(f"/rooms/{room}")["state"] for worker in two] == ["playing"] * 2


def test_two_who_take_the_last_two_seats_at_once_start_the_match(two: tuple[Served, Served]) -> None:
    for _ in range(5):
        room = two[0].guest.open(3)["room"]["id"]
        joined = at_once([partial(worker.guest.post, f"/rooms/{room}/join", {}) for worker in two])
        assert {one["seat"] for one in joined} == {1, 2}
        assert [worker.guest.get(f"/rooms/{room}")["state"] for worker in two] == ["playing"] * 2


def test_news_travel_between_workers(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    ann, ben = Guest(two[0].address, tokens[0]), Guest(two[1].address, tokens[1])
    with ann.socket(room) as here, ben.socket(room) as there:
        hear(here, "table"), hear(there, "table")
        wait_for(lambda: all(seat["online"] for seat in ann.get(f"/rooms/{room}")["seats"]))
        say(here, type="move", key="k", ply=0, move="the-king")
        message = hear(there)
        while message["table"]["ply"] == 0:
            message = hear(there)
        assert message["type"] == "update" and message["table"]["moves"]
        assert [entry["text"] for entry in message["table"]["journal"]] == ["Ann plays The King."]
        ann.post(f"/rooms/{room}/undo", {"ply": 1})
        assert hear(there, "table")["table"]["ply"] == 0


def test_news_that_were_missed_are_caught_up_with(two: tuple[Served, Served], postgres_server: Any) -> None:
    room, tokens = open_pair(*two)
    ann, ben = Guest(two[0].address, tokens[0]), Guest(two[1].address, tokens[1])
    with ben.socket(room) as there:
        hear(there, "table")
        postgres_server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
        message = hear(there)
        while message["table"]["ply"] == 0:
            message = hear(there)
        assert message["table"]["moves"]


def test_a_whole_match_over_two_workers_with_bots(two: tuple[Served, Served]) -> None:
    opened = two[0].guest.open(3, bots=[(1, "easy"), (2, "easy")])
    room, token = opened["room"]["id"], opened["token"]
    turn = 0
    while not (info := two[turn % 2].guest.get(f"/rooms/{room}"))["over"]:
        play_any(Guest(two[turn % 2].address, token), room, turn)
        turn += 1
    entries = two[0].do(two[0].house.store.entries(room, 0))
    assert [entry.answers for entry in entries] == list(range(info["ply"]))  # nothing doubled, nothing lost
    assert parse(two[0], room) == parse(two[1], room)


def parse(worker: Served, room: str) -> str:
    return str(worker.guest.get(f"/rooms/{room}/record"))


def test_when_a_worker_dies_another_plays_on_for_its_bots(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "STUCK", 1.0)
    monkeypatch.setattr(house_module, "ROUND", 0.3)
    monkeypatch.setattr(store_module, "WORKER_LIFE", 1.5)
    dying = Process(postgres, pace=0.0)
    guest = Guest(dying.address)
    opened = guest.open(4, bots=[(n, "normal") for n in range(4)], take_seat=None)
    room = opened["room"]["id"]
    with guest.socket(room):
        pass
    wait_for(lambda: guest.get(f"/rooms/{room}")["ply"] > 2)
    dying.kill()
    with serving(postgres) as other:
        wait_for(lambda: other.guest.get(f"/rooms/{room}")["over"], 120)


def test_several_workers_under_one_port(postgres: str) -> None:
    server = Process(postgres, workers=2)
    try:
        guest = Guest(server.address)
        opened = guest.open(2, bots=[(1, "easy")])
        room, token = opened["room"]["id"], opened["token"]
        for number in range(20):  # a new connection each time: any worker may answer
            before = play_any(Guest(server.address, token), room, number)["view"]["ply"]
            with Guest(server.address, token).socket(room) as socket:
                assert hear(socket)["table"]["ply"] >= before
        info = play_out([Guest(server.address, token)], room)
        assert info["over"]
    finally:
        assert server.interrupt() == 0
    with pytest.raises(httpx.TransportError):
        Guest(server.address).get("/health")


def test_a_worker_without_a_sign_of_life_holds_nobody_online(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "ROUND", 0.3)
    monkeypatch.setattr(store_module, "WORKER_LIFE", 2.0)
    dying = Process(postgres)
    guest = Guest(dying.address)
    opened = guest.open(2)
    room = opened["room"]["id"]
    with guest.with_token(opened["token"]).socket(room) as socket:
        hear(socket, "table")
        wait_for(lambda: guest.get(f"/rooms/{room}")["seats"][0]["online"])
        dying.kill()
    with serving(postgres) as other, other.guest.socket(room) as watching:
        message = hear(watching)
        end = time.monotonic() + 20
        while message["table"]["room"]["seats"][0]["online"]:
            assert time.monotonic() < end
            message = hear(watching)
