"""City of Iron on a phone: built, stored and paid by touch; all targets are large, and axe finds nothing serious."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person
from tests.browser.test_axe import findings
from tests.games.city_of_iron.crowded import CROWDED
from tests.golden.questions import path
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "city-of-iron"
# As many as anybody ever had, and all of them help.
SIXTEEN: dict[str, Any] = {
    **CROWDED,
    "hand": {
        0: [
            "researcher", "surveyor", "guide", "governor", "explorer", "cartographer", "soldier", "soldier-2",
            "captain", "scout", "war-machine", "gyrocopter", "mercenary", "schooner", "airship", "general",
        ],
    },
    "citizen_deck": {},
    "citizen_discards": {},
    "military_deck": {},
    "military_discards": {},
    "known": {},
}  # fmt: skip


def sits(arrive: Arrive, room: dict[str, Any], **context: Any) -> Person:
    size = {"width": 390, "height": 844}
    person = arrive(settings={"motion": "off"}, viewport=size, has_touch=True, is_mobile=True, **context).sit(room)
    expect(person.page.locator(".board [role=tab]").first).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    return person


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'.board button[data-target="{target}"]').first


def tab(person: Person, name: str) -> None:
    person.page.locator(f"#iron-tab-{name}").tap()
    expect(person.page.locator(f"#iron-tab-{name}")).to_have_attribute("aria-selected", "true")


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


def title(person: Person) -> Locator:
    return person.page.locator(".bar .title")


def until(person: Person, guest: Guest, room: dict[str, Any], holds: Callable[[dict[str, Any]], bool]) -> None:
    """Until the first seat has what was played for."""
    own = guest.with_token(room["token"])
    for _ in range(200):
        if holds(own.get(f"/rooms/{room['room']['id']}/table")["view"]["table"]["nations"][0]):
            return
        person.page.wait_for_timeout(30)
    pytest.fail("it did not come to pass")


# ---------------------------------------------------------------------- by touch


def test_a_building_is_built(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    person.page.locator('.answers [data-offer="build"]').tap()
    at(person, "row:7").tap()
    expect(title(person)).to_have_text("Build Clock Tower at Emerald Hills?")
    tab(person, "city")
    expect(person.page.locator('[data-city="emerald-hills"] .city-place.would')).to_be_visible()
    at(person, "city:0:brine-isles").tap()
    expect(title(person)).to_have_text("Build Clock Tower at Brine Isles?")
    confirm(person).tap()
    until(person, guest, room, lambda mine: "clock-tower" in str(mine["cities"]))


@pytest.mark.parametrize("by", ["lever", "instead"])
def test_a_building_is_stored(arrive: Arrive, lay_table: LayTable, guest: Guest, by: str) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    person.page.locator(f'.answers [data-offer="{"store" if by == "lever" else "build"}"]').tap()
    at(person, "row:6").tap()
    if by == "instead":
        person.page.locator('.answers [data-offer="store-instead"]').tap()
    expect(title(person)).to_have_text("Store Crystal Spire?")
    confirm(person).tap()
    until(person, guest, room, lambda mine: [one["id"] for one in mine["stored"]] == ["crystal-spire"])


def test_a_card_that_asks_for_a_deck_shows_the_decks(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    cards = {"hand": {0: ["cartographer"]}, "citizen_deck": {0: ["banker", "builder"]}}
    rest = {"citizen_discards": {}, "military_deck": {}, "military_discards": {}, "known": {}}
    room = lay_table(GAME, {**CROWDED, **cards, **rest}, "easy")
    person = sits(arrive, room)
    person.page.locator('.answers [data-offer="free"]').tap()
    at(person, "card:0:cartographer").tap()
    expect(person.page.locator(".bar .sentence")).to_contain_text("which deck do you draw from?")
    deck = at(person, "deck:0:citizen")
    expect(deck).to_be_in_viewport(ratio=1)
    deck.tap()
    confirm(person).tap()  # where a finger points, a press is confirmed
    expect(person.page.locator(".bar .sentence")).to_contain_text("Action 2")
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")["view"]["table"]
    assert table["nations"][0]["hand"]["cards"] == ["banker"]


def test_tabs_count_what_can_be_done_there(arrive: Arrive, lay_table: LayTable) -> None:
    """A rival's town is counted where the rivals are."""
    person = sits(arrive, lay_table(GAME, SIXTEEN, "easy"))
    for name in ("world", "rivals"):
        tab(person, name)
        lit = person.page.locator('.board button[data-target^="town:"].can, .board button[data-target^="land:"].can')
        expect(lit.first).to_be_visible()
        expect(person.page.locator(f"#iron-tab-{name}")).to_contain_text(str(lit.count()))


def test_sixteen_cards_pay_for_a_town(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, SIXTEEN)
    person = sits(arrive, room)
    page = person.page
    tab(person, "world")
    at(person, "town:gearwick").tap()
    helping = page.locator(".phone-tray li")
    expect(helping.first).to_be_visible()
    assert helping.count() >= 14
    can = page.locator(".phone-tray li button.can")
    while can.count():
        # However many cards lie in the tray: nothing is cut off, and the sums and the confirmation stay in sight.
        helping.last.scroll_into_view_if_needed()
        expect(page.locator(".phone-tray .sum").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".answers .confirm")).to_be_in_viewport(ratio=1)
        expect(page.locator(".answers .back")).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDE) == []
        taken = page.locator(".phone-tray .card").count()
        can.last.tap()
        expect(page.locator(".phone-tray .card")).to_have_count(taken + 1)
    confirm(person).tap()
    until(person, guest, room, lambda mine: "gearwick" in mine["towns"])


# ---------------------------------------------------------------------- sizes, and what axe says

WIDE = """() => [document.documentElement, ...document.querySelectorAll('.board, #iron-panel, .phone-tray *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  .filter((one) => !one.closest('.unseen') && getComputedStyle(one).display !== 'inline')
  .map((one) => `${one.tagName}.${one.className} is too wide`)"""
# What is pressed is a thing with what surrounds it: half of a gap to the next belongs to it.
SMALL = """() => [...document.querySelectorAll('.board button, .answers button')]
  .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
  .flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const around = getComputedStyle(one, '::before');
    const more = around.position === 'absolute' && around.content !== 'none';
    const [wide, high] = more ? [parseFloat(around.width), parseFloat(around.height)] : [width, height];
    const name = one.dataset.target ?? one.className;
    return wide < 43.5 || high < 43.5 ? [`${name}: ${wide.toFixed()} x ${high.toFixed()}`] : [];
  })"""


def lever(id: str) -> Callable[[Person], None]:
    return lambda person: person.page.locator(f'.answers [data-offer="{id}"]').tap()


def opened(name: str) -> Callable[[Person], None]:
    return lambda person: tab(person, name)


def pays(person: Person) -> None:
    tab(person, "world")
    at(person, "town:gearwick").tap()
    person.page.locator('.phone-tray [data-gives="scout:compasses"]').tap()
    expect(person.page.locator(".phone-tray .out")).to_be_visible()


def builds(person: Person) -> None:
    tab(person, "row")
    at(person, "row:7").tap()
    expect(confirm(person)).to_be_visible()
    tab(person, "city")


def looks(person: Person) -> None:
    tab(person, "rivals")
    person.page.locator(".rival-head").first.tap()


def rests(person: Person) -> None:
    lever("tax")(person)
    person.page.locator('[data-part="autumn-line"]').tap()
    expect(person.page.locator('[data-part="ledger"]')).to_be_visible()


AUTUMN = {**CROWDED, "round": 5, "action": 3, "order": [1, 2, 3, 0], "turn": 0, "left": {"A": 0}, "score_cards": ["A"]}
PARTS: dict[str, tuple[dict[str, Any] | str, Callable[[Person], None] | None]] = {
    "city": (CROWDED, opened("city")),
    "row": (CROWDED, opened("row")),
    "goods": (CROWDED, opened("goods")),
    "world": (CROWDED, opened("world")),
    "rivals": (CROWDED, opened("rivals")),
    "a rival": (CROWDED, looks),
    "hand": (CROWDED, lever("expert")),
    "ghost": (CROWDED, builds),
    "tray": (CROWDED, pays),
    "ledger": (AUTUMN, rests),
    "nations": ("choose-nation", None),
    "gates": ("bid", None),
    "take back": ("take-back", None),
    "arrange": ("arrange", None),
    "shop": ("pick-cards", None),
}


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_large_enough_and_axe_finds_nothing(
    arrive: Arrive, lay_table: LayTable, lay_record: Any, part: str
) -> None:
    words, act = PARTS[part]
    for theme in ("light", "dark"):
        bots = ["easy"] if part == "ledger" else []
        room = lay_record(path(GAME, words).read_text()) if isinstance(words, str) else lay_table(GAME, words, *bots)
        person = sits(arrive, room, color_scheme=theme)
        if act:
            act(person)
        person.page.wait_for_timeout(300)
        assert person.page.evaluate(SMALL) == []
        assert person.page.evaluate(WIDE) == []
        assert findings(person) == []
        person.context.close()
