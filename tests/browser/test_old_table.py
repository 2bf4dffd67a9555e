"""A match whose rules have changed since opens as a page that says so, and can be saved."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, lay, play_on
from tests.server.harness import Guest, Process

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_match_of_older_rules_can_be_saved(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "p.sqlite"
    server = Process(f"sqlite:///{file}")
    guest = Guest(server.address)
    room = lay(guest, seats=2, bots=1)
    id = room["room"]["id"]
    play_on(guest, room, lambda table: table["view"]["ply"] > 20)
    server.interrupt()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE rooms SET version = 0")
    server = Process(f"sqlite:///{file}")
    person = Person(browser, server.address, "Momo", {}, viewport={"width": 390, "height": 844})
    page = person.sit(room).page
    expect(page.get_by_role("heading", name="A match of older rules")).to_be_visible()
    expect(page.get_by_text("was played by version 0 of the rules of King of Tokyo")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saving:
        person.button("Save the record").click()
    text = Path(saving.value.path()).read_text(encoding="utf-8")
    assert saving.value.suggested_filename == f"king-of-tokyo-{id}.txt"
    assert text.startswith("parlour record 1\ngame king-of-tokyo 0\n")
    for ending in ("/result", "/replay"):
        person.go("#/").go(f"#/room/{id}{ending}")
        expect(page.get_by_role("heading", name="A match of older rules")).to_be_visible()
    person.context.close()
    assert person.troubles == []
    assert server.interrupt() == 0
