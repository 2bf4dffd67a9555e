"""A16  Navy battles by symbols, and A17  by line-up."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import Story, told, world
from tests.proof import proves

LAND = {0: {"GER": "5 infantry"}, 1: {"GBR": "5 infantry"}}


def battle(defenders: str, attackers: str, rolls: str = "", **words: Any) -> Story:
    """Seat 0 attacks the fleet of seat 1 in the Baltic."""
    return world(
        step="battle", fleets={1: {"BAL": defenders}}, attack={"BAL": attackers}, rolls=rolls, **{"land": LAND, **words}
    )


@proves("A16.1")
def test_fleets_fight_in_lines_the_defender_first_without_retreat() -> None:
    table = battle("5 destroyer 1 battleship", "1 destroyer", "destroyer blank blank blank").plays(1, "0 battleship")
    assert table.told("fire")[0]["seat"] == 1
    assert table.owner("BAL") == 1 and table.ships("BAL") == "5 destroyer 1 battleship"


@proves("A16.2")
def test_there_is_no_salvo_at_sea() -> None:
    table = battle("1 destroyer", "2 submarine", "blank submarine blank")
    assert table.told("salvo") == [] and table.owner("BAL") == 0


@proves("A16.3", "A16.4")
def test_carriers_bring_air_support_that_hits_on_planes() -> None:
    table = battle("3 destroyer", "2 carrier", "blank blank blank carrier blank plane plane")
    assert table.told("air_support") == [{"seat": 0, "side": "attacker", "place": "BAL", "dice": 2, "hits": 2}]
    assert table.told("fire")[1]["hits"] == 3  # one carrier face matched, and two planes
    assert table.owner("BAL") == 0


@proves("A16.4")
def test_a_face_needs_a_ship_of_its_kind() -> None:
    table = battle("1 battleship", "1 destroyer 1 submarine", "battleship destroyer battleship battleship")
    assert table.told("fire")[0]["hits"] == 1
    assert table.told("fire")[1]["hits"] == 0  # the destroyer is gone, and nobody else matches


@proves("A16.5")
def test_losses_go_from_destroyers_to_battleships_one_hit_a_ship() -> None:
    faces = "battleship battleship battleship battleship"
    table = battle("4 battleship", "1 destroyer 1 submarine 1 carrier 1 battleship", faces)
    assert table.lost()[0] == (0, "1 destroyer 1 submarine 1 carrier 1 battleship")
    two = battle("2 battleship", "1 submarine 1 battleship", "battleship battleship")
    assert two.owner("BAL") == 1


@proves("A16.5")
def test_a_sunk_carrier_rolls_no_air_support() -> None:
    table = battle("2 battleship", "1 carrier 1 battleship", "battleship blank battleship battleship battleship")
    assert table.told("air_support") == []


@proves("A16.6")
def test_ships_without_cargo_go_first() -> None:
    rolls = "blank blank destroyer destroyer"
    table = battle("2 destroyer", "1 destroyer", rolls, cargo={"BAL": {"destroyer": "1 infantry"}})
    assert table.lost()[0] == (1, "1 destroyer")
    assert table.told("drown") == [] and table.cargo("BAL") == {"destroyer": "1 infantry"}


@proves("A16.6")
def test_the_owner_says_which_cargo_goes_down() -> None:
    table = battle(
        "2 destroyer 1 carrier",
        "1 destroyer 1 battleship",
        "blank blank blank blank destroyer blank",
        cargo={"BAL": {"destroyer": "1 infantry 1 tank", "carrier": "1 plane"}},
    )
    assert (table.asked, table.moves) == (1, ["lose infantry", "lose tank"])
    table.rolls("destroyer carrier plane").plays(1, "lose infantry")
    assert table.cargo("BAL") == {"destroyer": "1 tank", "carrier": "1 plane"}


@proves("A16.7")
def test_who_has_ships_left_controls_the_zone() -> None:
    table = battle("1 destroyer", "1 battleship 1 submarine", "blank battleship blank")
    assert (table.owner("BAL"), table.ships("BAL")) == (0, "1 submarine 1 battleship")
    assert table.told("rule_waves")[0]["seat"] == 0


# ---------------------------------------------------------------------- line-up


def lineup(defenders: str, attackers: str, rolls: str = "", **words: Any) -> Story:
    options = {"seaBattle": "lineup", **words.pop("options", {})}
    return battle(defenders, attackers, rolls, options=options, **words)


def lay(table: Story, seat: int, *ships: str) -> None:
    table.plays(seat, *[f"lay {ship}" for ship in ships])


@proves("A17.1")
def test_rows_are_laid_in_secret_and_revealed() -> None:
    table = lineup("1 destroyer 1 submarine", "1 carrier 1 battleship")
    assert table.asked == 1
    assert "you have no Carrier left" in table.refusal("lay carrier")
    lay(table, 1, "submarine")  # the destroyer follows by itself
    assert table.sees(1)["battle"]["defender"]["row"] == ["submarine", "destroyer"]
    assert table.sees(0)["battle"]["defender"]["row"] == [] and table.seen["battle"]["defender"]["row"] == []
    table.rolls("blank blank battleship battleship blank blank battleship battleship")
    lay(table, 0, "carrier")
    assert table.told("row")[0]["ships"] == ["submarine", "destroyer"]


@proves("A17.1")
def test_a_row_has_eight_ships_at_most() -> None:
    table = lineup("12 destroyer", "9 submarine 1 carrier")
    lay(table, 0, *["submarine"] * 7)
    table.rolls(" ".join(["blank"] * 32))
    lay(table, 0, "submarine")
    assert [len(row["ships"]) for row in table.told("row")] == [8, 8]


@proves("A17.2")
def test_ships_engage_from_left_to_right_while_there_is_one_opposite() -> None:
    table = lineup("1 destroyer", "3 destroyer", "battleship blank blank blank")
    first = {"zone": "BAL", "number": 1, "ship": "destroyer"}
    assert table.told("engage") == [
        {"seat": 1, "side": "defender", **first, "dice": [4, 0], "bonus": 0, "sum": 4},
        {"seat": 0, "side": "attacker", **first, "dice": [0, 0], "bonus": 0, "sum": 0},
    ]
    assert table.told("hit") == [{"seat": 0, "side": "attacker", **first, "sunk": True}]


@proves("A17.3")
@pytest.mark.parametrize(
    ("dice", "faces", "sums"),
    [
        ("navy", "battleship carrier submarine destroyer", [7, 3]),
        ("navy", "blank blank battleship battleship", [0, 8]),
        ("order", "6 5 1 2", [11, 3]),
    ],
)
def test_two_dice_a_side_are_added(dice: str, faces: str, sums: list[int]) -> None:
    table = lineup("2 destroyer", "1 destroyer", faces, options={"lineupDice": dice})
    assert [event["sum"] for event in table.told("engage")[:2]] == sums


@proves("A17.4")
@pytest.mark.parametrize(
    ("ship", "other", "bonus"),
    [
        ("battleship", "destroyer", 2),
        ("submarine", "battleship", 2),
        ("destroyer", "submarine", 2),
        ("carrier", "destroyer", 1),
        ("carrier", "battleship", 1),
        ("carrier", "carrier", 0),
        ("destroyer", "battleship", 0),
        ("submarine", "submarine", 0),
    ],
)
def test_what_a_ship_adds_against_another(ship: str, other: str, bonus: int) -> None:
    table = lineup(f"1 {other}", f"1 {ship}", "battleship battleship battleship battleship")
    assert table.told("engage")[1]["sum"] == 8 + bonus


@proves("A17.5")
def test_carriers_beside_a_ship_add_one_each() -> None:
    table = lineup("3 destroyer", "2 carrier 1 submarine")
    table.rolls(" ".join(["blank"] * 12))
    lay(table, 0, "carrier", "submarine")
    assert [event["sum"] for event in table.told("engage") if event["seat"] == 0] == [1, 2, 1]


@proves("A17.6")
def test_equal_sums_hit_nobody() -> None:
    table = lineup("1 destroyer", "1 destroyer", "battleship blank battleship blank")
    assert table.told("lose") == [] and table.question in ("AskRetreat", "LayShip", "")


@proves("A17.7")
def test_a_hit_falls_on_the_first_ship_of_the_row() -> None:
    table = lineup("1 battleship 1 submarine", "2 destroyer")
    table.rolls("blank blank blank blank blank blank battleship battleship")
    lay(table, 1, "battleship")
    # the first engagement is a draw, the second is lost by the submarine: the battleship turns
    assert table.side("defender")["damaged"] == 1


@proves("A17.7")
def test_between_carriers_the_one_that_fought_is_hit() -> None:
    table = lineup("1 destroyer 1 carrier", "1 submarine 1 carrier")
    lay(table, 1, "destroyer")
    table.rolls("blank blank submarine blank blank blank battleship battleship")
    lay(table, 0, "submarine")
    assert table.lost() == [(1, "1 carrier")]


@proves("A17.8")
def test_a_battleship_sinks_at_the_second_hit() -> None:
    table = lineup("1 battleship 1 destroyer", "2 submarine")
    table.rolls("blank blank battleship battleship blank blank battleship battleship")
    lay(table, 1, "battleship")
    assert table.lost() == [(1, "1 battleship")]


@proves("A17.9", "A17.12")
def test_a_sideways_battleship_leaves_the_battle_and_is_whole_again() -> None:
    table = lineup("1 battleship", "1 submarine", "blank blank battleship battleship")
    assert (table.owner("BAL"), table.owner("NSE")) == (0, 1)
    assert table.ships("NSE") == "1 battleship"


@proves("A17.10")
def test_after_a_round_the_defender_then_the_attacker_may_retreat() -> None:
    table = world(
        land=LAND,
        options={"seaBattle": "lineup"},
        docked={"GER": "2 destroyer"},
        fleets={1: {"BAL": "2 destroyer"}},
        rolls=" ".join(["blank"] * 8),
    ).plays(0, "navigate", "ships GER", "2 destroyer", "sail BAL")
    assert (table.question, table.asked) == ("AskRetreat", 1)
    table.plays(1, "fight on")
    assert (table.question, table.asked) == ("AskRetreat", 0)
    table.plays(0, "retreat")
    assert table.owner("BAL") == 1 and table.ships("GER") == "2 destroyer"


@proves("A17.10")
def test_else_a_new_round_begins() -> None:
    table = lineup("2 destroyer", "2 destroyer", " ".join(["blank"] * 16)).plays(1, "fight on")
    assert len(table.told("row")) == 4  # the attacker came from nowhere, and cannot retreat


@proves("A17.11")
def test_where_one_may_retreat_to() -> None:
    land = {0: LAND[0], 1: {"GBR": "1 infantry", "POL": "1 infantry"}}
    table = lineup("2 destroyer", "2 destroyer", " ".join(["blank"] * 8), land=land).plays(1, "retreat")
    assert table.moves == ["retreat POL", "retreat NSE"]
    assert "this region is not yours" in table.refusal("retreat FIN")
    table.plays(1, "retreat POL")
    assert table.ships("POL") == "2 destroyer" and table.owner("BAL") == 0


@proves("A17.11", "A17.12")
def test_without_a_haven_what_is_left_is_lost() -> None:
    table = world(
        step="battle",
        land=LAND,
        options={"seaBattle": "lineup"},
        fleets={1: {"BAL": "1 battleship"}, 0: {"NSE": "1 destroyer"}},
        attack={"BAL": "1 submarine"},
        rolls="blank blank battleship battleship",
    )
    assert table.owner("BAL") == 0 and "battleship" not in table.ships("NSE")
    assert table.told("retreat") == []


@proves("A17.11")
def test_cargo_goes_along_in_a_retreat() -> None:
    table = lineup("2 destroyer", "2 destroyer", " ".join(["blank"] * 8), cargo={"BAL": {"destroyer": "1 tank"}}).plays(
        1, "retreat"
    )
    assert table.cargo("NSE") == {"destroyer": "1 tank"}


@proves("A17.13")
def test_there_is_no_air_support_in_a_line_up() -> None:
    table = lineup("1 destroyer", "1 carrier", "blank blank battleship battleship")  # four dice are all
    assert table.told("air_support") == [] and told(table.zone("BAL")["ships"]) == "1 carrier"
