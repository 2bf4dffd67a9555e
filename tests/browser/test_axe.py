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

# What is laid out anew where it is narrow.
PHONE = ("front door", "new table", "waiting", "table", "hint", "result", "replay")
RUN = """async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations"] });
  if (passes.length === 0) return ["axe has looked at nothing"];
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


@pytest.fixture(scope="package")
def rooms(house: str) -> dict[str, dict[str, Any]]:
    """A room in each state: waiting, at the choice of monsters, in the middle, over."""
    guest = Guest(house)
    found = {"waiting": lay(guest, bots=0), "start": lay(guest), "middle": reach(guest, rolling), "over": lay(guest)}
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


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious(arrive: Arrive, rooms: dict[str, dict[str, Any]], theme: str, width: int) -> None:
    person = arrive(color_scheme=theme, viewport={"width": width, "height": 900})
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

    places: dict[str, tuple[str, str, Callable[[], None] | None]] = {
        "waiting, as a guest": (room["waiting"], "text=Sit here", None),
        "front door": ("#/", "article.game .ways", None),
        "new table": ("#/", "article.game .ways", new_table),
        "waiting": (seat["waiting"], "text=Your own seat on another device", None),
        "watching": (room["start"], ".monster", None),
        "choice of monsters": (seat["start"], ".monster.lit", None),
        "table": (seat["middle"], ".die.lit", None),
        "picked dice": (seat["middle"], ".die.lit", pick),
        "hint": (seat["middle"], ".die.lit", hint),
        "all moves": (seat["middle"], ".die.lit", all_moves),
        "rulebook at the table": (seat["middle"], ".die.lit", rulebook),
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
        if width < 500 and name not in PHONE:
            continue
        page.goto("about:blank")
        person.go(hash)
        page.locator(ready).first.wait_for(timeout=PATIENCE * 1000)
        if act:
            act()
        found += [f"{name}: {finding}" for finding in findings(person)]
    assert found == [], "\n".join(found)
