"""Solo against bots with nothing but the keyboard, from the front door on."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import ANSWERS, HINTS, LIT, PICKABLE, PICKED, Person, reach, rolling
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_TABS = 30  # from one thing that is used to the next
OWN_ROLLS = 6  # with two rerolls in most turns, some three turns
FOCUSED = """(selector) => {
  const one = document.activeElement;
  if (!one || !one.matches(selector)) return null;
  // What is drawn for a hidden radio button is the label around it.
  const shown = [one, one.nextElementSibling, one.parentElement].filter(Boolean).map((some) => getComputedStyle(some));
  return { seen: shown.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) };
}"""


def tab_to(person: Person, selector: str, key: str = "Tab", most: int = MOST_TABS) -> None:
    """Until the focus is on such a thing; and it shows that it is."""
    for _ in range(most):
        person.page.keyboard.press(key)
        found = person.page.evaluate(FOCUSED, selector)
        if found:
            assert found["seen"], f"the focus on {selector} is not to be seen"
            return
    raise AssertionError(f"{most} times {key} do not lead to {selector}")


def go_to(person: Person, group: str, selector: str) -> None:
    """Tab to a part of the table, and with the arrows to such a thing in it."""
    tab_to(person, f"{group} *")
    for key in ("Home", *["ArrowRight"] * MOST_TABS):
        if person.page.evaluate(FOCUSED, selector):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"no arrow of {group} leads to {selector}")


def come_to_rest(person: Person) -> None:
    """Until the question that was answered is gone, and nothing changes any more."""
    now = wait_until_asked(person)
    seen = None
    while now != seen:
        person.page.wait_for_timeout(400)
        seen, now = now, person.see()


def wait_until_asked(person: Person) -> dict[str, Any]:
    person.page.wait_for_function(
        """([answers, over]) => document.querySelector(over)
          || (document.querySelector(".bar.mine") && document.querySelector(answers))""",
        arg=[ANSWERS, '.answers a[href$="/result"]'],
    )
    return person.see()


def lay_a_table(person: Person) -> None:
    """From the front door on."""
    page, keys = person.page, person.page.keyboard
    person.go()
    person.button("Play against bots").first.wait_for()
    # The first thing that is reached leads past the top bar.
    keys.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the content")
    keys.press("Enter")
    tab_to(person, "article.game .button.primary")
    keys.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Start")).to_be_focused()
    tab_to(person, "input[name=seats]", "Shift+Tab")
    opponents = page.locator("input[name=seats]:checked + span")
    before = opponents.inner_text()
    keys.press("ArrowLeft")
    expect(opponents).not_to_have_text(before)
    tab_to(person, "button.start")
    keys.press("Enter")


def take_a_hint(person: Person) -> None:
    """Who asks for one is led to the best move; the next key plays it."""
    page, keys = person.page, person.page.keyboard
    go_to(person, ".bar", "button[aria-label=Hint]")
    keys.press("Enter")
    expect(page.locator(HINTS).first).to_be_focused()
    expect(page.locator(".monster.hint")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator(HINTS)).to_have_count(0)


def reroll(person: Person, confirm: str) -> None:
    """Pick two dice, let go of one, roll the other again."""
    page, keys = person.page, person.page.keyboard
    picked = page.locator(PICKED)
    tab_to(person, PICKABLE)
    keys.press("Space")
    expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(picked).to_have_count(2)
    keys.press("Enter")
    expect(picked).to_have_count(1)
    keys.press("p")  # from the board to the answers
    expect(page.locator(".answers .confirm")).to_be_focused()
    keys.press(confirm)


def test_solo_by_keyboard(arrive: Arrive) -> None:
    person = arrive("Kay")
    page, keys = person.page, person.page.keyboard
    lay_a_table(person)

    page.locator(".monster.lit").first.wait_for()
    take_a_hint(person)

    rolls = 0
    while rolls < OWN_ROLLS:
        seen = wait_until_asked(person)
        if seen["over"]:
            break
        if seen["pickable"]:
            rolls += 1
            reroll(person, "Space" if rolls % 2 else "Enter")
        else:
            if seen["answers"]:
                go_to(person, ".bar", ANSWERS)
            else:
                tab_to(person, LIT)
            keys.press("Enter")
        person.wait_for_change(seen)
    assert rolls > 0

    # The rule of what has the focus, and out of it again; at a table at rest, since what is drawn anew loses it.
    come_to_rest(person)
    go_to(person, ".board", ".die")
    keys.press("?")
    expect(page.get_by_role("searchbox")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator(":focus")).to_have_class(re.compile("die"))


def test_the_keys_of_the_table(arrive: Arrive, guest: Guest) -> None:
    """Letters hold outside the board and can be turned off; Ctrl+Z and F2 hold everywhere."""

    def keeps(table: dict[str, Any]) -> bool:
        """To keep the dice only begins what comes of them: one can go back from it."""
        return rolling(table, 0) and any(move["notation"] == "keep" and move["begins"] for move in table["moves"])

    room = reach(guest, keeps)
    person = arrive("Kit").sit(room)
    page, keys = person.page, person.page.keyboard
    bar = page.get_by_role("region", name="Your turn")
    expect(bar).to_be_visible()
    board = page.locator("section.board")

    keys.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    board.focus()
    keys.press("m")  # in the board it is the board's to use
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("F2")
    expect(bar.locator(ANSWERS).first).to_be_focused()

    # The digits are the board's while the focus is there: dice are picked, and let go.
    board.focus()
    keys.press("1")
    expect(page.locator(PICKED)).to_have_count(1)
    keys.press("1")
    expect(page.locator(PICKED)).to_have_count(0)
    keys.press("p")
    expect(bar.locator(ANSWERS).first).to_be_focused()

    prompt = bar.get_by_role("status").inner_text()
    keys.press("1")  # elsewhere they answer
    expect(bar.get_by_role("status")).not_to_have_text(prompt)
    expect(board).to_be_focused()  # and not the next answer, which the same key would give
    board.focus()
    keys.press("Control+z")
    expect(page.get_by_role("status").filter(has_text="Keep the dice")).to_be_visible()

    page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem("parlour.settings") ?? "{}");
      localStorage.setItem("parlour.settings", JSON.stringify({ ...kept, letters: "off" }));
    }""")
    page.reload()
    expect(bar).to_be_visible()
    keys.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("F2")
    expect(page.locator(".answers :focus")).to_have_count(1)
