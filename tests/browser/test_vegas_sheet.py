"""My sheet of Vegas Showdown on the screen: tiles are taken, turned and built, and the drawing board keeps a plan."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}
BUILT = [
    "sports-book a2",
    "slots c3",
    "lounge a1",
    "table-games c1 90",
    "fancy-slots a4 90",
    "fancy-lounge b4",
    "restaurant f3 90",
]
# Two seats build after one another, so that what comes after the first can be foreseen.
PLACING: dict[str, Any] = {
    "seats": 3,
    "phase": "adjust",
    "choices": {0: "publicity", 1: "publicity"},
    "tiles": {0: BUILT},
    "reserve": {0: "theater slots five-star-steakhouse", 1: "lounge"},
}
RENOVATING: dict[str, Any] = {
    "seats": 3,
    "phase": "adjust",
    "choices": {0: "renovate", 1: "publicity"},
    "tiles": {0: [*BUILT, "fancy-lounge a5", "slots c5", "restaurant d2 90", "restaurant d4 90"]},
    "reserve": {0: "five-star-steakhouse buffet slots", 1: "lounge"},
}


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, **context: Any) -> Person:
    size = {"width": width, "height": SIZES[width]}
    person = arrive(settings={"motion": "off"}, viewport=size, **context).sit(room)
    expect(person.page.locator('[data-part="sheet"] .spot').first).to_be_visible()
    return person


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'[data-target="{target}"]')


def offer(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-offer="{id}"]')


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


def read(person: Person) -> Locator:
    """What is read aloud of the ghost."""
    return person.page.locator('[data-part="sheet"] > [aria-live]')


def sheet(guest: Guest, room: dict[str, Any]) -> set[str]:
    """What lies on the first seat's sheet, as the server has it."""
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")
    return {f"{one['tile']} {one['cell']} {one['turn']}" for one in table["view"]["table"]["houses"][0]["tiles"]}


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, source: Locator, target: Locator, *, by: tuple[float, float] = (0.5, 0.5)) -> None:
    """Take it at this part of it, and let it go over the target."""
    box = source.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + box["width"] * by[0], box["y"] + box["height"] * by[1])
    mouse.down()
    mouse.move(*middle(target), steps=6)
    mouse.up()


def until_built(person: Person, guest: Guest, room: dict[str, Any], tile: str) -> None:
    for _ in range(100):
        if tile in sheet(guest, room):
            return
        person.page.wait_for_timeout(50)
    pytest.fail(f"{tile} is not on the sheet: {sorted(sheet(guest, room))}")


# ---------------------------------------------------------------------- placing


def test_a_tile_is_dragged_by_the_cell_it_was_taken_at_and_built(
    arrive: Arrive, lay_table: LayTable, guest: Guest
) -> None:
    room = lay_table("vegas-showdown", PLACING)
    person = sits(arrive, room)
    # By its lower right cell, onto e4: so it lies at d3.
    drag(person, at(person, "reserve:0:theater").locator(".tile-plan"), at(person, "cell:0:e4"), by=(0.75, 0.75))
    expect(read(person)).to_have_text("d3, not turned, fits, joins the entrances, Fame plus 12")
    expect(person.page.locator(".bar .title")).to_have_text("Build the Theater here?")
    expect(person.page.locator(".bar.mine")).to_contain_text("doors to Slots in the west and Restaurant in the east")
    assert "theater d3 0" not in sheet(guest, room)  # nothing is sent before it is confirmed
    confirm(person).click()
    until_built(person, guest, room, "theater d3 0")


def test_what_a_place_would_bring_is_told_before_it_is_built(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", PLACING))
    at(person, "reserve:0:theater").click()
    at(person, "cell:0:d3").click()
    hand = person.page.locator('[data-part="hand"]')
    for what, number in {
        "Fame": "9 → 21",
        "Population": "11 → 12",
        "entrances joined": "+3",
        "diamonds": "+1",
    }.items():
        expect(hand.locator("li", has_text=what)).to_contain_text(number)
    expect(person.page.locator("ul.goals")).to_contain_text("joined")


def test_a_tile_is_turned_by_key_wheel_handle_right_button_and_plan(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", PLACING))
    at(person, "reserve:0:theater").click()
    turned = person.page.locator('[data-part="hand"] [aria-pressed=true]')
    person.page.keyboard.press("r")  # with the focus in the reserve
    expect(turned).to_contain_text("90°")
    person.page.keyboard.press("Shift+R")
    expect(turned).to_contain_text("0°")
    at(person, "cell:0:d3").click()
    expect(read(person)).to_contain_text("d3, not turned, fits")
    person.page.keyboard.press("r")
    expect(read(person)).to_contain_text("turned by 90 degrees")
    person.page.keyboard.press("Shift+R")
    expect(read(person)).to_contain_text("not turned")
    person.page.mouse.wheel(0, 100)
    expect(read(person)).to_contain_text("turned by 90 degrees")
    person.page.locator(".handle").click()
    expect(read(person)).to_contain_text("turned by 180 degrees")
    at(person, "cell:0:d3").click(button="right")
    expect(read(person)).to_contain_text("turned by 270 degrees")
    at(person, "turn:0:d3:0").click()
    expect(read(person)).to_contain_text("not turned")


def test_turns_that_look_alike_are_shown_once(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", {**PLACING, "reserve": {0: "lounge slots"}}))
    turns = person.page.locator('[data-part="hand"] [role=group] button')
    at(person, "reserve:0:lounge").click()
    expect(turns).to_have_count(2)
    at(person, "reserve:0:slots").click()
    expect(turns).to_have_count(4)


def test_a_refused_place_tells_its_reason_with_crosses_and_clause(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", PLACING))
    at(person, "reserve:0:theater").click()
    at(person, "cell:0:f1").hover()
    bubble = person.page.locator(".bubble")
    expect(bubble).to_contain_text("The Theater at f1 would have no path to either entrance")
    expect(person.page.locator(".cross")).to_have_count(3)
    expect(bubble.get_by_role("button", name="V11.6.3")).to_be_visible()
    expect(read(person)).to_contain_text("no path to either entrance")
    at(person, "cell:0:f1").click()
    expect(confirm(person)).to_have_count(0)
    at(person, "tile:0:a2").hover()
    expect(bubble).to_contain_text("lies under the")


def test_a_tile_is_built_by_keyboard_alone(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", PLACING)
    person = sits(arrive, room)
    keys = person.page.keyboard
    at(person, "reserve:0:theater").focus()
    keys.press("Enter")
    keys.press("n")
    expect(read(person)).to_contain_text("d1, not turned, fits")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(read(person)).to_contain_text("d3, not turned, fits")
    keys.press("Enter")
    expect(confirm(person)).to_be_visible()
    keys.press("Enter")
    until_built(person, guest, room, "theater d3 0")


def test_whatever_cell_is_lit_a_press_of_the_mouse_lays_the_tile_over_it(arrive: Arrive, lay_table: LayTable) -> None:
    """A Restaurant fits an empty sheet only turned, and a lit cell need not be its upper left one."""
    room = lay_table("vegas-showdown", {**PLACING, "tiles": {}, "reserve": {0: "restaurant", 1: "lounge"}})
    person = sits(arrive, room)
    at(person, "reserve:0:restaurant").click()
    lit = person.page.locator('[data-target^="cell:0:"].can')
    expect(lit.first).to_be_visible()
    for cell in lit.evaluate_all("all => all.map((one) => one.dataset.target)"):
        at(person, cell).click()
        expect(confirm(person)).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(confirm(person)).to_have_count(0)


def test_a_double_press_lays_and_builds(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", PLACING)
    person = sits(arrive, room)
    at(person, "reserve:0:slots").click()
    at(person, "cell:0:d2").dblclick()
    until_built(person, guest, room, "slots d2 0")


def test_the_last_builder_of_a_round_sees_what_would_be(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    """What comes to light after it cannot be foreseen; the tile itself can."""
    room = lay_table("vegas-showdown", {**PLACING, "choices": {0: "publicity"}})
    person = sits(arrive, room)
    at(person, "reserve:0:theater").click()
    at(person, "cell:0:d3").click()
    expect(person.page.locator("ul.goals")).to_contain_text("joined")
    confirm(person).click()
    until_built(person, guest, room, "theater d3 0")


def test_a_tile_just_won_is_in_the_hand_and_may_stay_in_reserve(
    arrive: Arrive, lay_table: LayTable, guest: Guest
) -> None:
    words = {
        **PLACING,
        "board": ["theater", "-", "-"],
        "minimums": {"premier-1": 33},
        "cash": [51, 20, 20],
        "choices": {0: "premier-1 42", 1: "publicity"},
        "reserve": {0: "slots", 1: "lounge"},
    }
    room = lay_table("vegas-showdown", words)
    person = sits(arrive, room)
    expect(person.page.locator('[data-part="hand"]')).to_contain_text("won for $42")
    expect(person.page.locator(".bar .title")).to_have_text("Where to put the Theater?")
    offer(person, "nothing").click()
    expect(person.page.locator(".bar.mine")).to_have_count(0)
    assert not any(tile.startswith("theater") for tile in sheet(guest, room))


def test_a_tile_is_placed_by_touch_on_a_phone(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", PLACING)
    person = sits(arrive, room, 390, has_touch=True)
    at(person, "reserve:0:theater").tap()
    at(person, "cell:0:e4").tap()
    first = read(person).inner_text()
    at(person, "cell:0:e4").tap()  # again: the next place with that cell
    expect(read(person)).not_to_have_text(first)
    at(person, "cell:0:d3").tap()
    offer(person, "turn").tap()
    expect(read(person)).to_contain_text("turned by")
    confirm(person).tap()
    for _ in range(100):
        if any(tile.startswith("theater") for tile in sheet(guest, room)):
            break
        person.page.wait_for_timeout(50)
    assert any(tile.startswith("theater") for tile in sheet(guest, room))


def test_two_fingers_turn_a_tile(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", PLACING), 390, has_touch=True)
    at(person, "reserve:0:theater").tap()
    at(person, "cell:0:d3").tap()
    expect(read(person)).to_contain_text("d3, not turned, fits")
    points = [dict(zip("xy", middle(at(person, f"cell:0:{cell}")), strict=True)) for cell in ("d3", "e4")]
    fingers = person.page.context.new_cdp_session(person.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(read(person)).to_contain_text("turned by 90 degrees")


# ---------------------------------------------------------------------- the drawing board


def test_a_renovation_by_mouse_is_sent_as_a_whole(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", RENOVATING)
    person = sits(arrive, room)
    before = sheet(guest, room)
    inspector = person.page.locator('[data-part="inspector"]')
    drag(person, at(person, "tile:0:a1"), at(person, "reserve:0:slots"))
    expect(inspector).to_contain_text("It does not stand yet")
    expect(inspector).to_contain_text("Fancy Lounge at a5")
    expect(person.page.locator(".troubled")).to_have_count(2)
    expect(person.page.locator(".bar .title")).to_have_text("Put the Lounge back in")
    expect(offer(person, "finish")).to_contain_text("2 tiles cannot stand")
    expect(confirm(person)).to_have_count(0)
    drag(person, at(person, "reserve:0:lounge").locator(".tile-plan"), at(person, "cell:0:d1"), by=(0.25, 0.5))
    expect(inspector).to_contain_text("It stands")
    assert sheet(guest, room) == before
    confirm(person).click()
    until_built(person, guest, room, "lounge d1 0")
    assert sheet(guest, room) == before - {"lounge a1 0"} | {"lounge d1 0"}


def test_a_renovation_by_keyboard(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", RENOVATING)
    person = sits(arrive, room)
    keys = person.page.keyboard
    at(person, "tile:0:a1").focus()
    keys.press("Enter")
    expect(at(person, "reserve:0:lounge")).to_be_visible()
    at(person, "reserve:0:lounge").focus()
    keys.press("Enter")
    for _ in range(20):
        keys.press("n")
        if read(person).inner_text().startswith("f5, not turned, fits"):
            break
    expect(read(person)).to_contain_text("f5, not turned, fits")
    keys.press("Enter")
    confirm(person).focus()
    keys.press("Enter")
    until_built(person, guest, room, "lounge f5 0")


def test_a_renovation_that_was_begun_elsewhere_goes_on(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    """By a hint, or in a terminal: tiles are off already."""
    room = lay_table("vegas-showdown", RENOVATING, moves=[(0, "take a1"), (0, "done")])
    person = sits(arrive, room)
    expect(person.page.locator('[data-part="inspector"]')).to_contain_text("It does not stand yet")
    at(person, "reserve:0:lounge").click()
    at(person, "cell:0:d1").click()
    expect(person.page.locator('[data-part="inspector"]')).to_contain_text("It stands")
    confirm(person).click()
    until_built(person, guest, room, "lounge d1 0")


def test_a_plan_is_started_over_and_called_off(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", RENOVATING)
    person = sits(arrive, room)
    before = sheet(guest, room)
    at(person, "tile:0:a1").click()
    at(person, "tile:0:c3").click()
    boxes = person.page.locator(".left")
    expect(boxes).to_contain_text("Taken off · 2 of 2")
    person.page.get_by_role("button", name="Put the Slots back at c3").click()
    expect(boxes).to_contain_text("Taken off · 1 of 2")
    offer(person, "over").click()
    expect(boxes).to_contain_text("Taken off · 0 of 2")
    at(person, "tile:0:f3").click()
    expect(boxes).to_contain_text("Taken off · 1 of 2")
    offer(person, "call-off").click()
    expect(person.page.locator(".bar.mine")).to_have_count(0)
    assert sheet(guest, room) == before


# ---------------------------------------------------------------------- nothing sticks out

STICKS_OUT = """async () => {
  await document.fonts.ready;
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  const found = [];
  for (const plate of document.querySelectorAll('[data-part=sheet] .plate')) {
    const box = plate.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(plate);
    for (const one of range.getClientRects())
      if (one.left < box.left - 1.6 || one.right > box.right + 1.6 || one.bottom > box.bottom + 1.6)
        found.push(plate.innerText.replace(/\\s+/g, ' '));
  }
  for (const name of document.querySelectorAll('[data-part=sheet] .plate .text'))
    if (name.scrollWidth > name.clientWidth + 1) found.push(`cut: ${name.innerText}`);
  const board = document.querySelector('.board');
  if (board.scrollWidth > board.clientWidth) found.push('the board is too wide');
  return found;
}"""


# All kinds of tiles, on two sheets that stand.
EVERY = [
    [
        "sports-book a2 90",
        "table-games c3 90",
        "lounge a1 180",
        "slots b4 270",
        "fancy-slots d4 90",
        "fancy-lounge c1 0",
        "high-rollers-room a4 90",
        "dragon-room e4 270",
        "space-age-sports-book d2 90",
    ],
    [
        "restaurant f3 90",
        "lounge d3 0",
        "buffet b2 90",
        "fancy-restaurant d2 180",
        "five-star-steakhouse a1 180",
        "fancy-lounge a2 270",
        "night-club d4 180",
        "theater b4 270",
    ],
]


@pytest.mark.parametrize("tiles", EVERY, ids=["casino", "hotel"])
@pytest.mark.parametrize("width", SIZES)
def test_no_text_sticks_out_of_a_plate(arrive: Arrive, lay_table: LayTable, width: int, tiles: list[str]) -> None:
    room = lay_table("vegas-showdown", {**PLACING, "tiles": {0: tiles}, "reserve": {0: "slots", 1: "lounge"}})
    person = sits(arrive, room, width)
    expect(person.page.locator('[data-part="sheet"] .room')).to_have_count(len(tiles))
    assert person.page.locator("[data-part=sheet] .plate").count() > 0
    assert person.page.evaluate(STICKS_OUT) == []


def test_every_kind_of_tile_is_looked_at() -> None:
    printed = parlour.start("vegas-showdown", seats=3).printed["tiles"]
    assert {words.split()[0] for tiles in EVERY for words in tiles} == set(printed)
