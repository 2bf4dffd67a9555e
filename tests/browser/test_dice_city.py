"""Dice City on the screen: nothing is cut off in it, and its gestures do what they say."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}
ROWS = ("white", "yellow", "red", "blue", "black")
SPACES = [f"{row} {column}" for row in ROWS for column in range(1, 7)]

# What stands in a house front, on a card or on a pile must lie within it, and no two lines on each other.
CUT_OFF = """() => {
  const found = [];
  const slack = 1.6;
  const seen = (one) => one.getClientRects().length > 0;
  for (const front of document.querySelectorAll('.board :is(.cell, .front, .pile)')) {
    if (!seen(front)) continue;
    const box = front.getBoundingClientRect();
    const what = front.closest('[data-target]')?.dataset.target + ' ' + front.innerText.replace(/\\s+/g, ' ');
    const lines = [...front.querySelectorAll('.name, .effect, .few, .stats, .facts')].filter(seen);
    for (const line of lines) {
      const range = document.createRange();
      range.selectNodeContents(line);
      const inside = [...range.getClientRects()].filter((one) => one.width > 0);
      for (const one of inside)
        if (one.left < box.left - slack || one.right > box.right + slack || one.bottom > box.bottom + slack) {
          found.push(`${what}: ${line.className} sticks out`);
          break;
        }
    }
    const stacked = lines.map((line) => line.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    for (let at = 1; at < stacked.length; at++) {
      const [one, next] = [stacked[at - 1], stacked[at]];
      if (next.left < one.right - slack && one.left < next.right - slack && next.top < one.bottom - 3)
        found.push(`${what}: two lines lie on each other`);
    }
  }
  const board = document.querySelector('.board');
  if (board.scrollWidth > board.clientWidth) found.push('the board is too wide');
  return found;
}"""


def everything() -> list[list[str]]:
    """All the kinds of cards, as the cities of two seats."""
    match = parlour.start("dice-city", seats=2, options={"deck": "grand"})
    kinds = [id for id, one in match.printed["locations"].items() if one["set"] != "printed"]
    return [kinds[:30], kinds[30:]]


def crowded(mine: int) -> dict[str, Any]:
    cities = everything()
    return {
        "seats": 2,
        "options": {"deck": "grand"},
        "city": {seat: dict(zip(SPACES, cities[(seat + mine) % 2], strict=False)) for seat in range(2)},
        "wood": [9, 2],
        "stone": [4, 1],
        "iron": [4, 1],
        "gold": [2, 1],
        "pass_tokens": [5, 1],
        "bandits_strength": 3,
        "army_bonus": 1,
        "resource_bonus": 1,
        "less_defense": 1,
    }


def at(person: Person, target: str) -> Locator:
    page = person.page
    return page.locator(f'[data-target="{target}"]:is(button)').or_(
        page.locator(f'[data-target="{target}"] button').first
    )


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, **context: Any) -> Person:
    person = arrive(settings={"motion": "off"}, viewport={"width": width, "height": SIZES[width]}, **context).sit(room)
    expect(person.page.locator(".board [data-target]").first).to_be_visible()
    return person


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize(
    "words",
    [
        pytest.param({**crowded(0), "step": "dice", "strength": 3}, id="thirty kinds"),
        pytest.param({**crowded(1), "step": "dice", "strength": 3}, id="the others"),
        pytest.param({**crowded(1), "step": "attack", "strength": 12}, id="attack"),
        pytest.param({**crowded(0), "step": "build"}, id="build"),
        pytest.param({"seats": 1, "options": {"solo": "hard", "deck": "grand"}, "step": "build"}, id="alone"),
    ],
)
def test_no_text_is_wider_than_its_box(arrive: Arrive, lay_table: LayTable, words: dict[str, Any], width: int) -> None:
    person = sits(arrive, lay_table("dice-city", words), width)
    person.page.evaluate("document.fonts.ready")
    assert person.page.evaluate(CUT_OFF) == []
    if width < 500:  # the other tabs as well
        for tab in person.page.get_by_role("tab").all():
            tab.click()
            assert person.page.evaluate(CUT_OFF) == []


BUILDING = {"seats": 2, "step": "build", "wood": [2, 0], "stone": [0, 0], "iron": [2, 0], "strict": False}


def test_a_card_is_dragged_onto_a_space(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", BUILDING))
    card, place = at(person, "pile:lumber-mill").bounding_box(), at(person, "space:0:red 3").bounding_box()
    assert card and place
    mouse = person.page.mouse
    mouse.move(card["x"] + 40, card["y"] + 60)
    mouse.down()
    mouse.move(card["x"] + 60, card["y"] + 90, steps=3)
    badge = person.page.locator(".place:has([data-target='space:0:red 3']) .change")
    expect(badge).to_be_visible()  # what it would bring there
    mouse.move(place["x"] + 40, place["y"] + 40, steps=5)
    expect(person.page.locator(".place.over")).to_have_count(1)
    mouse.up()
    expect(at(person, "space:0:red 3")).to_contain_text("Lumber Mill")
    expect(at(person, "pile:lumber-mill")).to_contain_text("14")


def test_a_card_that_is_let_go_beside_the_city_is_put_back(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", BUILDING))
    card = at(person, "pile:lumber-mill").bounding_box()
    assert card
    mouse = person.page.mouse
    mouse.move(card["x"] + 40, card["y"] + 60)
    mouse.down()
    mouse.move(card["x"] + 50, card["y"] + 80, steps=3)
    expect(person.page.locator(".bar .sentence")).to_contain_text("Where do you build")
    mouse.move(60, 700, steps=3)
    mouse.up()
    expect(person.page.locator(".bar .sentence")).to_contain_text("What do you buy")
    expect(at(person, "pile:lumber-mill")).to_contain_text("15")


def test_an_attack_is_chosen_with_a_click_and_confirmed_with_another(arrive: Arrive, lay_table: LayTable) -> None:
    city = {1: {"white 1": "manor", "red 2": "quarry", "blue 4": "manor"}}
    words = {"seats": 3, "step": "attack", "city": city, "strength": 8, "options": {"deck": "base"}}
    person = sits(arrive, lay_table("dice-city", words))
    manor = at(person, "space:1:white 1")
    manor.click()
    expect(manor).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("[data-part=stock]")).to_contain_text("8 → 4")
    expect(person.page.locator(".bar .sentence")).to_be_visible()
    at(person, "space:1:red 2").click()  # another instead
    expect(person.page.locator("[data-part=stock]")).to_contain_text("8 → 6")
    at(person, "bandits:small-bandits").click()  # and something else altogether
    expect(at(person, "bandits:small-bandits")).to_have_attribute("aria-pressed", "true")
    manor.click()
    expect(person.page.locator("[data-part=stock]")).to_contain_text("8 → 4")
    manor.click()
    expect(manor).to_contain_text("closed")
    expect(person.page.locator("[data-part=stock]")).to_contain_text(re.compile(r"strength\s+4"))


def test_a_purchase_by_keyboard_alone(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", BUILDING))
    keyboard = person.page.keyboard
    person.page.locator(".board").focus()  # its letters hold now
    keyboard.press("m")
    expect(person.page.locator("[data-part=market] :focus")).to_have_count(1)
    keyboard.press("End")
    for _ in range(4):
        keyboard.press("ArrowLeft")
    expect(person.page.locator(":focus")).to_have_attribute("data-target", "pile:lumber-mill")
    keyboard.press("Enter")
    expect(person.page.locator(".bar .sentence")).to_contain_text("Where do you build")
    keyboard.press("d")
    expect(person.page.locator("[data-part=city] :focus")).to_have_count(1)
    keyboard.press("Home")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowRight")
    target = person.page.locator(":focus").get_attribute("data-target")
    keyboard.press("Enter")
    assert target == "space:0:yellow 2"
    expect(at(person, target)).to_contain_text("Lumber Mill")


def test_a_die_opens_its_ring_and_uses_its_place(arrive: Arrive, lay_table: LayTable) -> None:
    words = {"seats": 2, "dice": {0: "1 2 3 4 5"}, "stone": [0, 0]}
    person = sits(arrive, lay_table("dice-city", words))
    at(person, "die:0:white").click()
    expect(person.page.locator("[data-use]")).to_have_count(6)
    expect(person.page.locator('[data-use="reactivate"]')).to_have_attribute("aria-disabled", "true")
    at(person, "die:0:red").click()  # another die instead
    expect(person.page.locator(".bar .sentence")).to_contain_text("red die")
    person.page.keyboard.press("1")
    expect(person.page.locator(".bar .sentence")).to_contain_text("Choose a die (5 left)")  # a Traveller rolls it again


def test_a_die_is_dragged_and_another_pays(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", {"seats": 2, "dice": {0: "1 2 3 4 5"}}))
    die, place = at(person, "die:0:black").bounding_box(), at(person, "space:0:black 6").bounding_box()
    assert die and place
    mouse = person.page.mouse
    mouse.move(die["x"] + 20, die["y"] + 20)
    mouse.down()
    mouse.move(place["x"] + 30, place["y"] + 30, steps=6)
    mouse.up()
    expect(person.page.locator("[data-part=city] header")).to_contain_text("Which die pays")
    at(person, "die:0:white").click()
    expect(person.page.locator(".bar .sentence")).to_contain_text("Choose a die (4 left)")
    expect(person.page.locator('[data-target="die:0:black"]')).to_have_attribute("data-column", "6")


def sends_something_else(person: Person, instead: int) -> None:
    """The second move of a plan becomes this one on its way to the server."""

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def send(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "move" and len(said["moves"]) > 1:
                said["moves"][1] = instead
            server.send(json.dumps(said))

        page.on_message(send)

    person.page.route_web_socket(re.compile("/api/"), pass_on)


def test_a_refused_plan_plays_nothing_and_marks_the_place(arrive: Arrive, lay_table: LayTable) -> None:
    person = arrive(viewport={"width": 1440, "height": 900})
    sends_something_else(person, instead=0)  # to choose a die, where a space is asked for
    person.sit(lay_table("dice-city", BUILDING))
    at(person, "pile:lumber-mill").click()
    place = at(person, "space:0:red 3")
    place.click()
    expect(place).to_have_class(re.compile(r"\brefused\b"))
    expect(person.page.get_by_role("alert")).to_contain_text("is no answer")
    expect(at(person, "pile:lumber-mill")).to_contain_text("15")
    expect(person.page.locator(".bar .sentence")).to_contain_text("buy")


def test_escape_lets_go_of_what_is_half_made(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", BUILDING))
    at(person, "pile:lumber-mill").click()
    expect(person.page.locator(".bar .sentence")).to_contain_text("Where do you build")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".bar .sentence")).to_contain_text("What do you buy")
    expect(at(person, "pile:lumber-mill")).to_contain_text("15")


def chips(person: Person) -> Locator:
    """What the prompt says of the move that is weighed."""
    return person.page.locator(".bar .chips")


def badge_at(person: Person, space: str) -> Locator:
    return person.page.locator(f".place:has([data-target='space:0:{space}']) .badge")


# White on a Lumber Mill, yellow on a Traveller, red on a place that is closed, blue on a Gold Mine, black on a Tavern.
USES: dict[str, Any] = {
    "seats": 2,
    "options": {"deck": "grand"},
    "city": {
        0: {
            "white 1": "lumber-mill",
            "white 6": "quarry",
            "red 3": "quarry",
            "blue 5": "gold-mine",
            "black 2": "travellers-tavern",
        }
    },
    "deactivated": {0: ["white 6", "red 3"]},
    "dice": {0: "1 4 3 5 2"},
    "wood": [2, 0],
    "stone": [0, 0],
}


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_die_that_is_pointed_at_shows_what_its_use_would_give(
    arrive: Arrive, lay_table: LayTable, width: int
) -> None:
    person = sits(arrive, lay_table("dice-city", USES), width)
    shelf = person.page.locator("[data-part=stock]")
    at(person, "die:0:white").hover()
    expect(chips(person)).to_have_text(re.compile(r"2\s*→\s*4"))
    expect(badge_at(person, "white 1")).to_have_text("+2")
    expect(shelf.locator("[data-good=wood]")).to_contain_text("+2")
    at(person, "die:0:yellow").hover()  # a Traveller rolls it again
    expect(chips(person)).to_have_text("something would come to light")
    expect(shelf.locator("[data-good=wood]")).not_to_contain_text("+2")
    at(person, "space:0:red 3").hover(position={"x": 8, "y": 60})  # the place stands for its die
    expect(chips(person)).to_contain_text("is deactivated")
    at(person, "die:0:black").hover()  # and what is asked, is said
    expect(chips(person)).to_contain_text("which resource do you gain")
    person.page.locator(".bar .sentence").hover()
    expect(chips(person)).to_be_empty()
    expect(person.page.locator(".bar .sentence")).to_contain_text("Choose a die (5 left)")  # nothing was played


def test_a_die_that_has_the_focus_shows_what_its_use_would_give(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", USES))
    at(person, "die:0:blue").focus()
    expect(chips(person)).to_have_text(re.compile(r"0\s*→\s*1"))
    at(person, "space:0:white 1").focus()
    expect(chips(person)).to_have_text(re.compile(r"2\s*→\s*4"))


PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def test_on_a_phone_the_uses_of_a_die_are_a_sheet_in_the_prompt(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", USES), 390, **PHONE)
    answers, sheet = person.page.locator(".bar .answers .label:visible"), person.page.locator(".bar [data-use]")
    expect(answers).to_have_text(["End the dice step 5 unused"])  # the dice are on the board
    cell = at(person, "space:0:red 1").bounding_box()
    assert cell and cell["width"] >= 56 and cell["height"] >= 86
    assert min(box["height"] for box in boxes(person.page.get_by_role("tab"))) >= 44
    at(person, "die:0:white").tap()
    expect(sheet).to_have_count(6)
    expect(answers).to_have_count(0)
    expect(sheet.first).to_have_attribute("aria-label", re.compile("^Use Lumber Mill"))
    use, *others = boxes(sheet)
    assert use["width"] > 340
    assert all(box["height"] >= 44 and box["width"] >= 44 and box["y"] == others[0]["y"] for box in others)
    person.page.locator("[data-use=reactivate]").tap()  # two places are closed
    expect(person.page.locator(".bar .sentence")).to_contain_text("Which location do you reactivate")
    person.page.get_by_role("button", name="Undo").tap()
    person.page.locator(".bar .chips").get_by_role("button", name="Back").tap()
    expect(sheet).to_have_count(0)
    at(person, "die:0:red").tap()
    greyed = person.page.locator("[data-use=use]")
    expect(greyed).to_have_attribute("aria-disabled", "true")
    greyed.tap(force=True)  # why not
    expect(person.page.get_by_role("complementary", name="Help")).to_contain_text("is deactivated")
    at(person, "die:0:white").tap()
    person.page.locator("[data-use=use]").tap()
    expect(person.page.locator(".bar .sentence")).to_contain_text("Choose a die (4 left)")
    expect(person.page.locator("[data-part=stock]")).to_contain_text("4")


def boxes(found: Locator) -> list[Any]:
    return [one.bounding_box() for one in found.all()]


@pytest.mark.parametrize("width", [1440, 390])
def test_the_dice_step_with_dice_left_is_not_ended_by_accident(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    words = {**USES, "dice": {0: "- - - 5 2"}, "strength": 5}
    person = sits(arrive, lay_table("dice-city", words), width)
    page, sentence = person.page, person.page.locator(".bar .sentence")
    end, sure = page.get_by_role("button", name="End the dice step"), page.locator(".answers .confirm")
    expect(end).to_contain_text("2 unused")
    end.dblclick()  # the second click of two confirms nothing
    expect(sure).to_contain_text("2 unused: sure?")
    expect(sentence).to_contain_text("End the dice step")
    page.keyboard.press("Escape")
    expect(sentence).to_contain_text("Choose a die (2 left)")
    end.focus()
    page.keyboard.down("Enter")
    expect(sure).to_be_focused()
    page.keyboard.down("Enter")  # nor does a key that is held down
    page.keyboard.up("Enter")
    expect(sentence).to_contain_text("End the dice step")
    page.keyboard.press("Enter")
    expect(sentence).to_contain_text("What do you attack")


def uses(person: Person, die: str) -> None:
    """Choose this die, and use its place."""
    at(person, f"die:0:{die}").click()
    person.page.locator("[data-use=use]").click()


def counts(person: Person, what: str, by: str = "+") -> None:
    person.page.locator(f"[data-count={what}]").get_by_role("button").filter(has_text=by).click()


# A Toll House gives a resource, and one more for each die in its column; a Music School takes a second pass token.
GIVING: dict[str, Any] = {
    "seats": 2,
    "options": {"deck": "grand"},
    "city": {0: {"white 1": "toll-house", "blue 5": "music-school"}},
    "dice": {0: "1 1 1 5 2"},
    "pass_tokens": [3, 0],
}


@pytest.mark.parametrize("width", [1440, 390])
def test_several_resources_are_counted_and_taken_at_once(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    person = sits(arrive, lay_table("dice-city", GIVING), width)
    page, confirm = person.page, person.page.locator("[data-confirm]")
    stock = page.locator("[data-part=stock]")
    uses(person, "white")
    counts(person, "wood")
    counts(person, "wood")
    expect(page.locator(".counter .sum")).to_have_text("2 of 3")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    counts(person, "iron")
    expect(stock).to_contain_text("+2")  # as it would be
    expect(page.locator("[data-count=stone]").get_by_role("button").last).to_have_attribute("aria-disabled", "true")
    confirm.click()
    expect(page.locator(".bar .sentence")).to_contain_text("Choose a die (4 left)")
    expect(at(person, "stock:0:wood")).to_contain_text("2")
    page.get_by_role("button", name="Undo").click()  # it was one plan
    expect(page.locator(".bar .sentence")).to_contain_text("which resource do you gain? (3 left)")


def test_one_of_several_resources_can_still_be_taken_alone(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", GIVING))
    uses(person, "white")
    at(person, "stock:0:stone").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".bar .sentence")).to_contain_text("which resource do you gain? (2 left)")
    expect(person.page.locator("[data-part=bench]")).to_contain_text("1 of 3")


def test_pass_tokens_for_music_are_counted(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", GIVING))
    bench = person.page.locator("[data-part=bench]")
    uses(person, "blue")
    expect(bench).to_contain_text("+2")
    counts(person, "pass")
    expect(bench).to_contain_text("+4")
    expect(chips(person)).to_contain_text(re.compile(r"2\s*→\s*1"))
    person.page.locator("[data-confirm]").click()
    expect(person.page.locator(".bar .sentence")).to_contain_text("Choose a die (4 left)")


STATUE: dict[str, Any] = {
    "seats": 2,
    "options": {"deck": "grand"},
    "step": "build",
    "display": "grand-statue manor church cathedral mint town-hall cemetery bazaar",
    "wood": [2, 0],
    "stone": [3, 0],
    "iron": [3, 0],
}


def test_a_statue_is_adorned_by_keyboard_with_one_plan(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", STATUE))
    page, keyboard = person.page, person.page.keyboard
    at(person, "display:0").click()
    at(person, "space:0:red 3").click()
    stone, iron = page.get_by_role("spinbutton", name="Stone"), page.get_by_role("spinbutton", name="Iron")
    stone.focus()
    keyboard.press("End")  # as much as there is
    expect(stone).to_have_text("2")
    iron.focus()
    keyboard.press("ArrowUp")
    expect(iron).to_have_text("1")
    expect(chips(person)).to_contain_text(re.compile(r"2\s*→\s*5"))
    page.locator("[data-confirm]").focus()
    keyboard.press("Enter")
    expect(page.locator(".bar .sentence")).to_contain_text("What do you buy")
    expect(at(person, "stock:0:stone")).to_contain_text("0")
    expect(page.locator("[data-points]")).to_contain_text("5")


def test_nothing_need_be_paid_for_a_statue(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", STATUE))
    at(person, "display:0").click()
    at(person, "space:0:red 3").click()
    person.page.locator("[data-confirm]").click()
    expect(person.page.locator(".bar .sentence")).to_contain_text("What do you buy")
    expect(person.page.locator("[data-points]")).to_contain_text("2")


LACKING: dict[str, Any] = {**STATUE, "wood": [2, 0], "stone": [1, 0], "iron": [0, 0], "pass_tokens": [2, 0]}


def test_what_is_lacking_for_a_card_is_got_and_the_card_bought_with_one_press(
    arrive: Arrive, lay_table: LayTable
) -> None:
    person = sits(arrive, lay_table("dice-city", LACKING))
    page, sentence, quarry = person.page, person.page.locator(".bar .sentence"), at(person, "pile:quarry")
    expect(quarry).to_contain_text("pass tokens: 2 for 1 stone, and buy")
    expect(at(person, "pile:mine")).to_have_attribute("aria-disabled", "true")  # two are missing
    quarry.hover()
    expect(chips(person)).to_have_text(re.compile(r"1\s*→\s*0\s*2\s*→\s*0"))  # the stone and the tokens
    quarry.click()
    expect(sentence).to_contain_text("Where do you build the Quarry")
    page.keyboard.press("Escape")  # and put back, step by step: nothing was sent
    page.keyboard.press("Escape")
    expect(sentence).to_contain_text("What do you buy? (2 wood, 1 stone in stock)")
    quarry.click()
    at(person, "space:0:red 3").click()
    expect(at(person, "space:0:red 3")).to_contain_text("Quarry")
    expect(page.locator("[data-target='pass-tokens:0']")).to_have_attribute("aria-label", "pass tokens: 0")
    page.get_by_role("button", name="Undo").click()  # it was one plan
    expect(sentence).to_contain_text("What do you buy? (2 wood, 1 stone in stock)")


@pytest.mark.parametrize("width", [1440, 390])
def test_of_several_ways_to_pay_for_a_ship_one_is_chosen(arrive: Arrive, lay_table: LayTable, width: int) -> None:
    words = {**LACKING, "wood": [2, 0], "stone": [1, 0], "iron": [2, 0], "gold": [1, 0]}
    person = sits(arrive, lay_table("dice-city", words), width)
    at(person, "ship:small-ship").click()
    sheet = person.page.get_by_role("dialog", name="How do you pay for it?")
    expect(sheet.locator(".offer")).to_have_count(2)
    sheet.get_by_role("button", name="gold: 1 for 1 stone, and buy").click()
    expect(person.page.locator("[data-points]")).to_contain_text("5")
    expect(at(person, "stock:0:gold")).to_contain_text("0")


def test_a_chain_of_copies_draws_a_thread_from_house_to_house(arrive: Arrive, lay_table: LayTable) -> None:
    city = {0: {"white 1": "town-hall", "red 4": "crossroads", "blue 4": "lumber-mill"}}
    words = {"seats": 2, "options": {"deck": "grand"}, "city": city, "dice": {0: "1 1 1 1 1"}}
    person = sits(arrive, lay_table("dice-city", words))
    page, thread = person.page, person.page.locator("[data-thread]")
    uses(person, "white")
    expect(page.locator(".bar .sentence")).to_contain_text("Town Hall")
    expect(thread).to_have_count(0)
    at(person, "space:0:red 4").hover()
    expect(thread).to_have_attribute("data-further", "red 4")  # where it would go
    at(person, "space:0:red 4").click()
    expect(thread).to_have_attribute("data-thread", "white 1, red 4")
    page.reload()  # who comes back sees it too
    expect(thread).to_have_attribute("data-thread", "white 1, red 4")
    at(person, "space:0:blue 4").click()
    expect(page.locator(".bar .sentence")).to_contain_text("Choose a die (4 left)")
    expect(thread).to_have_attribute("data-thread", re.compile("red 4, blue 4$"))
    uses(person, "yellow")
    expect(page.locator(".bar .sentence")).to_contain_text("Choose a die (3 left)")
    expect(thread).to_have_count(0)


# Nothing of the prompt lies on something else of it, or sticks out.
# What does not fit is left out in the frame in which the row has changed: one frame later all stands as it is seen.
CROWDED = """async () => {
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  const bar = document.querySelector('.bar');
  const parts = [...bar.querySelectorAll('.chip, .answers > :not([hidden]), .tools > *, .sentence p')];
  const boxes = parts.filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  const found = [];
  for (const [one, box] of boxes) {
    const row = one.closest('.answers')?.getBoundingClientRect() ?? bar.getBoundingClientRect();
    if (box.right > row.right + 1 || box.bottom > row.bottom + 1) found.push(one.innerText + ' sticks out');
    for (const [other, at] of boxes)
      if (other !== one && box.left < at.right - 1 && at.left < box.right - 1 && box.top < at.bottom - 1 &&
          at.top < box.bottom - 1) found.push(one.innerText + ' on ' + other.innerText);
  }
  return found;
}"""


@pytest.mark.parametrize("width", [1440, 1024])
def test_what_would_change_stands_in_the_prompt_during_every_preview(
    arrive: Arrive, lay_table: LayTable, width: int
) -> None:
    city = {1: {"white 1": "manor"}}
    words = {"seats": 3, "step": "attack", "city": city, "strength": 8, "options": {"deck": "base"}}
    person = sits(arrive, lay_table("dice-city", words), width)
    at(person, "space:1:white 1").click()  # an attack
    expect(chips(person)).to_contain_text(re.compile(r"8\s*→\s*4\s*0\s*→\s*2"))
    expect(chips(person)).to_contain_text("then only Ada’s places this turn")
    expect(person.page.locator(".answers .back")).to_be_visible()
    assert person.page.evaluate(CROWDED) == []

    person = sits(arrive, lay_table("dice-city", {**BUILDING, "pass_tokens": [2, 0]}), width)
    at(person, "pile:lumber-mill").hover()  # a purchase
    expect(chips(person)).to_have_text(re.compile(r"2\s*→\s*0"))
    at(person, "pile:regular-army").click()
    at(person, "space:0:red 3").hover()  # its place
    expect(chips(person)).to_have_text(re.compile(r"0\s*→\s*1"))
    person.page.keyboard.press("Escape")
    person.page.locator(".purse").click()  # and what can be done at any time
    person.page.locator("[data-move='spend stone']").hover()
    expect(chips(person)).to_have_text(re.compile(r"0\s*→\s*1\s*2\s*→\s*0"))
    assert person.page.evaluate(CROWDED) == []

    person = sits(arrive, lay_table("dice-city", USES), width)
    at(person, "die:0:white").click()
    person.page.locator("[data-use=pass]").hover()  # a use of the ring
    expect(chips(person)).to_have_text(re.compile(r"0\s*→\s*1"))
    assert person.page.evaluate(CROWDED) == []


def test_a_hint_in_the_middle_of_a_choice_completes_it(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", USES))
    at(person, "die:0:white").click()
    expect(person.page.locator("[data-use=use]")).to_be_visible()
    person.page.get_by_role("button", name="Hint", exact=True).click()
    expect(person.page.locator(".hints .best")).to_contain_text(re.compile("Use|Move|Refresh|Pass|Drop|React"))
    expect(person.page.locator("[data-use=use]")).to_be_visible()  # nothing that was begun is lost


def test_quiet_buttons_have_no_frame(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, lay_table("dice-city", USES))
    for name in ("Hint", "Rulebook", "Journal"):
        button = person.page.get_by_role("button", name=name, exact=True)
        assert button.evaluate("one => getComputedStyle(one).borderTopColor") == "rgba(0, 0, 0, 0)"
