"""A8  Navigate."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import Story, world
from tests.proof import proves

GER, MEX = {"GER": "5 infantry"}, {"MEX": "5 infantry"}


def sailor(land: dict[str, str] | None = None, **words: Any) -> Story:
    """Seat 0 takes a Navigate."""
    return world(**{"land": {0: land or GER, 1: MEX}, **words}).plays(0, "navigate")


@proves("A8.1")
def test_steps_go_from_coast_to_zone_to_zone_to_coast() -> None:
    table = sailor({"GER": "5 infantry", "GBR": "1 infantry"}, docked={"GER": "1 submarine"}).plays(0, "ships GER")
    assert table.moves == ["stop", "sail NSE", "sail BAL"]
    assert "it is more than one step from Germany" in table.refusal("sail MED")
    table.plays(0, "sail NSE")
    assert table.moves == ["stop", "sail NAT", "sail MAT", "sail BAL", "dock GBR", "dock GER"]
    assert "this coastline is not yours · A8.1" in table.refusal("dock FRA")
    table.plays(0, "stop")
    assert table.owner("NSE") == 0


@proves("A8.1")
def test_a_ship_has_three_steps() -> None:
    table = sailor({"GER": "1 infantry"}, docked={"GER": "1 submarine"})
    table.plays(0, "ships GER", "sail NSE", "sail NAT", "sail MAT")
    # nothing is left to do but to stop, which the ship does by itself
    assert table.owner("MAT") == 0


@proves("A8.2", "A8.10")
def test_docking_ends_the_move_and_lands_all_cargo() -> None:
    table = sailor(
        {"GER": "5 infantry", "GBR": "1 infantry"},
        fleets={0: {"NSE": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 tank"}},
        docked={"GER": "1 submarine"},
    )
    table.plays(0, "ships NSE", "dock GBR")
    assert table.question == "ChooseFleet"
    assert table.ships("GBR") == "1 destroyer" and table.region("GBR")["arrived"] == {"tank": 1}
    assert "the ships there have sailed already" in table.refusal("ships GBR")


@proves("A8.3")
@pytest.mark.parametrize(("region", "sea", "other"), [("EGY", "MED", "RED"), ("PAN", "EPA", "CAR")])
def test_ships_pass_the_canals_of_their_owner(region: str, sea: str, other: str) -> None:
    table = world(
        land={0: {"GER": "1 infantry", region: "1 infantry"}, 1: MEX},
        fleets={0: {sea: "1 destroyer"}},
        cargo={sea: {"destroyer": "1 infantry"}},
    )
    table.plays(0, "navigate", f"ships {sea}", f"dock {region}", f"sail {other}", "stop", "done")
    assert table.owner(other) == 0 and table.cargo(other) == {"destroyer": "1 infantry"}


@proves("A8.4")
def test_enemy_ships_end_the_move_and_fight() -> None:
    table = sailor(docked={"GER": "1 battleship"}, fleets={1: {"NSE": "1 destroyer"}}, rolls="blank battleship").plays(
        0, "ships GER", "sail NSE"
    )
    assert table.owner("NSE") == 0 and table.ships("NSE") == "1 battleship"
    assert table.told("navy_battle")[0]["defenders"] == {"destroyer": 1}


@proves("A8.5")
def test_units_embark_from_the_coast_or_from_a_bordering_region() -> None:
    table = sailor({"GER": "3 infantry", "FRA": "2 tank"}, docked={"GER": "2 destroyer 1 carrier"})
    table.plays(0, "ships GER", "all", "embark GER", "infantry on destroyer", "sail NSE")
    assert {"embark FRA", "embark GER"} <= set(table.moves)
    table.plays(0, "embark FRA", "tank on carrier", "stop", "done")
    assert table.cargo("NSE") == {"destroyer": "1 infantry", "carrier": "1 tank"}
    assert (table.army("GER"), table.army("FRA")) == ("2 infantry", "1 tank")


@proves("A8.6")
def test_destroyers_carriers_and_battleships_carry_one_unit() -> None:
    table = sailor(docked={"GER": "1 submarine 1 destroyer 1 battleship"}).plays(0, "ships GER", "all", "embark GER")
    assert table.moves == ["infantry on destroyer", "infantry on battleship"]
    assert "no Carrier has room · A8.6" in table.refusal("infantry on carrier")
    table.plays(0, "infantry on destroyer", "embark GER")  # the battleship is left
    assert "the ships cannot carry more · A8.6" in table.refusal("embark GER")


@proves("A8.7")
def test_a_unit_that_has_landed_does_not_embark_again() -> None:
    table = sailor(
        {"GER": "3 infantry", "GBR": "1 infantry"},
        fleets={0: {"NSE": "1 destroyer", "NAT": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 tank"}},
    ).plays(0, "ships NSE", "dock GBR", "ships NAT", "embark GBR")
    assert table.question == "Sail"  # the infantry went, for the tank keeps the region
    assert table.region("GBR")["arrived"] == {"tank": 1} and table.army("GBR") == "nobody"


@proves("A8.5", "A5.2")
def test_the_last_unit_does_not_embark() -> None:
    table = sailor({"GER": "1 infantry"}, docked={"GER": "1 destroyer"}).plays(0, "ships GER", "sail NSE")
    assert "the last unit must stay · A5.2" in table.refusal("embark GER")


@proves("A8.8")
def test_all_ships_move_before_the_battles() -> None:
    table = sailor(
        docked={"GER": "2 battleship"},
        fleets={1: {"NSE": "1 destroyer", "BAL": "1 destroyer"}},
        rolls="blank battleship blank battleship",
    )
    table.plays(0, "ships GER", "1 battleship", "sail NSE")
    assert table.told("battle") == []
    table.plays(0, "ships GER", "sail BAL")
    assert table.moves == ["fight NSE", "fight BAL"]
    assert "A8.4" in table.refusal("fight MED")
    table.plays(0, "fight BAL")
    assert (table.owner("NSE"), table.owner("BAL")) == (0, 0)


@proves("A8.9")
def test_cargo_lands_in_any_bordering_region_or_stays_aboard() -> None:
    table = sailor(
        {"GER": "3 infantry", "SCA": "1 infantry"},
        fleets={0: {"NSE": "2 destroyer"}},
        cargo={"NSE": {"destroyer": "1 infantry 1 tank"}},
    ).plays(0, "done", "land NSE")
    assert table.moves == ["in GBR", "in FRA", "in GER", "in SCA"]
    assert "it does not border North Sea" in table.refusal("in POL")
    table.plays(0, "in SCA", "1 tank", "go", "done")
    assert table.army("SCA") == "1 infantry 1 tank"
    assert table.cargo("NSE") == {"destroyer": "1 infantry"}


@proves("A8.11")
def test_cargo_that_lands_in_hostile_ground_fights_alone() -> None:
    table = sailor(
        {"GER": "3 infantry"},
        fleets={0: {"NSE": "2 destroyer"}},
        cargo={"NSE": {"destroyer": "2 infantry"}},
        rolls="blank",
    ).plays(0, "done", "land NSE", "in FRA", "2 infantry")
    assert table.army("FRA") == "2 infantry" and table.army("GER") == "3 infantry"


@proves("A8.12")
def test_cargo_takes_no_part_in_a_navy_battle() -> None:
    table = sailor(
        fleets={0: {"NSE": "1 destroyer"}, 1: {"BAL": "1 destroyer"}},
        cargo={"NSE": {"destroyer": "1 plane"}},
        rolls="blank destroyer",  # one die each
    ).plays(0, "ships NSE", "sail BAL")
    assert table.owner("BAL") == 0 and table.cargo("BAL") == {"destroyer": "1 plane"}


@proves("A8.13")
def test_the_owner_says_which_cargo_goes_along() -> None:
    table = sailor(fleets={0: {"NSE": "3 destroyer"}}, cargo={"NSE": {"destroyer": "1 infantry 1 tank"}}).plays(
        0, "ships NSE", "1 destroyer"
    )
    assert table.moves == ["take 0 infantry on destroyer", "take 1 infantry on destroyer"]
    table.plays(0, "take 0 infantry on destroyer", "take 1 tank on destroyer", "sail BAL", "stop", "done", "done")
    assert table.cargo("BAL") == {"destroyer": "1 tank"}
    assert table.cargo("NSE") == {"destroyer": "1 infantry"}


@proves("A8.13")
def test_what_those_that_stay_cannot_carry_goes_along() -> None:
    table = sailor(fleets={0: {"NSE": "2 destroyer"}}, cargo={"NSE": {"destroyer": "1 infantry 1 tank"}})
    table.plays(0, "ships NSE", "1 destroyer", "take 0 infantry on destroyer")
    assert table.seen["sailing"]["cargo"] == {"destroyer": {"tank": 1}}


def test_one_who_has_no_ships_cannot_navigate() -> None:
    table = world(land={0: GER, 1: MEX})
    assert "you have no ships · A8.1" in table.refusal("navigate")
