"""D16  Strength, goods and points."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


@proves("D16.1")
def test_the_blacksmiths_bonus_goes_to_armies_used_after_it() -> None:
    city = {"white 1": "regular-army", "yellow 1": "blacksmith", "red 1": "regular-army", "blue 1": "town-hall"}
    table = cities(dice={0: "1 1 1 1 2"}, city={0: city})
    table.plays(0, "white", "use")
    assert table.strength == 2
    table.plays(0, "yellow", "use", "red", "use")
    assert table.strength == 2 + 3
    table.plays(0, "blue", "use", "use white 1")
    assert table.strength == 2 + 3 + 3
    assert "D16.1" in table.clauses("strength")


@proves("D16.1")
def test_the_blacksmiths_bonus_goes_to_no_other_military_location() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "raiders-guild"}}, army_bonus=1)
    table.plays(0, "white", "use")
    assert table.strength == 1


@proves("D16.2")
def test_each_use_of_a_blacksmith_adds_its_bonus_once_more() -> None:
    city = {"white 1": "blacksmith", "yellow 1": "blacksmith", "red 1": "regular-army"}
    table = cities(dice={0: "1 1 1 1 -"}, city={0: city})
    table.plays(0, "white", "use", "yellow", "use", "red", "use")
    assert table.strength == 4


@proves("D16.3")
def test_the_bonus_to_a_watch_tower_is_general_strength() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "watch-tower"}}, army_bonus=2)
    table.plays(0, "white", "use")
    assert (table.strength, table.bandits_strength) == (2, 3)


@proves("D16.4")
def test_the_mints_bonus_goes_to_resource_locations_used_after_it() -> None:
    city = {"yellow 1": "mint", "red 1": "mine", "blue 1": "town-hall"}
    table = cities(dice={0: "1 1 1 1 2"}, city={0: city})
    table.plays(0, "white", "use")
    assert table.stock(0) == "1 wood"
    table.plays(0, "yellow", "use", "red", "use")
    assert table.stock(0) == "1 wood 3 iron"
    table.plays(0, "blue", "use", "use white 1")  # printed, and as a copy
    assert table.stock(0) == "3 wood 3 iron"


@proves("D16.4")
def test_each_use_of_a_mint_adds_its_bonus_once_more() -> None:
    table = cities(dice={0: "1 1 1 1 -"}, city={0: {"white 1": "mint", "yellow 1": "mint"}})
    table.plays(0, "white", "use", "yellow", "use", "red", "use")
    assert table.stock(0) == "3 iron"


@proves("D16.5")
def test_the_merchant_guild_counts_active_harvest_locations_and_no_mint() -> None:
    city = {"white 1": "merchant-guild", "white 2": "mine", "white 3": "mine", "white 5": "quarry"}
    table = cities(dice={0: "1 1 - - -"}, city={0: city}, deactivated={0: ["white 3"]}, resource_bonus=2)
    table.plays(0, "white", "use")
    assert table.stock(0) == "1 stone 1 iron"


@proves("D16.6")
def test_each_use_of_a_training_camp_lowers_the_defense_of_bandits_once_more() -> None:
    city = {"white 1": "training-camp", "yellow 1": "training-camp"}
    table = cities(dice={0: "1 1 - - -"}, city={0: city}, strength=3)
    table.plays(0, "white", "use", "yellow", "use")
    assert table.needed == [1, 2, 3]
    table.rolls(QUIET).plays(0, "attack large-bandits")
    assert table.held(0) == {"large-bandits": 1}


@proves("D16.6")
@pytest.mark.parametrize(("less", "needed"), [(0, [3, 4, 5]), (1, [2, 3, 4]), (3, [1, 1, 2]), (9, [1, 1, 1])])
def test_the_defense_of_bandits_never_drops_below_1(less: int, needed: list[int]) -> None:
    table = cities(step="attack", less_defense=less, strength=9)
    assert table.needed == needed
    table.plays(0, "attack small-bandits")
    assert table.strength == 9 - needed[0]


@proves("D16.7")
def test_great_walls_raise_the_defense_of_others_on_their_row_and_add_up() -> None:
    row = {"white 1": "great-wall", "white 3": "great-wall", "white 5": "manor", "red 5": "manor"}
    table = cities(city={0: row})
    assert table.space(0, "white 5")["defense"] == 4 + 2 + 2
    assert table.space(0, "white 1")["defense"] == 5 + 2
    assert table.space(0, "red 5")["defense"] == 4


@proves("D16.7")
def test_a_deactivated_great_wall_protects_nothing() -> None:
    row = {"white 1": "great-wall", "white 5": "manor"}
    table = cities(city={0: row}, deactivated={0: ["white 1"]})
    assert table.space(0, "white 5")["defense"] == 4


@proves("D16.8")
def test_a_great_wall_brought_down_lowers_the_others_at_once() -> None:
    table = cities(step="attack", strength=9, city={1: {"white 1": "great-wall", "white 5": "manor"}}, rolls=QUIET)
    table.plays(0, "attack locations 1")
    assert table.moves == ["attack white 1", "attack white 5"]
    table.plays(0, "attack white 1")
    assert table.space(1, "white 5")["defense"] == 4
    table.plays(0, "attack locations 1")
    assert table.deactivated(1) == ["white 1", "white 5"]


@proves("D16.9")
def test_the_cathedral_counts_cultural_locations_on_its_row_itself_too() -> None:
    row = {"yellow 1": "cathedral", "yellow 2": "manor", "yellow 4": "great-wall", "red 1": "manor"}
    table = cities(city={0: row}, deactivated={0: ["yellow 2"]})
    assert table.space(0, "yellow 1")["vp"] == 4  # itself, Manor, the printed Small House, Great Wall


@proves("D16.10")
def test_a_deactivated_cathedral_keeps_its_points_and_pays_what_it_counts() -> None:
    table = cities(step="attack", strength=6, city={1: {"yellow 1": "cathedral"}}, rolls=QUIET)
    table.plays(0, "attack locations 1")
    assert table.points(0) == {"raids": 2}
    assert table.points(1) == {"locations": 2}


@proves("D16.11")
def test_the_statue_is_paid_for_only_when_it_is_built() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "grand-statue"}}, stone=[5, 0])
    table.plays(0, "white")
    assert "use" not in table.moves
    assert table.tokens == [0, 0]


@proves("D16.12")
def test_a_banking_house_lifts_the_limit_of_resources_and_not_of_gold() -> None:
    city = {"white 1": "banking-house"}
    words = {"wood": [5, 0], "stone": [2, 0], "iron": [1, 0], "gold": [3, 0], "rolls": QUIET}
    assert cities(step="end", city={0: city}, **words).stock(0) == "2 wood 2 stone 1 iron 1 gold"
    off = cities(step="end", city={0: city}, deactivated={0: ["white 1"]}, **words)
    assert off.stock(0) == "1 wood 1 stone 1 iron 1 gold"


@proves("D16.12")
def test_a_second_banking_house_lifts_it_no_further() -> None:
    city = {"white 1": "banking-house", "red 1": "banking-house"}
    assert cities(step="end", city={0: city}, wood=[5, 0], rolls=QUIET).stock(0) == "2 wood"


@proves("D16.13")
def test_the_raiders_make_no_attack() -> None:
    table = cities(seats=3, dice={0: "1 1 - - -"}, city={0: {"white 1": "raiders-guild"}}, wood=[0, 1, 1], strength=2)
    table.plays(0, "white", "use", "take wood 1")
    assert (table.stock(0), table.strength) == ("1 wood", 2)
    assert table.seen["turn"]["stock_victim"] is None
    table.plays(0, "done", "attack stock 2")
    assert table.stock(2) == "nothing"


@proves("D16.14")
def test_the_goldsmiths_have_no_gold_while_the_supply_is_empty() -> None:
    table = cities(
        dice={0: "1 1 - - -"}, city={0: {"white 1": "goldsmiths-guild"}}, wood=[1, 0], stone=[1, 0], gold=[0, 12]
    )
    table.plays(0, "white")
    assert "the gold supply is empty, and you have no gold to pay · D6.3" in table.refusal("use")
    other = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "goldsmiths-guild"}}, wood=[9, 0], gold=[12, 0])
    other.plays(0, "white", "use", "gain wood", "gain wood", "gain wood")
    assert other.stock(0) == "12 wood 11 gold"


@proves("D16.15")
def test_a_location_deactivated_as_a_cost_cannot_be_attacked() -> None:
    armies = {"white 1": "citadel", "yellow 1": "citadel"}
    table = cities(turn=1, city={0: armies, 1: {"white 1": "catapult", "red 1": "mine"}}, gold=[0, 1], rolls=QUIET)
    table.plays(1, "white", "use", "done", "done", "done")
    assert table.deactivated(1) == ["white 1"]
    table.plays(0, "white", "use", "yellow", "use", "done")
    assert (table.strength, "attack locations 1" in table.moves) == (6, True)
    table.plays(0, "attack locations 1")  # the Mine is all there is to attack
    assert table.deactivated(1) == ["white 1", "red 1"]


@proves("D16.16")
def test_pass_tokens_of_locations_have_nothing_to_do_with_the_limits() -> None:
    city = {"white 1": "travellers-tavern", "yellow 1": "music-school"}
    table = cities(dice={0: "1 1 1 1 -"}, city={0: city}, passed=1)
    table.plays(0, "white", "use", "gain wood")
    assert table.pass_tokens == [1, 0]
    table.plays(0, "yellow", "use")  # a single token, and no pair
    assert (table.pass_tokens, table.tokens) == ([0, 0], [2, 0])
