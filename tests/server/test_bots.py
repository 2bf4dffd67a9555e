"""Bots think in processes of their own: one that dies or dawdles costs no match."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.server import thinking
from parlour.server.thinkers import Failed, Thinker, Thinkers
from tests.server.harness import Served, play_any, serving, wait_for

CRASHING = "import os\nos._exit(1)\n"


@pytest.fixture
def table() -> parlour.State:
    return parlour.start("king-of-tokyo", seats=2, seed=1).state.imagine(0, parlour.seeded(1))


def test_a_process_that_was_killed_is_replaced(table: parlour.State) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, 20.0)
        assert await thinkers.choose("random", table) in table.legal()
        first = thinkers.all[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        assert await thinkers.choose("random", table) in table.legal()
        assert thinkers.all[0].process is not first
        await thinkers.close()

    asyncio.run(story())


def test_after_repeated_failure_any_legal_move_is_played_and_logged(
    table: parlour.State, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, 20.0)
        assert await thinkers.choose("no such bot", table) in table.legal()
        await thinkers.close()

    asyncio.run(story())
    levels = [record.levelno for record in caplog.records if record.name == "parlour.server"]
    assert levels == [logging.WARNING] * 3 + [logging.ERROR]


def test_who_thinks_too_long_is_stopped(table: parlour.State) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, 20.0)
        await thinkers.choose("random", table)
        began = time.monotonic()
        with pytest.raises(Failed, match="took longer than"):
            await thinkers.do("choose", "greedy", None, table, "seed", budget=0.0001)
        assert time.monotonic() - began < 5
        assert await thinkers.choose("random", table) in table.legal()
        await thinkers.close()

    asyncio.run(story())


def test_one_failure_does_not_touch_the_others(table: parlour.State) -> None:
    async def story() -> None:
        thinkers = Thinkers(2, 20.0)
        await asyncio.gather(*(thinkers.choose("random", table) for _ in range(4)))
        victim = thinkers.all[0].process
        assert victim is not None
        jobs = [
            asyncio.create_task(thinkers.do("choose", "greedy", None, table, str(n), budget=20.0)) for n in range(2)
        ]
        await asyncio.sleep(0.001)
        os.kill(victim.pid, signal.SIGKILL)
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(answer, int) for answer in answers) >= 1
        await thinkers.close()

    asyncio.run(story())


def test_a_bot_is_the_same_from_move_to_move_at_its_place_and_nowhere_else() -> None:
    first = thinking.player("expert", ("room", 0))
    assert thinking.player("expert", ("room", 0)) is first
    others = [("expert", ("room", 1)), ("expert", ("hall", 0)), ("expert", None)]
    assert all(thinking.player(bot, place) is not first for bot, place in others)
    assert thinking.player("hard", ("room", 0)) is not first
    assert thinking.player("expert", ("room", 0)) is not first  # it plays anew after another has played there


def test_only_so_many_bots_are_remembered() -> None:
    first = thinking.player("hard", ("full house", 0))
    for number in range(thinking.MOST_PLAYERS):
        thinking.player("hard", ("next door", number))
    assert len(thinking.players) == thinking.MOST_PLAYERS
    assert thinking.player("hard", ("full house", 0)) is not first


def test_a_bot_comes_back_to_the_process_that_knows_it(table: parlour.State) -> None:
    async def story() -> None:
        thinkers = Thinkers(3, 20.0)
        for _ in range(4):
            await thinkers.choose("random", table, ("room", 1))
        assert [thinker.process is not None for thinker in thinkers.all].count(True) == 1
        await thinkers.close()

    asyncio.run(story())


def test_who_thinks_long_leaves_a_process_to_the_quick(table: parlour.State, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hints are asked for and two experts to move, before a quick bot comes: it moves first all the same."""
    done: list[str] = []

    async def do(self: Thinker, name: str, arguments: tuple[Any, ...], budget: float) -> Any:
        quick = arguments[0] == "easy"
        await asyncio.sleep(0.01 if quick else 0.2)
        done.append("quick" if quick else "long")
        action = table.legal()[0]
        return action if name == "choose" else [(action, 0.5)]

    async def story() -> None:
        thinkers = Thinkers(2, 20.0)
        long = [asyncio.create_task(thinkers.hint(table, 3)) for _ in range(2)]
        moves = [asyncio.create_task(thinkers.choose("expert", table, ("room", seat))) for seat in range(2)]
        await asyncio.sleep(0.01)
        await thinkers.choose("easy", table, ("hall", 0))
        await asyncio.gather(*long, *moves)

    monkeypatch.setattr(Thinker, "do", do)
    asyncio.run(story())
    assert done == ["quick", *["long"] * 4]


def test_thinkers_end_with_their_server(sqlite: str) -> None:
    with serving(sqlite) as served:
        room = served.guest.open(2, bots=[(0, "easy"), (1, "easy")], take_seat=None)["room"]["id"]
        wait_for(lambda: served.guest.get(f"/rooms/{room}")["ply"] > 2)
        pids = [thinker.process.pid for thinker in served.house.thinkers.all if thinker.process is not None]
        assert pids
    for pid in pids:
        wait_for(lambda pid=pid: not alive(pid))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_match_goes_on_when_its_bots_process_dies(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(1, "normal")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    killed = 0
    while killed < 5:
        table = play_any(ann, room, killed)
        if table["room"]["over"]:
            break
        process = served.house.thinkers.all[0].process
        if process is not None and not table["moves"] and alive(process.pid):
            os.kill(process.pid, signal.SIGKILL)
            killed += 1
            ply = table["view"]["ply"]
            wait_for(lambda ply=ply: guest.get(f"/rooms/{room}")["ply"] > ply or guest.get(f"/rooms/{room}")["over"])
    assert killed


def test_numbers_that_make_an_endless_match_are_found_out(served: Served) -> None:
    served.guest.open(2, overrides={"numbers.goal": 12})  # so that the process is warm
    served.house.trials.seconds = 1.0
    answer = served.guest.open(2, overrides={"numbers.dice": 0}, status=422)
    assert "numbers" in answer["error"]


@pytest.fixture
def paced(sqlite: str) -> Iterator[Served]:
    with serving(sqlite, pace=0.3) as served:
        yield served


def test_bots_are_slow_enough_to_watch_but_only_while_somebody_does(paced: Served) -> None:
    guest = paced.guest
    room = guest.open(2, bots=[(0, "easy"), (1, "easy")], take_seat=None)["room"]["id"]
    with guest.socket(room) as socket:
        socket.recv()
        began, count = time.monotonic(), 0
        while time.monotonic() - began < 1.5:
            socket.recv()
            count += 1
        assert count <= 7
    wait_for(lambda: guest.get(f"/rooms/{room}")["over"])
