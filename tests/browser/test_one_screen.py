"""Around one screen: two people share a browser, and the page turns to whoever is asked."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_two_people_share_a_screen(arrive: Arrive) -> None:
    ann = arrive("Ann")
    page = ann.page
    ann.go()
    page.locator("article.game").first.get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_role("button", name="Lay the table").click()
    page.get_by_text("Somebody plays at this screen too").click()
    page.get_by_label("Their name").fill("Ben")
    ann.button("Seat them").click()

    # Each in turn is told "your turn", at the one screen.
    panels = page.get_by_role("region", name="Players")
    expect(panels).to_contain_text("Ann")
    expect(panels).to_contain_text("Ben")
    play_to_the_end([ann])
    journal = page.locator(".journal").first
    page.get_by_role("link", name="Replay").wait_for()
    for name in ("Ann", "Ben"):
        expect(journal).to_contain_text(name)
    page.get_by_role("link", name="Result").click()
    expect(page.locator(".seal")).to_contain_text("Checked.")
