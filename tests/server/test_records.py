"""Records: download when it is over, bring one along, replay it."""

import asyncio
import json

import pytest

import parlour
from parlour.server import bounds
from parlour.server.problem import LONGEST_SENTENCE, Problem
from parlour.server.trials import Trials
from tests.server.harness import Guest, Served, long_match, play_out


@pytest.fixture
def finished(served_by_both: Served) -> tuple[Guest, str]:
    guest = served_by_both.guest
    opened = guest.open(2, bots=[(1, "easy")], name="Ann")
    room = opened["room"]["id"]
    play_out([guest.with_token(opened["token"])], room)
    return guest, room


def test_a_record_goes_out_and_comes_in_again(finished: tuple[Guest, str]) -> None:
    guest, room = finished
    answer = guest.http.get(f"/rooms/{room}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="king-of-tokyo-{room}.txt"' in answer.headers["content-disposition"]
    match = parlour.load(answer.text)
    info = guest.get(f"/rooms/{room}")
    assert match.over and match.scores() == info["scores"] and match.winners() == info["winners"]
    assert match.ply == info["ply"]

    brought = guest.http.post("/records", content=answer.text).json()["room"]
    assert brought["uploaded"] and brought["over"] and brought["state"] == "over"
    assert brought["commitment"] is None and brought["seed"] == info["seed"]
    assert [seat["name"] for seat in brought["seats"]] == [seat["name"] for seat in info["seats"]]
    for ply in (0, 1, info["ply"]):
        old, new = (guest.get(f"/rooms/{id}/positions/{ply}") for id in (room, brought["id"]))
        assert old == new
    assert guest.get(f"/rooms/{brought['id']}/record") == answer.text
    assert guest.get("/rooms")["over"] == []  # what somebody brings is for those who have its link


def test_an_unfinished_record_can_be_replayed_but_not_played(served: Served) -> None:
    match = parlour.start("king-of-tokyo", seats=3, seed="abc", players=["Ann", "Ben", "Cleo"])
    for _ in range(12):
        match.play(match.moves()[0].id)
    guest = served.guest
    room = guest.http.post("/records", content=match.save()).json()["room"]
    assert room["state"] == "over" and room["over"] is False and room["ply"] == 12
    table = guest.get(f"/rooms/{room['id']}/table")
    assert table["view"]["ply"] == 12 and table["moves"] == [] and table["waiting_for"] is None
    assert table["prompt"] == "This match was not played to its end."
    guest.post(f"/rooms/{room['id']}/moves", {"ply": 12, "move": 0}, 401)
    Guest(guest.address, "x" * 43).post(f"/rooms/{room['id']}/moves", {"ply": 12, "move": 0}, 403)
    guest.post(f"/rooms/{room['id']}/join", {}, 409)
    guest.post(f"/rooms/{room['id']}/rematch", {}, 401)


def test_a_scenario_is_a_record_too(served: Served) -> None:
    match = parlour.scenario("king-of-tokyo", {"seats": 2, "tokyo": 1, "dice": "1 1 1 claw claw heart"})
    match.play("keep")
    room = served.guest.http.post("/records", content=match.save()).json()["room"]
    view = served.guest.get(f"/rooms/{room['id']}/positions/0")["view"]
    assert view["table"]["monsters"][1]["place"] == "city"


RECORD = parlour.start("king-of-tokyo", seats=2, seed=1).save()


def more(*lines: str, moves: int = 0) -> bytes:
    """The record with these lines before its end."""
    return RECORD.replace("end 0", "\n".join([*lines, f"end {moves}"])).encode()


def scenario(**words: object) -> bytes:
    return more(f"scenario {json.dumps(words)}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "this is no record"),
        (b"\xff\xfe", "a record is text in UTF-8"),
        (b"\x00" * 100, "this is no record"),
        (b"parlour record 99\n", "newer"),
        (b"parlour record 1\ngame chess 1\nseats 2\nseed 1\nend 0 x\n", "no game 'chess'"),
        (RECORD.replace("king-of-tokyo 1", "king-of-tokyo 999").encode(), "newer"),
        (RECORD.replace("seats 2", "seats 99").encode(), "2 to 6 players"),
        (RECORD.replace("seats 2", f"seats {'9' * 1500}").encode(), "cannot be read"),
        (RECORD.replace("seed 1", "seed " + "[" * 1500).encode(), "cannot be read"),
        (RECORD.replace("seed 1", "seed " + "[" * 5000).encode(), "longer than 2000 signs"),
        (RECORD.replace("seed 1", 'seed "\\ud800"').encode(), "holds signs that are no text"),
        (RECORD.replace("seed 1", f'seed "{"x" * 201}"').encode(), "at most 200 signs, not 201"),
        (RECORD.replace("seed 1", f"seed {2**128}").encode(), "at most 128 bits"),
        (RECORD.replace("seed 1", "seed 1\nseed 2").encode(), "says once more what its seed is"),
        (RECORD.replace("end 0", "set cards.wings.cost 9999\nend 0").encode(), "from 0 to 1000"),
        (RECORD.replace("end 0", "set cards.wings.cost 3\n" * 2 + "end 0").encode(), "cannot be read"),
        (
            more("set numbers.goal 10", *(f"set cards.wings.c{n} 1" for n in range(64))),
            "changes 65 numbers; at most 64",
        ),
        (more(*(f"option o{n} x" for n in range(65))), "72 options; at most 64"),
        (more(*(f"0: roll {n}" for n in range(5001)), moves=5001), "5001 moves; at most 5000"),
        (more(*(f"player {n} Ann" for n in range(2, 5))), "5 players for 2 seats"),
        (scenario(overrides={"cards.wings.name": "Fins"}), "changes texts"),
        (scenario(overrides={f"cards.wings.c{n}": 1 for n in range(65)}), "changes 65 numbers"),
        (scenario(overrides={"cards.wings.cost": 10**30}), "from -1000000 to 1000000"),
        (scenario(rolls=["1"] * 2001), "at most 2000 values"),
        (scenario(dice="1 " * 5000), "at most 8000 signs"),
        (scenario(store=[[[[[[["wings"]]]]]]]), "at most 6 tables or lists"),
        (scenario(store="x" * 70_000), "longer than 65536 signs"),
        (scenario(seats=10_000), "from 0 to 1000"),
        (scenario(seed="x" * 300), "at most 200 signs"),
        (RECORD[:-5].encode(), "damaged"),
        (RECORD.replace("end 0", "0: castle\nend 1").encode(), "damaged at move 1"),
        (RECORD.replace("end 0", "7: alienoid\nend 1").encode(), "not seat 7's"),
    ],
    ids=range(32),
)
def test_a_bad_record_is_refused_in_one_sentence(served: Served, text: bytes, sentence: str) -> None:
    answer = served.guest.http.post("/records", content=text)
    assert answer.status_code == 422
    assert sentence in answer.json()["error"]


def test_a_record_that_changes_texts_is_refused(served: Served) -> None:
    match = parlour.start("king-of-tokyo", seats=2, seed=1, overrides={"cards.wings.name": "Fins"})
    answer = served.guest.http.post("/records", content=match.save())
    assert answer.status_code == 422 and "changes texts" in answer.json()["error"]


def test_a_text_that_would_fill_the_memory_changes_nothing_anywhere() -> None:
    for text in ("{cost:>99999999}", "{cost!r:>9}", "{cost.real}", "{name}", "{", "x" * 501):
        with pytest.raises(parlour.BadSetup, match=r"cards\.wings\.name"):
            parlour.start("king-of-tokyo", overrides={"cards.wings.name": text})
    with pytest.raises(parlour.BadSetup, match=r"there is no 'cards\.wings\.text' to change"):
        parlour.start("king-of-tokyo", overrides={"cards.wings.text": "Pay."})  # texts follow the numbers


def test_the_server_itself_builds_nothing_of_a_record_that_is_brought(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = parlour.start("king-of-tokyo", seats=2, seed=1)
    for _ in range(20):
        match.play(match.moves()[0].id)
    for name in ("parlour.engine.match.Match.__init__", "parlour.engine.record.read_record"):
        monkeypatch.setattr(name, None)
    room = served.guest.http.post("/records", content=match.save())
    assert room.status_code == 201 and room.json()["room"]["ply"] == 20


@pytest.mark.parametrize(
    ("seconds", "memory", "sentence"),
    [(5.0, 1024 * 1024, "more than 1 MB of memory"), (0.01, 2**28, "longer than 0.01 s")],
)
def test_a_trial_has_limits_on_time_and_memory_and_the_next_one_is_fine(
    seconds: float, memory: int, sentence: str
) -> None:
    match = long_match(5000)

    async def story() -> None:
        trials = Trials(seconds, memory)
        with pytest.raises(Problem, match=sentence):
            await trials.read(match.save())
        trials.seconds = bounds.TRIAL_SECONDS
        assert (await trials.read(RECORD)).record.seats == 2
        await trials.close()

    asyncio.run(story())


def test_not_many_can_wait_for_a_trial(served: Served) -> None:
    served.house.trials.waiting = bounds.MOST_TRIALS
    assert served.guest.http.post("/records", content=RECORD).status_code == 429
    served.house.trials.waiting = 0
    assert served.guest.http.post("/records", content=RECORD).status_code == 201


def test_what_is_said_of_a_record_is_a_sentence_and_not_the_record(served: Served) -> None:
    answer = served.guest.http.post("/records", content=scenario(store="x" * 7000))
    assert answer.status_code == 422 and len(answer.json()["error"]) <= LONGEST_SENTENCE + 2
