"""City of Iron's levers, hand, decks, spring and winter on the screen: by any hand, and nothing sticks out."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person, drag
from tests.games.city_of_iron.crowded import CROWDED
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: 900, 1024: 768, 390: 844}
QUESTIONS = Path(__file__).parent.parent / "golden" / "city-of-iron" / "questions"
NATIONS = ["arc", "cresaria", "hog", "om"]
LEVERS = ["build", "store", "draw", "research", "expert", "tax", "attack"]


def sits(arrive: Arrive, room: dict[str, Any], width: int = 1440, **context: Any) -> Person:
    person = arrive(settings={"motion": "off"}, viewport={"width": width, "height": SIZES[width]}, **context).sit(room)
    expect(person.page.locator(".board [data-target]").first).to_be_visible()
    return person


def crowded(lay_table: LayTable, **words: Any) -> dict[str, Any]:
    return lay_table("city-of-iron", {**CROWDED, **words})


def question(lay_record: LayTable, kind: str) -> dict[str, Any]:
    return lay_record((QUESTIONS / f"{kind}.record").read_text())


def at(person: Person, target: str) -> Locator:
    return person.page.locator(f'.board button[data-target="{target}"]').first


def lever(person: Person, id: str) -> Locator:
    return person.page.locator(f'.answers [data-offer="{id}"]')


def title(person: Person) -> Locator:
    return person.page.locator(".bar .title")


def confirm(person: Person) -> Locator:
    return person.page.locator(".answers .confirm:not([aria-disabled=true])")


def board(person: Person) -> Locator:
    return person.page.locator(".board .iron")


def table(guest: Guest, room: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = guest.with_token(room["token"]).get(f"/rooms/{room['room']['id']}/table")
    return found


def mine(guest: Guest, room: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = table(guest, room)["view"]["table"]["nations"][0]
    return found


def until(person: Person, guest: Guest, room: dict[str, Any], ply: int) -> None:
    """Until the page has sent what was confirmed, and the server has taken it."""
    for _ in range(300):
        if table(guest, room)["view"]["ply"] > ply:
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("nothing was played")


# ---------------------------------------------------------------------- levers


def test_seven_levers_say_what_they_offer(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, crowded(lay_table))
    offers = person.page.locator(".answers [data-offer]")
    assert offers.evaluate_all("(all) => all.map((one) => one.dataset.offer)") == ["free", *LEVERS]
    expect(lever(person, "free")).to_have_text("2 free cards first2")
    for id, words in {"build": "9 ways", "store": "no cost", "draw": "2 decks", "expert": "7 cards"}.items():
        expect(lever(person, id)).to_contain_text(words)
    expect(lever(person, "tax")).to_contain_text("+1")
    expect(lever(person, "attack")).to_contain_text("7 towns")
    expect(lever(person, "research").locator("[role=img]")).to_have_count(2)


def test_a_lever_lights_what_belongs_to_it(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, crowded(lay_table))
    lever(person, "attack").hover()
    expect(board(person)).to_have_attribute("data-towards", "attack")
    person.page.mouse.move(4, 450)
    expect(board(person)).not_to_have_attribute("data-towards", "attack")
    lever(person, "draw").click()
    person.page.mouse.move(4, 450)
    expect(lever(person, "draw")).to_have_attribute("aria-pressed", "true")
    expect(board(person)).to_have_attribute("data-towards", "draw")
    rim = "(one) => getComputedStyle(one, '::after').borderTopColor"
    assert at(person, "deck:0:citizen").evaluate(rim) != at(person, "card:0:banker").evaluate(rim)
    person.page.keyboard.press("Escape")
    expect(lever(person, "draw")).to_have_attribute("aria-pressed", "false")
    lever(person, "attack").click()
    lever(person, "attack").click()
    expect(lever(person, "attack")).to_have_attribute("aria-pressed", "false")


def test_letters_pull_levers(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    at(person, "card:0:banker").focus()
    person.page.keyboard.press("b")
    expect(lever(person, "build")).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(".board :focus")).to_have_attribute("data-target", re.compile(r"^row:"))
    person.page.keyboard.press("e")
    expect(lever(person, "expert")).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(".board :focus")).to_have_attribute("data-target", re.compile(r"^card:0:"))
    ply = table(guest, room)["view"]["ply"]
    person.page.keyboard.press("r")
    until(person, guest, room, ply)
    assert (mine(guest, room)["coins"], mine(guest, room)["science"]) == (5, 3)


def test_tax_plays_at_once(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    lever(person, "tax").click()
    until(person, guest, room, 0)
    assert mine(guest, room)["coins"] == 10


def test_a_shut_lever_says_why(arrive: Arrive, lay_record: LayTable) -> None:
    person = sits(arrive, question(lay_record, "choose-action"))
    store = lever(person, "store")
    expect(store).to_have_attribute("aria-disabled", "true")
    store.click(force=True)
    expect(person.page.locator("#tip")).to_contain_text("the row is empty")
    expect(lever(person, "tax")).not_to_have_attribute("aria-disabled", "true")


def test_a_card_of_several_actions_has_its_own_levers(arrive: Arrive, lay_record: LayTable) -> None:
    person = sits(arrive, question(lay_record, "act"))
    offers = person.page.locator(".answers [data-offer]")
    assert offers.evaluate_all("(all) => all.map((one) => one.dataset.offer)") == [
        "build",
        "store",
        "draw",
        "research",
        "tax",
    ]
    expect(title(person)).to_have_text("Steambot: action 1 of 2")
    lever(person, "tax").click()
    expect(title(person)).to_have_text("Steambot: action 2 of 2")


# ---------------------------------------------------------------------- cards and decks


def test_a_card_is_weighed_then_played(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    at(person, "card:0:banker").click()
    expect(title(person)).to_have_text("Play Banker?")
    expect(at(person, "card:0:banker")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(lever(person, "tax")).to_be_visible()
    at(person, "card:0:banker").focus()
    person.page.keyboard.press("Enter")
    confirm(person).click()
    until(person, guest, room, 0)
    assert mine(guest, room)["coins"] == 13
    assert mine(guest, room)["decks"]["citizen"]["discards"][-1] == "banker"


def test_a_card_that_asks_on_is_one_plan_with_its_answer(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    at(person, "card:0:gyrocopter").click()
    deck = at(person, "deck:0:citizen")
    expect(deck.locator("em")).to_have_text("2 to draw")
    assert table(guest, room)["view"]["ply"] == 0, "nothing is sent yet"
    deck.click()
    until(person, guest, room, 0)
    assert "scholar" in mine(guest, room)["hand"]["cards"]
    expect(deck.locator("em")).to_have_text("1 to draw")
    at(person, "deck:0:military").click()
    expect(at(person, "card:0:schooner")).to_be_visible()


SOON = """(targets) => {
  for (const target of targets) document.querySelector(`.board button[data-target="${target}"]`).click();
}"""


@pytest.mark.parametrize("later", [0, 40, 90])
def test_a_deck_that_is_pressed_soon_answers_the_card(
    arrive: Arrive, lay_table: LayTable, guest: Guest, later: int
) -> None:
    """Before the page knows what the card asks, a press on a deck is no draw of its own."""
    room = crowded(lay_table)
    person = sits(arrive, room)
    person.page.evaluate(SOON, ["card:0:gyrocopter"])
    person.page.wait_for_timeout(later)
    person.page.evaluate(SOON, ["deck:0:citizen"])
    until(person, guest, room, 0)
    assert "scholar" in mine(guest, room)["hand"]["cards"]
    assert "gyrocopter" not in mine(guest, room)["hand"]["cards"]
    expect(at(person, "deck:0:military").locator("em")).to_have_text("1 to draw")


def test_a_building_that_is_pressed_soon_is_built_with_the_card(arrive: Arrive, lay_table: LayTable) -> None:
    person = sits(arrive, crowded(lay_table))
    person.page.evaluate(SOON, ["card:0:architect", "row:6"])
    expect(title(person)).to_have_text("Build Crystal Spire at Cloud Garden?")
    expect(confirm(person)).to_contain_text("5 coins")


def test_another_building_lets_go_of_a_card(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    at(person, "card:0:banker").click()
    expect(title(person)).to_have_text("Play Banker?")
    at(person, "row:6").click()
    expect(title(person)).to_have_text("Build Crystal Spire at Cloud Garden?")
    confirm(person).click()
    until(person, guest, room, 0)
    assert "banker" in mine(guest, room)["hand"]["cards"]


def test_what_a_card_asks_can_be_let_go_of(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    at(person, "card:0:architect").click()
    expect(person.page.locator(".bar .ask")).to_contain_text("2 coins less")
    person.page.keyboard.press("Escape")
    expect(lever(person, "build")).to_be_visible()
    expect(at(person, "card:0:architect")).to_be_visible()
    assert table(guest, room)["view"]["ply"] == 0


def test_a_press_on_a_deck_draws(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room)
    expect(at(person, "deck:0:citizen").locator(".line")).to_have_text(
        [
            re.compile("1. *Scholar"),
            re.compile("2. *Cartographer"),
            "then, turned over",
            re.compile("3. *Inventor"),
            re.compile("4. *Merchant"),
            re.compile("5. *Fixer"),
        ]
    )
    at(person, "deck:0:citizen").click()
    until(person, guest, room, 0)
    assert "scholar" in mine(guest, room)["hand"]["cards"]


def test_discards_are_taken_back_at_once(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(
        lay_table,
        hand={0: ["general", "captain"]},
        military_deck={0: ["schooner"]},
        military_discards={0: ["mercenary", "soldier", "scout"]},
    )
    person = sits(arrive, room)
    at(person, "card:0:general").click()
    at(person, "card:0:scout").click()
    at(person, "card:0:mercenary").click()
    expect(at(person, "card:0:soldier")).to_have_attribute("aria-disabled", "true")
    expect(title(person)).to_have_text("Take back Scout and Mercenary?")
    expect(person.page.locator(".board .left").last).to_contain_text("1 Soldier")
    assert table(guest, room)["view"]["ply"] == 0, "nothing is sent yet"
    confirm(person).click()
    until(person, guest, room, 0)
    assert sorted(mine(guest, room)["hand"]["cards"]) == ["captain", "mercenary", "scout"]


@pytest.mark.parametrize("by", ["drag", "keys", "button", "strongest"])
def test_used_cards_are_laid_down_in_any_order(arrive: Arrive, lay_record: LayTable, guest: Guest, by: str) -> None:
    room = question(lay_record, "arrange")
    person = sits(arrive, room)
    cards = person.page.locator(".board .line [data-card]")
    expect(cards).to_have_count(2)
    before = cards.evaluate_all("(all) => all.map((one) => one.dataset.card)")
    if by == "drag":
        drag(person, cards.nth(1), cards.nth(0))
    elif by == "keys":
        cards.nth(0).focus()
        person.page.keyboard.press("Shift+ArrowRight")
    elif by == "button":
        person.page.locator(".board .swap").click()
    else:
        person.page.locator("[data-way=strongest]").click()
    wanted = ["researcher", "banker"] if by == "strongest" else before[::-1]
    expect(cards.first).to_have_attribute("data-card", wanted[0])
    ply = table(guest, room)["view"]["ply"]
    confirm(person).click()
    until(person, guest, room, ply)
    assert mine(guest, room)["decks"]["citizen"]["discards"] == wanted


# ---------------------------------------------------------------------- spring, winter, the beginning


@pytest.mark.parametrize("by", ["press", "drag"])
def test_a_cube_goes_to_a_gate(arrive: Arrive, lay_record: LayTable, guest: Guest, by: str) -> None:
    room = question(lay_record, "bid")
    person = sits(arrive, room)
    gate = at(person, "slot:3")
    expect(gate).to_contain_text("6")
    if by == "press":
        gate.click()
    else:
        drag(person, person.page.locator(".board .waits .mine"), gate)
    expect(title(person)).to_have_text("Bid for gate 3?")
    expect(person.page.locator(".bar .ask")).to_contain_text("unless Ada bids higher")
    ply = table(guest, room)["view"]["ply"]
    confirm(person).click()
    until(person, guest, room, ply)
    assert table(guest, room)["view"]["table"]["turn_track"][2]["seat"] == 0


def test_the_fixer_swaps_cubes_or_leaves_them(arrive: Arrive, lay_record: LayTable, guest: Guest) -> None:
    room = question(lay_record, "swap-cubes")
    person = sits(arrive, room)
    drag(person, person.page.locator(".board .gate .me"), at(person, "slot:4"))
    expect(title(person)).to_have_text("Swap with Ada?")
    expect(person.page.locator(".bar .ask")).to_contain_text("2nd: after Ada")
    person.page.keyboard.press("Escape")
    ply = table(guest, room)["view"]["ply"]
    person.button(re.compile("Leave the turn order")).click()
    until(person, guest, room, ply)
    assert table(guest, room)["view"]["table"]["turn_order"] == [0, 1]


def test_the_shop_is_one_plan(arrive: Arrive, lay_record: LayTable, guest: Guest) -> None:
    room = question(lay_record, "pick-cards")
    person = sits(arrive, room)
    for card in ("mayor", "schooner", "builder"):
        at(person, f"card:0:{card}").click()
        expect(at(person, f"card:0:{card}")).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(".till .left")).to_have_text("3")
    expect(at(person, "card:0:airship")).to_have_attribute("aria-disabled", "true")
    person.page.get_by_label("Leave out Builder").click()
    expect(person.page.locator(".till li")).to_have_count(2)
    before = table(guest, room)["view"]["ply"]
    confirm(person).click()
    until(person, guest, room, before)
    assert sorted(mine(guest, room)["choosing"]) == ["mayor", "schooner"]
    assert mine(guest, room)["has_chosen"]
    expect(person.page.locator(".board .down")).to_have_count(2)
    expect(person.page.locator(".board .still")).to_contain_text("Ada")


def test_the_shop_can_be_left(arrive: Arrive, lay_record: LayTable, guest: Guest) -> None:
    room = question(lay_record, "pick-cards")
    person = sits(arrive, room)
    at(person, "card:0:mayor").click()
    lever(person, "over").click()
    expect(person.page.locator(".till .left")).to_have_text("9")
    before = table(guest, room)["view"]["ply"]
    lever(person, "nothing").click()
    until(person, guest, room, before)
    assert mine(guest, room)["has_chosen"] and mine(guest, room)["choosing"] == []


def test_a_nation_is_chosen(arrive: Arrive, lay_record: LayTable, guest: Guest) -> None:
    room = question(lay_record, "choose-nation")
    person = sits(arrive, room)
    at(person, "nation:om").click()
    expect(title(person)).to_have_text("Play the Toad Inventors of Om?")
    confirm(person).click()
    until(person, guest, room, 0)
    assert mine(guest, room)["nation"] == "om"


# ---------------------------------------------------------------------- a phone


def test_on_a_phone_a_lever_opens_its_part(arrive: Arrive, lay_table: LayTable, guest: Guest) -> None:
    room = crowded(lay_table)
    person = sits(arrive, room, 390, has_touch=True)
    offers = person.page.locator(".answers [data-offer]:visible")
    expect(offers).to_have_count(8)
    assert len({round(box["y"]) for box in (one.bounding_box() for one in offers.all()) if box}) == 2
    expect(lever(person, "build").locator(".count")).to_have_text("9")
    lever(person, "build").tap()
    expect(person.page.locator("#iron-tab-row")).to_have_attribute("aria-selected", "true")
    lever(person, "expert").tap()
    expect(person.page.locator(".board .hand.up")).to_be_visible()
    at(person, "card:0:banker").tap()
    expect(title(person)).to_have_text("Play Banker?")
    confirm(person).tap()
    until(person, guest, room, 0)
    assert mine(guest, room)["coins"] == 13


# ---------------------------------------------------------------------- nothing sticks out

STICKS_OUT = """() => {
  const found = [];
  const slack = 1.6;
  for (const face of document.querySelectorAll('.board .face:has(> .band)')) {
    const own = face.getBoundingClientRect();
    if (!own.width) continue;
    const name = face.querySelector('.name').textContent;
    const band = face.querySelector('.band').getBoundingClientRect();
    const foot = face.querySelector('.foot').getBoundingClientRect();
    for (const part of face.querySelectorAll('.name, .few, .foot, .price')) {
      const range = document.createRange();
      range.selectNodeContents(part);
      const within = part.matches('.few')
        ? { ...own.toJSON(), top: band.bottom, bottom: foot.top }
        : part.matches('.name') ? band : part.matches('.foot') ? foot : own;
      for (const one of range.getClientRects())
        if (one.width > 0 && (one.left < within.left - slack || one.right > within.right + slack
            || one.bottom > within.bottom + slack || one.top < within.top - slack)) {
          found.push(`${name}: ${part.className.split(' ')[0]} sticks out`);
          break;
        }
    }
    if (own.right > innerWidth + 1 || own.left < -1) found.push(`${name} is off the screen`);
  }
  for (const line of document.querySelectorAll('.board .deck .line, .board .deck b'))
    if (line.clientWidth && line.scrollWidth > line.clientWidth + 1)
      found.push(`${line.textContent.trim()} is cut off`);
  const board = document.querySelector('.board');
  for (const part of document.querySelectorAll('.board :is(.mine, .shop, .nations, .hand.up)'))
    if (part.clientWidth && part.scrollWidth > part.clientWidth + 1) found.push(`${part.className} is too wide`);
  if (innerWidth >= 1024 && board.scrollHeight > board.clientHeight) found.push('the board scrolls');
  for (const one of document.querySelectorAll('.answers [data-offer][hidden]'))
    found.push(`no room for ${one.dataset.offer}`);
  return [...new Set(found)];
}"""


COVERED = """() => [...document.querySelectorAll('.board .card:has([data-gives])')].flatMap((card) => {
  const top = Math.min(...[...card.querySelectorAll('[data-gives]')].map((one) => one.getBoundingClientRect().top));
  const range = document.createRange();
  range.selectNodeContents(card.querySelector('.few'));
  return [...range.getClientRects()].some((one) => one.width > 0 && one.bottom > top + 2)
    ? [`${card.querySelector('.name').textContent} is covered`] : [];
})"""


def cards_of(nation: str) -> dict[str, Any]:
    printed = parlour.start("city-of-iron", seats=4).printed
    cards: list[str] = printed["nations"][nation]["cards"]
    return {"all": cards, "kinds": {card: printed["cards"][card]["kind"] for card in cards}}


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("width", SIZES)
def test_sixteen_cards_fit(arrive: Arrive, lay_table: LayTable, width: int, nation: str) -> None:
    """All cards of a nation in two hands, the others in its piles."""
    found = cards_of(nation)
    for hand in (found["all"][:16], found["all"][-16:]):
        rest = [card for card in found["all"] if card not in hand][:8]
        piles = {kind: [card for card in rest if found["kinds"][card] == kind] for kind in ("citizen", "military")}
        words = {
            "nations": [nation, *[one for one in NATIONS if one != nation]],
            "hand": {0: hand},
            **{f"{kind}_deck": {0: cards[:2]} for kind, cards in piles.items()},
            **{f"{kind}_discards": {0: cards[2:]} for kind, cards in piles.items()},
        }
        person = sits(arrive, crowded(lay_table, **words), width)
        if width == 390:
            person.button("Pull up your hand").click()
        expect(person.page.locator(".board [data-target^='card:0:'] .face")).to_have_count(16)
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(150)
        assert person.page.evaluate(STICKS_OUT) == []
        person.context.close()


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("width", [1440, 1024])
def test_the_buttons_of_a_payment_cover_no_word(arrive: Arrive, lay_table: LayTable, width: int, nation: str) -> None:
    """Military cards are the last of a nation's: with them something can be paid for."""
    hand = cards_of(nation)["all"][-16:]
    piles: dict[str, Any] = {f"{kind}_{pile}": {} for kind in ("citizen", "military") for pile in ("deck", "discards")}
    nations = [nation, *[one for one in NATIONS if one != nation]]
    words = {**piles, "known": {}, "nations": nations, "hand": {0: hand}}
    person = sits(arrive, crowded(lay_table, **words), width)
    at(person, "town:cinderwick").click()
    expect(person.page.locator(".board [data-gives]").first).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(150)
    assert person.page.evaluate(COVERED) == []
    assert person.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("width", SIZES)
def test_the_whole_shop_fits(arrive: Arrive, lay_table: LayTable, width: int, nation: str) -> None:
    words = {
        "seats": 4,
        "step": "winter",
        "round": 2,
        "nations": [nation, *[one for one in NATIONS if one != nation]],
        "coins": [3, 9, 9, 9],
    }
    person = sits(arrive, lay_table("city-of-iron", words), width)
    cards = person.page.locator(".board .cards [data-target^='card:0:']")
    expect(cards.first).to_be_visible()
    assert cards.count() >= 23
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(150)
    assert person.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("width", SIZES)
def test_four_nations_fit(arrive: Arrive, lay_record: LayTable, width: int) -> None:
    person = sits(arrive, question(lay_record, "choose-nation"), width)
    expect(person.page.locator(".board .plate .face:has(> .band)")).to_have_count(20)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(150)
    assert person.page.evaluate(STICKS_OUT) == []
