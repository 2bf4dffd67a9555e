"""The cards that only one nation has."""

import pytest

from tests.games.city_of_iron.story import Story, iron
from tests.games.city_of_iron.test_cards_citizens import symbols
from tests.proof import proves

NEW = {0: ["guide", "mayor", "explorer"]}
ARMS = {0: ["soldier", "scout", "pirate", "general"]}


def of(nation: str, *cards: str, **words: object) -> Story:
    other = "hog" if nation == "arc" else "arc"
    plain = {"coins": [0, 0], "citizen_deck": NEW, "military_deck": ARMS}
    return iron(**{"nations": [nation, other], "hand": {0: list(cards)}, **plain, **words})


@proves("crane-operator")
def test_crane_operator_moves_a_building_whatever_the_land() -> None:
    words = {"cities": {0: {"red-dunes": ["civic"], "old-battlefield": ["great"]}},
             "buildings": {0: {"home": ["mine"], "red-dunes": ["inn"]}}}  # fmt: skip
    table = of("arc", "crane-operator", **words).plays(0, "play crane-operator")
    assert table.moves == ["move mine from fields-of-arc", "move inn from red-dunes"]
    table.plays(0, "move mine from fields-of-arc")
    assert table.moves == ["to red-dunes", "to old-battlefield"]
    assert "it stands there already · crane-operator" in table.refusal("to fields-of-arc")
    table.plays(0, "to red-dunes")
    assert (table.built(0), table.asked) == ({"red-dunes": ["inn", "mine"]}, 0)
    assert symbols("crane-operator") == (2, 0, 0)


@proves("crane-operator", "I7.8")
def test_crane_operator_does_nothing_without_a_second_city() -> None:
    table = of("arc", "crane-operator", buildings={0: {"home": ["mine"]}}).plays(0, "play crane-operator")
    assert (table.built(0), table.question) == ({"fields-of-arc": ["mine"]}, "ChooseAction")


@proves("foreman")
def test_foreman_draws_two_citizens() -> None:
    assert of("arc", "foreman").plays(0, "play foreman").hand(0) == ["mayor", "guide"]
    assert symbols("foreman") == (3, 0, 0)


@proves("chancellor")
@pytest.mark.parametrize(("farms", "coins"), [(0, 0), (3, 3), (8, 6)])
def test_chancellor_counts_producing_buildings_up_to_six(farms: int, coins: int) -> None:
    kinds = (["turnip-farm"] * 3 + ["moss-cellar"] * 2 + ["srika-pasture"] * 2 + ["mine"])[:farms]
    buildings = {0: {"home": ["inn", *kinds]}}
    table = of("arc", "chancellor", buildings=buildings, cities={0: {"home": ["great", "civic"]}})
    assert table.plays(0, "play chancellor").coins == [coins, 0]
    assert symbols("chancellor") == (1, 0, 0)


@proves("rifle-company")
def test_rifle_company_draws_two_military_cards() -> None:
    assert of("arc", "rifle-company").plays(0, "play rifle-company").hand(0) == ["soldier", "scout"]
    assert symbols("rifle-company") == (0, 0, 3)


@proves("ironclad")
def test_ironclad_is_a_ship_and_gains_two_coins() -> None:
    assert of("arc", "ironclad").plays(0, "play ironclad").coins == [2, 0]
    assert symbols("ironclad") == (0, 2, 2)
    assert (
        "settle brine-isles" in of("arc", "explorer", "ironclad", citizen_deck={0: []}).plays(0, "play explorer").moves
    )


@proves("sage")
def test_sage_buys_science_for_free() -> None:
    table = of("cresaria", "sage", coins=[3, 0]).plays(0, "play sage")
    assert (table.coins, table.science, table.asked) == ([1, 0], [1, 0], 0)
    assert symbols("sage", 1) == (1, 0, 0)


@proves("archivist")
def test_archivist_takes_up_to_two_cards_back_from_both_piles() -> None:
    words = {"citizen_discards": {0: ["banker", "scholar"]}, "military_discards": {0: ["captain"]}}
    table = of("cresaria", "archivist", **words).plays(0, "play archivist")
    assert table.moves == ["done", "take scholar", "take banker", "take captain"]
    table.plays(0, "take captain", "take banker")
    assert (table.hand(0), table.discards(0, "citizen")) == (["banker", "captain"], ["scholar", "archivist"])
    assert symbols("archivist", 1) == (1, 1, 0)


@proves("magician")
def test_magician_builds_for_a_coin_less_and_without_science() -> None:
    table = of("cresaria", "magician", row=["monument"], coins=[6, 0]).plays(0, "play magician")
    assert (table.built(0), table.coins) == ({"cresarian-highlands": ["monument"]}, [0, 0])
    assert symbols("magician", 1) == (2, 0, 0)


@proves("battle-mage")
def test_battle_mage_gains_a_science() -> None:
    assert of("cresaria", "battle-mage").plays(0, "play battle-mage").science == [1, 0]
    assert symbols("battle-mage", 1) == (0, 2, 2)


@proves("cloud-skiff")
def test_cloud_skiff_is_an_airship_and_draws_one_of_each() -> None:
    assert of("cresaria", "cloud-skiff").plays(0, "play cloud-skiff").hand(0) == ["guide", "soldier"]
    assert symbols("cloud-skiff", 1) == (0, 2, 0)
    flying = of("cresaria", "explorer", "cloud-skiff", "surveyor", citizen_deck={0: []}).plays(0, "play explorer")
    assert "settle shard-isle" in flying.moves


@proves("boss")
def test_boss_gains_a_coin_for_free() -> None:
    table = of("hog", "boss").plays(0, "play boss")
    assert (table.coins, table.asked) == ([1, 0], 0)
    assert symbols("boss", 2) == (1, 0, 0)


@proves("quartermaster")
def test_quartermaster_draws_three_military_cards() -> None:
    assert of("hog", "quartermaster").plays(0, "play quartermaster").hand(0) == ["soldier", "scout", "pirate"]
    assert symbols("quartermaster", 2) == (0, 1, 0)


@proves("smuggler")
@pytest.mark.parametrize("towns", [[], ["turnip-cross", "silkwater"]])
def test_smuggler_counts_towns(towns: list[str]) -> None:
    table = of("hog", "smuggler", towns={0: towns, 1: ["gearwick"]}).plays(0, "play smuggler")
    assert table.coins == [1 + len(towns), 0]
    assert symbols("smuggler", 2) == (0, 2, 0)


@proves("gunslinger")
def test_gunslinger_gains_two_coins() -> None:
    assert of("hog", "gunslinger").plays(0, "play gunslinger").coins == [2, 0]
    assert symbols("gunslinger", 2) == (0, 0, 2)


@proves("warlord")
def test_warlord_draws_two_military_cards() -> None:
    assert of("hog", "warlord").plays(0, "play warlord").hand(0) == ["soldier", "scout"]
    assert symbols("warlord", 2) == (0, 0, 4)


@proves("fixer")
def test_fixer_swaps_cubes_at_the_end_of_spring() -> None:
    table = of("om", "fixer", step="end-of-spring", order=[1, 0])
    assert table.moves == ["no swap", "swap 2"]
    assert "this is your own cube · fixer" in table.refusal("swap 1")
    table.plays(0, "swap 2")
    assert (table.seen["turn_order"], table.coins) == ([0, 1], [1, 0])
    assert (table.hand(0), table.discards(0, "citizen")) == ([], ["fixer"])
    assert symbols("fixer", 3) == (2, 0, 0)


@proves("fixer")
def test_fixer_may_be_kept_and_in_summer_serves_for_hammers_only() -> None:
    table = of("om", "fixer", "researcher", step="end-of-spring").plays(0, "no swap")
    assert "this card is played only at the end of spring · fixer" in table.refusal("play fixer")
    table.plays(0, "play researcher")
    assert table.science == [2, 0]


@proves("inventor")
def test_inventor_makes_the_next_building_two_coins_cheaper() -> None:
    table = of("om", "inventor", row=["academy"], coins=[2, 0]).plays(0, "play inventor", "build academy 1")
    assert (table.built(0), table.coins) == ({"emerald-hills": ["academy"]}, [0, 0])
    assert symbols("inventor", 3) == (1, 0, 0)


@proves("steambot")
def test_steambot_takes_two_actions() -> None:
    table = of("om", "steambot", row=["inn"], coins=[2, 0]).plays(0, "play steambot", "tax", "build inn 1")
    assert (table.built(0), table.coins, table.asked) == ({"emerald-hills": ["inn"]}, [0, 0], 1)
    assert symbols("steambot", 3) == (3, 0, 0)


@proves("war-machine")
def test_war_machine_gains_a_coin() -> None:
    assert of("om", "war-machine").plays(0, "play war-machine").coins == [1, 0]
    assert symbols("war-machine", 3) == (0, 0, 4)


@proves("gyrocopter")
def test_gyrocopter_is_an_airship_and_draws_two_in_any_mix() -> None:
    table = of("om", "gyrocopter").plays(0, "play gyrocopter", "draw military", "draw citizen")
    assert table.hand(0) == ["guide", "soldier"]
    assert symbols("gyrocopter", 3) == (0, 3, 1)
    flying = of("om", "explorer", "gyrocopter", citizen_deck={0: []}).plays(0, "play explorer")
    assert "settle cloud-garden" in flying.moves
