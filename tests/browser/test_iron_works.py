"""Building in City of Iron on the screen: the row, my cities, what is stored, and the rivals."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person
from tests.games.city_of_iron.crowded import CROWDED, FULL
from tests.golden.questions import path
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, **context: Any) -> Person:
    size = {"width": width, "height": SIZES[width]}
    person = arrive(settings={"motion": "off"}, viewport=size, **context).sit(room)
    expect(person.page.locator('[data-part="nation"]')).to_be_visible()
    person.page.evaluate("() => document.fonts.ready")
    return person


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'[data-target="{target}"]')


def title(person: Person) -> Locator:
    return person.page.locator(".bar .title")


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


def ghost(person: Person, city: str) -> Locator:
    return person.page.locator(f'[data-city="{city}"] .city-place.would')


def mine(guest: Guest, room: dict[str, Any]) -> dict[str, Any]:
    """What the first seat has, as the server knows it."""
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")
    found: dict[str, Any] = table["view"]["table"]["nations"][0]
    return found


def stands(guest: Guest, room: dict[str, Any]) -> set[str]:
    """My buildings with their cities, and what is stored."""
    nation = mine(guest, room)
    built = {f"{one['id']} {city['id']}" for city in nation["cities"] for one in city["buildings"]}
    return built | {f"{one['id']} stored" for one in nation["stored"]}


def until(person: Person, guest: Guest, room: dict[str, Any], what: str) -> None:
    for _ in range(100):
        if what in stands(guest, room):
            return
        person.page.wait_for_timeout(50)
    pytest.fail(f"{what} is not there: {sorted(stands(guest, room))}")


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, source: Locator, target: Locator) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(source))
    mouse.down()
    x, y = middle(source)
    mouse.move(x + 10, y + 10, steps=3)
    person.page.wait_for_timeout(600)  # until it is known where it can go
    mouse.move(*middle(target), steps=6)
    mouse.up()


def leave(person: Person) -> None:
    """By Escape; a note that is open goes first."""
    if person.page.locator("#tip").count():
        person.page.keyboard.press("Escape")
        expect(person.page.locator("#tip")).to_have_count(0)
    person.page.keyboard.press("Escape")


# ---------------------------------------------------------------------- building


def test_a_building_goes_to_its_only_place_and_is_built_by_one_confirmation(
    arrive: Arrive, lay_table: LayTable, guest: Guest
) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    at(person, "row:6").click()
    expect(title(person)).to_have_text("Build Crystal Spire at Cloud Garden?")
    expect(ghost(person, "cloud-garden")).to_contain_text("Crystal Spire")
    expect(at(person, "coins:0")).to_contain_text("then 2")
    expect(person.page.locator(".pipes path").first).to_be_attached()
    expect(confirm(person)).to_contain_text("Build · 7 coins")
    assert mine(guest, room)["coins"] == 9  # nothing is sent before it is confirmed
    confirm(person).click()
    for _ in range(100):
        city = next(one for one in mine(guest, room)["cities"] if one["id"] == "cloud-garden")
        if [one["id"] for one in city["buildings"]].count("crystal-spire") == 2:
            return
        person.page.wait_for_timeout(50)
    pytest.fail("the second Crystal Spire does not stand")


def test_who_takes_a_card_instead_lets_go_of_the_building(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("city-of-iron", CROWDED, "easy"))
    at(person, "row:6").click()
    expect(at(person, "row:6")).to_have_class(re.compile(r"\bchosen\b"))
    at(person, "card:0:banker").click()
    expect(title(person)).to_have_text("Play Banker?")
    expect(at(person, "row:6")).not_to_have_class(re.compile(r"\bchosen\b"))
    expect(ghost(person, "cloud-garden")).to_have_count(0)


def test_the_ghost_is_moved_to_another_city(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    at(person, "row:7").click()
    expect(title(person)).to_have_text("Build Clock Tower at Emerald Hills?")
    at(person, "city:0:brine-isles").click()
    expect(title(person)).to_have_text("Build Clock Tower at Brine Isles?")
    expect(ghost(person, "brine-isles")).to_contain_text("Clock Tower")
    expect(ghost(person, "emerald-hills")).to_have_count(0)
    drag(person, ghost(person, "brine-isles"), at(person, "city:0:cloud-garden"))
    expect(title(person)).to_have_text("Build Clock Tower at Cloud Garden?")
    confirm(person).click()
    until(person, guest, room, "clock-tower cloud-garden")


def test_a_building_is_dragged_from_the_row_to_a_city(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    drag(person, at(person, "row:4"), at(person, "city:0:brine-isles"))
    expect(title(person)).to_have_text("Build Monument at Brine Isles?")
    confirm(person).click()
    until(person, guest, room, "monument brine-isles")


def test_a_building_is_built_with_the_keyboard(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    at(person, "row:0").focus()
    for _ in range(7):
        person.page.keyboard.press("ArrowRight")
    expect(at(person, "row:7")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(title(person)).to_have_text("Build Clock Tower at Emerald Hills?")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".answers .confirm")).to_have_count(0)
    at(person, "row:7").focus()
    person.page.keyboard.press("Enter")
    at(person, "city:0:brine-isles").focus()
    person.page.keyboard.press("Enter")
    expect(title(person)).to_have_text("Build Clock Tower at Brine Isles?")
    confirm(person).focus()
    person.page.keyboard.press("Enter")
    until(person, guest, room, "clock-tower brine-isles")


@pytest.mark.parametrize("focus", ["row:6", "card:0:banker"])
def test_the_ghost_goes_with_the_choice(arrive: Arrive, lay_table: LayTable, focus: str) -> None:
    person = sits(arrive, lay_table("city-of-iron", CROWDED, "easy"))
    at(person, "row:6").focus()
    person.page.keyboard.press("Enter")
    expect(ghost(person, "cloud-garden")).to_be_visible()
    at(person, focus).focus()
    expect(title(person)).to_have_text("Build Crystal Spire at Cloud Garden?")
    leave(person)
    expect(person.page.locator(".answers .confirm")).to_have_count(0)
    expect(person.page.locator(".city-place.would, .pipes path")).to_have_count(0)


def test_the_ghost_goes_with_a_card_that_asks_on(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("city-of-iron", CROWDED, "easy"))
    at(person, "card:0:architect").click()
    expect(person.page.locator(".bar .ask")).to_contain_text("2 coins less")
    at(person, "row:6").focus()
    person.page.keyboard.press("Enter")
    expect(ghost(person, "cloud-garden")).to_be_visible()
    leave(person)
    expect(title(person)).not_to_contain_text("Crystal Spire")
    leave(person)
    expect(person.page.locator('.answers [data-offer="tax"]')).to_be_visible()
    expect(person.page.locator(".city-place.would, .pipes path")).to_have_count(0)


def test_in_a_full_city_a_building_makes_place(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", FULL, "easy")
    person = sits(arrive, room)
    at(person, "row:2").click()  # a deep mine: only in the mountains, which are full
    expect(title(person)).to_contain_text("Build Deep Mine at Emerald Hills in place of")
    academy = at(person, "building:0:emerald-hills:academy:0")
    expect(academy.locator(".pick-axe")).to_be_visible()
    academy.click()
    expect(title(person)).to_have_text("Build Deep Mine at Emerald Hills in place of Academy?")
    expect(at(person, "building:0:emerald-hills:academy:0")).to_contain_text("Academy is lost")
    confirm(person).click()
    until(person, guest, room, "deep-mine emerald-hills")
    assert "academy emerald-hills" not in stands(guest, room)


def test_the_place_that_loses_least_is_taken_first(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("city-of-iron", FULL, "easy"))
    at(person, "row:2").click()
    # Neither an academy nor an inn scores anything or brings coins; farms and cellars do.
    expect(title(person)).to_have_text("Build Deep Mine at Emerald Hills in place of Academy?")


def test_a_building_that_is_refused_says_why_and_can_be_stored(
    arrive: Arrive, lay_table: LayTable, guest: Guest
) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    tower = at(person, "row:5")
    expect(tower).to_contain_text("no volcano")
    person.page.mouse.move(10, 10)
    person.page.mouse.move(*middle(tower), steps=4)
    expect(person.page.locator("#tip")).to_contain_text("none of your cities is on volcano land")
    tower.click()
    expect(title(person)).to_have_text("Store Demon Tower?")
    expect(person.page.locator(".bar.mine")).to_contain_text("none of your cities is on volcano land")
    confirm(person).click()
    until(person, guest, room, "demon-tower stored")


def test_a_building_is_stored_instead_and_by_dragging_it_to_the_crate(
    arrive: Arrive, lay_table: LayTable, guest: Guest
) -> None:
    room = lay_table("city-of-iron", CROWDED, "easy")
    person = sits(arrive, room)
    at(person, "row:6").click()
    person.page.locator('[data-offer="store-instead"]').click()
    expect(title(person)).to_have_text("Store Crystal Spire?")
    person.page.keyboard.press("Escape")
    drag(person, at(person, "row:4"), person.page.locator("button.crate"))
    expect(title(person)).to_have_text("Store Monument?")
    confirm(person).click()
    until(person, guest, room, "monument stored")


def test_the_surveyor_stores_two_by_dragging(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", {**CROWDED, "hand": {0: ["surveyor", "banker"]}}, "easy")
    person = sits(arrive, room)
    crates = person.page.locator(".holdings .stored")
    at(person, "card:0:surveyor").click()
    expect(crates.locator("button.crate")).to_have_count(2)
    drag(person, at(person, "row:4"), crates)
    expect(title(person)).to_have_text("Store Monument?")
    expect(crates.locator("button.crate")).to_have_count(1)
    drag(person, at(person, "row:7"), at(person, "row:9"))  # nowhere: what is chosen stays
    expect(title(person)).to_have_text("Store Monument?")
    drag(person, at(person, "row:6"), crates)
    expect(title(person)).to_have_text("Store Monument and Crystal Spire?")
    confirm(person).click()
    until(person, guest, room, "crystal-spire stored")
    assert "monument stored" in stands(guest, room)


def test_a_building_that_is_dragged_plays_the_crane_operator(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    piles: dict[str, Any] = {f"{kind}_{pile}": {} for kind in ("citizen", "military") for pile in ("deck", "discards")}
    nations = ["arc", "cresaria", "hog", "om"]
    words = {**CROWDED, **piles, "known": {}, "nations": nations, "hand": {0: ["crane-operator", "banker"]}}
    room = lay_table("city-of-iron", words, "easy")
    person = sits(arrive, room)
    inn = at(person, "building:0:fields-of-arc:inn:0")
    expect(inn).not_to_have_class(re.compile(r"\bcan\b"))
    drag(person, inn, at(person, "city:0:brine-isles"))
    expect(title(person)).to_have_text("Move Inn to Brine Isles?")
    leave(person)
    expect(person.page.locator(".city-place.would")).to_have_count(0)
    assert "crane-operator" in mine(guest, room)["hand"]["cards"]
    drag(person, inn, at(person, "city:0:brine-isles"))
    confirm(person).click()
    until(person, guest, room, "inn brine-isles")
    assert "crane-operator" not in mine(guest, room)["hand"]["cards"]


def test_a_stored_building_is_built(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("city-of-iron", {**CROWDED, "stored": {0: ["opera-house"]}}, "easy")
    person = sits(arrive, room)
    stored = at(person, "stored:0:opera-house:0")
    expect(stored).to_contain_text("6")
    stored.click()
    expect(title(person)).to_have_text("Build Opera House at Emerald Hills?")
    confirm(person).click()
    until(person, guest, room, "opera-house emerald-hills")


@pytest.mark.parametrize(
    ("kind", "press", "what"),
    [
        ("place-building", ["city:0:red-dunes"], "Build Inn at Red Dunes?"),
        ("store-building", ["row:1"], "Store Mine?"),
        ("discard-from-row", ["row:1"], "Discard Mine from the row?"),
        ("build-with", ["row:0"], "Build Inn"),
        ("move-building", ["building:0:fields-of-arc:mine:0"], "Move Mine to"),
        ("move-to", ["city:0:red-dunes"], "Move Mine to Red Dunes?"),
    ],
)
def test_each_question_is_answered_on_the_board(
    arrive: Arrive, lay_record: Any, guest: Guest, kind: str, press: list[str], what: str
) -> None:
    room = lay_record(path("city-of-iron", kind).read_text())
    person = sits(arrive, room)
    own = guest.with_token(room["token"])
    before = own.get(f"/rooms/{room['room']['id']}/table")["ply"]
    for target in press:
        at(person, target).click()
    expect(title(person)).to_contain_text(what)
    confirm(person).click()
    for _ in range(100):
        if own.get(f"/rooms/{room['room']['id']}/table")["ply"] > before:
            return
        person.page.wait_for_timeout(50)
    pytest.fail("nothing was played")


# What appears on the board for a moment is kept, with where it was last, and where the panel of its seat was.
SEEN = """() => {
  window.seen = [];
  const look = () => {
    for (const one of document.querySelectorAll('.board :is(.travels, .bought)')) {
      let kept = window.seen.find((other) => other.one === one);
      if (!kept) window.seen.push((kept = { one, text: one.innerText }));
      kept.box = one.getBoundingClientRect().toJSON();
      kept.panel = document.querySelector(`.rival[data-seat="${one.dataset.seat}"]`)?.getBoundingClientRect().toJSON();
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def moving(arrive: Arrive, room: dict[str, Any], motion: str) -> Person:
    size = {"width": 1440, "height": 900}
    return arrive(settings={"motion": motion}, viewport=size, reduced_motion="no-preference").sit(room)


def sees(person: Person) -> None:
    """Until something has appeared."""
    for _ in range(300):
        if person.page.evaluate("window.seen.length"):
            return
        person.page.wait_for_timeout(30)
    pytest.fail("nothing has moved")


@pytest.mark.parametrize("motion", ["slow", "off"])
def test_what_is_built_travels_along_its_pipe(arrive: Arrive, lay_table: LayTable, motion: str) -> None:
    person = moving(arrive, lay_table("city-of-iron", CROWDED), motion)
    at(person, "row:6").click()
    expect(person.page.locator(".pipes path").first).to_be_attached()
    person.page.evaluate(SEEN)
    confirm(person).click()
    expect(person.page.locator('[data-city="cloud-garden"] [data-building="crystal-spire"]')).to_have_count(2)
    if motion == "off":
        person.page.wait_for_timeout(500)
        assert person.page.evaluate("window.seen.length") == 0
    else:
        sees(person)
        assert "Crystal Spire" in person.page.evaluate("window.seen[0].text")
        expect(person.page.locator(".travels")).to_have_count(0)


def test_what_rivals_buy_turns_over_beside_their_panels(arrive: Arrive, lay_table: LayTable) -> None:
    winter = {"round": 3, "step": "winter", "score_cards": ["A"], "left": {"A": 0}, "coins": [9, 20, 20, 20]}
    person = moving(arrive, lay_table("city-of-iron", {**CROWDED, **winter}, "easy"), "slow")
    expect(person.page.locator('.answers [data-offer="nothing"]')).to_be_visible()
    person.page.evaluate(SEEN)
    person.page.locator('.answers [data-offer="nothing"]').click()
    sees(person)
    expect(person.page.locator(".bought")).to_have_count(0)
    beside, panel = person.page.evaluate("[window.seen[0].box, window.seen[0].panel]")
    assert 0 <= beside["x"] - panel["x"] - panel["width"] <= 20
    assert abs(beside["y"] - panel["y"]) <= 2


# ---------------------------------------------------------------------- rivals


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_rival_is_looked_at_and_put_back(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    person = sits(arrive, lay_table("city-of-iron", CROWDED, "easy"), width)
    person.page.locator('.rival[data-seat="2"] .rival-head').click()
    whole = person.page.locator('[data-part="rival-whole"]')
    expect(whole).to_contain_text("Demon Tower")
    expect(person.page.locator('[data-part="nation"]')).to_be_visible(visible=width == 1440)
    person.page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    expect(person.page.locator('[data-part="nation"]')).to_be_visible()


# ---------------------------------------------------------------------- all names fit

# The box of a line is higher than what is drawn of it.
STICKS_OUT = """(parts, HIGH = 5) => [...document.querySelectorAll(parts)].flatMap((part) => {
  const box = part.getBoundingClientRect();
  const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest('.unseen')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      if (line.left < box.left - 1 || line.right > box.right + 1
        || line.top < box.top - HIGH || line.bottom > box.bottom + HIGH)
        found.push(`${node.data.trim()} sticks out of ${part.className || part.dataset.part}`);
  }
  return found;
})"""
PARTS = (
    ".row-card, .city-place, .city-head, .town-plate, .stored-card, .rival, .figure, [data-part=nation], .bonuses li"
)
SCROLLS = "() => document.querySelector('.board').scrollHeight - document.querySelector('.board').clientHeight"


def crowd(seats: int, names: list[str]) -> dict[str, Any]:
    """A table whose rooms are filled with these buildings, wherever they belong, and its row too."""
    row = {2: 7, 3: 10, 4: 12}[seats]
    rooms = {"home": ["civic"], "brine-isles": ["garrison"], "cloud-garden": ["great"]}
    sizes = {"home": 7, "brine-isles": 3, "cloud-garden": 4}
    picked = iter(names)
    return {
        "seats": seats,
        "nations": ["cresaria", "om", "hog", "arc"][:seats],
        "round": 6,
        "cities": {0: rooms, 1: {"tangle-bay": ["great"]}},
        "buildings": {
            0: {city: [next(picked) for _ in range(size)] for city, size in sizes.items()},
            1: {"home": names[14 + row :][:5]},
        },
        "row": [next(picked) for _ in range(row)],
        "coins": [20] * seats,
        "science": [9] * seats,
        "towns": {0: ["shepherds-gate", "lantern-hollow"], 1: ["brine-harbor", "gearwick", "free-port"]},
        "seed": 5,
    }


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_sticks_out(arrive: Arrive, lay_table: LayTable, width: int, seats: int) -> None:
    printed = parlour.start("city-of-iron", seats=seats).printed["buildings"]
    names = [id for id, building in printed.items() if building["copies"] > 0]
    for start in range(0, len(names), 10):  # so that each stands in a city, and in the row
        room = lay_table("city-of-iron", crowd(seats, names[start:] + names[:start]), "easy")
        person = sits(arrive, room, width)
        assert person.page.evaluate(STICKS_OUT, PARTS) == []
        if width > 700:
            assert person.page.evaluate(SCROLLS) == 0
        person.context.close()
