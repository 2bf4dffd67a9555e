"""What everybody sees."""

import json

import pytest

import parlour
from tests.games.vegas_showdown.story import CONNECTED, draws, ending, publicity, vegas


def test_view_names_the_question_and_the_seat() -> None:
    seen = vegas(dealer=1).match.view(2)
    assert (seen["game"], seen["you"], seen["seat"], seen["ply"]) == ("vegas-showdown", 2, 1, 0)
    assert (seen["over"], seen["winners"], seen["scores"]) == (False, [], [0, 0, 0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_seats_and_spectators_see_the_same_table(seat: int) -> None:
    match = parlour.start("vegas-showdown", seats=3, seed=2)
    assert match.view(seat)["table"] == match.view(None)["table"]


def test_view_shows_a_place_with_all_that_a_drawing_needs() -> None:
    table = vegas(choices={0: "premier-1 21"}, chooser=1, cash=[30, 30, 30])
    assert table.place("premier-1") == {
        "id": "premier-1",
        "tile": "fancy-slots",
        "minimum": 18,
        "bid": 21,
        "bidder": 0,
        "open_bids": [25, 29, 33, 37, 42, 47, 52, 57],
        "no_bids": False,
        "fresh": False,
        "forbidden_by": [],
        "next_minimum": 12,
        "left": None,
    }
    assert table.printed("places")["premier-1"]["name"] == "first premier space"
    assert table.printed("tiles")["fancy-slots"]["name"] == "Fancy Slots"
    assert (table.place("lounge-1")["left"], table.place("lounge-1")["minimum"]) == (7, None)


def test_view_shows_a_tile_on_a_sheet_with_all_that_a_drawing_needs() -> None:
    table = vegas(tiles={1: ["lounge a3", "fancy-lounge c2 270"]})
    assert table.tiles(1)[1] == {"mark": "B", "tile": "fancy-lounge", "cell": "c2", "turn": 270}
    tile = table.printed("tiles")["fancy-lounge"]
    assert (tile["name"], tile["colour"], tile["red"]) == ("Fancy Lounge", "green", True)
    assert (tile["turns"][3]["width"], tile["turns"][3]["height"]) == (1, 2)
    assert table.doors(1, 1) == ["c2 N", "c3 S", "c3 W"]


def test_view_shows_which_tiles_were_turned_up_in_this_round() -> None:
    table = draws("slot-tournament")
    assert [place["id"] for place in table.seen["places"] if place["fresh"]] == ["premier-1"]
    table.choose("publicity", "publicity", "publicity")
    assert not any(place["fresh"] for place in table.seen["places"])


def test_view_draws_a_sheet_as_text() -> None:
    table = vegas(tiles={0: CONNECTED})
    assert table.house(0)["sheet"] == [
        "· · · · · · ·",
        "· · · · · · ·",
        "A A B B C D D",
        "· · · · · · ·",
        "· · · · · · ·",
    ]
    assert table.house(0)["covered"] == 7
    assert table.house(0)["from_casino_entrance"] == ["a3", "b3", "c3", "d3", "e3", "f3", "g3"]


def test_view_shows_the_auction_that_is_asked_about() -> None:
    table = vegas().plays(0, "bid restaurant-1")
    assert table.seen["bidding"] == {"seat": 0, "place": "restaurant-1", "amounts": [15, 18]}
    assert vegas().seen["bidding"] is None


def test_view_shows_where_a_tile_may_lie_and_how() -> None:
    table = publicity("lounge", [])
    assert table.seen["placing"] is None
    table.plays(0, "place lounge")
    assert table.seen["placing"] == {
        "seat": 0, "tile": "lounge", "cells": ["a2", "g2", "a3", "f3", "g3"], "cell": None, "turns": []
    }  # fmt: skip
    table.plays(0, "at a3")
    assert table.seen["placing"] == {"seat": 0, "tile": "lounge", "cells": ["a3"], "cell": "a3", "turns": [0, 90]}


def test_view_shows_what_each_seat_would_score_and_its_income() -> None:
    table = vegas(cash=[25, 0, 0], tiles={0: CONNECTED}, events=["holiday-weekend"])
    assert table.points(0) == {"connection": 3, "population": 3, "revenue": 5, "cash": 2}
    assert table.house(0)["income"] == 6 + 5


def test_view_keeps_the_final_scoring() -> None:
    table = ending(cash=[25, 0, 0])
    assert (table.points(0)["cash"], table.cash[0]) == (2, 5)
    seen = table.match.view(None)
    assert (seen["over"], seen["winners"], seen["seat"]) == (True, [0], None)


def test_every_move_points_at_what_stands_for_it() -> None:
    """Targets name things that the view has, so that a page can light them."""
    match = parlour.start("vegas-showdown", seats=4, seed=3)
    rng = parlour.seeded("targets")
    kinds = set()
    while not match.over:
        seen = match.view(None)["table"]
        known = {f"place:{place['id']}" for place in seen["places"]}
        known |= {f"amount:{place['id']}:{amount}" for place in seen["places"] for amount in place["open_bids"]}
        known |= {f"stack:{stack['id']}" for stack in seen["stacks"]} | {"action:publicity", "action:renovate"}
        if seen["placing"]:
            seat, cells, turns = seen["placing"]["seat"], seen["placing"]["cells"], seen["placing"]["turns"]
            known |= {f"cell:{seat}:{cell}" for cell in cells}
            known |= {f"turn:{seat}:{cell}:{turn}" for cell in cells for turn in turns}
        for seat, house in enumerate(seen["houses"]):
            known |= {f"tile:{seat}:{tile['cell']}" for tile in house["tiles"]}
            known |= {f"reserve:{seat}:{tile}" for tile in house["reserve"]}
        for move in match.moves():
            assert set(move.targets) <= known, move
            assert move.targets or move.verb in ("pass", "done", "call-off", "begin-again"), move
            kinds |= {target.partition(":")[0] for target in move.targets}
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert {"action", "place", "amount", "cell", "turn", "tile", "reserve"} <= kinds


@pytest.mark.parametrize("seats", [3, 5])
def test_views_are_plain_data_all_through_a_match(seats: int) -> None:
    match = parlour.start("vegas-showdown", seats=seats, seed=seats)
    rng = parlour.seeded("views")
    while not match.over and match.ply < 150:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].notation)
        seen = match.view(None)
        assert json.loads(json.dumps(seen)) == seen


def test_counters_are_what_the_tiles_say_all_through_a_match() -> None:
    match = parlour.start("vegas-showdown", seats=4, seed=5)
    rng = parlour.seeded("counters")
    while not match.over:
        seen = match.view(None)["table"]
        kinds = match.printed["tiles"]
        for house in seen["houses"]:
            for counter, first in (("population", 8), ("revenue", 5)):
                assert house[counter] == first + sum(kinds[tile["tile"]][counter] for tile in house["tiles"])
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
