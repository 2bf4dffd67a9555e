"""I1  Aim and words."""

import pytest

import parlour
from tests.games.city_of_iron.story import FULL, iron
from tests.proof import proves


@proves("I1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(parlour.BadSetup, match="for 2 to 4 players"):
        parlour.start("city-of-iron", seats=seats)


@proves("I1.1")
def test_there_are_four_nations_to_lead() -> None:
    moves = parlour.start("city-of-iron", seats=2).moves()
    assert [move.label for move in moves] == [
        "City-State of Arc",
        "Scholars of Cresaria",
        "Hog Republic",
        "Toad Inventors of Om",
    ]


@proves("I1.2")
def test_after_seven_rounds_the_most_points_win() -> None:
    table = iron(step="winter", round=7, vp=[1, 30], coins=[0, 0])
    assert not table.over
    table = iron(step="winter", round=8, vp=[1, 30], coins=[0, 0])
    assert (table.over, table.winners) == (True, [1])


@proves("I1.3")
def test_a_tie_goes_to_coins_then_to_buildings_and_then_is_shared() -> None:
    even = {"step": "end", "seats": 3, "coins": [4, 4, 4], "citizen_deck": {2: ["scholar"]}}
    built = {seat: {"home": ["inn"]} for seat in (0, 1)}
    shared = iron(**even, vp=[0, 0, 0], buildings=built)
    assert shared.vp == [6, 6, 2]
    assert shared.winners == [0, 1]
    coins = iron(**{**even, "coins": [4, 5, 4]}, vp=[2, 0, 0], buildings=built)
    assert (coins.vp[:2], coins.winners) == ([6, 6], [1])
    buildings = iron(**even, vp=[2, 0, 0], buildings={1: {"home": ["inn"]}})
    assert (buildings.vp[:2], buildings.winners) == ([6, 6], [1])


@proves("I1.4")
def test_a_good_is_counted_on_buildings_and_towns_together() -> None:
    table = iron(buildings={0: {"home": ["turnip-farm", "turnip-farm"]}}, towns={0: ["turnip-cross"]})
    assert table.goods(0) == {"turnips": 4}
    assert table.goods(1) == {}


@proves("I1.4")
def test_goods_are_never_spent() -> None:
    table = iron(buildings={0: {"home": ["mine"]}}, row=["turnip-farm"], coins=[9, 0])
    table.plays(0, "build turnip-farm 1")
    assert table.goods(0) == {"turnips": 1, "ore": 1}


@proves("I1.5")
def test_everybody_begins_with_no_goods_and_no_count_can_pass_fifteen() -> None:
    game = parlour.find_game("city-of-iron")
    assert all(not nation["goods"] for nation in parlour.start("city-of-iron").view(None)["table"]["nations"])
    for good in game.content.table("goods"):
        buildings = sum(sum(b["copies"]) * b.get(good, 0) for b in game.content.table("buildings").values())
        towns = sum(town.get(good, 0) for town in game.content.table("towns").values())
        assert 0 < buildings + towns <= 15


@proves("I1.6")
def test_income_is_two_and_one_more_for_each_producing_building_and_town() -> None:
    table = iron(
        buildings={0: {"home": ["grand-bazaar", "turnip-farm", "academy"]}}, towns={0: ["turnip-cross", "ironford"]},
        seats=3,
    )  # fmt: skip
    assert table.income == [2 + 2 + 2, 2, 2]


@proves("I1.6")
def test_income_falls_when_its_source_is_lost() -> None:
    table = iron(buildings={0: {"home": FULL}}, row=["inn"], coins=[9, 0])
    assert table.income[0] == 7
    table.plays(0, "build inn 1", "at fields-of-arc over moss-cellar")
    assert table.income[0] == 6


@proves("I1.7")
def test_points_can_fall_below_nothing_and_coins_never_run_out() -> None:
    stored = ["inn", "inn", "academy", "barracks", "mine", "watchtower", "academy", "moss-cellar", "mine", "barracks"]
    table = iron(step="end", stored={0: stored}, coins=[0, 10_000])
    assert table.vp[0] < 0
    assert table.coins[1] == 10_000


@proves("I1.8")
def test_the_text_of_a_card_wins() -> None:
    table = iron(hand={0: ["engineer"]}, row=["srika-pasture"], coins=[3, 0])
    assert "build srika-pasture 1" not in table.moves  # its science is missing
    table.plays(0, "play engineer")
    assert table.built(0) == {"fields-of-arc": ["srika-pasture"]}
