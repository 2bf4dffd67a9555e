"""A reader's language: whoever asks for one that the game has is told everything in it, and others in theirs."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import parlour
from parlour.server.language import best_of
from tests.nobodys import NAMES, NOBODYS, is_foreign
from tests.server.harness import Guest, Served, hear, say

IN_IT = {"Accept-Language": f"{NOBODYS}, en;q=0.5"}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at, fr", "de"),
        ("fr, de;q=0.2, en;q=0.7", "en"),
        ("pt-br", "pt-BR"),
        ("pt", "en"),
        ("de;q=0, en", "en"),
        ("de;q=much, ;;,=", "en"),
        ("*", "en"),
        ("x," * 5000 + "de", "en"),
    ],
)
def test_the_language_that_is_wanted_most_and_spoken_is_chosen(wanted: str, language: str) -> None:
    assert best_of(["en", "de", "pt-BR"], wanted) == language


def sentences(told: Any, key: str = "") -> Iterator[str]:
    """What people read in an answer; data and names of players are no sentences."""
    if isinstance(told, dict):
        for name, part in told.items():
            if name not in ("room", "view", "changes", "fields", "subjects", "facts", "about", "shape"):
                yield from sentences(part, name)
    elif isinstance(told, list):
        for part in told:
            yield from sentences(part, key)
    elif key in ("prompt", "label", "reason", "text", "name", "sentence", "error") and isinstance(told, str):
        yield told


def foreign(told: Any) -> list[str]:
    return [sentence for sentence in sentences(told) if is_foreign(sentence)]


@pytest.fixture
def room(served: Served, nobodys: None) -> tuple[str, Guest, Guest]:
    """A room of two, whose names have no letters; and both of them."""
    opened = served.guest.open(name=NAMES[0])
    joined = served.guest.post(f"/rooms/{opened['room']['id']}/join", {"name": NAMES[1]})
    return opened["room"]["id"], served.guest.with_token(opened["token"]), served.guest.with_token(joined["token"])


def test_a_table_is_told_in_the_language_that_is_asked_for(room: tuple[str, Guest, Guest]) -> None:
    id, first, second = room
    for guest in (first, second):
        told, plain = guest.get(f"/rooms/{id}/table", headers=IN_IT), guest.get(f"/rooms/{id}/table")
        assert (told["language"], plain["language"]) == (NOBODYS, "en")
        assert foreign(told) == [] and told["prompt"] != plain["prompt"]
        assert [move["notation"] for move in told["moves"]] == [move["notation"] for move in plain["moves"]]
        assert told["view"] == plain["view"]
    printed = first.get(f"/rooms/{id}/printed", headers=IN_IT)
    assert foreign(printed) == [] and not any(map(is_foreign, printed["board"].values()))
    assert first.get(f"/rooms/{id}/printed")["board"]["store"] == "Store"


def test_what_is_refused_looked_ahead_and_looked_back_at_is_told_in_it(room: tuple[str, Guest, Guest]) -> None:
    id, first, second = room
    asked = first if first.get(f"/rooms/{id}/table")["moves"] else second
    table = asked.get(f"/rooms/{id}/table")
    refused = asked.tries(f"/rooms/{id}/moves", {"ply": table["ply"], "move": "nonsense"}, headers=IN_IT).json()
    assert not is_foreign(refused["error"].split("'nonsense'")[1].partition("'")[0])
    ahead = asked.post(f"/rooms/{id}/ahead", {"ply": table["ply"], "plans": [[]]}, headers=IN_IT)
    assert foreign(ahead) == [] and ahead["plans"][0]["moves"]
    stale = asked.tries(f"/rooms/{id}/moves", {"ply": table["ply"] + 1, "move": 0}, headers=IN_IT).json()
    assert foreign(stale["table"]) == []
    asked.post(f"/rooms/{id}/moves", {"ply": table["ply"], "move": table["moves"][0]["notation"]}, headers=IN_IT)
    position = asked.get(f"/rooms/{id}/positions/{table['ply'] + 1}", headers=IN_IT)
    assert foreign(position) == []


def test_everybody_at_a_table_reads_it_in_a_language_of_their_own(room: tuple[str, Guest, Guest]) -> None:
    id, first, second = room
    asked, other = (first, second) if first.get(f"/rooms/{id}/table")["moves"] else (second, first)
    with asked.socket(id) as english, other.socket(id, additional_headers=IN_IT) as odd:
        table = hear(english, "table")["table"]
        assert hear(odd, "table")["table"]["language"] == NOBODYS
        say(english, type="move", ply=table["ply"], move=table["moves"][0]["notation"], key="a")
        told, plain = news(odd), news(english)
        assert foreign(told) == []
        assert [entry["fields"] for entry in told["journal"]] == [entry["fields"] for entry in plain["journal"]]
        assert any(map(is_foreign, sentences(plain)))


def news(socket: ClientConnection) -> Any:
    """The next update in which something happens."""
    while not (table := hear(socket, "update")["table"])["journal"]:
        pass
    return table


def test_hello_says_the_language_in_place_of_the_header(room: tuple[str, Guest, Guest]) -> None:
    id, first, _ = room
    address = first.address.replace("http", "ws", 1)
    with connect(f"{address}/api/rooms/{id}/socket", max_size=None) as socket:
        socket.send(json.dumps({"token": first.token, "language": NOBODYS}))
        assert hear(socket, "table")["table"]["language"] == NOBODYS
    with connect(f"{address}/api/rooms/{id}/socket", max_size=None) as socket:
        socket.send(json.dumps({"token": first.token, "language": "x" * 5000}))
        assert hear(socket)["status"] == 422


def test_the_games_tell_of_themselves_in_it(served: Served, nobodys: None) -> None:
    for game in served.guest.get("/games", headers=IN_IT):
        assert game["languages"] == ["en", NOBODYS]
        said = [game["name"], game["sentence"], game["credit"], *(option["sentence"] for option in game["options"])]
        said += [label for option in game["options"] for label in option["labels"]]
        assert not [sentence for sentence in said if is_foreign(sentence)]
    cards = parlour.find_game("king-of-tokyo").content.table("cards")
    rules = served.guest.get("/games/king-of-tokyo/rules", headers=IN_IT)
    for clause in rules["clauses"]:
        if clause["id"] in cards:
            assert not is_foreign(clause["text"]) and not is_foreign(clause["chapter"])


def test_answers_that_differ_by_language_say_so(room: tuple[str, Guest, Guest]) -> None:
    id, first, _ = room
    for path in ("/games", "/games/king-of-tokyo/rules", f"/rooms/{id}/printed"):
        assert "Accept-Language" in first.http.get(path).headers["vary"]
