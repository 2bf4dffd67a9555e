"""The frame of the table: bar, prompt, board, plates and side, in every layout, with any game in it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.line import Line
from tests.browser.people import ANSWERS, Person, lay, play, reach, rolling
from tests.server.harness import Guest, Process

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE = {"viewport": {"width": 1440, "height": 900}}
NARROW = {"viewport": {"width": 1024, "height": 768}}
TOUCH = {"has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, **TOUCH}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, **TOUCH}
LAYOUTS = {"wide": WIDE, "narrow": NARROW, "phone": PHONE, "sideways": SIDEWAYS}

# The part of the table that has the focus.
PART = """() => {
  const parts = { bar: "header", prompt: ".prompt", board: "section.board", plates: ".strip", side: "aside.side" };
  const at = document.activeElement;
  return Object.keys(parts).find((name) => at?.closest(parts[name])) ?? at?.tagName ?? "";
}"""
# What of the frame lies over the board, and what sticks out of the screen.
OVERLAPS = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const board = box("section.board");
  const found = [".where", ".tools", ".strip", ".notices", ".prompt"].filter((selector) => {
    const one = box(selector);
    return one && one.width > 0 && one.height > 0 && one.left < board.right - 1 && one.right > board.left + 1
      && one.top < board.bottom - 1 && one.bottom > board.top + 1;
  });
  const out = board.top < 0 || board.left < 0 || board.right > innerWidth + 1 || board.bottom > innerHeight + 1;
  return [...found, ...(out ? ["the screen's edge"] : [])];
}"""
SCROLLS = """() => {
  const page = document.scrollingElement;
  const board = document.querySelector("section.board");
  return {
    page: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    board: board.scrollWidth - board.clientWidth,
  };
}"""
# Plates as rows of their heights, from the top.
ROWS = """() => {
  const rows = new Map();
  for (const plate of document.querySelectorAll(".plate")) {
    const { top, height } = plate.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(height)]);
  }
  return [...rows.values()];
}"""


def at_the_table(person: Person, room: dict[str, Any]) -> Page:
    person.sit(room)
    page = person.page
    page.locator("section.board").wait_for()
    page.locator(".plate").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


def side(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Beside the board")


# ---------------------------------------------------------------------- by keyboard


@pytest.mark.parametrize("game", ["king-of-tokyo", "city-of-iron"])
def test_five_stops(arrive: Arrive, guest: Guest, game: str) -> None:
    """Bar, prompt, board, plates, side: one tab stop each, and the arrows inside."""
    # So many answers that the board is the place for them.
    room = reach(guest, lambda table: len(table["moves"]) > 6, seats=3, bots=2, game=game)
    person = arrive(settings={"board": "drawn" if game == "king-of-tokyo" else "plain"}, **WIDE)
    page = at_the_table(person, room)
    usable = page.locator("section.board :is(.lit, .can)")
    usable.first.wait_for()
    found = []
    for _ in range(6):
        page.keyboard.press("Tab")
        found.append(page.evaluate(PART))
    assert found == ["A", "bar", "prompt", "board", "plates", "side"]  # the first leads past the bar
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".plate").nth(1)).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(".plate").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(PART) == "board"
    expect(usable.first).to_be_focused()  # what can be used comes first
    page.keyboard.press("p")
    assert page.evaluate(PART) == "prompt"


def test_the_side_is_folded_and_that_is_remembered(arrive: Arrive, guest: Guest) -> None:
    person = arrive(**WIDE)
    page = at_the_table(person, reach(guest, rolling))
    board = page.locator("section.board")
    expect(side(page)).to_be_visible()
    narrow = board.bounding_box()
    page.keyboard.press("[")
    expect(side(page)).to_have_count(0)
    wide = board.bounding_box()
    assert narrow and wide and (narrow["width"], wide["width"]) == (1024, 1440)
    page.reload()
    board.wait_for()
    expect(page.get_by_role("button", name="Journal")).to_have_attribute("aria-expanded", "false")
    expect(side(page)).to_have_count(0)
    page.keyboard.press("[")
    expect(side(page)).to_be_visible()
    side(page).get_by_role("tab", name="Standing").click()
    expect(side(page).get_by_role("tabpanel")).to_contain_text("1.")


def test_where_there_is_no_room_the_side_is_a_drawer(arrive: Arrive, guest: Guest) -> None:
    person = arrive(**NARROW)
    page = at_the_table(person, reach(guest, rolling))
    board = page.locator("section.board")
    before = board.bounding_box()
    expect(side(page)).to_have_count(0)
    page.keyboard.press("[")
    expect(side(page)).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == before
    page.keyboard.press("Escape")
    expect(side(page)).to_have_count(0)


def test_the_menu_by_keyboard(arrive: Arrive, guest: Guest) -> None:
    room = reach(guest, lambda table: rolling(table) and not table["undo"]["possible"])
    person = arrive(**WIDE)
    page, keys = at_the_table(person, room), person.page.keyboard
    opener, menu = page.get_by_role("button", name="Menu"), page.get_by_role("dialog", name="Menu")
    keys.press("Tab")
    keys.press("Tab")
    keys.press("End")
    expect(opener).to_be_focused()
    keys.press("Enter")
    items = menu.locator(".item")
    expect(items.first).to_be_focused()
    names = [words.split("\n")[0] for words in items.all_inner_texts()]
    assert names == [
        "Rules",
        "Hint",
        "Undo",
        "Look back at the match",
        "Go on with your phone",
        "Let a bot play for me",
        "Link for friends and watchers",
        "Motion, light, keys",
        "Front door",
        "Leave the table",
    ]
    undo = menu.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_contain_text("Cannot be undone: ")
    for name in names[1:]:
        keys.press("ArrowDown")
        expect(page.locator(":focus")).to_contain_text(name)
    keys.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()
    keys.press("Enter")
    keys.press("Enter")
    expect(page.get_by_role("searchbox")).to_be_visible()  # the rules
    keys.press("Escape")
    keys.press("r")
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    expect(page.locator(".seal-note code")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))


# ---------------------------------------------------------------------- where things lie


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", ["king-of-tokyo", "attack-deluxe"])
def test_nothing_of_the_board_lies_under_a_bar(arrive: Arrive, guest: Guest, game: str, layout: str) -> None:
    asked = rolling if game == "king-of-tokyo" else lambda table: len(table["moves"]) > 1
    room = reach(guest, asked, seats=6, bots=5, game=game)
    page = at_the_table(arrive(**LAYOUTS[layout]), room)
    expect(page.locator(".bar.mine")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SCROLLS) == {"page": [0, 0], "board": 0}
    # The last thing on the board can be brought into sight (scrolling may stop a part of a pixel short).
    last = page.locator("section.board [data-piece]").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.95)
    assert page.evaluate(SCROLLS)["page"] == [0, 0]
    rows = page.evaluate(ROWS)
    assert [len(row) for row in rows] == {"phone": [3, 3], "sideways": [1] * 6}.get(layout, [6])
    if layout in ("phone", "sideways"):
        assert {height for row in rows for height in row} == {50}


def test_up_to_four_plates_are_one_row_of_a_phone(arrive: Arrive, guest: Guest) -> None:
    page = at_the_table(arrive(**PHONE), reach(guest, rolling))
    assert [len(row) for row in page.evaluate(ROWS)] == [4]


def test_a_narrow_screen_and_a_large_zoom(arrive: Arrive, guest: Guest) -> None:
    room = reach(guest, rolling)
    for width, height in ((320, 640), (720, 450)):
        page = at_the_table(arrive(viewport={"width": width, "height": height}), room)
        assert page.evaluate(OVERLAPS) == []
        assert page.evaluate(SCROLLS)["page"] == [0, 0]


@pytest.mark.parametrize(("width", "high"), [(1440, 84), (1024, 71), (920, 71)])
def test_the_prompt_is_one_line_and_the_rest_is_in_the_list(
    arrive: Arrive, guest: Guest, width: int, high: int
) -> None:
    def wordy(table: dict[str, Any]) -> bool:
        labels = [move["label"] for move in table["moves"]]
        return 4 <= len(labels) <= 6 and len("".join(labels)) > 120

    room = reach(guest, wordy, seats=2, bots=1, game="city-of-iron")
    page = at_the_table(arrive(viewport={"width": width, "height": 800}, settings={"board": "plain"}), room)
    bar = page.locator(".bar.mine")
    page.locator(ANSWERS).first.wait_for()
    box = bar.bounding_box()
    assert box and box["height"] == high
    for answer in page.locator(ANSWERS).all():
        expect(answer).to_be_in_viewport(ratio=1)
        inside = answer.bounding_box()
        assert inside and inside["y"] >= box["y"] and inside["y"] + inside["height"] <= box["y"] + box["height"]
    if width == 920:
        more = page.get_by_role("button", name="More … all")
        expect(more).to_be_in_viewport(ratio=1)
        more.click()
        moves = page.get_by_role("dialog", name="All moves").locator("ul").first.get_by_role("button")
        assert moves.count() > page.locator(ANSWERS).count()


# ---------------------------------------------------------------------- plates


def test_a_plate_tells_of_its_seat(arrive: Arrive, guest: Guest) -> None:
    person = arrive("Momo", **WIDE)
    page = at_the_table(person, reach(guest, rolling))
    plates = page.get_by_role("region", name="Players")
    mine, other = plates.get_by_role("button", name="Momo you is to move"), page.locator(".plate").nth(1)
    expect(mine).to_be_visible()
    expect(other).to_contain_text("a bot")
    other.focus()
    page.keyboard.press("Enter")
    card = plates.get_by_role("region")
    expect(card.locator(".numbers")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(other).to_be_focused()


def test_a_bot_plays_for_whoever_wants_it_and_goes_again(arrive: Arrive, guest: Guest) -> None:
    room = lay(guest, seats=2, bots=0)
    guest.post(f"/rooms/{room['room']['id']}/join", {"name": "Ben"})  # who never moves, so that the match waits
    person = arrive("Momo", **WIDE)
    page = at_the_table(person, room)
    notice, mine = page.get_by_text("A bot plays for you."), page.locator(".plate").first
    mine.click()
    person.button("Let a bot play for me").click()
    expect(notice).to_be_visible()
    expect(mine).to_contain_text("a bot plays")
    page.locator(".notices").get_by_role("button", name="Take your seat back").click()
    expect(notice).to_have_count(0)
    person.button("Menu").click()
    person.button("Let a bot play for me").click()
    expect(notice).to_be_visible()
    mine.click()
    page.locator(".strip").get_by_role("button", name="Take your seat back").click()
    expect(notice).to_have_count(0)
    expect(mine).to_contain_text("you")


def test_who_goes_is_away_since_then(arrive: Arrive, guest: Guest) -> None:
    room = lay(guest, seats=2, bots=0)
    token = guest.post(f"/rooms/{room['room']['id']}/join", {"name": "Maximiliane von Trapp zu"})["token"]
    page = at_the_table(arrive("Ann", **PHONE), room)
    other = arrive("Ben")
    at_the_table(other, {**room, "token": token})
    plate = page.locator(".plate").nth(1)
    expect(plate).not_to_have_class(re.compile("away"))
    other.context.close()
    expect(plate).to_have_class(re.compile("away"))
    expect(plate).to_contain_text(re.compile(r"away since \d\d:\d\d"))
    name = plate.locator(".name")
    assert name.evaluate("(one) => one.scrollWidth > one.clientWidth")  # cut, but whole in the card
    plate.click()
    expect(page.locator(".strip .card header")).to_contain_text("Maximiliane von Trapp zu")


# ---------------------------------------------------------------------- the line, the pause, the seat elsewhere


def test_a_lost_line_says_since_when(arrive: Arrive, guest: Guest, line: Line) -> None:
    person = arrive(line=line, **WIDE)
    page = at_the_table(person, reach(guest, rolling))
    chip, board = page.locator("span.line[role=status]"), page.locator("section.board")
    person.lose_connection()
    expect(chip).to_contain_text(re.compile(r"No line since \d\d:\d\d"))
    expect(chip).to_contain_text(re.compile(r"trying"))
    expect(board).to_have_class(re.compile("pale"))
    expect(page.locator(".plate").nth(1)).to_contain_text("?")
    person.regain_connection()
    expect(board).not_to_have_class(re.compile("pale"))
    expect(page.locator(".plate").nth(1)).to_contain_text("a bot")


def test_after_a_pause_one_is_told_what_happened(arrive: Arrive, guest: Guest) -> None:
    """Who looks on is not told again; who comes back is, until the next move or until it is put away."""
    person = arrive("Momo", **WIDE)
    room = reach(guest, lambda table: rolling(table, 0), seats=2, bots=1)
    page, own, id = at_the_table(person, room), guest.with_token(room["token"]), room["room"]["id"]
    bar = page.get_by_role("region", name="Since your last move")

    def ply() -> int:
        return int(own.get(f"/rooms/{id}/table")["view"]["ply"])

    def asked_again() -> bool:
        """Somebody else has moved since this browser's last move, and the table waits for it."""
        mine = page.evaluate("(id) => JSON.parse(localStorage.getItem('parlour.rooms'))[id].mine", id)
        table = own.get(f"/rooms/{id}/table")
        assert not table["room"]["over"], "the match was over too soon"
        if mine is None or table["waiting_for"] != 0 or table["view"]["ply"] <= mine:
            return False
        # Not only its own last move, of which the browser has not heard yet.
        return bool(own.get(f"/rooms/{id}/positions/{mine}")["view"]["seat"] != 0)

    play([person], asked_again)
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(bar).to_have_count(0)
    page.reload()
    expect(bar).to_be_visible()
    above, board = bar.bounding_box(), page.locator("section.board").bounding_box()
    assert above and board and above["y"] + above["height"] <= board["y"] + 1
    bar.get_by_role("button", name="Put it away").click()
    expect(bar).to_have_count(0)
    page.reload()
    expect(bar).to_be_visible()
    before = ply()
    play([person], lambda: ply() > before)  # a press may only begin a choice, or come too soon after a reload
    expect(bar).to_have_count(0)


@pytest.fixture
def reachable(tmp_path: Any) -> Iterator[str]:
    """The address of a house that the network may reach."""
    server = Process(f"sqlite:///{tmp_path / 'p.sqlite'}", local="http://192.168.7.20:8000")
    yield server.address
    server.interrupt()


def test_the_way_to_the_phone_is_a_picture(reachable: str, arrive: Arrive) -> None:
    """The seat's address is a secret: it is nowhere to be read, and its code is hidden until it is asked for."""
    room = lay(Guest(reachable), seats=2, bots=1)
    person = arrive(**WIDE)
    person.address = reachable
    page = at_the_table(person, room)
    code = page.get_by_role("img", name="QR code of your own seat")
    person.button("Menu").click()
    expect(code).to_have_count(0)
    person.button("Go on with your phone").click()
    expect(code).to_be_visible()
    assert room["token"] not in page.locator("body").inner_text()
    expect(page.get_by_role("textbox")).to_have_count(0)
    person.button("Link for friends and watchers").click()
    expect(page.get_by_role("textbox")).to_have_value(f"http://192.168.7.20:8000/#/room/{room['room']['id']}")
