"""What the shell does with every drawn board: looks back, hints, watchers, one screen for two, undo of a plan."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import ANSWERS, BESIDE, ON_BOARD, Mouse, Player
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import PATIENCE
from tests.browser.test_axe import findings
from tests.browser.test_boards import BOARDS, every_board
from tests.golden.questions import kinds_reached, path, reach
from tests.server.harness import Guest, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# Words of positions in which what is pressed on the board is a plan of several moves, and nothing comes to light by it.
PLANNED: dict[str, dict[str, Any]] = {
    "dice-city": {"step": "build", "display": ["mint"], "piles": {"mine": 3}},
    "vegas-showdown": {"cash": [40, 30, 30]},
    "city-of-iron": {"round": 5, "action": 1, "left": {"A": 0}},
}
# Words of positions that are not soon over.
LONGER: dict[str, dict[str, Any]] = {
    "dice-city": {"deck_left": 30},
    "vegas-showdown": {"deck_left": 30},
    "city-of-iron": {"round": 5, "left": {"A": 0}},
}
EVERY_SO_MANY = 5  # of the questions of a game, axe looks at one in so many


@every_board
def test_a_hint_lights_its_target(
    arrive: Arrive, guest: Guest, lay_record: Callable[[str], dict[str, Any]], game: str
) -> None:
    """At a question that is only answered with things on the board, so that whatever is advised stands there."""
    kind = next(kind for kind in kinds_reached(game) if all(move.targets for move in reach(game, kind).moves()))
    player = Player(arrive(viewport=WIDE), guest, lay_record(path(game, kind).read_text(encoding="utf-8")))
    player.page.keyboard.press("h")
    expect(player.page.locator(".board .hint").first).to_be_visible()


@every_board
def test_the_book_opens_also_where_the_board_itself_has_the_focus(
    arrive: Arrive, lay_table: LayTable, game: str
) -> None:
    page = arrive(viewport=WIDE).sit(lay_table(game, BOARDS[game], "easy")).page
    expect(page.locator(".bar.mine")).to_be_visible()
    page.locator(".board").focus()  # as for those who play by keyboard, when what had it is gone
    page.keyboard.press("?")
    expect(page.get_by_role("searchbox")).to_be_visible()


@every_board
def test_who_only_watches_has_nothing_to_press(
    arrive: Arrive, lay_record: Callable[[str], dict[str, Any]], game: str
) -> None:
    room = lay_record(path(game, kinds_reached(game)[0]).read_text(encoding="utf-8"))
    watcher = arrive(viewport=WIDE).go(f"#/room/{room['room']['id']}")
    expect(watcher.page.locator(".board > *").first).to_be_visible()
    watcher.page.wait_for_timeout(500)
    assert watcher.page.locator(ON_BOARD).count() == 0
    assert watcher.page.locator(".board [data-drag]").count() == 0


@every_board
def test_the_slider_shows_the_board_as_it_was(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    room = lay_table(game, BOARDS[game], "easy")
    player = Player(arrive(viewport=WIDE), guest, room)
    end = time.monotonic() + PATIENCE
    while player.ply < 4:
        if player.asked():
            player.play_one()
        assert time.monotonic() < end, "nothing is played"
    player.person.go(f"#/room/{room['room']['id']}/replay/0")
    board = player.page.locator(".board")
    expect(board.locator("> *").first).to_be_visible()
    first = board.inner_text()
    player.page.get_by_role("slider").press("End")
    player.page.wait_for_function("first => document.querySelector('.board').innerText !== first", arg=first)
    assert player.page.locator(ON_BOARD).count() == 0


@every_board
def test_one_undo_takes_a_whole_plan_back(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    player = Mouse(arrive(viewport=WIDE), guest, lay_table(game, {**BOARDS[game], **PLANNED[game]}))
    before = player.table()["view"]
    player.answer_on_board()
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")  # the page has heard of it too
    player.page.keyboard.press("Control+z")
    wait_for(lambda: player.ply == before["ply"])
    assert player.table()["view"] == before


@every_board
def test_a_match_that_is_over_has_its_result(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    player = Player(arrive(viewport=WIDE, settings={"motion": "off"}), guest, lay_table(game, BOARDS[game], "easy"))
    player.play_to_the_end()
    player.page.locator('.answers a[href$="/result"]').click()
    expect(player.page.locator(".scores").first).to_be_visible()


@every_board
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_mid_match(
    arrive: Arrive,
    lay_table: LayTable,
    lay_record: Callable[[str], dict[str, Any]],
    theme: str,
    game: str,
) -> None:
    rooms = {"late": lay_table(game, BOARDS[game], "easy")}
    for kind in kinds_reached(game)[::EVERY_SO_MANY]:
        rooms[kind] = lay_record(path(game, kind).read_text(encoding="utf-8"))
    found = []
    for width, name, room in [(PHONE, "late", rooms["late"]), *((WIDE, *one) for one in rooms.items())]:
        person = arrive(color_scheme=theme, viewport=width).sit(room)
        expect(person.page.locator(".bar.mine")).to_be_visible()
        expect(person.page.locator(f"{ON_BOARD}, {BESIDE}").first).to_be_visible()
        found += [f"{name} at {width['width']}: {finding}" for finding in findings(person)]
        person.context.close()
    assert found == [], "\n".join(found)


@every_board
def test_one_screen_for_two_turns_to_who_is_asked(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    room = lay_table(game, {**BOARDS[game], **LONGER[game]})
    person = arrive(viewport=WIDE, settings={"motion": "off"}).go()
    held = {room["room"]["id"]: {"token": room["token"], "seats": dict(enumerate(room["tokens"]))}}
    person.page.evaluate("held => localStorage.setItem('parlour.rooms', held)", json.dumps(held))
    person.page.reload()
    player = Player(person, guest, room)
    curtain = person.page.get_by_role("dialog").get_by_role("button", name="I am")
    seats, end = [player.table()["waiting_for"]], time.monotonic() + 3 * PATIENCE
    while len(set(seats)) < 2 or seats[-1] != seats[0]:  # each of them has been asked, and the first one again
        if curtain.count():
            curtain.click()
        if player.asked():
            player.play_one()
        seats.append(player.table()["waiting_for"])
        assert time.monotonic() < end, "the turn does not pass"
    offered = person.page.locator(f"{ON_BOARD}, {ANSWERS}").first
    expect(curtain.or_(offered).first).to_be_visible()
    if curtain.count():
        curtain.click()
    expect(offered).to_be_visible()
