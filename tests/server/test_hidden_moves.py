"""Moves that only their seat knows of: nobody else hears of them, however it asks, and nobody misses anything."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Guest, Served, hear, serving, wait_for
from tests.server.test_secrets import open_scenario

WINTER = {"seats": 3, "seed": 4, "step": "winter", "round": 2, "coins": [9, 9, 9]}


class Winter:
    """A room in which seat 0 is asked for its secret purchases."""

    def __init__(self, served: Served, *others: Served) -> None:
        self.served = served
        self.room, self.tokens = served.do(open_scenario(served, WINTER, "city-of-iron", listed=True))
        self.guests = [Guest(served.address, token) for token in self.tokens]
        self.nobody = Guest(served.address)

    def at(self, path: str) -> str:
        return f"/rooms/{self.room}{path}"

    def play(self, seat: int, *moves: str) -> None:
        guest = self.guests[seat]
        for move in moves:
            ply = guest.get(self.at("/table"))["view"]["ply"]
            assert guest.post(self.at("/moves"), {"ply": ply, "move": move})["ply"] == ply + 1

    def everything(self, guest: Guest) -> list[str]:
        """All that this guest can read, as bytes."""
        paths = ["", "/table", "/table?since=1", "/record", "/scores"]
        ply = guest.get(self.at("/table"))["view"]["ply"]
        paths += [f"/positions/{number}" for number in range(ply + 2)]
        answers = [guest.http.get(self.at(path)).text for path in paths]
        refused = [guest.tries(self.at("/moves"), {"ply": ply + 5, "move": "done"}).text]
        refused.append(guest.tries(self.at("/undo"), {"ply": ply}).text)
        return [*answers, *refused, guest.http.get("/rooms").text]


@pytest.fixture
def winter(served_by_both: Served) -> Winter:
    return Winter(served_by_both)


def test_nothing_changes_for_the_others_while_somebody_chooses(winter: Winter) -> None:
    others = [winter.guests[1], winter.guests[2], winter.nobody]
    before = [winter.everything(guest) for guest in others]
    winter.play(0, "buy mayor")
    assert [winter.everything(guest) for guest in others] == before
    winter.play(0, "buy guide")
    assert [winter.everything(guest) for guest in others] == before
    winter.guests[0].post(winter.at("/undo"), {"ply": 2})
    assert [winter.everything(guest) for guest in others] == before
    winter.served.house.rooms.clear()  # as after a restart
    assert [winter.everything(guest) for guest in others] == before
    mine = winter.guests[0].get(winter.at("/table"))
    assert mine["view"]["ply"] == 1 and mine["view"]["table"]["nations"][0]["choosing"] == ["mayor"]


def test_a_stream_is_silent_about_what_is_hidden(winter: Winter) -> None:
    with winter.guests[0].socket(winter.room) as mine, winter.guests[1].socket(winter.room) as other:
        hear(mine, "table"), hear(other, "table")
        wait_for(lambda: sum(seat["online"] for seat in winter.nobody.get(winter.at(""))["seats"]) == 2)
        winter.play(0, "buy mayor", "buy guide")
        winter.guests[0].post(winter.at("/undo"), {"ply": 2})
        winter.play(0, "done")
        heard: list[Any] = []
        while not heard or heard[-1]["table"]["ply"] == 0:
            heard.append(json.loads(other.recv(10)))
        plain = [message for message in heard if message["table"]["ply"]]
        assert [message["type"] for message in plain] == ["update"]
        numbers = [message["n"] for message in heard]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "no number is left out"
        own: list[Any] = []
        while not own or own[-1]["table"]["waiting_for"] == 0:
            own.append(json.loads(mine.recv(10)))
        assert [message["table"]["ply"] for message in own if message["type"] != "ack"][-5:] == [0, 1, 2, 1, 2]


def test_who_comes_back_gets_what_was_missed_and_no_more(winter: Winter) -> None:
    known = winter.guests[1].get(winter.at("/table"))["n"]
    mine = winter.guests[0].get(winter.at("/table"))["n"]
    winter.play(0, "buy mayor", "buy guide")
    with winter.guests[1].socket(winter.room, since=known) as socket:
        message = hear(socket)
        assert message["type"] == "update" and message["n"] == known and message["table"]["journal"] == []
    winter.play(0, "done")
    winter.play(1, "done")
    winter.served.house.rooms.clear()
    table = winter.guests[1].get(winter.at("/table"))
    with winter.guests[1].socket(winter.room, since=known) as socket:
        message = hear(socket)
        assert message["type"] == "update" and message["table"]["ply"] == 2
        assert message["table"]["journal"] == [entry for entry in table["journal"] if entry["ply"] >= 1]
    with winter.guests[0].socket(winter.room, since=mine) as socket:
        message = hear(socket)
        picked = [entry["fields"]["card"] for entry in message["table"]["journal"] if entry["kind"] == "picks"]
        assert message["type"] == "update" and picked == ["mayor", "guide"]


def test_what_was_played_in_secret_is_told_when_the_record_is_open(winter: Winter) -> None:
    winter.play(0, "buy mayor", "done")
    position = winter.guests[1].get(winter.at("/positions/1"))
    assert position["last"] == {"seat": 0, "notation": None}
    assert winter.guests[0].get(winter.at("/positions/1"))["last"] == {"seat": 0, "notation": "buy mayor"}
    winter.guests[1].get(winter.at("/positions/2"), 404)


def test_the_same_key_answers_the_same_after_hidden_moves(winter: Winter) -> None:
    winter.play(0, "buy mayor", "done")
    headers = {"Idempotency-Key": "one"}
    for _ in range(2):
        assert winter.guests[1].post(winter.at("/moves"), {"ply": 1, "move": "done"}, headers=headers)["ply"] == 2
    stale = winter.guests[2].post(winter.at("/moves"), {"ply": 5, "move": "done"}, 409)
    assert stale["error"] == "you answer ply 5, but 2 moves have been played"


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Served, Served]]:
    with serving(postgres) as one, serving(postgres) as other:
        yield one, other


def test_hidden_moves_at_one_worker_are_hidden_at_the_other(two: tuple[Served, Served]) -> None:
    winter = Winter(two[0])
    there = [Guest(two[1].address, winter.tokens[1]), Guest(two[1].address)]
    before = [winter.everything(guest) for guest in there]
    with there[0].socket(winter.room) as socket:
        first = hear(socket, "table")
        wait_for(lambda: winter.nobody.get(winter.at(""))["seats"][1]["online"])
        winter.play(0, "buy mayor")
        winter.guests[0].post(winter.at("/undo"), {"ply": 1})
        winter.play(0, "buy guide", "done")
        message = hear(socket)
        while message["table"]["ply"] == 0:
            message = hear(socket)
        assert message["type"] == "update"
        assert first["table"]["ply"] == 0 and len(before) == 2
        for guest, other in zip(there, [winter.guests[1], winter.nobody], strict=True):
            assert winter.everything(guest)[1:3] == winter.everything(other)[1:3]
