"""City of Iron in the terminal: the whole table on 120 × 40, and in a shorter form on 80 × 24; nothing scrolls."""

import io
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.console import Console

import parlour
from parlour.bots import find_bot
from parlour.engine.match import Match
from parlour.terminal.play import Sitting
from tests.games.city_of_iron.crowded import CROWDED

WHOLE, SHORT = (120, 40), (80, 24)
NAMES = ["Momo", "Ada", "Bruno", "Clio"]


def crowded(*moves: str, **words: object) -> Match:
    match = parlour.scenario("city-of-iron", {**CROWDED, **words})
    for move in moves:
        match.play(move)
    return match


def played(seats: int, plies: int) -> Match:
    match = parlour.start("city-of-iron", seats=seats, seed=5)
    rng = parlour.seeded("terminal")
    while not match.over and match.ply < plies:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    return match


LARGE = {
    "cities": {0: {"home": ["civic", "garrison"], "cloud-garden": ["great"]}},
    "buildings": {
        0: {
            "home": ["turnip-farm", "moss-cellar", "srika-pasture", "mine", "academy", "inn", "barracks", "library"],
            "cloud-garden": ["watchtower", "factory", "crystal-spire"],
        }
    },
    "stored": {0: ["salt-works", "docks"]},
}
SCENES: dict[str, Callable[[], Match]] = {
    "the start": lambda: played(4, 0),
    "the middle": lambda: played(4, 150),
    "two seats": lambda: played(2, 120),
    "three seats": lambda: played(3, 120),
    "summer": crowded,
    "large cities": lambda: crowded(**LARGE),
    "paying": lambda: crowded("attack gearwick"),
    "spring": lambda: crowded(step="spring", bid_track=[0, 1, 2, 3]),
    "winter": lambda: crowded(step="winter"),
    "the end": lambda: played(4, 10_000),
}
every_scene = pytest.mark.parametrize("scene", SCENES)
every_size = pytest.mark.parametrize("size", [WHOLE, SHORT], ids=["120x40", "80x24"])


def screen(match: Match, size: tuple[int, int]) -> list[str]:
    """The lines that a person sees above the one they type in, without any colour."""
    match.players = NAMES[: len(match.players)]
    console = Console(width=size[0], height=size[1], file=io.StringIO(), force_terminal=True, record=True)
    seat = match.seat or 0
    others = {other: find_bot("greedy") for other in range(len(match.players)) if other != seat}
    Sitting(match, seat, others, parlour.seeded(1), console).show()
    return console.export_text().rstrip("\n").split("\n")


@every_size
@every_scene
def test_nothing_is_larger_than_the_screen(scene: str, size: tuple[int, int]) -> None:
    lines = screen(SCENES[scene](), size)
    assert len(lines) < size[1], "and a line to type in"
    assert max(cell_len(line) for line in lines) <= size[0]


@every_size
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_larger_than_the_screen_all_match_long(seats: int, size: tuple[int, int]) -> None:
    match = parlour.start("city-of-iron", seats=seats, seed=f"screens {seats}")
    rng = parlour.seeded(f"screens {seats}")
    while not match.over and match.ply < 500:
        if match.ply % 11 == 0:
            lines = screen(match, size)
            assert len(lines) < size[1] and max(cell_len(line) for line in lines) <= size[0]
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)


def test_the_whole_table_is_on_one_screen() -> None:
    text = "\n".join(screen(crowded(), WHOLE))
    for words in (
        " Spring › Summer › Autumn › Winter   Round 1 2 3✪ 4 5✪ 6 7✪",
        "scoring in 7 · deck C: 7 left",
        "Order  ▼ Clio ○○●  ● Momo ○●●  ▲ Ada ○●●  ■ Bruno ○●●",
        "▸↓ 1 Chowder House     4¢ 1λ           1☺ 1✪        +1✪",
        "▸  7 Crystal Spire     7¢     sky      1 Crystals 2✪+3✪",
        "6 Demon Tower       5¢ 2λ  volcano  1 Demons     ×",
        "Turnips   2/1✪ 1¢ ♦4 ███░░ 3 ▲1 ■1 ▼1                   2✪",
        "● Momo  27✪+27  9¢+18  2λ+1  3☺1♞  1◉",
        "Emerald Hills plains, forest, mountain 1 of 7 free",
        "  Turnip Farm, Moss Cellar, Srika Pasture, Mine, Academy, Inn",
        "Towns Turnip Cross, Brine Harbor",
        "Most: coins 9■ distance 5 buildings 11 cards 18 towns 2■",
        " Cinder Coast volcano/coast 3⊕≈ × no token",
        " Shard Isle sky/desert 4⊕◠ ×",
        "★★  ▸Emberhold 8¬2⊕ 2 Demons +5✪ 1 below",
        "■ Bruno  24✪+23  12¢+19  0λ+0  2☺1♞  hand 1☺3♞",
        "Fields of Arc 6/8 · ▸Ironford 5¬1⊕",
        "♞ ▸Soldier ¬ · ▸Captain ⊕2¬ · ▸Scout free 2⊕ · ▸War Machine 4¬ · ▸Gyrocopter 3⊕¬◠",
        "☺ draws Scholar, Cartographer then, turned over: Inventor, Merchant, Fixer",
        "⊤ hammer  ⊕ compass  ¬ gun  ≈ ship  ◠ airship",
    ):
        assert words in text, words


def test_a_payment_tells_what_is_given_and_what_would_do() -> None:
    text = "\n".join(screen(crowded("attack gearwick"), WHOLE))
    assert "To pay  0/7¬  0/2⊕  cheapest: " in text


def test_in_winter_the_shop_stands_in_the_place_of_the_row() -> None:
    text = "\n".join(screen(crowded(step="winter"), WHOLE))
    assert "To buy (9¢ left), ▸Explorer 2¢" in text
    assert "Chowder House" not in text


def test_in_spring_the_slots_show_prices_and_cubes() -> None:
    text = "\n".join(screen(crowded(step="spring", bid_track=[0, 1, 2, 3]), WHOLE))
    assert "▸5 " in text and "▸1 " in text


def test_of_a_rival_nothing_secret_is_drawn() -> None:
    text = "\n".join(screen(crowded(), WHOLE))
    assert "Battle Mage" not in text and "hand 3☺3♞" in text
