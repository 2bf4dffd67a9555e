"""Military locations, one by one."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.games.dice_city.test_locations_basic import used
from tests.proof import proves


@proves("barracks", "D17.6")
def test_barracks_build_a_regular_army_anywhere_for_nothing() -> None:
    table = used("barracks")
    assert (table.asked, table.question) == (0, "Build")
    assert len(table.moves) == 30
    table.plays(0, "build blue 4")
    assert (table.built(0)["blue 4"], table.left("regular-army")) == ("regular-army", 14)
    assert table.clauses("build") == ["barracks"]


@proves("barracks")
def test_barracks_do_nothing_when_the_pile_is_empty() -> None:
    table = used("barracks", piles={"regular-army": 0})
    assert (table.question, table.built(0)) == ("ChooseDie", {"white 1": "barracks"})


@proves("blacksmith", "D16.1")
def test_blacksmith_makes_armies_stronger_for_this_turn() -> None:
    table = cities(dice={0: "1 2 2 - -"}, city={0: {"white 1": "blacksmith"}}, rolls=QUIET)
    table.plays(0, "white", "use", "yellow", "use", "red", "use", "done")
    assert [told["amount"] for told in table.told("strength")] == [1, 1, 1, 1]
    assert table.told("army_bonus") == [{"seat": 0, "amount": 1, "total": 1}]
    assert (table.turn, table.seen["turn"]["army_bonus"]) == (1, 0)


@proves("catapult", "D2.9")
def test_catapult_deactivates_itself_for_three_strength() -> None:
    table = used("catapult")
    assert (table.strength, table.deactivated(0)) == (3, ["white 1"])


@proves("training-camp", "D16.6")
def test_training_camp_lowers_the_defense_of_bandits_for_this_turn() -> None:
    table = used("training-camp", strength=2)
    assert table.told("less_defense") == [{"seat": 0, "amount": 1, "total": 1}]
    table.rolls(QUIET).plays(0, "done", "attack small-bandits")
    assert table.held(0) == {"small-bandits": 1}
    assert table.needed == [3, 4, 5]


@proves("training-camp")
def test_training_camp_does_not_lower_the_defense_of_locations() -> None:
    table = used("training-camp", strength=2)
    assert table.space(0, "white 1")["defense"] == 3


@proves("watch-tower", "D9.2")
def test_watch_tower_gives_three_strength_against_bandits_only() -> None:
    table = used("watch-tower", wood=[0, 1])
    assert (table.strength, table.bandits_strength) == (0, 3)
    table.plays(0, "done")
    assert table.moves == ["done", "attack small-bandits"]


@proves("parade-ground")
def test_parade_ground_counts_active_military_locations_of_its_column() -> None:
    city = {"white 2": "parade-ground", "blue 2": "regular-army", "black 2": "barracks"}
    table = cities(dice={0: "2 1 - - -"}, city={0: city}, deactivated={0: ["blue 2"]})
    table.plays(0, "white", "use")
    assert table.strength == 4  # itself, the printed Militias of yellow and red, the Barracks


@proves("parade-ground", "D16.1")
def test_parade_ground_is_an_army() -> None:
    assert used("parade-ground", army_bonus=1).strength == 2


@proves("mercenary-tavern")
def test_mercenary_tavern_gives_one_strength_for_nothing() -> None:
    assert used("mercenary-tavern").strength == 1
    choice = used("mercenary-tavern", gold=[1, 0])
    assert choice.moves == ["pay nothing", "pay gold"]
    choice.plays(0, "pay nothing")
    assert (choice.strength, choice.stock(0)) == (1, "1 gold")


@proves("mercenary-tavern", "D8.5")
def test_mercenary_tavern_gives_four_strength_for_a_gold() -> None:
    table = used("mercenary-tavern", gold=[1, 0], army_bonus=1)
    table.plays(0, "pay gold")
    assert (table.strength, table.stock(0), table.seen["gold_out"]) == (5, "nothing", 1)


@proves("raiders-guild", "D16.13")
def test_raiders_guild_takes_a_resource_from_one_rival() -> None:
    table = used("raiders-guild", seats=3, wood=[1, 1, 0], iron=[0, 0, 2], gold=[0, 1, 1])
    assert table.moves == ["take wood 1", "take iron 2", "strength"]
    assert "Player 2 has no stone · raiders-guild" in table.refusal("take stone 1")
    assert "only rivals can be plundered · raiders-guild" in table.refusal("take wood 0")
    table.plays(0, "take iron 2")
    assert (table.stock(0), table.stock(2), table.strength) == ("1 wood 1 iron", "1 iron 1 gold", 0)


@proves("raiders-guild")
@pytest.mark.parametrize("wood", [0, 1])
def test_raiders_guild_gives_a_strength_instead(wood: int) -> None:
    table = used("raiders-guild", wood=[0, wood], army_bonus=1)
    if wood:
        table.plays(0, "strength")
    assert table.strength == 1  # no Army location


@proves("citadel")
def test_citadel_gives_three_strength() -> None:
    assert used("citadel").strength == 3
    assert used("citadel", army_bonus=1).strength == 4
