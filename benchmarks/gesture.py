"""How long it takes from a pointer over a board until what it would bring is painted, in a real browser.

    PYTHONPATH=build/compiled:. python benchmarks/gesture.py

A server of its own on loopback. In Dice City a card is taken, and the pointer goes over the spaces of the city; in
Vegas Showdown it goes over the prices of the auction, and with a tile in the hand over the cells of the sheet; in City
of Iron over the cards of the row.
"""

import statistics
import tempfile
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium
from tests.docs.board_pictures import WON
from tests.games.city_of_iron.crowded import CROWDED as SIXTH
from tests.games.vegas_showdown.crowded import CROWDED
from tests.server.harness import Process
from tests.server.positions import lay_table

ROUNDS = 4
MANY = 20  # things that the pointer goes over, at most
WATCH = """(shown) => {
  const board = document.querySelector(".board");
  window.times = [];
  let [began, over] = [0, null];
  board.addEventListener("pointerover", ({ target }) => {
    const thing = target.closest("[data-target]")?.dataset.target ?? over;
    if (thing !== over) [began, over] = [performance.now(), thing];
  }, true);
  const painted = () => requestAnimationFrame(() => window.times.push(performance.now() - began));
  let before = null;
  new MutationObserver(() => {
    const now = shown ? board.querySelector(shown)?.getAttribute("style") : board.dataset.weighed;
    if (now && now !== before) painted();
    before = now ?? null;
  }).observe(board, { attributes: true, childList: true, subtree: Boolean(shown) });
}"""


@dataclass(frozen=True)
class Gesture:
    """What is taken first, if anything, and what the pointer goes over then."""

    game: str
    name: str
    words: dict[str, Any]
    over: str
    take: str = ""
    shown: str = ""  # what moves with the pointer; else the shell says that a move is weighed


GESTURES = [
    Gesture(
        "dice-city",
        "a card over spaces",
        {"seats": 4, "step": "build", **{good: [6, 0, 0, 0] for good in ("wood", "stone", "iron")}},
        '.board [data-target^="space:0:"].can',
        take='.board [data-target^="pile:"].can',
    ),
    Gesture("vegas-showdown", "prices", CROWDED, '.board [data-target^="amount:"].can'),
    Gesture("city-of-iron", "cards of the row", SIXTH, '.board [data-target^="row:"].can'),
    Gesture("vegas-showdown", "a tile over cells", WON, '.board [data-target^="cell:0:"]', shown=".ghost"),
]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/gesture.sqlite"
        server = Process(database)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for gesture in GESTURES:
                times = [
                    time
                    for round in range(ROUNDS)
                    for time in measure(browser, server.address, database, gesture, round)
                ]
                last = statistics.quantiles(times, n=20)[-1]
                print(
                    f"{gesture.game}, {gesture.name}: {statistics.median(times):.0f} ms (95 of 100: {last:.0f}) "
                    f"from pointer to preview, {len(times)} times"
                )
        finally:
            browser.close()
            server.interrupt()


def measure(browser: Browser, address: str, database: str, gesture: Gesture, seed: int) -> list[float]:
    room = lay_table(database, gesture.game, {**gesture.words, "seed": seed}, "easy")
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{address}/#/room/{room['room']['id']}/seat/{room['token']}")
    if gesture.take:
        page.locator(gesture.take).first.click()
    things = page.locator(gesture.over)
    things.first.wait_for()
    page.evaluate(WATCH, gesture.shown)
    for at in range(min(MANY, things.count())):
        things.nth(at).hover(force=True)
        page.wait_for_timeout(150)
    times: list[float] = page.evaluate("() => window.times")
    page.close()
    return times


if __name__ == "__main__":
    main()
