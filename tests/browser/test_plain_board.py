"""A game that has no drawing is played on the plain board; and so is a drawn one, where somebody wants it so."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import play, play_to_the_end, reach, rolling
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_nim(arrive: Arrive) -> None:
    person = arrive("Nina")
    page = person.page
    person.go()
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Nim", exact=True))
    card.get_by_role("button", name="Play against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(page.locator(".plain")).to_contain_text("heaps")
    expect(page.get_by_role("region", name="Players")).to_contain_text("Nina")

    play_to_the_end([person])
    assert person.moves >= 1
    expect(page.locator(".plain .chip")).to_have_text(["0", "0", "0"])
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("wins!$"))).to_be_visible()
    expect(page.locator(".seal")).to_contain_text("Checked.")


@pytest.mark.parametrize(
    ("name", "opponents"), [("Dice City", "1"), ("Vegas Showdown", "2"), ("City of Iron", "1"), ("ATTACK! Deluxe", "1")]
)
def test_a_whole_match(arrive: Arrive, name: str, opponents: str) -> None:
    """From the front door to the result, with what the plain board and the prompt offer."""
    person = arrive("Nell", settings={"board": "plain"})  # some of them are drawn by now
    page = person.page
    person.go()
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name=name, exact=True))
    card.get_by_role("button", name="Play against bots").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=opponents, exact=True).check(force=True)
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator(".plain")).to_be_visible()

    play_to_the_end([person])
    assert person.moves >= 10
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("wins?!$|wins with|Nobody wins"))).to_be_visible()
    expect(page.locator(".seal")).to_contain_text("Checked.")


def test_a_drawn_game_on_the_plain_board(arrive: Arrive, guest: Guest) -> None:
    room = reach(guest, lambda table: rolling(table, 0))
    person = arrive("Pia", settings={"board": "plain"}).sit(room)
    expect(person.page.locator(".plain")).to_contain_text("dice")
    expect(person.page.locator(".die")).to_have_count(0)
    play([person], lambda: person.see()["over"] or (person.moves >= 12 and person.rerolls >= 1))


def test_a_move_that_ends_the_turn_unasked_is_held_until_it_is_confirmed(arrive: Arrive, guest: Guest) -> None:
    """With the last die in hand: pressed once it waits, and can be let go; pressed again it is played."""

    def last_die(table: dict[str, Any]) -> bool:
        return any(move["confirm"] and move["notation"] == "drop" for move in table["moves"])

    room = reach(guest, last_die, game="dice-city", seats=2, bots=1)
    person = arrive("Lena").sit(room)
    page, own, id = person.page, guest.with_token(room["token"]), room["room"]["id"]
    ply = own.get(f"/rooms/{id}/table")["view"]["ply"]
    bar = page.get_by_role("region", name="Your turn")
    person.button("Drop the die").press("Enter")
    expect(bar.get_by_role("status")).to_contain_text("This ends your turn, and cannot be taken back.")
    expect(person.button("Drop the die")).to_be_focused()
    bar.get_by_role("button", name="Back").click()
    expect(bar.get_by_role("status")).to_contain_text("What does the")
    assert own.get(f"/rooms/{id}/table")["view"]["ply"] == ply

    person.button("Drop the die").click()
    person.button("Drop the die").click()
    expect(bar.get_by_role("status")).not_to_contain_text("What does the")
    assert own.get(f"/rooms/{id}/table")["view"]["ply"] > ply


def test_one_goes_back_from_a_choice_that_is_begun_and_a_whole_one_is_sent_as_one(arrive: Arrive, guest: Guest) -> None:
    """A bid is a place and then an amount: nothing is played before the amount is said, and one undo takes it back."""

    def may_bid(table: dict[str, Any]) -> bool:
        places = {move["notation"] for move in table["moves"] if move["verb"] == "bid" and move["begins"]}
        return {"bid slots-1", "bid lounge-1"} <= places

    room = reach(guest, may_bid, game="vegas-showdown", seats=3, bots=2)
    person = arrive("Vera", settings={"board": "plain"}).sit(room)
    page, own, id = person.page, guest.with_token(room["token"]), room["room"]["id"]
    before = own.get(f"/rooms/{id}/table")
    bar = page.get_by_role("region", name="Your turn")
    back = bar.get_by_role("button", name="Back", exact=True)

    page.get_by_role("button", name="Slots", exact=True).first.click()
    expect(bar.get_by_role("status")).not_to_contain_text(before["prompt"])
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar.get_by_role("status")).to_contain_text(before["prompt"])
    expect(back).to_have_count(0)
    page.get_by_role("button", name="Lounge", exact=True).first.click()
    back.click()
    expect(bar.get_by_role("status")).to_contain_text(before["prompt"])
    assert own.get(f"/rooms/{id}/table")["ply"] == before["ply"]  # nothing was played

    page.get_by_role("button", name="Lounge", exact=True).first.click()
    expect(back).to_be_visible()
    bar.locator(".answers .primary, .answers .button:not(.back)").first.click()
    expect(back).to_have_count(0)
    journal = own.get(f"/rooms/{id}/table")["journal"]
    assert any(entry["kind"] == "bid" and entry["ply"] == before["ply"] + 2 for entry in journal)
