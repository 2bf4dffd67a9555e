"""Two people, each with a browser, and two bots play a whole match; one loses the connection and comes back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.line import Line
from tests.browser.people import Person, play, play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def lay_a_table(host: Person) -> str:
    """From the front door to a room for four; the invitation."""
    host.go()
    host.page.locator("article.game").first.get_by_role("button", name="Invite friends").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    dialog.get_by_role("button", name="Lay the table").click()
    expect(host.page.get_by_role("heading", name="3 seats are free")).to_be_visible()
    return host.page.url


def test_two_people_and_two_bots(arrive: Arrive, line: Line) -> None:
    ann, ben = arrive("Ann"), arrive("Benedikt", line=line)
    invitation = lay_a_table(ann)
    assert "/seat/" not in invitation, "the address of a room gives a seat away"

    ben.go(invitation.removeprefix(ann.address + "/"))
    ben.button("Sit here").first.click()
    expect(ann.page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    expect(ann.page.get_by_text("Benedikt")).to_be_visible()
    ann.button("Fill up and start").click()

    for person in (ann, ben):
        expect(person.page.locator(".bar .sentence")).to_be_visible()
        person.page.evaluate("window.neverReloaded = true")
    play([ann, ben], lambda: min(ann.rerolls, ben.rerolls) >= 1 and min(ann.moves, ben.moves) >= 5)

    ben.lose_connection()
    played = ann.moves
    play([ann], lambda: ann.moves >= played + 3 or "Benedikt" in ann.see()["sentence"] or ann.see()["over"])
    ben.regain_connection()

    play_to_the_end([ann, ben])
    for person in (ann, ben):
        assert person.page.evaluate("window.neverReloaded") is True
        assert person.rerolls >= 1
        person.page.get_by_role("link", name="Result").click()
        expect(person.page.get_by_role("heading", name=re.compile("wins?!$|Nobody wins"))).to_be_visible()
        seal = person.page.locator(".seal")
        expect(seal).to_contain_text("Checked.")
        expect(seal).to_contain_text("by the seal that this browser kept from the start")
    told = [person.page.locator(".scores :is(.name, .bar, .sum)").all_inner_texts() for person in (ann, ben)]
    assert told[0] == told[1]
