"""Looking ahead, and plans: several moves in one request, one acknowledgement, one undo; all on disk or none of it."""

import random
import threading
import time
from typing import Any

import httpx
import pytest

import parlour
from parlour.engine.patch import patched
from tests.conftest import SOAK
from tests.server.harness import Guest, Process, Served, hear, say
from tests.server.test_secrets import open_scenario

KILLS = 60 if SOAK else 6
GAMES = ["king-of-tokyo", "dice-city", "vegas-showdown", "city-of-iron", "attack-deluxe"]


def open_table(guest: Guest, game: str) -> tuple[str, list[Guest]]:
    """A room with as few people as the game is for."""
    seats = parlour.find_game(game).seats[0]
    opened = guest.open(max(2, seats), game=game)
    room = opened["room"]["id"]
    joined = [guest.post(f"/rooms/{room}/join") for _ in range(max(2, seats) - 1)]
    return room, [guest.with_token(seat["token"]) for seat in (opened, *joined)]


def look(guest: Guest, room: str, ply: int, *plans: list[str | int]) -> list[Any]:
    found: list[Any] = guest.post(f"/rooms/{room}/ahead", {"ply": ply, "plans": plans})["plans"]
    return found


def longest_plan(guest: Guest, room: str, table: Any, chance: random.Random, most: int = 3) -> list[str | int]:
    """A plan that can be foreseen, found by looking ahead; empty where any move ends in something new.

    It is made of ids: a notation might name what a question with a single answer has done by itself.
    """
    plan: list[str | int] = []
    moves, ply = table["moves"], table["view"]["ply"]
    while moves and len(plan) < most:
        some = chance.sample(moves, min(8, len(moves)))
        seen = look(guest, room, ply, *([*plan, move["id"]] for move in some))
        further = [(move, ahead) for move, ahead in zip(some, seen, strict=True) if ahead.get("stopped") is None]
        if not further:
            break
        plan.append(further[0][0]["id"])
        moves = further[0][1]["moves"]
    return plan


def asked(players: list[Guest], room: str) -> tuple[Guest, Any]:
    """Who is asked, and the table."""
    for player in players:
        table = player.get(f"/rooms/{room}/table")
        if table["moves"]:
            return player, table
    raise AssertionError("nobody is asked")


def reach_plan(players: list[Guest], room: str, least: int = 2) -> tuple[Guest, Any, list[str | int]]:
    """Play at random until somebody can plan so many moves."""
    chance = random.Random(room)
    for _ in range(400):
        player, table = asked(players, room)
        plan = longest_plan(player, room, table, chance)
        if len(plan) >= least:
            return player, table, plan
        move = chance.choice(table["moves"])["id"]
        player.post(f"/rooms/{room}/moves", {"ply": table["view"]["ply"], "move": move})
    raise AssertionError("no plan was found")


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_one_request_and_does_what_ahead_has_shown(served: Served, game: str) -> None:
    room, players = open_table(served.guest, game)
    player, table, plan = reach_plan(players, room)
    ply, key = table["view"]["ply"], {"Idempotency-Key": "plan"}
    ahead = look(player, room, ply, plan)[0]
    assert player.get(f"/rooms/{room}/table")["view"] == table["view"]  # nothing was played
    body = {"ply": ply, "moves": plan}
    answer = player.post(f"/rooms/{room}/moves", body, headers=key)
    assert answer == {"ply": ply + ahead["made"], "made": len(plan)}
    after = player.get(f"/rooms/{room}/table")
    assert after["view"] == patched(table["view"], ahead["changes"])
    assert (after["question"], after["moves"], after["blocked"]) == (
        ahead["question"],
        ahead["moves"],
        ahead["blocked"],
    )
    assert player.post(f"/rooms/{room}/moves", body, headers=key) == answer  # the same key plays nothing
    served.house.rooms.clear()  # as after a restart
    assert player.post(f"/rooms/{room}/moves", body, headers=key) == answer
    assert player.get(f"/rooms/{room}/table")["view"] == after["view"]
    undo = {"Idempotency-Key": "back"}
    for _ in range(2):
        back = player.post(f"/rooms/{room}/undo", {"ply": answer["ply"]}, headers=undo)
        assert back == {"ply": ply}  # the whole plan, once
        served.house.rooms.clear()
    assert player.get(f"/rooms/{room}/table")["view"] == table["view"]


def test_a_plan_is_refused_as_a_whole(served: Served) -> None:
    room, players = open_table(served.guest, "vegas-showdown")
    player, table, plan = reach_plan(players, room)
    ply = table["view"]["ply"]
    refused = player.post(f"/rooms/{room}/moves", {"ply": ply, "moves": [*plan, "no such move"]}, 422)
    assert "'no such move' is no move here" in refused["error"] and refused["at"] == len(plan)
    assert look(player, room, ply, [*plan, "no such move"])[0]["at"] == len(plan)
    assert player.get(f"/rooms/{room}/table")["view"] == table["view"]
    for wrong in ({"ply": ply}, {"ply": ply, "moves": []}, {"ply": ply, "moves": ["done"] * 25}):
        player.post(f"/rooms/{room}/moves", wrong, 422)
    player.post(f"/rooms/{room}/moves", {"ply": ply, "move": plan[0], "moves": plan}, 422)
    player.post(f"/rooms/{room}/moves", {"ply": ply + 1, "moves": plan}, 409)


def test_only_the_seat_that_is_asked_looks_ahead_and_not_without_bounds(served: Served) -> None:
    room, players = open_table(served.guest, "king-of-tokyo")
    body = {"ply": 0, "plans": [["the-king"]]}
    served.guest.post(f"/rooms/{room}/ahead", body, 401)
    players[1].post(f"/rooms/{room}/ahead", body, 403)
    players[0].post(f"/rooms/{room}/ahead", {"ply": 1, "plans": [[]]}, 409)
    for plans in ([], [[]] * 41, [["the-king"] * 25]):
        players[0].post(f"/rooms/{room}/ahead", {"ply": 0, "plans": plans}, 422)
    many = look(players[0], room, 0, *([["the-king"]] * 40))
    assert len(many) == 40 and all(one == many[0] for one in many)
    assert many[0]["stopped"] == "passed" and many[0]["reason"] == "another player would be asked"
    assert look(players[0], room, 0, [])[0]["changes"] == []


def test_the_odds_of_a_planned_attack_are_told_to_who_asks_for_them(served: Served) -> None:
    land = {0: {"GER": "8 infantry 2 tank"}, 1: {"MEX": "9 infantry", "FRA": "5 infantry"}}
    words = {"seats": 2, "year": 2, "land": land}
    room, tokens = served.do(open_scenario(served, words, "attack-deluxe"))
    attacker = served.guest.with_token(tokens[0])
    to_poland = ["move", "from GER", "to POL", "3 infantry", "go"]
    plans = [["move"], to_poland, ["blitz", "target FRA", "from GER", "2 tank", "go", "done"], ["no such move"]]
    asked: dict[str, Any] = {"ply": 0, "plans": plans}
    assert [plan.get("odds") for plan in attacker.post(f"/rooms/{room}/ahead", asked)["plans"]] == [None] * 4
    found = [plan.get("odds") for plan in attacker.post(f"/rooms/{room}/ahead", {**asked, "odds": True})["plans"]]
    alone = attacker.post(f"/rooms/{room}/odds", asked)["plans"]
    assert [plan.get("odds") for plan in alone] == found and alone[3]["at"] == 0
    served.guest.with_token(tokens[1]).post(f"/rooms/{room}/odds", asked, 403)
    assert found[0] is None and found[3] is None
    assert found[1].keys() == {"POL"} and found[1]["POL"]["attackers"] == {"infantry": 3}
    game = parlour.find_game("attack-deluxe")
    for odds, units, against in ((found[1]["POL"], "3 infantry", "year 2"), (found[2]["FRA"], "2 tank", "5 infantry")):
        assert odds["wins"] == pytest.approx(game.odds("army", units, against, {})["wins"])
        assert odds["neutral"] == (against == "year 2")


def test_a_game_without_battles_has_no_odds(served: Served) -> None:
    room, players = open_table(served.guest, "king-of-tokyo")
    found = players[0].post(f"/rooms/{room}/ahead", {"ply": 0, "plans": [["the-king"]], "odds": True})["plans"]
    assert found[0]["made"] == 1 and found[0]["odds"] is None


def test_a_plan_over_the_socket(served: Served) -> None:
    room, players = open_table(served.guest, "vegas-showdown")
    player, table, plan = reach_plan(players, room)
    ply = table["view"]["ply"]
    other = next(one for one in players if one is not player)
    with player.socket(room) as socket, other.socket(room) as watching:
        first, seen = hear(socket, "table"), hear(watching, "table")
        say(socket, type="move", key=1, ply=ply, moves=plan)
        assert hear(socket, "ack") == {"type": "ack", "key": 1, "ply": ply + len(plan), "made": len(plan)}
        update = hear(watching, "update")
        while update["table"]["ply"] == ply:  # somebody has come in
            update = hear(watching, "update")
        assert update["table"]["ply"] == ply + len(plan)  # nobody sees half of it
        assert first["table"]["ply"] == seen["table"]["ply"] == ply
        assert {entry["ply"] for entry in update["table"]["journal"]} <= set(range(ply + 1, ply + len(plan) + 1))


class Planner(threading.Thread):
    """Sends plans as fast as it is let; knows what was acknowledged, and what may or may not have been played."""

    def __init__(self, room: str, players: list[Guest], chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.room = room
        self.players = players
        self.chance = chance
        self.ply = 0  # that was acknowledged last
        self.tried = 0  # moves of a plan that may be on disk
        self.plans = 0

    def run(self) -> None:
        try:
            while True:
                player, table = asked(self.players, self.room)
                ply = table["view"]["ply"]
                plan = longest_plan(player, self.room, table, self.chance)
                self.tried = max(1, len(plan))
                moves = plan or [self.chance.choice(table["moves"])["notation"]]
                self.ply = player.post(f"/rooms/{self.room}/moves", {"ply": ply, "moves": moves})["ply"]
                self.tried = 0
                self.plans += len(plan) > 1
        except (httpx.HTTPError, AssertionError):
            pass  # the server is gone, or the match is over


@pytest.mark.slow
def test_a_killed_server_has_all_of_a_plan_or_none_of_it(database: str) -> None:
    chance = random.Random(16)
    server = Process(database)
    port = int(server.address.rpartition(":")[2])
    plans = cut = 0
    for _ in range(KILLS):
        room, players = open_table(Guest(server.address), "vegas-showdown")
        planner = Planner(room, players, random.Random(chance.random()))
        planner.start()
        time.sleep(chance.uniform(0.5, 1.5))
        server.kill()
        planner.join(30)
        server = Process(database, port=port)
        ply = Guest(server.address).get(f"/rooms/{room}")["ply"]
        assert ply in (planner.ply, planner.ply + planner.tried), (ply, planner.ply, planner.tried)
        cut += planner.tried > 1
        plans += planner.plans
    assert plans
    assert server.interrupt() == 0
