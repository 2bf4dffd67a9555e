"""What a language model reads: the view in words, its moves in notation, and nothing that the seat may not know."""

import pytest

import parlour
from tests.contract.walks import every_table, walk

pytest.importorskip("pettingzoo", reason="the environments need the extra rl")

from parlour import rl
from parlour.rl import text


def test_a_position_reads_as_a_page() -> None:
    env = rl.aec_env("nim", seats=2, journal=True, render_mode="ansi")
    env.reset(seed=3)
    state = env.episode.state
    env.step(state.legal()[0])
    page = env.render()
    assert page is not None and page == env.text("seat_1")
    assert page.startswith("Nim. You are Seat 1 of 2.\n\nThe table:\nheaps: ")
    assert "What happened:\n- " in page and "Seat 0" in page
    assert "\n\nTake stones from a heap\nYour moves:\n- take 1 from " in page
    assert env.text("seat_0").endswith("Seat 1 decides.")


def test_a_match_is_played_in_words() -> None:
    env = rl.aec_env("nim", seats=2)
    env.reset(seed=3)
    while env.episode.seat is not None:
        moves = env.text(env.agent_selection).partition("Your moves:\n- ")[2]
        env.step(env.action(moves.partition(":")[0].upper()))
    assert env.text("seat_0").endswith("wins.")
    with pytest.raises(parlour.IllegalMove, match="over"):
        env.action("take 1 from 1")


def test_a_word_that_is_no_move_is_refused() -> None:
    env = rl.gym_env("king-of-tokyo")
    env.reset(seed=3)
    with pytest.raises(parlour.IllegalMove, match="'fly' is no move here"):
        env.action("fly")


@every_table
def test_the_words_know_nothing_that_the_seat_cannot_see(id: str, seats: int) -> None:
    game = parlour.find_game(id)
    rng = parlour.seeded("dreams")
    for at, state in enumerate(walk(id, seats, "words")):
        if at % 40 == 0:
            for seat in range(seats):
                assert text.tell(game, state.imagine(seat, rng), seat) == text.tell(game, state, seat)


def test_what_happened_is_told_since_the_seats_last_move() -> None:
    env = rl.aec_env("king-of-tokyo", journal=True)
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.episode.state.legal()[0])
    page = env.text("seat_0")
    assert page.count("\n- Seat") < 30


def test_lists_of_like_things_are_tables() -> None:
    lines = text.outline({"houses": [{"cash": 1, "tiles": []}, {"cash": 2, "tiles": ["bar", "inn"]}], "up": True})
    assert lines == ["houses:", "   | cash | tiles", "  0 | 1 | none", "  1 | 2 | bar, inn", "up: yes"]
