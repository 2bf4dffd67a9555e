"""Pages made from the code are up to date, and links between pages lead somewhere."""

import re
from pathlib import Path

import pytest

from parlour.engine import content, record, scenario
from parlour.server import bounds, films, house, room
from parlour.server.routes import streams
from parlour.server.settings import Settings
from tests.docs import write
from tests.docs.write import DOCS, OPENAPI, SCHEMAS, openapi, scenarios, schemas

ROOT = DOCS.parent
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


def test_the_page_of_scenarios_is_up_to_date() -> None:
    assert (DOCS / "scenarios.md").read_text(encoding="utf-8") == scenarios(), "run `make docs`"


def test_the_document_that_the_page_is_typed_by_is_up_to_date() -> None:
    assert OPENAPI.read_text(encoding="utf-8") == openapi(), "run `make docs`"


def test_the_documents_that_boards_are_typed_by_are_up_to_date() -> None:
    wanted = schemas()
    assert {path: path.read_text(encoding="utf-8") for path in SCHEMAS.glob("*.json")} == wanted, "run `make docs`"


def test_the_pages_of_the_games_are_up_to_date() -> None:
    wanted = write.pages()
    assert {path: path.read_text(encoding="utf-8") for path in write.PAGES.glob("*.md")} == wanted, "run `make docs`"


def test_the_contents_of_a_games_page_lead_to_all_of_it() -> None:
    for text in write.pages().values():
        anchors = [
            re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"(?m)^##+ (.+)$", text)
        ]
        assert len(set(anchors)) == len(anchors)
        linked = set(re.findall(r"\(#([\w-]+)\)", text))
        assert linked == set(anchors)


BOUNDS = [
    f"{bounds.MOST_MOVES:,} moves, {bounds.MOST_OPTIONS} options, {bounds.MOST_OVERRIDES} changed numbers",
    f"a line of {record.LONGEST_LINE:,} signs, a scenario of {record.LONGEST_SCENARIO // 1024} k signs",
    f"a text of {record.LONGEST_SEED} signs, or a number of {record.WIDEST_SEED.bit_length() - 1} bits",
    f"{scenario.MOST_VALUES:,} values, texts of {scenario.LONGEST_TEXT:,} signs",
    f"from -{scenario.LARGEST_NUMBER:,} to {scenario.LARGEST_NUMBER:,}, {scenario.DEEPEST} tables",
    f"else from {content.ANY_NUMBER[0]} to {content.ANY_NUMBER[1]:,}",
    f"elsewhere {content.LONGEST_TEXT} signs",
    f"{bounds.TRIAL_SECONDS:g} seconds, {bounds.TRIAL_MEMORY // 2**20} MB of memory (Linux)",
    f"{bounds.LARGEST_VIEW // 1024} kB for one seat, {bounds.LARGEST_JOURNAL // 2**20} MB of journal",
    f"{films.MOST_BYTES // 2**20} MB for all matches together: copies of the table {films.STEP} moves apart",
    f"{house.MOST_RECALLED:,} moves together",
    f"for {room.AWAY:g} seconds",
    f"been asked for {room.TURN / 60:g} minutes",
    f"(`PARLOUR_HEAD`) | {Settings.head:g} |",
    f"(`PARLOUR_UPLOAD`); then 408 | {Settings.upload:g} |",
    f"(`PARLOUR_READING`) | {Settings.reading:g} |",
    f"(`PARLOUR_PING`) | {Settings.ping:g} |",
    f"first message on the WebSocket | {streams.PATIENCE:g} |",
    f"{Settings.body // 1024} kB (`PARLOUR_BODY`), a record {Settings.record // 1024} kB (`PARLOUR_RECORD`)",
]


@pytest.mark.parametrize("words", BOUNDS)
def test_the_bounds_are_those_of_the_code(words: str) -> None:
    page = " ".join((DOCS / "serving.md").read_text(encoding="utf-8").split())
    assert words in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    words = re.sub(r"(?ms)^ *```.*?^ *```", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", words):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
