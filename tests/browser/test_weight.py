"""The page is light: people on a phone wait for it."""

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

import parlour
from tests.browser.conftest import Arrive
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Bytes, packed, before fonts and maps, of what one person loads to sit at one table.
MOST = 250_000
MOST_SHELL = 190_000  # of that, what every table needs
MOST_BOARD = 70_000  # and beside that, with parts that several boards share
MOST_GAME = 60_000  # of that, what only this game's does
WEIGHED = ("document", "script", "stylesheet", "image")
GAMES = sorted(id for id, game in parlour.games().items() if game.package.startswith("parlour."))


def test_what_one_person_loads_to_sit_at_one_table(arrive: Arrive, guest: Guest) -> None:
    loaded = {game: load_table(arrive, guest, game) for game in GAMES}
    shell = set.intersection(*[set(files) for files in loaded.values()])
    assert any(file.endswith(".js") for file in shell)
    assert sum(loaded[GAMES[0]][file] for file in shell) <= MOST_SHELL
    for game, files in loaded.items():
        others = set[str]().union(*[other for id, other in loaded.items() if id != game])
        assert sum(files.values()) <= MOST
        assert sum(size for file, size in files.items() if file not in shell) <= MOST_BOARD
        assert sum(size for file, size in files.items() if file not in others) <= MOST_GAME


def load_table(arrive: Arrive, guest: Guest, game: str) -> dict[str, int]:
    """What a fresh browser loads until it shows a table of this game, each file with its packed size."""
    person = arrive()
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  a builtin cannot be marked
    seats = parlour.find_game(game).usual_seats
    person.sit(guest.open(seats, [(seat, "easy") for seat in range(1, seats)], game=game))
    expect(person.page.locator(".board > *").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    weighed = [one for one in answers if one.request.resource_type in WEIGHED and one.ok]
    return {urlsplit(one.url).path: len(gzip.compress(one.body())) for one in weighed}
