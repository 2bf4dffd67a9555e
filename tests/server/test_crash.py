"""The server is killed in mid-match, again and again: every move that was acknowledged is there afterwards."""

import random
import threading
import time

import httpx
import pytest

from parlour.engine.record import read_record
from tests.conftest import SOAK
from tests.server.harness import Guest, Process, play_out, wait_for

KILLS = 100 if SOAK else 10


class Player(threading.Thread):
    """Plays as fast as it is let, and writes down what was acknowledged."""

    def __init__(self, room: str, token: str, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.room = room
        self.token = token
        self.chance = chance
        self.acknowledged: dict[int, str] = {}
        self.address = ""
        self.playing = threading.Event()

    def run(self) -> None:
        while True:
            self.playing.wait()
            try:
                self.play(Guest(self.address, self.token))
            except httpx.HTTPError:
                time.sleep(0.05)

    def play(self, guest: Guest) -> None:
        while self.playing.is_set():
            table = guest.http.get(f"/rooms/{self.room}/table").json()
            if table["moves"]:
                ply, move = table["view"]["ply"], self.chance.choice(table["moves"])["notation"]
                answer = guest.http.post(f"/rooms/{self.room}/moves", json={"ply": ply, "move": move})
                if answer.status_code == 200:
                    self.acknowledged[ply] = move
            time.sleep(0.01)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(database: str) -> None:
    chance = random.Random(4)
    server = Process(database)
    port = int(server.address.rpartition(":")[2])
    players: list[Player] = []
    for kill in range(KILLS):
        guest = Guest(server.address)
        running = [player for player in players if not guest.get(f"/rooms/{player.room}")["over"]]
        if len(running) < 4:
            running = [*open_room(guest, chance, []), *open_room(guest, chance, [(2, "easy")])]
            players += running
        before = {player: set(player.acknowledged) for player in players}
        for player in running:
            player.address = server.address
            player.playing.set()
        time.sleep(chance.uniform(0.1, 1.0))
        server.kill()
        for player in running:
            player.playing.clear()
        server = Process(database, port=port)
        guest = Guest(server.address)
        for player in running:
            for ply in set(player.acknowledged) - before[player]:
                last = guest.get(f"/rooms/{player.room}/positions/{ply + 1}")["last"]
                assert last["notation"] == player.acknowledged[ply]
    assert sum(len(player.acknowledged) for player in players) >= KILLS
    for room in {player.room for player in players}:
        seated = [player for player in players if player.room == room]
        play_out([Guest(server.address, player.token) for player in seated], room)
        moves = read_record(Guest(server.address).get(f"/rooms/{room}/record")).moves
        for player in seated:
            assert all(moves[ply][1] == move for ply, move in player.acknowledged.items())
    assert server.interrupt() == 0


def open_room(guest: Guest, chance: random.Random, bots: list[tuple[int, str]]) -> list[Player]:
    """A room of two people, and perhaps bots."""
    opened = guest.open(2 + len(bots), bots=bots)
    room = opened["room"]["id"]
    found = [
        Player(room, token, random.Random(chance.random()))
        for token in (opened["token"], guest.post(f"/rooms/{room}/join")["token"])
    ]
    for player in found:
        player.start()
    return found


def test_bots_play_on_after_a_restart(sqlite: str) -> None:
    server = Process(sqlite)
    guest = Guest(server.address)
    room = guest.open(3, bots=[(n, "normal") for n in range(3)], take_seat=None)["room"]["id"]
    wait_for(lambda: guest.get(f"/rooms/{room}")["ply"] > 1)
    server.kill()
    server = Process(sqlite)
    ply = Guest(server.address).get(f"/rooms/{room}")["ply"]
    wait_for(lambda: Guest(server.address).get(f"/rooms/{room}")["ply"] > ply + 1)
    assert server.interrupt() == 0
