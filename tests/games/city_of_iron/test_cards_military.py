"""The military cards that every nation has."""

from tests.games.city_of_iron.story import iron
from tests.games.city_of_iron.test_cards_citizens import holding, symbols
from tests.proof import proves


@proves("soldier")
def test_soldier_gains_two_coins() -> None:
    table = holding("soldier", military_deck={0: []}).plays(0, "play soldier")
    assert (table.coins, table.discards(0, "military")) == ([2, 0], ["soldier"])
    assert symbols("soldier") == (0, 0, 1)


@proves("soldier-2")
def test_soldier_2_is_a_second_one_to_buy() -> None:
    assert holding("soldier-2").plays(0, "play soldier-2").coins == [2, 0]
    assert symbols("soldier-2") == (0, 0, 1)
    assert "soldier-2" in iron().pool(0) and iron().printed("cards", "soldier-2")["name"] == "Soldier"


@proves("captain")
def test_captain_draws_two_military_cards() -> None:
    table = holding("captain", military_deck={0: ["soldier", "scout", "pirate"]}).plays(0, "play captain")
    assert table.hand(0) == ["soldier", "scout"]
    assert symbols("captain") == (0, 1, 2)


@proves("scout")
def test_scout_is_an_eye_for_this_turn() -> None:
    hand = ["scout", "rifle-company", "guide"]
    table = iron(hand={0: hand}, stacks={1: ["lantern-hollow", "turnip-cross"]})
    assert "attack turnip-cross" not in table.moves
    table.plays(0, "play scout")
    assert (table.seen["extra_eyes"], table.asked) == (1, 0)
    table.plays(0, "attack turnip-cross", "rifle-company as guns")
    assert (table.towns(0), table.stack(1)[0]) == (["turnip-cross"], "lantern-hollow")
    assert symbols("scout") == (0, 2, 0)


@proves("mercenary")
def test_mercenary_discards_any_building_of_the_row() -> None:
    table = holding("mercenary", row=["inn", "palace", "mine"]).plays(0, "play mercenary", "discard palace 2")
    assert (table.row, table.scrap, table.coins) == (["inn", "mine"], ["palace"], [2, 0])
    assert symbols("mercenary") == (0, 0, 2)


@proves("schooner")
def test_schooner_is_a_ship_and_gains_three_coins() -> None:
    assert holding("schooner").plays(0, "play schooner").coins == [3, 0]
    assert symbols("schooner") == (0, 2, 0)
    sailing = iron(hand={0: ["explorer", "schooner"]}).plays(0, "play explorer")
    assert "settle brine-isles" in sailing.moves


@proves("airship")
def test_airship_draws_three_in_any_mix() -> None:
    table = holding("airship", military_deck={0: ["soldier", "captain", "scout"]})
    table.plays(0, "play airship", "draw citizen", "draw military", "draw citizen")
    assert table.hand(0) == ["mayor", "guide", "soldier"]
    assert symbols("airship") == (0, 3, 0)
    flying = iron(hand={0: ["explorer", "airship"]}).plays(0, "play explorer")
    assert "settle cloud-garden" in flying.moves


@proves("pirate")
def test_pirate_takes_a_coin_from_everybody_who_has_one() -> None:
    table = iron(seats=4, hand={0: ["pirate"]}, coins=[0, 5, 0, 1]).plays(0, "play pirate")
    assert table.coins == [3, 4, 0, 0]
    assert symbols("pirate") == (0, 1, 1)


@proves("general")
def test_general_takes_up_to_two_military_cards_back() -> None:
    words = {"military_discards": {0: ["scout", "pirate", "schooner"]}, "citizen_discards": {0: ["banker"]}}
    table = iron(hand={0: ["general"]}, **words).plays(0, "play general")
    assert table.moves == ["done", "take scout", "take schooner", "take pirate"]
    assert "not in a discard pile that you may take from · general" in table.refusal("take banker")
    table.plays(0, "take pirate", "take scout")
    assert (table.hand(0), table.discards(0, "military")) == (["scout", "pirate"], ["schooner", "general"])
    assert symbols("general") == (0, 1, 3)
