"""How long it takes to look ahead along a plan of three moves over HTTP, in the middle of matches of each game.

    PYTHONPATH=build/compiled:. python benchmarks/ahead.py

A server of its own on loopback. The matches are the same in every run: some a game, each played at random as far as a
plan of three moves can be foreseen; at each of them the same plan is asked for again and again.
"""

import random
import statistics
import tempfile
import time

import parlour
from tests.server.harness import Guest, Process
from tests.server.positions import lay_table

GAMES = sorted(id for id, game in parlour.games().items() if game.package.startswith("parlour."))
MATCHES = 9
MOVES, LONGEST = 40, 400  # from where to where it is looked ahead
PLAN = 3
TIMES = 60
BREADTH = 12  # moves that are tried at each question


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/ahead.sqlite"
        server = Process(database, looks_per_minute=1_000_000)
        try:
            for game in GAMES:
                spent = sorted(measure(Guest(server.address), database, game, seed) for seed in range(MATCHES))
                median, most = statistics.median(spent), spent[-1]
                print(f"{game}: median {median:.1f} ms, slowest of {MATCHES} positions {most:.1f} ms", flush=True)
        finally:
            server.interrupt()


def measure(guest: Guest, database: str, game: str, seed: int) -> float:
    """The usual time of an answer, in milliseconds."""
    words = {"seats": parlour.find_game(game).usual_seats, "seed": seed}
    match, chance = parlour.scenario(game, words), random.Random(seed)
    moves: list[tuple[int, str]] = []
    plan = None
    while plan is None:
        assert not match.over and match.seat is not None and len(moves) < LONGEST, f"{game}: nothing to plan"
        move = chance.choice(match.moves())
        moves.append((match.seat, move.notation))
        match.play(move.id)
        plan = find_plan(match, []) if match.ply >= MOVES else None
    room = lay_table(database, game, words, None, moves)
    player, path = guest.with_token(room["token"]), f"/rooms/{room['room']['id']}"
    ply = player.get(f"{path}/table")["ply"]  # as far as this seat knows
    spent = []
    for _ in range(TIMES):
        began = time.perf_counter()
        player.post(f"{path}/ahead", {"ply": ply, "plans": [plan]})
        spent.append(1000 * (time.perf_counter() - began))
    return statistics.median(spent)


def find_plan(match: parlour.Match, plan: list[int]) -> list[int] | None:
    """A plan that can be foreseen to its end."""
    if match.over:
        return None
    ahead = match.ahead(plan)
    if ahead.stopped is not None or len(plan) == PLAN:
        return plan if ahead.stopped is None else None
    plans = (find_plan(match, [*plan, move.id]) for move in ahead.moves[:BREADTH])
    return next((found for found in plans if found is not None), None)


if __name__ == "__main__":
    main()
