"""Records: download when it is over, bring one along, replay it."""

import pytest

import parlour
from tests.server.harness import Guest, Served, play_out


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
        (RECORD.replace("seats 2", f"seats {'9' * 5000}").encode(), "cannot be read"),
        (RECORD.replace("seed 1", "seed " + "[" * 5000).encode(), "damaged"),
        (RECORD.replace("seed 1", 'seed "\\ud800"').encode(), "damaged"),
        (RECORD.replace("end 0", "set cards.wings.cost 9999\nend 0").encode(), "from 0 to 1000"),
        (RECORD[:-5].encode(), "damaged"),
        (RECORD.replace("end 0", "0: castle\nend 1").encode(), "damaged at move 1"),
        (RECORD.replace("end 0", "7: alienoid\nend 1").encode(), "not seat 7's"),
    ],
    ids=range(14),
)
def test_a_bad_record_is_refused_in_one_sentence(served: Served, text: bytes, sentence: str) -> None:
    answer = served.guest.http.post("/records", content=text)
    assert answer.status_code == 422
    assert sentence in answer.json()["error"]


def test_a_record_that_changes_texts_is_refused(served: Served) -> None:
    match = parlour.start("king-of-tokyo", seats=2, seed=1, overrides={"cards.wings.name": "Fins"})
    answer = served.guest.http.post("/records", content=match.save())
    assert answer.status_code == 422 and "changes texts" in answer.json()["error"]
