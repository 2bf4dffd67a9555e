"""A5.4-A5.6, A7.3, A7.4, A9.1  The ways of units as they are told: over land and water, closed or not, and how far."""

from typing import Any

import pytest

import parlour
from parlour.bots.random import playout
from parlour.games.attack_deluxe.move import direct
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.transport import reached
from tests.games.attack_deluxe.story import HOME, Story, world
from tests.proof import proves

MEX = {"MEX": "9 infantry"}


def ways(table: Story, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.nation(seat)["ways"]
    return found


@proves("A5.4")
def test_a_way_over_water_is_a_lane_or_an_anchor() -> None:
    regions = world(land=HOME).match.printed["regions"]
    assert regions["GER"]["crossings"]["GBR"] == [{"by": "anchor", "zones": ["NSE"]}]
    assert "FRA" not in regions["GER"]["crossings"]  # a land border is never closed
    kinds = {
        way["by"] for region in regions.values() for there in region.get("crossings", {}).values() for way in there
    }
    assert kinds == {"lane", "anchor"}
    assert regions["EUS"]["crossings"]["SPA"] == [{"by": "lane", "zones": ["WAT", "MAT"]}]


@proves("A7.4")
def test_planes_fly_over_three_land_borders() -> None:
    by_land = world(land=HOME).match.printed["regions"]["GER"]["by_land"]
    assert by_land["POL"] == 1 and {1, 2, 3} == set(by_land.values()) and "GBR" not in by_land


@proves("A5.6")
def test_ships_of_others_close_ways_and_it_is_told_whose() -> None:
    table = world(land={0: {"GER": "3 infantry"}, 1: MEX}, fleets={1: {"NSE": "1 destroyer"}})
    assert ways(table)["closed"] == {"GER": {"GBR": [1]}}
    assert table.match.view(1)["table"]["nations"][0]["ways"] == ways(table)  # ships lie open
    own = world(land={0: {"GER": "3 infantry"}, 1: MEX}, fleets={0: {"NSE": "1 destroyer"}})
    assert ways(own)["closed"] == {}


@proves("A7.3")
def test_tanks_reach_as_far_as_own_regions_lead() -> None:
    table = world(land={0: {"GER": "1 infantry 1 tank", "POL": "1 infantry"}, 1: MEX})
    tanks = ways(table)["tanks"]
    assert tanks.keys() == {"GER"}
    assert {"FRA", "ITA"} <= {*tanks["GER"]} and "WRU" in tanks["GER"] and "POL" not in tanks["GER"]
    assert "SPA" not in tanks["GER"]  # France is not theirs


@proves("A9.1", "A9.3")
def test_networks_are_regions_between_which_units_are_transported() -> None:
    land = {0: {"GER": "1 infantry", "POL": "1 infantry", "GBR": "1 infantry", "EBR": "1 infantry"}, 1: MEX}
    parts = ways(world(land=land))["networks"]
    assert sorted(sorted(map(sorted, part)) for part in parts) == [[["EBR"]], [["GBR", "GER", "POL"]]]
    closed = ways(world(land=land, fleets={1: {"NSE": "1 destroyer"}}))["networks"]
    assert sorted(sorted(map(sorted, part)) for part in closed) == [[["EBR"]], [["GBR"], ["GER", "POL"]]]


@pytest.mark.parametrize("seats", [3, 6])
def test_ways_that_are_told_are_those_of_the_rules(seats: int) -> None:
    land = [
        {"GER": "5 infantry", "GBR": "2 infantry"},
        {"MEX": "9 infantry", "EUS": "3 infantry"},
        {"SAF": "9 infantry"},
    ]
    words: dict[str, Any] = {
        "land": dict(enumerate([*land, {"EAU": "5 infantry"}, {"HON": "9 infantry"}, {"BUR": "9 tank"}]))
    }
    words = {"land": {seat: words["land"][seat] for seat in range(seats)}}
    fleets = {0: {"MAT": "2 destroyer"}, 1: {"NSE": "2 submarine", "BAL": "1 carrier"}, 2: {"WAT": "3 destroyer"}}
    match = world(seats=seats, **words, fleets=fleets, strict=False).match
    state, rng = match.state, parlour.seeded("ways")
    assert isinstance(state, World)
    shut = parts = 0
    for _ in range(30):
        playout(state, rng, 12)
        if state.over:
            break
        ids = state.kit.atlas.region_ids
        for seat, nation in enumerate(match.game.view(state, None)["nations"]):
            closed = state.enemy_zones(seat)
            for region in range(state.kit.atlas.first, state.kit.atlas.end):
                if state.owners[region] != seat:
                    continue
                told = nation["ways"]["closed"].get(ids[region], {})
                only_planes = [o for o in state.kit.atlas.ways[region] if direct(state, region, o, closed) == 1]
                assert [*told] == [ids[other] for other in only_planes]
                shut += len(told)
                who = reached(state, seat, region)
                group = next(part for part in nation["ways"]["networks"] if any(ids[region] in one for one in part))
                part = next(one for one in group if ids[region] in one)
                assert {*part} == {ids[other] for other in range(len(who)) if who[other] == 2}
                assert {id for one in group for id in one} == {ids[other] for other in range(len(who)) if who[other]}
                parts += 1
    assert shut and parts
