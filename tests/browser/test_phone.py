"""On a phone the page is as wide as the screen, and the prompt is in sight."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import HINTS, Person, lay, play_on, reach, rolling
from tests.server.harness import Guest, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDE = "[document.scrollingElement.scrollWidth, innerWidth]"
IN_SIGHT = """() => {
  const box = document.querySelector(".bar").getBoundingClientRect();
  const inside = (from, to, most) => from >= 0 && to > from && to <= most + 1;
  return inside(box.top, box.bottom, innerHeight) && inside(box.left, box.right, innerWidth);
}"""
SCROLL = "(to) => scrollTo(0, to * document.scrollingElement.scrollHeight)"


def check_width(person: Person, place: str) -> None:
    person.page.evaluate("document.fonts.ready.then(() => true)")
    page, screen = person.page.evaluate(WIDE)
    assert screen == 390, f"{place}: the page is zoomed out to {screen}"
    assert page <= screen, f"{place}: the page is {page - screen} px too wide"


def check_prompt(person: Person, place: str) -> None:
    """Wherever the page is scrolled to."""
    for to in (0, 0.5, 1):
        person.page.evaluate(SCROLL, to)
        person.page.wait_for_function(IN_SIGHT)
    check_width(person, place)


def test_the_front_door(arrive: Arrive) -> None:
    person = arrive(**PHONE).go()
    person.button("Play against bots").first.wait_for()
    check_width(person, "front door")
    person.button("Play against bots").first.tap()
    expect(person.button("Start")).to_be_in_viewport()
    check_width(person, "new table")


def test_the_table(arrive: Arrive, guest: Guest) -> None:
    person = arrive(**PHONE).sit(lay(guest, seats=6, bots=5))
    page = person.page
    page.locator(".monster.lit").first.wait_for()
    check_prompt(person, "choice of monsters")

    person.sit(reach(guest, rolling, seats=6, bots=5))
    page.locator(".die.can").first.wait_for()
    check_prompt(person, "table")
    expect(page.locator(".bar .title")).to_have_text("Your turn")
    # A finger picks dice, and the prompt bar has the button for it.
    page.locator(".die.can").first.tap()
    expect(page.locator(".answers .primary")).to_be_in_viewport()
    check_prompt(person, "picked dice")
    seen = person.see()
    page.locator(".answers .primary").tap()
    person.wait_for_change(seen)


def test_a_hint_is_up_to_three_buttons_and_the_first_is_the_best(arrive: Arrive, guest: Guest) -> None:
    room = reach(guest, lambda table: rolling(table, 0), seats=2, bots=1)
    person = arrive(**PHONE).sit(room)
    page = person.page
    page.locator(".die.can").first.wait_for()
    person.button("Hint").tap()

    hints = page.locator(HINTS)
    expect(hints).to_have_count(3)
    chances = [percent(words) for words in hints.all_inner_texts()]
    assert all(0 <= chance <= 100 for chance in chances), chances
    best = page.get_by_role("button", name=re.compile(r"^Best: .+ \d+ % estimated chance to win$"))
    expect(best).to_have_count(1)
    assert best.inner_text() == hints.first.inner_text()
    for hint in hints.all():
        expect(hint).to_be_in_viewport(ratio=1)
    check_prompt(person, "hint")

    ply = guest.get(f"/rooms/{room['room']['id']}")["ply"]
    best.tap()
    expect(hints).to_have_count(0)
    wait_for(lambda: guest.get(f"/rooms/{room['room']['id']}")["ply"] > ply)


def percent(words: str) -> int:
    found = re.search(r"(\d+) %$", words.replace("estimated chance to win", "").strip())
    assert found, f"no chance is told: {words!r}"
    return int(found[1])


def test_the_end(arrive: Arrive, guest: Guest) -> None:
    room = lay(guest, seats=6, bots=5)
    play_on(guest, room, lambda table: False)
    person = arrive(**PHONE).sit(room)
    page = person.page
    page.get_by_role("link", name="Result").wait_for()
    check_prompt(person, "the last position")
    page.get_by_role("link", name="Look back").tap()
    expect(page.get_by_role("slider", name="Move")).to_be_in_viewport()
    page.locator(".die").first.wait_for()
    check_width(person, "replay")
    page.go_back()
    page.get_by_role("link", name="Result").tap()
    expect(page.locator(".seal")).to_contain_text("Checked.")
    check_width(person, "result")


@pytest.mark.parametrize("hash", ["#/rules/king-of-tokyo/T4.4.5", "#/settings", "#/credits"])
def test_pages_on_a_phone(arrive: Arrive, hash: str) -> None:
    person = arrive(**PHONE).go(hash)
    expect(person.page.locator("main")).to_have_text(re.compile(r"\S{3}"))
    check_width(person, hash)
