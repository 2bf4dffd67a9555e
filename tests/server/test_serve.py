"""The server as a program: a clear line where it cannot start, a clean end at Ctrl-C."""

import ipaddress
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import parlour
from parlour.engine.errors import ParlourError
from parlour.server import network
from parlour.server.app import create_app
from parlour.server.serve import addresses_of, listen, serve, show
from parlour.server.settings import Settings, default_database
from tests.server.harness import Guest, Process, hear, serving


def test_ctrl_c_ends_it_cleanly_also_with_open_streams(sqlite: str, capfd: pytest.CaptureFixture[str]) -> None:
    server = Process(sqlite)
    guest = Guest(server.address)
    opened = guest.open(2, bots=[(1, "normal")])
    room = opened["room"]["id"]
    with guest.socket(room) as watching, guest.http.stream("GET", f"/rooms/{room}/events") as stream:
        hear(watching, "table")
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "table"
        began = time.monotonic()
        assert server.interrupt() == 0
        assert time.monotonic() - began < 5
    assert "Traceback" not in capfd.readouterr().err


def test_ctrl_c_in_a_terminal_ends_it_quietly_also_while_it_still_starts(
    sqlite: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """A terminal sends the signal to the server and to all that it has started."""
    server = Process(sqlite, thinkers=3, start_new_session=True)
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(30) == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"workers": 0}, "at least 1 worker"),
        ({"workers": 2}, "several workers need PostgreSQL"),
        ({"port": 70_000}, "from 0 to 65535"),
        ({"database": "mysql://a/b"}, "SQLite or PostgreSQL"),
        ({"host": "256.1.1.1"}, "cannot be served on"),
        ({"public_url": "games.example.org"}, "looks like https://games.example.org, not 'games.example.org'"),
        ({"public_url": "ftp://games.example.org"}, "a public address looks like"),
        ({"public_url": "http://games.example.org:port"}, "a public address looks like"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(sqlite: str, more: dict[str, object], sentence: str) -> None:
    arguments: dict[str, object] = {"port": 0, "database": sqlite, **more}
    with pytest.raises(ParlourError, match=sentence):
        serve(**arguments)  # type: ignore[arg-type]


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ParlourError, match=f"port {port} of 127.0.0.1 cannot be served on: Address already in use"):
            listen("127.0.0.1", port)
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


def test_who_starts_it_twice_is_sent_to_the_one_that_runs(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Process(sqlite)
    with pytest.raises(ParlourError, match=f"running already, at {server.address}"):
        serve(port=0, database=sqlite)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    serve(port=0, database=sqlite, open_browser=True)
    assert opened == [server.address] and "running already" in capsys.readouterr().out
    server.kill()
    again = Process(sqlite)  # a note that was left behind does no harm
    assert again.interrupt() == 0


def test_where_no_window_can_be_shown_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or False)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    show("http://127.0.0.1:8000")
    assert opened == [], "a browser in the terminal would hold the server up"
    monkeypatch.setenv("DISPLAY", ":0")
    show("http://127.0.0.1:8000")
    assert opened == ["http://127.0.0.1:8000"]
    assert capsys.readouterr().out.count("open http://127.0.0.1:8000 in one yourself") == 2


def test_the_addresses_are_such_that_a_browser_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_by_route", lambda: iter(["192.168.7.20", "127.0.0.1", "169.254.1.1"]))
    monkeypatch.setattr(network, "_by_interface", lambda: iter(["127.0.0.1", "10.1.2.3", "192.168.7.20"]))
    monkeypatch.setattr(network, "_by_name", lambda: iter(["127.0.1.1"]))
    assert network.local_urls("127.0.0.1", 8000) == network.local_urls("::1", 8000) == []
    assert network.local_urls("localhost", 8000) == []
    assert network.local_urls("192.168.7.20", 8000) == ["http://192.168.7.20:8000"]
    for host in network.EVERYWHERE:
        found = network.local_urls(host, 8000)
        assert found == ["http://192.168.7.20:8000", "http://10.1.2.3:8000"]
        settings = Settings(local=" ".join(found), public_url="https://games.example.org")
        assert addresses_of(host, 8000, settings) == ["http://127.0.0.1:8000", *found, "https://games.example.org"]
    assert addresses_of("127.0.0.1", 8000, Settings()) == ["http://127.0.0.1:8000"]
    assert addresses_of("::1", 8000, Settings()) == ["http://[::1]:8000"]
    assert addresses_of("10.1.2.3", 80, Settings(local="http://10.1.2.3:80")) == ["http://10.1.2.3:80"]


def test_the_machine_is_asked_for_its_addresses() -> None:
    for address in network.local_addresses():
        found = ipaddress.ip_address(address)
        assert not found.is_loopback and not found.is_unspecified


def test_invitations_are_told_where_the_house_is(sqlite: str) -> None:
    with serving(sqlite) as served:
        assert served.guest.get("/addresses") == {"public": None, "local": []}
    local, public = ["http://192.168.7.20:8000", "http://10.1.2.3:8000"], "https://games.example.org"
    with serving(sqlite, local=" ".join(local), public_url=public) as served:
        assert served.guest.get("/addresses") == {"public": public, "local": local}
        wish = {"game": "king-of-tokyo", "seats": 2}
        answer = served.guest.http.post("/rooms", json=wish, headers={"Origin": public})
        assert answer.status_code == 201  # the page at that address is our own


def test_the_command_takes_a_public_address(sqlite: str) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--database", sqlite, "--public-url", "nowhere"]
    path = os.pathsep.join(part for part in sys.path if part)
    done = subprocess.run(
        command, check=False, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode != 0 and "a public address looks like https://games.example.org" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_public_address_is_told_at_the_start(sqlite: str) -> None:
    server = Process(sqlite, public_url="https://games.example.org/parlour/", local="http://192.168.7.20:8000")
    assert "and http://192.168.7.20:8000 and https://games.example.org/parlour/ (stop" in server.line
    assert Guest(server.address).get("/addresses")["public"] == "https://games.example.org/parlour/"
    assert server.interrupt() == 0


def test_the_database_lies_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database().startswith("sqlite:///") and default_database().endswith("parlour.sqlite")


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_ROOMS_PER_MINUTE", "7")
    monkeypatch.setenv("PARLOUR_PACE", "0.5")
    monkeypatch.setenv("PARLOUR_ORIGINS", "https://a.example")
    settings = Settings.from_environment()
    assert (settings.rooms_per_minute, settings.pace, settings.origins) == (7, 0.5, "https://a.example")
    monkeypatch.setenv("PARLOUR_PACE", "quick")
    with pytest.raises(ParlourError, match="PARLOUR_PACE is a number, not 'quick'"):
        Settings.from_environment()


def test_the_openapi_document_needs_no_running_server() -> None:
    document = create_app(Settings()).openapi()
    assert document["info"]["version"] == parlour.__version__
    assert {"Table", "RoomInfo", "ClientMessage", "AckMessage", "ErrorMessage"} <= set(
        document["components"]["schemas"]
    )
