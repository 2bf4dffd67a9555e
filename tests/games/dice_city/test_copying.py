"""D15  Copied abilities."""

from typing import Any

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves


def hall(**words: Any) -> Story:
    """The white die of seat 0 has just used a Town Hall; the yellow one is still on the board."""
    city = {"white 1": "town-hall", **words.pop("city", {})}
    table = cities(**{"dice": {0: "1 1 - - -"}, "city": {0: city}, **words})
    return table.plays(0, "white", "use")


@proves("D15.1")
def test_a_copied_ability_is_carried_out_with_its_choices_and_its_price() -> None:
    table = hall(city={"red 3": "storehouse"}, wood=[1, 0], iron=[1, 0])
    table.plays(0, "use red 3", "pay iron")
    assert table.stock(0) == "1 wood 3 iron"
    assert table.dice(0) == [None, "yellow 1", None, None, None]
    assert table.clauses("use") == ["D5.2", "D15.1"]


@proves("D15.2")
def test_only_an_active_location_can_be_copied() -> None:
    table = hall(city={"red 3": "manor"}, deactivated={0: ["red 3"]})
    assert "use red 3" not in table.moves
    assert "Manor is deactivated · D15.2" in table.refusal("use red 3")


@proves("D15.3")
@pytest.mark.parametrize("id", ["grand-statue", "cathedral", "triumphal-arch", "great-wall", "banking-house"])
def test_a_location_without_a_die_ability_cannot_be_copied(id: str) -> None:
    table = hall(city={"red 3": id})
    assert "use red 3" not in table.moves
    assert "has no ability that a die could use · D15.3" in table.refusal("use red 3")


@proves("D15.4")
def test_a_location_whose_price_cannot_be_paid_cannot_be_copied() -> None:
    table = hall(city={"red 3": "art-gallery"})
    assert table.refusal("use red 3") == "needs 1 more gold · D15.4"
    paid = hall(city={"red 3": "art-gallery"}, gold=[1, 0])
    paid.plays(0, "use red 3")
    assert (paid.tokens, paid.stock(0)) == ([4, 0], "nothing")


@proves("D15.5")
@pytest.mark.parametrize("id", ["catapult", "bazaar", "merchant-guild"])
def test_the_token_of_a_deactivate_cost_goes_onto_the_copied_location(id: str) -> None:
    table = hall(city={"red 3": id})
    table.plays(0, "use red 3")
    assert table.deactivated(0) == ["red 3"]


@proves("D15.6")
def test_a_die_on_a_location_deactivated_by_a_copy_waits_for_a_reactivation() -> None:
    city = {"white 1": "church", "yellow 2": "catapult"}
    table = cities(dice={0: "1 2 1 1 -"}, city={0: city})
    table.plays(0, "white", "use", "use yellow 2")
    assert (table.strength, table.dice(0)[1]) == (3, "yellow 2")
    table.plays(0, "yellow")
    assert "Catapult is deactivated · D5.14" in table.refusal("use")
    table.match.undo()
    table.plays(0, "red", "reactivate", "yellow", "use")
    assert table.strength == 6


@proves("D15.7")
def test_row_and_column_mean_those_of_the_copied_location() -> None:
    row = hall(city={"red 1": "merchant-guild", "red 2": "mine", "red 3": "quarry", "white 2": "lumber-mill"})
    row.plays(0, "use red 1")
    assert row.stock(0) == "1 stone 1 iron"
    column = hall(city={"yellow 2": "parade-ground"})
    column.plays(0, "use yellow 2")
    assert column.strength == 2  # itself and the printed Militia of the red row


@proves("D15.7")
def test_a_copied_copier_reaches_along_its_own_row() -> None:
    table = hall(city={"red 3": "cemetery"})
    table.plays(0, "use red 3")
    assert table.moves == ["use red 1", "use red 2", "use red 4", "use red 5", "use red 6"]
    assert "Cemetery does not reach that far · cemetery" in table.refusal("use white 2")


@proves("D15.8")
def test_the_die_spent_is_the_one_on_the_first_copier() -> None:
    table = hall(rolls="5")
    table.plays(0, "use red 3")  # the printed Traveller
    assert table.dice(0) == ["white 5", "yellow 1", None, None, None]
    chain = hall(city={"black 1": "crossroads", "blue 1": "well"}, rolls="4")
    chain.plays(0, "use black 1", "use blue 1", "roll no other")
    assert chain.dice(0) == ["white 4", "yellow 1", None, None, None]


@proves("D15.9")
def test_copiers_copy_copiers_but_no_space_occurs_twice() -> None:
    table = hall(city={"black 2": "town-hall", "black 1": "crossroads", "red 1": "manor"})
    assert "this space is already in the chain of copies · D15.9" in table.refusal("use white 1")
    table.plays(0, "use black 2")  # the same kind on another space
    assert "this space is already in the chain of copies · D15.9" in table.refusal("use black 2")
    table.plays(0, "use black 1")
    assert table.moves == ["use yellow 1", "use red 1", "use blue 1"]
    table.plays(0, "use red 1")
    assert table.tokens == [2, 0]


@proves("D15.10")
def test_with_nothing_to_copy_a_copier_does_nothing() -> None:
    table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": "church"}}, rolls=QUIET)
    table.plays(0, "white", "use")
    assert (table.turn, [use["location"] for use in table.told("use")]) == (1, ["church"])
    assert table.told("no_effect") == [{"seat": 0, "location": "church", "space": "white 1"}]


@proves("D15.10")
def test_a_chain_may_end_with_nothing_to_copy() -> None:
    city = {"white 1": "town-hall", "red 1": "church"}
    table = cities(dice={0: "1 - - - -"}, city={0: city}, rolls=QUIET)
    table.plays(0, "white", "use", "use red 1")  # no other die is left that the Church could look for
    assert [use["location"] for use in table.told("use")] == ["town-hall", "church"]
    assert (table.turn, table.stock(0), table.vp[0]) == (1, "nothing", 5)


@proves("D15.11")
def test_a_die_on_the_location_that_the_church_copies_is_unused_and_stays_so() -> None:
    table = cities(dice={0: "1 3 5 2 -"}, city={0: {"white 1": "church"}})
    table.plays(0, "white", "use")
    assert table.moves == ["use yellow 3", "use red 5", "use blue 2"]
    assert "Church does not reach that far · church" in table.refusal("use black 1")
    table.plays(0, "use yellow 3", "yellow", "use")
    assert table.tokens == [2, 0]


@proves("D15.12")
def test_the_cemetery_lays_down_its_token_before_it_copies() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "cemetery", "white 2": "masons-guild"}})
    table.plays(0, "white", "use", "use white 2")
    assert table.moves == ["done", "reactivate white 1"]
    table.plays(0, "reactivate white 1")
    assert table.deactivated(0) == []
