"""D3  Setup."""

from collections import Counter
from typing import Any

import pytest

import parlour
from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


def begun(seats: int = 2, seed: int = 0, **options: Any) -> parlour.Match:
    """A match just after its setup."""
    return parlour.start("dice-city", seats=seats, seed=seed, options=options)


@proves("D3.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_starts_with_a_board_and_five_dice_and_nothing_else(seats: int) -> None:
    for city in begun(seats).view(None)["table"]["cities"]:
        assert (len(city["spaces"]), len(city["dice"])) == (30, 5)
        assert set(city["stock"].values()) == {0}
        assert (city["pass_tokens"], city["vp"]) == (0, 0)
        assert not any(one["built"] for one in city["spaces"])


@proves("D3.2")
def test_with_the_handicap_those_who_play_later_start_with_pass_tokens() -> None:
    for seed in range(8):
        match = begun(4, seed, handicap="on")
        seen = match.view(None)["table"]
        tokens = [seen["cities"][(seen["start"] + place) % 4]["pass_tokens"] for place in range(4)]
        assert tokens == [0, 1, 1, 2]
        assert {entry.clause for entry in match.journal() if entry.kind == "pass_tokens"} == {"D3.2"}


@proves("D3.2")
@pytest.mark.parametrize("options", [{}, {"handicap": "off"}])
def test_the_handicap_is_off_unless_chosen(options: dict[str, Any]) -> None:
    assert {city["pass_tokens"] for city in begun(4, **options).view(None)["table"]["cities"]} == {0}


@proves("D3.3")
def test_the_basic_piles_and_all_the_gold_lie_ready() -> None:
    seen = begun(3).view(None)["table"]
    assert list(seen["piles"].values()) == [15, 15, 15, 15, 12]
    assert (seen["gold"], seen["gold_out"]) == (12, 0)


def kinds(match: parlour.Match) -> Counter[str]:
    """How many kinds of each type are in the deck."""
    locations = match.game.content.table("locations")
    return Counter(locations[id]["type"] for id in match.view(None)["table"]["deck_kinds"])


@proves("D3.4", "D3.4.1")
def test_a_mixed_deck_has_five_kinds_of_each_type_by_lot() -> None:
    found = set()
    for seed in range(20):
        match = begun(2, seed)
        assert set(kinds(match).values()) == {5}
        assert match.view(None)["table"]["deck"] == 60 - 8
        found |= set(match.view(None)["table"]["deck_kinds"])
    assert len(found) == 36
    assert begun(2, 3).view(None)["table"]["deck_kinds"] == begun(2, 3, deck="mixed").view(None)["table"]["deck_kinds"]
    assert begun(2, 3).view(None)["table"]["deck_kinds"] != begun(2, 4).view(None)["table"]["deck_kinds"]


@proves("D3.4.1")
def test_a_mixed_deck_has_all_copies_of_its_kinds() -> None:
    table = begun(2, 5).state
    assert set(Counter(table.deck).values()) == {3}  # type: ignore[attr-defined]


@proves("D3.4", "D3.4.2")
def test_a_base_deck_has_the_twenty_base_kinds_and_gold_mines_are_for_sale_all_the_same() -> None:
    match = begun(2, 1, deck="base")
    locations = match.game.content.table("locations")
    seen = match.view(None)["table"]
    assert seen["deck_kinds"] == [id for id, entry in locations.items() if entry["set"] == "base"]
    assert (len(seen["deck_kinds"]), seen["deck"]) == (20, 52)
    table = cities(options={"deck": "base"}, step="build", wood=[1, 0], stone=[1, 0], iron=[1, 0])
    assert "buy gold-mine" in table.moves


@proves("D3.4", "D3.4.3")
def test_a_grand_deck_has_all_kinds() -> None:
    match = begun(2, 1, deck="grand")
    assert set(kinds(match).values()) == {9}
    assert match.view(None)["table"]["deck"] == 108 - 8


@proves("D3.5")
def test_the_deck_is_shuffled_and_eight_cards_lie_open_in_two_rows_of_four() -> None:
    displays = set()
    for seed in range(20):
        match = begun(2, seed, deck="base")
        display = match.view(None)["table"]["display"]
        assert len(display) == 8 and all(display)
        assert match.printed["display_columns"] == 4
        displays.add(tuple(display))
    assert len(displays) == 20


@proves("D3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bandits_piles_hold_two_cards_more_than_there_are_seats(seats: int) -> None:
    piles = begun(seats).view(None)["table"]["bandits"].values()
    assert [pile["left"] for pile in piles] == [seats + 2] * 3


@proves("D3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trade_ship_piles_are_sized_by_seats(seats: int) -> None:
    assert list(begun(seats).view(None)["table"]["ships"].values()) == [seats + 2, seats, 1]


@proves("D3.8")
def test_all_cards_of_a_pile_are_the_same_and_its_top_card_lies_open() -> None:
    table = cities(step="attack", strength=15, rolls=QUIET)
    for _ in range(3):
        assert table.seen["bandits"]["large-bandits"]["needed"] == 5
        table.plays(0, "attack large-bandits")
    assert table.match.printed["bandits"]["large-bandits"]["vp"] == 4
    assert table.points(0) == {"bandits": 12}


@proves("D3.9")
def test_every_seat_rolls_its_dice_and_all_can_see_them() -> None:
    table = cities(seats=3, step="first", rolls="1 2 3 4 5 6 6 6 6 6 2 2 2 2 2")
    assert table.dice(0) == ["white 1", "yellow 2", "red 3", "blue 4", "black 5"]
    assert table.dice(1) == ["white 6", "yellow 6", "red 6", "blue 6", "black 6"]
    assert table.dice(2) == ["white 2", "yellow 2", "red 2", "blue 2", "black 2"]
    assert [roll["seat"] for roll in table.told("roll")] == [0, 1, 2]


@proves("D3.10")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter(begun(4, seed).view(None)["table"]["start"] for seed in range(200))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) > 25


@proves("D3.10")
def test_the_start_player_has_the_first_turn() -> None:
    for seed in range(5):
        match = begun(3, seed)
        assert match.seat == match.view(None)["table"]["start"] == match.view(None)["table"]["active"]


def test_the_whole_setup_is_told() -> None:
    match = begun(2, 3)
    assert [entry.kind for entry in match.journal()] == [
        "deck", *["turn_up"] * 8, "first", "roll", "roll", "round", "turn"
    ]  # fmt: skip
    assert {entry.ply for entry in match.journal()} == {0}


def test_house_rules_can_give_goods_at_the_start() -> None:
    overrides = {"numbers.start_wood": 2, "numbers.start_gold": 5, "numbers.start_vp_tokens": 3}
    seen = parlour.start("dice-city", seats=3, overrides=overrides).view(None)["table"]
    assert [city["stock"]["wood"] for city in seen["cities"]] == [2, 2, 2]
    assert [city["stock"]["gold"] for city in seen["cities"]] == [5, 5, 2]  # as far as the supply reaches
    assert (seen["gold"], [city["vp"] for city in seen["cities"]]) == (0, [3, 3, 3])
