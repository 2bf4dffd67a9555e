"""D8  Gold."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


@proves("D8.1")
def test_gold_is_gained_from_the_supply_while_it_has_any() -> None:
    table = cities(
        dice={0: "1 1 - - 1"}, city={0: {"white 1": "gold-mine", "yellow 1": "gold-mine"}}, gold=[0, 5], gold_out=6
    )
    table.plays(0, "white", "use", "yellow", "use")
    assert (table.stock(0), table.seen["gold"]) == ("1 gold", 0)
    assert [gain["amount"] for gain in table.told("gain")] == [1]
    assert table.dice(0) == [None, None, None, None, "black 1"]


@proves("D8.2")
@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_a_gold_is_traded_for_a_resource(good: str) -> None:
    table = cities(gold=[2, 0])
    table.plays(0, f"trade {good}", f"trade {good}")
    assert table.stock(0) == f"2 {good}"
    assert table.refusal(f"trade {good}") == "needs 1 more gold · D8.2"


@proves("D8.3")
def test_gold_does_not_pay_for_a_resource_in_a_cost() -> None:
    table = cities(step="build", wood=[1, 0], gold=[1, 0], rolls=QUIET)
    assert table.refusal("buy lumber-mill") == "needs 1 more wood · D10.3"
    table.plays(0, "trade wood", "buy lumber-mill", "build white 1")
    assert table.built(0) == {"white 1": "lumber-mill"}


@proves("D8.3")
def test_gold_does_not_pay_for_a_resource_in_an_ability() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "storehouse"}}, gold=[3, 0])
    table.plays(0, "white")
    assert "use" not in table.moves


@proves("D8.4")
def test_resources_do_not_stand_in_for_gold() -> None:
    table = cities(step="build", display=["citadel"], wood=[9, 0], stone=[9, 0], iron=[9, 0])
    assert table.refusal("buy citadel") == "needs 1 more gold · D10.3"


@proves("D8.4", "D8.5")
def test_gold_in_a_cost_is_paid_with_gold_and_leaves_the_game() -> None:
    table = cities(step="build", display=["citadel"], stone=[1, 0], iron=[2, 0], gold=[1, 0], rolls=QUIET)
    table.plays(0, "buy citadel", "build white 1")
    assert (table.stock(0), table.seen["gold"], table.seen["gold_out"]) == ("nothing", 11, 1)


@proves("D8.5")
def test_traded_gold_and_gold_paid_for_an_ability_leave_the_game() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "art-gallery"}}, gold=[2, 0])
    table.plays(0, "trade wood", "white", "use")
    assert (table.stock(0), table.seen["gold"], table.seen["gold_out"]) == ("1 wood", 10, 2)


@proves("D8.6")
def test_abilities_about_resources_leave_gold_and_gold_mines_out() -> None:
    row = {"white 1": "merchant-guild", "white 2": "gold-mine", "white 3": "lumber-mill"}
    guild = cities(dice={0: "1 1 - - -"}, city={0: row})
    guild.plays(0, "white", "use")
    assert guild.stock(0) == "1 wood"
    mint = cities(dice={0: "2 1 - - -"}, city={0: row}, resource_bonus=3)
    mint.plays(0, "white", "use")
    assert mint.stock(0) == "1 gold"
