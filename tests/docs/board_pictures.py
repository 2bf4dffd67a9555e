"""Pictures of the drawn boards at positions that are composed: a part of `make screenshots`."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import parlour
from parlour.bots import find_bot
from parlour.bots.bot import ask
from parlour.engine.rng import seeded
from tests.browser.conftest import FLAGS, find_chromium
from tests.games.city_of_iron.crowded import CROWDED as SIXTH
from tests.games.city_of_iron.crowded import FULL
from tests.games.vegas_showdown.crowded import CROWDED, ENDING, LAST_MOVES
from tests.golden.questions import path
from tests.server.harness import Process
from tests.server.positions import lay_record, lay_table

SIZES = {1440: 900, 1024: 768, 390: 844}
THEMES = ("light", "dark")
TO_THE_END = 10_000


@dataclass(frozen=True)
class Picture:
    """A table, what is done at it before the picture is taken, and the page that is shown."""

    words: dict[str, Any] = field(default_factory=dict)
    moves: int = 0  # that bots play first, and on until the first seat is asked
    played: tuple[tuple[int, str], ...] = ()  # instead: these moves
    question: str = ""  # instead: the position that is kept for a kind of question
    act: Callable[[Page], None] | None = None
    page: str = ""  # what follows the address of the room; its seat where not given


def press(*targets: str) -> Callable[[Page], None]:
    """Press these things one after the other; on a phone, where one of them is in sight."""

    def act(page: Page) -> None:
        for target in targets:
            found = page.locator(f'.board [data-target="{target}"]:visible')
            if found.count():
                found.first.click()
                page.wait_for_timeout(400)

    return act


def take_tax(page: Page) -> None:
    """The last action of a summer: autumn comes."""
    page.locator('.answers [data-offer="tax"]').click()
    page.wait_for_timeout(3000)  # bots choose, and the ledger opens


CITIES: dict[str, Any] = {"seats": 4, "options": {"deck": "base"}, "seed": 5}
GOODS = {"wood": [4, 2, 0, 1], "stone": [3, 1, 2, 0], "iron": [3, 0, 1, 2], "gold": [1, 0, 0, 1]}
GROWN = {
    0: {"white 1": "regular-army", "white 2": "quarry", "white 4": "watch-tower", "yellow 3": "mint", "red 2": "mine"},
    1: {"white 2": "mine", "yellow 1": "lumber-mill", "red 4": "manor", "blue 3": "cathedral", "black 5": "quarry"},
    2: {"white 3": "bazaar", "red 1": "lumber-mill", "red 6": "stables", "blue 2": "mine", "black 1": "manor"},
    3: {"yellow 2": "church", "red 3": "quarry", "blue 5": "regular-army", "black 2": "gold-mine", "black 6": "well"},
}

LATE = {key: value for key, value in CROWDED.items() if key not in ("choices", "chooser", "events")}
OTHERS = dict.fromkeys((1, 2, 3, 4), "publicity")
BUILDING = {**LATE, "phase": "adjust", "dealer": 0}
WON = {**BUILDING, "choices": {**OTHERS, 0: "premier-4 18"}}
EVENT = {
    **LATE,
    "phase": "flip",
    "dealer": 0,
    "board": "high-rollers-room space-age-sports-book - fancy-restaurant",
    "minimums": {"premier-1": 18, "premier-2": 33, "premier-4": 12},
    "deck": "pull-strings",
}

LAST_ACTION = {**SIXTH, "action": 3, "order": [1, 2, 3, 0], "score_cards": ["A"], "left": {"A": 0}}

BOARDS: dict[str, dict[str, Picture]] = {
    "dice-city": {
        "start": Picture(CITIES),
        "dice": Picture({**CITIES, **GOODS, "city": GROWN, "dice": {0: "1 3 2 - 5"}}, act=press("die:0:white")),
        "attack": Picture(
            {**CITIES, **GOODS, "city": GROWN, "step": "attack", "strength": 6}, act=press("space:3:yellow 2")
        ),
        "build": Picture({**CITIES, **GOODS, "city": GROWN, "step": "build"}, act=press("pile:mine")),
        "ask-end": Picture(question="ask-end"),
        "late": Picture(CITIES, moves=560),
        "alone": Picture({"seats": 1, "seed": 2}, moves=70),
        "over": Picture(CITIES, moves=TO_THE_END),
        "end": Picture(CITIES, moves=TO_THE_END, page="/result"),
        "end-alone": Picture({"seats": 1, "seed": 2}, moves=TO_THE_END, page="/result"),
    },
    "vegas-showdown": {
        "start": Picture({"seats": 5, "seed": 5}),
        "three": Picture({"seats": 3, "seed": 5}, moves=60),
        "auction": Picture(
            {**CROWDED, "choices": {seat: word for seat, word in CROWDED["choices"].items() if seat}},
            act=press("amount:premier-4:18"),
        ),
        "outbid": Picture(CROWDED),
        "event": Picture(EVENT),
        "place": Picture(WON, act=press("cell:0:f2")),
        "refused": Picture(WON, act=press("cell:0:e1")),
        "renovate": Picture({**BUILDING, "choices": {**OTHERS, 0: "renovate"}}, act=press("tile:0:a1")),
        "over": Picture(ENDING, played=tuple(LAST_MOVES)),
        "end": Picture(ENDING, played=tuple(LAST_MOVES), page="/result"),
    },
    "city-of-iron": {
        "nation": Picture({"seats": 4, "seed": 5, "step": "setup"}),
        "spring": Picture({**SIXTH, "step": "spring", "bid_track": [0, 1, 2, 3]}, act=press("slot:4")),
        "summer": Picture(SIXTH),
        "build": Picture(SIXTH, act=press("row:6")),
        "tray": Picture(SIXTH, act=press("town:gearwick")),
        "arrange": Picture(question="arrange"),
        "full-city": Picture(FULL, act=press("row:2")),
        "autumn": Picture({**LAST_ACTION, "round": 4}, act=take_tax),
        "scoring": Picture({**LAST_ACTION, "round": 5}, act=take_tax),
        "winter": Picture({**SIXTH, "round": 3, "step": "winter", "score_cards": ["A"], "left": {"A": 0}}),
        "two": Picture({"seats": 2, "seed": 5}, moves=90),
        "three": Picture({"seats": 3, "seed": 5}, moves=160),
        "end": Picture({"seats": 4, "seed": 5}, moves=TO_THE_END, page="/result"),
    },
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        database = f"sqlite:///{data}/boards.sqlite"
        server = Process(database)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for game, pictures in BOARDS.items():
                for name, picture in pictures.items():
                    take(browser, server.address, database, game, picture, folder / f"{game}-{name}")
                    print(f"{game}-{name}", flush=True)
        finally:
            browser.close()
            server.interrupt()


def take(browser: Browser, address: str, database: str, game: str, picture: Picture, file: Path) -> None:
    """One position in every size, by day and by night."""
    played = play(game, picture)
    for width, height in SIZES.items():
        for theme in THEMES:
            if picture.question:
                room = lay_record(database, path(game, picture.question).read_text(encoding="utf-8"))
            else:
                room = lay_table(database, game, picture.words, "easy", played)
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=width < 1000,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.on("pageerror", lambda error: print(f"  {file.name}: {error}"))
            page.goto(f"{address}/#/room/{room['room']['id']}{picture.page or '/seat/' + room['token']}")
            page.locator(".board > *, .scores").first.wait_for()
            page.wait_for_timeout(900)
            if picture.act:
                picture.act(page)
            page.screenshot(path=f"{file}-{width}-{theme}.png", full_page=bool(picture.page))
            context.close()


def play(game: str, picture: Picture) -> list[tuple[int, str]]:
    """What is played from there on: by bots, if nothing is said."""
    if picture.moves == 0:
        return list(picture.played)
    match, bot, rng = parlour.scenario(game, picture.words), find_bot("greedy"), seeded("pictures")
    moves: list[tuple[int, str]] = []
    while match.seat is not None and (len(moves) < picture.moves or match.seat != 0):
        action = ask(bot, match.state, rng)
        moves.append((match.seat, next(move.notation for move in match.moves() if move.id == action)))
        match.play(action)
    return moves
