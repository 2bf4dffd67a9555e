"""A14  Army battles, and A15  neutral regions."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import Story, told, world
from tests.proof import proves


def fight(defenders: str, attackers: str, rolls: str = "", **words: Any) -> Story:
    """Seat 0 attacks Poland, which seat 1 has; the battle goes on as far as the dice are told."""
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": defenders}}
    return world(step="battle", attack={"POL": attackers}, rolls=rolls, **{"land": land, **words})


def blanks(number: int) -> str:
    return " ".join(["blank"] * number)


@proves("A14.1")
def test_all_who_entered_fight_all_who_are_there() -> None:
    table = fight("2 infantry", "3 infantry", "infantry blank infantry infantry blank")
    assert table.told("battle")[0] == {
        "seat": 0,
        "defender": 1,
        "region": "POL",
        "attackers": {"infantry": 3},
        "defenders": {"infantry": 2},
    }
    assert table.army("POL") == "2 infantry"


@proves("A14.2")
def test_the_defender_deploys_four_then_the_attacker_does() -> None:
    table = fight("4 infantry 2 tank", "3 infantry 3 plane")
    assert (table.question, table.asked) == ("Deploy", 1)
    assert table.moves == ["0 tank", "1 tank", "2 tank"]
    table.plays(1, "1 tank")
    assert told(table.side("defender")["line"]) == "3 infantry 1 tank"
    assert told(table.side("defender")["reserve"]) == "1 infantry 1 tank"
    assert (table.asked, table.moves) == (0, ["1 plane", "2 plane", "3 plane"])  # infantry alone would not fill it


@proves("A14.2")
def test_fewer_than_four_are_all_in_line() -> None:
    table = fight("1 infantry", "1 infantry 1 artillery 1 tank")
    assert told(table.side("attacker")["line"]) == "1 infantry 1 artillery 1 tank"
    assert table.question == "AskSalvo"


@proves("A14.3")
def test_only_artillery_faces_hit_in_a_salvo() -> None:
    table = fight("2 infantry", "2 artillery", "artillery plane blank artillery blank")
    assert table.moves == ["no salvo", "salvo"]
    table.plays(0, "salvo")
    assert table.told("salvo")[0]["hits"] == 1
    assert table.told("fire")[0]["blanks"] == 1  # one defender is left to answer
    assert table.army("POL") == "2 artillery"


@proves("A14.3")
def test_a_salvo_can_be_left_out() -> None:
    table = fight("1 infantry", "1 artillery", "blank artillery").plays(0, "no salvo")
    assert table.told("salvo") == [] and table.owner("POL") == 0


@proves("A14.4")
def test_the_defender_acts_first() -> None:
    table = fight("1 infantry", "1 infantry", "infantry")
    assert table.told("fire") == [
        {
            "seat": 1,
            "side": "defender",
            "place": "POL",
            "turn": 1,
            "dice": 1,
            "faces": {"infantry": 1},
            "blanks": 0,
            "air": 0,
            "hits": 1,
        }
    ]
    assert table.owner("POL") == 1


@proves("A14.5")
def test_lines_grow_by_one_each_turn_and_must_be_filled() -> None:
    table = fight("9 infantry", "9 infantry", blanks(30), strict=False)
    fired = [(event["seat"], event["dice"]) for event in table.told("fire")]
    assert fired[:6] == [(1, 4), (0, 4), (1, 5), (0, 5), (1, 6), (0, 6)]


@proves("A14.5")
def test_the_acting_side_chooses_from_reserve() -> None:
    table = fight("5 infantry 2 tank", "4 infantry", blanks(4) + " infantry " + blanks(3)).plays(1, "0 tank")
    # one infantry fell: two places are free in the second turn
    assert (table.asked, table.moves) == (1, ["1 tank", "2 tank"])


@proves("A14.6", "A14.7")
@pytest.mark.parametrize(
    ("line", "faces", "hits"),
    [
        ("2 tank", "tank tank", 2),
        ("1 infantry 1 tank", "tank tank", 1),  # one die a unit
        ("1 infantry 1 artillery 1 tank 1 plane", "plane plane tank blank", 2),
        ("4 infantry", "infantry infantry infantry artillery", 3),
        ("1 infantry 1 plane", "artillery tank", 0),
    ],
)
def test_hits_are_the_fewer_of_faces_and_units(line: str, faces: str, hits: int) -> None:
    table = fight(line, "4 infantry", faces, strict=False)
    assert table.told("fire")[0]["dice"] == len(faces.split())
    assert table.told("fire")[0]["hits"] == hits


@proves("A14.8")
def test_losses_follow_the_hierarchy_within_the_line() -> None:
    table = fight("3 plane", "1 infantry 1 artillery 1 tank 1 plane", "plane plane plane", strict=False)
    table.plays(0, "no salvo")
    assert table.lost()[0] == (0, "1 infantry 1 artillery 1 tank")


@proves("A14.8")
def test_hits_beyond_the_line_are_lost() -> None:
    table = fight(
        "4 plane",
        "3 infantry",
        "plane plane plane plane blank plane",
        overrides={"numbers.line": 2},
    )
    assert table.lost()[0] == (0, "2 infantry")  # two planes in line, two infantry


@proves("A14.9")
def test_there_is_no_retreat() -> None:
    table = fight("1 plane", "2 infantry", "plane blank plane")
    assert table.told("fire")[0]["hits"] == 1 and table.owner("POL") == 1


@proves("A14.10", "A14.11")
def test_the_winner_stands_in_the_region_with_a_marker() -> None:
    table = fight("1 infantry", "3 infantry", "blank infantry blank blank")
    assert (table.owner("POL"), table.army("POL")) == (0, "3 infantry")
    assert (table.nation(0)["regions"], table.nation(1)["regions"]) == (2, 1)
    assert table.seen["changed"] == ["POL"]


@proves("A14.11")
def test_a_neutral_marker_is_taken() -> None:
    table = world(step="battle", attack={"POL": "2 infantry"}, rolls="blank", markers={"POL": "monarchy"})
    assert table.region("POL")["marker"] is None
    assert table.seen["markers_taken"] == {"communism": 0, "democracy": 0, "monarchy": 1, "fascism": 0}


@proves("A14.12")
def test_ships_on_a_conquered_coast_are_destroyed() -> None:
    table = fight("1 infantry", "1 infantry", "blank infantry", docked={"POL": "2 destroyer 1 battleship"})
    assert table.ships("POL") == "nobody"
    assert table.told("scuttle") == [{"seat": 1, "region": "POL", "ships": {"destroyer": 2, "battleship": 1}}]


@proves("A14.13")
def test_if_the_defender_wins_nothing_changes_hands() -> None:
    table = fight("2 infantry", "1 infantry", "infantry blank", docked={"POL": "1 destroyer"})
    assert (table.owner("POL"), table.army("POL"), table.ships("POL")) == (1, "2 infantry", "1 destroyer")


# ---------------------------------------------------------------------- neutral regions


def invade(attackers: str, rolls: str, **words: Any) -> Story:
    """Seat 0 attacks Poland, which nobody has."""
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry"}}
    return world(step="battle", attack={"POL": attackers}, rolls=rolls, **{"land": land, **words})


@proves("A15.1")
def test_the_next_player_in_turn_order_speaks_for_a_neutral_region() -> None:
    faces = "infantry infantry infantry tank plane"
    table = invade("9 infantry", faces, year=5, seats=3, turn=0, direction="counterclockwise")
    assert (table.question, table.asked) == ("Deploy", 2)


@proves("A15.2")
def test_a_die_for_each_year_makes_the_defenders() -> None:
    table = invade("3 infantry", "infantry blank tank", year=3, strict=False)
    assert table.told("neutrals") == [{"seat": 1, "region": "POL", "dice": 3, "units": {"infantry": 1, "tank": 1}}]


@proves("A15.3")
def test_where_nobody_comes_the_region_is_taken_unfought() -> None:
    table = invade("2 infantry", "blank blank", year=2)
    assert (table.owner("POL"), table.army("POL")) == (0, "2 infantry") and table.told("battle") == []
    assert table.clauses("conquer") == ["A15.3"]


@proves("A15.4", "A15.5")
def test_a_region_that_holds_stays_neutral_and_its_units_go() -> None:
    table = invade("1 infantry", "plane plane", markers={"POL": "fascism"}, face_up=["POL"])
    assert table.owner("POL") is None and table.army("POL") == "nobody"
    assert table.region("POL")["marker"] == "fascism"


@proves("A15.6")
def test_neutrals_fire_no_salvo_and_nobody_plays_cards_for_them() -> None:
    table = invade("1 infantry", "artillery artillery", hands={1: ["barrage", "fortifications"]})
    assert table.told("salvo") == [] and table.hand(1) == ["barrage", "fortifications"]
