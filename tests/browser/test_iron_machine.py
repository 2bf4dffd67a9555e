"""City of Iron's goods, world, tray and autumn on the screen: towns, cities and districts paid by any hand."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import PATIENCE, Person, drag
from tests.games.city_of_iron.crowded import CROWDED
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}
GAME = "city-of-iron"  # at most tables here nobody else plays: bots would take towns back
EXPLORE: dict[str, Any] = {"seats": 2, "round": 2, "hand": {0: ["explorer", "guide", "merchant", "scout", "soldier"]}}
MAYOR: dict[str, Any] = {"seats": 2, "round": 2, "hand": {0: ["mayor", "foreman", "banker", "scholar"]}}
LAST_ACTION: dict[str, Any] = {
    "seats": 2,
    "round": 3,
    "action": 3,
    "order": [1, 0],
    "turn": 0,
    "coins": [3, 3],
    "vp": [4, 6],
    "buildings": {0: {"home": ["turnip-farm", "mine"]}, 1: {"home": ["turnip-farm", "inn"]}},
}
ENDED: dict[str, Any] = {
    "seats": 3,
    "step": "autumn",
    "round": 7,
    "options": {"last_winter": "skipped"},
    "coins": [9, 2, 5],
    "buildings": {0: {"home": ["turnip-farm", "monument"]}, 1: {"home": ["turnip-farm", "mine"]}, 2: {"home": ["inn"]}},
    "stored": {1: ["palace"]},
    "towns": {2: ["turnip-cross"]},
}


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'.board button[data-target="{target}"]').first


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, motion: str = "off", **context: Any) -> Person:
    size = {"width": width, "height": SIZES[width]}
    person = arrive(settings={"motion": motion}, viewport=size, **context).sit(room)
    expect(person.page.locator(".board [data-piece], .board [role=tab]").first).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    return person


def nation(guest: Guest, room: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")
    found: dict[str, Any] = table["view"]["table"]["nations"][seat]
    return found


def until(holds: Callable[[], bool]) -> None:
    """What was played takes a moment to arrive."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def gives(person: Person, card: str, symbol: str) -> Locator:
    return person.page.locator(f'.board [data-gives="{card} {symbol}"]')


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


def title(person: Person) -> Locator:
    return person.page.locator(".bar .title")


def offer(person: Person, id: str) -> Locator:
    return person.page.locator(f'.answers [data-offer="{id}"]')


def sum_of(person: Person, symbol: str) -> Locator:
    return person.page.locator(f'[data-target="chute:{symbol}"] .sum')


# ---------------------------------------------------------------------- attacks


def test_a_town_is_paid_card_by_card_with_the_mouse(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    at(person, "town:gearwick").click()
    expect(title(person)).to_have_text("Attack Gearwick")
    expect(sum_of(person, "guns")).to_contain_text("0")
    expect(person.page.locator('[data-good="parts"]')).to_have_class(re.compile("would"))
    gives(person, "scout", "compasses").click()
    expect(sum_of(person, "compasses")).to_contain_text("enough")
    gives(person, "war-machine", "guns").click()
    expect(sum_of(person, "guns")).to_contain_text("3 more")
    expect(person.page.locator(".answers .confirm")).to_contain_text("3 guns missing")
    expect(person.page.locator(".answers .confirm")).to_have_attribute("aria-disabled", "true")
    gives(person, "soldier", "guns").click()
    expect(sum_of(person, "guns")).to_contain_text("2 more")
    person.page.get_by_role("button", name="Take Soldier out again").click()
    expect(sum_of(person, "guns")).to_contain_text("3 more")
    gives(person, "soldier", "guns").click()
    gives(person, "captain", "guns").click()
    confirm(person).click()
    until(lambda: "gearwick" in nation(guest, room)["towns"])
    expect(person.page.locator('.world [data-target="town:gearwick"]')).to_have_count(0)
    assert set(nation(guest, room)["hand"]["cards"]) & {"scout", "war-machine", "soldier", "captain"} == set()


def test_the_cheapest_that_does_it_has_a_key(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    at(person, "town:cinderwick").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".cheapest")).to_be_visible()
    at(person, "town:cinderwick").focus()
    person.page.keyboard.press("s")
    expect(confirm(person)).to_have_text(re.compile("Attack"))
    confirm(person).focus()
    person.page.keyboard.press("Enter")
    until(lambda: "cinderwick" in nation(guest, room)["towns"])


def test_a_town_is_paid_by_keyboard_and_let_go_by_escape(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    at(person, "town:shepherds-gate").focus()
    person.page.keyboard.press("Enter")
    expect(title(person)).to_have_text(re.compile("Attack Shepherd"))
    gives(person, "war-machine", "guns").focus()
    person.page.keyboard.press("Enter")
    expect(sum_of(person, "guns")).to_contain_text("enough")
    person.page.keyboard.press("Escape")
    if person.page.locator("#tip").count():  # a note that is open goes first
        person.page.keyboard.press("Escape")
    expect(person.page.locator(".tray")).to_have_count(0)
    assert "war-machine" in nation(guest, room)["hand"]["cards"]
    assert "shepherds-gate" not in nation(guest, room)["towns"]


def test_a_rivals_town_is_taken(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room)
    at(person, "town:lantern-hollow").click()
    expect(person.page.locator(".tray .target")).to_contain_text("held by")
    person.page.locator(".cheapest button").click()
    confirm(person).click()
    until(lambda: "lantern-hollow" in nation(guest, room)["towns"])
    assert "lantern-hollow" not in nation(guest, room, 2)["towns"]


def test_cards_are_dragged_into_a_chute(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, CROWDED))
    at(person, "town:gearwick").click()
    expect(gives(person, "war-machine", "guns")).to_be_visible()
    card = person.page.locator('.board [data-target="card:0:war-machine"]').bounding_box()
    chute = person.page.locator('[data-target="chute:guns"]').bounding_box()
    assert card
    assert chute
    mouse = person.page.mouse
    mouse.move(card["x"] + 30, card["y"] + 40)
    mouse.down()
    mouse.move(card["x"] + 50, card["y"] + 10, steps=3)
    mouse.move(chute["x"] + 60, chute["y"] + 30, steps=5)
    mouse.up()
    expect(sum_of(person, "guns")).to_contain_text("3 more")


def test_a_town_out_of_reach_says_what_is_missing(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, CROWDED))
    far = at(person, "town:free-port")
    expect(far).to_have_attribute("aria-disabled", "true")
    expect(far).to_have_accessible_name(re.compile("you lack|counts for both"))
    far.click(force=True)
    expect(person.page.locator("#tip")).to_be_visible()
    expect(person.page.locator(".tray")).to_have_count(0)


# ---------------------------------------------------------------------- cities


def test_the_explorer_founds_a_city(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, EXPLORE)
    person = sits(arrive, room)
    at(person, "land:old-battlefield").click()
    expect(title(person)).to_have_text("Found a city at Old Battlefield")
    person.page.locator(".cheapest button").click()
    token = person.page.locator('.tray [data-target="token:0:great"]')
    token.click()
    confirm(person).click()
    expect(person.page.locator(".tray")).to_have_count(0)
    until(lambda: [city["id"] for city in nation(guest, room)["cities"]][1:] == ["old-battlefield"])


def test_the_explorer_may_come_before_the_land(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, EXPLORE))
    at(person, "card:0:explorer").click()
    expect(person.page.locator(".tray")).to_be_visible()
    at(person, "land:old-battlefield").click()
    expect(title(person)).to_have_text("Found a city at Old Battlefield")
    expect(sum_of(person, "compasses")).to_be_visible()


def test_the_explorer_is_dragged_onto_a_land(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, EXPLORE)
    person = sits(arrive, room)
    drag(person, at(person, "card:0:explorer"), at(person, "land:old-battlefield"))
    expect(title(person)).to_have_text("Found a city at Old Battlefield")
    person.page.locator(".cheapest button").click()
    person.page.locator('.tray [data-target="token:0:great"]').click()
    confirm(person).click()
    until(lambda: [city["id"] for city in nation(guest, room)["cities"]][1:] == ["old-battlefield"])


def test_a_token_that_is_dragged_onto_a_city_plays_the_mayor(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, MAYOR)
    person = sits(arrive, room)
    drag(person, at(person, "token:0:great"), person.page.locator("[data-city]").first)
    expect(title(person)).to_have_text("Play Mayor")
    person.page.locator(".cheapest button").click()
    # Which token, and where, is said already.
    confirm(person).click()
    until(lambda: "great" in [token["id"] for token in nation(guest, room)["cities"][0]["tokens"]])
    assert "mayor" not in nation(guest, room)["hand"]["cards"]


def test_the_mayor_adds_a_district(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, MAYOR)
    person = sits(arrive, room)
    at(person, "card:0:mayor").click()
    expect(title(person)).to_have_text("Play Mayor")
    person.page.locator(".cheapest button").click()
    person.page.locator('.tray [data-target="token:0:great"]').click()
    tray_city = person.page.locator('.tray [data-target^="city:0:"]')
    if tray_city.count():
        tray_city.first.click()
    confirm(person).click()
    expect(person.page.locator(".tray")).to_have_count(0)
    until(lambda: "great" in [token["id"] for token in nation(guest, room)["cities"][0]["tokens"]])


# ---------------------------------------------------------------------- autumn and the end


def test_autumn_can_be_skipped_and_read_again(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, LAST_ACTION, "easy"), motion="slow")
    person.page.locator('.answers [data-offer="tax"]').click()
    ledger = person.page.locator('[data-part="ledger"]')
    expect(ledger).to_be_visible()
    offer(person, "pause").click()
    expect(offer(person, "pause")).to_have_text("Go on")
    offer(person, "skip-scoring").click()
    expect(ledger.locator('[data-step="scoring"]')).to_contain_text("goods")
    offer(person, "shut-autumn").click()
    expect(ledger).to_have_count(0)
    offer(person, "last-autumn").click()
    expect(ledger.locator("[data-step]")).to_have_count(6)
    expect(ledger.locator('[data-step="income"]')).to_contain_text("+")
    person.page.keyboard.press("Escape")
    expect(ledger).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 1024])
def test_autumn_opens_by_itself_without_motion(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    person = sits(arrive, lay_table(GAME, LAST_ACTION, "easy"), width)
    offer(person, "tax").click()
    ledger = person.page.locator('[data-part="ledger"]')
    expect(ledger).to_be_visible()
    expect(ledger.locator(".totals li").first).to_contain_text("4 before")
    # The totals stand in the rivals' place, and nothing sticks out of the ledger.
    expect(person.page.locator(".board .rival")).to_have_count(0)
    assert person.page.evaluate(STICKS_OUT, ".totals li, .account, .steps li") == []
    offer(person, "shut-autumn").click()
    expect(ledger).to_have_count(0)
    expect(person.page.locator(".board .rival")).to_have_count(1)
    expect(offer(person, "nothing")).to_be_visible()


def test_autumn_without_a_scoring_leaves_the_rivals(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, {**LAST_ACTION, "round": 2}, "easy"), 1024)
    offer(person, "tax").click()
    ledger = person.page.locator('[data-part="ledger"]')
    expect(ledger.locator('[data-step="income"]')).to_contain_text("Momo")
    expect(person.page.locator(".board .rival")).to_have_count(1)
    assert person.page.evaluate(STICKS_OUT, ".account, .steps li") == []


def test_on_a_phone_autumn_is_a_line_that_unfolds(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table(GAME, LAST_ACTION, "easy"), 390, has_touch=True, is_mobile=True)
    offer(person, "tax").tap()
    line = person.page.locator('[data-part="autumn-line"]')
    expect(line).to_contain_text("Autumn of round 3")
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(person.page.locator(".board .till")).to_be_visible()
    line.tap()
    expect(person.page.locator('[data-part="ledger"] [data-step]')).to_have_count(6)
    line.tap()
    expect(person.page.locator('[data-part="ledger"]')).to_have_count(0)
    expect(line).to_have_attribute("aria-expanded", "false")


def test_the_points_of_the_result_add_up(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, ENDED, "easy")
    person = sits(arrive, room)
    person.go(f"#/room/{room['room']['id']}/result")
    expect(person.page.locator(".seal")).to_be_visible()
    for seat in range(3):
        by = nation(guest, room, seat)["vp_by"]
        parts = [by["earlier"], by["places"], by["shields"], by["buildings"], by["stored"], *by["bonuses"].values()]
        assert sum(parts) == nation(guest, room, seat)["vp"]
    expect(person.page.locator(".result")).to_contain_text("places on tracks")
    expect(person.page.locator(".result")).to_contain_text("stored")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_result_shows_seals_and_the_cities_of_the_end(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    room = lay_table(GAME, ENDED, "easy")
    person = sits(arrive, room, width)
    person.go(f"#/room/{room['room']['id']}/result")
    nations = person.page.locator(".nations .nation")
    expect(nations).to_have_count(3)
    expect(person.page.locator('.nation[data-seat="0"] section').first).to_contain_text("Monument")
    expect(person.page.locator('.nation[data-seat="2"]')).to_contain_text("Turnip Cross")
    expect(person.page.locator(".verdict h2 svg, .verdict h2 [role=img]").last).to_be_visible()
    expect(person.page.locator(".scores .iron-vp")).to_have_count(3)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---------------------------------------------------------------------- nothing sticks out

STICKS_OUT = """(parts) => [...document.querySelectorAll(parts)].flatMap((box) => {
  const edge = box.getBoundingClientRect();
  return [...box.querySelectorAll('.name, .asks, .adds, .gives, .foot, .worth, .me, .sum, p, strong, h2, h3, .card')]
    .filter((one) => one.checkVisibility() && one.clientWidth > 1)
    .filter((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden';
      return cut || left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 1;
    })
    .map((one) => box.className + ': ' + one.className + ' ' + one.innerText);
})"""
TOWNS = {1: ["turnip-cross", "lantern-hollow", "shepherds-gate", "ironford", "cinderwick"],
         2: ["brine-harbor", "white-pans", "gearwick", "deepvein", "emberhold"],
         3: ["silkwater", "prism-rock", "free-port", "anvil-keep", "blackgate"]}  # fmt: skip


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_sticks_out_of_goods_and_world(arrive: Arrive, lay_table: LayTable, seats: int, width: int) -> None:
    person = sits(arrive, lay_table(GAME, {"seats": seats}, "easy"), width)
    expect(person.page.locator(".world .town").first).to_be_visible()
    assert person.page.evaluate(STICKS_OUT, ".world .town, .world .land, .gauge, .board .goods, .board .world") == []


@pytest.mark.parametrize("width", [1440, 1024])
def test_glasses_are_high_enough_to_be_read(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    person = sits(arrive, lay_table(GAME, CROWDED), width)
    tube = person.page.locator(".gauge .tube").first
    expect(tube).to_be_visible()
    assert tube.evaluate("(one) => one.getBoundingClientRect().height") >= 95
    assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("depth", range(5))
def test_no_town_sticks_out_of_its_plate_or_of_the_tray(
    arrive: Arrive, lay_table: LayTable, depth: int, width: int
) -> None:
    tops = {stack: [towns[depth]] for stack, towns in TOWNS.items()}
    held = [town for towns in CROWDED["towns"].values() for town in towns]
    shown = {stack: towns for stack, towns in tops.items() if towns[0] not in held}
    words = {**CROWDED, "stacks": shown, "spied": {}}
    person = sits(arrive, lay_table(GAME, words, "easy"), width)
    assert person.page.evaluate(STICKS_OUT, ".world .town") == []
    lit = person.page.locator(".board .world .town.can")
    if lit.count():
        lit.first.click()
        expect(person.page.locator(".tray")).to_be_visible()
        assert person.page.evaluate(STICKS_OUT, ".tray") == []


@pytest.mark.parametrize("tab", ["goods", "world"])
def test_on_a_phone_nothing_sticks_out_and_targets_are_large(arrive: Arrive, lay_table: LayTable, tab: str) -> None:
    person = sits(arrive, lay_table(GAME, CROWDED), 390, has_touch=True, is_mobile=True)
    person.page.locator(f"#iron-tab-{tab}").tap()
    things = person.page.locator(".board .lane[data-good], .board .world .town, .board .world .land")
    expect(things.first).to_be_visible()
    assert person.page.evaluate(STICKS_OUT, ".lane, .world .town, .world .land") == []
    heights = things.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) >= 44


def test_a_town_is_paid_on_a_phone(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table(GAME, CROWDED)
    person = sits(arrive, room, 390, has_touch=True, is_mobile=True)
    person.page.locator("#iron-tab-world").tap()
    at(person, "town:gearwick").tap()
    person.page.locator('.phone-tray [data-gives="scout:compasses"]').tap()
    expect(sum_of(person, "compasses")).to_contain_text("enough")
    person.page.locator(".cheapest button").tap()
    out = person.page.locator(".phone-tray .out")
    expect(out.first).to_be_visible()
    sizes = out.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert min(sizes) >= 44
    confirm(person).tap()
    until(lambda: "gearwick" in nation(guest, room)["towns"])
