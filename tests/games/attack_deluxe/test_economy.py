"""A10  Negotiate, A11  Build, A12  Research."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import HOME, Story, world
from tests.proof import proves

GOVERNMENTS = ["fascism", "communism", "monarchy", "democracy"]
MEX = {"MEX": "9 infantry"}


def talk(**words: Any) -> Story:
    """Seat 0 negotiates with Poland."""
    return world(**{"land": HOME, "markers": {"POL": "fascism"}, **words}).plays(0, "negotiate", "talk POL")


@proves("A10.1")
def test_one_negotiates_with_a_neutral_neighbour() -> None:
    table = world(land={0: HOME[0], 1: {"MEX": "1 infantry", "FRA": "1 infantry"}}).plays(0, "negotiate")
    assert "talk POL" in table.moves and "talk GBR" in table.moves
    assert "this region is not neutral · A10.1" in table.refusal("talk FRA")
    assert "not adjacent to a region of yours" in table.refusal("talk SPA")


@proves("A10.1")
def test_closed_water_does_not_stop_talks() -> None:
    table = world(land=HOME, fleets={1: {"NSE": "1 destroyer"}}).plays(0, "negotiate")
    assert "talk GBR" in table.moves


@proves("A10.2")
def test_the_marker_is_turned_up_and_stays_so() -> None:
    table = talk(production=[5, 0])
    assert table.region("POL")["marker"] == "fascism"
    table.plays(0, "refuse")
    assert table.region("POL")["marker"] == "fascism" and table.owner("POL") is None


@proves("A10.3", "A10.4")
@pytest.mark.parametrize(
    ("own", "prices"),
    [
        ("fascism", [1, 5, 2, 3]),
        ("communism", [5, 1, 3, 2]),
        ("monarchy", [2, 3, 1, 5]),
        ("democracy", [3, 2, 5, 1]),
    ],
)
def test_the_price_goes_by_alignment(own: str, prices: list[int]) -> None:
    other = GOVERNMENTS[GOVERNMENTS.index(own) - 1]
    for government, price in zip(GOVERNMENTS, prices, strict=True):
        table = talk(governments=[own, other], markers={"POL": government}, production=[9, 0]).plays(0, "pay")
        assert table.certificates(0)[0] == 9 - price
        poor = talk(governments=[own, other], markers={"POL": government}, production=[price - 1, 0])
        assert poor.owner("POL") is None and poor.asked == 1  # cannot pay


@proves("A10.5")
def test_a_region_that_is_paid_for_has_a_free_infantry() -> None:
    table = talk(production=[1, 0]).plays(0, "pay")
    assert (table.owner("POL"), table.army("POL"), table.region("POL")["marker"]) == (0, "1 infantry", None)


@proves("A10.6")
@pytest.mark.parametrize("answer", ["pay", "refuse"])
def test_a_card_is_drawn_paid_or_not(answer: str) -> None:
    table = talk(production=[1, 0], deck=["convoy"]).plays(0, answer)
    assert table.hand(0) == ["convoy"]
    assert table.told("draw", 0) == [{"seat": 0, "card": "convoy"}]
    assert table.told("draw", 1) == [{"seat": 0, "card": None}]
    assert len(table.told("refuse")) == (answer == "refuse")


# ---------------------------------------------------------------------- Build


@proves("A11.1")
def test_income_for_regions_population_and_oil() -> None:
    table = world(
        land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX},
        levels={0: {"population": 2}},
        oil_markers=["POL", "MEX"],
    ).plays(0, "build")
    assert table.certificates(0) == (4, 1)


@proves("A11.2")
def test_factories_add_their_bonus() -> None:
    assert world(land=HOME, levels={0: {"factories": 3}}).plays(0, "build").certificates(0) == (5, 0)


@proves("A11.3")
@pytest.mark.parametrize(
    ("unit", "production", "oil"),
    [
        ("infantry", 1, 0),
        ("artillery", 2, 0),
        ("tank", 2, 1),
        ("plane", 3, 1),
        ("destroyer", 2, 0),
        ("submarine", 2, 0),
        ("carrier", 4, 1),
        ("battleship", 4, 1),
    ],
)
def test_what_units_cost(unit: str, production: int, oil: int) -> None:
    table = world(land=HOME, production=[9, 0], oil=[2, 0]).plays(0, "build", f"1 {unit}")
    assert table.certificates(0) == (10 - production, 2 - oil)
    poor = world(land=HOME, production=[production - 1, 0], oil=[oil, 0], overrides={"numbers.region_income": 0})
    if production > 1:
        assert "needs 1 more production · A11.3" in poor.plays(0, "build").refusal(f"1 {unit}")


@proves("A11.4")
def test_one_advanced_army_and_one_advanced_navy_unit() -> None:
    table = world(land=HOME, production=[30, 0], oil=[9, 0]).plays(0, "build")
    assert "a Build brings at most 1 advanced army unit · A11.4" in table.refusal("2 tank")
    table.plays(0, "1 tank")
    assert "1 plane" not in table.moves and "1 carrier" in table.moves
    table.plays(0, "1 carrier")
    assert "1 battleship" not in table.moves and "9 artillery" in table.moves
    assert "needs 1 more oil" in world(land=HOME, production=[9, 0]).plays(0, "build").refusal("1 tank")


@proves("A11.5")
def test_units_are_placed_in_own_regions_and_ships_on_own_coasts() -> None:
    land = {0: {"GER": "1 infantry", "POL": "1 infantry", "CUS": "1 infantry"}, 1: MEX}
    table = world(land=land, production=[9, 0]).plays(0, "build", "2 infantry")
    assert table.moves == ["in CUS", "in GER", "in POL"]
    assert "this region is not yours" in table.refusal("in MEX")
    table.plays(0, "in CUS", "1 destroyer")
    assert table.moves == ["in GER", "in POL"]
    assert "it borders no sea zone" in table.refusal("in CUS")
    table.plays(0, "in POL")
    assert (table.army("CUS"), table.ships("POL")) == ("3 infantry", "1 destroyer")


@proves("A11.6")
def test_what_is_not_spent_is_kept() -> None:
    assert world(land=HOME, production=[4, 0]).plays(0, "build", "done").certificates(0) == (5, 0)


@proves("A11.7")
def test_with_repeats_only_the_first_build_pays() -> None:
    words: dict[str, Any] = {"land": HOME, "levels": {0: {"factories": 1}}, "options": {"repeatActions": "on"}}
    table = world(**words).plays(0, "build", "done").plays(1, "pass").plays(0, "build", "done")
    assert table.certificates(0) == (2, 0)


# ---------------------------------------------------------------------- Research


@proves("A12.1")
def test_exactly_the_units_asked_for_are_given_up_from_anywhere() -> None:
    land = {0: {"GER": "4 infantry 2 artillery", "POL": "2 infantry"}, 1: MEX}
    table = world(land=land).plays(0, "research", "research factories-1")
    assert table.moves == ["discard infantry GER", "discard infantry POL"]
    assert "you have nothing there" in table.refusal("discard infantry MEX")
    table.plays(0, "discard infantry POL")
    assert (table.army("GER"), table.army("POL")) == ("4 infantry 1 artillery", "1 infantry")
    assert table.nation(0)["levels"]["factories"] == 1


@proves("A12.1", "A5.2")
def test_a_research_leaves_a_unit_in_every_region() -> None:
    table = world(land={0: {"GER": "3 infantry", "POL": "1 artillery"}, 1: MEX}).plays(0, "research")
    assert table.asked == 1 and table.nation(0)["levels"]["population"] == 1  # the only card it could pay
    table = world(land={0: {"GER": "1 infantry 1 artillery", "POL": "1 tank"}, 1: MEX})
    assert "you cannot give up the units for any card · A12.1" in table.refusal("research")


@proves("A12.1")
def test_a_unit_is_not_offered_if_the_rest_could_not_follow() -> None:
    land = {0: {"GER": "1 infantry 1 artillery", "POL": "2 infantry"}, 1: MEX}
    table = world(land=land).plays(0, "research", "research factories-1")
    assert table.army("GER") == "1 infantry" and table.army("POL") == "1 infantry"  # only one way for Factories


@proves("A12.1")
def test_cargo_can_be_given_up() -> None:
    table = world(
        land={0: {"GER": "2 infantry"}, 1: MEX},
        fleets={0: {"NSE": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 infantry"}},
    ).plays(0, "research", "discard infantry NSE")
    assert table.nation(0)["levels"]["population"] == 1
    assert table.cargo("NSE") == {} and table.army("GER") == "1 infantry"


@proves("A12.2")
def test_level_by_level_and_one_of_each() -> None:
    table = world(land=HOME, levels={0: {"population": 2}}).plays(0, "research")
    assert "you have it already · A12.2" in table.refusal("research population-2")
    assert "needs level 3 first · A12.2" in table.refusal("research population-4")
    assert "research population-3" in table.moves
    assert "you cannot give up the units it asks for · A12.1" in table.refusal("research oil-1")


@proves("A12.3")
def test_a_level_without_copies_is_closed() -> None:
    levels = {seat: {"minerals": 4} for seat in range(1, 5)} | {0: {"minerals": 3}}
    land = {0: {"GER": "9 infantry 3 artillery 3 tank"}}
    table = world(seats=5, land=land, levels=levels).plays(0, "research")
    assert "no copy is left · A12.3" in table.refusal("research minerals-4")


@proves("A12.4")
def test_only_the_highest_card_works_but_population_adds_up() -> None:
    table = world(land=HOME, levels={0: {"factories": 4, "population": 4}}).plays(0, "build")
    assert table.certificates(0)[0] == 1 + 6 + 4
    assert world(land=HOME, levels={0: {"oil": 4}}).plays(0, "build").certificates(0)[1] == 0  # oil worked once


@proves("A12.5")
def test_a_discarded_ship_takes_its_cargo_with_it() -> None:
    table = world(
        land={0: {"GER": "1 infantry 2 tank"}, 1: MEX},
        levels={0: {"oil": 1}},
        fleets={0: {"NSE": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 artillery"}},
    ).plays(0, "research", "research oil-2")
    assert table.nation(0)["levels"]["oil"] == 2
    assert table.owner("NSE") is None and table.nation(0)["units"] == 2


@proves("A12.5")
def test_cargo_that_others_of_its_kind_can_carry_stays() -> None:
    table = world(
        land={0: {"GER": "1 infantry 2 tank"}, 1: MEX},
        levels={0: {"oil": 1}},
        fleets={0: {"NSE": "2 destroyer"}},
        cargo={"NSE": {"destroyer": "1 artillery"}},
    ).plays(0, "research", "research oil-2")
    assert table.cargo("NSE") == {"destroyer": "1 artillery"}
