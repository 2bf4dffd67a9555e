"""What a seat and a spectator see."""

import json

import pytest

import parlour
from tests.games.city_of_iron.story import begun, iron


def test_a_track_shows_counts_places_and_points() -> None:
    table = iron(seats=3, buildings={0: {"home": ["mine"]}}, towns={1: ["ironford"]})
    ore = table.seen["goods"][3]
    assert (ore["id"], ore["counts"], ore["places"], ore["vp"]) == ("ore", [1, 2, 0], [2, 1, None], [1, 3, 0])


def test_prices_are_those_of_the_one_who_looks() -> None:
    table = iron(row=["mine"], mastered={1: ["mine"]}, cheaper=1)
    assert [table.sees(seat)["row"][0]["science_price"] for seat in (0, 1, None)] == [1, 0, 1]
    assert [table.sees(seat)["row"][0]["price"] for seat in (0, 1, None)] == [3, 4, 4]


def test_the_deck_shows_what_comes_next_and_how_much_is_left() -> None:
    assert iron().seen["deck"] == {"next": "A", "left": 42}
    assert iron(left={"A": 0}, score_cards=["A"]).seen["deck"] == {"next": "B", "left": 26}
    assert begun(4).view(None)["table"]["deck"] == {"next": "A", "left": 47}


def test_a_nation_shows_what_it_will_gain() -> None:
    table = iron(buildings={0: {"home": ["mine", "academy", "inn", "barracks", "watchtower"]}})
    seen = table.nation(0)
    assert (seen["income"], seen["leader_coins"], seen["science_icons"]) == (3, 1, 1)
    assert (seen["citizen_draws"], seen["military_draws"], seen["eyes"], seen["building_vp"]) == (2, 1, 1, 1)
    assert seen["bonus_counts"] == {"coins": 7, "distance": 0, "buildings": 5, "cards": 4, "towns": 0}


def test_before_nations_are_chosen_nobody_has_one() -> None:
    seen = parlour.start("city-of-iron", seats=3).view(0)["table"]
    assert [nation["nation"] for nation in seen["nations"]] == [None, None, None]
    assert all(nation["cities"] == [] for nation in seen["nations"])
    assert seen["phase"] == "setup"


def test_targets_name_places_that_the_view_shows() -> None:
    table = iron(hand={0: ["banker", "rifle-company", "guide"]}, row=["inn"], stored={0: ["barracks"]},
                 stacks={1: ["turnip-cross"]})  # fmt: skip
    marks = {move.notation: list(move.targets) for move in table.match.moves()}
    assert marks["build inn 1"] == ["row:0"]
    assert marks["build stored barracks"] == ["stored:0:barracks"]
    assert marks["play banker"] == ["card:0:banker"]
    assert marks["attack turnip-cross"] == ["town:turnip-cross"]
    assert marks["draw citizen"] == ["deck:0:citizen"]
    table.plays(0, "play banker").taxes(1).plays(0, "build inn 1")
    assert table.built(0) == {"fields-of-arc": ["inn"]}


def test_cards_in_use_are_seen_by_all() -> None:
    table = iron(hand={0: ["mayor", "scholar", "banker"]}).plays(0, "play mayor")
    assert list(table.sees(1)["in_use"]) == ["mayor"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_plain_data_all_through_a_match(seats: int) -> None:
    match = begun(seats, seats)
    rng = parlour.seeded("views")
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].notation)
        if match.ply % 5 == 0:
            for seat in (None, *range(seats)):
                seen = match.view(seat)
                assert json.loads(json.dumps(seen)) == seen
