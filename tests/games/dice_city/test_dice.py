"""D5  The dice step."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves

EIGHT = ["well", "bazaar", "church", "manor", "stables", "cemetery", "storehouse", "festival-hall"]


@proves("D5.1")
def test_dice_are_picked_in_any_order_and_leave_the_board() -> None:
    table = cities(dice={0: "1 1 1 1 1"}, rolls=QUIET)
    table.plays(0, "blue", "use", "white", "use", "black", "drop", "yellow", "use", "red", "drop")
    used = {"seat": 0, "copied": False}
    assert table.told("use") == [
        {**used, "die": "blue", "location": "forest", "space": "blue 1"},
        {**used, "die": "white", "location": "forest", "space": "white 1"},
        {**used, "die": "yellow", "location": "mountain", "space": "yellow 1"},
    ]
    assert (table.asked, table.question) == (0, "Buy")
    assert table.stock(0) == "2 wood 1 stone"


@proves("D5.1")
def test_a_die_does_one_thing_only() -> None:
    table = cities(dice={0: "1 1 - - -"})
    table.plays(0, "white", "pass")
    assert table.dice(0) == [None, "yellow 1", None, None, None]
    assert table.refusal("white") == "this die is no longer on the board · D5.1"


@proves("D5.2")
def test_a_die_uses_the_location_it_lies_on() -> None:
    table = cities(dice={0: "2 3 - - 6"}, city={0: {"black 6": "regular-army"}})
    table.plays(0, "white", "use", "black", "use")
    assert (table.stock(0), table.strength) == ("1 stone", 2)


@proves("D5.3")
def test_another_unused_die_moves_one_space_on_its_row() -> None:
    table = cities(dice={0: "3 4 - 2 -"})
    table.plays(0, "white", "move")
    assert table.moves == ["yellow left", "yellow right", "blue left", "blue right"]
    table.plays(0, "blue right")
    assert table.dice(0) == [None, "yellow 4", None, "blue 3", None]
    assert "only another unused die can be moved · D5.3" in cities(dice={0: "3 4 - - -"}).plays(
        0, "white", "move"
    ).refusal("red left")


@proves("D5.3")
def test_the_last_die_has_no_other_to_move() -> None:
    table = cities(dice={0: "3 - - - -"})
    table.plays(0, "white")
    assert table.refusal("move") == "there is no other unused die to move · D5.3"


@proves("D5.3")
def test_a_die_that_changed_its_row_moves_on_the_row_it_lies_on() -> None:
    table = cities(dice={0: "3 4 - - -"}, moved={"yellow": "red 4"})
    table.plays(0, "white", "move", "yellow left")
    assert table.dice(0)[1] == "red 3"


@proves("D5.4")
@pytest.mark.parametrize(("column", "ways", "refused"), [("1", "right", "left"), ("6", "left", "right")])
def test_no_die_moves_past_the_end_of_its_row(column: str, ways: str, refused: str) -> None:
    table = cities(dice={0: f"3 {column} {column} - -"})
    table.plays(0, "white", "move")
    assert table.moves == [f"yellow {ways}", f"red {ways}"]
    assert "no die moves past the end of its row · D5.4" in table.refusal(f"yellow {refused}")


@proves("D5.5")
def test_a_refresh_discards_any_four_cards_and_draws_four() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=EIGHT, deck=["town-hall", "mint", "barracks", "cathedral"])
    table.plays(0, "white", "refresh")
    assert table.question == "Refresh"
    assert table.moves[0] == "discard 1 well"
    table.plays(0, "discard 8 festival-hall", "discard 1 well")
    assert "you have already picked this card · D5.5" in table.refusal("discard 8 festival-hall")
    assert table.display == EIGHT  # nothing is drawn before all are picked
    table.plays(0, "discard 4 manor", "discard 3 church")
    expected = ["town-hall", "bazaar", "mint", "barracks", "stables", "cemetery", "storehouse", "cathedral"]
    assert table.display == expected
    assert table.seen["gone"] == {"church": 1, "festival-hall": 1, "manor": 1, "well": 1}


@proves("D5.6")
def test_one_refresh_a_turn() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well"], refreshed=1)
    table.plays(0, "white")
    assert "refresh" not in table.moves
    assert "the display has already been refreshed this turn · D5.6" in table.refusal("refresh")


@proves("D5.6")
def test_in_the_next_turn_a_refresh_is_possible_again() -> None:
    table = cities(dice={0: "1 - - - -"}, display=["well"], deck=["manor"], rolls=QUIET)
    table.plays(0, "white", "refresh")
    table.plays(1, "white")
    assert "refresh" in table.moves


@proves("D5.7")
def test_with_fewer_than_four_cards_all_are_discarded() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well", "-", "manor"], deck_left=2, deck=["bazaar", "church"])
    table.plays(0, "white", "refresh")
    assert table.display == ["bazaar", None, "church", None, None, None, None, None]
    assert table.seen["deck"] == 0


@proves("D5.7")
def test_without_a_card_there_is_nothing_to_refresh() -> None:
    table = cities(dice={0: "1 1 - - -"})
    table.plays(0, "white")
    assert "there is no card in the display · D5.7" in table.refusal("refresh")


@proves("D5.8")
def test_a_die_reactivates_a_location_of_the_own_city() -> None:
    table = cities(
        dice={0: "1 1 - - -"},
        city={0: {"red 1": "manor", "blue 2": "well", "black 3": "mine"}, 1: {"white 1": "manor"}},
        deactivated={0: ["red 1", "blue 2"], 1: ["white 1"]},
    )
    table.plays(0, "white", "reactivate")
    assert table.moves == ["reactivate red 1", "reactivate blue 2"]
    assert "this location is active · D5.8" in table.refusal("reactivate black 3")
    table.plays(0, "reactivate blue 2")
    assert (table.deactivated(0), table.deactivated(1)) == (["red 1"], ["white 1"])


@proves("D5.8")
def test_with_nothing_deactivated_there_is_nothing_to_reactivate() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={1: {"white 1": "manor"}}, deactivated={1: ["white 1"]})
    table.plays(0, "white")
    assert "no location of your city is deactivated · D5.8" in table.refusal("reactivate")


@proves("D5.9")
def test_reactivating_has_no_limit() -> None:
    table = cities(
        dice={0: "1 1 1 1 -"},
        city={0: {"white 2": "well", "white 3": "well", "yellow 1": "catapult"}},
        deactivated={0: ["white 2", "white 3"]},
    )
    table.plays(0, "white", "reactivate", "reactivate white 2", "red", "reactivate")
    assert table.deactivated(0) == []
    table.plays(0, "yellow", "use")
    assert table.deactivated(0) == ["yellow 1"]
    table.plays(0, "blue", "reactivate")  # the same location, once more
    assert table.deactivated(0) == []


@proves("D5.10")
def test_a_pass_gains_one_pass_token() -> None:
    table = cities(dice={0: "1 1 - - -"})
    table.plays(0, "white", "pass")
    assert table.pass_tokens == [1, 0]
    assert table.clauses("pass_tokens") == ["D5.10"]


@proves("D5.11")
def test_one_pass_a_turn() -> None:
    table = cities(dice={0: "1 1 - - -"}, rolls=QUIET)
    table.plays(0, "white", "pass", "yellow")
    assert "pass" not in table.moves
    assert "you have already passed this turn · D5.11" in table.refusal("pass")
    table.plays(0, "drop")
    table.plays(1, "white", "pass")
    assert table.pass_tokens == [1, 1]


@proves("D5.12")
def test_a_die_can_be_dropped_without_effect() -> None:
    table = cities(dice={0: "1 1 - - -"})
    table.plays(0, "white", "drop")
    assert (table.stock(0), table.strength, table.pass_tokens, table.vp) == ("nothing", 0, [0, 0], [0, 0])
    assert table.told("spend_die") == [{"seat": 0, "die": "white", "space": "white 1", "deed": "drop"}]
    assert table.clauses("spend_die") == ["D5.12"]


@proves("D5.13")
def test_the_step_is_over_when_no_die_is_left() -> None:
    table = cities(dice={0: "1 - - - -"}, wood=[1, 0], rolls=QUIET)
    table.plays(0, "white", "use")
    assert table.question == "Buy"


@proves("D5.13")
def test_the_step_is_over_when_the_seat_says_so_and_the_rest_is_dropped() -> None:
    table = cities(dice={0: "1 1 1 - -"}, wood=[1, 0], rolls=QUIET)
    table.plays(0, "white", "use", "done")
    assert table.question == "Buy"
    assert table.dice(0) == [None] * 5
    assert table.told("end_dice") == [{"seat": 0, "dice": ["yellow", "red"]}]


@proves("D5.14")
def test_a_die_on_a_deactivated_location_can_do_everything_but_use_it() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "well"}}, deactivated={0: ["white 1"]}, display=["well"])
    table.plays(0, "white")
    assert table.moves == ["move", "refresh", "reactivate", "pass", "drop"]


@proves("D5.14")
@pytest.mark.parametrize("id", ["cathedral", "grand-statue", "great-wall", "banking-house", "triumphal-arch"])
def test_a_die_on_a_location_without_an_ability_can_do_everything_but_use_it(id: str) -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}}, display=["well"])
    table.plays(0, "white")
    assert table.moves == ["move", "refresh", "pass", "drop"]
    assert "has no ability that a die could use · D5.14" in table.refusal("use")
