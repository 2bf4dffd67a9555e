"""The end of Vegas Showdown as an act: hotels rise by seven sources, change places, and the verdict is told."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person
from tests.browser.test_axe import findings
from tests.browser.test_result import CUT_OFF, OVERFLOWING, SIZES, numbers
from tests.games.vegas_showdown.crowded import ENDING, LAST_MOVES
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SOURCES = ["casino", "hotel", "connection", "population", "revenue", "cash", "diamonds"]
OFF, SLOW, FAST = {"motion": "off"}, {"motion": "slow"}, {"motion": "fast"}
ADA_WINS = {**ENDING, "cash": [42, 56, 12, 31, 19]}  # $6 against $2 again, but now they are the second seat's


@pytest.fixture
def over(lay_table: LayTable) -> dict[str, Any]:
    return lay_table("vegas-showdown", ENDING, "easy", LAST_MOVES)


def shown(person: Person, room: dict[str, Any]) -> Page:
    person.sit(room)
    expect(person.page.locator(".board > *").first).to_be_visible()
    person.go(f"#/room/{room['room']['id']}/result")
    expect(person.page.locator(".show")).to_be_visible()
    return person.page


def hotels(page: Page) -> list[str]:
    return page.locator(".stands h3").all_inner_texts()


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_last_picture(arrive: Arrive, guest: Guest, over: dict[str, Any], width: int) -> None:
    """Hotels on one scale, a floor a point by source; the tie in words with its clause; all of it on one screen."""
    page = shown(arrive(settings=OFF, viewport=SIZES[width]), over)
    view = guest.get(f"/rooms/{over['room']['id']}/table")["view"]
    scores, houses, names = view["scores"], view["table"]["houses"], view["players"]
    order = sorted(range(5), key=lambda seat: (seat not in view["winners"], -scores[seat]))
    assert scores[0] == scores[1] == max(scores) and view["winners"] == [0]

    expect(page.get_by_role("heading", name="Momo wins with 45")).to_be_visible()
    reasons = page.locator(".because")
    expect(reasons).to_contain_text(f"45 to 45: the tie goes to the most cash left, $6 against {names[1]}’s $2.")
    expect(reasons).to_contain_text("A large tile was called for, and there was none left.")
    expect(reasons.get_by_role("button", name="Clause V14.8.1")).to_be_visible()

    assert hotels(page) == [names[seat] for seat in order]
    units = set[float]()
    for hotel, seat in zip(page.locator(".stands").all(), order, strict=True):
        scored = houses[seat]["final_scoring"]
        floors = hotel.locator(".floor").all()
        assert [floor.get_attribute("data-source") for floor in floors] == [
            "play",
            *(source for source in SOURCES if scored[source]),
        ]
        points = [houses[seat]["fame_in_play"], *(scored[source] for source in SOURCES if scored[source])]
        assert numbers(hotel.locator(".floor .points")) == points and sum(points) == scores[seat]
        assert numbers(hotel.locator(".fame")) == [scores[seat]]
        for floor, high in zip(floors, points, strict=True):
            box = floor.bounding_box()
            assert box is not None
            units.add(box["height"] / high)
        outside = hotel.locator(".outside").all_inner_texts()
        assert width == 390 or len(outside) == points.count(1), "one-point floors carry their name outside"
    assert max(units) - min(units) < 0.1, "one scale"

    for part in (".show", ".verdict-line", ".sources", ".stands:nth-child(1) .board", ".stands:nth-child(5) .lobby"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.98)
    assert page.evaluate(OVERFLOWING) == [] and page.evaluate(CUT_OFF) == []


def test_no_motion_is_the_last_picture_at_once(arrive: Arrive, over: dict[str, Any]) -> None:
    page = shown(arrive(reduced_motion="reduce", viewport=SIZES[1440]), over)
    expect(page.locator(".show")).to_have_attribute("data-stage", "8")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.get_by_role("button", name="Show it again")).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "key", "press"])
def test_it_is_skipped_at_any_point_and_shown_again(arrive: Arrive, lay_table: LayTable, way: str) -> None:
    """Nothing is told before its end, and hotels change places at the end only."""
    room = lay_table("vegas-showdown", ADA_WINS, "easy", LAST_MOVES)
    page = shown(arrive(settings=SLOW, reduced_motion="no-preference", viewport=SIZES[1440]), room)
    show, verdict = page.locator(".show"), page.get_by_role("heading", name="wins with 45")
    expect(show).to_have_attribute("data-stage", re.compile("[1-7]"))
    expect(verdict).to_be_hidden()
    expect(page.get_by_role("button", name="Play again")).to_be_hidden()
    seated = hotels(page)
    assert seated[0] == "Momo"
    if way == "button":
        page.get_by_role("button", name="Skip").click()
    elif way == "key":
        page.keyboard.press("Escape")
    else:
        page.locator(".show h2").click()
    expect(show).to_have_attribute("data-stage", "8")
    expect(verdict).to_contain_text(seated[1])
    assert hotels(page)[:2] == [seated[1], "Momo"]
    expect(page.locator(".stands:first-child p.fame")).to_contain_text("45")

    page.get_by_role("button", name="Show it again").click()
    expect(verdict).to_be_hidden()
    expect(show).not_to_have_attribute("data-stage", "8")
    assert hotels(page) == seated
    page.get_by_role("button", name="Skip").click()
    expect(verdict).to_be_visible()


def test_it_comes_to_its_end_by_itself_and_is_not_played_twice(arrive: Arrive, over: dict[str, Any]) -> None:
    person = arrive(settings=FAST, reduced_motion="no-preference", viewport=SIZES[1440])
    page = shown(person, over)
    expect(page.get_by_role("heading", name="Momo wins with 45")).to_be_visible()
    page.get_by_role("link", name="Table").click()
    expect(page.locator(".board > *").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Momo wins with 45")).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_sheet_in_each_lobby(arrive: Arrive, over: dict[str, Any], width: int) -> None:
    """Pressed, it is there in full size: the complete section framed, path and gems, and what each was worth."""
    person = arrive(settings=OFF, viewport=SIZES[width])
    page = shown(person, over)
    lobby = page.get_by_role("button", name="Momo’s sheet in full size")
    lobby.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Momo")
    told = [" ".join(text.split()) for text in sheet.locator("li").all_inner_texts()]
    assert told == [
        "Casino full 10 of 10 cells 5",
        "Joined a path from arch to arch 3",
        "Hotel full 4 of 10 cells 0",
        "Diamonds 1 full, 1 of ¾ 4",
    ]
    expect(sheet.locator(".frame")).to_have_count(1)
    expect(sheet.locator("path.gem")).to_have_count(2)
    assert sheet.locator(".ribbon.both").count() > 10
    assert findings(person) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(lobby).to_be_focused()


def test_the_rest_of_the_result_lies_below(arrive: Arrive, over: dict[str, Any]) -> None:
    page = shown(arrive(settings=OFF, viewport=SIZES[1440]), over)
    expect(page.locator(".lead")).not_to_be_in_viewport()
    page.get_by_role("button", name="Lead over time").click()
    expect(page.locator(".lead h3")).to_be_in_viewport()
    expect(page.locator(".lead h3")).to_be_focused()
    expect(page.locator(".scores .rows > li")).to_have_count(5)
    expect(page.locator(".facts")).to_contain_text("Rounds 18")
    room = f"#/room/{over['room']['id']}"
    for name, address in {"Watch it again": f"{room}/replay", "Back to the house": "#/", "Table": room}.items():
        assert page.get_by_role("link", name=name).get_attribute("href") == address
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.startswith("vegas-showdown-")


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(arrive: Arrive, over: dict[str, Any], theme: str, width: int) -> None:
    person = arrive(settings=OFF, color_scheme=theme, viewport=SIZES[width])
    page = shown(person, over)
    expect(page.get_by_role("heading", name="Momo wins with 45")).to_be_visible()
    assert findings(person) == []
