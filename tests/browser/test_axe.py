"""axe-core finds nothing serious on any page, by day and by night."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AXE, Arrive
from tests.browser.people import HINTS, PATIENCE, Person, lay, play_on, reach, rolling
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# What is laid out anew where it is narrow, and where it is low.
PHONE = ("front door", "new table", "waiting", "table", "hint", "side", "menu", "plate", "result", "replay")
TABLE = ("table", "hint", "side", "menu", "plate", "plain board")
RUN = """async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations"] });
  if (passes.length === 0) return ["axe has looked at nothing"];
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


@pytest.fixture(scope="package")
def rooms(house: str) -> dict[str, dict[str, Any]]:
    """A room in each state: waiting, at the choice of monsters, in the middle, over; and one of a plain board."""
    guest = Guest(house)
    found = {"waiting": lay(guest, bots=0), "start": lay(guest), "middle": reach(guest, rolling), "over": lay(guest)}
    found["plain"] = reach(guest, lambda table: len(table["moves"]) > 6, seats=3, bots=2, game="attack-deluxe")
    play_on(guest, found["over"], lambda table: False)
    return found


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def findings(person: Person) -> list[str]:
    person.page.evaluate("document.fonts.ready.then(() => true)")
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe())
    found: list[str] = person.page.evaluate(RUN)
    return found


@pytest.mark.parametrize(
    ("width", "height", "only"), [(1440, 900, ()), (1024, 768, TABLE), (390, 844, PHONE), (844, 390, TABLE)]
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious(
    arrive: Arrive, rooms: dict[str, dict[str, Any]], theme: str, width: int, height: int, only: tuple[str, ...]
) -> None:
    person = arrive(color_scheme=theme, viewport={"width": width, "height": height})
    page = person.page
    seat = {name: f"#/room/{room['room']['id']}/seat/{room['token']}" for name, room in rooms.items()}
    room = {name: f"#/room/{room['room']['id']}" for name, room in rooms.items()}

    def new_table() -> None:
        person.button("Play against bots").first.click()

    def all_moves() -> None:
        page.get_by_role("button", name="All moves").click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def rulebook() -> None:
        page.get_by_role("button", name="Why?").first.click()
        expect(page.get_by_role("searchbox")).to_be_visible()

    def pick() -> None:
        page.locator(".die").first.click()

    def hint() -> None:
        page.get_by_role("button", name="Hint").click()
        page.locator(HINTS).first.wait_for()

    def side() -> None:
        journal = page.get_by_role("button", name="Journal", exact=True)
        if journal.get_attribute("aria-expanded") == "false":
            journal.click()
        page.get_by_role("tab", name="Standing").click()
        expect(page.get_by_role("img", name="Scores over the match")).to_be_visible()

    def menu() -> None:
        person.button("Menu").click()
        person.button("Go on with your phone").click()
        person.button("Link for friends and watchers").click()

    def plate() -> None:
        page.locator(".plate").nth(1).click()
        expect(page.locator(".strip .card")).to_be_visible()

    places: dict[str, tuple[str, str, Callable[[], None] | None]] = {
        "waiting, as a guest": (room["waiting"], "text=Sit here", None),
        "front door": ("#/", "article.game .ways", None),
        "new table": ("#/", "article.game .ways", new_table),
        "waiting": (seat["waiting"], "text=Your own seat on another device", None),
        "watching": (room["start"], ".monster", None),
        "choice of monsters": (seat["start"], ".monster.lit", None),
        "table": (seat["middle"], ".die.can", None),
        "picked dice": (seat["middle"], ".die.can", pick),
        "hint": (seat["middle"], ".die.can", hint),
        "side": (seat["middle"], ".die.can", side),
        "menu": (seat["middle"], ".die.can", menu),
        "plate": (seat["middle"], ".die.can", plate),
        "plain board": (seat["plain"], ".plain", None),
        "all moves": (seat["middle"], ".die.can", all_moves),
        "rulebook at the table": (seat["middle"], ".die.can", rulebook),
        "the last position": (seat["over"], ".die", None),
        "result": (f"{room['over']}/result", ".seal", None),
        "replay": (f"{room['over']}/replay/20", ".die", None),
        "rules": ("#/rules/king-of-tokyo/T4.4.5", ".clause", None),
        "settings": ("#/settings", "fieldset", None),
        "credits": ("#/credits", "main li, main dl", None),
        "nowhere": ("#/nowhere", "text=Nobody is here", None),
    }
    found: list[str] = []
    for name, (hash, ready, act) in places.items():
        if only and name not in only:
            continue
        page.goto("about:blank")
        person.go(hash)
        page.locator(ready).first.wait_for(timeout=PATIENCE * 1000)
        if act:
            act()
        found += [f"{name}: {finding}" for finding in findings(person)]
    assert found == [], "\n".join(found)
