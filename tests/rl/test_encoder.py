"""The view as numbers: for every game, from the view alone, and with nothing lost that the view tells."""

import json
from array import array
from typing import Any

import pytest

import parlour
from parlour.engine import layout
from parlour.engine.content import changeable_numbers
from tests.contract.walks import GAMES, every_table, matches, walk

np = pytest.importorskip("numpy", reason="the environments need the extra rl")

from parlour.rl.encoder import Encoder, table_layout  # noqa: E402
from parlour.rl.hashed import Hashed  # noqa: E402

OURS = [id for id in GAMES if parlour.find_game(id).package.startswith("parlour.games.")]


def encoder_of(id: str, seats: int) -> Encoder:
    game = parlour.find_game(id)
    return Encoder(game, game.make_box(seats, {}, {}))


@every_table
def test_each_number_is_a_share_and_has_a_name_of_its_own(id: str, seats: int) -> None:
    encoder = encoder_of(id, seats)
    assert len(set(encoder.names())) == len(encoder.names()) == encoder.size
    for at, state in enumerate(walk(id, seats, "shares")):
        if at % 5 == 0 or state.over:
            seen = encoder.observe(state, at % seats)
            assert seen.shape == (encoder.size,) and seen.dtype == np.float32
            assert seen.min() >= 0 and seen.max() <= 1


@every_table
def test_the_numbers_know_nothing_that_the_seat_cannot_see(id: str, seats: int) -> None:
    """What is redrawn in an imagined table does not show, and neither does it when the seat is not asked."""
    encoder = encoder_of(id, seats)
    rng = parlour.seeded("dreams")
    for seed in matches(1, 30):
        for at, state in enumerate(walk(id, seats, f"numbers {seed}")):
            if at % 7:
                continue
            for seat in range(seats):
                dream = state.imagine(seat, rng)
                assert np.array_equal(encoder.observe(dream, seat), encoder.observe(state, seat))
                assert np.array_equal(encoder.mask(dream, seat), encoder.mask(state, seat))


@every_table
def test_the_mask_is_what_may_be_played_and_empty_for_who_is_not_asked(id: str, seats: int) -> None:
    encoder = encoder_of(id, seats)
    for at, state in enumerate(walk(id, seats, "masks")):
        if at % 3 == 0 or state.over:
            for seat in range(seats):
                legal = state.legal() if state.seat == seat else []
                assert np.flatnonzero(encoder.mask(state, seat)).tolist() == legal


@pytest.mark.parametrize("id", OURS)
def test_a_game_of_the_house_has_a_layout_that_tells_all_of_its_view_apart(id: str) -> None:
    """Views that differ have numbers that differ."""
    game = parlour.find_game(id)
    seats = game.seats[-1]
    part = table_layout(game, game.make_box(seats, {}, {}))
    assert not isinstance(part, Hashed)
    told: dict[bytes, Any] = {}
    for seed in matches(1, 10):
        for at, state in enumerate(walk(id, seats, f"apart {seed}")):
            view = game.view(state, at % seats)
            places = array("f", bytes(4 * part.size))
            part.write(view, places, 0, at % seats)
            key = bytes([at % seats]) + places.tobytes()
            assert told.setdefault(key, view) == view


@pytest.mark.parametrize("id", GAMES)
def test_options_and_house_rules_have_numbers_too(id: str) -> None:
    game = parlour.find_game(id)
    numbers = changeable_numbers(game.content.tree)
    paths = sorted(numbers)
    rng = parlour.seeded("house rules")
    for seed in matches(8, 200):
        options = {name: option.values[seed % len(option.values)] for name, option in game.options.items()}
        overrides = {path: numbers[path][rng.below(2)] for path in (paths[rng.below(len(paths))] for _ in range(3))}
        state = parlour.start(id, game.seats[-1], seed, options, overrides).state
        encoder = Encoder(game, state.box)
        for at in range(60):
            seen = encoder.observe(state, at % game.seats[-1])
            assert seen.min() >= 0 and seen.max() <= 1
            if state.over:
                break
            state.answer(state.answers[rng.below(len(state.answers))])


def test_the_viewer_comes_first() -> None:
    state = parlour.scenario("king-of-tokyo", {"seats": 3, "life": [3, 7, 9], "dice": "1 1 1 claw claw heart"}).state
    encoder = encoder_of("king-of-tokyo", 3)
    for seat, lives in enumerate([(3, 7, 9), (7, 9, 3), (9, 3, 7)]):
        told = dict(zip(encoder.names(), encoder.observe(state, seat), strict=True))
        seen = [told[f".table.monsters[{who}].life"] for who in ("you", "you+1", "you+2")]
        assert seen == pytest.approx([life / 12 for life in lives])


def test_a_layout_must_know_every_key_of_the_view() -> None:
    part = layout.Record({"life": layout.Number(10), "name": layout.Unsaid()})
    with pytest.raises(layout.LayoutError, match="do not have the same keys: stars"):
        part.write({"life": 1, "name": "x", "stars": 2}, array("f", [0.0]), 0, 0)


# ---------------------------------------------------------------------- hashed


def test_a_game_without_a_layout_is_hashed() -> None:
    game = parlour.find_game("nim")
    encoder = encoder_of("nim", game.seats[0])
    assert isinstance(table_layout(game, game.make_box(game.seats[0], {}, {})), Hashed)
    kept: dict[bytes, str] = {}
    for state in walk("nim", game.seats[0], 1):
        heaps = json.dumps([game.view(state, 0), state.seat, state.over])
        assert kept.setdefault(encoder.observe(state, 0).tobytes(), heaps) == heaps


def test_hashing_is_the_same_everywhere() -> None:
    """These places are for ever: trained weights depend on them."""
    part, places = Hashed(64), array("f", bytes(4 * 64))
    part.write({"colour": "red", "life": 16, "cards": ["a", "a"], "gone": None, "up": True}, places, 0, 1)
    assert {place: round(number, 3) for place, number in enumerate(places) if number} == {
        4: 1,
        17: 0.5,
        19: 1,
        27: 1,
        30: 1,
        39: 1,
        48: 1,
    }
