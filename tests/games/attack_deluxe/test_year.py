"""A4  The year, and A13  oil and Burn."""

import pytest

from tests.games.attack_deluxe.story import HOME, world
from tests.proof import proves


@proves("A4.1", "A4.2")
def test_everybody_acts_once_a_season_or_passes() -> None:
    table = world(land=HOME, seats=3)
    for season in ("spring", "summer", "autumn"):
        for seat in range(3):
            assert (table.seen["season"], table.asked) == (season, seat)
            table.plays(seat, "pass")
    assert (table.seen["year"], table.seen["season"]) == (2, "spring")  # in Winter nobody had oil to burn


@proves("A4.2")
def test_an_action_is_marked() -> None:
    table = world(land=HOME).plays(0, "build", "done")
    assert table.nation(0)["actions"] == ["build"]


@proves("A4.2", "A3.16")
def test_turn_order_follows_the_direction() -> None:
    table = world(seats=3, direction="counterclockwise", start=0, turn=0)
    assert table.plays(0, "pass").asked == 2


@proves("A4.3", "A13.1")
def test_winter_is_for_those_who_burn() -> None:
    table = world(step="burn", land=HOME, oil=[5, 0], oil_markers=["MEX"])
    assert table.moves == ["no burn", "burn oil"]
    table.plays(0, "burn oil")
    assert table.question == "ChooseAction" and table.certificates(0) == (0, 0)
    table.plays(0, "pass")
    assert table.moves == ["no burn", "burn MEX"]
    assert "needs 5 more oil · A13.1" in table.refusal("burn oil")


@proves("A4.4")
def test_there_are_seven_actions_and_burn_is_none_of_them() -> None:
    table = world(land={0: {"GER": "9 infantry", "POL": "2 infantry"}, 1: HOME[1]}, docked={"GER": "1 destroyer"})
    assert table.moves == ["pass", "move", "blitz", "navigate", "transport", "negotiate", "build", "research"]


@proves("A4.5")
def test_no_action_twice_a_year_but_negotiate() -> None:
    words = {"land": HOME, "season": "summer", "used": {0: ["move", "negotiate", "build"]}}
    table = world(**words)
    assert "you have taken it in this year · A4.5" in table.refusal("move")
    assert "negotiate" in table.moves and "build" not in table.moves
    assert "move" in world(**words, options={"repeatActions": "on"}).moves


@proves("A4.5")
def test_winter_counts_too() -> None:
    table = world(step="burn", land=HOME, oil=[5, 0], used={0: ["build"]}).plays(0, "burn oil")
    assert "A4.5" in table.refusal("build")


@proves("A4.6")
def test_who_did_not_build_gets_income_at_the_end_of_the_year() -> None:
    table = world(
        step="year-end",
        land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: HOME[1]},
        levels={0: {"factories": 2, "population": 2}},
        oil_markers=["GER"],
        used={1: ["build"]},
    )
    assert table.certificates(0) == (4, 1)  # nothing for Factories
    assert table.certificates(1) == (0, 0)


@proves("A4.7")
def test_markers_are_cleared_and_the_year_goes_on() -> None:
    table = world(step="year-end", used={0: ["move", "blitz"]})
    assert (table.seen["year"], table.seen["season"]) == (2, "spring")
    assert table.nation(0)["actions"] == []


@proves("A4.8")
@pytest.mark.parametrize(("option", "asked"), [("fixed", 0), ("rotate", 1)])
def test_who_starts_the_next_year(option: str, asked: int) -> None:
    assert world(step="year-end", seats=3, start=0, options={"startPlayer": option}).asked == asked


# ---------------------------------------------------------------------- oil


@proves("A13.1", "A13.5")
def test_a_marker_that_is_burnt_goes_back_to_the_supply() -> None:
    table = world(step="burn", land=HOME, oil_markers=["GER"])
    assert table.seen["oil_markers"] == 39
    table.plays(0, "burn GER")
    assert not table.region("GER")["oil"] and table.seen["oil_markers"] == 40


@proves("A13.2")
def test_burn_takes_no_action_marker_but_its_action_does() -> None:
    table = world(step="burn", land=HOME, oil_markers=["GER"]).plays(0, "burn GER")
    assert table.nation(0)["actions"] == []
    table.plays(0, "build")
    assert table.nation(0)["actions"] == ["build"]


@proves("A13.3")
def test_a_marker_works_for_the_new_owner() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}},
        attack={"POL": "1 infantry"},
        oil_markers=["POL"],
        rolls="blank infantry",
        turn=0,
    )
    assert table.owner("POL") == 0
    table.plays(1, "pass").plays(0, "build")
    assert table.certificates(0) == (2, 1)


@proves("A13.4")
def test_a_marker_goes_where_there_is_none() -> None:
    land = {0: {"GER": "2 infantry", "POL": "3 tank"}, 1: HOME[1]}
    table = world(land=land, oil_markers=["POL"]).plays(0, "research")
    assert table.region("GER")["oil"]  # the only place


@proves("A13.4")
def test_without_a_marker_or_a_free_region_none_is_placed() -> None:
    table = world(land={0: {"GER": "9 tank"}, 1: HOME[1]}, oil_markers=["GER"]).plays(0, "research")
    assert table.asked == 1 and table.nation(0)["levels"]["oil"] == 1
    empty = world(land={0: {"GER": "9 tank"}, 1: HOME[1]}, overrides={"numbers.oil_markers": 0})
    assert empty.plays(0, "research").asked == 1


@proves("A13.4")
def test_two_markers_go_to_two_regions() -> None:
    land = {0: {"GER": "5 infantry 3 tank 2 plane", "POL": "1 infantry", "FRA": "1 infantry"}, 1: HOME[1]}
    table = world(land=land, levels={0: {"oil": 2}}).plays(0, "research", "research oil-3")
    table.plays(0, "oil POL")
    assert table.moves == ["oil FRA", "oil GER"]
    assert "it has an oil marker already" in table.refusal("oil POL")
    assert "not yours" in table.refusal("oil MEX")
