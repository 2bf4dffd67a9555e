"""What is let in: sizes, rates, origins; and what every answer carries."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Served, hear, say, serving, wait_for


@pytest.fixture
def strict(sqlite: str) -> Iterator[Served]:
    """A server with small limits."""
    with serving(
        sqlite, rooms_per_minute=3, joins_per_minute=2, records_per_minute=1, moves_per_minute=5, sockets=2
    ) as served:
        yield served


def test_rooms_and_moves_per_minute(strict: Served) -> None:
    guest = strict.guest
    opened = [guest.open(2) for _ in range(3)]
    assert "wait a minute" in guest.open(2, status=429)["error"]
    room, ann = opened[0]["room"]["id"], guest.with_token(opened[0]["token"])
    for _ in range(5):
        ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 409)
    ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": 0}, 429)
    with ann.socket(room) as socket:
        hear(socket, "table")
        say(socket, type="move", key="k", ply=0, move=0)
        assert hear(socket, "error")["status"] == 429
    for other in opened[:2]:
        guest.post(f"/rooms/{other['room']['id']}/join")
    guest.post(f"/rooms/{opened[2]['room']['id']}/join", {}, 429)
    assert guest.http.post("/records", content="x").status_code == 422
    assert guest.http.post("/records", content="x").status_code == 429


def test_looks_ahead_are_counted_apart_from_moves(sqlite: str) -> None:
    with serving(sqlite, looks_per_minute=2, moves_per_minute=1) as served:
        opened = served.guest.open(2, [(1, "easy")])
        room, ann = opened["room"]["id"], served.guest.with_token(opened["token"])
        look = {"ply": 0, "plans": [[0]]}
        ann.post(f"/rooms/{room}/ahead", look)
        ann.post(f"/rooms/{room}/ahead", look)
        assert "looks ahead" in ann.post(f"/rooms/{room}/ahead", look, 429)["error"]
        ann.post(f"/rooms/{room}/moves", {"ply": 0, "move": 0})


def test_open_streams_are_counted(strict: Served) -> None:
    guest = strict.guest
    room = guest.open(2)["room"]["id"]
    with guest.socket(room) as one, guest.socket(room) as two:
        hear(one), hear(two)
        guest.get(f"/rooms/{room}/events", 429)
        with guest.socket(room) as three:
            assert hear(three)["status"] == 429
            with pytest.raises(ConnectionClosed):
                hear(three)
    wait_for(lambda: not strict.house.limits.sockets)
    with guest.socket(room) as again:
        assert hear(again)["type"] == "table"


def test_all_requests_are_counted(sqlite: str) -> None:
    with serving(sqlite, requests_per_minute=20) as served:
        statuses = [served.guest.http.get("/health").status_code for _ in range(25)]
        assert statuses[:20] == [200] * 20 and statuses[-1] == 429


def test_large_requests_are_refused(served: Served) -> None:
    guest = served.guest
    body = {"game": "king-of-tokyo", "seats": 2, "name": "x" * 100_000}
    assert "at most 65536 bytes" in guest.post("/rooms", body, 413)["error"]

    def chunks() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    headers = {"Content-Type": "application/json"}
    assert guest.http.post("/rooms", content=chunks(), headers=headers).status_code == 413
    assert guest.http.post("/records", content=b"#" * 100_000).status_code == 422
    assert guest.http.post("/records", content=b"#" * 1_000_000).status_code == 413


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        (None, True),
        ("same", True),
        ("http://localhost:5173", True),
        ("https://evil.example", False),
        ("http://127.0.0.1.evil.example", False),
        ("null", False),
        ("file://", False),
        ("http://[::1", False),
    ],
)
def test_foreign_pages_may_not_call(served: Served, origin: str | None, fine: bool) -> None:
    guest = served.guest
    origin = served.address if origin == "same" else origin
    headers = {"Origin": origin} if origin else {}
    body = {"game": "king-of-tokyo", "seats": 2}
    answer = guest.http.post("/rooms", json=body, headers=headers)
    assert answer.status_code == (201 if fine else 403)
    assert guest.http.get("/games", headers=headers).status_code == 200
    assert "access-control-allow-origin" not in answer.headers
    room = guest.open(2)["room"]["id"]
    if fine:
        with guest.socket(room, additional_headers=headers) as socket:
            assert hear(socket)["type"] == "table"
    else:
        with pytest.raises(InvalidStatus), guest.socket(room, additional_headers=headers):
            pass


def test_a_page_that_is_named_in_the_settings_may_call(sqlite: str) -> None:
    with serving(sqlite, origins="https://games.example.org https://other.example") as served:
        body = {"game": "king-of-tokyo", "seats": 2}
        headers = {"Origin": "https://games.example.org"}
        assert served.guest.http.post("/rooms", json=body, headers=headers).status_code == 201


def test_every_answer_carries_the_headers(served: Served) -> None:
    for path in ("/api/health", "/", "/nothing", "/api/nothing", "/api/rooms/x/table"):
        headers = httpx.get(served.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe-eval" not in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert httpx.get(f"{served.address}/api/health").headers["cache-control"] == "no-store"


def test_the_page_is_served_with_fitting_caches(sqlite: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html><title>Parlour</title>" + " " * 2000)
    (folder / "assets").mkdir()
    (folder / "assets" / "main-1a2b.js").write_text("let a = 1;" * 500)
    with serving(sqlite, page=str(folder)) as served:
        index = httpx.get(served.address)
        assert index.text.startswith("<!doctype html>") and index.headers["cache-control"] == "no-cache"
        script = httpx.get(f"{served.address}/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        for path in ("/../parlour.sqlite", "/assets/../../parlour.sqlite", "/%2e%2e/parlour.sqlite", "/none.js"):
            assert httpx.get(served.address + path).status_code == 404
        assert httpx.get(f"{served.address}/api/none").json()["error"]


def test_without_a_page_one_line_says_how_to_get_it(sqlite: str) -> None:
    with serving(sqlite, page="/nowhere") as served:
        assert "not built" in httpx.get(served.address).text
        assert httpx.get(f"{served.address}/x").status_code == 404


def test_a_wrong_method_or_address_gets_a_sentence(served: Served) -> None:
    guest = served.guest
    assert guest.http.put("/rooms", json={}).json()["error"] == "this address does not take that method"
    assert guest.get("/nowhere", 404)["error"] == "there is nothing at this address"
    assert guest.get("/rooms/Not-A-Room", 404)["error"]
    assert guest.get("/games/chess/rules", 404)["error"]


MANY = 10**30


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/positions/-1", "ply: input should be greater than or equal to 0"),
        ("/positions/1000001", "ply: input should be less than or equal to 1000000"),
        (f"/positions/{MANY}", "ply: input should be less than or equal to 1000000"),
        (f"/positions/{'9' * 5000}", "ply: this number has too many digits"),
        (f"/table?since={MANY}", "since: input should be less than or equal to 1000000"),
        ("/table?since=-1", "since: input should be greater than or equal to 0"),
        (f"/events?since={MANY}", "since: input should be less than or equal to 2000000000"),
    ],
    ids=range(7),
)
def test_numbers_out_of_range_are_refused_as_such(served: Served, path: str, sentence: str) -> None:
    room = served.guest.open(2)["room"]["id"]
    assert served.guest.get(f"/rooms/{room}{path}", 422)["error"] == sentence


def test_numbers_out_of_range_are_refused_as_such_in_what_is_sent(served: Served) -> None:
    guest = served.guest
    opened = guest.open(2)
    room, ann = opened["room"]["id"], guest.with_token(opened["token"])
    for path, body, name in (
        ("/rooms", {"game": "king-of-tokyo", "seats": MANY}, "seats: "),
        ("/rooms", {"game": "king-of-tokyo", "seats": 2, "take_seat": MANY}, "take_seat: "),
        ("/rooms", {"game": "king-of-tokyo", "seats": 2, "bots": [{"seat": -1}]}, "bots.0.seat: "),
        (
            "/rooms",
            {"game": "king-of-tokyo", "seats": 2, "overrides": {"numbers.goal": MANY}},
            "overrides.numbers.goal",
        ),
        (f"/rooms/{room}/join", {"seat": MANY}, "seat: "),
        (f"/rooms/{room}/join", {"colour": MANY}, "colour: "),
        (f"/rooms/{room}/moves", {"ply": MANY, "move": 0}, "ply: "),
        (f"/rooms/{room}/moves", {"ply": 0, "move": MANY}, "move"),
        (f"/rooms/{room}/undo", {"ply": -1}, "ply: "),
        (f"/rooms/{room}/seats/{MANY}/bot", {}, "seat: "),
    ):
        said = ann.post(path, body, 422)["error"]
        assert said.startswith(name) and "should be" in said and len(said) < 200
    with ann.socket(room) as socket:
        hear(socket, "table")
        say(socket, type="move", key="k", ply=MANY, move=0)
        assert hear(socket, "error")["error"].startswith("ply: ")
    with guest.socket(room, since=MANY) as late:
        assert hear(late)["error"].startswith("since: ")


def test_the_health_needs_no_database(served: Served) -> None:
    served.do(served.house.database.close())
    assert served.guest.get("/health")["ok"] is True
