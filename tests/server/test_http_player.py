"""Anything that speaks HTTP can play: the sample player, and the examples of docs/api.md."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import http_player
from tests.server.harness import Served

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_sample_player_plays_a_whole_match(served_by_both: Served) -> None:
    room = http_player.main(served_by_both.address)
    assert room["over"] and room["state"] == "over" and isinstance(room["winners"], list)


def test_the_sample_player_is_a_program(served: Served) -> None:
    command = [sys.executable, str(Path(http_player.__file__)), served.address]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    assert said.startswith("over after ")


def test_the_examples_of_the_page_run(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 7
    code = "\n".join(blocks).replace("http://127.0.0.1:8000", served.address)
    exec(compile(code, "docs/api.md", "exec"), {"__name__": "docs"})
    assert "winners" in capsys.readouterr().out


def test_the_page_names_every_address_and_no_other(served: Served) -> None:
    named = {
        (method, re.sub(r"[A-Z]+", "{}", path))
        for method, path in re.findall(r"^\| `(GET|POST|DELETE) (/api/\S+)` \|", PAGE, re.MULTILINE)
    }
    document = served.guest.get("/openapi.json")
    there = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert named == there


def test_the_page_names_the_settings_with_their_values(served: Served) -> None:
    from parlour.server.settings import Settings

    for name, value in re.findall(r"`PARLOUR_(\w+)` \((\d+)", PAGE):
        assert getattr(Settings(), name.lower()) == int(value)
    for name in re.findall(r"`PARLOUR_(\w+)`", PAGE):
        assert hasattr(Settings(), name.lower())
