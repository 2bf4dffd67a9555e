"""I6  Building."""

import pytest

from tests.games.city_of_iron.story import FULL, iron
from tests.proof import proves

DUNES = {"cities": {0: {"red-dunes": ["civic"]}}}


@proves("I6.1")
def test_one_building_from_the_row_or_from_storage() -> None:
    table = iron(row=["inn", "academy"], stored={0: ["barracks"]}, coins=[20, 0])
    assert {"build inn 1", "build academy 2", "build stored barracks"} <= set(table.moves)
    table.plays(0, "build inn 1")
    assert (table.built(0), table.asked) == ({"fields-of-arc": ["inn"]}, 1)


@proves("I6.2")
def test_a_building_costs_coins_and_for_a_new_type_science() -> None:
    table = iron(row=["mine", "mine"], coins=[9, 0], science=[1, 0])
    table.plays(0, "build mine 1")
    assert (table.coins[0], table.science[0]) == (5, 0)
    table.taxes(1).plays(0, "build mine 1")
    assert (table.coins[0], table.science[0]) == (1, 0)


@proves("I6.2")
def test_what_is_missing_is_said() -> None:
    table = iron(row=["mine"], coins=[1, 0])
    assert "needs 3 more coins and 1 more science · I6.2" in table.refusal("build mine 1")


@proves("I6.3")
def test_science_stays_paid_when_the_building_is_gone() -> None:
    full = [*FULL[:4], "mine"]
    table = iron(buildings={0: {"home": full}}, row=["inn", "mine"], coins=[20, 0])
    table.plays(0, "build inn 1", "at fields-of-arc over mine").taxes(1)
    table.plays(0, "build mine 1", "at fields-of-arc over inn")
    assert table.science[0] == 0
    assert "mine" in table.nation(0)["mastered"]


@proves("I6.3")
def test_science_that_a_card_spared_counts_as_paid() -> None:
    table = iron(hand={0: ["engineer"]}, row=["srika-pasture", "srika-pasture"], coins=[9, 0])
    table.plays(0, "play engineer", "build srika-pasture 1").taxes(1).plays(0, "build srika-pasture 1")
    assert table.goods(0) == {"srika": 2}


@proves("I6.4")
def test_reductions_add_up_and_no_price_falls_below_nothing() -> None:
    table = iron(nations=["om", "arc"], hand={0: ["builder", "inventor", "architect"]}, row=["academy"], coins=[1, 0])
    table.plays(0, "play builder", "play inventor")
    assert table.sees(0)["row"][0]["price"] == 1
    table.plays(0, "play architect")
    assert (table.built(0), table.coins[0]) == ({"emerald-hills": ["academy"]}, 1)


@proves("I6.4")
def test_a_reduction_is_used_up_by_one_building() -> None:
    table = iron(hand={0: ["builder", "governor"]}, row=["inn", "inn"], coins=[5, 0])
    table.plays(0, "play builder", "play governor", "build inn 1", "build inn 1")
    assert table.coins[0] == 5 - 2 - 3


@proves("I6.4")
def test_a_reduction_ends_with_the_turn() -> None:
    table = iron(hand={0: ["builder"]}, row=["inn"], coins=[2, 9]).plays(0, "play builder", "tax")
    assert table.sees(1)["row"][0]["price"] == 3
    table.plays(1, "tax")
    assert (table.seen["cheaper"], table.sees(0)["row"][0]["price"]) == (0, 3)


@proves("I6.5")
def test_a_building_needs_its_land() -> None:
    table = iron(row=["salt-works"], coins=[9, 0], science=[9, 0])
    assert "none of your cities is on desert land · I6.5" in table.refusal("build salt-works 1")
    there = iron(row=["salt-works"], coins=[9, 0], science=[9, 0], **DUNES)
    there.plays(0, "build salt-works 1")
    assert there.built(0) == {"red-dunes": ["salt-works"]}


@proves("I6.5")
def test_a_building_without_a_land_type_stands_anywhere() -> None:
    table = iron(row=["inn"], coins=[9, 0], **DUNES).plays(0, "build inn 1")
    assert table.moves == ["at fields-of-arc", "at red-dunes"]
    mine = iron(row=["mine", "salt-works"], coins=[9, 0], science=[9, 0], **DUNES).plays(0, "build mine 1")
    assert mine.built(0) == {"fields-of-arc": ["mine"]}


@proves("I6.6")
def test_every_building_fills_one_space() -> None:
    table = iron(row=["grand-bazaar", "inn"], coins=[20, 0], science=[9, 0])
    table.plays(0, "build grand-bazaar 1").taxes(1).plays(0, "build inn 1")
    assert (table.city(0, "fields-of-arc")["room"], table.city(0, "fields-of-arc")["free"]) == (5, 3)


@proves("I6.7")
def test_in_a_full_city_a_building_makes_way() -> None:
    table = iron(buildings={0: {"home": FULL}}, row=["inn"], coins=[9, 0]).plays(0, "build inn 1")
    assert table.moves == ["at fields-of-arc over turnip-farm", "at fields-of-arc over moss-cellar"]
    assert "this city has no free space · I6.7" in table.refusal("at fields-of-arc")
    table.plays(0, "at fields-of-arc over moss-cellar")
    assert sorted(table.built(0)["fields-of-arc"]) == [
        "inn",
        "moss-cellar",
        "turnip-farm",
        "turnip-farm",
        "turnip-farm",
    ]


@proves("I6.7")
def test_in_a_city_with_a_free_space_nothing_is_demolished() -> None:
    table = iron(buildings={0: {"home": ["mine"]}}, row=["inn"], coins=[9, 0], **DUNES).plays(0, "build inn 1")
    assert table.moves == ["at fields-of-arc", "at red-dunes"]
    assert "has a free space, so nothing is demolished · I6.7" in table.refusal("at fields-of-arc over mine")


@proves("I6.8")
def test_what_is_demolished_is_discarded_and_gives_nothing_more() -> None:
    full = ["grand-bazaar", "inn", "academy", "war-college", "clock-tower"]
    for gone, key in (("inn", "citizen_draws"), ("academy", "science_icons"), ("war-college", "military_draws"),
                      ("clock-tower", "eyes"), ("grand-bazaar", "income"), ("clock-tower", "building_vp")):  # fmt: skip
        table = iron(buildings={0: {"home": full}}, row=["barracks"], coins=[9, 0], science=[9, 0])
        before = table.nation(0)[key]
        table.plays(0, "build barracks 1", f"at fields-of-arc over {gone}")
        gained = 1 if key == "military_draws" else 0
        assert table.nation(0)[key] < before + gained, gone
        assert table.scrap == [gone]
    assert table.goods(0) == {"turnips": 1, "moss": 1, "srika": 1, "ore": 1}


@proves("I6.9")
def test_a_new_building_counts_at_once() -> None:
    table = iron(row=["turnip-farm"]).plays(0, "build turnip-farm 1")
    assert (table.goods(0), table.income) == ({"turnips": 1}, [3, 2])
    assert table.seen["goods"][0]["counts"] == [1, 0]


@proves("I6.10")
@pytest.mark.parametrize("card", ["architect", "engineer", "governor"])
def test_a_card_that_builds_obeys_the_clauses_of_building(card: str) -> None:
    table = iron(hand={0: [card]}, row=["salt-works", "inn"], coins=[9, 0], science=[9, 0],
                 buildings={0: {"home": FULL}})  # fmt: skip
    table.plays(0, f"play {card}")
    if card == "governor":
        assert "build salt-works 1" not in table.moves
        table.plays(0, "build inn 2")
    assert table.question == "PlaceBuilding"
    table.plays(0, "at fields-of-arc over turnip-farm")
    assert table.scrap == ["turnip-farm"]


@proves("I6.11")
def test_science_symbols_are_on_academies_and_libraries_alone() -> None:
    buildings = iron().match.game.content.table("buildings")
    assert {id for id, entry in buildings.items() if "science_icons" in entry} == {"academy", "library"}
    known = {"number", "name", "deck", "copies", "coins", "science", "land", "vp", "text", "source"}
    known |= {"citizen_draws", "military_draws", "science_icons", "eyes"}
    goods = set(iron().match.game.content.table("goods"))
    assert all(set(entry) <= known | goods for entry in buildings.values())
