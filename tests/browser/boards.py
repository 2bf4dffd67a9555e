"""Hands that play on a drawn board: by mouse with drags, by keyboard alone, by touch. They know no game."""

import itertools
import random
import time
from typing import Any

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, expect

from tests.browser.people import GOING_ON, PATIENCE, Person
from tests.server.harness import Guest

USABLE = ":not([aria-disabled=true], :disabled)"
ON_BOARD = f".board button:is(.can, .lit){USABLE}"
BESIDE = f".board :is([role=dialog], [role=group], [role=toolbar]) button{USABLE}"
CONFIRM = ".answers .confirm"
# What a board has to answer with in the prompt is in its chips.
ANSWERS = f"{GOING_ON} button{USABLE}:not(.back, .more, [hidden], [aria-label]), .chips button{USABLE}"
OFFERED = f".answers [data-offer]:not(.leads){USABLE}"
DRAGGABLE = ".board [data-drag]"
ROUND = 7  # presses by one way of choosing, before another is tried
QUICK = 900  # milliseconds until a press that does not get through is thought over


IN_SIGHT = """(all) => all.flatMap((one, at) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const off = x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight;
  return width && one.checkVisibility({ visibilityProperty: true }) && (off || one.contains(top)) ? [at] : [];
})"""


class Player:
    """Somebody at a table, and what the server knows of it."""

    def __init__(self, person: Person, guest: Guest, room: dict[str, Any]) -> None:
        self.person, self.page = person, person.page
        self.room = room["room"]["id"]
        self.own = guest.with_token(room["token"])
        self.chance = random.Random(person.name)
        self.presses = 0
        self.confirmed = ""  # what was there to press when something was confirmed last
        person.sit(room)
        expect(self.page.locator(".board > *").first).to_be_visible()

    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.own.get(f"/rooms/{self.room}/table")
        return found

    @property
    def ply(self) -> int:
        return int(self.table()["view"]["ply"])

    def asked(self) -> bool:
        return self.page.locator(".bar.mine").count() > 0 and not self.over()

    def over(self) -> bool:
        return self.page.locator('.answers a[href$="/result"]').count() > 0

    def settle(self, seen: str) -> None:
        """Until the page shows something else than before, or has had time to."""
        end = time.monotonic() + 0.5
        while self.look() == seen and time.monotonic() < end:
            self.page.wait_for_timeout(20)

    def look(self) -> str:
        """What could be pressed, in one word."""
        script = """() => [...document.querySelectorAll('.board button, .answers button, .bar .sentence')]
          .map((one) => one.className + one.innerText + one.getAttribute('aria-pressed') + one.ariaDisabled).join()"""
        return str(self.page.evaluate(script))

    # ------------------------------------------------------------------ ways to press

    def press(self, one: Locator) -> None:
        one.click(timeout=QUICK)

    def candidates(self, selector: str) -> list[Locator]:
        """Those that can be seen, and that nothing lies over."""
        found = self.page.locator(selector)
        return [found.nth(at) for at in found.evaluate_all(IN_SIGHT)]

    def answer_on_board(self) -> None:
        """Answer the question that is open with things on the board; what is picked is confirmed in the prompt."""
        ply, end = self.ply, time.monotonic() + PATIENCE
        for attempt in itertools.count():
            self.close_what_lies_over()
            seen, picked = self.look(), self.page.locator(CONFIRM + USABLE)
            pressed = attempt > 0 and picked.count() > 0 and self.pressed(picked.first)
            if not pressed:
                lit, begun = self.candidates(ON_BOARD), bool(self.candidates(".answers .back"))
                ways = lit if lit and not begun else [*lit, *self.candidates(BESIDE)]
                if attempt % (2 * ROUND) >= ROUND:  # what only seldom leads on by chance has a way out that is offered
                    ways = self.candidates(OFFERED) or ways
                free = [one for one in ways if one.get_attribute("aria-pressed") != "true"] or ways
                self.chance.shuffle(free)
                next(filter(self.pressed, free), None)
            self.settle(seen)
            self.page.wait_for_timeout(150)
            if self.ply != ply:
                return
            assert time.monotonic() < end, f"the board took {self.presses} presses, and nothing is played: {seen[:400]}"

    def pressed(self, one: Locator) -> bool:
        """Press it, unless something lies over it; whether it was pressed."""
        try:
            self.press(one)
        except BrowserError:
            return False
        self.presses += 1
        return True

    def play_one(self) -> None:
        """Use something that the page offers, on the board rather than beside it; what is begun is completed."""
        self.close_what_lies_over()
        seen = self.look()
        confirm, begun = self.candidates(CONFIRM + USABLE), bool(self.candidates(".answers .back"))
        try:
            if confirm:
                if seen == self.confirmed:  # a second click soon after the first counts for nothing
                    self.page.wait_for_timeout(700)
                self.confirmed = seen
                self.press(confirm[0])
            elif begun or not self.drag():
                beside = self.candidates(ANSWERS)
                board = [one for one in self.candidates(ON_BOARD) if one.get_attribute("aria-pressed") != "true"]
                # One answer beside a board full of them is taken as seldom as any of these.
                share = max(0.6, len(board) / max(len(board) + len(beside), 1))
                if begun:  # what is begun is completed beside its thing, or in the prompt
                    beside, share = beside + self.candidates(BESIDE), 0.2
                ways = board if board and (not beside or self.chance.random() < share) else beside
                if not ways:
                    return
                self.press(self.chance.choice(ways))
        except BrowserError:
            return  # it went away under the pointer; whoever waits for the match sees whether it goes on
        self.presses += 1
        self.settle(seen)

    def close_what_lies_over(self) -> None:
        """Put away what was opened only to be read, by Escape or by a phone's way back: it bars all under it."""
        if self.page.locator(".board dialog:modal").count() > 0:
            self.page.keyboard.press("Escape")

    def drag(self) -> bool:
        """Nothing is dragged, but by who has a mouse."""
        return False

    def play_to_the_end(self, seconds: float = 20 * PATIENCE) -> None:
        end, last, since = time.monotonic() + seconds, "", time.monotonic()
        while not self.over():
            if self.asked():
                self.play_one()
            else:
                self.page.wait_for_timeout(30)
            now = self.look()
            if now != last:
                last, since = now, time.monotonic()
            assert time.monotonic() - since < PATIENCE, f"nothing happens any more: {now[:400]}"
            assert time.monotonic() < end, "the match takes too long"


class Mouse(Player):
    """Clicks, and drags what can be taken to where it can go."""

    drags = 0
    tried = ""  # where something was dragged last: once is enough for one state of the table

    def drag(self) -> bool:
        sources, seen = self.candidates(DRAGGABLE), self.look()
        if not sources or seen == self.tried or (self.drags and self.chance.random() < 0.4):
            return False
        self.tried = seen
        source = self.chance.choice(sources).bounding_box()
        if source is None:
            return False
        ply, mouse = self.ply, self.page.mouse
        mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
        mouse.down()
        mouse.move(source["x"] + source["width"] / 2 + 12, source["y"] + source["height"] / 2 + 12, steps=3)
        self.page.wait_for_timeout(120)
        places = self.candidates(".board [data-takes]")
        if places:
            place = self.chance.choice(places).bounding_box()
            if place is not None:
                mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
        mouse.up()
        self.page.wait_for_timeout(150)
        self.drags += self.ply != ply or bool(self.candidates(CONFIRM))
        return True


class Keyboard(Player):
    """Has no pointer: reaches everything by Tab, arrows, Enter and the keys of the table."""

    def press(self, one: Locator) -> None:
        one.focus()  # where the arrows and Tab can bring it, as the tests of the keys show
        self.page.keyboard.press("Enter")


class Touch(Player):
    def press(self, one: Locator) -> None:
        one.scroll_into_view_if_needed(timeout=QUICK)
        one.tap(timeout=QUICK)
