"""The page is light: people on a phone wait for it."""

import gzip

import pytest

from tests.browser.conftest import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGE = ROOT / "src" / "parlour" / "server" / "page"
MOST = 250_000  # bytes, packed, without fonts


def test_the_whole_page_is_under_250_kilobytes() -> None:
    files = [file for file in PAGE.rglob("*") if file.suffix in {".html", ".js", ".css", ".svg"}]
    assert any(file.suffix == ".js" for file in files), "the page is not built"
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST
