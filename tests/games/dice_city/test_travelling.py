"""D17  Dice that return and dice that travel."""

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


@proves("D17.1")
def test_the_traveller_puts_the_die_back() -> None:
    table = cities(dice={0: "- 4 - - -"}, rolls="6")
    table.plays(0, "yellow", "use")
    assert table.dice(0) == [None, "yellow 6", None, None, None]
    table.rolls(QUIET).plays(0, "yellow", "use")
    assert table.stock(0) == "1 wood"


@proves("D17.1")
def test_the_well_puts_the_die_back() -> None:
    table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": "well"}}, rolls="1 3")
    table.plays(0, "white", "use", "white", "use")
    assert table.dice(0) == ["white 3", None, None, None, None]


@proves("D17.2")
def test_the_dice_of_a_well_are_named_before_any_is_rolled() -> None:
    table = cities(dice={0: "2 1 3 4 -"}, city={0: {"yellow 1": "well"}}, rolls="6 5 4")
    table.plays(0, "yellow", "use")
    assert table.moves == [
        "roll no other", "roll white", "roll red", "roll white red", "roll blue", "roll white blue",
        "roll red blue", "roll white red blue",
    ]  # fmt: skip
    assert "only unused dice can be rolled again · well" in table.refusal("roll black")
    assert "the die spent here is rolled anyway · well" in table.refusal("roll yellow")
    table.plays(0, "roll white blue")
    assert table.dice(0) == ["white 5", "yellow 6", "red 3", "blue 4", None]
    assert [(roll["die"], roll["back"]) for roll in table.told("reroll")] == [
        ("yellow", True),
        ("white", False),
        ("blue", False),
    ]


@proves("D17.3")
def test_a_rolled_die_comes_down_on_its_own_row() -> None:
    well = cities(dice={0: "1 1 - - -"}, moved={"yellow": "black 1"}, city={0: {"white 1": "well"}}, rolls="2 3")
    well.plays(0, "white", "use", "roll yellow")
    assert well.dice(0) == ["white 2", "yellow 3", None, None, None]
    traveller = cities(dice={0: "3 - - - -"}, moved={"white": "red 3"}, rolls="5")
    traveller.plays(0, "white", "use")
    assert traveller.dice(0)[0] == "white 5"


@proves("D17.4")
def test_a_die_taken_to_another_row_belongs_to_it() -> None:
    table = cities(dice={0: "1 2 1 - -"}, city={0: {"white 1": "bridge", "red 1": "stables"}})
    table.plays(0, "white", "use", "yellow to blue 2")
    assert table.dice(0)[1] == "blue 2"
    table.plays(0, "red", "use", "yellow to blue 5")
    table.rolls(QUIET).plays(0, "yellow", "use")
    used = table.told("use")[-1]
    assert (used["location"], used["space"], used["die"]) == ("militia", "blue 5", "yellow")


@proves("D17.5")
def test_dice_share_a_space_after_a_bridge_and_each_uses_it() -> None:
    table = cities(dice={0: "1 3 3 1 -"}, city={0: {"white 1": "bridge", "red 3": "manor"}})
    table.plays(0, "white", "use", "yellow to red 3")
    assert table.dice(0)[1:3] == ["red 3", "red 3"]
    table.plays(0, "yellow", "use", "red", "use")
    assert table.tokens == [4, 0]


@proves("D17.6")
def test_a_die_on_the_space_of_a_new_army_can_use_it() -> None:
    table = cities(dice={0: "1 4 - - 1"}, city={0: {"white 1": "barracks", "yellow 4": "manor"}}, deactivated={0: []})
    table.plays(0, "white", "use", "build yellow 4")
    assert table.dice(0)[1] == "yellow 4"
    assert table.seen["gone"] == {"manor": 1}
    table.plays(0, "yellow", "use")
    assert table.strength == 2


@proves("D17.7")
def test_no_purchase_takes_place_at_a_barracks() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "barracks"}}, display=["well"], iron=[2, 0])
    table.plays(0, "white", "use", "build black 6")
    assert (table.stock(0), table.left("regular-army")) == ("2 iron", 14)
    assert table.display == ["well"] + [None] * 7
    assert table.told("buy") == []


@proves("D17.8")
def test_a_die_that_is_moved_goes_to_another_space() -> None:
    table = cities(dice={0: "1 3 - - -"}, city={0: {"white 1": "stables"}})
    table.plays(0, "white", "use")
    assert table.moves == ["yellow to yellow 1", "yellow to yellow 2"] + [f"yellow to yellow {n}" for n in (4, 5, 6)]
    assert "the die already lies there · stables" in table.refusal("yellow to yellow 3")


@proves("D17.8")
def test_without_another_die_there_is_nothing_to_move() -> None:
    for id in ("stables", "bridge", "coach-house"):
        table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": id}}, gold=[1, 0])
        table.plays(0, "white", "use")
        assert (table.question, table.stock(0)) == ("Buy", "1 gold")


@proves("D17.9")
def test_a_coach_house_moves_no_die_twice() -> None:
    table = cities(dice={0: "1 3 4 - -"}, city={0: {"white 1": "coach-house"}})
    table.plays(0, "white", "use", "yellow right")
    assert table.moves == ["done", "red left", "red right"]
    assert "this die has already moved · coach-house" in table.refusal("yellow right")
