"""A second language is a file: with one more in its folder the page speaks it, and says nothing in any other."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import parlour
from tests.browser.conftest import ROOT
from tests.browser.people import Person, lay, play_on
from tests.nobodys import NAMES, NOBODYS, is_foreign, odd, oddly
from tests.server.harness import Served, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WEB = ROOT / "web"
LEFT_BEHIND = shutil.ignore_patterns("node_modules", "tests")

# What the page shows but does not say: dates and rulebooks, addresses, notations.
SHOWN = "noscript, option[lang], time, .key button, .clause, .book, code, kbd, .copy input, .invite option, .last"
# Names; and what the browser says of numbers and lists where it does not know the language.
NAMED = re.compile(r"\b(?:Ada|Bruno|Clio|Dario|Edda|Fynn|Momo|min|and)\b")
# Clauses go by their numbers in all languages, and what has a clause of its own by its id.
CLAUSES = {id for game in parlour.games().values() for id in game.rulebook.clauses}
NUMBERED = re.compile(rf"(?<={odd('Clause')} )(?:{'|'.join(map(re.escape, sorted(CLAUSES, key=len, reverse=True)))})$")

SAID = """(shown) => {
  const passed = (element) => element.closest(`${shown}, script, style`) !== null;
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!passed(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    if (!passed(element))
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
        found.push(element.getAttribute(name) ?? "");
  return found.map((text) => text.trim()).filter(Boolean);
}"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as it is built where there is one file more."""
    web = tmp_path_factory.mktemp("second-language") / "web"
    shutil.copytree(WEB, web, ignore=LEFT_BEHIND)
    (web / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    words = web / "src" / "words"
    (words / f"{NOBODYS}.ftl").write_text(oddly((words / "en.ftl").read_text(encoding="utf-8")), encoding="utf-8")
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None
    page = web.parent / "page"
    command = [node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(page), "--logLevel", "error"]
    subprocess.run(command, cwd=web, check=True, timeout=300)
    return page


@pytest.fixture
def odd_house(tmp_path: Path, built: Path, nobodys: None) -> Iterator[Served]:
    """A house that speaks it: server, games and page."""
    with serving(f"sqlite:///{tmp_path / 'parlour.sqlite'}", page=str(built)) as served:
        yield served


Come = Callable[..., Page]


@pytest.fixture
def come(browser: Browser, odd_house: Served) -> Iterator[Come]:
    people: list[Person] = []

    def arrive(hash: str = "#/", refused: bool = False) -> Page:
        person = Person(browser, odd_house.address, NAMES[0], {"language": NOBODYS})
        person.offline = refused  # what the browser says about a refusal is no trouble
        people.append(person)
        return person.go(hash).page

    yield arrive
    for person in people:
        person.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []


def check(page: Page) -> None:
    """Nothing on it is English, but names."""
    assert page.locator("html").get_attribute("lang") == NOBODYS
    said: list[str] = page.evaluate(SAID, SHOWN)
    assert len(said) > 3
    assert not [text for text in said if is_foreign(NUMBERED.sub("", NAMED.sub("", text)))]


def test_the_front_door_and_a_new_table_are_told_in_it(come: Come) -> None:
    page = come()
    expect(page.locator("article.game .button.primary").first).to_be_visible()
    check(page)
    page.locator("article.game .button.primary").first.click()
    page.locator("dialog summary").click()
    check(page)


def test_the_waiting_room_is_told_in_it(come: Come) -> None:
    page = come()
    page.locator("article.game .ways button:not(.primary)").first.click()
    page.locator("dialog button[type=submit]").click()
    expect(page.locator(".invite svg[role=img]")).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    expect(page.locator(".fill option").first).to_be_attached()
    check(page)


@pytest.mark.parametrize("hash", ["#/settings", "#/nowhere", "#/room/nowhere", "#/room/nowhere/seat/x"])
def test_further_rooms_of_the_house_are_told_in_it(come: Come, hash: str) -> None:
    page = come(hash, refused=True)
    expect(page.locator("main h1")).to_be_visible()
    check(page)


def test_the_settings_offer_the_languages_that_there_are(come: Come) -> None:
    page = come("#/settings")
    choice = page.locator("select").first
    expect(choice).to_have_value(NOBODYS)
    choice.select_option("en")
    expect(page.locator("main h1")).to_have_text("Settings")
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_table_is_told_in_it(come: Come, odd_house: Served) -> None:
    room = lay(odd_house.guest, seats=3, bots=2)
    play_on(odd_house.guest, room, lambda table: table["view"]["ply"] >= 10 and bool(table["moves"]))
    page = come(f"#/room/{room['room']['id']}/seat/{room['token']}")
    page.locator(".bar.mine").wait_for()
    check(page)


def test_result_and_replay_are_told_in_it(come: Come, odd_house: Served) -> None:
    room = lay(odd_house.guest, seats=2, bots=1)
    play_on(odd_house.guest, room, lambda table: False)
    page = come(f"#/room/{room['room']['id']}/result")
    expect(page.locator(".seal strong")).to_be_visible()
    expect(page.locator(".chart > svg")).to_be_visible()
    check(page)
    page.goto(f"{odd_house.address}/#/room/{room['room']['id']}/replay")
    page.locator(".die").first.wait_for()
    check(page)


def test_what_the_server_refuses_is_told_in_it(come: Come, odd_house: Served) -> None:
    """The page asks in its own language."""
    page = come(refused=True)
    page.locator("article.game .button.primary").first.click()
    odd_house.app.state.limits.per_minute["rooms"] = 0
    odd_house.app.state.limits.buckets.clear()
    page.locator("dialog button[type=submit]").click()
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    check(page)
