"""Pages made from the code are up to date, and links between pages lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs.write import DOCS, OPENAPI, openapi, scenarios

ROOT = DOCS.parent
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


def test_the_page_of_scenarios_is_up_to_date() -> None:
    assert (DOCS / "scenarios.md").read_text(encoding="utf-8") == scenarios(), "run `make docs`"


def test_the_document_that_the_page_is_typed_by_is_up_to_date() -> None:
    assert OPENAPI.read_text(encoding="utf-8") == openapi(), "run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
