"""A1  Aim and end, and A20  victory points."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import Story, world
from tests.proof import proves

WEAK = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry"}}
STORMED = "blank infantry blank blank blank"  # one defender misses, one of four attackers hits


def storm(**words: Any) -> Story:
    """Seat 0 takes the capital of seat 1."""
    return world(step="battle", attack={"MEX": "9 infantry"}, rolls=STORMED, **{"land": WEAK, **words})


@proves("A1.1", "A4.7")
def test_after_the_last_year_the_most_points_win() -> None:
    table = world(step="year-end", year=6, land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: WEAK[1]})
    assert table.over and table.winners == [0]
    assert table.points == [7, 6]


@proves("A1.2")
@pytest.mark.parametrize(("length", "years"), [("limited", 6), ("major", 9), ("total", 12)])
def test_the_option_says_how_many_years_there_are(length: str, years: int) -> None:
    last = world(step="year-end", year=years, options={"length": length})
    assert last.over
    before = world(step="year-end", year=years - 1, options={"length": length})
    assert not before.over and before.seen["year"] == years


@proves("A1.3")
def test_a_captured_capital_ends_the_match_at_once() -> None:
    table = storm()
    assert table.over and table.question == "" and table.owner("MEX") == 0
    assert table.told("capital") == [{"seat": 0, "loser": 1, "region": "MEX"}]


@proves("A1.4")
@pytest.mark.parametrize(("option", "winner"), [("endAndScore", 2), ("instantWin", 0)])
def test_points_decide_or_the_captor_wins(option: str, winner: int) -> None:
    many = dict.fromkeys(("EGY", "LIB", "ALG", "MOR", "SUD", "ETH", "CAF", "WAF", "CON"), "1 infantry")
    table = storm(seats=3, land={**WEAK, 2: many}, options={"capitalCapture": option})
    assert table.points == [12, 0, 14]
    assert table.winners == [winner]


@proves("A1.5")
def test_who_has_only_a_capital_plays_on() -> None:
    table = world(land=WEAK)
    assert table.plays(0, "pass").asked == 1


# ---------------------------------------------------------------------- points


@proves("A20.1")
def test_regions_and_zones_are_worth_a_point_each() -> None:
    table = world(
        land={0: {"GER": "1 infantry", "POL": "1 infantry", "FRA": "1 infantry"}, 1: WEAK[1]},
        fleets={0: {"NSE": "1 destroyer", "BAL": "2 submarine"}},
    )
    assert table.nation(0)["points_by_source"] == {
        "regions": 3,
        "zones": 2,
        "capitals": 5,
        "population": 0,
        "technology": 0,
    }


@proves("A20.2")
def test_capitals_are_worth_five_own_or_taken() -> None:
    assert world(land=WEAK).points == [6, 6]
    assert storm().points == [12, 0]


@proves("A20.3", "A20.4")
def test_population_cards_are_worth_two_and_levels_one() -> None:
    table = world(land=WEAK, levels={0: {"population": 3, "rail": 2, "oil": 1, "factories": 1, "minerals": 4}})
    assert table.nation(0)["points_by_source"]["population"] == 6
    assert table.nation(0)["points_by_source"]["technology"] == 8


@proves("A20.5")
@pytest.mark.parametrize(
    ("words", "winners"),
    [
        ({}, [0, 1]),
        ({"levels": {1: {"rail": 1}}, "land": {0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: WEAK[1]}}, [0]),
        ({"land": {0: WEAK[0], 1: {"MEX": "2 infantry"}}}, [1]),
        ({"production": [0, 1], "oil": [2, 0]}, [0]),
    ],
)
def test_ties_go_by_regions_then_units_then_certificates(words: dict[str, Any], winners: list[int]) -> None:
    table = world(step="year-end", year=6, **{"land": WEAK, "overrides": {"numbers.region_income": 0}, **words})
    assert table.winners == winners


@proves("A20.5")
def test_units_aboard_ships_count_in_a_tie() -> None:
    table = world(
        step="year-end",
        year=6,
        land={0: WEAK[0], 1: {"MEX": "1 infantry", "PAN": "1 infantry"}},
        fleets={0: {"NSE": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 infantry"}},
        overrides={"numbers.region_income": 0, "numbers.vp_zone": 1},
    )
    assert table.points == [7, 7]
    assert table.winners == [1]  # more regions come first
    assert table.nation(0)["units"] == 2


@proves("A14.14")
def test_battles_not_yet_fought_are_called_off_with_a_capital() -> None:
    table = world(step="battle", land=WEAK, attack={"MEX": "9 infantry", "PAN": "3 infantry"}, rolls=STORMED)
    table.plays(0, "fight MEX")
    assert table.over and table.owner("PAN") is None
    assert table.nation(0)["units"] == 1 + 9  # those before Panama count for nothing
