"""What is sent is what is documented: every kind of answer against its model."""

from typing import Any

from pydantic import BaseModel, ConfigDict, TypeAdapter

from parlour.server import protocol
from tests.server.harness import Served, hear, play_any, play_out, say


def check(model: Any, data: Any) -> None:
    """The data fits the model, and has nothing that the model does not name."""
    adapter = TypeAdapter(model, config=None if is_model(model) else ConfigDict(extra="forbid"))
    read = adapter.validate_python(data)
    assert names(adapter.dump_python(read, mode="json")) == names(data)


def is_model(model: Any) -> bool:
    return isinstance(model, type) and issubclass(model, BaseModel)


def names(data: Any) -> Any:
    """The shape of some data: the names, at every depth."""
    if isinstance(data, dict):
        return {name: names(item) for name, item in data.items()}
    return [names(item) for item in data] if isinstance(data, list) else None


def test_every_answer_fits_its_model(served: Served) -> None:
    guest = served.guest
    check(protocol.Health, guest.get("/health"))
    check(protocol.Addresses, guest.get("/addresses"))
    for game in guest.get("/games"):
        check(protocol.GameInfo, game)
        check(protocol.Rules, guest.get(f"/games/{game['id']}/rules"))
        assert "journal" not in guest.get(f"/games/{game['id']}/content")
    waiting = guest.open(3, open=True)
    check(protocol.Opened, waiting)
    check(protocol.Table, guest.get(f"/rooms/{waiting['room']['id']}/table"))
    stand_ins = guest.with_token(waiting["host"]).get(f"/rooms/{waiting['room']['id']}/stand-ins")
    check(list[protocol.StandIn], stand_ins)
    check(protocol.Joined, guest.post(f"/rooms/{waiting['room']['id']}/join"))

    opened = guest.open(2, bots=[(1, "easy")], open=True)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    check(protocol.RoomLists, guest.get("/rooms"))
    check(protocol.Hint, ann.post(f"/rooms/{room}/hint"))
    check(protocol.Stale, ann.post(f"/rooms/{room}/moves", {"ply": 9, "move": 0}, 409))
    check(protocol.Error, ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": "x"}, 422))
    with ann.socket(room) as socket:
        check(protocol.TableMessage, hear(socket, "table"))
        say(socket, type="move", key="k", ply=0, move="kraken")
        heard = {message["type"]: message for message in (hear(socket), hear(socket))}
        while len(heard) < 2:
            heard |= {(message := hear(socket))["type"]: message}
        check(protocol.AckMessage, heard["ack"])
        check(protocol.UpdateMessage, heard["update"])
        say(socket, type="undo", key="k", ply=0)
        check(protocol.ErrorMessage, hear(socket, "error"))
        say(socket, type="ping")
        check(protocol.PongMessage, hear(socket, "pong"))
    for turn in range(20):
        check(protocol.Table, play_any(ann, room, turn))
        check(protocol.Table, guest.get(f"/rooms/{room}/table"))
    for ply in (0, 1):
        check(protocol.Position, ann.get(f"/rooms/{room}/positions/{ply}"))
        check(protocol.Scores, ann.get(f"/rooms/{room}/scores"))
    check(protocol.RoomInfo, play_out([ann], room))
    check(protocol.Table, ann.get(f"/rooms/{room}/table"))
    check(protocol.MadeRoom, ann.post(f"/rooms/{room}/rematch", {}, 201))
    record = guest.get(f"/rooms/{room}/record")
    check(protocol.MadeRoom, guest.http.post("/records", content=record).json())


def test_the_rules_and_the_content_are_whole(served: Served) -> None:
    guest = served.guest
    rules = guest.get("/games/king-of-tokyo/rules")
    clauses = {clause["id"]: clause for clause in rules["clauses"]}
    assert "T4.2" in clauses and "wings" in clauses
    plain = guest.http.get("/games/king-of-tokyo/rules", headers={"Accept-Encoding": "identity"})
    assert plain.json() == rules and "content-encoding" not in plain.headers
    cards = guest.get("/games/king-of-tokyo/content")["cards"]
    assert cards["wings"]["text"] == clauses["wings"]["text"] and "{" not in cards["wings"]["text"]
