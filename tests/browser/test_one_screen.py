"""Around one screen: two people share a browser, and the page turns to whoever is asked."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person, play, play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def sit_down_together(ann: Person, game: str) -> None:
    """From the front door to a table for Ann and Ben, who is beside her."""
    page = ann.page
    ann.go()
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_role("button", name="Lay the table").click()
    page.get_by_text("Somebody plays at this screen too").click()
    page.get_by_label("Their name").fill("Ben")
    ann.button("Seat them").click()


def test_two_people_share_a_screen(arrive: Arrive) -> None:
    ann = arrive("Ann")
    page = ann.page
    sit_down_together(ann, "King of Tokyo")

    # Each in turn is told "your turn", at the one screen.
    panels = page.get_by_role("region", name="Players")
    expect(panels).to_contain_text("Ann")
    expect(panels).to_contain_text("Ben")
    play_to_the_end([ann])
    journal = page.locator(".journal").first
    page.get_by_role("link", name="Look back").wait_for()
    for name in ("Ann", "Ben"):
        expect(journal).to_contain_text(name)
    page.get_by_role("link", name="Result").click()
    expect(page.locator(".seal")).to_contain_text("Checked.")


def test_secret_hands_are_handed_over_behind_a_curtain(arrive: Arrive) -> None:
    ann = arrive("Ann")
    page = ann.page
    sit_down_together(ann, "City of Iron")
    curtain = page.get_by_role("dialog", name="The screen goes to")
    for _ in range(3):
        play([ann], lambda: curtain.count() > 0)
        expect(curtain).to_be_in_viewport(ratio=1)
        next_one = "Ben" if "Ben" in curtain.inner_text() else "Ann"
        ann.button(f"I am {next_one}").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".bar .title")).to_have_text("Your turn")
