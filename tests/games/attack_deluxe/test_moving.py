"""A5  Ground and water, A6  Move, A7  Blitz, A9  Transport."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import HOME, Story, world
from tests.proof import proves

MEX = {"MEX": "9 infantry"}


def mover(*regions: str, **words: Any) -> Story:
    """Seat 0 with these regions, `GER 3 infantry` each."""
    land = {text.split(" ", 1)[0]: text.split(" ", 1)[1] for text in regions}
    return world(**{"land": {0: land, 1: MEX}, **words})


@proves("A5.1")
def test_a_region_is_its_owners_until_another_wins_it() -> None:
    table = mover("GER 2 infantry", "POL 1 infantry")
    assert (table.owner("POL"), table.owner("MEX"), table.owner("FRA")) == (0, 1, None)
    table.plays(0, "pass").plays(1, "pass")
    assert table.owner("POL") == 0


@proves("A5.2")
def test_the_last_unit_stays() -> None:
    table = mover("GER 3 infantry", "POL 1 infantry").plays(0, "move")
    assert "the last unit must stay · A5.2" in table.refusal("from POL")
    table.plays(0, "from GER", "to POL")
    assert table.moves == ["1 infantry", "2 infantry"]


@proves("A5.2")
def test_who_has_come_lets_others_go() -> None:
    table = mover("GER 3 infantry", "POL 1 infantry").plays(0, "move", "from GER", "to POL", "1 infantry")
    table.plays(0, "from POL", "to WRU")  # the one who came keeps Poland
    assert table.question == "MoveFrom" and table.region("WRU")["arrived"] == {"infantry": 1}


@proves("A5.3")
def test_who_has_the_only_ships_controls_a_zone() -> None:
    table = world(land=HOME, fleets={1: {"NSE": "1 destroyer"}})
    assert (table.owner("NSE"), table.owner("BAL")) == (1, None)


@proves("A5.4")
def test_land_lanes_and_anchors_make_regions_adjacent() -> None:
    table = mover("GBR 3 infantry").plays(0, "move", "from GBR")
    # lanes to Quebec and Iceland, the North Sea anchor to France, Germany and Scandinavia
    assert table.moves == ["to QUE", "to ICE", "to FRA", "to GER", "to SCA"]
    assert "it is not adjacent to Great Britain · A5.4" in table.refusal("to SPA")


@proves("A5.5")
def test_without_lane_or_anchor_there_is_no_way_over_water() -> None:
    table = mover("GBR 3 infantry").plays(0, "move", "from GBR")
    assert "to SPA" not in table.moves  # both border the Mid-Atlantic, which has no anchor


@proves("A5.6")
def test_enemy_ships_close_water_to_all_but_planes() -> None:
    table = mover("GBR 3 infantry", fleets={1: {"NSE": "1 destroyer"}}).plays(0, "move", "from GBR")
    assert table.moves == ["to QUE", "to ICE"]
    assert "A5.6" in table.refusal("to FRA")
    planes = mover("GBR 3 infantry 2 plane", fleets={1: {"NSE": "1 destroyer"}}).plays(0, "move", "from GBR", "to FRA")
    assert planes.moves == ["1 plane", "2 plane"]
    assert "no Infantry can go" in planes.refusal("1 infantry")


@proves("A5.6")
def test_any_open_way_will_do() -> None:
    table = mover("GER 3 infantry", fleets={1: {"NSE": "1 destroyer", "BAL": "1 destroyer"}})
    table.plays(0, "move", "from GER")
    assert "to SCA" in table.moves  # by land
    assert "to GBR" not in table.moves
    two = mover("SCA 3 infantry", fleets={1: {"NSE": "1 destroyer"}}).plays(0, "move", "from SCA")
    assert "to GER" in two.moves  # the Baltic is open
    own = mover("GBR 3 infantry", fleets={0: {"NSE": "1 destroyer"}}).plays(0, "move", "from GBR")
    assert "to FRA" in own.moves


@proves("A5.6")
def test_an_island_whose_lanes_are_closed_cannot_be_left() -> None:
    table = mover("GBR 2 infantry", "MAD 3 infantry", fleets={1: {"WIN": "1 destroyer"}}).plays(0, "move")
    assert "the ways from there are closed · A5.6" in table.refusal("from MAD")


@proves("A5.7")
def test_neutral_and_enemy_regions_are_hostile() -> None:
    table = world(land={0: {"GER": "9 infantry"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}}).plays(0, "blitz")
    assert "target FRA" in table.moves and "target POL" in table.moves
    assert "it is your own · A5.7" in table.refusal("target GER")


@proves("A5.8")
def test_a_region_has_one_coastline_for_all_its_seas() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer"}).plays(0, "navigate", "ships GER")
    assert {"sail NSE", "sail BAL"} <= set(table.moves)


# ---------------------------------------------------------------------- Move


@proves("A6.1")
def test_a_unit_steps_once() -> None:
    table = mover("GER 4 infantry", "POL 1 infantry").plays(0, "move", "from GER", "to POL", "2 infantry")
    table.plays(0, "from POL", "to BLK")
    assert table.region("BLK")["arrived"] == {"infantry": 1}  # only the one who had not moved
    assert "the units there have moved already" in table.refusal("from POL")


@proves("A6.2")
def test_all_steps_come_before_all_battles_in_any_order() -> None:
    table = mover("GER 9 infantry", rolls="blank blank")
    table.plays(0, "move", "from GER", "to POL", "3 infantry", "from GER", "to FRA", "2 infantry")
    table.plays(0, "from GER", "to POL", "1 infantry")  # a second group
    assert table.owner("POL") is None
    table.plays(0, "done")
    assert table.moves == ["fight FRA", "fight POL"]
    assert "A6.3" in table.refusal("fight ITA")
    table.plays(0, "fight POL")
    assert (table.army("POL"), table.army("FRA")) == ("4 infantry", "2 infantry")


@proves("A6.3")
def test_ones_own_region_is_entered_in_peace() -> None:
    table = mover("GER 3 infantry", "POL 1 infantry").plays(0, "move", "from GER", "to POL", "2 infantry", "done")
    assert table.army("POL") == "3 infantry" and table.told("battle") == []


@proves("A6.4")
def test_units_aboard_do_not_move() -> None:
    table = mover("GER 1 infantry", fleets={0: {"NSE": "1 destroyer"}}, cargo={"NSE": {"destroyer": "1 infantry"}})
    assert "no unit of yours can move · A6.1" in table.refusal("move")


@proves("A6.5")
def test_the_railway_takes_some_units_two_regions() -> None:
    table = mover("GER 6 infantry", "POL 1 infantry", levels={0: {"rail": 1}}).plays(0, "move", "from GER")
    assert "to UKR" in table.moves and "to LIB" not in table.moves
    table.plays(0, "to UKR")
    assert table.moves == ["1 infantry", "2 infantry"]
    table.plays(0, "2 infantry", "from GER")
    assert "to UKR" not in table.moves  # the railway is used up


@proves("A6.5")
def test_the_railway_needs_two_land_borders_and_an_own_region_between() -> None:
    table = mover("GER 6 infantry", "GBR 1 infantry", levels={0: {"rail": 3}}).plays(0, "move", "from GER")
    assert "to UKR" not in table.moves  # Poland is not its own
    assert "to ICE" not in table.moves  # over water


# ---------------------------------------------------------------------- Blitz


@proves("A7.1")
def test_a_blitz_is_one_battle_for_one_region() -> None:
    table = mover("GER 5 infantry", "FRA 3 infantry", rolls="blank").plays(0, "blitz", "target ITA")
    table.plays(0, "from GER", "4 infantry", "from FRA", "1 infantry")
    table.plays(0, "done")
    assert table.army("ITA") == "5 infantry" and len(table.told("conquer")) == 1


@proves("A7.2")
def test_infantry_and_artillery_join_from_next_door_only() -> None:
    table = mover("GER 5 infantry", "SPA 3 infantry 2 artillery", "FRA 1 infantry").plays(0, "blitz", "target POL")
    assert table.question == "PickJoiners"  # only Germany has units that reach
    assert table.moves == [f"{number} infantry" for number in range(1, 5)]


@proves("A7.3")
def test_tanks_come_through_own_regions_from_three_borders_away() -> None:
    words = ("SPA 2 infantry 3 tank", "FRA 1 infantry", "GER 1 infantry")
    table = mover(*words).plays(0, "blitz", "target POL")
    assert table.moves == ["1 tank", "2 tank", "3 tank"]
    cut = mover("SPA 2 infantry 3 tank", "GER 1 infantry", "ITA 3 infantry").plays(0, "blitz")
    assert "no unit could join over land · A7.5" in cut.refusal("target POL")  # France is not its own
    far = mover("SPA 2 infantry 3 tank", "FRA 1 infantry", "GER 1 infantry", "POL 3 infantry", "BLK 3 infantry")
    assert "no unit there reaches the target · A7.3" in far.plays(0, "blitz", "target UKR").refusal("from SPA")


@proves("A7.3")
def test_four_borders_are_too_far_for_tanks() -> None:
    table = mover("SPA 2 infantry 3 tank", "FRA 1 infantry", "GER 1 infantry", "POL 1 infantry").plays(0, "blitz")
    assert "target UKR" not in table.moves and "target BLK" in table.moves


@proves("A7.4")
def test_planes_come_over_any_regions() -> None:
    table = mover("SPA 2 infantry 3 plane").plays(0, "blitz")
    assert {"target POL", "target GER"} <= set(table.moves) and "target UKR" not in table.moves
    table.plays(0, "target POL")
    assert table.moves == ["1 plane", "2 plane", "3 plane"]


@proves("A7.5")
def test_water_does_not_help_and_somebody_must_join() -> None:
    table = mover("GBR 9 infantry 2 tank")
    assert "no hostile region is in reach over land · A7.5" in table.refusal("blitz")
    two = mover("GER 5 infantry", "FRA 3 infantry").plays(0, "blitz", "target ITA")
    assert "at least one unit must join · A7.5" in two.refusal("done")


# ---------------------------------------------------------------------- Transport


@proves("A9.1")
def test_units_go_as_far_as_own_regions_reach() -> None:
    table = mover("SPA 4 infantry", "FRA 1 infantry", "GBR 1 infantry", "QUE 1 infantry", "CHI 1 infantry")
    table.plays(0, "transport", "from SPA")
    assert table.moves == ["to QUE", "to GBR", "to FRA"]  # by land, an anchor and a lane
    table.plays(0, "to QUE", "3 infantry", "done")
    assert table.army("QUE") == "4 infantry"


@proves("A9.2")
def test_transport_never_passes_other_ground() -> None:
    table = mover("SPA 4 infantry", "FRA 1 infantry", "POL 1 infantry").plays(0, "transport", "from SPA")
    assert table.question == "PickFreight"  # France alone can be reached
    two = mover("SPA 4 infantry", "FRA 1 infantry", "GBR 1 infantry", "POL 1 infantry")
    two.plays(0, "transport", "from SPA")
    assert "no way through your own regions · A9.2" in two.refusal("to POL")
    assert "this region is not yours · A9.1" in two.refusal("to MEX")
    assert "no other region of yours can be reached" in mover(
        "SPA 4 infantry", "FRA 1 infantry", "CHI 3 infantry"
    ).plays(0, "transport").refusal("from CHI")


@proves("A9.3")
def test_closed_water_is_closed_to_transport() -> None:
    fleets = {1: {"NSE": "1 destroyer", "NAT": "1 destroyer"}}
    table = mover("FRA 4 infantry 1 plane", "GBR 1 infantry", "SPA 1 infantry", fleets=fleets)
    table.plays(0, "transport", "from FRA", "to GBR")
    assert table.asked == 0 and table.region("GBR")["arrived"] == {"plane": 1}  # the plane was the only one


@proves("A9.4")
def test_five_units_go_and_none_twice() -> None:
    table = mover("SPA 9 infantry", "FRA 1 infantry").plays(0, "transport", "from SPA")
    assert table.moves[-1] == "5 infantry"
    table.plays(0, "3 infantry")
    assert "the units there have moved already" not in table.refusal("from MEX")
    table.plays(0, "from SPA")
    assert table.moves == ["1 infantry", "2 infantry"]
    table.plays(0, "2 infantry")
    assert table.asked == 1 and table.army("FRA") == "6 infantry"


@proves("A9.4")
def test_a_unit_that_went_does_not_go_again() -> None:
    table = mover("SPA 3 infantry", "FRA 1 infantry", "GER 1 infantry").plays(0, "transport", "from SPA")
    table.plays(0, "to FRA", "2 infantry", "from FRA")
    assert table.question == "TransportTo"
    table.plays(0, "to GER")
    assert table.region("GER")["arrived"] == {"infantry": 1}


@proves("A9.5")
@pytest.mark.parametrize("after", [False, True])
def test_rail_four_adds_a_transport_once_a_year(after: bool) -> None:
    table = mover("SPA 5 infantry", "FRA 1 infantry", levels={0: {"rail": 4}}).plays(0, "build")
    if after:
        table.plays(0, "no transport", "done")
    assert table.moves == ["no transport", "transport"]
    table.plays(0, "transport", "from SPA", "4 infantry", "done")
    if not after:
        table.plays(0, "done")
    assert table.army("FRA") == "5 infantry"
    assert table.nation(0)["actions"] == ["build"]
    table.plays(1, "pass").plays(0, "negotiate")
    assert table.question == "ChooseNeutral"  # not twice
