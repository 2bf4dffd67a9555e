"""Vegas Showdown in the terminal: the whole table on 120 × 40, and in a shorter form on 80 × 24; nothing scrolls."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import parlour
from parlour.bots import find_bot
from parlour.engine.match import Match
from parlour.terminal.play import Sitting
from tests.games.vegas_showdown.crowded import CROWDED

WHOLE, SHORT = (120, 40), (80, 24)
NAMES = ["Momo", "Ada", "Bruno", "Clio", "Dora"]
PLAIN = {key: value for key, value in CROWDED.items() if key not in ("choices", "events", "chooser")}


def crowded(*moves: str, **words: Any) -> Match:
    match = parlour.scenario("vegas-showdown", {**CROWDED, **words})
    for move in moves:
        match.play(move)
    return match


def rebuilding(*moves: str) -> Match:
    """Momo renovates, and is asked first."""
    choices = {0: "renovate", 1: "publicity", 2: "publicity", 3: "publicity", 4: "publicity"}
    match = parlour.scenario("vegas-showdown", {**PLAIN, "phase": "adjust", "dealer": 0, "choices": choices})
    for move in moves:
        match.play(move)
    return match


def played(seats: int, plies: int) -> Match:
    match = parlour.start("vegas-showdown", seats=seats, seed=5)
    rng = parlour.seeded("terminal")
    while not match.over and match.ply < plies:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    return match


SCENES: dict[str, Callable[[], Match]] = {
    "the start": lambda: played(5, 0),
    "the middle": lambda: played(5, 120),
    "three seats": lambda: played(3, 60),
    "four seats": lambda: played(4, 90),
    "outbid": crowded,
    "an amount": lambda: crowded("bid premier-4"),
    "a full reserve": lambda: crowded(reserve={0: "buffet slots lounge fancy-restaurant dragon-room"}, basics={}),
    "the end": lambda: played(5, 10_000),
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
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_larger_than_the_screen_all_match_long(seats: int, size: tuple[int, int]) -> None:
    match = parlour.start("vegas-showdown", seats=seats, seed=f"screens {seats}")
    rng = parlour.seeded(f"screens {seats}")
    while not match.over and match.ply < 400:
        if match.ply % 7 == 0:
            lines = screen(match, size)
            assert len(lines) < size[1] and max(cell_len(line) for line in lines) <= size[0]
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)


def test_the_sheet_shows_walls_doors_paths_and_diamonds_without_colour() -> None:
    """Stripes lead from arch to arch; arrows are doors towards free cells, squares those against walls."""
    lines = screen(crowded(), WHOLE)
    first = next(at for at, line in enumerate(lines) if "┌a" in line)
    assert [line[:68].rstrip() for line in lines[first : first + 16]] == [
        "  ┌a──▪─────b──▪────┬c───────┬d────────e────────f────────g───────┐",
        "1 │Lounge           │Table   │   d1       e1       f1       g1   │",
        "  ▪   ┏╍╍╍╍╍╍╍╍╍╍╍2★╍Games   →                     ◑        ◑    │",
        "  ├───╏────────▪────┤   ╏  1¢├─────────────────┐        ·        │",
        "2 │Sports Book      │   ╏    │Restaurant       │   f2       g2   │",
        "  │   ╏    ┏╍╍╍╍╍╍2¢╍╍╍╍╋╍╍╍╍╍╍╍╍╍╍╍╍╍┓      2☻→   ◑        ◑    │",
        "  │   ┣╍╍╍╍╋╍╍╍┓    ├───╏────┤        ╏        ├─────────────────┤",
        "3 │   ╏    ╏   ╏    │Slots   │        ╏        │Restaurant       │",
        "◐◖╍╍╍╍╋╍╍╍╍┛   ╏    ▪   ┗╍╍1¢╍╍╍╍╍╍╍╍╍┻╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍┳╍╍╍╍╍╍2☻╍◗◑",
        "  ├───╏────┬───╏────┴────────┼─────────────────┤        ╏        │",
        "4 │Fancy S…│Fancy Lounge     │Restaurant       │        ╏        │",
        "  │   1¢2★♦▪   ┗╍╍╍╍╍╍╍╍1☻4★♦╍╍╍╍╍╍╍╍╍┳╍╍╍╍╍╍2☻╍╍╍╍╍╍╍╍╍┛        ▪",
        "  ├───╏────◆────────◇───▪────┤        ╏        ├─────────────────┤",
        "5 │Fancy Lounge     │Slots   │        ╏        │   f5       g5   │",
        "  ▪   ┗╍╍╍╍╍╍╍╍1☻4★♦╍╍╍╍╍╍╍1¢╍╍╍╍╍╍╍╍╍┛        →   ◑        ◑    │",
        "  └─────────────────┴────────┴─────────────────┴─────────────────┘",
    ]


def test_paths_from_one_arch_are_told_from_those_of_the_other() -> None:
    tiles = {0: ["lounge a3", "restaurant f3 90"]}
    text = "\n".join(screen(parlour.scenario("vegas-showdown", {"seats": 5, "tiles": tiles}), WHOLE))
    assert "◐◖━━━━" in text, "heavy from the casino"
    assert "══2☻═◗◑" in text.replace("═══", "═"), "double from the hotel"
    assert "╍" not in text


def test_the_whole_table_is_on_one_screen() -> None:
    text = "\n".join(screen(crowded(), WHOLE))
    for words in (
        " Drop prices › Flip new tiles › Collect income › Choose actions › Build › Pass the button ",
        "Round 17 · ● Momo",
        " ◐  High Rollers Room     +3¢ +2★      3  5  7  9 12 15►18 21",
        "from $18 no bids: Gaming Commissi…",
        "▸◐◑ Night Club            +8★          3  5  7  9 12 15 18 21●25▲29 33 37",
        "▲ $29    no place: a tile that sh…",
        "▸ ◑ Fancy Restaurant      +2☻ +2★ ♦    3  5  7  9►12✚15 18",
        "✚ $15    fits in 3 places",
        "▸◐  Slots                 +1¢          5■ 7  9 12 15",
        "■ $7     ×5 fits in 3 places",
        "Tiles left  small B×1  medium B×1  large B×1",
        "This round  Gaming Commission Probe Yellow premier tiles are not for sale this round. · Lounge Builders",
        "● Momo  $46  ☻16  ¢11◂  $11 a round  ★19→45  $25 Night Club",
        "Casino 10/10 · Hotel 4/10 · entrances joined · ◆1 ◇1 · 8 free",
        "● Momo          19   5   ·   3   5   5   4   4  45",
        "✚ Dora          15   ·   ·   ·   1   2   1   ·  19",
        "◉◉◉─◉◉◉─◉◉◉ ◉  ★31→42    ◐─◉◉◉─◑◑◑─◉◉◉  ★22→29",
        "▼ Clio Publicity         ✚ Dora $15 Fancy Restau…",
        "Reserve   ◑ Five-Star Steakhouse +3☻ +6★ ♦ needs Fancy Restaurant",
        "  ◑ Buffet +4☻ +2★ fits in 1 place",
        "☻ Population  ¢ Revenue  ★ Fame  ◐ casino  ◑ hotel  ♦ red corners  ◆ diamond",
        "Momo: Ada has outbid you with $29 on the Night Club.",
    ):
        assert words in text, words


def test_the_counter_that_decides_on_the_income_is_marked() -> None:
    """The lesser one, and the other where an event says so."""
    assert "☻16  ¢11◂  $11 a round" in "\n".join(screen(crowded(), WHOLE))
    text = "\n".join(screen(crowded(events="tour-buses"), WHOLE))
    assert "☻16◂  ¢11  $16 a round" in text


def test_cells_where_a_tile_may_go_and_tiles_that_may_go_are_marked() -> None:
    placing = rebuilding()
    text = "\n".join(screen(placing, WHOLE))
    assert "▸Lounge" in text and "▸Restaurant" in text
    while placing.view(0)["table"]["placing"] is None:
        moves = [move for move in placing.moves() if move.verb in ("done", "place")]
        placing.play(moves[-1].id)
    text = "\n".join(screen(placing, WHOLE))
    for cell in placing.view(0)["table"]["placing"]["cells"]:
        assert f"▸{cell}" in text


def test_a_small_screen_has_the_same_in_short() -> None:
    text = "\n".join(screen(crowded(), SHORT))
    for words in (
        "Choose actions · Gaming Commission Probe",
        "▸ ◑ Fancy Restaurant      +2☻ +2★ ♦  ✚ $15     fits in 3 places",
        " ◐◑ Lounge                +2★        from $9   ×1 no bids",
        "● Momo  $46  ☻16  ¢11◂  $11 a round  ★19→45",
        "● Momo          19   5   ·   3   5   5   4   4  45",
        "Casino 10/10 · Hotel 4/10",
    ):
        assert words in text, words


def test_the_end_says_why_it_came_and_who_won() -> None:
    text = "\n".join(screen(played(5, 10_000), WHOLE))
    assert "The match is over." in text and "won." in text
    assert "a full sheet" in text or "an empty stack" in text
    assert "Final          now cas hot joi pop rev   $ dia   =" in text
