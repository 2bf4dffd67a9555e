"""Shared by all tests: the third-party game, the compiled variant, and how long the long checks are."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# A game from outside the house, found by its entry point as any installed one would be.
sys.path.insert(0, str(Path(__file__).parent / "third_party"))

SOAK = os.environ.get("PARLOUR_SOAK") == "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist that the rules under test are compiled")
    parser.addoption("--newcomer", default="build", help="where the environments of `make newcomer` are")


def pytest_configure(config: pytest.Config) -> None:
    import parlour.engine.state

    compiled = not str(parlour.engine.state.__file__).endswith(".py")
    if compiled != bool(config.getoption("--compiled")):
        found = "compiled" if compiled else "interpreted"
        raise pytest.UsageError(f"the rules found are {found}: {parlour.engine.state.__file__}")


def pytest_report_header() -> str:
    import parlour.engine.state

    return f"rules: {'interpreted' if str(parlour.engine.state.__file__).endswith('.py') else 'compiled'}"


@pytest.fixture
def nobodys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All games can be played in a language that nobody speaks."""
    from tests.nobodys import forget_it, teach_it

    teach_it(monkeypatch)
    yield
    forget_it()
