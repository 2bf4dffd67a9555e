"""Dice City in the terminal: the whole table on 120 × 40, and in a shorter form on 80 × 24; nothing scrolls."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import parlour
from parlour.bots import find_bot
from parlour.engine.match import Match
from parlour.terminal.play import Sitting

WHOLE, SHORT = (120, 40), (80, 24)
NAMES = ["Momo", "Ada", "Bruno", "Clio"]
CITY = {
    "white 1": "regular-army", "white 2": "lumber-mill", "white 3": "training-camp", "white 5": "merchant-guild",
    "white 6": "catapult", "yellow 1": "masons-guild", "yellow 2": "travellers-tavern", "yellow 5": "triumphal-arch",
    "yellow 6": "lumber-mill", "red 1": "coach-house", "red 2": "regular-army", "red 4": "watch-tower",
    "red 6": "market-place", "blue 1": "lumber-mill", "blue 3": "merchant-guild", "blue 5": "church",
    "blue 6": "blacksmith", "black 1": "regular-army", "black 2": "lumber-mill", "black 3": "lumber-mill",
    "black 4": "stables", "black 5": "goldsmiths-guild", "black 6": "travellers-tavern",
}  # fmt: skip
RIVALS = {
    1: {"white 1": "barracks", "yellow 2": "watch-tower", "red 3": "manor", "blue 1": "mine", "blue 2": "great-wall"},
    2: {"white 4": "mint", "yellow 2": "bazaar", "red 3": "cathedral", "blue 1": "mine"},
    3: {"white 4": "mint", "yellow 2": "quarry", "red 3": "town-hall", "red 4": "quarry", "blue 1": "mine"},
}
CROWDED: dict[str, Any] = {
    "seats": 4,
    "round": 26,
    "city": {0: CITY, **RIVALS},
    "deactivated": {0: ["white 6", "red 2"], 3: ["red 3"]},
    "dice": {0: "6 2 1 5 2"},
    "wood": [3, 0, 0, 1],
    "stone": [1, 1, 1, 0],
    "iron": [0, 0, 2, 0],
    "gold": [0, 1, 0, 0],
    "pass_tokens": [2, 0, 1, 3],
    "display": "concert-hall cathedral cathedral concert-hall goldsmiths-guild mercenary-tavern mint blacksmith",
    "deck_left": 10,
    "held": {0: {"small-bandits": 2, "small-ship": 1}, 2: {"medium-ship": 1}},
    "options": {"deck": "grand"},
}
RICH: dict[str, Any] = {good: [9, 0, 0, 0] for good in ("wood", "stone", "iron")} | {"gold": [3, 0, 0, 0]}


def crowded(*moves: str, **words: Any) -> Match:
    match = parlour.scenario("dice-city", {**CROWDED, **words})
    for move in moves:
        match.play(move)
    return match


def played(seats: int, plies: int, options: dict[str, str] | None = None) -> Match:
    match = parlour.start("dice-city", seats=seats, seed=5, options=options)
    rng = parlour.seeded("terminal")
    while not match.over and match.ply < plies:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    return match


SCENES = {
    "the start": lambda: played(4, 0),
    "the middle": lambda: played(3, 150),
    "two seats": lambda: played(2, 90),
    "a crowded city": crowded,
    "a die in hand": lambda: crowded("yellow"),
    "an attack": lambda: crowded(step="attack", strength=5, bandits_strength=2),
    "a weak attack": lambda: crowded(step="attack", strength=2),
    "an attack on a place": lambda: crowded("attack locations 1", step="attack", strength=9),
    "a full purse": lambda: crowded(step="build", **RICH),
    "a card in hand": lambda: crowded("buy cathedral", step="build", **RICH),
    "alone": lambda: played(1, 0),
    "alone, with more cards": lambda: played(1, 60, {"solo": "hard"}),
    "the last turns": lambda: crowded(ending=True),
    "the end": lambda: played(3, 10_000),
}
every_scene = pytest.mark.parametrize("scene", SCENES)
every_size = pytest.mark.parametrize("size", [WHOLE, SHORT], ids=["120x40", "80x24"])


def screen(match: Match, size: tuple[int, int]) -> list[str]:
    """The lines that a person sees above the one they type in."""
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
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_larger_than_the_screen_all_match_long(seats: int, size: tuple[int, int]) -> None:
    match = parlour.start("dice-city", seats=seats, seed=f"screens {seats}", options={"deck": "grand"})
    rng = parlour.seeded(f"screens {seats}")
    while not match.over and match.ply < 250:
        if match.ply % 9 == 0:
            lines = screen(match, size)
            assert len(lines) < size[1] and max(cell_len(line) for line in lines) <= size[0]
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)


def test_the_whole_table_is_on_one_screen() -> None:
    text = "\n".join(screen(crowded(), WHOLE))
    for words in (
        " Dice › Attack › Building and trade › End of turn",
        "Round 26 · Momo’s turn",
        "Market, 10 cards in the deck",
        "Concert Hall        1≡ 1◆ 1●    ★×✎ ↕        ♜4 ★2",
        "Lumber Mill         2≡          +2 ≡         ♜2 ★0   ×10",
        "⎈ Small Trade Ship  2≡ 2◆ 2▰    → 5 ★                ×5",
        "Momo’s city  4☠  5⎈  29⌂  0⊗  0★  38 ★",
        "5/6 ⊗1  │+2 ⚔        │+2 ≡        │☠ −1 ♜",
        "closed    6 ",
        "Ada        Bruno      Clio",
        "♞·····     ···¤··     ···¤··",
        "≡0◆1▰0●1   ≡0◆1▰2●0   ≡1◆0▰0●0",
        "Small Bandits   3⚔ 2★ ×4",
        "deck: 10 cards left     ███████░",
        "≡ 3 −2  ◆ 1  ▰ 0  ● 0  − is lost tonight  ☾ 2  ⚔ 0  refresh  pass",
        "≡ wood  ◆ stone  ▰ iron  ● gold  ◔ any resource  ★ VP  ⚔ strength",
        "Momo: Choose a die (5 left)",
        " 2 The yellow die, on Travellers’ Tavern (yellow 2)",
    ):
        assert words in text, words


def test_a_small_screen_has_the_same_in_short() -> None:
    text = "\n".join(screen(crowded(), SHORT))
    for words in (
        "Round 26",
        "Red 4/6",
        "Catap…⊗ 6 ",
        "Travel… 2 ",
        "− is lost tonight",
        "Bruno    16★ ≡0◆1▰2●0",
        "Cathedral1≡2◆2▰",
        "The end: ☠16 ⎈0/2 deck 10 rows 1/2",
        "≡ wood",
        "Momo: Choose a die",
        " 6 End the dice step",
        " 7 spend wood",
    ):
        assert words in text, words


def test_an_attack_shows_what_every_place_of_every_rival_needs() -> None:
    lines = screen(crowded(step="attack", strength=4), WHOLE)
    text = "\n".join(lines)
    assert "4·····     ···5··     ···5··" in text and "45····     2·····     2·····" in text
    assert "Large Bandits   5⚔ 4★ ×6 1 short" in text and "Medium Bandits ▸4⚔ 3★ ×6" in text
    small = "\n".join(screen(crowded(step="attack", strength=4), SHORT))
    assert "Bruno  Bazaar 3⚔→1★  Mine 2⚔→0★" in small


@every_size
def test_a_card_in_hand_shows_what_it_would_bring_on_each_space(size: tuple[int, int]) -> None:
    match = crowded("buy cathedral", step="build", **RICH)
    told = {str(move.subjects["space"]): move.facts["points"] for move in match.moves()}
    assert told["yellow 4"] == 3 and told["white 5"] == -2
    text = "\n".join(screen(match, size))
    assert text.count("+3★") == list(told.values()).count(3) and text.count("−2★") == list(told.values()).count(-2)


def test_what_can_be_bought_is_marked_with_what_it_is_worth_at_best() -> None:
    text = "\n".join(screen(crowded(step="build", **RICH), WHOLE))
    assert "▸Cathedral           1≡ 2◆ 2▰    ★×✎ ↔        ♜6 +3★" in text
    assert "▸⎈ Medium Trade Ship" in text and "▸Quarry" in text


def test_moves_that_do_not_fit_are_counted_and_can_be_listed() -> None:
    lines = screen(crowded(step="build", **RICH), SHORT)
    assert lines[-1].strip().endswith("more: moves lists all of them")


def test_cards_that_leave_are_marked_for_who_plays_alone() -> None:
    lines = screen(played(1, 0), WHOLE)
    assert any("↓ leaves tonight" in line for line in lines)
    assert sum("↓" in line for line in lines) == 1 + 4
    assert any("0 of 50 VP" in line for line in lines) and any("15 turns left" in line for line in lines)


def test_the_end_says_who_won() -> None:
    text = "\n".join(screen(played(3, 10_000), WHOLE))
    assert "The match is over." in text and "won." in text
