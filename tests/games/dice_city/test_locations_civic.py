"""Civic locations, one by one."""

import pytest

from tests.games.dice_city.story import cities
from tests.games.dice_city.test_locations_basic import used
from tests.proof import proves


@proves("cemetery", "D15.12")
def test_cemetery_deactivates_itself_and_copies_along_its_row() -> None:
    table = used("cemetery")
    assert table.deactivated(0) == ["white 1"]
    assert table.moves == [f"use white {column}" for column in range(2, 7)]
    table.plays(0, "use white 3")
    assert table.stock(0) == "1 iron"


@proves("church", "D15.11")
def test_church_copies_a_location_with_an_unused_die() -> None:
    table = cities(dice={0: "1 3 - 2 -"}, city={0: {"white 1": "church", "yellow 3": "manor"}})
    table.plays(0, "white", "use")
    assert table.moves == ["use yellow 3", "use blue 2"]
    table.plays(0, "use yellow 3")
    assert (table.tokens, table.dice(0)[1]) == ([2, 0], "yellow 3")


@proves("stables")
def test_stables_put_another_die_anywhere_on_its_row() -> None:
    table = cities(dice={0: "1 6 - 3 -"}, city={0: {"white 1": "stables"}})
    table.plays(0, "white", "use")
    assert len(table.moves) == 10
    assert "only another unused die can be moved · stables" in table.refusal("red to red 2")
    table.plays(0, "yellow to yellow 3")
    assert table.dice(0) == [None, "yellow 3", None, "blue 3", None]


@proves("town-hall", "D15.1")
def test_town_hall_copies_any_location_of_the_city() -> None:
    table = used("town-hall")
    assert len(table.moves) == 29
    table.plays(0, "use blue 2")
    assert table.tokens == [1, 0]


@proves("well", "D17.2")
@pytest.mark.parametrize(
    ("move", "dice"),
    [
        ("roll no other", ["white 5", "yellow 2", "red 3", None, None]),
        ("roll yellow", ["white 5", "yellow 6", "red 3", None, None]),
        ("roll yellow red", ["white 5", "yellow 6", "red 1", None, None]),
    ],
)
def test_well_rolls_its_die_and_others_again(move: str, dice: list[str | None]) -> None:
    table = cities(dice={0: "1 2 3 - -"}, city={0: {"white 1": "well"}}, rolls="5 6 1")
    table.plays(0, "white", "use", move)
    assert table.dice(0) == dice


@proves("crossroads")
def test_crossroads_copy_along_their_column() -> None:
    table = cities(dice={0: "5 1 - - -"}, city={0: {"white 5": "crossroads"}})
    table.plays(0, "white", "use")
    assert table.moves == ["use yellow 5", "use red 5", "use blue 5", "use black 5"]
    table.plays(0, "use red 5")
    assert table.tokens == [1, 0]


@proves("bridge", "D17.4")
def test_bridge_puts_another_die_anywhere_in_its_column() -> None:
    table = cities(dice={0: "1 6 - - 2"}, city={0: {"white 1": "bridge"}})
    table.plays(0, "white", "use")
    assert table.moves == [
        "yellow to white 6", "yellow to red 6", "yellow to blue 6", "yellow to black 6",
        "black to white 2", "black to yellow 2", "black to red 2", "black to blue 2",
    ]  # fmt: skip
    table.plays(0, "black to blue 2", "black", "use")
    assert table.tokens == [1, 0]


@proves("coach-house")
def test_coach_house_moves_up_to_two_dice_one_space_each() -> None:
    table = cities(dice={0: "1 1 3 6 -"}, city={0: {"white 1": "coach-house"}})
    table.plays(0, "white", "use")
    assert table.moves == ["done", "yellow right", "red left", "red right", "blue left"]
    assert "no die moves past the end of its row · D5.4" in table.refusal("yellow left")
    assert "only another unused die can be moved · coach-house" in table.refusal("black left")
    table.plays(0, "yellow right", "blue left")
    assert (table.dice(0), table.question) == ([None, "yellow 2", "red 3", "blue 5", None], "ChooseDie")


@proves("coach-house")
def test_coach_house_need_not_move_any_die() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "coach-house"}})
    table.plays(0, "white", "use", "done")
    assert table.dice(0)[1] == "yellow 1"


@proves("coach-house", "D8.5")
def test_coach_house_moves_any_dice_anywhere_on_their_rows_for_a_gold() -> None:
    table = cities(dice={0: "1 1 3 6 -"}, city={0: {"white 1": "coach-house"}}, gold=[1, 0])
    table.plays(0, "white", "use")
    assert table.moves == ["pay nothing", "pay gold"]
    table.plays(0, "pay gold", "yellow to yellow 3", "blue to blue 2")
    assert "this die has already moved · coach-house" in table.refusal("blue to blue 5")
    assert "the die already lies there · coach-house" in table.refusal("red to red 3")
    table.plays(0, "red to red 5")
    assert table.dice(0) == [None, "yellow 3", "red 5", "blue 2", None]
    assert (table.question, table.stock(0), table.seen["gold_out"]) == ("ChooseDie", "nothing", 1)


@proves("coach-house")
def test_coach_house_moves_every_die_there_is() -> None:
    near = cities(dice={0: "1 - - - 3"}, city={0: {"white 1": "coach-house"}}, gold=[1, 0])
    near.plays(0, "white", "use", "pay nothing")
    assert near.moves == ["done", "black left", "black right"]
    far = cities(dice={0: "1 - - - 3"}, city={0: {"white 1": "coach-house"}}, gold=[1, 0])
    far.plays(0, "white", "use", "pay gold")
    assert far.moves == ["done", *(f"black to black {column}" for column in (1, 2, 4, 5, 6))]


@proves("coach-house")
def test_coach_house_may_be_paid_with_nothing() -> None:
    table = cities(dice={0: "1 1 3 6 -"}, city={0: {"white 1": "coach-house"}}, gold=[1, 0])
    table.plays(0, "white", "use", "pay nothing", "red left", "done")
    assert (table.dice(0)[2], table.stock(0)) == ("red 2", "1 gold")


@proves("masons-guild")
def test_masons_guild_reactivates_on_its_row_and_in_its_column() -> None:
    city = {"white 2": "masons-guild", "white 5": "well", "red 2": "manor", "red 5": "mine", "black 2": "mine"}
    table = cities(dice={0: "2 1 - - -"}, city={0: city}, deactivated={0: ["white 5", "red 2", "red 5"]})
    table.plays(0, "white", "use")
    assert table.moves == ["done", "reactivate white 5", "reactivate red 2"]
    assert "neither on the row nor in the column" in table.refusal("reactivate red 5")
    table.plays(0, "reactivate red 2", "done")
    assert table.deactivated(0) == ["white 5", "red 5"]


@proves("masons-guild")
def test_masons_guild_may_reactivate_all_it_reaches() -> None:
    city = {"white 2": "masons-guild", "white 5": "well", "red 2": "manor"}
    table = cities(dice={0: "2 1 - - -"}, city={0: city}, deactivated={0: ["white 5", "red 2"]})
    table.plays(0, "white", "use", "reactivate red 2", "reactivate white 5")
    assert (table.deactivated(0), table.question) == ([], "ChooseDie")
