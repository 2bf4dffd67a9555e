"""Playing: the ply that a move answers, refusals, idempotency, taking back, hints."""

import pytest

from tests.server.harness import Guest, Served, play_any, play_out, serving, wait_for


@pytest.fixture
def pair(served_by_both: Served) -> tuple[str, Guest, Guest]:
    """A room of two people, and its players."""
    guest = served_by_both.guest
    opened = guest.open(2, name="Ann")
    room = opened["room"]["id"]
    joined = guest.post(f"/rooms/{room}/join", {"name": "Ben"})
    return room, guest.with_token(opened["token"]), guest.with_token(joined["token"])


def test_a_move_names_the_ply_it_answers(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    assert ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "giga-zaur"}) == {"ply": 1, "made": 1}

    stale = ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "giga-zaur"}, 409)
    assert stale["table"]["ply"] == 1 and stale["table"]["you"] == 0
    early = ben.post(f"/rooms/{room}/moves", {"ply": 9, "move": 0}, 409)
    assert "1 move has been played" in early["error"]

    out_of_turn = ann.post(f"/rooms/{room}/moves", {"ply": 1, "move": "alienoid"}, 403)
    assert out_of_turn["error"] == "it is not your turn: Ben is asked"
    taken = ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": "giga-zaur"}, 422)
    assert taken["clause"] is not None and taken["clause"] not in taken["error"]
    nonsense = ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": "castle"}, 422)
    assert nonsense["clause"] is None and "is no move here" in nonsense["error"]
    assert ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": 0}) == {"ply": 2, "made": 1}
    assert [m["figure"] for m in ben.get(f"/rooms/{room}/table")["view"]["table"]["monsters"]] == [
        "giga-zaur",
        "alienoid",
    ]


def test_a_move_needs_a_token_and_the_right_one(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, _ = pair
    Guest(ann.address).post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 401)
    Guest(ann.address, "x" * 43).post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 403)
    Guest(ann.address, "x" * 43).get(f"/rooms/{room}/table", 403)


def test_the_same_key_again_plays_nothing_and_gives_the_same_answer(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    body, headers = {"ply": 0, "move": "the-king"}, {"Idempotency-Key": "k1"}
    assert ann.post(f"/rooms/{room}/moves", body, headers=headers) == {"ply": 1, "made": 1}
    ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": 0}, headers=headers)  # another seat's key is its own
    assert ann.post(f"/rooms/{room}/moves", body, headers=headers) == {"ply": 1, "made": 1}
    assert ann.get(f"/rooms/{room}")["ply"] == 2
    other = ann.post(f"/rooms/{room}/moves", {"ply": 2, "move": 0}, 422, headers=headers)
    assert "used for another move" in other["error"]
    ann.post(f"/rooms/{room}/moves", {"ply": 2, "move": 0}, 422, headers={"Idempotency-Key": "k" * 101})


def test_keys_survive_a_restart(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    guest.post(f"/rooms/{room}/join")
    body, headers = {"ply": 0, "move": "the-king"}, {"Idempotency-Key": "k1"}
    ann.post(f"/rooms/{room}/moves", body, headers=headers)
    served.house.rooms.clear()  # as after a restart: built anew from the database
    assert ann.post(f"/rooms/{room}/moves", body, headers=headers) == {"ply": 1, "made": 1}
    assert ann.get(f"/rooms/{room}")["ply"] == 1


def test_a_move_is_taken_back_while_nothing_new_is_known(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    assert ann.get(f"/rooms/{room}/table")["undo"] == {"possible": False, "reason": "nothing has been played yet"}
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "the-king"})
    assert ann.get(f"/rooms/{room}/table")["undo"] == {"possible": True, "reason": None}
    assert "Ann has moved since" in ben.post(f"/rooms/{room}/undo", {"ply": 1}, 409)["error"]
    assert ann.post(f"/rooms/{room}/undo", {"ply": 0}, 409)["table"]["ply"] == 1

    headers = {"Idempotency-Key": "back"}
    assert ann.post(f"/rooms/{room}/undo", {"ply": 1}, headers=headers) == {"ply": 0}
    assert ann.post(f"/rooms/{room}/undo", {"ply": 1}, headers=headers) == {"ply": 0}
    table = ann.get(f"/rooms/{room}/table")
    assert table["view"]["ply"] == 0 and table["journal"] == [] and table["moves"]
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "alienoid"})
    assert ann.get(f"/rooms/{room}/table")["view"]["table"]["monsters"][0]["figure"] == "alienoid"


def test_what_was_taken_back_stays_so_after_a_restart(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    ben = guest.with_token(guest.post(f"/rooms/{room}/join")["token"])
    for figure in ("the-king", "alienoid", "giga-zaur"):
        ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": figure})
        ann.post(f"/rooms/{room}/undo", {"ply": 1})
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "kraken"})
    ben.post(f"/rooms/{room}/moves", {"ply": 1, "move": "the-king"})
    before = ann.get(f"/rooms/{room}/table")
    served.house.rooms.clear()
    assert ann.get(f"/rooms/{room}/table") == before
    assert [entry.notation for entry in served.do(served.house.store.entries(room, 0))] == [
        *("the-king", None, "alienoid", None, "giga-zaur", None),
        *("kraken", "the-king"),
    ]
    info = play_out([ann, ben], room)
    assert "0: kraken\n1: the-king\n" in ann.get(f"/rooms/{room}/record") and info["over"]


def test_when_the_match_is_over_nothing_is_played_or_taken_back(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    ply = play_out([ann], room)["ply"]
    assert "the match is over" in ann.post(f"/rooms/{room}/moves", {"ply": ply, "move": 0}, 409)["error"]
    assert "its seed is known" in ann.post(f"/rooms/{room}/undo", {"ply": ply}, 409)["error"]
    table = ann.get(f"/rooms/{room}/table")
    assert table["waiting_for"] is None and table["moves"] == [] and table["prompt"] == "The match is over."


def test_before_the_match_there_is_a_table_to_look_at_but_nothing_to_play(served: Served) -> None:
    guest = served.guest
    opened = guest.open(3)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    table = ann.get(f"/rooms/{room}/table")
    assert table["view"] is None and table["prompt"] == "Waiting for 2 more players."
    assert "has not started" in ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 409)["error"]
    assert "has not started" in ann.post(f"/rooms/{room}/undo", {"ply": 0}, 409)["error"]
    ann.get(f"/rooms/{room}/positions/0", 409)
    ann.get(f"/rooms/{room}/record", 409)


def test_a_hint_is_three_legal_moves_with_their_chances_the_best_first(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    hinted = ann.post(f"/rooms/{room}/hint")["moves"]
    assert len(hinted) == 3 and all(0 <= move["chance"] <= 1 for move in hinted)
    legal = {move["id"]: move for move in ann.get(f"/rooms/{room}/table")["moves"]}
    for move in hinted:
        assert (move["notation"], move["label"]) == (legal[move["id"]]["notation"], legal[move["id"]]["label"])
    assert len({move["id"] for move in hinted}) == 3

    assert ann.post(f"/rooms/{room}/hint")["moves"] == hinted  # the same question, the same answer
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": hinted[0]["id"]})
    guest.post(f"/rooms/{room}/hint", {}, 401)


def test_a_hint_completes_a_choice_that_is_begun(served: Served) -> None:
    opened = served.guest.open(2, bots=[(1, "easy")], game="dice-city")
    room, ann = opened["room"]["id"], served.guest.with_token(opened["token"])
    wait_for(lambda: ann.get(f"/rooms/{room}/table")["moves"])
    table = ann.get(f"/rooms/{room}/table")
    white = next(move["notation"] for move in table["moves"] if move["begins"])
    then = ann.post(f"/rooms/{room}/ahead", {"ply": table["ply"], "plans": [[white]]})["plans"][0]["moves"]
    hinted = ann.post(f"/rooms/{room}/hint", {"after": [white]})["moves"]
    assert {move["notation"] for move in hinted} <= {move["notation"] for move in then}
    assert {move["notation"] for move in ann.post(f"/rooms/{room}/hint")["moves"]} <= {
        move["notation"] for move in table["moves"]
    }
    assert ann.get(f"/rooms/{room}/table")["ply"] == table["ply"]  # nothing is played

    refused = ann.post(f"/rooms/{room}/hint", {"after": [white, white]}, 422)
    assert refused["at"] == 1
    past = ann.post(f"/rooms/{room}/hint", {"after": [white, then[0]["notation"], "done", "done", "done"]}, 422)
    assert past["error"]


def test_a_hint_is_only_for_the_seat_that_is_asked(pair: tuple[str, Guest, Guest]) -> None:
    room, ann, ben = pair
    assert "it is not your turn" in ben.post(f"/rooms/{room}/hint", {}, 403)["error"]
    ann.post(f"/rooms/{room}/hint")


def test_where_the_bot_does_not_answer_in_time_there_is_no_hint_and_the_match_goes_on(sqlite: str) -> None:
    with serving(sqlite, budget=0.001) as served:
        opened = served.guest.open(2, bots=[(1, "easy")])
        room, ann = opened["room"]["id"], served.guest.with_token(opened["token"])
        assert "no hint was found" in ann.post(f"/rooms/{room}/hint", {}, 409)["error"]
        play_any(ann, room)


def test_looking_back_shows_each_position_as_the_viewer_saw_it(served_by_both: Served) -> None:
    guest = served_by_both.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    seen = {}
    for _ in range(30):
        table = play_any(ann, room)
        seen[table["view"]["ply"]] = table
    for ply, table in seen.items():
        position = ann.get(f"/rooms/{room}/positions/{ply}")
        assert position["view"] == table["view"]
        assert position["journal"] == [entry for entry in table["journal"] if entry["ply"] == ply]
        assert guest.get(f"/rooms/{room}/positions/{ply}")["view"]["you"] is None
    assert ann.get(f"/rooms/{room}/positions/0")["last"] is None
    assert ann.get(f"/rooms/{room}/positions/1")["last"]["seat"] == 0
    ann.get(f"/rooms/{room}/positions/4000", 404)
    ann.get(f"/rooms/{room}/positions/99999999999999999999", 422)


def test_the_journal_can_be_asked_for_from_a_ply_on(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, bots=[(1, "easy")])
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    while play_any(ann, room)["view"]["ply"] < 8:
        pass
    journal = ann.get(f"/rooms/{room}/table")["journal"]
    late = ann.get(f"/rooms/{room}/table", params={"since": 5})["journal"]
    assert 0 < len(late) < len(journal) and all(entry["ply"] >= 5 for entry in late)
    ann.get(f"/rooms/{room}/table", 422, params={"since": "soon"})
