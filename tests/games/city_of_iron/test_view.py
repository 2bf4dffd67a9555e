"""What a seat and a spectator see."""

import json
from typing import Any

import pytest

import parlour
from tests.games.city_of_iron.story import begun, iron
from tests.proof import proves


def test_a_track_shows_counts_places_and_points() -> None:
    table = iron(seats=3, buildings={0: {"home": ["mine"]}}, towns={1: ["ironford"]})
    ore = table.seen["goods"][3]
    assert (ore["id"], ore["counts"], ore["places"], ore["vp"]) == ("ore", [1, 2, 0], [2, 1, None], [1, 3, 0])


def test_prices_are_those_of_the_one_who_looks() -> None:
    table = iron(row=["mine"], mastered={1: ["mine"]}, cheaper=1)
    assert [table.sees(seat)["row"][0]["science_price"] for seat in (0, 1, None)] == [1, 0, None]
    assert [table.sees(seat)["row"][0]["price"] for seat in (0, 1, None)] == [3, 4, None]


def test_the_deck_shows_what_comes_next_and_how_much_is_left() -> None:
    full = {"A": 16, "B": 14, "C": 12, "discards": 0}
    assert iron().seen["deck"] == {"next": "A", "left": 42, "decks": full}
    assert iron(left={"A": 0}, score_cards=["A"]).seen["deck"] == {"next": "B", "left": 26, "decks": {**full, "A": 0}}
    assert begun(4).view(None)["table"]["deck"]["left"] == 47


@pytest.mark.parametrize(
    ("words", "next", "left"),
    [
        ({"round": 3}, "A", 42),
        ({"round": 4}, "B", 26),  # what is left of A is discarded before the row is filled
        ({"round": 4, "step": "winter"}, "B", 26),  # the next autumn is that of round 4
        ({"round": 6}, "C", 12),
        ({"round": 3, "left": {"A": 0}}, "B", 26),  # only the score card of A lies there
        ({"round": 6, "left": {"C": 0}}, "discards", 0),
    ],
)
def test_the_next_deck_is_the_one_of_the_round(words: dict[str, Any], next: str, left: int) -> None:
    deck = iron(**words).seen["deck"]
    assert (deck["next"], deck["left"]) == (next, left)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_building_comes_from_the_deck_that_was_shown(seats: int) -> None:
    match = begun(seats, f"deck {seats}")
    rng = parlour.seeded("decks")
    buildings = match.state.box.content.table("buildings")
    filled = set()
    while not match.over:
        shown, told = match.view(None)["table"]["deck"], len(match.journal())
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        for entry in match.journal()[told:]:
            if entry.kind == "row_fill" and shown["left"]:
                first = buildings[entry.fields["buildings"][0]]["deck"]
                assert shown["next"] in (first, "discards")
                filled.add(shown["next"])
    assert {"A", "B", "C"} <= filled


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
    assert marks["build stored barracks"] == ["stored:0:barracks:0"]
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


@proves("I4.2", "I4.6", "I4.7")
def test_a_slot_says_what_a_bid_for_it_would_bring() -> None:
    """The further right, the earlier; slot 1 brings a coin, slot 5 costs five, and more than all coins nobody pays."""
    table = iron(seats=3, step="spring", bid_track=[2, 0, 1], coins=[9, 3, 9]).plays(2, "slot 4")
    bids = {slot["id"]: slot["bid"] for slot in table.seen["turn_track"]}
    slots = table.match.printed["slots"]
    assert bids["4"] is None  # a cube lies there
    assert bids["1"] == {"order": [2, 0], "coins": 9 + slots["1"]["gain"] - slots["1"]["cost"]}
    assert bids["5"] == {"order": [0, 2], "coins": 9 - slots["5"]["cost"]}
    table.plays(0, "slot 1")
    assert table.seen["turn_track"][4]["bid"] == {"order": [1, 2, 0], "coins": 0}
    assert all(slot["bid"] is None for slot in iron().seen["turn_track"])


@proves("I12.1", "I12.2")
def test_in_winter_all_see_who_has_chosen_and_only_oneself_what_is_left() -> None:
    table = iron(step="winter", round=2, coins=[5, 5], seats=2)
    hammers = table.nation(0, 0)["symbols"]["hammers"]
    assert [nation["has_chosen"] for nation in table.seen["nations"]] == [False, False]
    assert [table.nation(0, viewer)["purse"] for viewer in (0, 1, None)] == [5, None, None]
    table.plays(0, "buy banker")
    assert (table.nation(0, 0)["purse"], table.nation(0, 0)["symbols"]["hammers"]) == (2, hammers + 1)
    assert [table.nation(0, viewer)["symbols"]["hammers"] for viewer in (1, None)] == [hammers, hammers]
    table.plays(0, "done")
    assert [nation["has_chosen"] for nation in table.seen["nations"]] == [True, False]
    table.plays(1, "done")
    assert [nation["has_chosen"] for nation in table.seen["nations"]] == [False, False]
    assert table.nation(0)["symbols"]["hammers"] == hammers + 1  # now all have seen it


def test_deck_c_is_on_also_where_nothing_is_left_of_the_others() -> None:
    table = iron(round=6, left={"A": 0, "B": 0}, score_cards=["A", "B"])
    assert (table.seen["deck"]["next"], table.seen["deck"]["left"]) == ("C", 12)
    assert table.seen["deck"]["decks"] == {"A": 0, "B": 0, "C": 12, "discards": 0}
