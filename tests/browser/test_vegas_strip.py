"""Vegas Showdown's auction on the screen: bids by any hand, what forbids one, rivals, and no text sticks out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}

FIVE: dict[str, Any] = {
    "seats": 5,
    "round": 17,
    "dealer": 3,
    "chooser": 0,
    "cash": [46, 52, 12, 31, 19],
    "fame": [19, 31, 22, 24, 15],
    "board": "high-rollers-room theater night-club fancy-restaurant",
    "minimums": {"premier-1": 18, "premier-2": 33, "premier-3": 25, "premier-4": 12},
    "choices": {0: "premier-2 33", 1: "premier-2 37", 2: "slots-1 7", 3: "publicity", 4: "premier-4 15"},
    "events": "gaming-commission-probe lounge-builders-on-strike",
    "tiles": {0: ["slots a3", "lounge b3", "fancy-lounge d3", "restaurant f2 90"]},
    "reserve": {0: "five-star-steakhouse buffet", 2: "slots"},
}
THREE: dict[str, Any] = {"seats": 3, "round": 4, "cash": [46, 52, 12], "board": "dragon-room buffet sports-book"}
PICK: dict[str, Any] = {
    "seats": 5,
    "round": 4,
    "dealer": 0,
    "phase": "flip",
    "board": "- theater night-club fancy-lounge",
    "deck": "pull-strings",
    "stack_left": {"small": 1},
}


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'.board button[data-target="{target}"]').first


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, **context: Any) -> Person:
    person = arrive(settings={"motion": "off"}, viewport={"width": width, "height": SIZES[width]}, **context).sit(room)
    expect(person.page.locator(".board [data-target]").first).to_be_visible()
    return person


def house(guest: Guest, room: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")
    found: dict[str, Any] = table["view"]["table"]["houses"][seat]
    return found


def sold(person: Person) -> Locator:
    """What I have bought, in the line to which the Strip folds while I build."""
    return person.page.locator(".sold .mine .what")


def points(person: Person, thing: Locator) -> None:
    """The pointer comes to a thing, and stays: only one that moves asks for help."""
    person.page.mouse.move(20, 520)
    expect(person.page.locator("#tip")).to_have_count(0)
    box = thing.bounding_box()
    assert box
    for shift in (3, 7, 9):
        person.page.mouse.move(box["x"] + shift, box["y"] + box["height"] / 2)


def title(person: Person) -> Locator:
    return person.page.locator(".bar .title")


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


# ---------------------------------------------------------------------- a bid


def test_a_bid_is_a_press_on_a_step_and_says_what_it_means(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", FIVE)
    person = sits(arrive, room)
    at(person, "amount:premier-4:18").click()
    expect(title(person)).to_have_text("Bid $18 on Fancy Restaurant?")
    chips = person.page.locator(".bar .chips")
    for words in ("$46", "$28", "outbids Dora", "once placed", "your Five-Star Steakhouse"):
        expect(chips).to_contain_text(words)
    expect(at(person, "amount:premier-4:18")).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(".centre .outline")).to_have_count(7)  # where it could lie
    expect(person.page.locator("[data-place=premier-4] .foot")).to_have_text("you bid $18")
    assert house(guest, room)["choice"] == "premier-2"  # nothing is sent before it is confirmed
    confirm(person).click()
    expect(person.page.locator("[data-place=premier-4] .foot")).to_have_text("you lead $18")
    assert (house(guest, room)["choice"], house(guest, room)["bid"]) == ("premier-4", 18)


def test_escape_lets_go_of_a_bid(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    at(person, "amount:premier-3:29").click()
    expect(title(person)).to_have_text("Bid $29 on Night Club?")
    person.page.keyboard.press("Escape")
    expect(title(person)).to_have_text("You are outbid!")
    expect(person.page.locator(".step.picked")).to_have_count(0)


def test_the_wheel_goes_through_the_open_steps(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", FIVE)
    person = sits(arrive, room)
    at(person, "place:premier-3").hover()
    for amount in (25, 29, 33):
        person.page.mouse.wheel(0, -100)
        expect(title(person)).to_have_text(f"Bid ${amount} on Night Club?")
    person.page.mouse.wheel(0, 100)
    expect(title(person)).to_have_text("Bid $29 on Night Club?")
    confirm(person).click()
    expect(sold(person)).to_have_text("Night Club $29")
    assert house(guest, room)["won"]["amount"] == 29


def test_a_bid_by_keyboard_alone(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", FIVE)
    person = sits(arrive, room)
    keyboard = person.page.keyboard
    person.page.locator(".board").focus()
    keyboard.press("4")
    expect(at(person, "place:premier-4")).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(at(person, "place:premier-3")).to_be_focused()
    keyboard.press("ArrowUp")
    keyboard.press("ArrowUp")
    expect(title(person)).to_have_text("Bid $29 on Night Club?")
    keyboard.press("ArrowDown")
    expect(title(person)).to_have_text("Bid $25 on Night Club?")
    expect(confirm(person)).to_be_visible()
    keyboard.press("F2")
    expect(confirm(person)).to_be_focused()
    keyboard.press("Enter")
    expect(sold(person)).to_have_text("Night Club $25")
    assert house(guest, room)["won"]["amount"] == 25


def test_my_chip_is_dragged_onto_a_step(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    chip, step = person.page.locator(".order [data-drag]"), at(person, "amount:restaurant-1:18")
    chip.hover()
    person.page.mouse.down()
    box = step.bounding_box()
    assert box
    person.page.mouse.move(box["x"] + 60, box["y"] - 60, steps=3)
    person.page.mouse.move(box["x"] + 12, box["y"] + 12, steps=5)
    person.page.mouse.up()
    expect(title(person)).to_have_text("Bid $18 on Restaurant?")


def test_a_bid_with_one_payable_step_is_made_as_well(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", {**THREE, "cash": [5, 52, 12]})
    person = sits(arrive, room)
    at(person, "amount:slots-1:5").click()
    expect(title(person)).to_have_text("Bid $5 on Slots?")
    expect(person.page.locator(".bar .chips")).to_contain_text("$0")
    confirm(person).click()
    expect(person.page.locator("[data-place=slots-1] .foot")).to_have_text("you lead $5")
    assert house(guest, room)["bid"] == 5


def test_a_phone_bids_by_touch(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", FIVE)
    person = sits(arrive, room, 390, has_touch=True)
    at(person, "amount:premier-4:21").tap()
    expect(title(person)).to_have_text("Bid $21 on Fancy Restaurant?")
    person.page.locator("[data-place=premier-4] .more").tap()
    person.page.locator('dialog[open] [data-target="amount:premier-4:33"]').tap()
    expect(title(person)).to_have_text("Bid $33 on Fancy Restaurant?")
    confirm(person).tap()
    expect(person.page.locator("[data-place=premier-4] .leads")).to_contain_text("$33")
    assert house(guest, room)["bid"] == 33


def test_a_finger_finds_every_step(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE), 390, has_touch=True)
    small = person.page.evaluate(
        """() => [...document.querySelectorAll('.steps .step')].filter((one) => {
          const after = getComputedStyle(one, '::after');
          return parseFloat(after.width) < 44 || parseFloat(after.height) < 44;
        }).length"""
    )
    assert small == 0


# ---------------------------------------------------------------------- what is told, and what is forbidden


def test_who_is_outbid_sees_it(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    expect(title(person)).to_have_text("You are outbid!")
    expect(person.page.locator(".bar .ask")).to_have_text("Ada leads Theater with $37. $46 in hand.")
    expect(at(person, "amount:premier-2:33")).to_have_class(re.compile(r"\blost\b"))
    expect(at(person, "amount:premier-2:37")).to_have_accessible_name("$37, Ada leads $37")


LISTENS = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.heard.push(this.frequency.value);
    return start.apply(this, at);
  };
}"""


def outbid(guest: Guest, room: dict[str, Any], place: str) -> None:
    """Whoever is asked bids there, over HTTP."""
    id = room["room"]["id"]
    asked = guest.with_token(room["tokens"][0]).get(f"/rooms/{id}/table")["waiting_for"]
    rival = guest.with_token(room["tokens"][asked])
    for target in (f"place:{place}", f"amount:{place}:"):
        table = rival.get(f"/rooms/{id}/table")
        move = next(one for one in table["moves"] if any(word.startswith(target) for word in one["targets"]))
        rival.post(f"/rooms/{id}/moves", {"ply": table["view"]["ply"], "move": move["notation"]})


@pytest.mark.parametrize("sound", ["on", "off"])
def test_who_is_outbid_hears_it(arrive: Arrive, guest: Guest, lay_table: LayTable, sound: str) -> None:
    """One low note, and none where sounds are off; whose bid stands hears nothing."""
    room = lay_table("vegas-showdown", THREE)
    person = arrive(settings={"motion": "off", "sound": sound}, viewport={"width": 1440, "height": 900}).sit(room)
    person.page.evaluate(LISTENS)
    at(person, "place:premier-1").click()
    confirm(person).click()
    expect(at(person, "place:premier-1")).to_have_accessible_name(re.compile("you lead"))
    assert person.page.evaluate("window.heard") == []

    outbid(guest, room, "premier-1")
    expect(at(person, "place:premier-1")).to_have_accessible_name(re.compile("Ada leads"))
    heard = person.page.evaluate("window.heard")
    assert len(heard) == (1 if sound == "on" else 0)
    assert all(pitch < 200 for pitch in heard)


def test_a_page_where_nothing_was_pressed_is_silent(arrive: Arrive, guest: Guest, lay_table: LayTable) -> None:
    room = lay_table("vegas-showdown", {**THREE, "chooser": 1, "choices": {0: "premier-1 42"}})
    person = arrive(viewport={"width": 1440, "height": 900})
    # What a test looks at counts as a press for the browser, so it is told what it would say without.
    person.context.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    )
    person.sit({**room, "token": room["tokens"][0]})
    expect(at(person, "place:premier-1")).to_have_accessible_name(re.compile("you lead"))
    person.page.evaluate(LISTENS)
    outbid(guest, room, "premier-1")
    expect(at(person, "place:premier-1")).to_have_accessible_name(re.compile("Ada leads"))
    assert person.page.evaluate("window.heard") == []


def test_a_ban_lies_across_the_marquee_and_names_its_event(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    barred = person.page.locator("[data-place=premier-1]")
    expect(barred.locator(".barrier")).to_be_visible()
    expect(barred.locator(".foot")).to_contain_text("no bids")
    event = person.page.locator("[data-event=gaming-commission-probe]")
    event.hover()
    expect(barred).to_have_class(re.compile(r"\bflagged\b"))
    barred.hover()
    expect(event).to_have_class(re.compile(r"\bflagged\b"))
    at(person, "place:premier-1").click(force=True)
    note = person.page.locator("#tip")
    expect(note).to_contain_text("forbidden this round by Gaming Commission Probe")
    expect(note).to_contain_text("V8.3.7")
    event.click()
    expect(person.page.locator(".board .card")).to_contain_text("Yellow premier tiles are not for sale this round.")


def test_a_closed_step_says_why(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    note = person.page.locator("#tip")
    expect(at(person, "amount:premier-3:25")).to_have_class(re.compile(r"\bcan\b"))
    person.page.wait_for_timeout(800)  # what each bid would begin is asked for at once
    points(person, at(person, "amount:premier-3:21"))
    expect(note).to_contain_text("the minimum bid is $25")
    points(person, at(person, "amount:premier-3:47"))
    expect(note).to_contain_text("you need $1 more")
    points(person, at(person, "amount:premier-2:25"))
    expect(note).to_contain_text("Ada leads $37")


def test_a_forbidden_action_keeps_its_button_with_the_reason(arrive: Arrive, lay_table: LayTable) -> None:
    words = {**THREE, "events": "pr-scandal", "choices": {1: "renovate"}}
    person = sits(arrive, lay_table("vegas-showdown", words))
    barred = person.page.locator(".answers .barred")
    expect(barred).to_have_text("Publicity")
    barred.click(force=True)
    expect(person.page.locator("#tip")).to_contain_text("forbidden this round by PR Scandal")
    renovate = person.page.get_by_role("button", name=re.compile("^.*Renovate"))
    expect(renovate.locator(".marks svg")).to_have_count(1)  # who has chosen it


def test_publicity_is_asked_about_before_it_is_chosen(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", FIVE)
    person = sits(arrive, room)
    person.page.locator(".answers .answer", has_text="Publicity").click()
    expect(title(person)).to_have_text("Publicity?")
    expect(person.page.locator(".bar .ask")).to_contain_text("place 1 of 2 tiles")
    expect(confirm(person)).to_contain_text("Choose Publicity")
    confirm(person).click()
    expect(person.page.get_by_text("Publicity?")).to_have_count(0)
    assert house(guest, room)["choice"] == "publicity"


def test_a_stack_is_picked_by_a_press(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = lay_table("vegas-showdown", PICK)
    person = sits(arrive, room)
    expect(title(person)).to_have_text("Pull Strings")
    empty = person.page.locator("[data-place=premier-1]")
    at(person, "stack:large").hover()
    expect(empty.locator(".coming")).to_be_visible()
    at(person, "stack:large").click()
    confirm(person).click()
    expect(empty.locator(".tile-plan")).to_be_visible()
    table = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")["view"]["table"]
    new = next(place["tile"] for place in table["places"] if place["id"] == "premier-1")
    assert parlour.start("vegas-showdown", seats=5).printed["tiles"][new]["size"] == "large"


# ---------------------------------------------------------------------- others


def test_a_rivals_sheet_is_opened_and_closed(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", {**FIVE, "tiles": {**FIVE["tiles"], 1: ["lounge a3"]}}))
    rival = person.page.locator(".rival[data-seat='1']")
    expect(rival).to_have_accessible_name(
        re.compile(r"Ada: \$52, income \$5, Fame 31, .* 33 cells free, \$37 on Theater")
    )
    sheet = person.page.locator(".centre")
    expect(sheet).to_contain_text("Restaurant")
    rival.click()
    expect(rival).to_have_attribute("aria-pressed", "true")
    expect(sheet).not_to_contain_text("Restaurant")  # Ada has a Lounge only
    person.page.keyboard.press("Escape")
    expect(rival).to_have_attribute("aria-pressed", "false")
    expect(sheet).to_contain_text("Restaurant")


def test_the_family_tree_lights_what_a_tile_needs(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    person.page.locator("[data-place=premier-2] .needs button").first.click()
    tree = person.page.get_by_role("dialog", name="Which tile needs which")
    expect(tree.locator(".tile")).to_have_count(15)
    expect(tree.locator(".tile.lit")).to_have_count(3)  # the Theater, and the two that it needs
    person.page.keyboard.press("Escape")
    expect(tree).to_have_count(0)


def test_a_place_says_all_that_is_to_be_known(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("vegas-showdown", FIVE))
    expect(at(person, "place:premier-2")).to_have_accessible_name(
        "Theater, either house, large, needs Lounge, have, needs Fancy Lounge, have; Ada leads $37, from $42; "
        "fits in 6 places"
    )


# ---------------------------------------------------------------------- nothing sticks out

STICKS_OUT = """() => {
  const found = [];
  const slack = 1.6;
  const lines = '.name, .values, .needs li, .fit, .foot > *, .step .n, .leads, .no';
  for (const box of document.querySelectorAll('.board :is(.marquee, .row)')) {
    const own = box.getBoundingClientRect();
    if (!own.width) continue;
    const seen = [...box.querySelectorAll(lines)].filter((one) => one.getClientRects().length > 0);
    for (const line of seen) {
      const range = document.createRange();
      range.selectNodeContents(line);
      for (const one of range.getClientRects())
        if (one.width > 0 && (one.left < own.left - slack || one.right > own.right + slack
            || one.bottom > own.bottom + slack || one.top < own.top - slack)) {
          found.push(`${box.dataset.place}: ${line.className} ${line.textContent.trim()} sticks out`);
          break;
        }
    }
    const cut = [...box.querySelectorAll('.name, .who')].filter((one) => one.scrollWidth > one.clientWidth + 1);
    for (const one of cut) found.push(`${box.dataset.place}: ${one.textContent.trim()} is cut off`);
    const about = box.querySelector('.about')?.getBoundingClientRect();
    for (const part of box.querySelectorAll('.about > *')) {
      const inner = part.getBoundingClientRect();
      if (about && inner.bottom > about.bottom + 3) found.push(`${box.dataset.place}: ${part.className} is too low`);
    }
  }
  const board = document.querySelector('.board');
  if (board.scrollWidth > board.clientWidth) found.push('the board is too wide');
  if (innerWidth >= 1024 && board.scrollHeight > board.clientHeight) found.push('the board scrolls');
  return [...new Set(found)];
}"""


def boards(spaces: int) -> list[str]:
    """All kinds of premier tiles, as many at once as there are spaces."""
    printed = parlour.start("vegas-showdown", seats=3).printed
    kinds = [id for id, tile in printed["tiles"].items() if tile["premier"]]
    return [" ".join((kinds[first:] + kinds)[:spaces]) for first in range(0, len(kinds), spaces)]


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_text_sticks_out_of_a_marquee(arrive: Arrive, lay_table: LayTable, seats: int, width: int) -> None:
    options = {"two_players": "on"} if seats == 2 else {}
    for board in boards(3 if seats < 4 else 4):
        words = {"seats": seats, "options": options, "board": board, "cash": [57] * seats}
        person = sits(arrive, lay_table("vegas-showdown", words), width)
        person.page.evaluate("document.fonts.ready")
        assert person.page.evaluate(STICKS_OUT) == [], board
        person.context.close()
