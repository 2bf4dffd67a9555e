"""People with a browser: they see what the page offers, and use it."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.line import Line
from tests.server.harness import Guest

PATIENCE = 60.0  # seconds; a busy machine is slow
QUICK = 10_000  # milliseconds until a press that does not get through is thought over

expect.set_options(timeout=PATIENCE * 1000)

CONNECTION = "span.line[role=status]"
# Where the match goes on: when it is over, another one stands there to be begun.
GOING_ON = '.answers:not(:has(a[href$="/result"]))'
ANSWERS = (
    f"{GOING_ON} "
    "button:not([aria-disabled=true], :disabled, [hidden], [aria-label=Less], [aria-label=More], .back, .more)"
)
LIT = ".board :is(.lit, .can):not([aria-pressed], .panel), .plain .rest button:not([aria-pressed])"
PICKABLE = ".board button[aria-pressed]"
PICKED = ".board button[aria-pressed=true]"
NOT_PICKED = ".board button[aria-pressed=false]"
CONFIRM = ".answers .confirm"
HINTS = ".answers .hints button"
MOST_PICKS = 8
TABLES = 12  # that are laid until one of them is as a test needs it

SEEN = """([answers, lit, pickable]) => {
  const words = (found) => [...document.querySelectorAll(found)].map((one) => one.innerText.trim());
  return {
    over: document.querySelector('.answers a[href$="/result"]') !== null,
    asked: document.querySelector('.bar.mine') !== null,
    answers: words(answers),
    begun: document.querySelector('.answers .back') !== null,
    lit: words(lit).length,
    pickable: words(pickable).length,
    journal: document.querySelector('.journal')?.innerText.length ?? 0,
    sentence: document.querySelector('.bar .sentence')?.innerText ?? '',
  };
}"""


class Person:
    """One browser context with one page. What goes wrong in it is kept in `troubles`."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        settings: dict[str, str],
        line: Line | None = None,
        **context: Any,
    ) -> None:
        self.name = name
        self.line = line
        self.address = line.address if line else address
        self.context = browser.new_context(**{"reduced_motion": "reduce", **context})
        self.context.set_default_timeout(PATIENCE * 1000)
        kept = {"parlour.settings": settings, "parlour.me": {"name": name, "colour": len(name) % 6}}
        words = json.dumps({key: json.dumps(value) for key, value in kept.items()})
        self.context.add_init_script(
            f"if (location.host) for (const [key, value] of Object.entries({words}))"
            "  localStorage.getItem(key) ?? localStorage.setItem(key, value)"
        )
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.offline = False
        self.rerolls = 0
        self.moves = 0
        self.chance = random.Random(name)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.offline:
            self.troubles.append(f"{self.name}: {message.text}")

    # ------------------------------------------------------------------ going about

    def go(self, hash: str = "#/") -> "Person":
        self.page.goto(f"{self.address}/{hash}")
        return self

    def sit(self, room: dict[str, Any]) -> "Person":
        """At the seat of a room that was opened over HTTP."""
        return self.go(f"#/room/{room['room']['id']}/seat/{room['token']}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def lose_connection(self) -> None:
        """As in a tunnel. What the browser says about it meanwhile is no trouble."""
        assert self.line is not None
        self.offline = True
        self.context.set_offline(True)
        self.line.cut()
        expect(self.page.locator(CONNECTION)).to_have_class(re.compile(r"\blost\b"))

    def regain_connection(self) -> None:
        assert self.line is not None
        self.line.mend()
        self.context.set_offline(False)
        expect(self.page.locator(CONNECTION)).to_have_class(re.compile(r"\bopen\b"))
        self.offline = False

    # ------------------------------------------------------------------ playing

    def see(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN, [ANSWERS, LIT, PICKABLE])
        return found

    def wait_for_change(self, seen: dict[str, Any]) -> None:
        """Until the table is no longer as it was seen."""
        end = time.monotonic() + PATIENCE
        while self.see() == seen:
            assert time.monotonic() < end, f"nothing has come of it: {seen}"
            self.page.wait_for_timeout(20)

    def play_one(self) -> bool:
        """Use one thing that the page offers, if it asks; whether it did."""
        seen = self.see()
        if seen["over"] or not seen["asked"]:
            return False
        try:
            return self._use(seen)
        except (BrowserError, AssertionError):
            # It went away under the finger; whoever waits for the match sees whether it goes on.
            return False

    def _use(self, seen: dict[str, Any]) -> bool:
        if seen["pickable"] and (self.rerolls == 0 or self.chance.random() < 0.4):
            return self._pick()
        ways = [(ANSWERS, at) for at in range(len(seen["answers"]))]
        if not (ways and seen["begun"]):
            ways += [(LIT, at) for at in range(seen["lit"])]
        if not ways:
            return bool(seen["pickable"]) and self._pick()
        selector, at = self.chance.choice(ways)
        self.page.locator(selector).nth(at).click(timeout=QUICK)
        self.moves += 1
        return True

    def _pick(self) -> bool:
        """Choose several things on the board, until they make a move, and confirm them once."""
        while self.page.locator(PICKED).count():  # from a try that did not get through
            self.page.locator(PICKED).first.click(timeout=QUICK)
        confirm = self.page.locator(CONFIRM)
        for _ in range(MOST_PICKS):
            free = self.page.locator(NOT_PICKED)
            if free.count() == 0 or (confirm.count() and self.chance.random() < 0.5):
                break
            one = free.nth(self.chance.randrange(free.count())).element_handle(timeout=QUICK)
            one.click(timeout=QUICK)
            one.wait_for_selector("xpath=self::*[@aria-pressed='true']", timeout=QUICK)
        confirm.click(timeout=QUICK)
        self.rerolls += 1
        self.moves += 1
        return True


def play(people: list[Person], until: Callable[[], bool]) -> None:
    """All of them use what their pages offer until something is so; the match must go on all the time."""
    last: list[Any] = []
    since = time.monotonic()
    while not until():
        for person in people:
            person.play_one()
        now = [person.see() for person in people]
        if now != last:
            last, since = now, time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing happens any more: {now}"
        if not any(seen["asked"] for seen in now):
            people[0].page.wait_for_timeout(20)


def play_to_the_end(people: list[Person]) -> None:
    play(people, lambda: all(person.see()["over"] for person in people))


def drag(person: Person, source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another."""
    mouse, boxes = person.page.mouse, [source.bounding_box(), target.bounding_box()]
    (from_x, from_y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    ]
    mouse.move(from_x, from_y)
    mouse.down()
    mouse.move(from_x + 8, from_y + 8, steps=3)
    mouse.move(to_x, to_y, steps=6)
    mouse.up()


# ---------------------------------------------------------------------- tables that are laid over HTTP


def lay(guest: Guest, seats: int = 4, bots: int = 3, **more: Any) -> dict[str, Any]:
    """A room with its first seats for people, the first of them taken."""
    found: dict[str, Any] = guest.open(
        seats, [(seats - bots + at, "normal") for at in range(bots)], name="Momo", colour=0, take_seat=0, **more
    )
    return found


def play_on(guest: Guest, room: dict[str, Any], stop: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Over HTTP, with any moves, until it is so or over."""
    own, id = guest.with_token(room["token"]), room["room"]["id"]
    chance = random.Random(7)
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        table: dict[str, Any] = own.get(f"/rooms/{id}/table")
        if table["room"]["over"] or stop(table):
            return table
        if table["moves"]:
            move = chance.choice(table["moves"])["notation"]
            own.post(f"/rooms/{id}/moves", {"ply": table["view"]["ply"], "move": move})
        else:
            time.sleep(0.02)
    raise AssertionError("the match does not get there")


def reach(guest: Guest, stop: Callable[[dict[str, Any]], bool], **more: Any) -> dict[str, Any]:
    """A room where it is so. Nobody knows a table's dice before: where the match was over too soon, another is laid."""
    for _ in range(TABLES):
        room = lay(guest, **more)
        if not play_on(guest, room, stop)["room"]["over"]:
            return room
    raise AssertionError(f"none of {TABLES} matches got there")


def rolling(table: dict[str, Any], ply: int = 40) -> bool:
    """In the middle of a match, before one's own dice."""
    return table["view"]["ply"] >= ply and len(table["moves"]) > 1 and "reroll" in table["prompt"]
