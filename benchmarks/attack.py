"""How fast ATTACK! Deluxe tells the odds of all targets of a Move, and how much it sends.

    PYTHONPATH=build/compiled:. python benchmarks/attack.py

Matches of greedy bots, the same in every run. Odds: at each Move the largest army is sent to each of its targets, all
that can, in one request over HTTP to a server of its own on loopback; each request is made anew, and again when its
battles are known. Sizes: the joined world with six seats, the view and what one message about a move weighs.
"""

import statistics
import tempfile
import time
from typing import Any

import msgspec

import parlour
from parlour.bots import find_bot
from parlour.engine.match import Match
from parlour.engine.patch import changes
from tests.server.harness import Guest, Process
from tests.server.positions import lay_table

GAME = "attack-deluxe"
WARS = 4  # of three players, whose Moves are looked at
POSITIONS = 12  # of each war at most
WORLDS = 2
MOVES = 700  # of each of these matches


def main() -> None:
    sizes()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/attack.sqlite"
        server = Process(database, looks_per_minute=1_000_000)
        try:
            odds(Guest(server.address), database)
        finally:
            server.interrupt()


# ---------------------------------------------------------------------- odds


def odds(guest: Guest, database: str) -> None:
    first, again, targets = [], [], []
    for seed in range(WARS):
        for moves, plans in attacks(seed):
            room = lay_table(database, GAME, {"seats": 3, "seed": seed}, None, moves)
            player, path = guest.with_token(room["token"]), f"/rooms/{room['room']['id']}"
            ply = player.get(f"{path}/table")["ply"]
            player.post(f"{path}/odds", {"ply": ply, "plans": [[]]})
            spent = []
            for _ in range(8):
                began = time.perf_counter()
                told = player.post(f"{path}/odds", {"ply": ply, "plans": plans})
                spent.append(1000 * (time.perf_counter() - began))
            assert any(plan["odds"] for plan in told["plans"])
            first.append(spent[0])
            again.append(statistics.median(spent[1:]))
            targets.append(len(plans))
    print(f"odds of all targets of a Move, {len(first)} positions with {statistics.mean(targets):.1f} targets each:")
    for name, times in (("first asked", first), ("known", again)):
        quantiles = statistics.quantiles(times, n=20)
        print(
            f"  {name}: median {statistics.median(times):.1f} ms, p95 {quantiles[-1]:.1f} ms, most {max(times):.1f} ms"
        )


def attacks(seed: int) -> list[tuple[list[tuple[int, str]], list[list[str]]]]:
    """Moves up to a Move, and for each target of the largest army a plan that sends all there that can go."""
    match = parlour.scenario(GAME, {"seats": 3, "seed": seed})
    found: list[tuple[list[tuple[int, str]], list[list[str]]]] = []
    bot, rng = find_bot("greedy"), parlour.seeded(seed)
    moves: list[tuple[int, str]] = []
    while not match.over and len(found) < POSITIONS:
        asked = match.question
        assert asked is not None
        nobody_moved = not any(region["arrived"] for region in match.view(None)["table"]["regions"])
        if asked.kind == "move-from" and nobody_moved and (plans := plans_from(match)):
            found.append((moves[:], plans))
        if asked.kind == "choose-action" and any(move.notation == "move" for move in match.moves()):
            match.play("move")  # bots prefer other actions
            moves.append((asked.seat, "move"))
        else:
            moves.append((asked.seat, play(match, bot, rng)))
    return found


def plans_from(match: Match) -> list[list[str]]:
    regions = {region["id"]: region for region in match.view(match.seat)["table"]["regions"]}
    origins = [str(move.subjects["region"]) for move in match.moves() if move.verb == "from"]
    origin = max(origins, key=lambda id: sum(regions[id]["army"].values()))
    plans = []
    for goal in match.ahead([f"from {origin}"]).moves:
        plan = [f"from {origin}", goal.notation]
        ahead = match.ahead(plan)
        while ahead.stopped is None and ahead.question is not None and ahead.question.kind == "pick-movers":
            words = [move.notation for move in ahead.moves]
            plan.append("all" if "all" in words else words[-1])
            ahead = match.ahead(plan)
        plans.append(plan)
    return plans if any(match.odds_ahead(plan) for plan in plans) else []


def play(match: Match, bot: Any, rng: Any) -> str:
    action = bot.choose(match.state, rng)
    question = match.state.question
    assert question is not None
    notation = question.notation(match.state, action - question.first)
    match.play(notation)
    return notation


# ---------------------------------------------------------------------- sizes


def sizes() -> None:
    """As a player who looks on gets it, and one who is asked, with questions, moves, refusals and lines of the journal;
    all that the room says besides is left out."""
    views, patches, looking, asked = [], [], [], []
    for seed in range(WORLDS):
        match = parlour.start(GAME, seats=6, seed=seed)
        bot, rng = find_bot("greedy"), parlour.seeded(seed)
        before = [match.view(seat) for seat in range(6)]
        while not match.over and match.ply < MOVES:
            ply = match.ply
            play(match, bot, rng)
            for seat in {0, match.seat or 0}:
                view = match.view(seat)
                patch, journal = changes(before[seat], view), match.journal(seat, ply)
                views.append(weight(view))
                patches.append(weight(patch))
                if seat == match.seat:
                    asked.append(weight([patch, journal, match.question, match.moves(), match.blocked()]))
                else:
                    looking.append(weight([patch, journal]))
            before = [match.view(seat) for seat in range(6)]
    print(f"joined world, six seats: printed {weight(match.printed) / 1000:.1f} kB, once a room")
    tell_sizes("a whole view", views)
    tell_sizes("what a move changes in it", patches)
    tell_sizes("the same with its lines of the journal", looking)
    tell_sizes("and with the question, moves and refusals, for who is asked", asked)


def weight(told: object) -> int:
    return len(msgspec.json.encode(told))


def tell_sizes(name: str, found: list[int]) -> None:
    quantiles = statistics.quantiles(found, n=20)
    print(f"  {name}: median {statistics.median(found)}, p95 {quantiles[-1]:.0f}, most {max(found)} bytes")


if __name__ == "__main__":
    main()
