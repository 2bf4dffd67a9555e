"""What every drawn board must do: each kind of question is answered on it, whole matches are played by every hand."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.answers import kind_of
from tests.browser.boards import Keyboard, Mouse, Player, Touch
from tests.browser.conftest import Arrive, LayTable
from tests.conftest import SOAK
from tests.golden.questions import kinds_reached, path
from tests.server.harness import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# The games whose boards are drawn on the plans of the shell, each with the words of a position shortly before the end.
BOARDS: dict[str, dict[str, Any]] = {
    "dice-city": {"seats": 2, "deck_left": 9, "wood": [2, 0], "stone": [2, 1], "iron": [2, 1], "pass_tokens": [2, 0]},
    "vegas-showdown": {
        "seats": 3,
        "round": 12,
        "stack_left": {"small": 1, "medium": 1, "large": 1},
        "cash": [40, 30, 30],
        "tiles": {0: ["lounge a3", "slots c3"]},
        "reserve": {0: "slots restaurant"},
    },
    "city-of-iron": {
        "seats": 2,
        "round": 7,
        "action": 3,
        "coins": [12, 9],
        "science": [3, 2],
        "hand": {0: ["builder", "explorer", "soldier", "captain", "scout", "banker"], 1: ["merchant", "soldier"]},
        "citizen_deck": {0: ["mayor", "guide"]},
        "military_deck": {0: ["schooner"]},
        "known": {0: ["citizen", "military"]},
        "left": {"A": 0, "B": 0},
        "score_cards": ["A", "B"],
    },
}
QUESTIONS = [(game, kind) for game in BOARDS for kind in kinds_reached(game)]
every_board = pytest.mark.parametrize("game", BOARDS)


def fewest(guest: Guest, game: str, least: int = 1) -> dict[str, Any]:
    """A table with as few seats as the game allows, the others easy bots, so that it is soon over."""
    seats = max(least, parlour.find_game(game).seats[0])
    room: dict[str, Any] = guest.open(seats, [(seat, "easy") for seat in range(1, seats)], game=game)
    return room


@every_board
def test_there_is_a_position_for_every_kind_of_question(game: str) -> None:
    found = {kind_of(decision) for decision in parlour.find_game(game).decisions()}
    assert found == set(kinds_reached(game))


@pytest.mark.parametrize(("game", "kind"), QUESTIONS)
def test_every_question_is_answered_on_the_board(
    arrive: Arrive, guest: Guest, lay_record: Callable[[str], dict[str, Any]], game: str, kind: str
) -> None:
    room = lay_record(path(game, kind).read_text(encoding="utf-8"))
    Player(arrive(viewport={"width": 1440, "height": 900}), guest, room).answer_on_board()


@every_board
def test_a_whole_match_by_mouse_with_drags(arrive: Arrive, guest: Guest, game: str) -> None:
    room = fewest(guest, game)
    mouse = Mouse(arrive(settings={"motion": "off"}, viewport={"width": 1440, "height": 900}), guest, room)
    mouse.play_to_the_end()
    assert mouse.drags > 0


@every_board
def test_by_keyboard_to_the_end(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    room = fewest(guest, game, 2) if SOAK else lay_table(game, BOARDS[game], "easy")
    Keyboard(arrive(settings={"motion": "off"}, viewport={"width": 1440, "height": 900}), guest, room).play_to_the_end()


@every_board
def test_by_touch_to_the_end(arrive: Arrive, guest: Guest, lay_table: LayTable, game: str) -> None:
    room = fewest(guest, game, 2) if SOAK else lay_table(game, BOARDS[game], "easy")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    Touch(arrive(settings={"motion": "off"}, **phone), guest, room).play_to_the_end()
