"""What the server says comes from its catalogue: so a language is a file, and no sentence stands in code."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import parlour
from parlour.engine.saying import ENGLISH, HOUSE
from parlour.engine.words import catalogue_text, words_of
from parlour.server import bounds, thinking
from parlour.server.levels import LEVELS
from parlour.server.limits import Limits
from parlour.server.problem import CATALOGUE, Problem
from parlour.server.room import look_ahead
from parlour.server.settings import Settings
from parlour.server.wrong import wrong_with
from tests.nobodys import NAMES, NOBODYS, is_foreign
from tests.server.harness import Guest, Served, hear, say

SOURCES = Path(parlour.__file__).parent
IN_IT = {"Accept-Language": NOBODYS}
RECORD = parlour.start("king-of-tokyo", seats=2, seed=1, players=NAMES[:2]).save()

# What is no sentence: things in quotes, where in a request it is, ids one after another, paths into the content.
DATA = re.compile(
    r"'[^']*'|\"[^\"]*\"|^[\w.-]+: |[a-z][\w-]*(?:, [a-z][\w-]*)+|[a-z]+(?:[.][\w-]+)+|\b(?:True|None|seats)\b"
)


def own_words(told: Any) -> list[str]:
    """What is said in an answer, without the data in it."""
    if isinstance(told, dict):
        said = [told[key] for key in ("error", "sentence", "reason", "outdated") if isinstance(told.get(key), str)]
        return [*said, *(words for part in told.values() for words in own_words(part))]
    return [words for part in told for words in own_words(part)] if isinstance(told, list) else []


def check(told: Any) -> None:
    said = own_words(told)
    assert said, "nothing was said"
    assert not [words for words in said if "{$" in words], "a field was not given"
    assert not [words for words in said if is_foreign(DATA.sub("", words))]


# ---------------------------------------------------------------------- what is asked for in vain


@pytest.fixture
def room(served: Served, nobodys: None) -> tuple[str, Guest, Guest, Guest]:
    """A room of two that is being played; its host, and who is asked and who is not."""
    opened = served.guest.open(name=NAMES[0])
    id = opened["room"]["id"]
    joined = served.guest.post(f"/rooms/{id}/join", {"name": NAMES[1]})
    players = [served.guest.with_token(opened["token"]), served.guest.with_token(joined["token"])]
    players.sort(key=lambda one: not one.get(f"/rooms/{id}/table")["moves"])
    return id, served.guest.with_token(opened["host"]), players[0], players[1]


NEW = {"game": "king-of-tokyo", "seats": 2, "name": NAMES[0]}
REQUESTS: list[tuple[int, str, Any]] = [
    (404, "/nowhere", None),
    (404, "/rooms/UPPER", None),
    (404, "/rooms/none", None),
    (404, "/games/none/rules", None),
    (405, "/health", {}),
    (422, "/rooms", {**NEW, "game": "none"}),
    (422, "/rooms", {**NEW, "game": "king-of-tokio"}),
    (422, "/rooms", {**NEW, "seats": 9}),
    (422, "/rooms", {**NEW, "seats": 99}),
    (422, "/rooms", {**NEW, "seats": 0}),
    (422, "/rooms", {**NEW, "seats": "two"}),
    (422, "/rooms", {**NEW, "seats": 2.5}),
    (422, "/rooms", {**NEW, "name": ""}),
    (422, "/rooms", {**NEW, "name": "\u200b"}),
    (422, "/rooms", {**NEW, "name": "x" * 100}),
    (422, "/rooms", {**NEW, "open": "yes"}),
    (422, "/rooms", {**NEW, "bots": 3}),
    (422, "/rooms", {**NEW, "bots": [3]}),
    (422, "/rooms", {**NEW, "bots": [{"seat": 1, "level": "easy"}] * 20}),
    (422, "/rooms", {**NEW, "options": []}),
    (422, "/rooms", {**NEW, "game": "a\nb"}),
    (422, "/rooms", {**NEW, "bots": [{"seat": 1, "level": "none"}]}),
    (422, "/rooms", {**NEW, "bots": [{"seat": 0}]}),
    (422, "/rooms", {**NEW, "bots": [{"seat": 5}]}),
    (422, "/rooms", {**NEW, "options": {"none": "x"}}),
    (422, "/rooms", {**NEW, "options": {"monsters": "x"}}),
    (422, "/rooms", {**NEW, "overrides": {"cards.none.cost": 5}}),
    (422, "/rooms", {**NEW, "overrides": {"cards.wings.number": 5}}),
    (422, "/rooms", {**NEW, "overrides": {"cards.wings.cost": 5000}}),
    (422, "/rooms", {**NEW, "overrides": {"cards.wings.cost": True}}),
    (422, "/rooms", {}),
    (422, "/rooms", []),
    (404, "/rooms/none/join", {}),
    (409, "/rooms/ROOM/join", {}),
    (422, "/rooms/ROOM/join", {"seat": 5}),
    (401, "/rooms/ROOM/fill", {}),
    (403, "/rooms/ROOM/fill", {"as": "player"}),
    (409, "/rooms/ROOM/fill", {"as": "host"}),
    (422, "/rooms/ROOM/fill", {"as": "host", "level": "none"}),
    (401, "/rooms/ROOM/moves", {"ply": 0, "move": 0}),
    (403, "/rooms/ROOM/moves", {"as": "host", "ply": 0, "move": 0}),
    (403, "/rooms/ROOM/moves", {"as": "stranger", "ply": 0, "move": 0}),
    (403, "/rooms/ROOM/moves", {"as": "other", "ply": 0, "move": 0}),
    (409, "/rooms/ROOM/moves", {"as": "player", "ply": 7, "move": 0}),
    (422, "/rooms/ROOM/moves", {"as": "player", "ply": 0, "move": "nonsense"}),
    (422, "/rooms/ROOM/moves", {"as": "player", "ply": 0}),
    (422, "/rooms/ROOM/moves", {"as": "player", "ply": 0, "moves": []}),
    (422, "/rooms/ROOM/moves", {"as": "player", "ply": 10**30, "move": 0}),
    (409, "/rooms/ROOM/undo", {"as": "player", "ply": 0}),
    (403, "/rooms/ROOM/hint", {"as": "other"}),
    (404, "/rooms/ROOM/positions/50", None),
    (409, "/rooms/ROOM/record", None),
    (409, "/rooms/ROOM/rematch", {"as": "player"}),
    (404, "/rooms/ROOM/seats/9/bot", {"as": "host"}),
    (403, "/rooms/ROOM/seats/SEAT/bot", {"as": "other"}),
    (409, "/rooms/ROOM/seats/SEAT/bot", {"as": "host"}),
    (200, "/rooms/ROOM/stand-ins", "host"),
]


def test_every_refusal_is_told_in_the_language_of_who_asked(
    room: tuple[str, Guest, Guest, Guest], served: Served
) -> None:
    id, host, player, other = room
    guests = {"host": host, "player": player, "other": other, "stranger": served.guest.with_token("nobody")}
    seat = str(player.get(f"/rooms/{id}/table")["you"])
    for status, path, body in REQUESTS:
        who = body.get("as") if isinstance(body, dict) else body if isinstance(body, str) else None
        http, here = guests.get(who or "", served.guest).http, path.replace("ROOM", id).replace("SEAT", seat)
        if body is None or isinstance(body, str):
            answer = http.get(here, headers=IN_IT)
        else:
            sent = {name: value for name, value in body.items() if name != "as"} if isinstance(body, dict) else body
            answer = http.post(here, json=sent, headers=IN_IT)
        assert answer.status_code == status, f"{path} {body}: {answer.text}"
        check(answer.json())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "nonsense", "no record"),
        (lambda text: text.replace("record 1", "record 9"), "newer"),
        (lambda text: text.replace("end 0", "0: nonsense\nend 1"), "damaged at move 1"),
        (lambda text: text.replace("end 0", "1: x\nend 1"), "not seat 1's"),
        (lambda text: text[: text.rindex("end ")], "cut off"),
        (lambda text: text + "more", "after its end"),
        (lambda text: text.replace("seats 2", "seats 2\nseats 2"), "once more"),
        (
            lambda text: text.replace("seed 0", "seed null").replace("seed 1", "seed null"),
            "a seed is a number or a text",
        ),
        (lambda text: re.sub(r"king-of-tokyo \d+", "king-of-tokyo 999", text), "newer than the version"),
        (lambda text: re.sub(r"king-of-tokyo \d+", "king-of-tokyo 0", text), "older than the version"),
        (lambda text: re.sub(r"end 0 \w+", "end 0 abcdef", text), "position it was saved at"),
        (
            lambda text: text.replace("player 0", 'scenario {"none": 1}\nplayer 0'),
            "cannot be set up: a scenario has no key",
        ),
        (lambda text: text.replace("end 0", "0: x\n" * 5001 + "end 5001"), "5001 moves"),
        (lambda text: text.replace("player 0", 'set cards.wings.name "x"\nplayer 0'), "changes texts"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_it(nobodys: None, change: Callable[[str], str], sentence: str) -> None:
    """In this process: the one that tries records out has no language but those on disk."""
    found = thinking.bring(change(RECORD), ENGLISH)
    assert sentence in Problem(422, found).sentence()  # type: ignore[arg-type]
    found = thinking.bring(change(RECORD), NOBODYS)
    check({"error": Problem(422, found).sentence(NOBODYS)})  # type: ignore[arg-type]


def test_a_record_that_is_refused_is_told_about_in_it(served: Served, nobodys: None) -> None:
    for record in (b"nonsense", b"\xff", RECORD.encode().replace(b"king-of-tokyo", b"none")):
        answer = served.guest.http.post("/records", content=record, headers=IN_IT)
        assert answer.status_code == 422
        check(answer.json())


def test_requests_that_are_not_even_read_are_told_why_in_it(served: Served, nobodys: None) -> None:
    guest = served.guest.http
    check(guest.post("/rooms", content=b"x" * 10**6, headers=IN_IT).json())
    check(guest.post("/rooms", content=iter([b"x" * 10**6]), headers=IN_IT).json())
    check(guest.post("/rooms", content=b"{", headers=IN_IT).json())
    check(guest.post("/rooms", json=NEW, headers={**IN_IT, "Origin": "https://elsewhere.example"}).json())


def test_on_the_socket_too(room: tuple[str, Guest, Guest, Guest], served: Served) -> None:
    id, _, _, other = room
    with other.socket(id, additional_headers=IN_IT) as socket:
        hear(socket, "table")
        for message in (
            {"type": "move", "ply": 0, "move": 0},
            {"type": "move", "ply": 7, "move": 0},
            {"type": "move"},
            {"type": "none"},
            {"type": "undo", "ply": 0},
        ):
            say(socket, **message)
            check(hear(socket, "error"))
        socket.send("no json")
        check(hear(socket, "error"))
    for guest, address in ((served.guest, "none"), (served.guest.with_token("nobody"), id)):
        with guest.socket(address, additional_headers=IN_IT) as socket:
            check(hear(socket, "error"))


def test_levels_of_bots_are_told_in_it(served: Served, nobodys: None) -> None:
    for game in served.guest.get("/games", headers=IN_IT):
        for level in game["levels"]:
            assert not is_foreign(level["name"]) and not is_foreign(level["sentence"])
    easy = served.guest.get("/games")[0]["levels"][0]
    assert easy == {"id": "easy", "name": "Easy", "sentence": "Makes many mistakes"}


def test_what_there_is_no_time_for_is_told_in_it(nobodys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.room.LONGEST_LOOK", -1.0)
    match = parlour.start("king-of-tokyo", seats=2, seed=1).translated(NOBODYS)
    check(look_ahead(match, 0, [["x"]]))


# ---------------------------------------------------------------------- the catalogues and the code

BORDER = [
    *sorted((SOURCES / "server").rglob("*.py")),
    *sorted((SOURCES / "engine").glob("*.py")),
    *sorted((SOURCES / "games").glob("*/game.py")),
]
# What takes the id of a sentence first, or, where a number comes first, second.
SAYS = {"Saying", "Problem", "BadSetup", "BadRecord", "BadScenario", "UnknownGame", "_say", "say", "_refuse"}
OF_A_GAME = "game"  # its name, in its own catalogue


def ids(package: str) -> list[str]:
    """The sentences of a catalogue."""
    entries = FluentParser(with_spans=False).parse(catalogue_text(package, ENGLISH)).body
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    return [
        *(one.id.name for one in messages),
        *(f"{one.id.name}.{attribute.id.name}" for one in messages for attribute in one.attributes),
    ]


def constants(path: Path) -> Iterator[str | re.Pattern[str]]:
    """Texts in a module: as they are, or where something is filled in, what they look like."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values]
            if any(isinstance(part, ast.Constant) and len(part.value) > 2 for part in node.values):
                yield re.compile("".join(parts))


def test_every_sentence_of_the_catalogues_is_said_somewhere() -> None:
    used = [text for path in sorted(SOURCES.rglob("*.py")) for text in constants(path)]
    plain = {text for text in used if isinstance(text, str)}
    forms = [text for text in used if isinstance(text, re.Pattern)]
    for package in (HOUSE, CATALOGUE):
        sentences = ids(package)
        headings = {id.partition(".")[0] for id in sentences if "." in id}
        unsaid = [
            id
            for id in sentences
            if id not in plain and id not in headings and not any(form.fullmatch(id) for form in forms)
        ]
        assert not [id for id in unsaid if not id.startswith(("wrong.", "board."))]  # of pydantic; of any board


def called_with(path: Path) -> Iterator[str]:
    """The texts that are given as sentences."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = node.args[1:2] if name == "Problem" else node.args[:1]
            for argument in given if name in SAYS else []:
                either = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                yield from (one.value for one in either if isinstance(one, ast.Constant) and isinstance(one.value, str))


@pytest.mark.parametrize("path", BORDER, ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_sentence_that_is_said_is_in_the_catalogue(path: Path) -> None:
    package = ".".join(path.relative_to(SOURCES.parent).parts[:-1])
    words = words_of(package if "games" in path.parts else CATALOGUE)
    assert not [id for id in called_with(path) if not words.has(id) and id != OF_A_GAME]


SENTENCE = re.compile(r"[A-Za-z]{2,}[,:;.]? [a-z]{2,}")
# What people read elsewhere: in a log, at the command line, in the API's own description, in the browser's tools.
ELSEWHERE = {"serve.py", "settings.py", "database.py", "protocol.py", "parts.py", "thinkers.py", "network.py"}
NOT_READ = ("public, max-age=", "img-src ", "attachment; ", "LISTEN ", "out of memory", "make build")


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in BORDER
        if "server" in path.parts and path.name not in ELSEWHERE and "migrations" not in path.parts
    ],
    ids=lambda path: path.name,
)
def test_no_sentence_stands_in_code(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed = {id(part) for node in ast.walk(tree) for part in not_for_people(node)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed
    ]
    assert not [text for text in found if SENTENCE.search(text) and not text.startswith(NOT_READ)]


def not_for_people(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, what goes to the log, and what describes the API."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.Call):
        of = getattr(node.func, "value", None)
        if getattr(of, "id", "") == "log":
            yield from node.args
        if getattr(node.func, "id", "") == "APIRouter":
            yield from (part for word in node.keywords for part in ast.walk(word.value))
        for word in node.keywords:
            if word.arg in ("description", "responses"):
                yield from ast.walk(word.value)
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ABOUT":
        yield node.value


def test_a_mistake_that_has_no_sentence_of_its_own_is_told_all_the_same() -> None:
    assert wrong_with([{"type": "never_heard_of", "loc": ("body", "x")}]).sentence() == "x: is wrong"


def test_every_limit_has_a_sentence() -> None:
    words = words_of(CATALOGUE)
    assert not [what for what in Limits(Settings()).per_minute if not words.has(f"too-many.{what}")]
    assert not [
        level for level in LEVELS if not words.has(f"levels-{level}") or not words.has(f"levels-{level}.sentence")
    ]


def test_bounds_are_said_with_their_numbers() -> None:
    record = parlour.engine.record.read_record(RECORD)
    record.options = {str(number): "x" for number in range(bounds.MOST_OPTIONS + 1)}
    with pytest.raises(parlour.BadRecord, match="65 options; at most 64"):
        bounds.check_record(record)
