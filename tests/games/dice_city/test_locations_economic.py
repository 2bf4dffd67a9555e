"""Economic locations, one by one."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.games.dice_city.test_locations_basic import used
from tests.proof import proves


@proves("bazaar", "D2.9")
def test_bazaar_deactivates_itself_for_one_of_each_resource() -> None:
    table = used("bazaar")
    assert (table.stock(0), table.deactivated(0)) == ("1 wood 1 stone 1 iron", ["white 1"])


@proves("market-place")
def test_market_place_turns_a_unit_into_two_of_another_resource() -> None:
    table = used("market-place", wood=[3, 0], iron=[1, 0])
    assert table.moves == ["pay wood", "pay iron"]
    table.plays(0, "pay wood")
    assert table.moves == ["get stone", "get iron"]
    assert "what you get is a different resource from what you pay · market-place" in table.refusal("get wood")
    assert "you have paid too little to stop · market-place" in table.refusal("done")
    table.plays(0, "get stone", "done")
    assert table.stock(0) == "2 wood 2 stone 1 iron"


@proves("market-place")
def test_market_place_takes_up_to_two_units_each_for_a_resource_of_its_own() -> None:
    table = used("market-place", wood=[3, 0])
    table.plays(0, "get stone", "get iron")  # wood is all there is to pay with
    assert (table.stock(0), table.question) == ("1 wood 2 stone 2 iron", "ChooseDie")


@proves("market-place")
def test_market_place_stops_when_nothing_is_left_to_pay() -> None:
    table = used("market-place", wood=[1, 0])
    table.plays(0, "get iron")
    assert (table.stock(0), table.question) == ("2 iron", "ChooseDie")


@proves("merchant-guild", "D16.5")
def test_merchant_guild_deactivates_itself_for_the_harvest_of_its_row() -> None:
    city = {"white 1": "merchant-guild", "white 2": "lumber-mill", "white 3": "mine", "white 4": "mine"}
    table = cities(dice={0: "1 1 - - -"}, city={0: {**city, "red 1": "quarry"}})
    table.plays(0, "white", "use")
    assert (table.stock(0), table.deactivated(0)) == ("1 wood 2 iron", ["white 1"])


@proves("mint", "D16.4")
def test_mint_makes_resource_locations_give_more_for_this_turn() -> None:
    table = cities(dice={0: "1 1 2 1 -"}, city={0: {"white 1": "mint", "blue 1": "mine"}}, rolls=QUIET)
    table.plays(0, "white", "use", "yellow", "use", "blue", "use")
    assert table.stock(0) == "2 stone 3 iron"
    assert table.told("resource_bonus") == [{"seat": 0, "amount": 1, "total": 1}]
    table.plays(0, "done", "done")
    assert table.seen["turn"]["resource_bonus"] == 0


@proves("storehouse")
@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_storehouse_turns_one_into_three_of_the_same(good: str) -> None:
    table = used("storehouse", wood=[1, 0], stone=[1, 0], iron=[1, 0])
    table.plays(0, f"pay {good}")
    assert table.stock(0) == "1 wood 1 stone 1 iron".replace(f"1 {good}", f"3 {good}")


@proves("toll-house")
def test_toll_house_gives_a_resource_of_choice() -> None:
    table = cities(dice={0: "1 2 3 - -"}, city={0: {"white 1": "toll-house"}})
    table.plays(0, "white", "use", "gain stone")
    assert (table.stock(0), table.question) == ("1 stone", "ChooseDie")


@proves("toll-house")
def test_toll_house_gives_one_more_for_each_other_unused_die_of_its_column() -> None:
    table = cities(dice={0: "3 3 - 3 2"}, city={0: {"white 3": "toll-house"}})
    table.plays(0, "white", "use", "gain stone", "gain stone", "gain wood")
    assert (table.stock(0), table.question) == ("1 wood 2 stone", "ChooseDie")


@proves("goldsmiths-guild")
@pytest.mark.parametrize(
    ("paid", "left"),
    [("wood stone", "1 iron 1 gold"), ("wood iron", "1 stone 1 gold"), ("stone iron", "1 wood 1 gold")],
)
def test_goldsmiths_guild_takes_two_different_resources_for_a_gold(paid: str, left: str) -> None:
    table = used("goldsmiths-guild", wood=[1, 0], stone=[1, 0], iron=[1, 0])
    assert table.moves == ["pay wood stone", "pay wood iron", "pay stone iron"]
    assert "you have no gold to pay · goldsmiths-guild" in table.refusal("pay gold")
    table.plays(0, f"pay {paid}")
    assert table.stock(0) == left


@proves("goldsmiths-guild")
def test_goldsmiths_guild_takes_no_two_alike() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "goldsmiths-guild"}}, wood=[5, 0])
    table.plays(0, "white")
    assert "use" not in table.moves


@proves("goldsmiths-guild", "D8.5")
def test_goldsmiths_guild_gives_three_resources_in_any_mix_for_a_gold() -> None:
    table = used("goldsmiths-guild", wood=[1, 0], stone=[1, 0], gold=[1, 0])
    assert table.moves == ["pay wood stone", "pay gold"]
    assert "you do not have all of these resources · goldsmiths-guild" in table.refusal("pay wood iron")
    table.plays(0, "pay gold", "gain iron", "gain wood", "gain iron")
    assert (table.stock(0), table.seen["gold_out"]) == ("2 wood 1 stone 2 iron", 1)


@proves("goldsmiths-guild", "D16.14")
def test_goldsmiths_guild_says_when_the_supply_is_empty() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "goldsmiths-guild"}}, wood=[1, 0], gold=[12, 0])
    table.plays(0, "white", "use")
    assert table.question == "GainResources"  # gold can only be paid


@proves("travellers-tavern", "D16.16")
def test_travellers_tavern_gives_a_resource_and_a_pass_token() -> None:
    table = used("travellers-tavern")
    table.plays(0, "gain iron")
    assert (table.stock(0), table.pass_tokens) == ("1 iron", [1, 0])
    table.plays(0, "yellow", "pass")
    assert table.pass_tokens == [2, 0]


def test_travellers_tavern_asks_for_no_resource_where_a_house_rule_gives_none() -> None:
    table = used("travellers-tavern", overrides={"locations.travellers-tavern.gain": 0})
    assert (table.question, table.stock(0), table.pass_tokens) == ("ChooseDie", "nothing", [1, 0])


@proves("banking-house", "D16.12")
def test_banking_house_keeps_two_of_each_resource() -> None:
    table = cities(
        step="end", city={0: {"white 1": "banking-house"}}, wood=[3, 0], stone=[3, 0], iron=[1, 0], rolls=QUIET
    )
    assert table.stock(0) == "2 wood 2 stone 1 iron"
