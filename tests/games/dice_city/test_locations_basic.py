"""The printed locations and those of the basic piles, one by one."""

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves


def used(id: str, **words: object) -> Story:
    """Seat 0 has used a location of this kind with its white die; the yellow one is still on the board."""
    return cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}}, **words).plays(0, "white", "use")


def bought(id: str, **stock: int) -> Story:
    """Seat 0 has bought a card of a basic pile with just these goods."""
    goods: dict[str, list[int]] = {good: [amount, 0] for good, amount in stock.items()}
    return cities(step="build", rolls=QUIET, **goods).plays(0, f"buy {id}", "build red 3")


@proves("forest")
@pytest.mark.parametrize(("colour", "column"), [("white", 1), ("white", 4), ("yellow", 6), ("blue", 1), ("black", 6)])
def test_forest_gives_a_wood(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)})
    table.plays(0, colour, "use")
    assert table.stock(0) == "1 wood"
    assert table.clauses("gain") == ["forest"]


@proves("mountain")
@pytest.mark.parametrize(("colour", "column"), [("white", 2), ("yellow", 1), ("red", 6), ("black", 4)])
def test_mountain_gives_a_stone(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)})
    table.plays(0, colour, "use")
    assert table.stock(0) == "1 stone"


@proves("cave")
@pytest.mark.parametrize(("colour", "column"), [("white", 3), ("red", 1), ("blue", 6), ("black", 2)])
def test_cave_gives_an_iron(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)})
    table.plays(0, colour, "use")
    assert table.stock(0) == "1 iron"


@proves("militia")
@pytest.mark.parametrize(("colour", "column"), [("yellow", 2), ("red", 4), ("blue", 5)])
def test_militia_gives_a_strength(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)})
    table.plays(0, colour, "use")
    assert (table.strength, table.bandits_strength) == (1, 0)


@proves("small-house")
@pytest.mark.parametrize(("colour", "column"), [("yellow", 3), ("red", 5), ("blue", 2)])
def test_small_house_gives_a_vp_token(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)})
    table.plays(0, colour, "use")
    assert table.tokens == [1, 0]


@proves("traveller", "D17.1")
@pytest.mark.parametrize(("colour", "column"), [("yellow", 4), ("red", 3), ("blue", 4)])
def test_traveller_rolls_its_die_again(colour: str, column: int) -> None:
    table = cities(dice={0: " ".join([str(column)] * 5)}, rolls="2")
    table.plays(0, colour, "use")
    assert f"{colour} 2" in table.dice(0)
    assert colour in table.moves


@proves("lumber-mill")
def test_lumber_mill_gives_two_wood() -> None:
    assert used("lumber-mill").stock(0) == "2 wood"
    assert bought("lumber-mill", wood=2).built(0) == {"red 3": "lumber-mill"}


@proves("quarry")
def test_quarry_gives_two_stone() -> None:
    assert used("quarry").stock(0) == "2 stone"
    assert bought("quarry", stone=2).built(0) == {"red 3": "quarry"}


@proves("mine")
def test_mine_gives_two_iron() -> None:
    assert used("mine").stock(0) == "2 iron"
    assert bought("mine", iron=2).built(0) == {"red 3": "mine"}


@proves("regular-army")
def test_regular_army_gives_two_strength() -> None:
    assert used("regular-army").strength == 2
    table = bought("regular-army", iron=2)
    assert (table.built(0), table.points(0)) == ({"red 3": "regular-army"}, {"locations": 1})


@proves("gold-mine")
def test_gold_mine_gives_a_gold() -> None:
    table = used("gold-mine")
    assert (table.stock(0), table.seen["gold"]) == ("1 gold", 11)
    assert bought("gold-mine", wood=1, stone=1, iron=1).points(0) == {"locations": 1}


@proves("gold-mine", "D8.1")
def test_gold_mine_gives_nothing_when_the_supply_is_empty() -> None:
    assert used("gold-mine", gold=[0, 2], gold_out=10).stock(0) == "nothing"
