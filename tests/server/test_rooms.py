"""Rooms: open, join, fill, hand over, leave, play again."""

import hashlib
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.bots import BOTS, LEVELS
from parlour.server.live import Live
from tests.server.harness import Guest, Served, hear, play_any, play_out, wait_for


def kinds(info: dict[str, list[dict[str, object]]]) -> list[object]:
    return [seat["kind"] for seat in info["seats"]]


def test_friends_join_by_the_link_and_the_match_starts_by_itself(served_by_both: Served) -> None:
    ann = served_by_both.guest
    opened = ann.open(3, name="Ann", take_seat=1)
    room = opened["room"]["id"]
    assert opened["seat"] == 1 and opened["room"]["state"] == "waiting"
    assert kinds(opened["room"]) == ["open", "person", "open"]

    first = ann.post(f"/rooms/{room}/join", {"name": "Ben", "colour": 3})
    assert first["seat"] == 0
    second = ann.post(f"/rooms/{room}/join", {"name": "ann", "seat": 2})
    assert second["seat"] == 2

    info = ann.get(f"/rooms/{room}")
    assert info["state"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "Ann", "ann 2"]
    table = ann.with_token(first["token"]).get(f"/rooms/{room}/table")
    assert table["you"] == 0 and table["view"]["players"] == ["Ben", "Ann", "ann 2"]
    assert table["moves"] and table["waiting_for"] == 0
    assert ann.with_token(second["token"]).get(f"/rooms/{room}/table")["moves"] == []


def test_a_seat_is_taken_once(served: Served) -> None:
    guest = served.guest
    room = guest.open(3)["room"]["id"]
    guest.post(f"/rooms/{room}/join", {"seat": 1})
    assert "taken" in guest.post(f"/rooms/{room}/join", {"seat": 1}, 409)["error"]
    assert "no seat 7" in guest.post(f"/rooms/{room}/join", {"seat": 7}, 422)["error"]
    guest.post(f"/rooms/{room}/join")
    assert "started" in guest.post(f"/rooms/{room}/join", {}, 409)["error"]


def test_the_levels_of_bots_are_the_bots_of_the_house(served: Served) -> None:
    for game in served.guest.get("/games"):
        assert [(level["id"], level["name"]) for level in game["levels"]] == [
            ("easy", "Easy"),
            ("normal", "Normal"),
            ("hard", "Hard"),
            ("expert", "Expert"),
        ]
        assert all(level["id"] in BOTS and level["sentence"] for level in game["levels"])


def test_bots_of_every_level_play(served: Served) -> None:
    guest = served.guest
    room = guest.open(4, bots=list(enumerate(LEVELS)), take_seat=None)["room"]["id"]
    moved: set[int] = set()

    def all_have_moved() -> bool:
        moved.update(entry.seat for entry in served.do(served.house.store.entries(room, 0)))
        return len(moved) == 4

    wait_for(all_have_moved)


def test_the_host_fills_open_seats_with_bots(served_by_both: Served) -> None:
    guest = served_by_both.guest
    opened = guest.open(4, bots=[(3, "easy")])
    room = opened["room"]["id"]
    guest.post(f"/rooms/{room}/fill", {"level": "easy"}, 401)
    guest.with_token(opened["token"]).post(f"/rooms/{room}/fill", {"level": "easy"}, 403)
    host = guest.with_token(opened["host"])
    assert (
        "known are easy, expert, hard, normal"
        in host.post(f"/rooms/{room}/fill", {"level": "grandmaster"}, 422)["error"]
    )
    info = host.post(f"/rooms/{room}/fill", {"level": "normal"})
    assert kinds(info) == ["person", "bot", "bot", "bot"]
    assert [seat["level"] for seat in info["seats"]] == [None, "normal", "normal", "easy"]
    assert len({seat["name"] for seat in info["seats"]}) == 4
    assert len({seat["colour"] for seat in info["seats"]}) == 4
    assert info["state"] == "playing"
    host.post(f"/rooms/{room}/fill", {}, 409)


def test_leaving_before_the_match_opens_the_seat_and_in_it_a_bot_plays_on(served: Served) -> None:
    guest = served.guest
    opened = guest.open(3)
    room = opened["room"]["id"]
    joined = guest.post(f"/rooms/{room}/join", {"name": "Ben", "seat": 1})
    ben = guest.with_token(joined["token"])
    assert kinds(ben.post(f"/rooms/{room}/leave")) == ["person", "open", "open"]
    ben.post(f"/rooms/{room}/leave", {}, 403)

    ben = guest.with_token(guest.post(f"/rooms/{room}/join", {"seat": 1})["token"])
    guest.post(f"/rooms/{room}/join")
    info = ben.post(f"/rooms/{room}/leave")
    assert kinds(info) == ["person", "bot", "person"] and info["seats"][1]["held"]
    info = ben.post(f"/rooms/{room}/seats/1/take")
    assert kinds(info) == ["person", "person", "person"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(served_by_both: Served) -> None:
    guest = served_by_both.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    guest.post(f"/rooms/{room}/seats/0/bot", {"level": "easy"}, 401)
    ann.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 403)
    guest.post(f"/rooms/{room}/seats/0/take", {}, 401)
    ann.post(f"/rooms/{room}/seats/9/take", {}, 404)

    assert kinds(ann.post(f"/rooms/{room}/seats/0/bot", {"level": "easy"})) == ["bot", "bot"]
    wait_for(lambda: guest.get(f"/rooms/{room}")["ply"] > 5)
    table = ann.get(f"/rooms/{room}/table")
    if not table["room"]["over"]:
        answer = ann.post(f"/rooms/{room}/seats/0/take")
        assert kinds(answer) == ["person", "bot"]
        wait_for(lambda: guest.get(f"/rooms/{room}/table")["waiting_for"] in (0, None))
        play_any(ann, room)


def test_while_a_bot_plays_for_you_your_own_move_is_refused(served: Served) -> None:
    guest = served.guest
    first = guest.open(2)
    room = first["room"]["id"]
    guest.post(f"/rooms/{room}/join")
    ann = guest.with_token(first["token"])
    served.do(wait_with_bots(served, room))
    ann.post(f"/rooms/{room}/seats/0/bot", {"level": "easy"})
    answer = ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 409)
    assert "a bot plays for you" in answer["error"]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds go by in all rooms."""
    passed = 0.0

    def pass_by(seconds: float) -> None:
        nonlocal passed
        passed += seconds
        gone = passed
        monkeypatch.setattr(Live, "clock", staticmethod(lambda: time.time() + gone))

    return pass_by


def test_the_host_cannot_replace_who_is_there(served_by_both: Served, later: Callable[[float], None]) -> None:
    guest = served_by_both.guest
    opened = guest.open(3, name="Ann", bots=[(2, "easy")])
    room, host = opened["room"]["id"], guest.with_token(opened["host"])
    assert host.get(f"/rooms/{room}/stand-ins")[0] == {
        "seat": 0,
        "possible": False,
        "reason": "the match is not being played",
    }
    ben = guest.with_token(guest.post(f"/rooms/{room}/join", {"name": "Ben"})["token"])
    play_any(guest.with_token(opened["token"]), room)  # now Ben is asked
    with ben.socket(room) as page:
        hear(page, "table")
        later(10_000)
        answer = host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 409)
        assert answer["error"] == "Ben is here: nobody else can hand over this seat"
    wait_for(lambda: not guest.get(f"/rooms/{room}")["seats"][1]["online"])
    later(89 - 10)
    host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 409)
    later(20)  # absent, and asked for long
    assert kinds(host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"})) == ["person", "bot", "bot"]
    ben.post(f"/rooms/{room}/seats/1/take")  # whoever comes back has the seat again
    host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 409)


def test_an_absent_player_is_waited_for_on_their_turn_only(served: Served, later: Callable[[float], None]) -> None:
    guest = served.guest
    opened = guest.open(2, name="Ann", take_seat=1)
    room, host = opened["room"]["id"], guest.with_token(opened["host"])
    ben = guest.with_token(guest.post(f"/rooms/{room}/join", {"name": "Ben"})["token"])
    later(100)
    ann, reasons = guest.with_token(opened["token"]), lambda: host.get(f"/rooms/{room}/stand-ins")
    assert [one["reason"] for one in reasons()] == [
        "Ben is away: a bot may play on in 20 seconds",
        "Ann is away, but others are asked",
    ]
    assert "in 20 seconds" in host.post(f"/rooms/{room}/seats/0/bot", {"level": "easy"}, 409)["error"]
    assert "others are asked" in host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 409)["error"]
    ben.get(f"/rooms/{room}/table")  # a program that asks now and then is there too
    later(30)
    assert reasons()[0]["reason"] == "Ben is here: nobody else can hand over this seat"
    later(90)
    assert reasons()[0] == {"seat": 0, "possible": True, "reason": None}
    ann.get(f"/rooms/{room}/stand-ins", 403)
    guest.get(f"/rooms/{room}/stand-ins", 401)


def test_a_stand_in_is_not_made_weaker_while_its_player_looks_on(served: Served) -> None:
    guest = served.guest
    opened = guest.open(3, name="Ann", bots=[(2, "easy")])
    room, host = opened["room"]["id"], guest.with_token(opened["host"])
    ben = guest.with_token(guest.post(f"/rooms/{room}/join", {"name": "Ben"})["token"])
    served.do(wait_with_bots(served, room))
    ben.post(f"/rooms/{room}/seats/1/bot", {"level": "expert"})
    assert "Ben is here" in host.post(f"/rooms/{room}/seats/1/bot", {"level": "easy"}, 409)["error"]
    info = host.post(f"/rooms/{room}/seats/2/bot", {"level": "hard"})
    assert [seat["level"] for seat in info["seats"]] == [None, "expert", "hard"]


async def wait_with_bots(served: Served, id: str) -> None:
    """Keep the bots of a room from playing."""
    room = await served.house.room(id)
    room.drive = lambda: None  # type: ignore[method-assign]


def test_a_room_that_waits_can_be_closed_by_its_host(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, host = opened["room"]["id"], guest.with_token(opened["host"])
    assert guest.http.delete(f"/rooms/{room}").status_code == 401
    with guest.socket(room) as watching:
        hear(watching, "table")
        assert host.http.delete(f"/rooms/{room}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            hear(watching)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4410
    guest.get(f"/rooms/{room}", 404)
    started = guest.open(2, bots=[(1, "easy")])
    assert guest.with_token(started["host"]).http.delete(f"/rooms/{started['room']['id']}").status_code == 409


def test_open_rooms_are_listed_and_others_are_not(served_by_both: Served) -> None:
    guest = served_by_both.guest
    listed = guest.open(2, open=True)["room"]["id"]
    playing = guest.open(2, open=True, bots=[(1, "easy")])["room"]["id"]
    guest.open(2)
    lists = guest.get("/rooms")
    assert [room["id"] for room in lists["waiting"]] == [listed]
    assert [room["id"] for room in lists["playing"]] == [playing]
    assert lists["over"] == []


def test_the_dice_can_be_checked_and_a_rematch_keeps_seats_and_tokens(served_by_both: Served) -> None:
    guest = served_by_both.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    assert opened["room"]["seed"] is None and opened["room"]["nonce"] is None
    ann.post(f"/rooms/{room}/rematch", {}, 409)

    info = play_out([ann], room)
    assert info["commitment"] == opened["room"]["commitment"]
    assert hashlib.sha256(f"{info['seed']}:{info['nonce']}".encode()).hexdigest() == info["commitment"]
    assert len(bytes.fromhex(info["seed"])) == 16

    guest.post(f"/rooms/{room}/rematch", {}, 401)
    again = ann.post(f"/rooms/{room}/rematch", {}, 201)["room"]
    assert ann.post(f"/rooms/{room}/rematch", {}, 201)["room"]["id"] == again["id"]
    assert guest.get(f"/rooms/{room}")["next"] == again["id"]
    assert again["commitment"] != info["commitment"] and kinds(again) == ["person", "bot"]
    assert play_any(ann, again["id"])["you"] == 0
    guest.with_token(opened["host"]).post(f"/rooms/{again['id']}/seats/1/bot", {"level": "hard"})  # the host's as well


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 7}, "2 to 6 players, not 7"),
        ({"seats": 0}, "seats: "),
        ({"seats": "2"}, "seats: "),
        ({"options": {"monsters": "dragons"}}, "option 'monsters'"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"overrides": {"cards.wings.cost": -1}}, "from 0 to 1000"),
        ({"overrides": {"cards.wings.feathers": 1}}, "there is no 'cards.wings.feathers'"),
        ({"overrides": {"cards.wings.name": "Fins"}}, "overrides"),
        ({"bots": [{"seat": 0}]}, "seat 0 is given twice"),
        ({"bots": [{"seat": 5}]}, "no seat 5"),
        ({"bots": [{"seat": 1, "level": "silly"}]}, "no level 'silly'"),
        ({"take_seat": 4}, "no seat 4"),
        ({"name": "\u202e\u200b"}, "name: has no sign"),
        ({"colour": 99}, "colour: "),
    ],
)
def test_a_room_that_makes_no_sense_is_refused_in_one_sentence(
    served: Served, change: dict[str, object], sentence: str
) -> None:
    body = {"game": "king-of-tokyo", "seats": 2, **change}
    assert sentence in served.guest.post("/rooms", body, 422)["error"]


def test_changed_numbers_are_played_with_and_shown(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, overrides={"cards.wings.cost": 1, "numbers.goal": 10})
    room = opened["room"]["id"]
    assert opened["room"]["overrides"] == {"cards.wings.cost": 1, "numbers.goal": 10}
    assert guest.get(f"/rooms/{room}/content")["cards"]["wings"]["cost"] == 1
    assert guest.get("/games/king-of-tokyo/content")["cards"]["wings"]["cost"] != 1


def test_a_name_is_one_visible_line(served: Served) -> None:
    guest: Guest = served.guest
    opened = guest.open(2, name="  Zoë\t\u202eB\u0000 👩‍🚀  ")
    assert opened["room"]["seats"][0]["name"] == "Zoë B 👩‍🚀"
