"""Invitations lead to the house from other machines, and a seat's link is asked about before it is believed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ABROAD, Arrive
from tests.browser.people import Person, lay
from tests.server.harness import Guest, Process

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LINK = "Whoever opens this link picks a free seat"
LOCAL = ["http://192.168.7.20:8000", "http://10.1.2.3:8000"]


@pytest.fixture(params=["network", "public"])
def inviting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address of a house that listens to the network, and how; there may be a public address for it."""
    public = "https://games.example.org/parlour/" if request.param == "public" else ""
    server = Process(f"sqlite:///{tmp_path / 'p.sqlite'}", local=" ".join(LOCAL), public_url=public)
    yield server.address, str(request.param)
    server.interrupt()


def waiting(guest: Guest) -> dict[str, Any]:
    return lay(guest, seats=3, bots=0)


def held(page: Page, room: dict[str, Any]) -> Any:
    kept = json.loads(page.evaluate("localStorage.getItem('parlour.rooms')") or "{}")
    return kept.get(room["room"]["id"], {}).get("token")


def test_an_invitation_names_an_address_that_others_can_reach(browser: Browser, inviting: tuple[str, str]) -> None:
    address, kind = inviting
    room = waiting(Guest(address))["room"]["id"]
    person = Person(browser, address, "Momo", {})
    page = person.go(f"#/room/{room}").page
    link = page.get_by_label(LINK)
    first = LOCAL[0] if kind == "network" else "https://games.example.org/parlour"
    expect(link).to_have_value(f"{first}/#/room/{room}")
    code = page.get_by_role("img", name="QR code of the invitation").locator("path")
    before = code.get_attribute("d")
    choice = page.get_by_label("This machine's address")
    if kind == "network":
        assert choice.locator("option").all_inner_texts() == ["192.168.7.20:8000", "10.1.2.3:8000"]
        choice.select_option("10.1.2.3:8000")
        expect(link).to_have_value(f"{LOCAL[1]}/#/room/{room}")
        assert code.get_attribute("d") != before
    else:
        expect(choice).to_have_count(0)
    person.context.close()
    assert person.troubles == []


def test_a_house_that_listens_to_this_machine_only_says_so(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)["room"]["id"]
    person = arrive().go(f"#/room/{room}")
    expect(person.page.get_by_label(LINK)).to_have_value(f"{person.address}/#/room/{room}")
    expect(person.page.get_by_text("parlour serve --host 0.0.0.0")).to_be_visible()


def test_a_link_is_copied_over_plain_http_too(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)["room"]["id"]
    person = arrive()
    person.address = re.sub(r"//[^:/]+", f"//{ABROAD}", person.address)  # the same house by another name
    person.offline = True  # the browser notes that it ignores a header there
    page = person.go(f"#/room/{room}").page
    assert page.evaluate("isSecureContext") is False and page.evaluate("navigator.clipboard === undefined")
    expect(page.get_by_label(LINK)).to_have_value(f"{person.address}/#/room/{room}")
    person.button("Copy").first.click()
    expect(page.get_by_role("status").get_by_text("Copied")).to_be_visible()
    name = page.get_by_label("Your name")
    name.fill("")
    name.press("Control+V")
    assert f"{person.address}/#/room/{room}".startswith(name.input_value()) and len(name.input_value()) > 15


def test_where_nothing_can_be_copied_the_link_is_selected_and_the_page_says_so(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)["room"]["id"]
    person = arrive()
    person.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false"
    )
    page = person.go(f"#/room/{room}").page
    person.button("Copy").first.click()
    expect(page.get_by_role("status").get_by_text("Selected: press Ctrl+C")).to_be_visible()
    assert page.evaluate("getSelection().toString()").endswith(f"#/room/{room}")


# ---------------------------------------------------------------------- a seat's link


def test_a_seat_is_taken_by_its_link(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)
    page = arrive().sit(room).page
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    assert held(page, room) == room["token"] and room["token"] not in page.url


@pytest.mark.parametrize("forged", ["x" * 43, "outdated"])
def test_a_link_that_is_no_seat_overwrites_none(arrive: Arrive, guest: Guest, forged: str) -> None:
    room = waiting(guest)
    id = room["room"]["id"]
    if forged == "outdated":
        forged = guest.post(f"/rooms/{id}/join", {"name": "Ben"})["token"]
        guest.with_token(forged).post(f"/rooms/{id}/leave")
    person = arrive().sit(room)
    page = person.page
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    person.offline = True  # that the server refuses it is written to the console, and no trouble
    person.go("#/").go(f"#/room/{id}/seat/{forged}")
    expect(page.get_by_role("alert")).to_contain_text("This link is no seat of this table any more")
    expect(page.get_by_text("The seat that this browser has at this table is untouched.")).to_be_visible()
    assert forged not in page.url and held(page, room) == room["token"]
    person.button("To your own seat").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    person.offline = False
    page.reload()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def test_a_link_is_told_of_even_where_the_address_has_changed_twice_at_once(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)
    person = arrive().sit(room)
    expect(person.button("Leave")).to_be_visible()
    person.offline = True
    person.page.evaluate(
        "seat => { location.hash = '#/'; location.hash = seat }", f"#/room/{room['room']['id']}/seat/{'x' * 43}"
    )
    expect(person.page.get_by_role("alert")).to_contain_text("This link is no seat of this table any more")
    person.page.wait_for_timeout(300)  # the second change is told by now
    expect(person.page.get_by_role("alert")).to_be_visible()


def test_who_has_no_seat_may_look_on_after_a_forged_link(arrive: Arrive, guest: Guest) -> None:
    room = waiting(guest)
    person = arrive()
    person.offline = True
    page = person.go(f"#/room/{room['room']['id']}/seat/{'y' * 43}").page
    expect(page.get_by_role("alert")).to_contain_text("no seat of this table")
    person.button("Look at the table").click()
    expect(page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    assert held(page, room) is None
    person.go("#/room/aaaaaaaaaaaa/seat/zzz")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


# ---------------------------------------------------------------------- the host's bots


def test_the_host_sees_why_nobody_may_be_replaced_yet(arrive: Arrive, guest: Guest) -> None:
    room = lay(guest, seats=2, bots=0)
    id = room["room"]["id"]
    guest.post(f"/rooms/{id}/join", {"name": "Ben"})
    person = arrive().sit(room)
    page = person.page
    plate = page.get_by_role("region", name="Players").get_by_role("button", name="Ben")
    expect(plate).to_be_visible()
    page.evaluate(
        "([id, host]) => { const all = JSON.parse(localStorage.getItem('parlour.rooms'));"
        " all[id].host = host; localStorage.setItem('parlour.rooms', JSON.stringify(all)); }",
        [id, room["host"]],
    )
    page.reload()
    plate.click()
    bot = person.button("Let a bot play for Ben")
    expect(bot).to_be_disabled()
    expect(page.get_by_text("Ben is here: nobody else can hand over this seat.")).to_be_visible()

    ready = [{"seat": 1, "possible": True, "reason": None}]
    page.route("**/stand-ins", lambda route: route.fulfill(json=ready))
    expect(bot).to_be_enabled()
    with page.expect_request("**/seats/1/bot") as asked:
        person.offline = True  # the server knows better, and says so
        bot.click()
    assert asked.value.method == "POST"
    expect(page.get_by_text("Ben is here: nobody else can hand over this seat")).to_be_visible()
