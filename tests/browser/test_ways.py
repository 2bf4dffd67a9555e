"""Every page of a finished match leads to the others."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import lay, play_on
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SOON = 15_000


@pytest.fixture
def over(guest: Guest) -> str:
    """The address of a finished match."""
    room: dict[str, Any] = lay(guest, seats=2, bots=1)
    play_on(guest, room, lambda table: False)
    return f"#/room/{room['room']['id']}"


def replaying(page: Page) -> None:
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    page.locator(".die").first.wait_for()


def test_from_the_result_to_the_replay(arrive: Arrive, over: str) -> None:
    page = arrive().go(f"{over}/result").page
    page.get_by_role("link", name="Watch it again").click()
    replaying(page)
    slider = page.get_by_role("slider", name="Move")
    last = slider.input_value()
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(int(last) - 1))
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value(last)


def test_from_the_replay_to_the_result(arrive: Arrive, over: str) -> None:
    page = arrive().go(f"{over}/replay").page
    replaying(page)
    page.get_by_role("link", name="Result").click()
    expect(page.locator(".seal")).to_contain_text("Checked.", timeout=SOON)


def test_from_the_replay_to_the_front_door(arrive: Arrive, over: str) -> None:
    page = arrive().go(f"{over}/replay").page
    replaying(page)
    page.locator('header a[href="#/"]').first.click()
    expect(page.locator("article.game").first).to_be_visible(timeout=SOON)
