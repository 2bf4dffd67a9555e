"""A server of its own and a real Chromium. Where there is none, one line says so and the rest still runs."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.line import Line
from tests.browser.people import Person
from tests.server import positions
from tests.server.harness import Guest, Process

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")
ABROAD = "parlour.test"  # a name for this machine that the browser takes for another's: no clipboard over plain HTTP
FLAGS = [
    f"--host-resolver-rules=MAP {ABROAD} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The browser that is named in the environment, or the machine's own."""
    return next(filter(None, map(shutil.which, [os.environ.get("CHROMIUM") or "", *NAMES])), None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not find_chromium():
        leave_out(config, items, "", "no Chromium is found (apt install chromium, or name one in CHROMIUM)")
    elif not AXE.exists():
        leave_out(config, items, "test_axe.py", "axe-core is not there (cd web && npm ci)")


def leave_out(config: pytest.Config, items: list[pytest.Item], name: str, reason: str) -> None:
    """Take tests of this folder out, and say so in one line, once."""
    out = [item for item in items if HERE in item.path.parents and name in item.path.name]
    if not out:
        return
    items[:] = [item for item in items if item not in out]
    config.hook.pytest_deselected(items=out)
    if os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0":
        capture = config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled() if capture else nullcontext():
            print(f"\n{len(out)} browser tests are left out: {reason}", file=sys.stderr, flush=True)


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('house') / 'parlour.sqlite'}"


@pytest.fixture(scope="package")
def house(database: str) -> Iterator[str]:
    """The address of a server with an empty house."""
    page = ROOT / "src" / "parlour" / "server" / "page" / "index.html"
    assert page.exists(), "the page is not built: cd web && npm ci && npm run build"
    process = Process(database, hints_per_minute=100_000, pace=0.02)
    yield process.address
    process.interrupt()


LayTable = Callable[..., dict[str, Any]]


@pytest.fixture
def lay_table(house: str, database: str) -> LayTable:
    """A table of a game at a position, as `tests/server/positions.py` lays it."""
    return partial(positions.lay_table, database)


@pytest.fixture
def lay_record(house: str, database: str) -> Callable[[str], dict[str, Any]]:
    """A table where a record of a scenario ends."""
    return partial(positions.lay_record, database)


@pytest.fixture
def guest(house: str) -> Guest:
    """Somebody who lays tables over HTTP, for tests that begin at one."""
    return Guest(house)


# Not for the whole session: while Playwright runs, no other test of this process could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def line(house: str) -> Iterator[Line]:
    """A line to the house that can be cut."""
    found = Line(house)
    yield found
    found.close()


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(house: str, browser: Browser) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own; at the end nothing has gone wrong in any of them."""
    people: list[Person] = []

    def come(name: str = "Momo", settings: dict[str, str] | None = None, **context: Any) -> Person:
        person = Person(browser, house, name, settings or {}, **context)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []
