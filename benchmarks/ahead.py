"""How long it takes to look ahead along a plan of three moves over HTTP, in the middle of a match of each game.

    PYTHONPATH=build/compiled:. python benchmarks/ahead.py

A server of its own on loopback, one match a game, some hundred requests each.
"""

import random
import statistics
import tempfile
import time
from typing import Any

import parlour
from tests.server.harness import Guest, Process

GAMES = sorted(id for id, game in parlour.games().items() if game.package.startswith("parlour."))
MOVES = 40  # before it is looked ahead
PLAN = 3
TIMES = 100
ATTEMPTS, LONGEST = 5, 400  # matches in which a plan is looked for, and moves of each
BREADTH = 30  # moves that are tried at each question


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{folder}/ahead.sqlite")
        try:
            for game in GAMES:
                measure(Guest(server.address), game)
        finally:
            server.interrupt()


def measure(guest: Guest, game: str) -> None:
    """From the fortieth move on, the first place at which somebody can plan three moves."""
    for attempt in range(ATTEMPTS):
        room, players = open_table(guest, game)
        chance = random.Random(f"{game} {attempt}")
        for move in range(LONGEST):
            found = asked(players, room)
            if found is None:
                break
            player, table = found
            plan = plan_of(player, room, table["ply"], table["moves"]) if move >= MOVES else []
            if len(plan) == PLAN:
                time_it(player, room, table["ply"], plan, game)
                return
            player.post(f"/rooms/{room}/moves", {"ply": table["ply"], "move": chance.choice(table["moves"])["id"]})
    print(f"{game}: no plan of {PLAN} moves was found")


def open_table(guest: Guest, game: str) -> tuple[str, list[Guest]]:
    seats = parlour.find_game(game).usual_seats
    opened = guest.open(seats, game=game)
    room = opened["room"]["id"]
    joined = [guest.post(f"/rooms/{room}/join") for _ in range(seats - 1)]
    return room, [guest.with_token(seat["token"]) for seat in (opened, *joined)]


def time_it(player: Guest, room: str, ply: int, plan: list[int], game: str) -> None:
    spent = []
    for _ in range(TIMES):
        began = time.perf_counter()
        player.post(f"/rooms/{room}/ahead", {"ply": ply, "plans": [plan]})
        spent.append(1000 * (time.perf_counter() - began))
    spent.sort()
    median, late = statistics.median(spent), spent[int(0.95 * TIMES)]
    print(f"{game}: plan of {len(plan)} at ply {ply}: median {median:.1f} ms, 95 % {late:.1f} ms", flush=True)


def asked(players: list[Guest], room: str) -> tuple[Guest, Any] | None:
    for player in players:
        table = player.get(f"/rooms/{room}/table")
        if table["moves"]:
            return player, table
    return None


def plan_of(player: Guest, room: str, ply: int, moves: list[Any], plan: tuple[int, ...] = ()) -> list[int]:
    """A plan of three moves that can be foreseen; else the longest that there is."""
    best = list(plan)
    if len(plan) == PLAN:
        return best
    some = moves[:BREADTH]
    plans = [[*plan, move["id"]] for move in some]
    seen = player.post(f"/rooms/{room}/ahead", {"ply": ply, "plans": plans})["plans"] if plans else []
    for one, ahead in zip(plans, seen, strict=True):
        if ahead.get("stopped", "refused") is None:
            best = max(best, plan_of(player, room, ply, ahead["moves"], tuple(one)), key=len)
            if len(best) == PLAN:
                break
    return best


if __name__ == "__main__":
    main()
