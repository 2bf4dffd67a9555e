"""Nonsense of every kind gets a 4xx and one sentence, never a 500."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks, openapi
from websockets.sync.client import connect

from parlour.server.protocol import Play
from tests.conftest import SOAK
from tests.server.harness import Guest, Served, hear, serving

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    "",
    "\u0000",
    "\ud800",
    "\u202e💥",
    "x" * 5000,
    "'; DROP TABLE rooms; --",
    "{0.__class__}",
    "%s%n",
    "../../etc/passwd",
    [],
    [[]],
    {},
    {"": None},
    {"a": {"b": [1, {"c": "\u0000"}]}},
]


def sentence(answer: Any) -> None:
    """Answered with a 4xx and one sentence, or else done."""
    assert answer.status_code < 500, answer.text[:500]
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error and "\n" not in error and len(error) < 500


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'parlour.sqlite'}", budget=0.5) as served:
        yield served


@pytest.fixture(scope="module")
def room(house: Served) -> dict[str, Any]:
    opened: dict[str, Any] = house.guest.open(3, bots=[(2, "easy")])
    house.guest.post(f"/rooms/{opened['room']['id']}/join")
    return opened


@pytest.mark.slow
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:30])
def test_any_field_may_hold_anything(house: Served, room: dict[str, Any], odd: Any) -> None:
    guest = house.guest.with_token(room["token"])
    id = room["room"]["id"]
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/rooms", {"game": "king-of-tokyo", "seats": 2, "bots": [{"seat": 1, "level": "easy"}]}),
        ("/rooms", {"game": "king-of-tokyo", "seats": 2, "options": {}, "overrides": {}, "name": "a", "colour": 0}),
        ("/rooms", {"game": "king-of-tokyo", "seats": 2, "open": True, "take_seat": 0}),
        (f"/rooms/{id}/join", {"name": "a", "colour": 0, "seat": 0}),
        (f"/rooms/{id}/fill", {"level": "easy"}),
        (f"/rooms/{id}/seats/0/bot", {"level": "x"}),
        (f"/rooms/{id}/moves", {"ply": 0, "move": "x"}),
        (f"/rooms/{id}/undo", {"ply": 0}),
    ]
    headers = {"Content-Type": "application/json"}
    for path, body in bodies:
        sentence(guest.http.post(path, content=json.dumps(odd), headers=headers))
        for name in body:
            for value in (odd, [odd], {"x": odd}, {odd: 1} if isinstance(odd, str) else odd):
                changed = json.dumps({**body, name: value})
                sentence(guest.http.post(path, content=changed, headers=headers))


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\x00", b"\xff\xfe", b"[" * 50_000, b"9" * 5000, b"NaN", b'{"ply":1e999,"move":1}', b'"\\ud800"'],
)
def test_what_is_no_json_is_refused(house: Served, room: dict[str, Any], body: bytes) -> None:
    guest = house.guest.with_token(room["token"])
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"):
        for path in ("/rooms", f"/rooms/{room['room']['id']}/moves"):
            answer = guest.http.post(path, content=body, headers={"Content-Type": kind})
            assert answer.status_code in (400, 422)
            sentence(answer)


@pytest.mark.parametrize("path", ["%00", "%ff", "..%2f..", "a" * 3000, "%F0%9F%92%A5", "-1", "1e9", "9" * 400, "%0a"])
def test_any_address_may_be_asked_for(house: Served, room: dict[str, Any], path: str) -> None:
    id = room["room"]["id"]
    for whole in (
        f"/rooms/{path}",
        f"/rooms/{path}/table",
        f"/rooms/{path}/events",
        f"/rooms/{id}/positions/{path}",
        f"/games/{path}/rules",
        f"/games/{path}/content",
        f"/{path}",
        f"/rooms/{id}/table?since={path}",
        f"/rooms/{id}/events?since={path}",
    ):
        with house.guest.http.stream("GET", whole) as answer:
            if answer.status_code != 200:
                answer.read()
                sentence(answer)
    for whole in (f"/rooms/{path}/join", f"/rooms/{id}/seats/{path}/bot", f"/rooms/{id}/seats/{path}/take"):
        sentence(house.guest.http.post(whole, json={}))


def test_odd_headers(house: Served, room: dict[str, Any]) -> None:
    id = room["room"]["id"]
    for value in ("Bearer", "Basic abc", "Bearer \xff\xfe", "Bearer " + "x" * 5000, "x", "Bearer a b c"):
        headers = {"Authorization": value.encode("latin-1")}
        sentence(house.guest.http.get(f"/rooms/{id}/table", headers=headers))
        sentence(house.guest.http.post(f"/rooms/{id}/leave", headers=headers))
    guest = house.guest.with_token(room["token"])
    for value in ("", "\xff", "x" * 5000, "a b", "🎲"):
        headers = {"Idempotency-Key": value.encode()}
        sentence(guest.http.post(f"/rooms/{id}/moves", json={"ply": 0, "move": "x"}, headers=headers))


@settings(max_examples=1000 if SOAK else 100, deadline=None, derandomize=not SOAK)
@given(data=st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_a_move_is_checked_without_surprises(data: Any) -> None:
    try:
        Play.model_validate({"ply": 0, "move": data})
    except ValueError:
        pass


@pytest.mark.slow
def test_the_openapi_document_is_kept_to(house: Served, room: dict[str, Any]) -> None:
    """Requests by the document, right and wrong ones, at every address."""
    document = house.guest.get("/openapi.json")
    schema = openapi.from_dict(document)
    id, tokens = room["room"]["id"], [room["token"], room["host"], "x", None]
    kept = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/events"):
            continue  # it does not end; tried by itself

        @settings(
            max_examples=200 if SOAK else 15,
            deadline=None,
            database=None,
            derandomize=not SOAK,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @given(
            case=operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE),
            known=st.booleans(),
            token=st.sampled_from(tokens),
        )
        def fuzz(case: Any, known: bool, token: str | None) -> None:
            nonlocal tried
            if known and "room" in (case.path_parameters or {}):
                case.path_parameters["room"] = id
            headers = {"Authorization": f"Bearer {token}"} if token else None
            response = case.call(base_url=house.address, headers=headers)
            case.validate_response(response, checks=kept)
            tried += 1

        fuzz()
    assert tried > 100


def test_the_socket_takes_anything(house: Served, room: dict[str, Any]) -> None:
    id = room["room"]["id"]
    guest: Guest = house.guest.with_token(room["token"])
    for odd in ODD:
        with guest.socket(id) as socket:
            hear(socket, "table")
            for message in (
                odd,
                {"type": odd},
                {"type": "move", "key": odd, "ply": 0, "move": "x"},
                {"type": "move", "key": 1, "ply": odd, "move": "x"},
                {"type": "move", "key": 1, "ply": 0, "move": odd},
                {"type": "undo", "key": 1, "ply": odd},
            ):
                socket.send(json.dumps(message))
                answer = hear(socket)
                while answer["type"] in ("table", "update"):
                    answer = hear(socket)
                assert answer["type"] == "ack" or 400 <= answer["status"] < 500
    for odd in ODD:
        with connect(f"{house.address.replace('http', 'ws', 1)}/api/rooms/{id}/socket") as socket:
            socket.send(json.dumps({"token": odd, "since": odd}))
            assert hear(socket)["type"] in ("error", "table")
