"""Looking back: every position as it was, at any distance, in little memory."""

import json
import random
from typing import Any

import pytest

import parlour
from parlour.engine.match import Match
from parlour.server import films, house, tables
from tests.server.harness import Guest, Served, hear, long_match

GAMES = sorted(parlour.games())


def bring(guest: Guest, text: str) -> Any:
    answer = guest.http.post("/records", content=text)
    assert answer.status_code == 201, answer.text
    return answer.json()["room"]


def as_it_was(match: Match, ply: int) -> Any:
    """The position as a spectator saw it, played from the beginning until it has counted so many moves."""
    lines = match.save().splitlines()
    moves = [line for line in lines if line.partition(":")[0].isdigit()]
    again = parlour.start(
        match.game.id,
        len(match.players),
        match._record.seed,
        match._record.options,
        match._record.overrides,
        match.players,
    )
    for move in moves:
        if again.known_ply(None) == ply:
            break
        again.play(move.partition(": ")[2])
    journal = [vars(entry) for entry in again.journal(None, ply)]
    return json.loads(json.dumps({"ply": ply, "view": again.view(None), "journal": journal}))


def shown(guest: Guest, room: str, ply: int) -> Any:
    found = guest.get(f"/rooms/{room}/positions/{ply}")
    return {name: found[name] for name in ("ply", "view", "journal")}


def played(id: str, seed: int, most: int) -> Match:
    """A match that was played at random to its end, or so many moves of it."""
    match, chance = parlour.start(id, seed=seed), random.Random(seed)
    while not match.over and match.ply < most:
        match.play(chance.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("id", GAMES)
def test_every_position_is_as_it_was(served: Served, id: str) -> None:
    match = played(id, 3, 120)
    room = bring(served.guest, match.save())["id"]
    last = match.known_ply(None)
    plies = list(range(last + 1))
    random.Random(3).shuffle(plies)  # as with a slider
    for ply in [*plies[:40], 0, last, films.STEP, films.STEP + 1]:
        if ply <= last:
            assert shown(served.guest, room, ply) == as_it_was(match, ply)
    served.guest.get(f"/rooms/{room}/positions/{last + 1}", 404)


def test_a_running_match_can_be_looked_back_at_also_after_a_move_was_taken_back(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room = opened["room"]["id"]
    both = [guest.with_token(opened["token"]), guest.with_token(guest.post(f"/rooms/{room}/join")["token"])]
    for number in range(12):
        for one in both:
            table = one.get(f"/rooms/{room}/table")
            if table["moves"]:
                one.post(f"/rooms/{room}/moves", {"ply": table["view"]["ply"], "move": table["moves"][0]["id"]})
                after = one.get(f"/rooms/{room}/table")
                ply = after["view"]["ply"]
                assert one.get(f"/rooms/{room}/positions/{ply}")["view"] == after["view"]
                if number % 2 == 0 and after["undo"]["possible"]:
                    one.post(f"/rooms/{room}/undo", {"ply": ply})
                    assert one.get(f"/rooms/{room}/positions/{ply - 1}")["view"]["ply"] == ply - 1
                    one.get(f"/rooms/{room}/positions/{ply}", 404)


def test_a_long_match_is_kept_in_a_few_copies(served: Served) -> None:
    match = long_match(5000)
    room = bring(served.guest, match.save())["id"]
    for ply in (0, 1, 2500, 4999, 5000):
        assert shown(served.guest, room, ply) == as_it_was(match, ply)
    assert 5000 // films.STEP * 1000 < served.house.films.size < 1024 * 1024


@pytest.mark.parametrize("id", GAMES)
def test_the_scores_are_those_of_the_positions(served: Served, id: str) -> None:
    match = played(id, 5, 700)
    room = bring(served.guest, match.save())["id"]
    told = served.guest.get(f"/rooms/{room}/scores")
    plies, rounds, last = told["plies"], told["rounds"], match.known_ply(None)
    assert plies == sorted(set(plies)) and plies[-1] == last
    assert all(len(line) == len(plies) for line in told["scores"])
    for at, ply in enumerate(plies):
        position = served.guest.get(f"/rooms/{room}/positions/{ply}")
        assert [line[at] for line in told["scores"]] == position["view"]["scores"]
        if rounds is not None and ply not in (0, last):
            assert "round" in [entry["mark"] for entry in position["journal"]]
    if rounds is not None:
        assert rounds == list(range(rounds[-1] + 1))
    else:
        assert plies[0] == 0
    assert served.guest.get(f"/rooms/{room}/scores") == told  # once more, from what is noted


def test_where_there_are_rounds_the_scores_go_by_them(served: Served) -> None:
    by_round = {}
    for id in GAMES:
        match = played(id, 5, 700)
        room = bring(served.guest, match.save())["id"]
        by_round[id] = served.guest.get(f"/rooms/{room}/scores")["rounds"] is not None
    assert by_round["dice-city"] and by_round["city-of-iron"] and not by_round["king-of-tokyo"]


def test_the_scores_of_a_running_match_follow_its_moves_also_those_taken_back(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2, game="dice-city")
    room = opened["room"]["id"]
    guest.get(f"/rooms/{room}/scores", 409)
    both = [guest.with_token(opened["token"]), guest.with_token(guest.post(f"/rooms/{room}/join")["token"])]
    chance, taken = random.Random(1), 0
    for _ in range(90):
        for one in both:
            table = one.get(f"/rooms/{room}/table")
            if not table["moves"]:
                continue
            move = chance.choice(table["moves"])["id"]
            one.post(f"/rooms/{room}/moves", {"ply": table["view"]["ply"], "move": move})
            after = one.get(f"/rooms/{room}/table")
            if after["undo"]["possible"] and chance.random() < 0.3:
                one.post(f"/rooms/{room}/undo", {"ply": after["view"]["ply"]})
                after, taken = one.get(f"/rooms/{room}/table"), taken + 1
            told = one.get(f"/rooms/{room}/scores")
            assert told["plies"][-1] == after["view"]["ply"]
            assert [line[-1] for line in told["scores"]] == after["view"]["scores"]
    assert taken > 5 and told["rounds"] is not None


def test_of_a_long_match_a_bounded_number_of_scores_is_told(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_SCORES", 12)
    match = long_match(900)
    room = bring(served.guest, match.save())["id"]
    told = served.guest.get(f"/rooms/{room}/scores")
    assert len(told["plies"]) <= 12 and told["plies"][0] == 0 and told["plies"][-1] == 900
    assert [line[-1] for line in told["scores"]] == match.scores()


def test_all_films_together_stay_within_their_bytes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "MOST_BYTES", 100_000)
    match = long_match(500)
    rooms = [bring(served.guest, match.save())["id"] for _ in range(6)]
    for room in rooms:
        served.guest.get(f"/rooms/{room}/positions/500")
        assert 0 < served.house.films.size <= 100_000
    assert list(served.house.films.films)[-1] == rooms[-1]
    assert rooms[0] not in served.house.films.films
    assert shown(served.guest, rooms[0], 77) == as_it_was(match, 77)  # it is only slower to come back to


def test_one_match_cannot_take_all_of_them(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "LARGEST_FILM", 10_000)
    match = long_match(1000)
    room = bring(served.guest, match.save())["id"]
    for ply in (1000, 999, 640, 513, 33, 32, 1, 0):
        assert shown(served.guest, room, ply) == as_it_was(match, ply)
    film = served.house.films.films[room]
    assert film.copied <= 10_000 and film.step > films.STEP


def test_of_the_rooms_made_of_records_few_are_in_memory(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_RECALLED", 250)
    text = long_match(100).save()
    guest = served.guest
    rooms = [bring(guest, text)["id"] for _ in range(4)]
    with guest.socket(rooms[0]) as watching:
        assert hear(watching, "table")["table"]["ply"] == 100
        for room in rooms[1:]:
            guest.get(f"/rooms/{room}/table")
        kept = served.house.rooms
        assert sum(1 for room in kept.values() if room.match is not None) == 2
        assert rooms[1] not in kept and kept[rooms[0]].match is None  # who watches it is not thrown out
        assert guest.get(f"/rooms/{rooms[0]}/table")["view"]["ply"] == 100
