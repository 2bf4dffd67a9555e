"""What is printed: all that follows from the box, and never changes in a match."""

import json
from string import ascii_letters
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len

import parlour
from parlour.games.dice_city.schema import Printed
from tests.proof import proves


def printed(seats: int = 2, options: dict[str, str] | None = None, **overrides: object) -> dict[str, Any]:
    game = parlour.find_game("dice-city")
    paths = {path.replace("__", "."): value for path, value in overrides.items()}
    return dict(game.printed(game.make_box(seats, options or {}, paths)))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_printed_fits_its_schema_and_has_everything_the_view_names(seats: int) -> None:
    found = printed(seats)
    assert json.loads(json.dumps(found)) == found
    assert msgspec.convert(found, Printed) == found
    seen = parlour.start("dice-city", seats=seats, seed=1).view(None)["table"]
    assert {space["space"] for space in seen["cities"][0]["spaces"]} == set(found["spaces"])
    assert {space["id"] for space in seen["cities"][0]["spaces"]} <= set(found["locations"])
    assert set(seen["deck_kinds"]) <= set(found["locations"])
    assert [die["colour"] for die in seen["cities"][0]["dice"]] == list(found["colours"])
    assert set(seen["cities"][0]["stock"]) == set(found["goods"])


@proves("D2.7", "D2.8", "D2.9", "D2.10")
def test_a_location_is_printed_with_its_keyword_and_how_it_works() -> None:
    locations = printed()["locations"]
    assert locations["catapult"] == {
        "set": "base",
        "type": "military",
        "keyword": "army",
        "cost": {"wood": 2, "stone": 0, "iron": 1, "gold": 0},
        "copies": 3,
        "defense": 4,
        "vp": 2,
        "vp_each": 0,
        "gives": None,
        "builds": None,
        "usable": True,
        "deactivates": True,
        "ongoing": False,
    }
    assert [id for id, one in locations.items() if one["keyword"] == "harvest"] == ["lumber-mill", "quarry", "mine"]
    assert [id for id, one in locations.items() if one["ongoing"]] == ["great-wall", "banking-house"]
    assert (locations["cathedral"]["vp"], locations["cathedral"]["vp_each"]) == (None, 1)
    assert (locations["barracks"]["builds"], locations["mine"]["gives"]) == ("regular-army", "iron")


@proves("D2.3")
def test_a_printed_location_has_neither_cost_nor_defense_nor_points() -> None:
    forest = printed()["locations"]["forest"]
    assert [forest[key] for key in ("cost", "copies", "defense", "vp")] == [None, 0, None, None]


@proves("D2.1")
def test_the_board_is_printed_space_by_space() -> None:
    found = printed()
    assert found["spaces"]["yellow 3"] == {"row": "yellow", "column": 3, "location": "small-house"}
    assert found["colours"]["black"] == {"row": 4, "spaces": [f"black {column}" for column in range(1, 7)]}


@proves("D9.14", "D9.15", "D5.6", "D5.11", "D3.6", "D3.7")
def test_prices_limits_and_piles_are_printed() -> None:
    found = printed(3)
    assert [found["goods"][good]["steal_strength"] for good in ("wood", "gold")] == [2, 3]
    assert (found["actions"]["refreshes_per_turn"], found["actions"]["passes_per_turn"]) == (1, 1)
    assert found["bandits"]["small-bandits"] == {"defense": 3, "vp": 2, "cards": 5}
    assert (found["ships"]["medium-ship"]["vp"], found["ships"]["medium-ship"]["cards"]) == (10, 3)
    assert found["endings"] == {
        "bandits_piles": 3, "ship_piles": 2, "full_rows": 2, "bandits_cards": 15, "ship_cards": 4, "row_spaces": 12
    }  # fmt: skip


@proves("D14.3", "D14.8", "D14.9")
def test_alone_there_is_a_target_and_no_other_end() -> None:
    found = printed(1, {"solo": "hard", "solo_wins": "2"})
    assert (found["display_columns"], found["endings"], found["target"]) == (5, None, 60)
    assert printed(2)["target"] is None


def test_house_rules_are_printed() -> None:
    found = printed(locations__manor__vp=7, numbers__keep_wood=4)
    assert (found["locations"]["manor"]["vp"], found["goods"]["wood"]["keep"]) == (7, 4)


# ---------------------------------------------------------------------- short texts


def texts(kind: str, overrides: dict[str, object] | None = None) -> dict[str, str]:
    """What locations, Bandits and Trade Ships say in a few words, or in signs."""
    match = parlour.start("dice-city", seats=2, overrides=overrides or {})
    things = {**match.printed["locations"], **match.printed["bandits"], **match.printed["ships"]}
    return {id: thing[kind] for id, thing in things.items()}


def test_every_card_and_location_says_what_it_does_in_signs_that_are_explained() -> None:
    symbols = parlour.start("dice-city", seats=2).printed["symbols"]
    signs = "".join(symbol["sign"] for symbol in symbols.values())
    assert len(signs) == len(symbols) == len(set(signs)) and all(symbol["name"] for symbol in symbols.values())
    assert all(cell_len(sign) == 1 for sign in signs)
    short = texts("short")
    assert len(short) == 47 + 3 + 3
    for id, text in short.items():
        assert set(text) <= set(signs + "0123456789+−–/: ≤"), id
        assert 0 < len(text) <= 13, id
    few = texts("few")
    assert all(set(text) - set(signs) <= set(ascii_letters + "0123456789+−:, ") for text in few.values())
    assert all(0 < len(text) <= 41 for text in few.values())


@pytest.mark.parametrize(
    ("path", "number", "id", "short", "few"),
    [
        ("locations.lumber-mill.gain", 3, "lumber-mill", "+3 ≡", "+3 ≡"),
        ("locations.storehouse.gain", 5, "storehouse", "1 ◔ → 5 ◔", "1 ◔ for 5 of the same"),
        ("locations.cathedral.vp_each", 2, "cathedral", "2★×✎ ↔", "worth 2 ★ per ✎ in its row ↔"),
        ("locations.concert-hall.vp_tokens_each", 3, "concert-hall", "3★×✎ ↕", "3 ★ per ✎ in its column ↕"),
        ("locations.parade-ground.strength_each", 2, "parade-ground", "2⚔×♞ ↕", "2 ⚔ per ♞ in its column ↕"),
        ("locations.merchant-guild.gain_each", 2, "merchant-guild", "⊗: 2◔×⚘ ↔", "closes ⊗ for 2 ◔ per ⚘ in its row ↔"),
        ("bandits.small-bandits.defense", 9, "small-bandits", "9 ⚔ → 2 ★", "2 ★ for 9 ⚔"),
    ],
)
def test_short_texts_follow_the_numbers(path: str, number: int, id: str, short: str, few: str) -> None:
    assert (texts("short", {path: number})[id], texts("few", {path: number})[id]) == (short, few)
