"""Several workers on one PostgreSQL: one move wins, news travel, no bot plays twice."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from parlour.server import house as house_module
from parlour.server import store as store_module
from tests.server.harness import Guest, Process, Served, hear, play_any, play_out, say, serving, wait_for


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
    with ThreadPoolExecutor(8) as pool:
        for _ in range(25):
            table = two[0].guest.get(f"/rooms/{room}/table")
            if table["room"]["over"]:
                break
            seat, ply = table["waiting_for"], table["view"]["ply"]
            mine = Guest(two[0].address, tokens[seat]).get(f"/rooms/{room}/table")["moves"]
            barrier = threading.Barrier(8)

            def race(number: int) -> int:
                guest = Guest(two[number % 2].address, tokens[seat])
                move = mine[number % len(mine)]["id"]
                barrier.wait()
                return guest.http.post(f"/rooms/{room}/moves", json={"ply": ply, "move": move}).status_code

            statuses = list(pool.map(race, range(8)))
            assert sorted(statuses) == [200] + [409] * 7
            assert [w.guest.get(f"/rooms/{room}")["ply"] for w in two] == [ply + 1] * 2
    entries = two[0].do(two[0].house.store.entries(room, 0))
    assert [entry.answers for entry in entries] == list(range(len(entries)))


def test_a_move_and_its_taking_back_race_to_one_history(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    Guest(two[0].address, tokens[0]).post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    barrier = threading.Barrier(2)

    def take_back() -> int:
        barrier.wait()
        return Guest(two[0].address, tokens[0]).http.post(f"/rooms/{room}/undo", json={"ply": 1}).status_code

    def go_on() -> int:
        barrier.wait()
        body = {"ply": 1, "move": "alienoid"}
        return Guest(two[1].address, tokens[1]).http.post(f"/rooms/{room}/moves", json=body).status_code

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.submit(take_back), pool.submit(go_on)
    assert sorted((first.result(), second.result())) == [200, 409]
    tables = [worker.guest.get(f"/rooms/{room}/table") for worker in two]
    assert tables[0]["view"] == tables[1]["view"]
    assert tables[0]["view"]["ply"] == (0 if first.result() == 200 else 2)


def test_the_same_key_at_two_workers_plays_once(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    barrier = threading.Barrier(6)

    def play(number: int) -> tuple[int, object]:
        guest = Guest(two[number % 2].address, tokens[0])
        barrier.wait()
        body = {"ply": 0, "move": "kraken"}
        answer = guest.http.post(f"/rooms/{room}/moves", json=body, headers={"Idempotency-Key": "one"})
        return answer.status_code, answer.json()

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(play, range(6))) == [(200, {"ply": 1})] * 6
    assert two[0].guest.get(f"/rooms/{room}")["ply"] == 1


def test_racing_for_the_last_seat_one_sits_down(two: tuple[Served, Served]) -> None:
    for _ in range(5):
        room = two[0].guest.open(2)["room"]["id"]
        barrier = threading.Barrier(6)

        def join(number: int) -> int:
            guest = two[number % 2].guest
            barrier.wait()
            return guest.http.post(f"/rooms/{room}/join", json={"seat": 1}).status_code

        with ThreadPoolExecutor(6) as pool:
            assert sorted(pool.map(join, range(6))) == [200] + [409] * 5
        assert [worker.guest.get(f"/rooms/{room}")["state"] for worker in two] == ["playing"] * 2


def test_two_who_take_the_last_two_seats_at_once_start_the_match(two: tuple[Served, Served]) -> None:
    for _ in range(5):
        room = two[0].guest.open(3)["room"]["id"]
        with ThreadPoolExecutor(2) as pool:
            joins = [pool.submit(two[n].guest.post, f"/rooms/{room}/join", {}) for n in range(2)]
        assert {join.result()["seat"] for join in joins} == {1, 2}
        assert [worker.guest.get(f"/rooms/{room}")["state"] for worker in two] == ["playing"] * 2


def test_news_travel_between_workers(two: tuple[Served, Served]) -> None:
    room, tokens = open_pair(*two)
    ann, ben = Guest(two[0].address, tokens[0]), Guest(two[1].address, tokens[1])
    with ann.socket(room) as here, ben.socket(room) as there:
        hear(here, "table"), hear(there, "table")
        wait_for(lambda: all(seat["online"] for seat in ann.get(f"/rooms/{room}")["seats"]))
        say(here, type="move", key="k", ply=0, move="the-king")
        message = hear(there)
        while message["table"]["view"]["ply"] == 0:
            message = hear(there)
        assert message["type"] == "update" and message["table"]["moves"]
        assert [entry["text"] for entry in message["table"]["journal"]] == ["Ann plays The King."]
        ann.post(f"/rooms/{room}/undo", {"ply": 1})
        assert hear(there, "table")["table"]["view"]["ply"] == 0


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


def test_when_a_worker_dies_another_plays_on_for_its_bots(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        for number in range(10):  # a new connection each time: any worker may answer
            play_any(Guest(server.address, token), room, number)
        with Guest(server.address, token).socket(room) as socket:
            assert hear(socket)["table"]["view"]["ply"] >= 10
        info = play_out([Guest(server.address, token)], room)
        assert info["over"]
    finally:
        assert server.interrupt() == 0
    with pytest.raises(httpx.TransportError):
        Guest(server.address).get("/health")


def test_a_worker_without_a_sign_of_life_holds_nobody_online(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
