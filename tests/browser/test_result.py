"""The page of the result: who has won and why, where points came from, how the match went, what each has made."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

import parlour
from tests.browser.conftest import Arrive, LayTable
from tests.browser.people import Person, lay, play_on
from tests.browser.test_axe import findings
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {1440: {"width": 1440, "height": 900}, 1024: {"width": 1024, "height": 768}, 390: {"width": 390, "height": 844}}
CITIES: dict[str, Any] = {
    "seats": 4,
    "seed": 11,
    "round": 24,
    "deck_left": 14,
    "city": {
        0: {"white 1": "mint", "white 2": "mint", "yellow 3": "cathedral", "black 6": "great-wall"},
        1: {"red 1": "merchant-guild", "red 2": "lumber-mill", "blue 5": "quarry"},
        2: {"white 6": "manor", "blue 1": "regular-army"},
        3: {"yellow 1": "regular-army", "yellow 2": "regular-army", "yellow 6": "watch-tower"},
    },
    "deactivated": {3: ["yellow 2"]},
    "vp_tokens": [18, 25, 12, 20],
    "raid_tokens": [4, 0, 7, 2],
    "held": {0: {"small-bandits": 2, "large-ship": 1}, 2: {"medium-ship": 1}},
}
OVERFLOWING = """() => [...document.querySelectorAll('.result *')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
CUT_OFF = """() => [...document.querySelectorAll('.result :is(h2, h3, p, li, button, a, text, b, small)')]
  .filter((one) => one.clientWidth > 1) // else it is only to be heard
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden')
  .map((one) => one.outerHTML.slice(0, 120))"""


def played_out(game: str, words: dict[str, Any]) -> list[tuple[int, str]]:
    """Any moves, to the end."""
    match, chance, moves = parlour.scenario(game, words), random.Random(3), list[tuple[int, str]]()
    while match.seat is not None:
        move = chance.choice(match.moves()).notation
        moves.append((match.seat, move))
        match.play(move)
    return moves


@pytest.fixture
def over(lay_table: LayTable) -> dict[str, Any]:
    """A match of four cities that is over."""
    return lay_table("dice-city", CITIES, "easy", played_out("dice-city", CITIES))


def shown(person: Person, room: dict[str, Any]) -> Page:
    person.sit(room)
    expect(person.page.locator(".board > *").first).to_be_visible()
    person.go(f"#/room/{room['room']['id']}/result")
    expect(person.page.locator(".seal")).to_be_visible()
    return person.page


def numbers(found: Locator) -> list[int]:
    return [int(text.replace("−", "-")) for text in found.all_inner_texts() if text]


@pytest.mark.parametrize("width", [1440, 390])
def test_the_end_of_a_match_of_four_cities(arrive: Arrive, guest: Guest, over: dict[str, Any], width: int) -> None:
    person, asked = arrive(viewport=SIZES[width]), list[str]()

    def hear(request: Request) -> None:
        asked.append(request.url)

    person.page.on("request", hear)
    page = shown(person, over)
    view = guest.get(f"/rooms/{over['room']['id']}/table")["view"]
    scores, cities, set_off = view["scores"], view["table"]["cities"], view["table"]["set_off"]
    order = sorted(range(4), key=lambda seat: (seat not in view["winners"], -scores[seat]))
    names = [view["players"][seat] for seat in order]

    # Who has won, how the end came, and by which clause.
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile(rf"{names[0]} wins with\s+{max(scores)}"))
    page.locator(".because").get_by_role("button", name=f"Clause {set_off['clause']}").click()
    book = page.get_by_role("complementary", name="Rulebook")
    expect(book.get_by_text(set_off["clause"], exact=True).first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    facts = dict(
        zip(["Rounds", "Places built", "Points by raids", "Ships sailed"], page.locator(".facts b").all(), strict=True)
    )
    expect(facts["Rounds"]).to_have_text(f"Rounds {view['table']['round']}")
    expect(facts["Points by raids"]).to_have_text(f"Points by raids {sum(c['vp_by_source']['raids'] for c in cities)}")

    # Where the points came from: the parts of each bar are its sources, and make up its score.
    rows = page.locator(".scores .rows > li")
    expect(rows).to_have_count(4)
    for row, seat in zip(rows.all(), order, strict=True):
        expect(row).to_contain_text(view["players"][seat])
        assert sum(numbers(row.locator(".part b"))) == scores[seat] == numbers(row.locator(".sum"))[0]
        assert len(row.locator(".part").all()) == sum(points > 0 for points in cities[seat]["vp_by_source"].values())

    # How the match went: a line a seat, by rounds, told by one request.
    chart = page.locator(".lead svg[role=img]")
    for seat in range(4):
        label = chart.get_attribute("aria-label") or ""
        assert f"{view['players'][seat]} ends at {scores[seat]}" in label
    expect(chart.locator("path.line:not(.back)")).to_have_count(4)
    expect(chart).to_contain_text(f"round {CITIES['round'] + 1}")
    expect(chart).to_contain_text(str(view["table"]["round"]))
    assert len([url for url in asked if url.endswith("/scores")]) == 1
    assert not [url for url in asked if "/positions/" in url]

    # What each has made.
    shown_cities = page.locator(".city")
    expect(shown_cities).to_have_count(4)
    for at, (city, seat) in enumerate(zip(shown_cities.all(), order, strict=True)):
        expect(city.get_by_role("heading")).to_have_text(view["players"][seat])
        came = "winner" if at == 0 else f"{max(scores) - scores[seat]} behind"
        expect(city.locator("header")).to_contain_text(came)
        expect(city.get_by_role("img", name=f"{view['players'][seat]}’s city")).to_be_attached()
        earned = numbers(city.locator(".earners b"))
        assert earned == sorted(earned, reverse=True) and 0 < len(earned) <= 3
        assert sum(earned) <= cities[seat]["vp_by_source"]["locations"]

    assert page.evaluate(OVERFLOWING) == [] and page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("width", [1440, 1024])
def test_all_of_it_is_on_one_screen(arrive: Arrive, over: dict[str, Any], width: int) -> None:
    page = shown(arrive(viewport=SIZES[width]), over)
    page.evaluate("document.fonts.ready.then(() => true)")
    for part in (".verdict", ".scores", ".lead", *(f".city:nth-child({at})" for at in (1, 2, 3, 4))):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(OVERFLOWING) == [] and page.evaluate(CUT_OFF) == []


def test_the_ways_from_there(arrive: Arrive, over: dict[str, Any]) -> None:
    page, room = shown(arrive(viewport=SIZES[1440]), over), f"#/room/{over['room']['id']}"
    links = {"Watch it again": f"{room}/replay", "Back to the house": "#/", "The last position": room}
    for name, address in links.items():
        assert page.get_by_role("link", name=name).get_attribute("href") == address
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.startswith("dice-city-")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/room/" in url and over["room"]["id"] not in url)


@pytest.mark.parametrize("won", [True, False])
def test_who_plays_alone_wins_or_falls_short(arrive: Arrive, lay_table: LayTable, won: bool) -> None:
    words = {"seats": 1, "seed": 2, "deck_left": 12, "vp_tokens": [60 if won else 20]}
    page = shown(arrive(viewport=SIZES[1440]), lay_table("dice-city", words, None, played_out("dice-city", words)))
    expect(page.get_by_role("heading", level=2)).to_contain_text("Momo wins with" if won else "Momo falls short with")
    expect(page.locator(".because")).to_contain_text("the target was 50" if won else "target of 50")
    expect(page.get_by_role("button", name="Clause D14.9")).to_be_visible()
    expect(page.get_by_role("heading", name="The points over time")).to_be_visible()
    expect(page.locator(".city")).to_have_count(1)


def test_a_game_that_tells_its_points_in_the_journal(arrive: Arrive, guest: Guest) -> None:
    room = lay(guest)
    view = play_on(guest, room, lambda table: False)["view"]
    page = shown(arrive(viewport=SIZES[1440]), room)
    for seat, row in zip(
        sorted(range(4), key=lambda one: (one not in view["winners"], -view["scores"][one])),
        page.locator(".scores .rows > li").all(),
        strict=True,
    ):
        parts, less = numbers(row.locator(".part b")), numbers(row.locator(".less"))
        assert sum(parts) + sum(less) == view["scores"][seat] == numbers(row.locator(".sum"))[0]
    page.locator(".scores .key button").first.click()
    expect(page.get_by_role("complementary", name="Rulebook")).to_be_visible()


def test_a_game_without_a_drawing_has_its_scores_too(arrive: Arrive, lay_table: LayTable) -> None:
    words = {"seats": 3, "seed": 4}
    page = shown(
        arrive(viewport=SIZES[1440]), lay_table("attack-deluxe", words, "easy", played_out("attack-deluxe", words))
    )
    expect(page.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?!"))
    expect(page.locator(".because .clause").first).to_be_visible()
    expect(page.locator(".scores .rows > li")).to_have_count(3)
    expect(page.locator(".lead path.line:not(.back)")).to_have_count(3)


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(arrive: Arrive, over: dict[str, Any], theme: str, width: int) -> None:
    person = arrive(color_scheme=theme, viewport=SIZES[width])
    shown(person, over)
    assert findings(person) == []
