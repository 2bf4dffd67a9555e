"""How long it takes to look ahead along a plan of three moves over HTTP, in the middle of a match of each game.

    PYTHONPATH=build/compiled python benchmarks/ahead.py

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
PLACES = 8  # in a match at which a plan is looked for


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{folder}/ahead.sqlite")
        try:
            for game in GAMES:
                measure(Guest(server.address), game)
        finally:
            server.interrupt()


def measure(guest: Guest, game: str) -> None:
    seats = parlour.find_game(game).usual_seats
    opened = guest.open(seats, game=game)
    room = opened["room"]["id"]
    joined = [guest.post(f"/rooms/{room}/join") for _ in range(seats - 1)]
    players = [guest.with_token(seat["token"]) for seat in (opened, *joined)]
    chance, best = random.Random(game), []
    for move in range(MOVES + 10 * PLACES):
        found = asked(players, room)
        if found is None:
            break
        player, table = found
        if move >= MOVES and len(best) < PLAN:
            plan = plan_of(player, room, table, chance)
            best = max(best, plan, key=len)
            if len(plan) >= PLAN:
                break
        moves = table["moves"]
        player.post(f"/rooms/{room}/moves", {"ply": table["ply"], "move": chance.choice(moves)["id"]})
    found = asked(players, room)
    if found is None:
        print(f"{game}: the match is over")
        return
    player, table = found
    plan = plan_of(player, room, table, chance) or [table["moves"][0]["notation"]]
    spent = []
    for _ in range(TIMES):
        began = time.perf_counter()
        player.post(f"/rooms/{room}/ahead", {"ply": table["ply"], "plans": [plan]})
        spent.append(1000 * (time.perf_counter() - began))
    spent.sort()
    median, late = statistics.median(spent), spent[int(0.95 * TIMES)]
    print(f"{game}: plan of {len(plan)} at ply {table['ply']}: median {median:.1f} ms, 95 % {late:.1f} ms")


def asked(players: list[Guest], room: str) -> tuple[Guest, Any] | None:
    for player in players:
        table = player.get(f"/rooms/{room}/table")
        if table["moves"]:
            return player, table
    return None


def plan_of(player: Guest, room: str, table: Any, chance: random.Random) -> list[str]:
    """The longest plan, up to three moves, that can be foreseen among some that are tried."""
    plan: list[str] = []
    moves = table["moves"]
    while moves and len(plan) < PLAN:
        some = chance.sample(moves, min(8, len(moves)))
        plans = [[*plan, move["notation"]] for move in some]
        seen = player.post(f"/rooms/{room}/ahead", {"ply": table["ply"], "plans": plans})["plans"]
        further = [one for one in zip(plans, seen, strict=True) if one[1].get("stopped", "") is None]
        if not further:
            return plan or plans[0]
        plan, moves = further[0][0], further[0][1]["moves"]
    return plan


if __name__ == "__main__":
    main()
